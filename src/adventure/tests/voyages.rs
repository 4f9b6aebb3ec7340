//! A small pack with ships: random and careful games with everything checked, plunder that comes home,
//! and what the linter says of ships where there are none.

use std::sync::Arc;

use adventure::campaign::deck::left;
use adventure::cards::content::Content;
use adventure::cards::load::load_source;
use adventure::cards::text;
use adventure::rules::flow::history::{digest, restore, snapshot};
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::ids::PileId;
use adventure::rules::state::table::{self, End, Feats, Spot};
use adventure::sim::bots::BotKind;
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::world::World;
use lang::Language;

use crate::playouts::break_nothing;
use crate::support::SmallPack;

const CARDS: &str = "cards/all.ron";
const SEA: &str = r#"
  (id: "sloop", name: "Sloop", kind: Ship, check: "Wisdom Dexterity 5", ship: (
    class: 0, repair: "Strength Wisdom 6",
    commanded: (
      rules: [(on: Hurt(["Structural"]), does: [May([Shift(from: Deck, n: 1, pick: Top, to: Discards), Ship(Repair)])])],
      powers: [(when: Check(combat: true), does: [Add(1)])]),
    wrecked: (standing: [(change: CannotExploreAgain)]))),
  (id: "brig", name: "Brig", kind: Ship, copies: 3, check: "Strength 7", ship: (
    class: 1, repair: "Wisdom 5",
    commanded: (standing: [(change: HandSize(1))])),
    rules: [(on: Defeated(), does: [May([Ship(Seize)])])]),
  (id: "gunner", name: "Gunner", kind: Barrier, copies: 4, check: "Wisdom 7",
    rules: [(on: Undefeated(), does: [Ship(Damage("1d4"))]),
      (on: Defeated(), only_if: Ship(Commanding), does: [Ship(Plunder("1"))])]),
  (id: "reef", name: "Reef", kind: Barrier, copies: 3, check: "Dexterity 6",
    rules: [(on: Undefeated(), only_if: Ship(Aboard), does: [Ship(Wreck), Ship(LosePlunder("1"))])]),
  (id: "planks", name: "Planks", kind: Item, copies: 4, traits: ["Basic"], check: "Wisdom 4", powers: [
    (do: Discard, when: Damage(["Structural"]), does: [Reduce(2)]),
    (do: Discard, when: YourTurn, only_if: Ship(Wrecked), does: [Ship(Repair)])]),
  (id: "anchor", name: "Anchor", kind: Item, copies: 2, traits: ["Basic"], check: "Wisdom 4", powers: [
    (do: Reveal, when: YourTurn, only_if: Not(Ship(Anchored)), does: [Ship(Anchor)]),
    (do: Reveal, when: YourTurn, only_if: Ship(Anchored), does: [Ship(Weigh)])]),
  (id: "cannon", name: "Cannon", kind: Spell, copies: 4, traits: ["Arcane", "Basic"], check: "Wisdom 6", powers: [
    (do: Discard, when: Check(against: (kinds: [Ship])), does: [Add("2d6")])]),
  (id: "jack", name: "Jack", kind: Ally, copies: 4, traits: ["Basic"], check: "Charisma 5", powers: [
    (do: Discard, when: YourTurn, only_if: Not(Ship(Plunder(3))), does: [Ship(PlunderOf(Weapon)), Explore])]),
"#;

/// The pack, of an edition.
fn pack(edition: &str) -> SmallPack {
    let systems = format!("edition: {edition}, systems: [Ships],");
    SmallPack::new()
        .change(&[
            ("pack.ron", "edition: First,", &systems),
            ("pack.ron", "players: 1", "players: 4"),
            (CARDS, "copies: 20", "copies: 40"),
            (CARDS, "copies: 50", "copies: 90"),
            (CARDS, "\"Combat 9\"", "\"Combat 7\", copies: 4, rules: [(on: Defeated(), does: [MayClose])]"),
            (CARDS, "Combat 12", "Combat 9"),
        ])
        .before(CARDS, "bell", SEA)
        .file(
            "locations.ron",
            r#"[
  (id: "quay", name: "Quay", deck: (monster: 2, barrier: 2, weapon: 1), closing: [Check("Wisdom 5")]),
  (id: "bay", name: "Bay", deck: (monster: 1, barrier: 2, item: 2, spell: 1), closing: [Automatic]),
  (id: "cove", name: "Cove", deck: (barrier: 1, item: 1), closing: [Automatic]),
  (id: "isle", name: "Isle", deck: (monster: 1, ally: 1), closing: [Automatic]),
  (id: "rock", name: "Rock", deck: (barrier: 1, item: 1, ally: 2), closing: [Automatic]),
]"#,
        )
        .file(
            "scenarios.ron",
            r#"[
  (id: "s", name: "S", villains: ["boss"], henchmen: ["gang"], reward: [Ship(1)],
   locations: [["quay", "bay"], ["rock"], ["cove"], ["isle"]],
   rules: [(on: Setup, does: [AddCards(what: (kinds: [Ship]), n: 1, to_each_open: true)]),
     (on: Closed, does: [Summon(what: Random(Ship))])]),
  (id: "t", name: "T", villains: ["boss"], henchmen: ["gang"], ship: Some("brig"), anchored: Some("bay"),
   locations: [["quay", "bay"], ["rock"], ["cove"], ["isle"]]),
]"#,
        )
        .file("adventures.ron", r#"[(id: "a", name: "A", scenarios: ["s", "t"])]"#)
        .heroes_like_ann(&[("bob", "Bob"), ("cid", "Cid"), ("dan", "Dan")])
}

