//! What the rulebook leaves to content: the shipped pack says all of it, and in those words.

use std::collections::BTreeSet;

use kernel::content::source::Source;
use tactics::content::amount::{Amount, ByHeroes, Reach};
use tactics::content::effect::{Change, Effect, Prefer};
use tactics::content::load::examine;
use tactics::content::printed::{EnemyKind, KnockOut, Tier, Turn};
use tactics::content::words::{CardKind, Divider, Keyword, Until};
use tactics::ground::{Facing, Kind, Point};
use tactics::rules::road::sort::home;

use crate::road::KING;

fn of_kind(kind: CardKind) -> impl Iterator<Item = &'static tactics::content::printed::CardDef> {
    KING.cards.iter().filter(move |c| c.kind == kind)
}

/// Four dice, each of six faces that may show 0 (AT-DATA-01).
#[test]
fn dice() {
    let dice = &KING.pack.dice;
    let ids: BTreeSet<&str> = dice.iter().map(|d| d.id.as_str()).collect();
    assert_eq!((dice.len(), ids.len()), (4, 4));
    assert!(ids.contains("red") && ids.contains("blue"), "the two that the text names");
    assert!(dice.iter().all(|d| d.faces.len() == 6));
    assert!(dice.iter().any(|d| d.faces.contains(&0)));
}

/// Class cards have movement, dice and range, and elite ones modifiers (AT-DATA-02).
#[test]
fn class_cards() {
    for class in &KING.classes {
        assert!((1..=9).contains(&class.movement), "{}", class.id);
        assert!(class.attack.rolls(), "{}", class.id);
        assert_ne!(class.range, Reach::Own, "{}", class.id);
    }
    let modified = KING.classes.iter().filter(|c| {
        !(c.then.is_empty() && c.after.is_empty() && c.standing.is_empty() && c.rules.is_empty())
    });
    assert!(modified.clone().all(|c| c.tier == Tier::Elite));
    assert!(modified.count() >= 4);
}

/// Level-up cards have their class, hearts, requirements and what they give (AT-DATA-03, AT-HERO-05).
#[test]
fn level_up_cards() {
    for level in &KING.levels {
        let class = KING.class(KING.find_class(&level.class).unwrap());
        assert!((1..=5).contains(&level.level), "{}", level.id);
        if class.tier == Tier::Elite {
            assert!(!level.needs.is_empty(), "{} asks for nothing", level.id);
        }
        for (needed, n) in &level.needs {
            let id = KING.find_class(needed).unwrap();
            assert_eq!(KING.class(id).tier, Tier::Basic, "{}", level.id);
            assert!(*n >= 1);
        }
        let gives = level.add.len()
            + level.replace.len()
            + level.features.len()
            + level.passives.len()
            + level.dice.len()
            + usize::from(level.hp)
            + usize::from(level.perk.is_some());
        assert!(gives > 0, "{} gives nothing", level.id);
    }
    let some = |test: fn(&tactics::content::printed::LevelUpDef) -> bool| {
        assert!(KING.levels.iter().any(test));
    };
    some(|l| !l.add.is_empty());
    some(|l| !l.replace.is_empty());
    some(|l| !l.features.is_empty());
    some(|l| !l.dice.is_empty());
    some(|l| l.starter);
}

/// Basic Move and Basic Attack have no values of their own (AT-DATA-05).
#[test]
fn basic_cards() {
    let of = |kind| of_kind(kind).map(|c| c.ways.clone()).collect::<Vec<_>>();
    for ways in of(CardKind::BasicMove) {
        let Effect::BasicMove { plus, .. } = &ways[0][0] else { panic!("{ways:?}") };
        assert_eq!((plus, ways.len(), ways[0].len()), (&Amount::default(), 1, 1));
    }
    for ways in of(CardKind::BasicAttack) {
        let Effect::BasicAttack { plus, .. } = &ways[0][0] else { panic!("{ways:?}") };
        assert_eq!((plus, ways.len(), ways[0].len()), (&Amount::default(), 1, 1));
    }
}

