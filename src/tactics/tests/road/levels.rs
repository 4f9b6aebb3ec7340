//! Levels, classes and what comes with them.

use std::sync::Arc;

use tactics::content::TacticsContent;
use tactics::content::amount::Amount;
use tactics::content::effect::{CardFilter, Effect, Owner};
use tactics::content::pack::{ClassId, LevelUpId, Lists};
use tactics::content::printed::Tier;
use tactics::content::words::{CardKind, Divider};
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::road::company_after;
use tactics::rules::road::levels::{Lack, Plan, class, hearts, plans};
use tactics::rules::start::{Company, Start};
use tactics::rules::state::piles::Pile;
use tactics::rules::state::table;

use super::{KING, PACK, begun, card, company, conserved, count, level_up, visit};
use crate::encounter::scene::{ADA, BEN, CID, Scene};

/// The shipped pack with two elite classes more: one asks for three other classes, one for two.
fn content() -> TacticsContent {
    let king = (**KING).clone();
    let mut lists = Lists {
        heroes: king.heroes,
        classes: king.classes,
        levels: king.levels,
        cards: king.cards,
        enemies: king.enemies,
        companions: king.companions,
        decks: king.decks,
        terrain: king.terrain,
        chapters: king.chapters,
    };
    let needs: [(&str, &[&str]); 2] = [
        ("test-mage", &["bearer", "tallyman", "gleaner"]),
        ("test-knight", &["bearer", "tallyman"]),
    ];
    for (id, needs) in needs {
        let mut class = lists.classes[0].clone();
        (class.id, class.tier, class.movement) = (id.to_owned(), Tier::Elite, 6);
        lists.classes.push(class);
        for n in 1..=5 {
            let mut level = lists.levels.iter().find(|l| l.id == "bearer-3").unwrap().clone();
            (level.id, level.class, level.level, level.hp) = (format!("{id}-{n}"), id.into(), n, 4);
            level.needs = needs.iter().map(|class| ((*class).to_owned(), 1)).collect();
            lists.levels.push(level);
        }
    }
    TacticsContent::new(king.pack, lists, 0)
}

fn taken(content: &TacticsContent, party: &[&[&str]]) -> Vec<Vec<LevelUpId>> {
    let ids = |hero: &&[&str]| hero.iter().map(|id| content.find_level(id).unwrap()).collect();
    party.iter().map(ids).collect()
}

fn plan(content: &TacticsContent, party: &[&[&str]], hero: usize, class: &str) -> Plan {
    let all = plans(content, &taken(content, party), hero);
    all[content.find_class(class).unwrap().index()].clone()
}

fn is_open(content: &TacticsContent, party: &[&[&str]], hero: usize, class: &str) -> bool {
    plan(content, party, hero, class).is_open()
}

/// Level is the number of level-up cards; without an elite card the class is the one begun with
/// (AT-LEVL-01, AT-LEVL-09, AT-EX-03).
#[test]
fn the_class_is_the_one_begun_with() {
    let content = content();
    let of = |ids: &[&str]| {
        let all = taken(&content, &[ids]).remove(0);
        (all.len(), content.class(class(&content, &all).unwrap()).id.clone())
    };
    assert_eq!(of(&["ringer-starter"]), (1, "ringer".into()));
    assert_eq!(of(&["ringer-starter", "ringer-2"]), (2, "ringer".into()));
    assert_eq!(of(&["ringer-starter", "ringer-2", "poacher-1"]), (3, "ringer".into()));
    // The most recent elite card says the class, and none is lost by another (AT-LEVL-10, AT-RUL-71).
    let two = ["bearer-starter", "test-mage-1", "test-knight-1", "gleaner-1"];
    assert_eq!(of(&two), (4, "test-knight".into()));
    let back = [&two[..], &["test-mage-2"]].concat();
    assert_eq!(of(&back), (5, "test-mage".into()));
    // Hearts of all cards count (AT-LEVL-13, AT-LEVL-14, AT-SETUP-21, AT-RUL-72).
    assert_eq!(hearts(&content, &taken(&content, &[&two])[0]), 13 + 4 + 4 + 2);
}

