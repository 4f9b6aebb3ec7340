//! Campaigns as one file, and reports of problems.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::{Table, Templates};
use crate::campaign::{archive, journal, report};
use crate::rules::flow::prompt::Act;

#[test]
fn out_and_in_again() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("lamps.emberdeck");
    // While it is played.
    let table = Table::open(&templates.middle).expect("it opens");
    archive::export(&templates.middle, &file).expect("written");
    let dir = place.path().join("elsewhere");
    let notices = archive::import(&file, &dir).expect("it is whole");
    assert!(notices.is_empty(), "{notices:?}");
    let other = Table::open(&dir).expect("it opens");
    assert_eq!(other.digest(), table.digest());
    assert_eq!(other.session.campaign.record.name, "First Light");
    // Never over anything.
    let trouble = archive::import(&file, &dir).expect_err("it is there");
    assert!(trouble.0.contains("already exists"), "{trouble}");
}

#[test]
fn what_is_no_campaign_leaves_nothing_behind() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("file");
    let dir = place.path().join("dir");
    let bad = |what: &str, names: &str| {
        let trouble = archive::import(&file, &dir).expect_err(what);
        assert!(trouble.0.contains(names), "{what}: {trouble}");
        assert!(trouble.0.contains(&file.display().to_string()), "{what}: {trouble}");
        assert!(!dir.exists(), "{what}");
        assert_eq!(fs::read_dir(place.path()).expect("read").count(), 1, "{what}");
    };
    fs::write(&file, "not one").expect("written");
    bad("no archive", "is not a campaign archive");
    for path in ["../evil.ron", "/etc/passwd", "journals/../../x", "journals/.x", "lock", "a b"] {
        // As nobody writes it who means well.
        let mut head = tar::Header::new_gnu();
        head.as_old_mut().name[..path.len()].copy_from_slice(path.as_bytes());
        head.set_size(0);
        head.set_cksum();
        let mut tar = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
        tar.append(&head, std::io::empty()).expect("written");
        let bytes = tar.into_inner().and_then(GzEncoder::finish).expect("written");
        fs::write(&file, bytes).expect("written");
        bad(path, "is not part of a campaign");
    }
    archive::pack(&[("content.json".to_owned(), b"{}".to_vec())], &file).expect("written");
    bad("no record", "there is no campaign");
    archive::export(&templates.middle, &file).expect("written");
    let whole = fs::read(&file).expect("read");
    fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    bad("cut off", "damaged");
    // Of the checksum: one in the middle may only say otherwise how the same zeros are repeated.
    let mut flipped = whole.clone();
    flipped[whole.len() - 8] ^= 4;
    fs::write(&file, &flipped).expect("written");
    bad("a bit is flipped", "damaged");
}

#[test]
fn a_report_replays_and_names_nobody() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("home-of-quincy");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let players = ["Quincy".to_owned(), String::new()];
    let new = crate::campaign::Campaign::create(
        &dir,
        "lamplighters",
        &party,
        &players,
        "Quincy and friends",
        7,
    );
    drop(new.expect("a campaign"));
    let mut table = Table::open(&dir).expect("it opens");
    for _ in 0..15 {
        table.step().expect("saved");
    }
    let out = place.path().join("report.tar.gz");
    report::write(&dir, "The die fell off the table.", None, &out).expect("written");
    let all = archive::unpack(File::open(&out).expect("there"));
    assert!(all.is_err_and(|e| e.contains("is not part of a campaign")), "a report is no campaign");
    let mut tar = tar::Archive::new(GzDecoder::new(File::open(&out).expect("there")));
    let mut all = std::collections::BTreeMap::new();
    for file in tar.entries().expect("whole") {
        let mut file = file.expect("whole");
        let name = file.path().expect("a name").to_string_lossy().into_owned();
        let mut text = String::new();
        file.read_to_string(&mut text).expect("text");
        all.insert(name, text);
    }
    let text = |name: &str| all[name].clone();
    assert!(text("report.txt").contains("The die fell off the table."));
    for name in ["report.txt", "campaign.ron", "journal.jsonl"] {
        let text = text(name);
        assert!(!text.contains("Quincy") && !text.contains("quincy"), "{name}: {text}");
        assert!(!text.contains(&*place.path().to_string_lossy()), "{name}: {text}");
    }
    let lines = text("journal.jsonl");
    let path = place.path().join("journal.jsonl");
    fs::write(&path, lines).expect("written");
    let read = journal::read::<_, Vec<Act>>(Path::new(&path)).expect("read").expect("whole");
    assert!(read.damage.is_none());
    let mut world = bevy_ecs::world::World::new();
    crate::rules::play::install(&mut world, table.session.campaign.content.clone());
    let done = crate::campaign::replay::replay(&mut world, &read, None).expect("it begins");
    assert_eq!((done.steps, done.drifted), (15, None));
    assert_eq!(crate::rules::flow::past::digest(&world), table.digest());
}
