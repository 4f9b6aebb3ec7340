//! What a campaign carries from chapter to chapter.

use tactics::content::words::{CardKind, Difficulty, Divider};
use tactics::ground::Side;
use tactics::rules::effect::standing;
use tactics::rules::family::Tactics;
use tactics::rules::road::company_after;
use tactics::rules::road::sort::{home, potions};
use tactics::rules::start::{Company, House, Start};
use tactics::rules::state::ids::SeatId;
use tactics::rules::state::piles::Pile;
use tactics::rules::state::round::Potions;
use tactics::rules::state::table;

use super::{KING, PACK, bearers, begun, company, conserved, count, visit};

/// How many potions a party begins with (AT-SORT-16 to AT-SORT-18, AT-EX-10); the others stay in the box
/// (AT-RUL-82).
#[test]
fn potions_by_difficulty_and_heroes() {
    let table = [
        (Difficulty::Easy, [3, 4, 4]),
        (Difficulty::Normal, [2, 3, 3]),
        (Difficulty::Hard, [1, 2, 2]),
    ];
    for (difficulty, by_heroes) in table {
        for (heroes, n) in (3..).zip(by_heroes) {
            assert_eq!(potions(&PACK, difficulty, heroes), n);
            let party = Company { difficulty, ..company(heroes) };
            assert_eq!(party.count(&PACK, Divider::PartyItems, "potion"), n);
            assert_eq!(party.count(&PACK, Divider::Box, "potion"), 4 - n);
            let scene = visit("fight", party);
            assert_eq!(scene.world.resource::<Potions>().unused, n);
        }
    }
}

/// One encounter can be begun at another difficulty, which is never added to the campaign's
/// (AT-SETUP-25, AT-SETUP-26, AT-RUL-64, AT-CAMP-15).
#[test]
fn the_difficulty_of_one_encounter() {
    let cases = [
        (Difficulty::Normal, Some(Difficulty::Easy), 4),
        (Difficulty::Normal, Some(Difficulty::Hard), 2),
        (Difficulty::Easy, Some(Difficulty::Hard), 2),
        (Difficulty::Hard, Some(Difficulty::Easy), 4),
        (Difficulty::Hard, None, 2),
    ];
    for (campaign, encounter, n) in cases {
        let party = Company { difficulty: campaign, ..company(4) };
        let start = Start { difficulty: encounter, ..Start::new("fight", party.clone(), 1) };
        let scene = begun(&PACK, &start);
        assert_eq!(scene.world.resource::<Potions>().unused, n);
        let after = company_after(&scene.world);
        assert_eq!((after.difficulty, after.decks), (campaign, party.decks));
    }
}

/// What the enemies of an encounter have in all, begun at a difficulty with house rules; with the hand
/// that its first hero draws.
fn begun_with(difficulty: Difficulty, house: House) -> (i32, i32, Vec<i16>) {
    let start = Start { house, ..Start::new("nobody-passes-free", bearers(4, difficulty), 3) };
    let mut scene = begun(&KING, &start);
    while !table::standing(&scene.world).any(|f| f.side == Side::Enemies) {
        let first = scene.options()[0];
        scene.act(first);
    }
    let enemies = table::standing(&scene.world).filter(|f| f.side == Side::Enemies);
    let hp: Vec<i16> = enemies.map(|f| f.max).collect();
    let hand = standing::hand_size(&scene.world, SeatId(0));
    (hp.iter().map(|n| i32::from(*n)).sum(), hand, hp)
}

