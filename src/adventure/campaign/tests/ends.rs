//! The disk is full at the very end: of a scenario, or of what is between two.

use super::stages::{Known, Stages};
use super::{Table, copy};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::{Campaign, Session};
use crate::kernel::store::files::fault::{self, Fault};

/// For each step at which the disk can be full: the end is refused with the reason, and done as soon
/// as there is room.
#[test]
fn a_scenario_ends_as_soon_as_there_is_room() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let calm = place.path().join("calm");
    copy(&stages.dir(2), &calm);
    let mut table = Table::open(&calm).expect("it opens");
    table.step().expect("saved");
    fault::plan(usize::MAX, Fault::Refuse(0));
    table.session.finish(&mut table.world).expect("saved");
    let steps = fault::end();
    drop(table);
    let (known, _) = Known::of(&calm).expect("it opens");
    let mut refused = 0;
    for at in 0..steps {
        let dir = place.path().join(format!("full-{at}"));
        copy(&stages.dir(2), &dir);
        let mut table = Table::open(&dir).expect("it opens");
        table.step().expect("saved");
        fault::plan(at, Fault::Refuse(10_000));
        if table.session.finish(&mut table.world).is_err() {
            refused += 1;
            assert!(table.session.unsaved().is_some());
            // Still not, or what was written by then is enough.
            let _ = table.session.finish(&mut table.world);
        }
        fault::end();
        table.session.try_saving();
        table.session.finish(&mut table.world).expect("there is room");
        assert!(table.session.unsaved().is_none());
        drop(table);
        let (now, told) = Known::of(&dir).expect("it opens");
        assert!(now == known && told.is_empty(), "{at}: {told:?}");
    }
    assert!(refused > 5, "{refused} of {steps}");
}

/// The same for the last answer between two games: it is refused, nothing has changed, and it can be
/// given again.
#[test]
fn what_is_between_ends_as_soon_as_there_is_room() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let (known, _) = Known::of(&stages.dir(5)).expect("it opens");
    let mut last = 0;
    for at in 0..40 {
        let dir = place.path().join(format!("full-{at}"));
        copy(&stages.dir(4), &dir);
        let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
        session.enter_downtime().expect("it goes on");
        while let Some(downtime) = session.downtime() {
            let digest = downtime.digest();
            let choice = downtime.proposal().unwrap_or(Choice::Later);
            fault::plan(at, Fault::Refuse(10_000));
            let decided = session.decide(&choice);
            fault::end();
            if decided.is_err() {
                // As it was before, and for who opens the folder now as well.
                assert_eq!(session.downtime().map(AdventureDowntime::digest), Some(digest), "{at}");
                assert!(session.unsaved().is_some());
                assert!(session.downtime_prompt().is_some());
                session.decide(&choice).expect("there is room");
                last += usize::from(session.downtime().is_none());
            }
        }
        drop(session);
        let (now, told) = Known::of(&dir).expect("it opens");
        assert!(now == known && told.is_empty(), "{at}: {told:?}\n{now:#?}\n{known:#?}");
    }
    assert!(last > 3, "{last}");
}