/// Class features belong to a class; they are so, are used, or answer (AT-DATA-06, AT-FEAT-02).
#[test]
fn features() {
    for card in of_kind(CardKind::Feature) {
        let class = card.class.as_deref().unwrap_or_else(|| panic!("{} has no class", card.id));
        assert!(KING.find_class(class).is_some());
        let lasts = card.standing.len() + card.rules.len() + card.powers.len();
        assert!(lasts + card.ways.len() > 0, "{}", card.id);
    }
    let all = || of_kind(CardKind::Feature);
    assert!(all().any(|c| !c.standing.is_empty()), "a continuous bonus");
    assert!(all().any(|c| !c.ways.is_empty() && c.on.is_none()), "an additional action");
    let reacts = |c: &tactics::content::printed::CardDef| {
        !c.rules.is_empty() || c.powers.iter().any(|p| p.on.is_some())
    };
    assert!(all().any(reacts), "a reaction");
}

/// Equipment is of one kind, found somewhere or sold, and does something (AT-DATA-07, AT-EQUP-01).
#[test]
fn equipment() {
    for card in KING.cards.iter().filter(|c| c.kind.is_equipment()) {
        assert!(card.found_in.is_some() || card.banner.is_some(), "{}", card.id);
        let lasts = card.standing.len() + card.rules.len() + card.powers.len();
        assert!(lasts + card.ways.len() > 0, "{}", card.id);
    }
    let all = || KING.cards.iter().filter(|c| c.kind.is_equipment());
    assert!(all().any(|c| c.keywords.contains(&Keyword::Response) && c.on.is_some()));
    assert!(KING.cards.iter().any(|c| c.price.is_some()), "a price of its own");
}

/// Passive abilities are so, happen or let do, and are not played (AT-DATA-08).
#[test]
fn passive_abilities() {
    for card in of_kind(CardKind::Passive) {
        let lasts = card.standing.len() + card.rules.len() + card.powers.len() + card.instead.len();
        assert!(lasts > 0 && card.ways.is_empty(), "{}", card.id);
    }
    assert!(of_kind(CardKind::Passive).any(|c| !c.powers.is_empty()), "something to use");
}

/// Dice abilities add dice, modify or roll again (AT-DATA-09, AT-ABIL-03).
#[test]
fn dice_abilities() {
    let has = |test: fn(&Change) -> bool| {
        of_kind(CardKind::Dice).any(|c| c.standing.iter().any(|s| test(&s.change)))
    };
    assert!(has(|c| matches!(c, Change::Dice(..))));
    assert!(has(|c| matches!(c, Change::Reroll(..))));
    assert!(has(|c| matches!(c, Change::Dealt(..) | Change::Floor(..) | Change::HealDice(_))));
    assert!(of_kind(CardKind::Dice).all(|c| c.ways.is_empty()));
}

/// Perks come from the supply or a level-up card, and add, replace or are something (AT-DATA-10).
#[test]
fn perks() {
    for card in of_kind(CardKind::Perk) {
        assert_eq!(home(card), Divider::SupplyPerks, "{}", card.id);
        let lasts = card.standing.len() + card.rules.len() + card.powers.len();
        assert!(lasts + card.add.len() + card.replace.len() > 0, "{}", card.id);
    }
    let of_level = KING.levels.iter().filter_map(|l| l.perk.as_deref());
    for id in of_level {
        assert_eq!(KING.card(KING.find_card(id).unwrap()).kind, CardKind::Perk);
    }
}

/// Enemies have a code, HP, movement, attack and range by the number of heroes (AT-DATA-11).
#[test]
fn stat_blocks() {
    let codes: BTreeSet<&str> = KING.enemies.iter().map(|e| e.code.as_str()).collect();
    assert_eq!(codes.len(), KING.enemies.len());
    let differs = |v: &ByHeroes<Amount>| v.of(3) != v.of(5);
    assert!(KING.enemies.iter().any(|e| differs(&e.hp)), "HP by heroes");
    assert!(KING.enemies.iter().any(|e| e.large));
    assert!(KING.enemies.iter().any(|e| e.kind == EnemyKind::Minion));
    assert!(KING.enemies.iter().any(|e| e.attack.of(3).rolls()), "dice");
    assert!(KING.enemies.iter().any(|e| !e.then.is_empty()), "a condition with the attack");
    assert!(KING.enemies.iter().all(|e| e.hp.of(4).as_number().is_none_or(|n| n > 0)));
}

