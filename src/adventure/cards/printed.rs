//! The schema of printed things: cards and locations here, heroes in `printed/hero.rs`, scenarios,
//! adventures and packs in `printed/story.rs`.

mod boxes;
mod hero;
mod story;

use serde::{Deserialize, Serialize};

use super::amount::CheckSpec;
pub use super::effect::Closing;
use super::effect::{Cond, Cost, Effects, Instead, Power, Rule, Standing};
pub use super::favored::Favored;
use super::ship::ShipDef;
pub use super::trade::TradeDef;
use super::vocabulary::{Action, Kind, Rank, Trait};
pub use boxes::BoxChange;
pub use hero::{HeroDef, HeroPower, RoleDef, SkillDef};
pub use story::{AdventureDef, Edition, PackDef, Reward, ScenarioDef, StoryDef, System};

/// A card of the box: a boon or a bane (AC-CARD-17, AC-CARD-41).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The card's id within its pack: lower case, digits and hyphens.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Its type.
    pub kind: Kind,
    /// Henchman, villain, loot or none of them; a henchman or villain also counts as its type
    /// (AC-CARD-42).
    #[serde(default)]
    pub rank: Rank,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The number of copies in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// The code of the set that it comes with (AC-SETS-01, AC-SETS-02).
    #[serde(default = "base")]
    pub set: char,
    /// The name of the Class Deck that it comes with, in place of the pack's (AC-SETS-05).
    #[serde(default)]
    pub class_deck: Option<String>,
    /// The id of the hero who owns the card: it is Basic for that hero alone (AC-SETS-12).
    #[serde(default)]
    pub owner: Option<String>,
    /// The terms of a trader (AC-TRADE-05, AC-TRADE-10).
    #[serde(default)]
    pub trade: Option<TradeDef>,
    /// The check to acquire or to defeat.
    #[serde(default)]
    pub check: CheckSpec,
    /// What may be done with the card (AC-KEEP-03).
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What must happen (AC-KEEP-01).
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What applies while the card is active: a bane while encountered, a boon while displayed.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// Replacements.
    #[serde(default)]
    pub instead: Vec<Instead>,
    /// Mandatory texts that are no powers: they apply while the card is in the hand or after it is
    /// played, and applying them is not playing (AC-PLAY-16, AC-PLAY-17).
    #[serde(default)]
    pub paragraphs: Vec<Rule>,
    /// Whether the card may be treated as having the powers of the top card of the blessings
    /// discard pile (AC-PLAY-18).
    #[serde(default)]
    pub as_the_hour: bool,
    /// What applies while the card is the top card of the blessings discard pile (AC-ACT-06).
    #[serde(default)]
    pub while_the_hour: Vec<Standing>,
    /// The check to recharge the card after playing it: a section of the card (AC-CARD-25), or one
    /// of its paragraphs (AC-CARD-26).
    #[serde(default)]
    pub recharge: Option<CheckSpec>,
    /// The action in place of which the check recharges the card: a failure, or no attempt, leaves
    /// it there (AC-CARD-26, AC-CARD-29).
    #[serde(default = "discard", skip_serializing_if = "is_discard")]
    pub recharge_for: Action,
    /// A condition for recharging the card, in addition to the check (AC-CHECK-20).
    #[serde(default)]
    pub recharge_if: Option<Cond>,
    /// Whether that check comes when heroes recover, at the end of the turn on which the card was
    /// played (AC-GOLD-03): until then it lies in its hero's recovery pile.
    #[serde(default, skip_serializing_if = "is_false")]
    pub recovery: bool,
    /// A cost that acquires the encountered card instead of the check (AC-CARD-23).
    #[serde(default)]
    pub acquire_by: Option<Cost>,
    /// What a ship says besides (AC-SHIP-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<ShipDef>,
    /// Flavour text, without rules.
    #[serde(default)]
    pub flavour: String,
    /// The name of the emblem; if empty, one for the card's type is used.
    #[serde(default)]
    pub emblem: String,
}

fn one() -> u8 {
    1
}
fn discard() -> Action {
    Action::Discard
}
fn is_discard(action: &Action) -> bool {
    *action == Action::Discard
}
fn is_false(is: &bool) -> bool {
    !is
}
fn base() -> char {
    'B'
}

/// The number of cards of each type: a deck list of a location or a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the types' own names")]
pub struct Counts {
    pub monster: u8,
    pub barrier: u8,
    pub weapon: u8,
    pub spell: u8,
    pub armor: u8,
    pub item: u8,
    pub ally: u8,
    pub blessing: u8,
}

impl Counts {
    /// Returns the number for one type.
    pub fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Monster => self.monster,
            Kind::Barrier => self.barrier,
            Kind::Weapon => self.weapon,
            Kind::Spell => self.spell,
            Kind::Armor => self.armor,
            Kind::Item => self.item,
            Kind::Ally => self.ally,
            Kind::Blessing => self.blessing,
            Kind::Scourge
            | Kind::Trader
            | Kind::Bazaar
            | Kind::Stance
            | Kind::Cohort
            | Kind::Token
            | Kind::Ship
            | Kind::Path => 0,
        }
    }

    /// Returns the total.
    pub fn total(&self) -> u32 {
        Kind::ALL.iter().map(|k| u32::from(self.of(*k))).sum()
    }
}

/// A location (AC-CARD-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Its traits, for texts that ask for them.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// The number of cards of each type in its deck (AC-SETUP-20).
    pub deck: Counts,
    /// Powers at this location, while it is open.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What must happen at this location, while it is open.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What applies at this location, while it is open.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// "When closing": the ways, of which one is required (AC-CARD-13).
    pub closing: Vec<Closing>,
    /// "Before closing": happens once, before the location's cards are banished (AC-CLOSE-14).
    #[serde(default = "no_effects")]
    pub before_closing: Effects,
    /// "When permanently closed": happens once, to the hero who closed the location (AC-CARD-14).
    #[serde(default = "no_effects")]
    pub when_closed: Effects,
    /// What applies on the back, after closing (AC-CLOSE-19).
    #[serde(default)]
    pub closed_standing: Vec<Standing>,
    /// Powers on the back.
    #[serde(default)]
    pub closed_powers: Vec<Power>,
    /// Flavour text, without rules.
    #[serde(default)]
    pub flavour: String,
    /// The name of the emblem.
    #[serde(default)]
    pub emblem: String,
}

fn no_effects() -> Effects {
    [].into()
}
