//! Folders of one campaign at each of its stages, and all that players know of them.

use std::fs;
use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::{Table, Templates, copy};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::record::Record;
use crate::campaign::{Campaign, Session};
use crate::kernel::campaign::{CampaignError, journal};
use crate::rules::flow::past;

/// What the stages are called, in order.
pub const STAGES: [&str; 7] =
    ["begun", "in play", "last decision", "over", "deciding", "settled", "second"];

/// A campaign at each stage.
pub struct Stages {
    place: tempfile::TempDir,
}

impl Stages {
    pub fn of(seed: u64, name: &str) -> Stages {
        let place = tempfile::tempdir().expect("a folder for the test");
        let stages = Stages { place };
        let party = ["brannick".to_owned(), "pim".to_owned()];
        let begun = stages.dir(0);
        drop(Campaign::create(&begun, "lamplighters", &party, &[], name, seed).expect("it fits"));
        let templates = Templates::of(&begun);
        copy(&templates.middle, &stages.dir(1));
        copy(&templates.last, &stages.dir(2));
        let next = |from: usize| {
            copy(&stages.dir(from), &stages.dir(from + 1));
            stages.dir(from + 1)
        };
        let mut table = Table::open(&next(2)).expect("it opens");
        table.step().expect("saved");
        table.session.finish(&mut table.world).expect("it is over");
        drop(table);
        let mut session = Session::new(Campaign::open(&next(3)).expect("it opens"));
        session.enter_downtime().expect("it goes on");
        for _ in 0..3 {
            let Some(downtime) = session.downtime() else { break };
            let choice = downtime.proposal().unwrap_or(Choice::Later);
            session.decide(&choice).expect("saved");
        }
        drop(session);
        let mut session = Session::new(Campaign::open(&next(4)).expect("it opens"));
        session.settle().expect("saved");
        drop(session);
        let mut table = Table::open(&next(5)).expect("it opens");
        for _ in 0..8 {
            table.step().expect("saved");
        }
        stages
    }

    /// The folder of a stage.
    pub fn dir(&self, stage: usize) -> PathBuf {
        self.place.path().join(stage.to_string())
    }
}

/// All that players know of a campaign, without when it was: the record, and the table or what is
/// between two games as it stands.
#[derive(Debug, PartialEq)]
pub struct Known {
    record: Record,
    table: Option<u64>,
    downtime: Option<u64>,
}

impl Known {
    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Opens a campaign and looks, with what is told on the way.
    pub fn of(dir: &Path) -> Result<(Known, Vec<String>), CampaignError> {
        let mut session = Session::new(Campaign::open(dir)?);
        let mut record = session.campaign.record.clone();
        let mut notices = std::mem::take(&mut session.campaign.notices);
        let (mut table, mut downtime) = (None, None);
        let meeting = journal::downtime_path(dir, record.downtimes + 1);
        if session.downtime_is_due() || journal::exists(&meeting) {
            notices.extend(session.enter_downtime()?);
            downtime = session.downtime().map(AdventureDowntime::digest);
        } else if journal::exists(&journal::path(dir, record.journal())) {
            let mut world = World::new();
            notices.extend(session.start_or_resume(&mut world, None, None)?);
            table = Some(past::digest(&world));
        }
        timeless(&mut record);
        Ok((Known { record, table, downtime }, notices))
    }
}

/// Takes out of a record when it was.
fn timeless(record: &mut Record) {
    (record.last_played, record.sat) = (0, 0);
    for played in &mut record.body.results {
        (played.at, played.seconds) = (0, None);
    }
}

/// Whether a file's bytes are that record, whenever it was.
pub fn is_record(bytes: &[u8], known: &Record) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let read = ron::from_str::<Record>(&text);
    read.is_ok_and(|mut record| {
        timeless(&mut record);
        record == *known
    })
}

/// The files of a folder by their paths within it, but for the lock.
pub fn files(dir: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for folder in ["", "journals", "generations", "statistics"] {
        let Ok(entries) = fs::read_dir(dir.join(folder)) else { continue };
        for entry in entries.flatten().filter(|e| e.path().is_file()) {
            let name = entry.file_name().to_string_lossy().into_owned();
            all.push(if folder.is_empty() { name } else { format!("{folder}/{name}") });
        }
    }
    all.retain(|f| f != "lock");
    all.sort();
    all
}
