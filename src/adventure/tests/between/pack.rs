//! A small pack with three adventures, roles and a trader, and the way to what is between two games.

use std::sync::Arc;

use adventure::campaign::deck::Left;
use adventure::campaign::downtime::{AdventureDowntime, Choice, Step, note_result};
use adventure::campaign::record::{AdventureRecord, Played, Record};
use adventure::cards::content::Content;
use adventure::rules::flow::prompt::Refusal;
use adventure::rules::play::Member;
use adventure::rules::state::table::{End, Feats};

use crate::support::{Change, SmallPack};

const CARDS: &str = "cards/all.ron";
const BOONS: &str = r#"
  (id: "club", name: "Club", kind: Weapon, traits: ["Basic"], check: "Melee 5", copies: 4,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d4")])]),
  (id: "saber", name: "Saber", kind: Weapon, traits: ["Elite"], check: "Melee 8", copies: 4,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")])]),
  (id: "pike", name: "Pike", kind: Weapon, traits: ["Elite"], check: "Melee 8", set: '1', copies: 2,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")])]),
  (id: "glaive", name: "Glaive", kind: Weapon, traits: ["Elite"], check: "Melee 8", set: '2',
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")])]),
  (id: "rope", name: "Rope", kind: Item, traits: ["Basic"], check: "Wisdom 4", copies: 20,
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "lamp", name: "Lamp", kind: Item, check: "Wisdom 8", copies: 4,
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),"#;
const RING: &str = r#"
  (id: "ring", name: "Ring", kind: Item, rank: Loot, set: '1',
   powers: [(do: Reveal, when: Check(combat: true), does: [Add(1)])]),"#;
const LOCATIONS: &str = r#"[
  (id: "quay", name: "Quay", deck: (weapon: 1), closing: [Automatic]),
  (id: "mole", name: "Mole", deck: (weapon: 1), closing: [Automatic]),
  (id: "pier", name: "Pier", deck: (weapon: 1), closing: [Automatic]),
  (id: "reef", name: "Reef", deck: (item: 1), closing: [Automatic]),
  (id: "cove", name: "Cove", deck: (item: 1), closing: [Automatic]),
  (id: "rock", name: "Rock", deck: (monster: 1), closing: [Automatic]),
]"#;
const SCENARIOS: &str = r#"[
  (id: "one", name: "One", villains: ["boss"], henchmen: ["gang"], hours: 2,
   locations: [["quay"], ["mole"], ["pier"], ["reef"], ["cove"], ["rock"]], reward: [SkillFeat, Loot("ring")]),
  (id: "two", name: "Two", villains: ["boss"], henchmen: ["gang"],
   locations: [["quay"], ["mole"], ["pier"], ["reef"], ["cove"], ["rock"]], reward: [Random(Item)]),
  (id: "three", name: "Three", villains: ["boss"], henchmen: ["gang"], set: '1',
   locations: [["quay"], ["mole"], ["pier"], ["reef"], ["cove"], ["rock"]]),
  (id: "four", name: "Four", villains: ["boss"], henchmen: ["gang"], set: '3',
   locations: [["quay"], ["mole"], ["pier"], ["reef"], ["cove"], ["rock"]]),
]"#;
const ADVENTURES: &str = r#"[
  (id: "a", name: "A", scenarios: ["one", "two"], reward: [PowerFeat]),
  (id: "b", name: "B", scenarios: ["three"], reward: [Role]),
  (id: "c", name: "C", scenarios: ["four"]),
]"#;
const DECK: &str = r#""knife", "knife", "rope", "rope", "rope""#;
const FEATS: &str = r#"
  hand_boxes: 1, cards: (weapon: 2, item: 3, blessing: 10),
  card_boxes: (weapon: 4, item: 3, blessing: 3),
  powers: [
    (boxes: 1, feat_only: true, standing: (change: Proficient(["Light Armor"]))),
    (boxes: 2, power: (when: Check(combat: true), does: [Add("1 / 2 / 3")])),
  ],
  roles: [
    (name: "Guardian", hand_boxes: 2, cards: [(Item, 1)], powers: [
      (stands_for: 0, boxes: 1, feat_only: true,
       standing: (change: Proficient(["Light Armor"]))),
      (stands_for: 1, boxes: 4, power: (when: Check(combat: true), does: [Add("1 / 2 / 3 / 4 / 5")])),
      (boxes: 5, feat_only: true, standing: (change: Bonus("1 / 2", (skills: [Melee])))),
    ]),
    (name: "Weapon Master", hand_boxes: 3, powers: [
      (stands_for: 1, boxes: 5, power: (when: Check(combat: true), does: [Add("1 / 2 / 3 / 4 / 5")])),
      (boxes: 4, standing: (change: HandSize(1))),
    ]),
  ],
"#;

/// The pack with texts changed: each in its file.
fn with(changes: &[Change<'_>]) -> SmallPack {
    let feats =
        "hand_boxes: 4, cards: (weapon: 5, blessing: 10), card_boxes: (weapon: 5, ally: 5),";
    SmallPack::new()
        .change(&[
            ("pack.ron", "players: 1", "players: 6"),
            ("pack.ron", "[\"a\"]", "[\"a\", \"b\", \"c\"], reward: [CardFeat]"),
            (CARDS, "copies: 50", "copies: 90"),
            (CARDS, "\"Combat 9\"", "\"Combat 9\", copies: 5"),
            (CARDS, "Combat 12", "Combat 0"),
            ("heroes.ron", "Wisdom, die: \"1d6\"", "Wisdom, die: \"1d8\""),
            ("heroes.ron", feats, FEATS),
            ("heroes.ron", &["\"knife\""; 5].join(", "), DECK),
        ])
        .before(CARDS, "bell", BOONS)
        .after(CARDS, RING)
        .file("locations.ron", LOCATIONS)
        .file("scenarios.ron", SCENARIOS)
        .file("adventures.ron", ADVENTURES)
        .heroes_like_ann(&[("bob", "BOB"), ("cid", "CID"), ("dan", "DAN"), ("eve", "EVE")])
        .change(changes)
}

/// The pack for the first edition.
pub fn first() -> Arc<Content> {
    made(&[])
}

/// The same for the third.
pub fn third() -> Arc<Content> {
    made(&[("pack.ron", "edition: First", "edition: Third")])
}

/// The pack with these changes.
pub fn made(changes: &[Change<'_>]) -> Arc<Content> {
    Arc::new(with(changes).content())
}

/// A campaign of these heroes.
pub fn record(content: &Content, party: &[&str]) -> Record {
    let members = party.iter().map(|id| Member {
        hero: (*id).into(),
        deck: content.heroes[content.hero(id).expect("printed")].deck.clone(),
        feats: Feats::default(),
        cohort_gone: false,
    });
    Record::new(content, "p", members.collect(), "C", 7).expect("it fits")
}

/// What a hero has who lost nothing.
pub fn whole(record: &Record) -> Vec<Left> {
    let all = |m: &Member| Left { alive: true, cards: m.deck.clone(), ..Left::default() };
    record.body.party.iter().map(all).collect()
}

/// A scenario ended so.
pub fn ended(record: &mut Record, content: &Content, scenario: &str, end: End, left: Vec<Left>) {
    let played = Played {
        difficulty: Default::default(),
        journal: record.journal(),
        scenario: scenario.into(),
        end,
        turns: 1,
        digest: String::new(),
        at: 0,
        seconds: None,
    };
    note_result(record, content, played, left);
}

/// A scenario was won by all.
pub fn won(record: &mut Record, content: &Content, scenario: &str) {
    let left = whole(record);
    ended(record, content, scenario, End::Won, left);
}

/// Answers what must be possible.
pub fn does(between: &mut AdventureDowntime, choice: Choice) {
    let asked = between.prompt();
    between.submit(&choice).unwrap_or_else(|r| panic!("{choice:?}: {r}; asked {asked:?}"));
}

/// The rule by which an answer is refused; empty if it is not.
pub fn refused(between: &AdventureDowntime, choice: &Choice) -> String {
    let why: Option<Refusal> = between.judge(choice).err();
    let offered = between.prompt().is_some_and(|p| p.options.contains(choice));
    assert_eq!(why.is_none(), offered, "{choice:?}: {why:?}");
    why.map(|r| r.rule).unwrap_or_default()
}

/// Goes on by the simple rules, rewards by the first answer, until that step.
pub fn until(between: &mut AdventureDowntime, step: Step) {
    while between.state().step != step {
        let prompt = between.prompt().expect("not over yet");
        let choice = between.proposal().unwrap_or_else(|| prompt.options[0].clone());
        does(between, choice);
    }
}

/// Through all of it, into the record.
pub fn through(content: &Arc<Content>, record: &mut Record) {
    let mut between = AdventureDowntime::open(content.clone(), record);
    until(&mut between, Step::Over);
    between.conclude(record);
    record.check(content).expect("it makes sense");
}

/// How many of a card there are in a list.
pub fn count(list: &[String], id: &str) -> usize {
    list.iter().filter(|c| *c == id).count()
}

/// Cards by their ids.
pub fn ids(list: &[&str]) -> Vec<String> {
    list.iter().map(|c| (*c).to_owned()).collect()
}
