//! Journals that are taken up though something about them is not as it was.

use std::fs;

use super::{Table, Templates, copy};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::record::FlatRecord;
use crate::campaign::{Campaign, Session};
use crate::kernel::campaign::journal::{self, Writer};

/// One file is gone and the other one damaged: what is whole of it is kept.
#[test]
fn what_is_left_of_one_file_is_kept() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("hurt");
    copy(&templates.middle, &dir);
    let before = Table::open(&dir).expect("it opens").decisions();
    let path = journal::path(&dir, 1);
    fs::remove_file(&path).expect("removed");
    let second = dir.join("journals/001.jsonl.copy");
    let bytes = fs::read(&second).expect("read");
    fs::write(&second, &bytes[..bytes.len() - 9]).expect("written");
    let table = Table::open(&dir).expect("it opens");
    let notice = table.notices.concat();
    assert!(notice.contains("is missing") && notice.contains("were recovered"), "{notice}");
    // The last line undid a decision.
    assert_eq!(table.decisions(), before + 1);
    assert_eq!(
        fs::read(dir.join("journals/001.jsonl.damaged-1")).expect("kept").len(),
        bytes.len() - 9
    );
    drop(table);
    assert!(Table::open(&dir).expect("it opens").notices.is_empty());
}

/// Nothing that was decided between two games is lost where another version comes to another state.
#[test]
fn what_is_between_two_games_is_taken_up_by_another_version() {
    let templates = Templates::new();
    let dir = &templates.last;
    let mut table = Table::open(dir).expect("it opens");
    table.step().expect("saved");
    table.session.finish(&mut table.world).expect("it is over");
    let proposal =
        table.session.downtime().and_then(AdventureDowntime::proposal).unwrap_or(Choice::Later);
    table.session.decide(&proposal).expect("saved");
    let digest = table.session.downtime().map(AdventureDowntime::digest).expect("there is more");
    drop(table);
    let path = journal::downtime_path(dir, 1);
    let read = journal::read::<FlatRecord, Choice, crate::campaign::Choices>(&path)
        .expect("read")
        .expect("whole");
    assert_eq!(read.steps.len(), 1);
    let steps = read.steps.iter().map(|(step, ..)| (step, Some("00000000".to_owned())));
    drop(Writer::anew(&path, &read.head, steps).expect("written"));
    for told in [true, false] {
        let mut session = Session::new(Campaign::open(dir).expect("it opens"));
        let notices = session.enter_downtime().expect("it goes on").concat();
        assert_eq!(notices.contains("differently from the one that wrote it"), told, "{notices}");
        assert_eq!(session.downtime().map(AdventureDowntime::digest), Some(digest));
    }
}