/// Enemies have other HP by the difficulty, as the pack says, and by house rules, which change the hand
/// size, too; with neither all is as printed (AT-RUL-119).
#[test]
fn enemies_have_other_hp_by_difficulty_and_house_rules() {
    let usual = House::default();
    let (printed, hand, each) = begun_with(Difficulty::Normal, usual);
    assert_eq!(hand, 4);
    let (easy, _, _) = begun_with(Difficulty::Easy, usual);
    let (hard, _, _) = begun_with(Difficulty::Hard, usual);
    assert!(easy < printed && printed < hard, "{easy} {printed} {hard}");
    let (_, hand, more) = begun_with(Difficulty::Normal, House { hp: 50, hand: -1 });
    assert_eq!(hand, 3);
    let half = |n: &i16| (i32::from(*n) * 150 + 50) / 100;
    assert_eq!(
        more.iter().map(|n| i32::from(*n)).collect::<Vec<_>>(),
        each.iter().map(half).collect::<Vec<_>>()
    );
    let wrong = Start { house: House { hp: 60, hand: 0 }, ..Start::new("fight", company(3), 1) };
    let mut world = bevy_ecs::world::World::new();
    kernel::play::install::<Tactics>(&mut world, PACK.clone());
    assert!(kernel::play::begin::<Tactics>(&mut world, &wrong).is_err());
}

/// Every card lies where the sort puts it (AT-SORT-01 to AT-SORT-06, AT-SORT-09, AT-SORT-11,
/// AT-SORT-13, AT-SORT-14).
#[test]
fn the_first_sort() {
    let of = |id: &str| home(PACK.card(PACK.find_card(id).unwrap()));
    assert_eq!(of("gold"), Divider::SupplyItems, "by its banner");
    assert_eq!(of("stray-goat"), Divider::PartyRandom, "by its banner");
    assert_eq!(of("whetstone"), Divider::Market, "by its banner");
    assert_eq!(of("brace"), Divider::Actions);
    assert_eq!(of("basic-attack"), Divider::BasicAttacks);
    assert_eq!(of("basic-move"), Divider::BasicMoves);
    assert_eq!(of("oath"), Divider::Features);
    assert_eq!(of("black-ribbon"), Divider::Marks);
    assert_eq!(of("mill-bill"), Divider::SupplyLoot);
    assert_eq!(of("quick-eye"), Divider::StoryPerks);
    assert_eq!(of("thick-coat"), Divider::Box);
    let scene = visit("start", company(3));
    assert_eq!(count(&scene, Pile::Divider(Divider::BasicMoves), "basic-move"), 50 - 9);
    // Level-up cards lie behind Level Ups (AT-SORT-07), the Starters of the heroes with them.
    let levels: usize = PACK.levels.iter().map(|l| usize::from(l.copies)).sum();
    assert_eq!(scene.pile(Pile::Divider(Divider::LevelUps)).len(), levels - 3);
}

/// A party has three to five heroes, each figure and each class once (AT-CAMP-09, AT-CAMP-11, AT-RUL-67,
/// AT-HERO-01); each begins with eleven cards, a passive ability and a class feature (AT-HERO-07,
/// AT-HERO-08, AT-EX-02).
#[test]
fn a_company_that_begins() {
    for hero in bearers(5, Difficulty::Normal).heroes {
        assert_eq!((hero.deck.len(), hero.board.len(), hero.tuck.len()), (11, 2, 0));
        assert_eq!(hero.levels.len(), 1);
    }
    let figures: Vec<&str> = KING.heroes.iter().map(|h| h.id.as_str()).collect();
    let class: Vec<&str> = KING.basic_classes().map(|c| KING.class(c).id.as_str()).collect();
    let (f, c) = (&figures, &class);
    let wrong = [
        (vec![(f[0], c[0]), (f[1], c[1])], "AT-CAMP-09"),
        (vec![(f[0], c[0]), (f[0], c[1]), (f[2], c[2])], "AT-CAMP-11"),
        (vec![(f[0], c[0]), (f[1], c[0]), (f[2], c[2])], "AT-RUL-67"),
        (vec![(f[0], "warden"), (f[1], c[1]), (f[2], c[2])], "AT-HERO-01"),
    ];
    for (party, rule) in wrong {
        let told = Company::begin(&KING, &party, Difficulty::Normal).unwrap_err();
        assert!(told.to_string().contains(rule), "{told}");
    }
}

