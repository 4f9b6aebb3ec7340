//! Campaigns as one file, and reports of problems.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::{FAMILIES, Table, Templates};
use crate::kernel::campaign::replay::replay;
use crate::kernel::campaign::{journal, report};
use crate::kernel::store::archive::{self, ArchiveError};
use crate::rules::family::Adventure;

#[test]
fn out_and_in_again() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("lamps.emberdeck");
    // While it is played.
    let table = Table::open(&templates.middle).expect("it opens");
    FAMILIES.export(&templates.middle, &file).expect("written");
    let dir = place.path().join("elsewhere");
    let notices = FAMILIES.import(&file, &dir).expect("it is whole");
    assert!(notices.is_empty(), "{notices:?}");
    let other = Table::open(&dir).expect("it opens");
    assert_eq!(other.digest(), table.digest());
    assert_eq!(other.session.campaign.record.name, "First Light");
    // Never over anything.
    let trouble = FAMILIES.import(&file, &dir).expect_err("it is there");
    assert!(trouble.to_string().contains("already exists"), "{trouble}");
}

#[test]
fn what_is_no_campaign_leaves_nothing_behind() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("file");
    let dir = place.path().join("dir");
    let bad = |what: &str, names: &str| {
        let trouble = FAMILIES.import(&file, &dir).expect_err(what);
        assert!(trouble.to_string().contains(names), "{what}: {trouble}");
        assert!(trouble.to_string().contains(&file.display().to_string()), "{what}: {trouble}");
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
    crate::kernel::store::archive::pack(&[("content.json".to_owned(), b"{}".to_vec())], &file)
        .expect("written");
    bad("no record", "there is no campaign");
    FAMILIES.export(&templates.middle, &file).expect("written");
    let whole = fs::read(&file).expect("read");
    fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    bad("cut off", "damaged");
    // Of the checksum: one in the middle may only say otherwise how the same zeros are repeated.
    let mut flipped = whole.clone();
    flipped[whole.len() - 8] ^= 4;
    fs::write(&file, &flipped).expect("written");
    bad("a bit is flipped", "damaged");
}

/// An archive of these files, as anybody can write one.
fn archive_of(all: &[(&str, &[u8])]) -> Vec<u8> {
    let mut tar = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::fast()));
    for (path, bytes) in all {
        let mut head = tar::Header::new_gnu();
        head.set_size(bytes.len() as u64);
        head.set_mode(0o644);
        tar.append_data(&mut head, path, *bytes).expect("written");
    }
    tar.into_inner().and_then(GzEncoder::finish).expect("written")
}

/// Returns the files of an archive.
fn unpacked(file: &Path) -> Result<Vec<(String, Vec<u8>)>, ArchiveError> {
    let mut all = Vec::new();
    archive::unpack(File::open(file).expect("there"), |path, content| {
        let mut bytes = Vec::new();
        content.read_to_end(&mut bytes)?;
        all.push((path.to_owned(), bytes));
        Ok(())
    })?;
    Ok(all)
}

