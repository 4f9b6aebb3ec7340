//! A small pack with two adventures, and ways to change and to play it.

use adventure::cards::content::Content;
use adventure::cards::load::examine;
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play;
use bevy_ecs::world::World;

use crate::support::{Change, SmallPack};

const CARDS: &str = "cards/all.ron";
const SABER: &str = r#"
  (id: "saber", name: "Saber", kind: Weapon, traits: ["Elite"], check: "Melee 8", set: '1',
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")])]),"#;
const RING: &str = r#"
  (id: "ring", name: "Ring", kind: Item, rank: Loot,
   powers: [(do: Reveal, when: Check(combat: true), does: [Add(1)])]),"#;
const LOCATIONS: &str = r#"[
  (id: "quay", name: "Quay", deck: (weapon: 1), closing: [Automatic]),
  (id: "mole", name: "Mole", deck: (weapon: 1), closing: [Automatic]),
  (id: "pier", name: "Pier", deck: (monster: 2), closing: [Automatic]),
]"#;
const SCENARIOS: &str = r#"[
  (id: "one", name: "One", villains: ["boss"], henchmen: ["gang"], hours: 2,
   locations: [["quay"], ["mole"], ["pier"]], reward: [SkillFeat]),
  (id: "two", name: "Two", villains: ["boss"], henchmen: ["gang"],
   locations: [["quay"], ["mole"], ["pier"]], reward: [Loot("ring")]),
  (id: "three", name: "Three", villains: ["boss"], henchmen: ["gang"],
   locations: [["quay"], ["mole"], ["pier"]]),
]"#;
const ADVENTURES: &str = r#"[(id: "a", name: "A", scenarios: ["three"]),
  (id: "b", name: "B", scenarios: ["one", "two"])]"#;

/// The pack with texts changed: each in its file.
pub fn with(changes: &[Change<'_>]) -> SmallPack {
    SmallPack::new()
        .change(&[
            (
                "pack.ron",
                "players: 1, adventures: [\"a\"]",
                "players: 3, adventures: [\"b\", \"a\"]",
            ),
            (CARDS, "copies: 20", "copies: 40"),
            (CARDS, "copies: 50", "copies: 90"),
            (CARDS, "Combat 12", "Combat 0"),
        ])
        .before(CARDS, "bell", SABER)
        .after(CARDS, RING)
        .file("locations.ron", LOCATIONS)
        .file("scenarios.ron", SCENARIOS)
        .file("adventures.ron", ADVENTURES)
        .heroes_like_ann(&[("bob", "Bob"), ("cid", "Cid")])
        .change(changes)
}

/// The pack as it is.
pub fn content() -> Content {
    with(&[]).content()
}

/// What the linter says of the pack with these changes: its errors.
pub fn errors(changes: &[Change<'_>]) -> Vec<String> {
    let (_, problems) = examine(&with(changes).source());
    problems
        .iter()
        .filter(|p| p.severity == kernel::content::problem::Severity::Error)
        .map(|p| p.message.clone())
        .collect()
}

/// An answer to the open prompt: exploring, fighting and closing, or (`idle`) only ending turns.
pub fn answer(world: &World, idle: bool) -> Vec<Act> {
    let p = play::prompt(world).expect("something is asked");
    let wanted: &[Act] = if idle { &[] } else { &[Act::Explore, Act::Close] };
    let others = [Act::Roll, Act::Continue, Act::EndTurn];
    let chosen = wanted.iter().chain(&others).find(|a| p.options.contains(a));
    match chosen {
        Some(act) if p.ask != Ask::Reset || p.min == 0 => vec![*act],
        _ => p.options.iter().take(usize::from(p.min.max(1))).copied().collect(),
    }
}
