//! Files that rot: every flipped bit that matters, every truncation.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Table, Templates, copy};
use crate::campaign::chronicle::{self, storage};
use crate::cards::load;
use crate::kernel::campaign::content;
use crate::kernel::store::layout::CONTENT;

fn all_files(dir: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("read").flatten() {
        if entry.path().is_dir() {
            all_files(&entry.path(), into);
        } else {
            into.push(entry.path());
        }
    }
    into.sort();
}

/// Damages one file in a way and looks what came of it: the same table, with a word about it unless
/// the damage is none.
fn look(template: &Path, dir: &Path, file: &Path, bytes: &[u8], digest: u64, what: &str) {
    if dir.exists() {
        fs::remove_dir_all(dir).expect("removed");
    }
    copy(template, dir);
    fs::write(dir.join(file), bytes).expect("written");
    let name = file.display();
    let table = Table::open(dir).unwrap_or_else(|e| panic!("{name}, {what}: {e}"));
    assert_eq!(table.digest(), digest, "{name}, {what}: {:?}", table.notices);
    // Of the line with the checksum, some is only a remark.
    // The copy of a journal is not waited for, and may lack lines after any end of the program.
    let behind = name.to_string().ends_with(".copy") && what.starts_with("cut");
    let quiet = file.ends_with("lock")
        || name.to_string().contains(".ron")
        || (behind && bytes.ends_with(b"\n"));
    assert!(quiet || !table.notices.is_empty(), "{name}, {what}: not a word");
    drop(table);
    let again = Table::open(dir).unwrap_or_else(|e| panic!("{name}, {what}, again: {e}"));
    assert_eq!(again.digest(), digest, "{name}, {what}, again");
    assert!(again.notices.is_empty(), "{name}, {what}, again: {:?}", again.notices);
}

/// The largest file of which every byte is tried with the whole campaign opened after it. Of content
/// every byte is tried by itself.
const LARGE: usize = 100_000;

/// All bytes where the test is to be thorough; else a dozen, and the first and last ones: they
/// meet each kind of place, digits, names, brackets, ends of lines, checksums.
fn places(length: usize) -> impl Iterator<Item = usize> {
    let all = super::thorough() && length < LARGE;
    let every = (length / 12).max(1);
    (0..length).filter(move |i| all || *i < 4 || *i + 6 >= length || i % every == 0)
}

#[test]
fn damage_to_any_one_file_is_told_and_loses_nothing() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let calm = place.path().join("calm");
    copy(&templates.middle, &calm);
    let digest = Table::open(&calm).expect("it opens").digest();
    let dir = place.path().join("hurt");
    let mut all = Vec::new();
    all_files(&calm, &mut all);
    assert!(all.len() >= 5, "{all:?}");
    for path in all {
        let file = path.strip_prefix(&calm).expect("within");
        let whole = fs::read(&path).expect("read");
        for i in places(whole.len()) {
            let mut bytes = whole.clone();
            bytes[i] ^= 1 << (i % 8);
            look(&calm, &dir, file, &bytes, digest, &format!("byte {i} flipped"));
            if i < whole.len() && !file.ends_with("lock") {
                look(&calm, &dir, file, &whole[..i], digest, &format!("cut to {i} bytes"));
            }
        }
    }
}

#[test]
fn damage_to_a_chapter_is_told_and_it_is_told_anew() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (calm, dir) = (place.path().join("calm"), place.path().join("hurt"));
    copy(&templates.last, &calm);
    let mut table = Table::open(&calm).expect("it opens");
    table.step().expect("saved");
    table.session.finish(&mut table.world).expect("it is over");
    drop(table);
    let digest = Table::open(&calm).expect("it opens").digest();
    let whole = chronicle::read(&calm).expect("it can be read");
    let file = storage::path(Path::new(""), 1);
    let bytes = fs::read(calm.join(&file)).expect("it was kept");
    let every = if super::thorough() { 1 } else { bytes.len() / 12 };
    for i in (0..bytes.len()).step_by(every) {
        let mut flipped = bytes.clone();
        flipped[i] ^= 1 << (i % 8);
        for (what, bad) in [("flipped", &flipped[..]), ("cut", &bytes[..i])] {
            look(&calm, &dir, &file, bad, digest, &format!("byte {i} {what}"));
            assert!(!dir.join(&file).exists(), "{i} {what}");
            assert_eq!(chronicle::read(&dir).expect("it can be read"), whole, "{i} {what}");
            assert_eq!(fs::read(dir.join(&file)).expect("made anew"), bytes, "{i} {what}");
        }
    }
}

/// Whatever is flipped or cut of `content.json`, it cannot be read, or its digest is another one, or
/// the texts of the pack are the same.
#[test]
fn damage_to_content_changes_its_digest() {
    let templates = Templates::new();
    let path = templates.middle.join(CONTENT);
    let whole = fs::read(&path).expect("read");
    let source = content::parse(&path, &whole).expect("it is whole");
    let digest = load::digest(&source);
    // The record knows what the pack is called.
    let noticed = |bytes: &[u8], what: &str| {
        let same = content::parse(&path, bytes).ok().filter(|s| load::digest(s) == digest);
        assert!(same.is_none_or(|s| s.files == source.files), "{what}");
    };
    let every = if super::thorough() { 1 } else { 501 };
    for i in (0..whole.len()).step_by(every) {
        let mut bytes = whole.clone();
        bytes[i] ^= 1 << (i % 8);
        noticed(&bytes, &format!("byte {i} flipped"));
        noticed(&whole[..i], &format!("cut to {i} bytes"));
    }
}
