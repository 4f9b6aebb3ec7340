//! Packs that change or get lost under a campaign, and generations to go back to.

use std::fs;

use super::stages::{Known, Stages};
use super::{Table, Templates, copy};
use crate::campaign::record::{Body, Record};
use crate::campaign::{Campaign, ReadJournal, Watch, chronicle};
use crate::cards::content::Content;
use crate::kernel::campaign::watch::content_of;
use crate::kernel::campaign::{backups, content, journal, packs, report};
use crate::kernel::content::source::Source;
use crate::kernel::store::layout::{CONTENT, CONTENT_COPY};
use crate::lang::{self, Language};
use crate::rules::family::Adventure;

/// A pack in a folder, a copy of one that ships.
fn pack(dir: &std::path::Path) -> std::path::PathBuf {
    let dir = dir.join("lamplighters");
    for (path, text) in Source::builtin("lamplighters").expect("it ships").files {
        let file = dir.join(path);
        fs::create_dir_all(file.parent().expect("within")).expect("made");
        fs::write(file, text).expect("written");
    }
    dir
}

#[test]
fn a_changed_or_lost_pack_changes_no_campaign_unasked() {
    let place = tempfile::tempdir().expect("a folder");
    let pack = pack(place.path());
    let dir = place.path().join("campaign");
    let party = ["brannick".to_owned()];
    let path = pack.to_string_lossy();
    drop(Campaign::create(&dir, &path, &party, &[], "C", 7).expect("a campaign"));
    let mut table = Table::open(&dir).expect("it opens");
    assert!(table.notices.is_empty(), "{:?}", table.notices);
    for _ in 0..12 {
        table.step().expect("saved");
    }
    let digest = table.digest();
    drop(table);
    // A hero's skill is better now.
    let heroes = pack.join("heroes.ron");
    let old = fs::read_to_string(&heroes).expect("read");
    let new = old.replacen("hand: 4", "hand: 5", 1);
    assert_ne!(old, new);
    fs::write(&heroes, &new).expect("written");
    let table = Table::open(&dir).expect("it opens");
    assert_eq!(table.digest(), digest);
    let notice = table.notices.concat();
    assert!(notice.contains("has changed") && notice.contains("heroes changed: 1"), "{notice}");
    // In another language that change is told alone, and what was kept speaks the language as well.
    drop(table);
    let table = lang::with(Language::German, || Table::open(&dir).expect("it opens"));
    let notice = table.notices.concat();
    assert!(notice.contains(": 1 Helden geändert (") && !notice.contains("Karten"), "{notice}");
    let cards = &table.session.campaign.content.cards;
    assert!(cards.iter().any(|card| card.name == "Lampenlehrling"));
    assert_eq!(table.digest(), digest);
    let mut session = table.session;
    let refused = session.campaign.update().expect_err("a scenario is under way");
    assert!(refused.to_string().contains("under way"), "{refused}");
    drop(session);
    // Gone altogether.
    fs::rename(&pack, place.path().join("away")).expect("moved");
    let table = Table::open(&dir).expect("it opens");
    assert_eq!(table.digest(), digest);
    assert!(table.notices.concat().contains("its own copy"), "{:?}", table.notices);
    drop(table);
    fs::rename(place.path().join("away"), &pack).expect("moved");
    // Before the next scenario is begun, the new one is taken when asked for.
    fs::remove_dir_all(dir.join("journals")).expect("removed");
    let mut campaign = Campaign::open(&dir).expect("it opens");
    let before = campaign.content.digest;
    assert!(campaign.update().expect("it fits").contains("heroes changed: 1"));
    assert_ne!(campaign.content.digest, before);
    drop(campaign);
    let campaign = Campaign::open(&dir).expect("it opens");
    // Only that what was played is gone.
    let gone = |n: &String| n.contains("001.jsonl") && n.contains("begins again");
    assert!(campaign.notices.iter().all(gone), "{:?}", campaign.notices);
    assert!(campaign.newer.is_none());
    let kept = content::stored(&dir).expect("whole").expect("kept");
    assert_eq!(crate::cards::load::digest(&kept), campaign.content.digest);
}

