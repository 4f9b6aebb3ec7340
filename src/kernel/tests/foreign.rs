//! Campaign folders in which something of another campaign lies, or something that only looks like a
//! journal.

use std::fs;
use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;
use kernel::campaign::CampaignTable;
use kernel::campaign::entry::NewCampaign;
use kernel::rng::Rng;

use crate::sample::bots;
use crate::sample::folder::{FAMILIES, campaign};

const RECORDS: [&str; 2] = ["campaign.ron", "campaign.ron.bak"];

/// Begins the next game, and plays so many decisions of it by chance. Returns the digest of the table.
fn play(game: &mut dyn CampaignTable, decisions: usize) -> String {
    let mut world = World::new();
    let saved = game.saved_mut().expect("it is saved");
    saved.start_or_resume(&mut world, None, None).expect("it begins");
    let mut rng = Rng::new(3);
    let mut left = decisions;
    while left > 0 && bots::random(&mut *game, &mut world, &mut rng) {
        left -= 1;
    }
    if left > 0 {
        game.finish(&mut world).expect("it is saved");
        game.saved_mut().expect("it is saved").decide_option(0).expect("it is offered");
    }
    game.digest(&world).to_string()
}

/// Makes another campaign of the same pack, people and name, from another seed.
fn another(place: &Path, seed: u64) -> PathBuf {
    let (pack, dir) = (place.join("meadow"), place.join("another"));
    let pack = pack.to_string_lossy();
    let new = NewCampaign {
        pack: &pack,
        party: &["Alder", "Birch"].map(str::to_owned),
        players: &["Anna", "Bert"].map(str::to_owned),
        name: "Two hares",
        seed,
        undo: kernel::campaign::UndoPolicy::Free,
        hands: kernel::campaign::HandPolicy::Private,
        difficulty: None,
    };
    drop(FAMILIES.of_pack(&pack).expect("it is known").create(&dir, &new).expect("it is made"));
    dir
}

/// Returns all files in a folder with what is in them.
fn all(dir: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(dir).expect("it is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all.extend(self::all(&path));
        } else if path.file_name().is_some_and(|name| name != "lock") {
            all.push((path.clone(), fs::read(path).expect("it is read")));
        }
    }
    all.sort();
    all
}

/// Where both files of the record are those of another campaign, the journals and backups tell: nothing
/// opens, nothing is changed, and a backup leads back, with the foreign record kept. So it is in the
/// first game, between two, and when the other campaign is of another course of the same length.
#[test]
fn both_files_of_another_campaign_do_not_take_a_folder_over() {
    for (games, decisions, theirs) in [(0, 5, 0), (1, 4, 0), (1, 0, 1), (2, 3, 1)] {
        let at = format!("{games} games, {decisions} decisions, the other {theirs} games");
        let place = tempfile::tempdir().expect("a folder");
        let (dir, mut game) = campaign(place.path());
        for _ in 0..games {
            play(game.as_mut(), usize::MAX);
        }
        if decisions > 0 {
            play(game.as_mut(), decisions);
        }
        drop(game);
        let other = another(place.path(), 8);
        let mut game = FAMILIES.open(&other).expect("it opens");
        for _ in 0..theirs {
            play(game.as_mut(), usize::MAX);
        }
        drop(game);
        let own = fs::read(dir.join(RECORDS[0])).expect("it is there");
        let foreign = fs::read(other.join(RECORDS[0])).expect("it is there");
        for file in RECORDS {
            fs::write(dir.join(file), &foreign).expect("written");
        }
        let before = all(&dir);
        let family = FAMILIES.of_campaign(&dir).expect("it is known");
        let refusals = [
            FAMILIES.open(&dir).map(drop).map_err(|e| e.to_string()),
            family.peek(&dir).map(drop).map_err(|e| e.to_string()),
            FAMILIES.export(&dir, &place.path().join("out")).map_err(|e| e.to_string()),
        ];
        for refusal in refusals {
            let why = refusal.expect_err(&at);
            assert!(
                why.contains("campaign.ron") && why.contains("another campaign"),
                "{at}: {why}"
            );
        }
        assert!(all(&dir) == before, "{at}: something was changed");
        // With its own record it is what it was.
        for file in RECORDS {
            fs::write(dir.join(file), &own).expect("written");
        }
        drop(FAMILIES.open(&dir).expect("it opens"));
        for file in RECORDS {
            fs::write(dir.join(file), &foreign).expect("written");
        }
        let backups = family.backups(&dir);
        let (last, _) = backups.last().expect("there is one");
        family.restore(&dir, *last).expect("it goes back");
        drop(FAMILIES.open(&dir).expect("it opens"));
        let now = all(&dir);
        for (path, bytes) in &before {
            assert!(now.iter().any(|(_, held)| held == bytes), "{at}: {} is lost", path.display());
        }
    }
}

/// A folder that only holds a backup of another campaign keeps its own record: one file is no proof
/// against two.
#[test]
fn one_foreign_backup_does_not_shut_a_folder() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, game) = campaign(place.path());
    drop(game);
    let other = another(place.path(), 8);
    let backup = "generations/001.ron";
    fs::copy(other.join(backup), dir.join(backup)).expect("copied");
    let mut game = FAMILIES.open(&dir).expect("it opens");
    assert!(!game.saved_mut().expect("it is saved").take_notices().is_empty());
}

/// A folder whose record, in both files, is of a family that none of its backups is of, is of the
/// family of the backups.
#[test]
fn both_files_of_another_family_do_not_take_a_folder_over() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    play(game.as_mut(), 5);
    drop(game);
    let own = fs::read_to_string(dir.join(RECORDS[0])).expect("it is there");
    let (_, other) = own.split_once('\n').expect("two lines");
    let other = other.replacen("\"hares\"", "\"foxes\"", 1);
    for file in RECORDS {
        fs::write(dir.join(file), &other).expect("written");
    }
    let family = FAMILIES.of_campaign(&dir).expect("it is known by the rest");
    let why = family.open(&dir).map(drop).expect_err("it is of another").to_string();
    assert!(why.contains("foxes"), "{why}");
    family.restore(&dir, 1).expect("it goes back");
    drop(FAMILIES.open(&dir).expect("it opens"));
    let kept = dir.join("campaign.ron.damaged-1");
    assert_eq!(fs::read_to_string(kept).expect("it is kept"), other);
}

/// A damaged copy that was kept beside a journal is not that journal: where only it is left, the
/// journal is missed; one that a restored backup set aside is not.
#[test]
fn a_damaged_copy_is_no_journal() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    play(game.as_mut(), usize::MAX);
    drop(game);
    let told = || {
        let mut game = FAMILIES.open(&dir).expect("it opens");
        game.saved_mut().expect("it is saved").take_notices()
    };
    assert_eq!(told(), Vec::<String>::new());
    for stem in ["001", "between-001"] {
        let [file, copy, damaged, aside] = ["", ".copy", ".damaged-1", ".aside-1"]
            .map(|end| dir.join(format!("journals/{stem}.jsonl{end}")));
        let text = fs::read(&file).expect("it is there");
        fs::rename(&file, &damaged).expect("renamed");
        fs::remove_file(&copy).expect("removed");
        let all = told();
        let misses = |t: &String| t.contains("missing") && t.contains(&format!("{stem}.jsonl"));
        assert!(all.iter().any(misses), "{stem}: {all:?}");
        fs::rename(&damaged, &aside).expect("renamed");
        assert!(!told().iter().any(misses), "{stem}");
        fs::remove_file(&aside).expect("removed");
        fs::write(&file, &text).expect("written");
        fs::write(&copy, &text).expect("written");
    }
}
