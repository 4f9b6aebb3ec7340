//! A campaign that goes on in another folder while it is played.

use super::{Table, Templates, copy};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::kernel::campaign::journal;
use crate::kernel::store::files::fault::{self, Fault};

/// The folder is gone for good: what is in memory goes on in another one, and nothing of the scenario
/// is missing there.
#[test]
fn a_folder_that_is_lost_is_left() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (dir, new) = (place.path().join("lost"), place.path().join("shelf/found"));
    copy(&templates.middle, &dir);
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    std::fs::remove_dir_all(&dir).expect("removed");
    assert!(table.session.unsaved().is_none());
    let acts = table.answer();
    table.session.submit(&mut table.world, &acts).expect_err("there is no folder");
    assert!(table.session.unsaved().is_some());
    table.session.try_saving();
    assert!(table.session.unsaved().is_some());
    let missing = table.session.move_to(&new).expect("it is written").concat();
    assert!(missing.contains("lost"), "{missing}");
    assert!(table.session.unsaved().is_none());
    table.session.submit(&mut table.world, &acts).expect("saved");
    let (digest, decisions) = (table.digest(), table.decisions());
    assert!(Table::open(&new).is_err(), "it is in use");
    drop(table);
    let table = Table::open(&new).expect("it opens");
    assert_eq!((table.digest(), table.decisions()), (digest, decisions));
    assert!(table.notices.is_empty(), "{:?}", table.notices);
}

/// What can be read of the old folder comes along; a folder that is there already is not written to.
#[test]
fn what_can_be_read_comes_along() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (dir, new) = (place.path().join("old"), place.path().join("new"));
    copy(&templates.last, &dir);
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    table.session.finish(&mut table.world).expect("it is over");
    let choice =
        table.session.downtime().and_then(AdventureDowntime::proposal).unwrap_or(Choice::Later);
    table.session.decide(&choice).expect("saved");
    let digest = table.session.downtime().map(AdventureDowntime::digest).expect("there is more");
    assert!(table.session.move_to(&dir).is_err());
    let missing = table.session.move_to(&new).expect("it is written");
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(table.session.downtime().map(AdventureDowntime::digest), Some(digest));
    table.session.undo_decision().expect("saved");
    drop(table);
    assert!(journal::exists(&journal::path(&new, 1)) && new.join("generations/001.ron").exists());
    let notices = Table::open(&new).expect("it opens").notices;
    assert!(notices.is_empty(), "{notices:?}");
}

/// A disk that fails in the middle of it changes nothing, or what is missing is told.
#[test]
fn a_move_that_fails_leaves_the_campaign_where_it_is() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("old");
    copy(&templates.middle, &dir);
    let mut table = Table::open(&dir).expect("it opens");
    fault::plan(usize::MAX, Fault::Refuse(0));
    table.session.move_to(&place.path().join("count")).expect("it is written");
    let steps = fault::end();
    drop(table);
    assert!(steps > 20, "{steps}");
    for at in 0..steps {
        let new = place.path().join(format!("new-{at}"));
        let mut table = Table::open(&dir).expect("it opens");
        let before = table.digest();
        fault::plan(at, Fault::Refuse(0));
        let moved = table.session.move_to(&new);
        fault::end();
        assert_eq!(table.digest(), before);
        let there = match moved {
            Ok(_) => &new,
            Err(_) => &dir,
        };
        assert_eq!(table.session.campaign.dir, *there, "{at}");
        assert!(moved.is_ok() || !new.exists(), "{at}");
        table.step().expect("saved");
        table.session.undo(&mut table.world).expect("saved");
        drop(table);
        assert_eq!(Table::open(there).expect("it opens").digest(), before, "{at}");
    }
}