#[test]
fn back_to_where_it_stood_and_forth_again() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("campaign");
    copy(&templates.last, &dir);
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    table.session.finish(&mut table.world).expect("it is over");
    drop(table);
    let table = Table::open(&dir).expect("the next one begins");
    let (second, one) = (table.digest(), table.session.campaign.record.clone());
    drop(table);
    let numbers = |dir| backups::list::<Body>(dir).iter().map(|g| g.number).collect::<Vec<_>>();
    assert_eq!(numbers(&dir), [1, 2]);
    let (back, _) = backups::restore::<Body>(&dir, 1).expect("it is there");
    assert_eq!(back.body.results.len(), 0);
    let table = Table::open(&dir).expect("it opens");
    assert_eq!(table.decisions(), 0);
    assert!(table.notices.is_empty(), "{:?}", table.notices);
    drop(table);
    // Nothing is gone: neither the journals nor the way forth.
    let aside = dir.join("journals/001.jsonl.aside-1");
    assert!(fs::read_to_string(aside).expect("kept").lines().count() > 25);
    let (forth, _) = backups::restore::<Body>(&dir, 2).expect("it is there");
    assert_eq!(forth.body.results, one.body.results);
    assert_eq!(Table::open(&dir).expect("it opens").digest(), second);
}

/// Where neither file of the record can be read, one can still go back; what was there is kept.
#[test]
fn back_from_a_lost_record() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    copy(&stages.dir(6), &dir);
    for name in ["campaign.ron", "campaign.ron.bak"] {
        fs::write(dir.join(name), "nonsense").expect("written");
    }
    assert!(Campaign::open(&dir).is_err());
    let (back, _) = backups::restore::<Body>(&dir, 2).expect("it is there");
    assert_eq!(back.body.results.len(), 1);
    assert!(Known::of(&dir).expect("it opens").1.is_empty());
    assert!(dir.join("campaign.ron.damaged-1").exists());
    assert!(dir.join("journals/002.jsonl.aside-1").exists());
}

/// A file that names its pack by a path is not followed there: not when it is opened, nor shown, nor
/// played back.
#[test]
fn paths_to_packs_are_not_followed() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let trap = pack(place.path());
    let heroes = trap.join("heroes.ron");
    let changed = fs::read_to_string(&heroes).expect("read").replacen("hand: 4", "hand: 5", 1);
    fs::write(&heroes, changed).expect("written");
    for path in [trap.to_str().expect("text"), "../lamplighters", "a/b", "..", ".", "C:\\x", ""] {
        assert!(packs::check(path).is_err() && packs::find::<Content>(path).is_err(), "{path}");
        for stage in [0, 1, 5] {
            let dir = place.path().join("c");
            copy(&stages.dir(stage), &dir);
            let mut record = Record::peek(&dir).expect("read");
            record.pack = path.to_owned();
            record.save(&dir).expect("written");
            // It goes on with what it keeps.
            let (_, told) = Known::of(&dir).unwrap_or_else(|t| panic!("{path}: {t}"));
            let told = told.concat();
            assert!(told.contains("by a path") && told.contains("its own copy"), "{told}");
            for name in [CONTENT, CONTENT_COPY] {
                fs::remove_file(dir.join(name)).expect("removed");
            }
            let t = Known::of(&dir).expect_err("there is no pack");
            assert!(t.to_string().contains("by a path"), "{t}");
            assert!(chronicle::read(&dir).is_err());
            let _ = report::write::<Adventure>(&dir, "", None, &place.path().join("report"));
            // Who knows where it is says so.
            let mut campaign = {
                copy(&stages.dir(stage), &dir);
                record.save(&dir).expect("written");
                Campaign::open(&dir).expect("it opens")
            };
            if path.len() > 20 {
                campaign.locate(path).expect("it is the same pack");
                assert!(campaign.newer.is_some());
                assert_eq!(campaign.record.pack, "lamplighters");
                assert!(campaign.locate("glass-caravan").is_err());
            }
            drop(campaign);
            fs::remove_dir_all(&dir).expect("removed");
        }
        let read: ReadJournal =
            journal::read(&journal::path(&stages.dir(6), 1)).expect("read").expect("whole");
        let head = journal::Head { pack: path.to_owned(), ..read.head };
        let file = place.path().join("001.jsonl");
        let steps = read.steps.iter().map(|(s, ..)| (s, None));
        drop(journal::Writer::anew(&file, &head, steps).expect("written"));
        assert!(
            Watch::of_file(&file).is_err_and(|t| t.to_string().contains("by a path")),
            "{path}"
        );
        assert!(content_of::<Adventure>(&file, &head).is_err(), "{path}");
    }
}