/// All parts of a requirement are met before the card is taken, at the next level-up at the earliest
/// (AT-LEVL-06 to AT-LEVL-08, AT-EX-04, AT-EX-05, AT-EX-06, AT-RUL-69).
#[test]
fn requirements_are_met_before() {
    let content = content();
    let open = |own: &[&str], class| is_open(&content, &[own], 0, class);
    assert!(!open(&["bearer-starter", "tallyman-1"], "test-mage"));
    assert!(open(&["bearer-starter", "tallyman-1", "gleaner-1"], "test-mage"));
    assert!(open(&["bearer-starter", "tallyman-1"], "test-knight"));
    assert!(!open(&["bearer-starter", "bearer-2"], "test-knight"));
    assert!(open(&["bearer-starter", "tallyman-1", "test-knight-1"], "test-knight"), "not used up");
    let lacks = plan(&content, &[&["bearer-starter", "tallyman-1"]], 0, "test-mage").lacks;
    let gleaner = content.find_class("gleaner").unwrap();
    assert_eq!(lacks, [Lack::Needs { class: gleaner, has: 0, wants: 1 }]);
}

/// An elite class is closed to the others once a hero has taken a card of it (AT-LEVL-18, AT-LEVL-19,
/// AT-LEVL-23); any figure may take any class (AT-LEVL-27, AT-EX-07).
#[test]
fn an_elite_class_is_one_heros() {
    let content = content();
    let own: &[&str] = &["bearer-starter", "tallyman-1"];
    let other: &[&str] = &["tallyman-starter", "bearer-1", "test-knight-1"];
    assert_eq!(plan(&content, &[own, other], 0, "test-knight").lacks, [Lack::Closed { by: 1 }]);
    assert!(is_open(&content, &[own, other], 1, "test-knight"));
}

/// Five heroes with Rogue 3, 2, 1, 1, 1 (AT-LEVL-20 to AT-LEVL-22, AT-EX-36).
#[test]
fn the_limits_of_basic_classes() {
    let content = content();
    let party: [&[&str]; 5] = [
        &["gleaner-starter", "gleaner-2", "gleaner-3"],
        &["bearer-starter", "gleaner-1", "gleaner-2"],
        &["ringer-starter", "gleaner-1"],
        &["tallyman-starter", "gleaner-1"],
        &["poacher-starter", "gleaner-1"],
    ];
    let lacks = |hero| plan(&content, &party, hero, "gleaner").lacks;
    for hero in [2, 3, 4] {
        assert_eq!(lacks(hero)[0], Lack::TwoAbove);
    }
    assert_eq!(lacks(1)[0], Lack::OneAbove);
    assert!(is_open(&content, &party, 0, "gleaner"));
    // The first card of a class is open to everybody (AT-LEVL-04, AT-LEVL-22).
    assert!((0..5).all(|hero| hero == 3 || is_open(&content, &party, hero, "tallyman")));
}

/// No hero is above level 10 and 5 in a class; levels are taken in order, and a Starter is for beginning
/// (AT-LEVL-16, AT-LEVL-17, AT-RUL-70, AT-HERO-03).
#[test]
fn the_most_levels() {
    let content = content();
    let all: Vec<String> = (2..=5).map(|n| format!("bearer-{n}")).collect();
    let mut own: Vec<&str> = vec!["bearer-starter"];
    own.extend(all.iter().map(String::as_str));
    assert_eq!(plan(&content, &[&own], 0, "bearer").lacks, [Lack::MostInClass]);
    let next = plan(&content, &[&["bearer-starter"]], 0, "bearer").next.unwrap();
    assert_eq!(content.level(next).id, "bearer-2");
    let first = plan(&content, &[&["bearer-starter"]], 0, "ringer").next.unwrap();
    assert_eq!(content.level(first).id, "ringer-1", "not the Starter");
    own.extend(["ringer-1", "ringer-2", "ringer-3", "ringer-4", "ringer-5"]);
    assert!(plans(&content, &taken(&content, &[&own]), 0).iter().all(|p| !p.is_open()));
    assert_eq!(plan(&content, &[&own], 0, "poacher").lacks, [Lack::MostLevels]);
    let rules: Vec<&str> = [Lack::MostLevels, Lack::MostInClass, Lack::OneAbove, Lack::TwoAbove]
        .iter()
        .map(Lack::rule)
        .collect();
    assert_eq!(rules, ["AT-LEVL-16", "AT-LEVL-17", "AT-LEVL-21", "AT-LEVL-20"]);
    assert_eq!(ClassId(0).index(), 0);
}

