//! A small pack with two adventures, and ways to change and to play it.

use std::fs;
use std::path::Path;

use adventure::cards::content::Content;
use adventure::cards::load::{examine, load_source};
use adventure::cards::source::Source;
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play;
use bevy_ecs::world::World;

use crate::support::changed;

const PACK: &str = r#"(id: "p", name: "P", edition: First, authors: ["me"], licence: "MIT",
  players: 3, adventures: ["b", "a"])"#;
const CARDS: &str = r#"[
  (id: "knife", name: "Knife", kind: Weapon, traits: ["Basic"], check: "Melee 5", copies: 40,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d4")])]),
  (id: "saber", name: "Saber", kind: Weapon, traits: ["Elite"], check: "Melee 8", set: '1',
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")])]),
  (id: "bell", name: "Bell", kind: Blessing, traits: ["Basic"], check: "Divine 4", copies: 90,
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "crab", name: "Crab", kind: Monster, check: "Combat 8", copies: 9),
  (id: "gang", name: "Gang", kind: Monster, rank: Henchman, check: "Combat 9"),
  (id: "boss", name: "Boss", kind: Monster, rank: Villain, check: "Combat 0"),
  (id: "ring", name: "Ring", kind: Item, rank: Loot,
   powers: [(do: Reveal, when: Check(combat: true), does: [Add(1)])]),
]"#;
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
const HERO: &str = r#"(id: "ann", name: "Ann", hand: 5, favored: Weapon,
  skills: [(skill: Strength, die: "1d10", boxes: 4, uses: [(Melee, 2)]),
    (skill: Dexterity, die: "1d6", boxes: 3), (skill: Constitution, die: "1d8", boxes: 4),
    (skill: Intelligence, die: "1d4", boxes: 1), (skill: Wisdom, die: "1d6", boxes: 1),
    (skill: Charisma, die: "1d6", boxes: 2)],
  hand_boxes: 4, cards: (weapon: 5, blessing: 10), card_boxes: (weapon: 5, ally: 5),
  deck: ["knife", "knife", "knife", "knife", "knife", "bell", "bell", "bell", "bell", "bell",
    "bell", "bell", "bell", "bell", "bell"])"#;

/// The pack with texts changed: each in its file.
pub fn with(changes: &[(&str, &str, &str)]) -> Source {
    let bob = HERO.replace("ann", "bob").replace("Ann", "Bob");
    let cid = HERO.replace("ann", "cid").replace("Ann", "Cid");
    let heroes = format!("[{HERO},\n{bob},\n{cid}]");
    let files = [
        ("pack.ron", PACK),
        ("cards/all.ron", CARDS),
        ("locations.ron", LOCATIONS),
        ("scenarios.ron", SCENARIOS),
        ("adventures.ron", ADVENTURES),
        ("heroes.ron", &heroes),
    ];
    changed(&files, changes)
}

/// The pack as it is.
pub fn content() -> Content {
    load_source(&with(&[])).expect("it is right")
}

/// What the linter says of the pack with these changes: its errors.
pub fn errors(changes: &[(&str, &str, &str)]) -> Vec<String> {
    let (_, problems) = examine(&with(changes));
    problems
        .iter()
        .filter(|p| p.severity == kernel::content::problem::Severity::Error)
        .map(|p| p.message.clone())
        .collect()
}

/// Writes the pack to a folder.
pub fn write(dir: &Path) {
    for (name, text) in &with(&[]).files {
        let file = dir.join(name);
        fs::create_dir_all(file.parent().expect("in a folder")).expect("made");
        fs::write(file, text).expect("written");
    }
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
