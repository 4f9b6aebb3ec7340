//! The basic vocabulary of a card: types, skills, traits, actions.

pub(super) mod traits;

pub use traits::Trait;
pub(super) use traits::with_few_new_traits;

use crate::kernel::content::problem::did_you_mean;
use crate::lang::pattern::{self, Message};
use crate::lang::{self, Language};
use lang::message;
use serde::{Deserialize, Serialize};

/// The type of a card in the box (AC-CARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A boon for fighting.
    Weapon,
    /// A boon with the Arcane or the Divine trait or both (AC-CARD-31).
    Spell,
    /// A boon that reduces damage (AC-CARD-32).
    Armor,
    /// A boon of many uses (AC-CARD-34).
    Item,
    /// A boon: somebody who helps (AC-CARD-35).
    Ally,
    /// A boon that adds dice; also used as an hour (AC-CARD-36).
    Blessing,
    /// A bane that fights.
    Monster,
    /// A bane that is an obstacle.
    Barrier,
    /// A support card: a lasting bad effect on a hero (AC-SCRG-01).
    Scourge,
    /// A support card: sells boons between scenarios (AC-TRADE-01).
    Trader,
    /// A support card: lists the traders that may be visited (AC-TRADE-01).
    Bazaar,
    /// A support card: displayed where a scenario says so (AC-SUPP-03).
    Stance,
    /// A support card: belongs to one hero (AC-SUPP-04).
    Cohort,
    /// A hero's token while it is in a deck (AC-TOKN-01), which is no card of a pack.
    #[serde(skip)]
    Token,
    /// A ship, neither bane nor boon: it is sailed, or fought like a bane (AC-SHIP-01).
    Ship,
    /// A mythic path, which belongs to one hero (AC-MYTH-01).
    Path,
}

impl Kind {
    /// All types that have a pile in the box, in the order of the rulebook.
    pub const ALL: [Kind; 8] = [
        Kind::Weapon,
        Kind::Spell,
        Kind::Armor,
        Kind::Item,
        Kind::Ally,
        Kind::Blessing,
        Kind::Monster,
        Kind::Barrier,
    ];
    /// The types in a hero's deck.
    pub const BOONS: [Kind; 6] =
        [Kind::Weapon, Kind::Spell, Kind::Armor, Kind::Item, Kind::Ally, Kind::Blessing];

    /// The types of support cards, which are neither banes nor boons (AC-SUPP-01, AC-CARD-02).
    pub const SUPPORT: [Kind; 5] =
        [Kind::Scourge, Kind::Trader, Kind::Bazaar, Kind::Stance, Kind::Cohort];

    /// Returns true for monsters and barriers (AC-CARD-03).
    pub fn is_bane(self) -> bool {
        matches!(self, Kind::Monster | Kind::Barrier)
    }

    /// Returns true for what is to be defeated by checks: banes and ships (AC-SHIP-11).
    pub fn is_fought(self) -> bool {
        self.is_bane() || self == Kind::Ship
    }

    /// Returns true for the types in heroes' decks (AC-CARD-03).
    pub fn is_boon(self) -> bool {
        Kind::BOONS.contains(&self)
    }

    /// Returns the name of the type in running text, in the current language.
    pub fn localized(self) -> &'static str {
        self.message().of(lang::current()).value().words()
    }

    /// Returns the message of the type, with its plural and grammatical forms.
    pub fn message(self) -> &'static Message {
        match self {
            Kind::Weapon => message!("word-weapon"),
            Kind::Spell => message!("word-spell"),
            Kind::Armor => message!("word-armor"),
            Kind::Item => message!("word-item"),
            Kind::Ally => message!("word-ally"),
            Kind::Blessing => message!("word-blessing"),
            Kind::Monster => message!("word-monster"),
            Kind::Barrier => message!("word-barrier"),
            Kind::Scourge => message!("word-scourge"),
            Kind::Trader => message!("word-trader"),
            Kind::Bazaar => message!("word-bazaar"),
            Kind::Stance => message!("word-stance"),
            Kind::Cohort => message!("word-cohort"),
            Kind::Token => message!("word-token"),
            Kind::Ship => message!("word-ship"),
            Kind::Path => message!("word-path"),
        }
    }

    /// Returns the type in lower case, as in data files.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Weapon => "weapon",
            Kind::Spell => "spell",
            Kind::Armor => "armor",
            Kind::Item => "item",
            Kind::Ally => "ally",
            Kind::Blessing => "blessing",
            Kind::Monster => "monster",
            Kind::Barrier => "barrier",
            Kind::Scourge => "scourge",
            Kind::Trader => "trader",
            Kind::Bazaar => "bazaar",
            Kind::Stance => "stance",
            Kind::Cohort => "cohort",
            Kind::Token => "token",
            Kind::Ship => "ship",
            Kind::Path => "mythic path",
        }
    }
}

/// The light of a story's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Light {
    /// At dawn.
    Dawn,
    /// By day.
    Noon,
    /// In the evening.
    Dusk,
    /// At night.
    Night,
}

