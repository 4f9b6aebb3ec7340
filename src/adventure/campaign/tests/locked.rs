//! The lock of a campaign that is open is taken away: nothing more is written, whatever is tried.

use std::fs;
use std::path::Path;

use super::stages::Stages;
use super::{Table, copy};
use crate::autopass::StopSettings;
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::{Campaign, Session};
use crate::cards::difficulty::Difficulty;
use crate::kernel::campaign::players::Seating;
use crate::kernel::campaign::{CampaignError, UndoPolicy};
use crate::kernel::store::lock::Lock;
use crate::rules::flow::past;

/// Every byte of a folder but the lock's.
fn bytes(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let read = |f: String| (f.clone(), fs::read(dir.join(f)).expect("read"));
    super::stages::files(dir).into_iter().map(read).collect()
}

/// What can be done at a table.
fn at_a_table(table: &mut Table) -> Vec<(&'static str, Result<(), CampaignError>)> {
    let mut choices = table.session.campaign.record.choices.clone();
    choices.undo = UndoPolicy::Off;
    let seating = Seating { people: Vec::new(), ..table.session.campaign.seating() };
    let mut stops = StopSettings::default();
    stops.everything = true;
    let harder = Difficulty { hours: -5, ..Difficulty::default() };
    let digest = past::digest(&table.world);
    let done = vec![
        ("a decision", table.step()),
        ("an undo", table.session.undo(&mut table.world).map(drop)),
        ("far back", table.session.back(&mut table.world, 3)),
        ("a choice", table.session.choose(Some(digest), &choices)),
        ("stops", table.session.keep_stops(&stops)),
        ("seats", table.session.campaign.set_seating(&seating)),
        ("difficulty", table.session.campaign.set_difficulty(harder)),
    ];
    assert_eq!(table.digest(), digest);
    done
}

#[test]
fn nothing_is_written_without_the_lock() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    for way in ["gone", "another file", "a link"] {
        let take_away = |dir: &Path| {
            fs::remove_file(dir.join("lock")).expect("removed");
            match way {
                "another file" => fs::write(dir.join("lock"), "1\n").expect("written"),
                "a link" => {
                    std::os::unix::fs::symlink("/dev/null", dir.join("lock")).expect("linked");
                }
                _ => {}
            }
        };
        let refused =
            |dir: &Path, before: &[(String, Vec<u8>)], done: (&str, Result<(), CampaignError>)| {
                let t = done.1.expect_err(done.0);
                assert!(
                    t.to_string().contains("Nothing more is saved in this folder"),
                    "{way}, {}: {t}",
                    done.0
                );
                assert_eq!(bytes(dir), before, "{way}, {}", done.0);
            };
        let dir = place.path().join(format!("{way} in play"));
        copy(&stages.dir(1), &dir);
        let mut table = Table::open(&dir).expect("it opens");
        let before = bytes(&dir);
        take_away(&dir);
        for done in at_a_table(&mut table) {
            refused(&dir, &before, done);
        }
        table.session.try_saving();
        assert!(table.session.unsaved().is_some());
        // In another folder it goes on.
        let new = place.path().join(format!("{way} elsewhere"));
        table.session.move_to(&new).expect("written");
        table.step().expect("saved");
        let dir = place.path().join(format!("{way} at the end"));
        copy(&stages.dir(2), &dir);
        let mut table = Table::open(&dir).expect("it opens");
        table.step().expect("saved");
        let before = bytes(&dir);
        take_away(&dir);
        let end = table.session.finish(&mut table.world).map(drop);
        refused(&dir, &before, ("the end", end));
        for stage in [3, 4, 5] {
            let dir = place.path().join(format!("{way} between {stage}"));
            copy(&stages.dir(stage), &dir);
            let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
            if stage < 5 {
                session.enter_downtime().expect("it goes on");
            }
            let before = bytes(&dir);
            take_away(&dir);
            if stage < 5 {
                let choice = session.downtime().and_then(AdventureDowntime::proposal);
                let decided = session.decide(&choice.unwrap_or(Choice::Later));
                refused(&dir, &before, ("a decision between", decided));
                if stage == 4 {
                    let undone = session.undo_decision().map(drop);
                    refused(&dir, &before, ("an undo between", undone));
                }
            } else {
                let mut world = bevy_ecs::world::World::new();
                let begun = session.start_or_resume(&mut world, None, None).map(drop);
                refused(&dir, &before, ("a scenario", begun));
                refused(&dir, &before, ("a meeting", session.enter_downtime().map(drop)));
            }
        }
    }
}

/// Who takes the file away lets another program in; the first one stops, and what the second one
/// decides stands.
#[test]
fn of_two_programs_only_the_second_writes() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    copy(&stages.dir(1), &dir);
    let mut one = Table::open(&dir).expect("it opens");
    assert!(Table::open(&dir).is_err_and(|t| t.to_string().contains("in use")));
    fs::remove_file(dir.join("lock")).expect("removed");
    let mut two = Table::open(&dir).expect("the door is open");
    two.step().expect("saved");
    one.step().expect_err("it is not its folder any more");
    two.step().expect("saved");
    let digest = two.digest();
    drop((one, two));
    let again = Table::open(&dir).expect("it opens");
    assert_eq!(again.digest(), digest);
    assert!(again.notices.is_empty(), "{:?}", again.notices);
    drop(again);
    assert!(Lock::take(&dir).is_ok());
}
