//! Any one file of a campaign, at any stage, is damaged, lost, or replaced by another one: nothing
//! that was acknowledged is lost, whatever happened is told, and what is replaced is kept.

use std::fs;
use std::path::Path;

use super::copy;
use super::stages::{Known, STAGES, Stages, files, is_record};
use crate::kernel::campaign::journal;
use crate::kernel::store::layout::{CONTENT_COPY, RECORD, RECORD_COPY};

/// The ways in which a file comes to hold something else, with what it holds then; none: it is gone.
fn ways(
    stages: &Stages,
    stage: usize,
    file: &str,
    others: &Stages,
) -> Vec<(String, Option<Vec<u8>>)> {
    let dir = stages.dir(stage);
    let whole = fs::read(dir.join(file)).expect("read");
    let mut ways: Vec<(String, Option<Vec<u8>>)> = vec![
        ("gone".into(), None),
        ("empty".into(), Some(Vec::new())),
        ("cut".into(), Some(whole[..whole.len() / 2].to_vec())),
        ("cut at its end".into(), Some(whole[..whole.len() - 2].to_vec())),
        ("zeros".into(), Some(vec![0; whole.len()])),
    ];
    for place in [5, whole.len() / 3, whole.len() - 3] {
        let mut flipped = whole.clone();
        flipped[place] ^= 4;
        ways.push((format!("flipped at {place}"), Some(flipped)));
    }
    let mut with = |what: String, path: &Path| {
        if let Ok(bytes) = fs::read(path)
            && bytes != whole
            && !ways.iter().any(|(_, b)| b.as_ref() == Some(&bytes))
        {
            ways.push((what, Some(bytes)));
        }
    };
    for (before, name) in STAGES.iter().enumerate().take(stage) {
        with(format!("as it was when {name}"), &stages.dir(before).join(file));
    }
    // Of another campaign, and of the same kind but another number.
    with("of another campaign".into(), &others.dir(stage).join(file));
    if let Some((folder, name)) = file.split_once('/') {
        let ending = name.split_once('.').map_or("", |(_, ending)| ending);
        for other in files(&dir) {
            if other.starts_with(folder) && other.ends_with(ending) && other != file {
                with(format!("replaced by {other}"), &dir.join(other));
            }
        }
    }
    ways
}

/// The number of the save that a file of the record says it is.
fn save_of(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let said = text.split_once("save ").and_then(|(_, rest)| rest.split_once(','));
    said.and_then(|(n, _)| n.parse().ok()).expect("a save has a number")
}

/// Whether something that a file held is still somewhere in the folder.
fn is_kept(dir: &Path, bytes: &[u8]) -> bool {
    files(dir).iter().any(|f| fs::read(dir.join(f)).is_ok_and(|b| b.starts_with(bytes)))
}