/// Three heroes, two of them guards of level 2.
fn veterans() -> Company {
    let mut party = company(3);
    for hero in [0, 2] {
        party.heroes[hero].levels.push("guard-2".into());
    }
    party
}

/// Every hero levels up once and must choose one card (AT-LEVL-02, AT-LEVL-03), in any order; after each
/// choice the limits of the whole party are looked at anew (AT-RUL-73).
#[test]
fn limits_are_looked_at_after_each_choice() {
    let mut scene = visit("lesson", veterans());
    let prompt = scene.prompt();
    assert_eq!((prompt.ask, prompt.who), (Ask::LevelUp, ADA));
    assert!(!scene.offers(Act::Continue), "the choice is mandatory");
    let (ada3, cid3) = (level_up(&scene, ADA, "guard-3"), level_up(&scene, CID, "guard-3"));
    assert!(scene.offers(ada3) && scene.offers(cid3));
    assert_eq!(scene.refused(level_up(&scene, BEN, "warden-1")), "AT-LEVL-06");
    scene.act(cid3).to(Ask::LevelUp);
    assert_eq!(scene.refused(level_up(&scene, ADA, "guard-3")), "AT-LEVL-21");
    let warden = level_up(&scene, ADA, "warden-1");
    scene.act(warden).to(Ask::LevelUp);
    assert!(scene.options().iter().all(|a| matches!(a, Act::LevelUp { hero: BEN, .. })));
}

/// An elite card makes the hero that class: basic movement and attack, hearts, feature
/// (AT-LEVL-05, AT-LEVL-10 to AT-LEVL-13, AT-LEVL-15, AT-FEAT-01); others find it closed.
#[test]
fn becoming_an_elite_class() {
    let mut scene = visit("lesson", veterans());
    let warden = level_up(&scene, ADA, "warden-1");
    scene.act(warden).to(Ask::LevelUp);
    assert_eq!(table::class(&scene.world, ADA).id, "warden");
    assert_eq!(table::class(&scene.world, ADA).movement, 3);
    assert_eq!(table::hero(&scene.world, ADA).max, 13 + 2 + 5);
    assert_eq!(scene.refused(level_up(&scene, CID, "warden-1")), "AT-LEVL-19");
    let after = company_after(&scene.to(Ask::Story).world);
    assert_eq!(after.heroes[0].levels, ["guard-1", "guard-2", "warden-1"]);
    assert!(after.heroes[0].cards().any(|id| id == "gate-key"));
    assert!(after.heroes[0].deck.contains(&"long-reach".to_owned()), "ADD (AT-LEVL-24)");
    conserved(&PACK, &after);
    let next = begun(&PACK, &Start::new("start", after, 1));
    assert_eq!(table::class(&next.world, ADA).id, "warden");
}

/// The names of the options, without `Continue`.
fn offered(scene: &Scene) -> Vec<String> {
    let name = |a: &Act| match a {
        Act::Card(c) => table::printed(&scene.world, *c).map(|d| d.id.clone()),
        _ => None,
    };
    scene.options().iter().filter_map(name).collect()
}