/// Whom enemies prefer is said in several ways (AT-DATA-29).
#[test]
fn preferences() {
    let kinds: BTreeSet<String> = KING
        .enemies
        .iter()
        .filter(|e| e.prefers != Prefer::Closest)
        .map(|e| format!("{:?}", e.prefers).split(['(', '{', ' ']).next().unwrap().to_owned())
        .collect();
    assert!(kinds.len() >= 3, "{kinds:?}");
}

/// Boss decks are of cards with a number of copies and steps that say who acts and how (AT-DATA-12).
#[test]
fn boss_decks() {
    for deck in &KING.decks {
        assert!(deck.cards.iter().all(|c| c.copies > 0 && !c.steps.is_empty()), "{}", deck.id);
    }
    let steps = || KING.decks.iter().flat_map(|d| &d.cards).flat_map(|c| &c.steps);
    assert!(steps().any(|s| s.ability.is_some()), "an active ability");
    assert!(steps().any(|s| !s.does.is_empty()), "something else");
    assert!(steps().any(|s| s.target.is_some()), "another target");
}

/// Every map says where heroes and enemies start, and its terrain (AT-DATA-16, AT-SETUP-01).
#[test]
fn maps() {
    let mut seen = [false; 3];
    for chapter in &KING.chapters {
        let Some(encounter) = &chapter.encounter else { continue };
        let ground = encounter.map.read(&KING.kinds).unwrap();
        assert!(ground.start.len() >= 5, "{}", chapter.id);
        let codes: BTreeSet<&String> = ground.enemies.iter().map(|(id, _)| id).collect();
        assert_eq!(codes.len(), ground.enemies.len(), "{}: identifiers are unique", chapter.id);
        let (w, h) = ground.size();
        let all = || (0..w).flat_map(|x| (0..h).map(move |y| (x, y)));
        let kind = |(x, y)| {
            let sq = tactics::ground::Sq::new(x, y)?;
            Some(KING.terrain[usize::from(ground.terrain(sq)?.0)].kind)
        };
        seen[0] |= !ground.spawns.is_empty();
        seen[1] |= all().any(|at| kind(at) == Some(Kind::Void));
        seen[2] |= all().any(|at| kind(at) == Some(Kind::Obstacle));
    }
    assert_eq!(seen, [true; 3], "squares to spawn on, voids, obstacles");
}

/// Terrain says what it does to moves, sight and areas, and how many pieces there are (AT-DATA-18).
#[test]
fn terrain() {
    let some = |test: fn(&tactics::content::printed::TerrainDef) -> bool| {
        assert!(KING.terrain.iter().any(test));
    };
    for kind in [Kind::Open, Kind::Obstacle, Kind::Wall, Kind::Void] {
        assert!(KING.terrain.iter().any(|t| t.kind == kind), "{kind:?}");
    }
    some(|t| t.limit.is_some());
    some(|t| t.length > 1);
    some(|t| !t.enter.is_empty());
    // A wall hides and shields unless its own words say otherwise.
    for (t, known) in KING.terrain.iter().zip(&KING.kinds) {
        let wall = t.kind == Kind::Wall;
        assert_eq!(known.blocks_sight, t.blocks_sight.unwrap_or(wall), "{}", t.id);
        assert_eq!(known.blocks_area, t.blocks_area.unwrap_or(wall), "{}", t.id);
    }
}

/// Spawned minions have a limit by the number of heroes (AT-DATA-19).
#[test]
fn spawning() {
    let limited: Vec<_> = KING.enemies.iter().filter_map(|e| e.limit.as_ref()).collect();
    assert!(limited.len() >= 3);
    assert!(limited.iter().any(|l| l.of(3) != l.of(5)));
}

/// Summons say when they act and what becomes of them at 0 HP; allies belong to no class (AT-DATA-20,
/// AT-DATA-32).
#[test]
fn summons_and_allies() {
    let summons = || KING.companions.iter().filter(|c| c.class.is_some());
    let allies = || KING.companions.iter().filter(|c| c.class.is_none());
    assert!(summons().any(|c| c.turn == Turn::Own) && summons().any(|c| c.turn == Turn::WithHero));
    for fate in [KnockOut::Removed, KnockOut::Hero, KnockOut::Never] {
        assert!(summons().any(|c| c.knock_out == fate), "{fate:?}");
    }
    assert!(allies().count() > 0);
    // Every ally stands on the map of some encounter, or comes by a text.
    let on_maps: BTreeSet<String> = KING
        .chapters
        .iter()
        .filter_map(|c| c.encounter.as_ref())
        .flat_map(|e| e.map.read(&KING.kinds).unwrap().allies)
        .map(|(id, _)| id.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned())
        .collect();
    assert!(allies().any(|c| on_maps.contains(&c.code)), "{on_maps:?}");
}