/// What distinguishes a card from others of its type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rank {
    /// A card that is drawn at random from the box (AC-BOX-06).
    #[default]
    Plain,
    /// Placed by the scenario; defeating it gives a chance to close (AC-HENCH-01).
    Henchman,
    /// Placed by the scenario; cornering and defeating it wins (AC-VILL-01).
    Villain,
    /// A reward that is fetched by name (AC-CARD-37).
    Loot,
}

/// An action by which a card is played: one of the six (AC-PLAY-02), or another that a power states
/// (AC-PLAY-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Action {
    /// Show the card; it stays in the hand (AC-PLAY-19).
    Reveal,
    /// Put the card faceup in front of the hero (AC-PLAY-20).
    Display,
    /// Put the card on the discard pile (AC-PLAY-23).
    Discard,
    /// Put the card under the hero's deck (AC-PLAY-24).
    Recharge,
    /// Put the card under the hero's board until the scenario ends (AC-PLAY-25).
    Bury,
    /// Return the card to the box (AC-PLAY-26).
    Banish,
    /// Shuffle the card into the hero's deck: an action besides the usual six (AC-PLAY-03).
    Shuffle,
    /// Put the card on top of the hero's deck: another such action (AC-PLAY-03).
    Reload,
}

impl Action {
    /// All actions.
    pub const ALL: [Action; 8] = [
        Action::Reveal,
        Action::Display,
        Action::Discard,
        Action::Recharge,
        Action::Bury,
        Action::Banish,
        Action::Shuffle,
        Action::Reload,
    ];

    /// Returns the action in the current language: "discard", "ablegen".
    pub fn localized(self) -> &'static str {
        let message = match self {
            Action::Reveal => message!("word-action-reveal"),
            Action::Display => message!("word-action-display"),
            Action::Discard => message!("word-action-discard"),
            Action::Recharge => message!("word-action-recharge"),
            Action::Bury => message!("word-action-bury"),
            Action::Banish => message!("word-action-banish"),
            Action::Shuffle => message!("word-action-shuffle"),
            Action::Reload => message!("word-action-reload"),
        };
        message.of(lang::current()).value().words()
    }

    /// Returns the action as in data files: "discard".
    pub fn word(self) -> &'static str {
        match self {
            Action::Reveal => "reveal",
            Action::Display => "display",
            Action::Discard => "discard",
            Action::Recharge => "recharge",
            Action::Bury => "bury",
            Action::Banish => "banish",
            Action::Shuffle => "shuffle",
            Action::Reload => "reload",
        }
    }
}

/// Translates a name of the data to the current language, by the name's own message.
fn shown(prefix: &str, name: &'static str) -> &'static str {
    let language = lang::current();
    // Data is written in English.
    if language == Language::English {
        return name;
    }
    let entry = pattern::entry(language, &id_of(prefix, name));
    entry.map(|e| e.value().words()).filter(|w| !w.is_empty()).unwrap_or(name)
}

/// Returns the word before "damage" in the current language: "Fire", "Geistes". `None` for a type
/// that the language has no word for.
pub fn damage_part(name: &str) -> Option<&'static str> {
    let entry = pattern::entry(lang::current(), &id_of("word-trait-", name))?;
    Some(entry.form_or_value("damage").words()).filter(|word| !word.is_empty())
}

/// Returns the id of the message for a name: "Light Armor" is `word-trait-light-armor`.
pub(super) fn id_of(prefix: &str, name: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    prefix.chars().chain(name.chars().map(letter)).collect()
}

macro_rules! skills {
    ($($name:ident),* $(,)?) => {
        /// A skill that a check can name. `Combat` is the kind of check whose skill a weapon or
        /// another card determines (AC-CHECK-21).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names are the documentation")]
        pub enum Skill { $($name),* }

        impl Skill {
            /// Every skill, attributes first.
            pub const ALL: &'static [Skill] = &[$(Skill::$name),*];
            /// Returns the name as in data files.
            pub fn name(self) -> &'static str {
                match self { $(Skill::$name => stringify!($name)),* }
            }
        }
    };
}
skills!(
    Strength,
    Dexterity,
    Constitution,
    Intelligence,
    Wisdom,
    Charisma,
    Combat,
    Melee,
    Ranged,
    Arcane,
    Divine,
    Acrobatics,
    Craft,
    Diplomacy,
    Disable,
    Fortitude,
    Knowledge,
    Perception,
    Stealth,
    Survival,
);

impl Skill {
    /// Returns the name in the current language.
    pub fn localized(self) -> &'static str {
        shown("word-skill-", self.name())
    }

    /// Returns the trait with the skill's name (AC-CHECK-25).
    pub fn as_trait(self) -> Option<Trait> {
        Trait::new(self.name()).ok()
    }
}

/// There is no skill of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown skill `{0}`{near}", near = similar(.0))]
pub struct UnknownSkill(String);

/// Returns the skill that may be meant, in brackets.
fn similar(name: &str) -> String {
    let near = did_you_mean(name, Skill::ALL.iter().map(|k| k.name()));
    near.map(|n| format!(" ({n})")).unwrap_or_default()
}

impl std::str::FromStr for Skill {
    type Err = UnknownSkill;
    fn from_str(s: &str) -> Result<Self, UnknownSkill> {
        let found = Skill::ALL.iter().copied().find(|k| k.name() == s);
        found.ok_or_else(|| UnknownSkill(s.to_owned()))
    }
}
