//! What a vignette file can say. The types of cards, heroes, locations and scenarios are those of
//! the packs.

mod script;

use serde::Deserialize;

use super::camp::format::Camp;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::{
    AdventureDef, CardDef, Edition, HeroDef, LocationDef, ScenarioDef, StoryDef, System,
};
use crate::rules::play::Member;
use crate::rules::state::table::{Feats, LocationStatus};

pub use script::{Fact, PileName, Step};

/// By whose rules a vignette is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Editions {
    /// Those of the first edition.
    #[default]
    First,
    /// Those of the third edition.
    Third,
    /// Those of the first, and then those of the third: what it shows holds in both.
    Both,
}

impl Editions {
    /// The editions, one after the other.
    pub fn all(self) -> &'static [Edition] {
        match self {
            Editions::First => &[Edition::First],
            Editions::Third => &[Edition::Third],
            Editions::Both => &[Edition::First, Edition::Third],
        }
    }
}

/// A vignette.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vignette {
    /// The family of games, which the program asks for before it reads the rest; `adventure` where it is
    /// left out.
    #[serde(default, rename = "family")]
    _family: Option<String>,
    /// What it shows, in one line.
    pub title: String,
    /// Ids of the rules and worked examples that it states.
    pub proves: Vec<String>,
    /// A few words more, for those who read it.
    #[serde(default)]
    pub about: String,
    /// Whose rules.
    #[serde(default)]
    pub edition: Editions,
    /// A pack whose cards, heroes, locations and scenarios may be named.
    #[serde(default)]
    pub pack: Option<String>,
    /// Shared cards: names of files in the nearest folder `shelf`.
    #[serde(default)]
    pub shelf: Vec<String>,
    /// Cards written for this vignette.
    #[serde(default)]
    pub cards: Vec<CardDef>,
    /// Heroes written for this vignette.
    #[serde(default)]
    pub heroes: Vec<HeroDef>,
    /// Locations written for this vignette.
    #[serde(default)]
    pub locations: Vec<LocationDef>,
    /// Adventures, if it matters to which one the scenario belongs.
    #[serde(default)]
    pub adventures: Vec<AdventureDef>,
    /// What the path says, to which all adventures belong.
    #[serde(default)]
    pub path: StoryDef,
    /// With a party: the Class Decks that are added to the box.
    #[serde(default)]
    pub class_decks: Vec<String>,
    /// The parts of the rules that there are besides those of the edition.
    #[serde(default)]
    pub systems: Vec<System>,
    /// The corrupted cards that are redeemed.
    #[serde(default)]
    pub redeemed: Vec<String>,
    /// With a party: the ships of its fleet.
    #[serde(default)]
    pub fleet: Vec<String>,
    /// The scourge table.
    #[serde(default)]
    pub scourges: Vec<String>,
    /// The scenario, if its rules matter.
    #[serde(default)]
    pub scenario: Option<ScenarioDef>,
    /// The id of a scenario of the pack, in place of one written here.
    #[serde(default)]
    pub play: Option<String>,
    /// What makes it harder or easier.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Wildcards that hold: `"thick-hides"`, or on a location `"crowded@temple"`.
    #[serde(default)]
    pub wildcards: Vec<String>,
    /// The seed of what chance is left.
    #[serde(default)]
    pub seed: u64,
    /// What the first dice show.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The table as it lies.
    #[serde(default)]
    pub position: Option<Position>,
    /// In place of a position: this party sits down and the scenario is set up by the rules.
    #[serde(default)]
    pub party: Vec<Member>,
    /// In place of a position: the party between two games, with a script of its own.
    #[serde(default)]
    pub camp: Option<Camp>,
    /// What is done, and what must be true.
    #[serde(default)]
    pub script: Vec<Step>,
}

/// Cards and the like that several vignettes share.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the same lists as in a vignette")]
pub struct Shelf {
    pub cards: Vec<CardDef>,
    pub heroes: Vec<HeroDef>,
    pub locations: Vec<LocationDef>,
}

/// The table as it lies. Decks and piles are told from the top, hands in the order of arrival.
/// A card is told by its id; `"goblin x3"` stands for three of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Who sits at the table, by seat.
    pub heroes: Vec<Seat>,
    /// The locations in their row.
    pub locations: Vec<Spread>,
    /// The blessings deck from the top.
    #[serde(default)]
    pub blessings: Vec<String>,
    /// The hours gone by: the blessings discard pile from the top.
    #[serde(default)]
    pub hours: Vec<String>,
    /// Support cards displayed for everybody.
    #[serde(default)]
    pub support: Vec<String>,
    /// The party's ship.
    #[serde(default)]
    pub ship: Option<Sailed>,
    /// Markers: each a name and the location on which it lies, or `"scenario"`.
    #[serde(default)]
    pub markers: Vec<(String, String)>,
    /// What lies in the box.
    #[serde(default, rename = "box")]
    pub stock: Vec<String>,
    /// Whose turn it is and how far it is.
    #[serde(default)]
    pub turn: Turn,
}

/// The party's ship in a position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sailed {
    /// Id of its card.
    pub card: String,
    /// Whether it is wrecked.
    #[serde(default)]
    pub wrecked: bool,
    /// The location where it is anchored.
    #[serde(default)]
    pub anchored: Option<String>,
    /// The plunder under it.
    #[serde(default)]
    pub plunder: Vec<String>,
}

/// A hero at the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the hero's piles by their names")]
pub struct Seat {
    /// Id of the hero.
    pub hero: String,
    /// Id of the location; else the first.
    #[serde(default)]
    pub at: Option<String>,
    #[serde(default)]
    pub hand: Vec<String>,
    #[serde(default)]
    pub deck: Vec<String>,
    #[serde(default)]
    pub discards: Vec<String>,
    #[serde(default)]
    pub buried: Vec<String>,
    #[serde(default)]
    pub displayed: Vec<String>,
    /// Mythic charges.
    #[serde(default)]
    pub charges: u8,
    /// Checked boxes.
    #[serde(default)]
    pub feats: Feats,
    /// Whether the hero is dead already.
    #[serde(default)]
    pub dead: bool,
}

/// A location with its deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// Id of the location.
    pub place: String,
    /// Its deck from the top; `"@valeros"` is that hero's token.
    #[serde(default)]
    pub deck: Vec<String>,
    /// Cards that lie faceup on it, from the top.
    #[serde(default)]
    pub up: Vec<String>,
    /// Whether it is closed.
    #[serde(default)]
    pub shut: LocationStatus,
}

/// Whose turn it is and how far it is.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Turn {
    /// Id of the hero; else the first.
    pub hero: Option<String>,
    /// The step that comes next.
    pub step: Moment,
    /// An exploration was begun on this turn.
    pub explored: bool,
}

/// A step of the turn (AC-TURN-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The turn is about to begin: the blessings deck will be advanced.
    Begin,
    /// A card may be given; nothing was done on this turn.
    #[default]
    Give,
    /// The hero may move.
    Move,
    /// The hero may explore.
    Explore,
    /// The hero may try to close the location.
    Close,
    /// The turn can only be ended.
    End,
}