/// An archive holds files of the names that Emberdeck gives, each once, and no larger than they can be
/// in a campaign's folder; what else there is in one is named.
#[test]
fn an_archive_holds_only_what_a_campaign_can_have() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (file, dir) = (place.path().join("file"), place.path().join("dir"));
    FAMILIES.export(&templates.middle, &file).expect("written");
    let good = unpacked(&file).expect("whole");
    let refused = |extra: &[(&str, &[u8])], says: &str| {
        let own = good.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
        // Before the others, and after them.
        for last in [true, false] {
            let mut all: Vec<(&str, &[u8])> = own.clone().collect();
            let at = if last { all.len() } else { 0 };
            all.splice(at..at, extra.iter().copied());
            fs::write(&file, archive_of(&all)).expect("written");
            let trouble = FAMILIES.import(&file, &dir).map(drop).expect_err(says);
            let (path, name) = (file.display().to_string(), extra[0].0);
            for part in [path.as_str(), name, says] {
                assert!(trouble.to_string().contains(part), "{name}: {trouble}");
            }
            assert_eq!(fs::read_dir(place.path()).expect("read").count(), 1, "{name}");
        }
    };
    for name in [
        "journals/-1.jsonl",
        "journals/+1.jsonl",
        "journals/1.jsonl",
        "journals/0001.jsonl",
        "journals/99999999999999999999.jsonl",
        "journals/1000001.jsonl",
        "journals/001.json",
        "journals/001.jsonl.",
        "journals/001.jsonl.new",
        "journals/001.jsonl.damaged-0",
        "journals/001.jsonl.damaged-01",
        "journals/001.jsonl.damaged-1000",
        "journals/001.jsonl.copy.copy",
        "journals/001.jsonl.copy.copy.copy.copy",
        "journals/001.ron",
        "journals/between-.jsonl",
        "journals/between-between-001.jsonl",
        "journals/notes.txt",
        "generations/abc.ron",
        "generations/001.jsonl",
        "generations/between-001.ron",
        "statistics/x.ron",
        "statistics/001.ron/x",
        "campaign.ron.damaged-1",
        "campaign.ron.new",
        "Campaign.ron",
        "content.json.bak",
        "change.json",
        "pack.path",
        "lock",
        "x",
    ] {
        refused(&[(name, b"evil")], "is not part of a campaign");
    }
    let large = |mib: usize| vec![b' '; (mib << 20) + 1];
    for (name, mib) in [
        ("journals/009.jsonl.copy", 64),
        ("journals/009.jsonl.damaged-1", 64),
        ("generations/009.ron", 4),
        ("statistics/009.ron", 16),
    ] {
        refused(&[(name, &large(mib))], &format!("is larger than {mib} MiB"));
    }
    for (name, bytes) in good.iter().filter(|(_, bytes)| bytes.len() < 100_000) {
        refused(&[(name, bytes)], "twice");
        refused(&[(name, b"evil")], "twice");
    }
    // All the names that Emberdeck gives come through.
    let own = [
        "journals/001.jsonl.aside-1",
        "journals/001.jsonl.aside-1.copy",
        "journals/001.jsonl.damaged-2",
        "journals/between-001.jsonl.aside-12.copy",
        "journals/1000.jsonl.damaged-999",
        "generations/002.ron.damaged-1",
        "statistics/001.ron.aside-3",
    ];
    let mut all: Vec<(&str, &[u8])> =
        good.iter().map(|(p, b)| (p.as_str(), b.as_slice())).collect();
    all.extend(own.map(|name| (name, b"kept".as_slice())));
    fs::write(&file, archive_of(&all)).expect("written");
    FAMILIES.import(&file, &dir).expect("it is a campaign");
    for name in own {
        assert_eq!(fs::read(dir.join(name)).ok().as_deref(), Some(b"kept".as_slice()), "{name}");
    }
}

/// What follows the end of an archive is no part of it, packed or not: a second archive, bytes after the
/// last file. Zeros, with which archives are filled up, are nothing.
#[test]
fn nothing_follows_the_end_of_an_archive() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (file, dir) = (place.path().join("file"), place.path().join("dir"));
    FAMILIES.export(&templates.middle, &file).expect("written");
    let whole = fs::read(&file).expect("read");
    let mut plain = Vec::new();
    GzDecoder::new(whole.as_slice()).read_to_end(&mut plain).expect("whole");
    let packed = |more: &[u8]| {
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        std::io::Write::write_all(&mut packer, &[plain.as_slice(), more].concat())
            .expect("written");
        packer.finish().expect("written")
    };
    for bytes in [[whole.as_slice(), b"x"].concat(), whole.repeat(2), packed(b"more")] {
        fs::write(&file, bytes).expect("written");
        let trouble = FAMILIES.import(&file, &dir).expect_err("there is more");
        assert!(trouble.to_string().contains("after the end"), "{trouble}");
        assert!(!dir.exists());
    }
    fs::write(&file, packed(&[0; 2000])).expect("written");
    FAMILIES.import(&file, &dir).expect("it is whole");
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
    report::write::<Adventure>(&dir, "The die fell off the table.", None, &out).expect("written");
    assert!(
        unpacked(&out).is_err_and(|e| e.to_string().contains("is not part of a campaign")),
        "a report is no campaign"
    );
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
    let read = journal::read(Path::new(&path)).expect("read").expect("whole");
    assert!(read.damage.is_none());
    let mut world = bevy_ecs::world::World::new();
    crate::rules::play::install(&mut world, table.session.campaign.content.clone());
    let done = replay::<Adventure>(&mut world, &read, None).expect("it begins");
    assert_eq!((done.steps, done.drifted), (15, None));
    assert_eq!(crate::rules::flow::history::digest(&world), table.digest());
}