fn content(edition: &str) -> Arc<Content> {
    Arc::new(pack(edition).content())
}

#[test]
fn games_with_ships_break_nothing() {
    for edition in ["First", "Third"] {
        let content = content(edition);
        for (scenario, bot) in [
            ("s", BotKind::Random),
            ("t", BotKind::Random),
            ("s", BotKind::Restless),
            ("s", BotKind::Careful),
            ("t", BotKind::Careful),
        ] {
            for heroes in 1..=3 {
                break_nothing(SimOptions {
                    party: Party::Any(heroes),
                    games: 8,
                    seed: 77 * heroes as u64,
                    bot,
                    ..SimOptions::new(content.clone(), scenario)
                });
            }
        }
    }
}

/// A scenario of the pack on a table, with its ship placed.
fn sailing(content: &Arc<Content>) -> World {
    let mut world = World::new();
    play::install(&mut world, Arc::clone(content));
    let party = content.heroes.iter().take(2).map(|h| Member {
        hero: h.id.clone(),
        deck: h.deck.clone(),
        feats: Feats::default(),
        cohort_gone: false,
    });
    play::begin(&mut world, &Start::new("s", party.collect(), 5)).expect("it can be set up");
    world
}

/// AC-SHIP-25: plunder of a won scenario comes to the party's cards, that of a lost one does not.
#[test]
fn plunder_comes_home_when_won() {
    let content = content("First");
    for (end, more) in [(End::Won, 2), (End::OutOfTime, 0)] {
        let mut world = sailing(&content);
        let cards: usize = left(&world).iter().map(|l| l.cards.len()).sum();
        while table::pile(&world, PileId::Plunder).len() < 2 {
            let card =
                *table::pile(&world, PileId::Box(adventure::cards::vocabulary::Kind::Weapon))
                    .last()
                    .expect("there are weapons");
            table::move_card(&mut world, card, PileId::Plunder, Spot::Top);
        }
        table::finish(&mut world, end);
        let now: usize = left(&world).iter().map(|l| l.cards.len()).sum();
        assert_eq!(now, cards + more, "{end:?}");
    }
}

/// The ship and its plunder are part of the position: a snapshot brings them back.
#[test]
fn ships_are_part_of_the_position() {
    let content = content("First");
    let mut world = sailing(&content);
    let (before, kept) = (digest(&world), snapshot(&world));
    let ship = table::pile(&world, PileId::Ship).to_vec();
    table::move_card(&mut world, ship[0], PileId::Vault, Spot::Top);
    assert_ne!(digest(&world), before);
    restore(&mut world, &kept);
    assert_eq!((digest(&world), table::pile(&world, PileId::Ship)), (before, ship.as_slice()));
}

/// What a ship says is told in both languages.
#[test]
fn ships_have_texts() {
    let content = content("First");
    let of = |id: &str| {
        let card = content.card(content.find(id).expect("it is there"));
        text::card_text(&content, card).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        of("sloop"),
        [
            "Ship of class 0.",
            "When commanding: when Structural damage is dealt to your ship, you may discard the top card of your deck, then repair your ship.",
            "When commanding: you may add 1 to your combat check.",
            "To repair: Strength, Wisdom 6.",
            "When commanding, wrecked: you cannot explore again this turn.",
        ]
    );
    lang::with(Language::German, || {
        for id in ["sloop", "brig", "gunner", "reef", "planks", "anchor", "cannon", "jack"] {
            eprintln!("{id}: {:#?}", of(id));
        }
    });
    for id in ["brig", "gunner", "reef", "planks", "anchor", "cannon", "jack"] {
        eprintln!("{id}: {:#?}", of(id));
    }
}

/// AC-SHIP-04, AC-SHIP-05: words about ships are mistakes in a pack that has none, and ships say how
/// they are repaired.
#[test]
fn mistakes_about_ships_are_told() {
    let said = |pack: SmallPack| {
        let problems = load_source(&pack.source()).expect_err("there is a mistake");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let none = said(pack("First").change(&[("pack.ron", "systems: [Ships],", "")]));
    assert!(none.contains("this pack has no ships"), "{none}");
    let bare = said(pack("First").change(&[(
        CARDS,
        "class: 1, repair: \"Wisdom 5\",",
        "repair: \"None\",",
    )]));
    assert!(bare.contains("the check to repair names a skill"), "{bare}");
    let table = said(pack("First").change(&[(
        "pack.ron",
        "systems: [Ships],",
        "systems: [Ships], plunder: [Monster],",
    )]));
    assert!(table.contains("1 to 6 types of boons"), "{table}");
    let away = said(pack("First").change(&[(
        "scenarios.ron",
        "anchored: Some(\"bay\")",
        "anchored: Some(\"rock\")",
    )]));
    assert!(away.contains("always in play"), "{away}");
}
