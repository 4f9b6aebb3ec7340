//! What a campaign is made of, over the shipped pack and that of the road.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::Family;
use kernel::view::Viewer;
use tactics::content::printed::ChapterKind;
use tactics::content::words::{CardKind, Difficulty, Divider, Outcome};
use tactics::rules::effect::standing;
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::start::{Company, Start};
use tactics::rules::state::piles::Pile;
use tactics::rules::state::table;

use crate::encounter::scene::{ADA, BEN};
use crate::road::{KING, PACK, bearers, begun, choose, company, end, finish, visit};

/// All files of a folder of the sources.
fn sources(folder: &str) -> Vec<String> {
    fn walk(dir: &Path, all: &mut Vec<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, all);
            } else if path.extension().is_some_and(|e| e == "rs") {
                all.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut all = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    all
}

/// The rules name nothing of the content: no enemy, class, chapter or card of the shipped pack, which has
/// more than fifty chapters (AT-CAMP-03).
#[test]
fn the_rules_name_no_content() {
    assert!(KING.chapters.len() > 50);
    let rules = [sources("rules"), sources("enemy"), sources("ground")].concat();
    let ids = KING.enemies.iter().map(|x| &x.id).chain(KING.classes.iter().map(|x| &x.id));
    let ids = ids.chain(KING.cards.iter().map(|x| &x.id));
    let ids =
        ids.chain(KING.chapters.iter().map(|x| &x.id)).chain(KING.terrain.iter().map(|x| &x.id));
    for id in ids {
        let told = format!("\"{id}\"");
        assert!(!rules.iter().any(|text| text.contains(&told)), "{told}");
    }
}

/// What is shown of a chapter tells nothing of those that were not reached (AT-CAMP-06).
#[test]
fn later_chapters_stay_hidden() {
    let company = bearers(3, Difficulty::Normal);
    let first = KING.pack.first.clone();
    let mut scene = begun(&KING, &Start::new(&first, company, 1));
    let prompt = scene.prompt().clone();
    let view = Tactics::view(&mut scene.world, &prompt, Viewer::EVERYBODY);
    let state = Tactics::state(&scene.world, Viewer::EVERYBODY);
    let shown = format!("{view:?}{state}");
    let own = KING.chapter(KING.find_chapter(&first).unwrap());
    let others = KING.chapters.iter().filter(|c| c.id != own.id && !c.text.is_empty());
    for chapter in others {
        assert!(!shown.contains(&chapter.text), "{}", chapter.id);
    }
}

/// A special rule of an encounter holds while it is played, and not in the next one (AT-CAMP-08).
#[test]
fn special_rules_end_with_their_encounter() {
    let with = KING.chapters.iter().filter(|c| {
        c.encounter.as_ref().is_some_and(|e| !(e.standing.is_empty() && e.rules.is_empty()))
    });
    assert!(with.count() > 5);
    let mut content = (**PACK).clone();
    let fight = content.chapters.iter_mut().find(|c| c.id == "fight").unwrap();
    let encounter = fight.encounter.as_mut().unwrap();
    let slow = tactics::content::effect::Standing {
        whose: tactics::content::effect::Whom::default(),
        only_if: None,
        against: None,
        once: None,
        change: tactics::content::effect::Change::Movement(
            tactics::content::amount::Amount::number(2),
        ),
    };
    encounter.standing.push(slow);
    let content = std::sync::Arc::new(content);
    let mut scene = begun(&content, &Start::new("fight", company(3), 7));
    scene.to(Ask::Redo);
    let plain = i32::from(table::class(&scene.world, ADA).movement);
    assert_eq!(standing::movement(&scene.world, ADA.into()), plain + 2);
    end(&mut scene, Outcome::Success);
    let after = finish(&mut scene);
    let next = after.next(&content).unwrap().to_owned();
    let scene = begun(&content, &Start::new(&next, after, 8));
    assert_eq!(standing::movement(&scene.world, ADA.into()), plain);
}

/// The heroes of a campaign are chosen at its beginning and stay (AT-CAMP-10).
#[test]
fn the_party_stays() {
    let before = bearers(4, Difficulty::Normal);
    let figures = |c: &Company| c.heroes.iter().map(|h| h.figure.clone()).collect::<Vec<_>>();
    let mut scene = begun(&KING, &Start::new(&KING.pack.first, before.clone(), 3));
    let after = finish(&mut scene);
    assert_eq!((figures(&after), after.heroes.len()), (figures(&before), 4));
}

