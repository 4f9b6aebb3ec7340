//! Heroes' figures, classes, level-ups and cards.

use serde::{Deserialize, Serialize};

use super::super::amount::{Amount, Reach};
use super::super::effect::{Cond, Effects, Instead, On, Power, Rule, Standing};
use super::super::words::{CardKind, Divider, Keyword, Once};
use super::{nothing, one};

/// A figure that can be chosen as a hero; it has no rules of its own (AT-DATA-28).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Who it is, in a few sentences.
    #[serde(default)]
    pub about: String,
    /// The name of the portrait.
    #[serde(default)]
    pub portrait: Option<String>,
}

/// Whether a class can be begun with (AT-HERO-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tier {
    /// A basic class.
    Basic,
    /// An elite class.
    Elite,
}

/// A class card (AT-DATA-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Basic or elite.
    pub tier: Tier,
    /// What the class is about, in a sentence.
    #[serde(default)]
    pub about: String,
    /// The basic movement value (AT-HERO-06).
    #[serde(rename = "move")]
    pub movement: u8,
    /// What the basic attack rolls (AT-HERO-06).
    pub attack: Amount,
    /// Its range.
    pub range: Reach,
    /// What happens to the target after the damage of a basic attack (AT-RUL-40).
    #[serde(default = "nothing")]
    pub then: Effects,
    /// What happens after each basic attack, whatever became of the target (AT-RUL-40).
    #[serde(default = "nothing")]
    pub after: Effects,
    /// What is so for a hero whose class it is, such as more dice for basic attacks (AT-RUL-40).
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens for a hero whose class it is.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What a hero may do whose class it is.
    #[serde(default)]
    pub powers: Vec<Power>,
}

/// A level-up card (AT-DATA-03).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelUpDef {
    /// The id.
    pub id: String,
    /// The class.
    pub class: String,
    /// The level within the class (AT-RUL-70).
    pub level: u8,
    /// Whether it is the Starter card (AT-HERO-02).
    #[serde(default)]
    pub starter: bool,
    /// Hearts: maximum HP gained (AT-SETUP-21).
    #[serde(default)]
    pub hp: u8,
    /// Classes with the level-up cards of them that must be owned (AT-LEVL-07).
    #[serde(default)]
    pub needs: Vec<(String, u8)>,
    /// Cards that are added (AT-LEVL-24).
    #[serde(default)]
    pub add: Vec<String>,
    /// Cards that are added, each of which may replace one (AT-LEVL-25).
    #[serde(default)]
    pub replace: Vec<String>,
    /// The class features that come with it (AT-FEAT-01).
    #[serde(default)]
    pub features: Vec<String>,
    /// Passive abilities that come with it.
    #[serde(default)]
    pub passives: Vec<String>,
    /// Dice abilities that come with it.
    #[serde(default)]
    pub dice: Vec<String>,
    /// The perk that comes with it (AT-PERK-04).
    #[serde(default)]
    pub perk: Option<String>,
    /// How many such cards there are (AT-QTY-46).
    #[serde(default = "one")]
    pub copies: u8,
}

/// When an item of the party may be used (AT-DATA-33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Use {
    /// In a hero's own turn; it costs no action (AT-RUL-83).
    #[default]
    Turn,
    /// In a hero's own turn, as an action.
    Action,
    /// Between encounters.
    Camp,
    /// Never; it is only owned.
    Never,
}

/// A card of a hero, of the party or of the box (AT-DATA-04 to AT-DATA-10, AT-DATA-24 to AT-DATA-27).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The kind.
    pub kind: CardKind,
    /// The class to which it belongs.
    #[serde(default)]
    pub class: Option<String>,
    /// How many such cards there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// The banner (AT-SORT-02); where the card lies at the beginning follows from it or from the kind.
    #[serde(default)]
    pub banner: Option<Divider>,
    /// Marked Story (AT-SORT-13).
    #[serde(default)]
    pub story: bool,
    /// The encounter in which it can be found (AT-SORT-12).
    #[serde(default)]
    pub found_in: Option<String>,
    /// Its price, if it is not the usual one (AT-MRKT-03).
    #[serde(default)]
    pub price: Option<u8>,
    /// A text in the author's words, for flavour.
    #[serde(default)]
    pub says: String,
    /// Free, Response, Remove (AT-ACTN-14 to AT-ACTN-18).
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// The event after which a Response is played (AT-ACTN-16).
    #[serde(default)]
    pub on: Option<On>,
    /// A condition for playing it.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What must be carried out in full to play it.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// What playing it does; several ways are parted by a blue line (AT-ACTN-12).
    #[serde(default)]
    pub ways: Vec<Effects>,
    /// What playing it as an action in its owner's turn does, for a Response that can be played so too.
    #[serde(default)]
    pub turn_ways: Vec<Effects>,
    /// What is so while it lies on the player board, or while its owner has the perk.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens while it lies there.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What may be done while it lies there (AT-ABIL-02).
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What happens instead while it lies there.
    #[serde(default)]
    pub instead: Vec<Instead>,
    /// Cards that a perk adds to the action deck (AT-PERK-05).
    #[serde(default)]
    pub add: Vec<String>,
    /// Cards that a perk adds in place of others (AT-PERK-06).
    #[serde(default)]
    pub replace: Vec<String>,
    /// When an item may be used (AT-DATA-33).
    #[serde(default)]
    pub use_in: Use,
    /// Whether a knocked out hero may use it (AT-RUL-83).
    #[serde(default)]
    pub while_down: bool,
    /// How often an item may be used; without it, it goes back to the supply when used.
    #[serde(default)]
    pub once: Option<Once>,
    /// The text of a random encounter.
    #[serde(default)]
    pub text: String,
    /// The choices of a random encounter, a market card or an item of the camp (AT-DATA-24).
    #[serde(default)]
    pub choices: Vec<super::ChoiceDef>,
}
