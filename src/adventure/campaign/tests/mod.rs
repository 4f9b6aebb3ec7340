//! What campaign folders withstand: programs that are stopped, disks that fail, files that rot.

mod archives;
mod contents;
mod damage;
mod elsewhere;
mod ends;
mod gone;
mod kept;
#[cfg(unix)]
mod locked;
#[cfg(target_os = "linux")]
mod odd;
mod repeated;
mod replaced;
mod resumed;
mod stages;
mod stopped;
mod uncertain;

use std::fs;
use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::{Campaign, Session};
use crate::kernel::campaign::CampaignError;
use crate::kernel::campaign::entry::{Entry, Families};
use crate::rules::family::Adventure;
use crate::rules::flow::past;
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::sim::bots::{Bot, random::Random};

/// Whether `EMBERDECK_THOROUGH` asks for all there is to try, which takes minutes.
fn thorough() -> bool {
    std::env::var_os("EMBERDECK_THOROUGH").is_some()
}

/// The families of these tests.
const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);

/// A campaign folder, its table, and a bot that plays on it.
struct Table {
    world: World,
    session: Session,
    bot: Random,
    notices: Vec<String>,
}

impl Table {
    /// Opens a folder and goes on where it was left.
    fn open(dir: &Path) -> Result<Table, CampaignError> {
        let mut world = World::new();
        let mut session = Session::new(Campaign::open(dir)?);
        let mut notices = Vec::new();
        if session.downtime_is_due() {
            notices = session.enter_downtime()?;
            session.settle()?;
        }
        notices.extend(session.start_or_resume(&mut world, None, None)?);
        Ok(Table { world, session, bot: Random::new(3), notices })
    }

    fn digest(&self) -> u64 {
        past::digest(&self.world)
    }

    fn decisions(&self) -> usize {
        self.world.resource::<past::Journal>().decisions.len()
    }

    fn over(&self) -> bool {
        play::ended(&self.world).is_some()
    }

    /// What the bot would answer.
    fn answer(&mut self) -> Vec<Act> {
        let prompt = play::prompt(&self.world).cloned().expect("a prompt is open");
        self.bot.choose(&mut self.world, &prompt)
    }

    fn step(&mut self) -> Result<(), CampaignError> {
        let acts = self.answer();
        self.session.submit(&mut self.world, &acts)
    }
}

/// Folders to start from: one in the middle of a scenario, one that is a decision before its end.
struct Templates {
    _place: tempfile::TempDir,
    middle: PathBuf,
    last: PathBuf,
}

impl Templates {
    fn new() -> Templates {
        let place = tempfile::tempdir().expect("a folder for the test");
        let party = ["brannick".to_owned(), "pim".to_owned()];
        let dir = place.path().join("begun");
        let new = Campaign::create(&dir, "lamplighters", &party, &[], "First Light", 7);
        drop(new.expect("a campaign"));
        Templates::of(&dir)
    }

    /// The same of a campaign that was just begun.
    fn of(begun: &Path) -> Templates {
        let place = tempfile::tempdir().expect("a folder for the test");
        let (middle, last) = (place.path().join("middle"), place.path().join("last"));
        copy(begun, &middle);
        let mut table = Table::open(&middle).expect("it opens");
        while table.decisions() < 25 {
            table.step().expect("it is saved");
        }
        table.session.undo(&mut table.world).expect("it is saved");
        drop(table);
        copy(&middle, &last);
        let mut table = Table::open(&last).expect("it opens");
        loop {
            table.step().expect("it is saved");
            if table.over() {
                break;
            }
        }
        table.session.undo(&mut table.world).expect("it is saved");
        drop(table);
        Templates { _place: place, middle, last }
    }
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("written");
    for entry in fs::read_dir(from).expect("read").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}
