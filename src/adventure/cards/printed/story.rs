//! What is printed on scenarios and adventures, and what a pack says of itself.

use serde::{Deserialize, Serialize};

use crate::cards::amount::Amount;
use crate::cards::effect::{Power, Rule, Standing, Summoned};
use crate::cards::words::{Kind, Light};
use crate::kernel::content::family::ADVENTURE;

/// A reward on a story card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// Each hero gains a skill feat.
    SkillFeat,
    /// Each hero gains a power feat.
    PowerFeat,
    /// Each hero gains a card feat.
    CardFeat,
    /// The loot card of this id, for one hero.
    Loot(String),
    /// Each hero draws a random card of this type from the box.
    Random(Kind),
    /// The trader of this id is checked off on the bazaar (AC-END-09).
    Trader(String),
    /// Each hero takes the role card and chooses one of its sides (AC-ROLE-01, AC-ROLE-02).
    Role,
}

/// A scenario: one evening (AC-SETUP-14), played alone or in an adventure (AC-SETUP-09,
/// AC-CARD-05), with its villains, henchmen and locations (AC-CARD-08) and its powers (AC-CARD-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Villains, by card id.
    pub villains: Vec<String>,
    /// Henchmen in printed order; the last fills up (AC-SETUP-23).
    pub henchmen: Vec<String>,
    /// What is shuffled and dealt to the location decks, one card each and the last as often as
    /// needed, in place of villains and henchmen (AC-SETUP-26).
    #[serde(default)]
    pub stack: Vec<Summoned>,
    /// Whether a villain's defeat with no escape wins; if not, something else does (AC-VILL-23).
    #[serde(default = "yes")]
    pub cornering_wins: bool,
    /// Locations by player number: those for 1, those added for 2, and so on (AC-SETUP-18).
    pub locations: Vec<Vec<String>>,
    /// The set that it comes with: its digit is the scenario's adventure deck number (AC-CARD-09).
    #[serde(default = "super::base")]
    pub set: char,
    /// Support cards that are displayed while it is played (AC-SUPP-03).
    #[serde(default)]
    pub display: Vec<String>,
    /// Special rules that must happen.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// Special things that are so.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// Special things that may be done.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What winning gives (AC-END-06).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// The reward says itself that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// Its adventure deck number, which `#` stands for in checks (AC-CARD-09).
    #[serde(default)]
    pub number: u8,
    /// Cards in the blessings deck (AC-SETUP-27).
    #[serde(default = "thirty")]
    pub hours: u8,
    /// Told before the scenario.
    #[serde(default)]
    pub opening: String,
    /// The light in which its first location is shown meanwhile; that of the location's own picture, if
    /// nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub light: Option<Light>,
    /// Told after winning it.
    #[serde(default)]
    pub ending: String,
    /// Told after losing it.
    #[serde(default)]
    pub losing: String,
}

fn yes() -> bool {
    true
}

fn thirty() -> u8 {
    30
}

/// What a story card says that is to be played (AC-CARD-07).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoryDef {
    /// What must happen.
    pub rules: Vec<Rule>,
    /// What is so.
    pub standing: Vec<Standing>,
    /// What may be done.
    pub powers: Vec<Power>,
}

impl StoryDef {
    /// A story card that says nothing.
    pub fn nothing() -> &'static StoryDef {
        static NOTHING: StoryDef =
            StoryDef { rules: Vec::new(), standing: Vec::new(), powers: Vec::new() };
        &NOTHING
    }
}

/// An adventure: scenarios in order (AC-SETUP-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventureDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Scenario ids in playing order (AC-SETUP-17, AC-CARD-04).
    pub scenarios: Vec<String>,
    /// The scourge die, such as `"1d4+1"`; else the one that goes with the scenario's number
    /// (AC-SCRG-04).
    #[serde(default)]
    pub scourge_die: Option<Amount>,
    /// What it says in each of its scenarios (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// What completing it gives (AC-END-17).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// The reward says itself that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// Told at its start.
    #[serde(default)]
    pub opening: String,
}

/// Which edition's rules a pack is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// First edition, "R" in the catalogue.
    First,
    /// Third edition, "M" in the catalogue.
    Third,
}

impl Edition {
    /// The letter of the catalogue.
    pub fn letter(self) -> &'static str {
        match self {
            Edition::First => "R",
            Edition::Third => "M",
        }
    }
}

impl From<Edition> for &'static str {
    fn from(edition: Edition) -> &'static str {
        edition.letter()
    }
}

/// The head of a pack: `pack.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackDef {
    /// The pack's id; the folder has the same name.
    pub id: String,
    /// The family of games that it is of; `adventure` where none is told.
    #[serde(default = "adventure", skip_serializing_if = "is_adventure")]
    pub family: String,
    /// The printed name.
    pub name: String,
    /// Whose rules.
    pub edition: Edition,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// SPDX expression.
    pub licence: String,
    /// A few lines about it.
    #[serde(default)]
    pub about: String,
    /// Most heroes that the box is big enough for.
    #[serde(default = "six")]
    pub players: u8,
    /// Adventure ids in order (AC-SETUP-11, AC-CARD-04).
    pub adventures: Vec<String>,
    /// What completing all of them gives: the reward of the Adventure Path (AC-END-19).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// What the path says in each scenario of its adventures (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// The scourge table: ids of scourges for a roll of 1, 2 and so on (AC-SCRG-05).
    #[serde(default)]
    pub scourges: Vec<String>,
}

fn adventure() -> String {
    ADVENTURE.into()
}

fn is_adventure(family: &str) -> bool {
    family == ADVENTURE
}

fn six() -> u8 {
    6
}