/// A company names only what is not where it was, so that one that is written by hand is short; and no card
/// is lost (AT-SORT-20).
#[test]
fn a_company_written_by_hand() {
    let hero = |figure: &str, level: &str| {
        format!(r#"{{"figure": "{figure}", "levels": ["{level}"], "deck": ["basic-move"]}}"#)
    };
    let heroes = [hero("ada", "guard-1"), hero("ben", "ringer-1"), hero("cid", "guard-1")];
    let text = format!(r#"{{"heroes": [{}]}}"#, heroes.join(", "));
    let company: Company = serde_json::from_str(&text).unwrap();
    conserved(&PACK, &company);
    let scene = visit("start", company.clone());
    let now = company_after(&scene.world);
    assert!(now.decks.is_empty());
    assert_eq!(Company { visited: Vec::new(), ..now }, company);
    let ron = ron::to_string(&super::with_gold(company.clone(), 2)).unwrap();
    let read: Company = ron::from_str(&ron).unwrap();
    assert_eq!(read.count(&PACK, Divider::PartyItems, "gold"), 2);
    assert_eq!(read.count(&PACK, Divider::SupplyItems, "gold"), 6);
    assert!(serde_json::from_str::<Company>(r#"{"heroes": [], "gold": 3}"#).is_err());
}

/// What the campaign resets is everything: a new company has the first sort (AT-CAMP-18, AT-SORT-01).
#[test]
fn a_new_campaign_has_the_first_sort() {
    let decks = bearers(4, Difficulty::Normal).all_decks(&KING);
    for card in KING.cards.iter().filter(|c| c.kind != CardKind::Potion) {
        for (divider, deck) in &decks {
            assert!(!deck.contains_key(&card.id) || *divider == home(card), "{}", card.id);
        }
    }
}

/// Whatever a company that was written by hand says, it is refused or within bounds.
#[test]
fn companies_that_nobody_could_have() {
    let begins = |company: Company| {
        let mut world = bevy_ecs::world::World::new();
        kernel::play::install::<Tactics>(&mut world, PACK.clone());
        let start = Start::new("start", company, 1);
        kernel::play::begin::<Tactics>(&mut world, &start).map(|()| company_after(&world))
    };
    let mut unknown = company(3);
    unknown.heroes[0].deck.push("excalibur".into());
    assert!(begins(unknown).unwrap_err().to_string().contains("excalibur"));
    let mut unknown = company(3);
    unknown.decks.entry(Divider::Market).or_default().insert("excalibur".into(), 1);
    assert!(begins(unknown).unwrap_err().to_string().contains("excalibur"));
    let mut rich = company(3);
    rich.heroes[0].tuck = vec!["mill-bill".to_owned(); 6000];
    assert!(begins(rich).unwrap_err().to_string().contains("at most 5000"));
    let mut old = company(3);
    old.heroes[0].levels = vec!["guard-1".to_owned(); 11];
    assert!(begins(old).unwrap_err().to_string().contains("AT-LEVL-16"));
    let mut few = company(3);
    few.heroes.truncate(2);
    assert!(begins(few).unwrap_err().to_string().contains("AT-CAMP-09"));
    let mut alike = company(3);
    alike.heroes[1].figure = alike.heroes[0].figure.clone();
    assert!(begins(alike).unwrap_err().to_string().contains("AT-CAMP-11"));
    let heavy = Company { counters: vec![("weight".into(), i32::MAX)], ..company(3) };
    assert_eq!(begins(heavy).unwrap().counters, [("weight".to_owned(), 9)]);
    let mut thirsty = company(3);
    thirsty.decks.entry(Divider::PartyItems).or_default().insert("potion".into(), 255);
    let start = Start { difficulty: Some(Difficulty::Easy), ..Start::new("fight", thirsty, 1) };
    assert_eq!(begun(&PACK, &start).world.resource::<Potions>().unused, 255 - 2);
}
