//! Links and pipes where a campaign has files and folders: nothing is read, written or waited for
//! through them.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use super::stages::{Known, Stages, files};
use super::{FAMILIES, Table, copy};
use crate::campaign::{Watch, chronicle};
use crate::kernel::campaign::report;
use crate::kernel::store::files::write_whole;
use crate::kernel::store::layout::{CHANGE, PACK_PATH};
use crate::rules::family::Adventure;

/// Makes a pipe. By no other program: that would hold the locks of other tests for a moment.
fn pipe(path: &Path) {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).expect("made");
}

/// Does something on a thread of its own; it must come to an end.
fn soon<T: Send + 'static>(what: &str, act: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || tell.send(act()));
    told.recv_timeout(Duration::from_secs(60))
        .unwrap_or_else(|_| panic!("{what}: it waits for ever"))
}

/// Everything that can be done with a folder names what is odd in it, and changes nothing outside.
fn refused(dir: &Path, at: &str, name: &str, outside: &Path) {
    let before = fs::read(outside.join("secret")).expect("read");
    let (d, out) = (dir.to_owned(), outside.with_file_name("out.tgz"));
    let told = soon(at, move || {
        let known = Known::of(&d).map(drop);
        let family = FAMILIES.of_campaign(&d).expect("a known family");
        let restored = family.restore(&d, 1).map(drop);
        let exported = FAMILIES.export(&d, &out);
        let reported = report::write::<Adventure>(&d, "", None, &out);
        let told = chronicle::read(&d).map(drop);
        let watched = Watch::of_campaign(&d, 1).map(drop);
        [known, restored, exported, reported, told, watched]
    });
    for told in told {
        let t = told.expect_err(at);
        assert!(
            t.to_string().contains("is not a plain ") && t.to_string().contains(name),
            "{at}: {t}"
        );
    }
    assert_eq!(fs::read(outside.join("secret")).expect("read"), before, "{at}");
    assert_eq!(fs::read_dir(outside).expect("read").count(), 1, "{at}");
}

#[test]
fn nothing_goes_through_links_and_pipes() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let outside = place.path().join("outside");
    fs::create_dir(&outside).expect("made");
    fs::write(outside.join("secret"), "not yours").expect("written");
    let mut cases = 0;
    for stage in [1, 4, 6] {
        let mut all = files(&stages.dir(stage));
        all.extend(["lock", CHANGE, PACK_PATH].map(str::to_owned));
        for file in all {
            for way in ["a link", "a dangling link", "a pipe", "a folder"] {
                let dir = place.path().join("odd");
                copy(&stages.dir(stage), &dir);
                let path = dir.join(&file);
                let _ = fs::remove_file(&path);
                match way {
                    "a link" => symlink(outside.join("secret"), &path).expect("linked"),
                    "a dangling link" => symlink(outside.join("new"), &path).expect("linked"),
                    "a folder" => fs::create_dir(&path).expect("made"),
                    _ => pipe(&path),
                }
                cases += 1;
                let at = format!("{stage}, {file}, {way}");
                if way != "a folder" || !file.contains('/') {
                    refused(&dir, &at, &file, &outside);
                }
                fs::remove_dir_all(&dir).expect("removed");
            }
        }
        for folder in ["journals", "generations", "statistics"] {
            let dir = place.path().join("odd");
            copy(&stages.dir(stage), &dir);
            let _ = fs::remove_dir_all(dir.join(folder));
            symlink(&outside, dir.join(folder)).expect("linked");
            refused(&dir, &format!("{stage}, {folder}"), folder, &outside);
            cases += 1;
            fs::remove_dir_all(&dir).expect("removed");
        }
    }
    println!("{cases} odd folders");
}

/// What stands where a file is written beside the old one, is not written through either; and what
/// is put there in the midst of a game is refused.
#[test]
fn links_that_appear_while_it_is_played() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let secret = place.path().join("secret");
    fs::write(&secret, "not yours").expect("written");
    let dir = place.path().join("c");
    copy(&stages.dir(1), &dir);
    for name in ["campaign.ron.new", "campaign.ron.bak.new", "journals/001.jsonl.new"] {
        symlink(&secret, dir.join(name)).expect("linked");
    }
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    assert_eq!(fs::read(&secret).expect("read"), b"not yours");
    // The same file, under a name elsewhere: that one must not grow.
    let snapshot = place.path().join("snapshot");
    drop(table);
    fs::hard_link(dir.join("journals/001.jsonl"), &snapshot).expect("linked");
    let before = fs::read(&snapshot).expect("read");
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    assert_eq!(fs::read(&snapshot).expect("read"), before);
    let digest = table.digest();
    for name in ["campaign.ron", "journals/001.jsonl"] {
        let away = place.path().join("away");
        fs::rename(dir.join(name), &away).expect("moved");
        symlink(&secret, dir.join(name)).expect("linked");
        let choices = table.session.campaign.record.choices.clone();
        let other =
            crate::campaign::Choices { undo: crate::kernel::campaign::UndoPolicy::Off, ..choices };
        let refused = match name {
            "campaign.ron" => table.session.choose(None, &other),
            _ => table.step(),
        };
        let t = refused.expect_err("it is a link");
        assert!(t.to_string().contains("is not a plain file"), "{name}: {t}");
        assert_eq!(fs::read(&secret).expect("read"), b"not yours");
        assert_eq!(table.digest(), digest);
        fs::remove_file(dir.join(name)).expect("removed");
        fs::rename(&away, dir.join(name)).expect("moved");
    }
    table.step().expect("saved");
    // The folder of journals itself, whose files are the same behind the link.
    let (journals, away) = (dir.join("journals"), place.path().join("away"));
    fs::rename(&journals, &away).expect("moved");
    symlink(&away, &journals).expect("linked");
    let (digest, before) = (table.digest(), fs::read(away.join("001.jsonl")).expect("read"));
    let refused = table.step().expect_err("it is a link");
    assert!(refused.to_string().contains("is gone"), "{refused}");
    assert_eq!(table.digest(), digest);
    assert_eq!(fs::read(away.join("001.jsonl")).expect("read"), before);
    fs::remove_file(&journals).expect("removed");
    fs::rename(&away, &journals).expect("moved");
    table.step().expect("saved");
    // A lock that has another name elsewhere is held, and that file stays as it is.
    drop(table);
    fs::remove_file(dir.join("lock")).expect("removed");
    fs::hard_link(&secret, dir.join("lock")).expect("linked");
    let table = Table::open(&dir).expect("it opens");
    assert!(Table::open(&dir).is_err(), "it is in use");
    drop(table);
    assert_eq!(fs::read(&secret).expect("read"), b"not yours");
    let device = write_whole(Path::new("/dev/null"), b"x").expect_err("it is no file");
    assert!(
        ["is not a plain file", "/dev/null.new"].iter().any(|s| device.to_string().contains(s)),
        "{device}"
    );
}