#[test]
fn whatever_becomes_of_one_file_nothing_is_lost() {
    let stages = Stages::of(7, "First Light");
    let others = Stages::of(8, "Other Light");
    let place = tempfile::tempdir().expect("a folder");
    let mut cases = 0;
    for (stage, name) in STAGES.iter().enumerate() {
        let calm = place.path().join("calm");
        copy(&stages.dir(stage), &calm);
        let (known, told) = Known::of(&calm).expect("it opens");
        assert!(told.is_empty(), "{name}: {told:?}");
        fs::remove_dir_all(&calm).expect("removed");
        for file in files(&stages.dir(stage)) {
            for (way, bytes) in ways(&stages, stage, &file, &others) {
                let at = format!("{name}, {file}, {way}");
                cases += 1;
                let dir = place.path().join("hurt");
                copy(&stages.dir(stage), &dir);
                match &bytes {
                    Some(bytes) => fs::write(dir.join(&file), bytes).expect("written"),
                    None => fs::remove_file(dir.join(&file)).expect("removed"),
                }
                let (now, told) = Known::of(&dir).unwrap_or_else(|t| panic!("{at}: {t}"));
                assert!(now == known, "{at}: {told:?}\n{now:#?}\n{known:#?}");
                let part = way.starts_with("cut");
                let behind = part || way.starts_with("as it was") || way == "gone";
                // A place to go back to that is gone, a story that can be made again, and a second file
                // that is only behind are no loss.
                let foreign = way.contains(" another ") || way.starts_with("replaced");
                let calm = match file.as_str() {
                    f if f.starts_with("statistics/") => foreign || behind && !part,
                    f if f.starts_with("generations/") => {
                        way == "gone" || way == "flipped at 5" || way.starts_with("as it was")
                    }
                    RECORD_COPY => way.starts_with("as it was"),
                    CONTENT_COPY => way == "gone",
                    f => f.ends_with(".copy") && behind,
                };
                // Only the words before the checksum are not as they were.
                let record = [RECORD, RECORD_COPY].contains(&file.as_str());
                let remark = record && way == "flipped at 5";
                // Or it says the same, only that it was at another time.
                let same = |bytes: &Vec<u8>| is_record(bytes, known.record());
                let remark = remark || (record && bytes.as_ref().is_some_and(same));
                assert!(!told.is_empty() || calm || remark, "{at}: not a word");
                let bytes = bytes.unwrap_or_default();
                let whole = |f: &str| fs::read(stages.dir(stage).join(f)).expect("read");
                // Only the save before the last one is written over.
                let superseded = file == RECORD_COPY
                    && way.starts_with("as it was")
                    && save_of(&bytes) + 1 == save_of(&whole(RECORD));
                assert!(
                    superseded
                        || part
                        || remark
                        || file.starts_with("statistics/")
                        || is_kept(&dir, &bytes),
                    "{at}: it was written over: {told:?}"
                );
                let (again, told) = Known::of(&dir).unwrap_or_else(|t| panic!("{at}, again: {t}"));
                assert!(again == known, "{at}, again");
                assert!(told.is_empty(), "{at}, again: {told:?}");
                fs::remove_dir_all(&dir).expect("removed");
            }
        }
    }
    println!("{cases} damaged folders");
    assert!(cases > 500, "{cases}");
}

/// In a folder of an earlier version the second file of the record is the generation before. What was
/// decided between two games is in force all the same, though the end of the scenario is noted anew,
/// at another time.
#[test]
fn decisions_between_two_games_outlast_the_record() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    for (stage, before) in [(4, 2), (4, 3), (5, 2), (5, 3), (6, 5)] {
        let dir = place.path().join(format!("{stage}-{before}"));
        copy(&stages.dir(stage), &dir);
        let (known, _) = Known::of(&dir).expect("it opens");
        for name in [RECORD, RECORD_COPY] {
            fs::copy(stages.dir(before).join(name), dir.join(name)).expect("copied");
        }
        let mut table = super::Table::open(&dir).expect("it opens");
        if table.over() {
            let finished = table.session.finish(&mut table.world).expect("it is over");
            let set_aside = finished.notes.iter().any(|n| n.contains("set aside"));
            assert!(!set_aside, "{stage} {before}: {:?}", finished.notes);
        }
        assert!(table.notices.is_empty(), "{stage} {before}: {:?}", table.notices);
        drop(table);
        let aside = fs::read_dir(dir.join("journals")).expect("read").flatten();
        let aside: Vec<_> = aside.map(|e| e.file_name()).collect();
        assert!(
            !aside.iter().any(|n| n.to_string_lossy().contains("aside")),
            "{stage} {before}: {aside:?}"
        );
        if stage == 4 && before == 2 {
            let (now, _) = Known::of(&dir).expect("it opens");
            assert!(now == known, "{stage} {before}: {now:#?}\n{known:#?}");
        }
    }
}

/// A decision that is set aside is named, at the end of a scenario, too.
#[test]
fn what_is_set_aside_is_named() {
    let stages = Stages::of(7, "First Light");
    let others = Stages::of(8, "Other Light");
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    copy(&stages.dir(2), &dir);
    let path = journal::downtime_path(&dir, 1);
    let other = journal::downtime_path(&others.dir(4), 1);
    fs::copy(&other, &path).expect("copied");
    let mut table = super::Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    let finished = table.session.finish(&mut table.world).expect("it is over");
    let aside = dir.join("journals/between-001.jsonl.aside-1");
    assert!(aside.exists());
    let named = |n: &String| n.contains("set aside") && n.contains("aside-1");
    assert!(finished.notes.iter().any(named), "{:?}", finished.notes);
}
