//! Whatever stands where something is written, if it is not what was there before, it is kept: while
//! the campaign is played, when a scenario begins, when the campaign is taken back.

use std::fs;
use std::path::Path;

use super::stages::{Stages, files};
use super::{Table, copy};
use crate::campaign::downtime::Choice;
use crate::campaign::record::Body;
use crate::campaign::{Campaign, Session};
use crate::kernel::campaign::{UndoPolicy, backups};
use crate::kernel::store::layout::RECORD_COPY;
use crate::rules::flow::past;

const GARBAGE: &[u8] = b"a letter to my mother\nsecond line\n";
const LATER: &[u8] = b"(schema: 99, name: \"of a later version\")\n";

/// Whether something is somewhere in the folder, whole.
fn is_kept(dir: &Path, bytes: &[u8]) -> bool {
    files(dir).iter().any(|f| fs::read(dir.join(f)).is_ok_and(|b| b == bytes))
}

/// What may stand in a file's place.
fn others(file: &str, foreign: &Path) -> Vec<Vec<u8>> {
    let mut all = vec![GARBAGE.to_vec()];
    if file.contains(".ron") {
        all.push(LATER.to_vec());
    }
    all.extend(fs::read(foreign.join(file)).ok());
    all
}

/// A scenario to its end, what is between it and the next one, and the next one begun.
fn play_on(table: &mut Table) {
    let Table { world, session, .. } = table;
    let mut choices = session.campaign.record.choices.clone();
    choices.undo = UndoPolicy::Off;
    session.choose(Some(past::digest(world)), &choices).expect("saved");
    for _ in 0..3 {
        if table.over() {
            break;
        }
        table.step().expect("saved");
    }
    if !table.over() {
        return;
    }
    let Table { world, session, .. } = table;
    session.finish(world).expect("saved");
    session.settle().expect("saved");
    session.start_or_resume(world, None, None).expect("saved");
}

#[test]
fn what_is_put_in_place_of_a_file_while_it_is_played_is_kept() {
    let stages = Stages::of(7, "First Light");
    let foreign = Stages::of(8, "Other Light");
    let place = tempfile::tempdir().expect("a folder");
    let mut cases = 0;
    for stage in [1, 2, 6] {
        let mut all = files(&stages.dir(stage));
        all.extend(["generations/002.ron", "statistics/001.ron"].map(str::to_owned));
        all.retain(|f| !f.starts_with("content"));
        all.sort();
        all.dedup();
        for file in all {
            for bytes in others(&file, &foreign.dir(6)) {
                let what = String::from_utf8_lossy(&bytes).chars().take(40).collect::<String>();
                let at = format!("{stage}, {file}, {what}");
                let dir = place.path().join("open");
                copy(&stages.dir(stage), &dir);
                let mut table = Table::open(&dir).expect("it opens");
                let path = dir.join(&file);
                fs::create_dir_all(path.parent().expect("a folder")).expect("made");
                // As another program replaces a file, and as one writes into it.
                if cases % 2 == 0 {
                    let _ = fs::remove_file(&path);
                }
                fs::write(&path, &bytes).expect("written");
                play_on(&mut table);
                drop(table);
                assert!(is_kept(&dir, &bytes), "{at}: {:?}", files(&dir));
                drop(Table::open(&dir).unwrap_or_else(|t| panic!("{at}: {t}")));
                assert!(is_kept(&dir, &bytes), "{at}, opened again: {:?}", files(&dir));
                fs::remove_dir_all(&dir).expect("removed");
                cases += 1;
            }
        }
    }
    println!("{cases} files in the place of others");
    assert!(cases > 40, "{cases}");
}

/// The same between two games.
#[test]
fn what_is_put_in_place_between_two_games_is_kept() {
    let stages = Stages::of(7, "First Light");
    let foreign = Stages::of(8, "Other Light");
    let place = tempfile::tempdir().expect("a folder");
    for file in files(&stages.dir(4)).iter().filter(|f| !f.starts_with("content")) {
        for bytes in others(file, &foreign.dir(4)) {
            let dir = place.path().join("open");
            copy(&stages.dir(4), &dir);
            let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
            session.enter_downtime().expect("it goes on");
            fs::write(dir.join(file), &bytes).expect("written");
            while let Some(downtime) = session.downtime() {
                let choice = downtime.proposal().unwrap_or(Choice::Later);
                session.decide(&choice).expect("saved");
            }
            drop(session);
            drop(Table::open(&dir).unwrap_or_else(|t| panic!("{file}: {t}")));
            assert!(is_kept(&dir, &bytes), "{file}: {:?}", files(&dir));
            fs::remove_dir_all(&dir).expect("removed");
        }
    }
}

/// A place to go back to that is written anew: what stood there is kept, be it damaged, of a later
/// version, or of another course of the campaign; what cannot be read is told.
#[test]
fn places_that_are_written_anew_are_kept() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let file = "generations/002.ron";
    let other = fs::read_to_string(stages.dir(6).join(file)).expect("read");
    let (_, other) = other.split_once('\n').expect("a checksum");
    let swapped = other.replacen("meetings: 1", "meetings: 7", 1);
    assert_ne!(swapped, other);
    for (n, bytes) in [GARBAGE, LATER, swapped.as_bytes()].into_iter().enumerate() {
        // When the scenario begins.
        let dir = place.path().join(format!("begun-{n}"));
        copy(&stages.dir(5), &dir);
        fs::write(dir.join(file), bytes).expect("written");
        let table = Table::open(&dir).unwrap_or_else(|t| panic!("{n}: {t}"));
        assert!(is_kept(&dir, bytes), "{n}: {:?}", files(&dir));
        let told = table.notices.iter().any(|t| t.contains("002.ron"));
        assert_eq!(told, n < 2, "{n}: {:?}", table.notices);
        assert!(backups::read::<Body>(&dir, 2).is_ok_and(|r| r.downtimes == 1), "{n}");
        drop(table);
        // When the campaign is taken back: where it stands becomes that place.
        let dir = place.path().join(format!("back-{n}"));
        copy(&stages.dir(6), &dir);
        fs::write(dir.join(file), bytes).expect("written");
        backups::restore::<Body>(&dir, 1).unwrap_or_else(|t| panic!("{n}: {t}"));
        assert!(is_kept(&dir, bytes), "{n}: {:?}", files(&dir));
        assert!(backups::read::<Body>(&dir, 2).is_ok_and(|r| r.downtimes == 1), "{n}");
        backups::restore::<Body>(&dir, 2).unwrap_or_else(|t| panic!("{n}: {t}"));
    }
    // Where it says the same, nothing is kept twice.
    let dir = place.path().join("same");
    copy(&stages.dir(6), &dir);
    backups::restore::<Body>(&dir, 1).expect("it is there");
    let kept = files(&dir).into_iter().filter(|f| f.starts_with("generations/002.ron."));
    assert_eq!(kept.count(), 0);
}

/// The second file of the record that is several saves behind is nobody's last save.
#[test]
fn an_old_second_file_of_the_record_is_kept() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    copy(&stages.dir(6), &dir);
    let old = fs::read(stages.dir(1).join(RECORD_COPY)).expect("read");
    fs::write(dir.join(RECORD_COPY), &old).expect("written");
    let table = Table::open(&dir).expect("it opens");
    assert!(is_kept(&dir, &old), "{:?}", files(&dir));
    let told = |n: &String| n.contains("older") && n.contains("damaged-1");
    assert!(table.notices.iter().any(told), "{:?}", table.notices);
}