/// The penalty of a potion, the cards that it needs, the potions by difficulty (AT-DATA-21), the dice of a
/// roll-off (AT-DATA-22).
#[test]
fn parameters() {
    let p = &KING.pack.parameters;
    assert_eq!((p.penalty.to_string().as_str(), p.cards_for_potion), ("1 red", 4));
    assert_eq!(p.potions.0, [[3, 4, 4], [2, 3, 3], [1, 2, 2]]);
    assert_eq!(p.roll_off.to_string(), "2 red");
    assert_eq!((p.price, p.sale), (2, 1));
}

/// Eight direction cards, each another step (AT-DATA-23, AT-QTY-18).
#[test]
fn directions() {
    let steps: BTreeSet<(i8, i8)> = Point::ALL.iter().map(|p| p.step(Facing::Up)).collect();
    assert_eq!(steps.len(), 8);
    assert!(steps.iter().all(|(x, y)| x.abs().max(y.abs()) == 1));
}

/// Random encounters have a text and choices; some are the party's from the start, some say that they are
/// removed (AT-DATA-24).
#[test]
fn random_encounters() {
    let all = || of_kind(CardKind::RandomEncounter);
    assert!(all().all(|c| !c.text.is_empty() && !c.choices.is_empty()));
    assert!(all().any(|c| home(c) == Divider::PartyRandom));
    assert!(all().any(|c| home(c) == Divider::SupplyRandom));
    let removes = |c: &tactics::content::printed::CardDef| {
        c.choices.iter().any(|c| c.does.contains(&Effect::RemoveThis))
    };
    assert!(all().any(removes) && !all().all(removes));
}

/// Markets have stock, and there are market cards (AT-DATA-25).
#[test]
fn markets() {
    let markets: Vec<_> = KING.chapters.iter().filter_map(|c| c.market.as_ref()).collect();
    assert!(!markets.is_empty());
    for id in markets.iter().flat_map(|m| m.stock.iter().chain(&m.only_here)) {
        assert!(KING.find_card(id).is_some(), "{id}");
    }
    assert!(markets.iter().any(|m| !m.stock.is_empty()));
    assert!(of_kind(CardKind::Market).any(|c| !c.choices.is_empty() || home(c) == Divider::Market));
}

/// Items of the party, and the Bags of Gold (AT-DATA-26).
#[test]
fn items() {
    let gold: Vec<_> = of_kind(CardKind::Gold).collect();
    assert_eq!((gold.len(), gold[0].copies), (1, KING.pack.parameters.gold));
    for item in of_kind(CardKind::Item) {
        assert!(matches!(home(item), Divider::SupplyItems | Divider::PartyItems), "{}", item.id);
    }
}

/// Heroes have a name and a figure and no rules: a pack that gives them some is refused (AT-DATA-28).
#[test]
fn heroes_have_no_rules() {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pack");
    let mut source = Source::folder(&dir).unwrap();
    let heroes = source.files.iter_mut().find(|(path, _)| path == "heroes.ron").unwrap();
    heroes.1 = heroes.1.replacen("(id: \"ada\",", "(id: \"ada\", standing: [],", 1);
    assert!(heroes.1.contains("standing"));
    let (_, problems) = examine(&source);
    assert!(problems.iter().any(|p| p.message.contains("standing")), "{problems:?}");
}

/// How long a condition or a change stays is said where it is not until Cleanup (AT-DATA-30, AT-DATA-31).
#[test]
fn durations() {
    let told = format!("{:?}", KING.cards);
    for until in [Until::EncounterEnd, Until::NextTurn, Until::TurnEnd, Until::Cleanup] {
        assert!(told.contains(&format!("{until:?}")), "{until:?} is never said");
    }
}