/// Who plays which hero is said anew for every chapter, and nothing in the middle of one changes it
/// (AT-CAMP-13).
#[test]
fn players_are_arranged_before_a_chapter() {
    let players = |players: Vec<u8>| {
        let start = Start { players, ..Start::new("fight", company(3), 7) };
        begun(&PACK, &start)
    };
    let mut scene = players(vec![0, 1, 1]);
    assert_eq!(table::players(&scene.world), [0, 1]);
    scene.to(Ask::Redo);
    assert_eq!([ADA, BEN].map(|seat| table::player(&scene.world, seat)), [0, 1]);
    let scene = players(vec![1, 1, 0]);
    assert_eq!([ADA, BEN].map(|seat| table::player(&scene.world, seat)), [1, 1]);
}

/// An action deck has Basic Moves, Basic Attacks, action cards, features and equipment, and what a hero
/// acquires is the hero's for the whole campaign (AT-HERO-09, AT-HERO-10).
#[test]
fn what_is_acquired_stays_with_its_hero() {
    let in_decks = |content: &tactics::content::TacticsContent, c: &Company| {
        for id in c.heroes.iter().flat_map(|h| &h.deck) {
            let kind = content.card(content.find_card(id).unwrap()).kind;
            let fits = matches!(
                kind,
                CardKind::Action | CardKind::BasicMove | CardKind::BasicAttack | CardKind::Feature
            );
            assert!(fits || kind.is_equipment() || kind == CardKind::Mark, "{id}: {kind:?}");
        }
    };
    let before = bearers(3, Difficulty::Normal);
    in_decks(&KING, &before);
    let mut owner = before;
    let loot = KING.cards.iter().find(|c| c.kind.is_equipment() && c.found_in.is_some()).unwrap();
    owner.heroes[1].tuck.push(loot.id.clone());
    let mut next = KING.pack.first.clone();
    for seed in 0..3 {
        let mut scene = begun(&KING, &Start::new(&next, owner, seed));
        owner = finish(&mut scene);
        in_decks(&KING, &owner);
        let has = |n: usize| owner.heroes[n].cards().any(|id| *id == loot.id);
        assert_eq!([has(0), has(1), has(2)], [false, true, false]);
        let Some(on) = owner.next(&KING) else { break };
        next = on.to_owned();
        let chapter = KING.chapter(KING.find_chapter(&next).unwrap());
        if chapter.kind == ChapterKind::Encounter {
            break;
        }
    }
}

/// Class cards never leave their place: a hero's class is what the level-up cards say, and no deck of the
/// campaign has a class card in it (AT-SORT-08).
#[test]
fn class_cards_stay_behind_their_divider() {
    let after = bearers(5, Difficulty::Easy);
    let decks = after.all_decks(&KING);
    let classes: BTreeSet<&str> = KING.classes.iter().map(|c| c.id.as_str()).collect();
    for (divider, deck) in &decks {
        assert_ne!(*divider, Divider::Classes, "nothing else lies there");
        assert!(deck.keys().all(|id| KING.find_card(id).is_some()));
    }
    assert!(after.heroes.iter().flat_map(|h| h.cards()).all(|id| !classes.contains(id.as_str())));
}

/// The boss deck is secret to everybody, its discard pile open (AT-RUL-105).
#[test]
fn the_boss_deck_is_face_down() {
    let mut scene = visit("fight", company(3));
    scene.to(Ask::Turn);
    let world = &scene.world;
    for card in scene.pile(Pile::BossDeck(0)) {
        assert!(!tactics::rules::view::knows(world, Viewer::EVERYBODY, card));
    }
    assert!(Pile::BossDeck(0).is_deck() && !Pile::BossDiscards(0).is_deck());
    let state = Tactics::state(world, Viewer::NOBODY);
    let discards = state["boss_discards"].as_array().unwrap().clone();
    let known: Vec<&str> = discards.iter().map(|id| id.as_str().unwrap()).collect();
    assert_eq!(known.len(), scene.pile(Pile::BossDiscards(0)).len());
    for card in scene.pile(Pile::BossDiscards(0)) {
        assert!(tactics::rules::view::knows(world, Viewer::NOBODY, card));
    }
}

/// A choice of the road is remembered where the campaign goes on, so that another choice is another story
/// (AT-CAMP-05).
#[test]
fn other_choices_are_other_stories() {
    let next = |label: &str| {
        let mut scene = visit("start", company(3));
        choose(&mut scene, label);
        finish(&mut scene).next(&PACK).unwrap().to_owned()
    };
    assert_eq!([next("Sign"), next("Take the loaf")], ["fight", "fair"]);
    let mut scene = visit("start", company(3));
    let options = scene.options();
    assert!(options.iter().filter(|a| matches!(a, Act::Choice(_))).count() > 1);
    scene.act(options[0]);
}