/// REPLACE adds, and allows the removal of one card for each, but not of one just added; what is removed
/// goes back to the box (AT-LEVL-25, AT-RUL-74). Besides a basic card may be added, and only then any one
/// card be removed (AT-LEVL-26, AT-RUL-75).
#[test]
fn the_deck_changes_with_a_level() {
    let mut scene = visit("lesson", company(3));
    let two = level_up(&scene, ADA, "guard-2");
    scene.act(two);
    let prompt = scene.prompt();
    assert_eq!((prompt.ask, prompt.who), (Ask::RemoveCard, ADA));
    assert_eq!(count(&scene, Pile::Deck(ADA), "long-reach"), 1);
    assert!(!offered(&scene).contains(&"long-reach".to_owned()));
    assert!(offered(&scene).contains(&"basic-move".to_owned()));
    let new = card(&scene, Pile::Deck(ADA), "long-reach");
    assert_eq!(scene.refused(Act::Card(new)), "AT-RUL-74");
    let swing = card(&scene, Pile::Deck(ADA), "wide-swing");
    scene.act(Act::Card(swing));
    assert_eq!(count(&scene, Pile::Divider(Divider::Box), "wide-swing"), 1);
    assert_eq!(scene.ask(), Some(Ask::AddBasic), "one card for the one that was added");
    assert_eq!(offered(&scene), ["basic-move", "basic-attack"]);
    let basic = scene.options()[0];
    scene.act(basic);
    assert_eq!(scene.ask(), Some(Ask::RemoveCard));
    let brace = card(&scene, Pile::Deck(ADA), "brace");
    scene.act(Act::Card(brace));
    assert_eq!(scene.pile(Pile::Deck(ADA)).len(), 11);
    // Nothing is added: nothing can be removed.
    let ben = level_up(&scene, BEN, "ringer-2");
    scene.act(ben).act(Act::Continue);
    assert_eq!(scene.ask(), Some(Ask::AddBasic));
    scene.act(Act::Continue);
    assert_eq!(scene.ask(), Some(Ask::LevelUp));
    let after = company_after(&scene.to(Ask::Story).world);
    assert_eq!(after.heroes[1].deck.len(), 12);
    assert_eq!(after.count(&PACK, Divider::Box, "brace"), 1);
    assert!(after.heroes[0].cards().any(|id| id == "steady-hand"), "dice abilities come with it");
    conserved(&PACK, &after);
}

/// No level is gained while an encounter is in progress (AT-CAMP-16).
#[test]
fn no_level_in_an_encounter() {
    let mut scene = visit("fight", company(3));
    scene.to(Ask::Redo).text("Ada", &[Effect::LevelUp]);
    assert_eq!(scene.ask(), Some(Ask::Redo));
    assert_eq!(scene.pile(Pile::Levels(ADA)).len(), 1);
}

/// A hero without a legal card keeps the level, and gets what the pack gives instead (AT-RUL-73).
#[test]
fn no_legal_card() {
    let mut content = (**PACK).clone();
    let perk = Effect::Gain {
        what: CardFilter { kinds: vec![CardKind::Perk], ..CardFilter::default() },
        n: Some(Amount::number(1)),
        from: Divider::SupplyPerks,
        to: Owner::It,
    };
    content.pack.parameters.instead_of_level = Arc::from([perk]);
    let mut party = company(3);
    let guard = ["guard-2", "guard-3", "guard-4", "guard-5"];
    let ringer = ["ringer-1-more", "ringer-2", "ringer-3", "ringer-4", "ringer-5"];
    party.heroes[0].levels.extend(guard.iter().chain(&ringer).map(|id| (*id).to_owned()));
    let mut scene = begun(&Arc::new(content), &Start::new("lesson", party, 1));
    assert!(scene.options().iter().all(|a| !matches!(a, Act::LevelUp { hero: ADA, .. })));
    assert_eq!(count(&scene, Pile::Board(ADA), "well-drilled"), 1);
    scene.to(Ask::Story);
    let after = company_after(&scene.world);
    assert_eq!(after.heroes[0].levels.len(), 10);
    assert!(after.heroes[0].board.contains(&"well-drilled".to_owned()));
}
