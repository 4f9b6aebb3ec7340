//! A small pack with mythic paths and corrupted cards: games with everything checked, and what the
//! linter says of them where there are none.

use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::cards::load::load_source;
use adventure::cards::text;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::ids::{HeroId, PileId};
use adventure::rules::state::table::{self, Feats};
use adventure::sim::bots::BotKind;
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::world::World;
use lang::Language;

use crate::playouts::break_nothing;
use crate::support::SmallPack;

const CARDS: &str = "cards/all.ron";
const MYTHIC: &str = r#"
  (id: "bear", name: "Bear", kind: Path,
    standing: [(change: Bonus("charges", (skills: [Strength, Melee])))],
    powers: [(when: Check(skills: [Strength, Melee]), any_number: true, does: [Mythic(Spend(1)), Mythic(Die)]),
      (when: YourTurn, does: [Mythic(Spend(2)), Shift(from: Discards, n: 2, pick: Random, to: Deck)])]),
  (id: "owl", name: "Owl", kind: Path,
    standing: [(change: Bonus("charges", (skills: [Wisdom])))],
    powers: [(when: Check(skills: [Wisdom]), any_number: true, does: [Mythic(Spend(1)), Mythic(Die)])]),
  (id: "fiend", name: "Fiend", kind: Monster, traits: ["Mythic"], copies: 4, check: "Combat 9",
    rules: [(on: Undefeated(), does: [Mythic(Spend(1))])]),
  (id: "spark", name: "Spark", kind: Item, traits: ["Basic"], copies: 4, check: "Wisdom 4",
    powers: [(do: Discard, when: YourTurn, does: [Mythic(Gain("1d4"))])]),
  (id: "chalice", name: "Chalice", kind: Item, traits: ["Corrupted", "Basic"], copies: 4, check: "Wisdom 4",
    powers: [
      (do: Discard, when: YourTurn, does: [If(Corrupted, [Shift(from: Deck, n: 1, pick: Top, to: Buried)]), Explore]),
      (do: Recharge, when: YourTurn, only_if: Not(Corrupted), does: [Explore])]),
  (id: "idol", name: "Idol", kind: Ally, traits: ["Corrupted", "Basic"], copies: 4, check: "Charisma 4",
    powers: [(do: Recharge, when: Check(combat: true), does: [If(Corrupted, [Add("1d4")], [Add("1d8")])])]),
"#;

fn pack(edition: &str) -> SmallPack {
    let systems = format!("edition: {edition}, systems: [Mythic, Redemption],");
    SmallPack::new()
        .change(&[
            ("pack.ron", "edition: First,", &systems),
            ("pack.ron", "players: 1", "players: 2"),
            (CARDS, "copies: 20", "copies: 40"),
            (CARDS, "copies: 50", "copies: 90"),
            (CARDS, "\"Combat 9\"", "\"Combat 9\", copies: 2"),
            ("locations.ron", "(monster: 5, weapon: 1)", "(monster: 3, item: 3, ally: 1)"),
            (
                "scenarios.ron",
                "[[\"quay\"]]",
                "[[\"quay\"], [\"mole\"]], set: '3', number: 3, reward: [Path, Redeem]",
            ),
        ])
        .before(CARDS, "bell", MYTHIC)
        .after(
            "locations.ron",
            r#"(id: "mole", name: "Mole", deck: (monster: 2, item: 2), closing: [Automatic])"#,
        )
        .heroes_like_ann(&[("bob", "Bob")])
}

fn content(edition: &str) -> Arc<Content> {
    Arc::new(pack(edition).content())
}

#[test]
fn games_with_charges_break_nothing() {
    for edition in ["First", "Third"] {
        let content = content(edition);
        for bot in [BotKind::Random, BotKind::Restless, BotKind::Careful] {
            for heroes in 1..=2 {
                break_nothing(SimOptions {
                    party: Party::Any(heroes),
                    games: 8,
                    seed: 31 * heroes as u64,
                    bot,
                    ..SimOptions::new(content.clone(), "s")
                });
            }
        }
    }
}

/// AC-MYTH-01, AC-RDMP-02: two heroes may have the same path, the second copy is imagined; and what a
/// redeemed card says is that of a card without the trait.
#[test]
fn paths_and_redeemed_cards_at_the_start() {
    let content = content("First");
    let mut world = World::new();
    play::install(&mut world, Arc::clone(&content));
    let party = content.heroes.iter().map(|h| Member {
        hero: h.id.clone(),
        deck: h.deck.clone(),
        feats: Feats { path: Some("bear".into()), ..Feats::default() },
        cohort_gone: false,
    });
    let start = Start { redeemed: vec!["chalice".into()], ..Start::new("s", party.collect(), 5) };
    play::begin(&mut world, &start).expect("it can be set up");
    for hero in [HeroId(0), HeroId(1)] {
        let shown = table::pile(&world, PileId::Displayed(hero));
        assert_eq!(
            shown.iter().map(|c| &*table::printed(&world, *c).id).collect::<Vec<_>>(),
            ["bear"]
        );
    }
    let traits = |id: &str| {
        let book = table::book(&world);
        let card = book.card(book.find(id).expect("it is there"));
        card.traits.iter().any(|t| t.name() == "Corrupted")
    };
    assert_eq!((traits("chalice"), traits("idol")), (false, true));
}

#[test]
fn charges_have_texts() {
    let content = content("First");
    let of = |id: &str| {
        let card = content.card(content.find(id).expect("it is there"));
        text::card_text(&content, card).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        of("spark"),
        ["On your turn, you may discard this card to gain 1d4 mythic charges."]
    );
    for id in ["bear", "fiend", "chalice", "idol"] {
        eprintln!("{id}: {:#?}", of(id));
    }
    lang::with(Language::German, || {
        for id in ["bear", "fiend", "spark", "chalice", "idol"] {
            eprintln!("{id}: {:#?}", of(id));
        }
    });
}

/// AC-MYTH-01, AC-RDMP-01: words about parts of the rules that a pack does not have are mistakes.
#[test]
fn mistakes_about_charges_are_told() {
    for (have, lack) in [("Redemption", "Mythic"), ("Mythic", "Redemption")] {
        let from = "systems: [Mythic, Redemption]";
        let to = format!("systems: [{have}]");
        let pack = pack("First").change(&[("pack.ron", from, &to)]);
        let problems = load_source(&pack.source()).expect_err("there is a mistake");
        let said = problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(said.contains(&format!("systems: [{lack}]")), "{said}");
    }
}
