//! The schema of scenarios, adventures and the head of a pack.

use serde::{Deserialize, Serialize};

use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Cond, Power, Rule, Standing, Summoned};
use crate::cards::vocabulary::{Kind, Light};
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
    /// A ship of this class or a lower one is added to the party's fleet, for good (AC-SHIP-03).
    Ship(u8),
    /// Each hero without a mythic path gains one (AC-MYTH-01).
    Path,
    /// The party redeems a corrupted card for the rest of the path (AC-RDMP-03).
    Redeem,
    /// Each hero draws a random matching boon from the box: of these types, with these traits, not Basic.
    RandomOf(CardFilter),
    /// Each hero chooses a type of boon other than loot, or one of those listed, and draws a random
    /// matching card of it from the box.
    OfType(CardFilter),
    /// One of the loot cards of these ids, which the party chooses, for one hero.
    LootOf(Vec<String>),
    /// The party gains all matching boons that are displayed next to the scenario at its end.
    Displayed(CardFilter),
}

/// A scenario, played in one session (AC-SETUP-14), alone or in an adventure (AC-SETUP-09,
/// AC-CARD-05), with its villains, henchmen and locations (AC-CARD-08) and its powers (AC-CARD-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Villains, by card id; none where something else wins the scenario.
    #[serde(default)]
    pub villains: Vec<String>,
    /// Henchmen in printed order; the last fills up (AC-SETUP-23).
    #[serde(default)]
    pub henchmen: Vec<String>,
    /// Cards that are shuffled and dealt to the location decks in place of villains and henchmen:
    /// one for each deck, the last one as often as needed (AC-SETUP-26).
    #[serde(default)]
    pub stack: Vec<Summoned>,
    /// The party's ship in this scenario, by card id; by default one of its fleet (AC-SHIP-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<String>,
    /// In place of `ship`, the class of ships of which the party chooses any one, or one of a lower class
    /// (AC-SHIP-02, AC-GOLD-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship_class: Option<u8>,
    /// The location, by id, where the ship is anchored and heroes start (AC-SHIP-08).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anchored: Option<String>,
    /// Whether defeating a villain that cannot escape wins; if not, another text states what wins
    /// (AC-VILL-23).
    #[serde(default = "yes")]
    pub cornering_wins: bool,
    /// What wins the scenario when the blessings deck runs out; otherwise that loses it (AC-END-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_time: Option<Cond>,
    /// Locations by player number: those for 1, those added for 2, and so on (AC-SETUP-18).
    pub locations: Vec<Vec<String>>,
    /// The locations at which heroes may start, by id; anywhere if there are none (AC-SETUP-29).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<String>,
    /// The set; its digit is the scenario's adventure deck number (AC-CARD-09).
    #[serde(default = "super::base")]
    pub set: char,
    /// The danger, by card id: what `Danger` summons; of several a random one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub danger: Vec<String>,
    /// Support cards that are displayed during the scenario (AC-SUPP-03).
    #[serde(default)]
    pub display: Vec<String>,
    /// Cohorts, by card id, each of which joins the hand of a hero whom the party chooses, after the
    /// starting hands are drawn (AC-SUPP-04, AC-GOLD-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cohorts: Vec<String>,
    /// Special rules.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// Special standing effects.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// Special powers.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// The reward for winning (AC-END-06).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// Whether the reward states that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// The adventure deck number, which `#` stands for in checks; by default the digit of the set.
    /// Another one is a rule of the scenario (AC-CARD-09, AC-GOLD-03).
    #[serde(default)]
    pub number: u8,
    /// Cards in the blessings deck (AC-SETUP-27); 0 if there is none, and so no clock.
    #[serde(default = "thirty")]
    pub hours: u8,
    /// The story before the scenario.
    #[serde(default)]
    pub opening: String,
    /// The light in which the first location is shown during the opening; by default that of the
    /// location's own picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub light: Option<Light>,
    /// The story after winning.
    #[serde(default)]
    pub ending: String,
    /// The story after losing.
    #[serde(default)]
    pub losing: String,
    /// What is told besides, after winning or losing, if a hero has died.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub mourning: String,
}

impl ScenarioDef {
    /// Fills in the number that the set says, where none is given.
    pub fn complete(&mut self) {
        if let (0, Some(digit)) = (self.number, self.set.to_digit(10)) {
            self.number = u8::try_from(digit).unwrap_or(0);
        }
    }
}

fn yes() -> bool {
    true
}

fn thirty() -> u8 {
    30
}

/// The abilities on a story card (AC-CARD-07).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoryDef {
    /// The rules.
    pub rules: Vec<Rule>,
    /// The standing effects.
    pub standing: Vec<Standing>,
    /// The powers.
    pub powers: Vec<Power>,
}

impl StoryDef {
    /// Returns a story card without abilities.
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
    /// The scourge die, such as `"1d4+1"`; by default the one for the scenario's number
    /// (AC-SCRG-04).
    #[serde(default)]
    pub scourge_die: Option<Amount>,
    /// The abilities that apply in each of its scenarios (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// The reward for completing the adventure (AC-END-17).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// Whether the reward states that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// The story at its beginning.
    #[serde(default)]
    pub opening: String,
}

/// The edition of the rules that a pack is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// First edition, "R" in the catalogue.
    First,
    /// Third edition, "M" in the catalogue.
    Third,
}

impl Edition {
    /// Returns the letter of the edition in the catalogue of rules.
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

/// A part of the rules that only some sets of the game have; without it nothing of it exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum System {
    /// Ships and plunder (area SHIP).
    Ships,
    /// Mythic paths and charges (area MYTH).
    Mythic,
    /// Corrupted cards, and redeeming them (area RDMP).
    Redemption,
}

/// The head of a pack: `pack.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackDef {
    /// The pack's id, which equals the name of its folder.
    pub id: String,
    /// The family of games; `adventure` by default.
    #[serde(default = "adventure", skip_serializing_if = "is_adventure")]
    pub family: String,
    /// The printed name.
    pub name: String,
    /// The edition of the rules.
    pub edition: Edition,
    /// The authors.
    pub authors: Vec<String>,
    /// The licence, as an SPDX expression.
    pub licence: String,
    /// A description of a few lines.
    #[serde(default)]
    pub about: String,
    /// The largest number of players for which the box has enough cards.
    #[serde(default = "six")]
    pub players: u8,
    /// Whether heroes must keep to the limits for characters of one's own (AC-CUST-02 to
    /// AC-CUST-04). Printed ones go beyond them; without this, that is only a warning.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub custom_limits: bool,
    /// Whether the pack is not finished: what is merely missing yet, such as cards of a hero's deck, is
    /// a warning.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draft: bool,
    /// Adventure ids in order (AC-SETUP-11, AC-CARD-04).
    pub adventures: Vec<String>,
    /// The reward for completing all adventures: that of the Adventure Path (AC-END-19).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// The abilities of the path, which apply in each scenario of its adventures (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// The parts of the rules that the pack has besides those of its edition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub systems: Vec<System>,
    /// The plunder table: the types for 1, 2 and so on; beyond them one chooses (AC-SHIP-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plunder: Vec<Kind>,
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
