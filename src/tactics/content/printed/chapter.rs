//! Chapters: stories, encounters, markets, endings, and what leads from one to the next.

use serde::{Deserialize, Serialize};

use super::super::amount::{Amount, ByHeroes, Reach};
use super::super::effect::{Cond, Effects, Power, Prefer, Rule, Standing};
use super::{CounterDef, nothing};
use crate::ground::Drawing;

/// What a chapter is (AT-CAMP-04, AT-MRKT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChapterKind {
    /// A story with choices.
    Story,
    /// A fight.
    Encounter,
    /// A market.
    Market,
    /// The campaign ends here (AT-CAMP-01).
    Ending,
}

/// A chapter (AT-DATA-14).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterDef {
    /// The id.
    pub id: String,
    /// The number that is printed.
    pub number: u16,
    /// What it is.
    pub kind: ChapterKind,
    /// The title.
    pub name: String,
    /// The text that is read first.
    pub text: String,
    /// Texts that follow it if something holds.
    #[serde(default)]
    pub more: Vec<MoreText>,
    /// What happens when it is begun, after the text.
    #[serde(default = "nothing")]
    pub does: Effects,
    /// Where the party may go or what it may do; of a market when it leaves.
    #[serde(default)]
    pub choices: Vec<ChoiceDef>,
    /// Whether leaving it asks for a random encounter (AT-RAND-01).
    #[serde(default)]
    pub travel: bool,
    /// The encounter.
    #[serde(default)]
    pub encounter: Option<Box<EncounterDef>>,
    /// The market.
    #[serde(default)]
    pub market: Option<MarketDef>,
}

/// A text that is told only if something holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoreText {
    /// What must hold.
    pub only_if: Cond,
    /// The text.
    pub text: String,
}

/// A law of an encounter: what holds for a round when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawDef {
    /// The id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// It is drawn first if this holds.
    #[serde(default)]
    pub first_if: Option<Cond>,
    /// What holds.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens.
    #[serde(default)]
    pub rules: Vec<Rule>,
}

/// A choice of a chapter, of a result or of a card (AT-DATA-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceDef {
    /// What is chosen.
    pub label: String,
    /// It can be chosen only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What is told as long as that does not hold, in the author's words: "Two bells must be rung first".
    #[serde(default)]
    pub lacking: String,
    /// What must be paid in full.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// What it does.
    #[serde(default = "nothing")]
    pub does: Effects,
    /// What is told then.
    #[serde(default)]
    pub tells: String,
    /// The chapter that is next; without one the choices are asked again, each at most once.
    #[serde(default)]
    pub goto: Option<String>,
}

/// An encounter (AT-DATA-15).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterDef {
    /// The map (AT-SETUP-01).
    pub map: Drawing,
    /// The enemies that stand on it, for each of their signs; who is not named stands for any number
    /// of heroes.
    #[serde(default)]
    pub placed: Vec<Placed>,
    /// The deck (AT-SETUP-10).
    pub deck: String,
    /// The initiative tokens: each names a code of the enemy that it belongs to (AT-RUL-56). Two for
    /// each boss, unless said (AT-SETUP-11).
    #[serde(default)]
    pub tokens: Vec<String>,
    /// The enemy that `Spawn(what: "reserve")` spawns, where a deck serves several encounters.
    #[serde(default)]
    pub reserve: Option<String>,
    /// The main objective (AT-GOAL-01).
    pub main: Objective,
    /// The bonus objectives (AT-GOAL-16).
    #[serde(default)]
    pub bonus: Vec<Objective>,
    /// What fails the encounter besides the usual (AT-GOAL-14).
    #[serde(default)]
    pub failure: Vec<Objective>,
    /// Counters that exist in this encounter.
    #[serde(default)]
    pub counters: Vec<CounterDef>,
    /// The names of squares that the map calls by an id.
    #[serde(default)]
    pub marks: Vec<MarkDef>,
    /// What is said of the special rules, before them.
    #[serde(default)]
    pub special: String,
    /// What holds in this encounter (AT-CAMP-08).
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens in it (AT-CAMP-08).
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// Laws, of which one is drawn at a time by `DrawLaw`.
    #[serde(default)]
    pub laws: Vec<LawDef>,
    /// What every hero may do in it.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What follows from the result; loot is gained there by name, and what is not gained of the
    /// encounter's loot goes to the Market (AT-LOOT-01, AT-RUL-84).
    pub resolution: Results,
}

/// The name of squares that a map calls by an id, for texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkDef {
    /// The id on the map.
    pub id: String,
    /// The name.
    pub name: String,
}

/// Enemies of the map that stand only for some numbers of heroes (AT-SETUP-08, AT-CAMP-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The code.
    pub code: String,
    /// How many of those on the map stand, in reading order; all of them, unless said.
    #[serde(default)]
    pub n: Option<ByHeroes<Amount>>,
    /// HP in this chapter, in place of the enemy's own (AT-SETUP-07).
    #[serde(default)]
    pub hp: Option<ByHeroes<Amount>>,
    /// Movement in this chapter.
    #[serde(default, rename = "move")]
    pub movement: Option<ByHeroes<Amount>>,
    /// The attack value in this chapter.
    #[serde(default)]
    pub attack: Option<ByHeroes<Amount>>,
    /// The range in this chapter.
    #[serde(default)]
    pub range: Option<ByHeroes<Reach>>,
    /// Whom it goes for in this chapter.
    #[serde(default)]
    pub prefers: Option<Prefer>,
}

/// An objective (AT-GOAL-01), or what fails an encounter (AT-GOAL-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// The id, by which conditions and the verb `Bonus` name it.
    #[serde(default)]
    pub id: Option<String>,
    /// What is to be done, in words.
    pub text: String,
    /// When it is met; without one only by the verbs `Win`, `Defeat` and `Bonus`.
    #[serde(default)]
    pub when: Option<Cond>,
    /// Whether it must hold when the encounter ends, in place of once (AT-RUL-58).
    #[serde(default)]
    pub at_end: bool,
    /// What meeting a bonus objective gives at once when the encounter is won (AT-RUL-92).
    #[serde(default = "nothing")]
    pub does: Effects,
}

/// The result sections (AT-DATA-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// Failure (AT-GOAL-15).
    pub failure: Resolution,
    /// Success (AT-GOAL-05).
    pub success: Resolution,
    /// +Success (AT-GOAL-06); as Success where it is missing.
    #[serde(default)]
    pub plus: Option<Resolution>,
}

/// A result section (AT-GOAL-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolution {
    /// The text.
    #[serde(default)]
    pub text: String,
    /// Rewards and the rest, in printed order (AT-RUL-108).
    #[serde(default = "nothing")]
    pub does: Effects,
    /// Where the party goes, if there is nothing to choose.
    #[serde(default)]
    pub goto: Option<String>,
    /// Where the party may go.
    #[serde(default)]
    pub choices: Vec<ChoiceDef>,
}

/// A market (AT-DATA-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketDef {
    /// Cards that come to the Market deck with it and stay there (AT-MRKT-02).
    #[serde(default)]
    pub stock: Vec<String>,
    /// Cards that only this market sells.
    #[serde(default)]
    pub only_here: Vec<String>,
    /// Services.
    #[serde(default)]
    pub services: Vec<ChoiceDef>,
}
