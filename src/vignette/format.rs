//! What a vignette file can say. The types of cards, heroes, locations and scenarios are those of
//! the packs.

use serde::{Deserialize, Deserializer, de};

use super::camp::format::Camp;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::{
    AdventureDef, CardDef, Edition, HeroDef, LocationDef, ScenarioDef, StoryDef,
};
use crate::cards::words::{Skill, Trait};
use crate::rules::flow::prompt::Ask;
use crate::rules::play::Member;
use crate::rules::state::table::{Feats, Shut};

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
    /// What lies in the box.
    #[serde(default, rename = "box")]
    pub stock: Vec<String>,
    /// Whose turn it is and how far it is.
    #[serde(default)]
    pub turn: Turn,
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
    pub shut: Shut,
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

/// A decision by meaning, or what must be true. A card is told by its id; where there are several
/// and it matters, `"id#2"` is the second in the order in which the position tells them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the decisions by the names of the acts")]
pub enum Step {
    Continue,
    Yes,
    No,
    Roll,
    Decline,
    Explore,
    Close,
    EndTurn,
    /// Plays a card: the only power of it that may be used now, or the one of that number.
    Play {
        card: String,
        #[serde(default)]
        power: Option<u8>,
        #[serde(default)]
        by: Option<String>,
        #[serde(default)]
        with: Option<String>,
    },
    /// Uses a power of a hero, a location or the scenario (`"scenario"`).
    Power {
        of: String,
        #[serde(default)]
        power: Option<u8>,
        #[serde(default)]
        by: Option<String>,
        #[serde(default)]
        with: Option<String>,
    },
    /// Takes back the staged play of that number.
    TakeBack(u8),
    /// Attempts the check with that skill, whichever alternative lists it.
    Skill(Skill),
    /// Attempts the alternative of that number with that skill.
    Way(u8, Skill),
    Card(String),
    /// Chooses several cards at once.
    Cards(Vec<String>),
    Place(String),
    Hero(String),
    Choose(u8),
    Die(u8),
    Give {
        card: String,
        to: String,
    },
    Move(String),
    /// Answers `Continue` until that is asked.
    ContinueTo(#[serde(deserialize_with = "ask")] Ask),
    /// What the next dice show.
    Dice(Vec<u8>),
    /// What must be true now.
    Expect(Vec<Fact>),
}

/// A pile by meaning.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the piles by their names")]
pub enum PileName {
    Hand(String),
    Deck(String),
    Discards(String),
    Buried(String),
    Displayed(String),
    /// Played and still in play.
    Aside(String),
    Location(String),
    Blessings,
    Hours,
    /// Displayed next to a location.
    Beside(String),
    /// The box, whatever the card's type or rank.
    Box,
    /// Being encountered or looked at.
    Stage,
    /// Imagined copies after their encounter.
    Gone,
    /// Support cards displayed for everybody.
    Support,
    /// Removed from the game.
    Removed,
}

/// Something that must be true.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    /// It is not so.
    Not(Box<Fact>),
    /// A card of that id lies there.
    In(String, PileName),
    /// It is the top card.
    Top(String, PileName),
    /// It is the bottom card.
    Bottom(String, PileName),
    /// The pile has exactly these cards, told as in a position.
    Is(PileName, Vec<String>),
    /// The pile has exactly these cards, in whatever order.
    Has(PileName, Vec<String>),
    /// The pile has so many cards.
    Size(PileName, usize),
    /// So many cards of that id lie in all location decks together.
    Dealt(String, usize),
    /// On that location's deck exactly these cards lie faceup, told from the top.
    FaceUp(String, Vec<String>),
    /// The hero's token lies in the deck of the hero's location.
    Hidden(String),
    /// The locations in play are exactly these.
    Places(Vec<String>),
    /// That is asked.
    Asked(#[serde(deserialize_with = "ask")] Ask),
    /// That hero is asked.
    Who(String),
    /// The open question is about that card.
    About(String),
    /// At least so many options are to be chosen, and at most so many.
    Number(u8, u8),
    /// The table would go on from the open question by itself, as nobody usually wants to be asked
    /// there; not so, somebody is asked.
    GoesOn,
    /// It may be done now.
    Offered(Step),
    /// It may not be done now, and that rule says so.
    Refused(Step, String),
    /// It may not be done now, and the reason that is given has these words.
    WhyNot(Step, String),
    /// The skills offered for the check are exactly these.
    Skills(Vec<Skill>),
    /// The dice of the check being staged.
    Pool(String),
    /// The difficulty of the check being staged.
    Difficulty(i32),
    /// The chance of the check being staged, to three digits.
    Chance(f64),
    /// The chance that its roll is a success, defeat or not.
    Success(f64),
    /// The traits of which it needs one to defeat the bane, and has none.
    Lacks(Vec<Trait>),
    /// The chance with this skill and all that the party can add.
    AtBest(Skill, f64),
    /// Its chance with everything that may be rolled again, to three digits.
    Rerolled(f64),
    /// The chance of the check being staged and all that follow in its sequence, to three digits.
    Joint(f64),
    /// The check being staged has all of these traits.
    Traits(Vec<Trait>),
    /// What the last check was rolled with.
    RolledWith(String),
    /// The result of the last check that was rolled.
    Result(i32),
    /// The last check that was rolled succeeded.
    Passed,
    /// The last check that was rolled failed.
    Failed,
    /// So much damage of that type is about to be taken.
    Facing(i32, Trait),
    /// The last damage that the hero took, after reductions.
    Damage(String, i32, Trait),
    /// The hero took so much damage so far, all together.
    DamageInAll(String, i32),
    /// The bane was defeated, in the script so far.
    Defeated(String),
    /// The bane was met and not defeated.
    Undefeated(String),
    /// The boon was acquired.
    Acquired(String),
    /// The boon was met and not acquired.
    NotAcquired(String),
    /// The card was evaded.
    Evaded(String),
    /// Cards of that id were encountered so many times so far.
    Encounters(String, usize),
    /// The location is open, temporarily or permanently closed.
    Location(String, Shut),
    /// The location was closed, for the moment or for good, in the script so far.
    WasClosed(String),
    /// The hero is there.
    At(String, String),
    /// The hero is alive.
    Alive(String),
    /// The hero is dead.
    Dead(String),
    /// It is that hero's turn.
    TurnOf(String),
    /// The scenario was won.
    Won,
    /// The scenario was lost: the hours ran out.
    OutOfTime,
    /// The scenario was lost: everybody died.
    AllDead,
    /// The scenario goes on.
    Running,
}

/// An `Ask` by its name, as the protocol has it: `"damage-cards"`.
pub(crate) fn ask<'de, D: Deserializer<'de>>(d: D) -> Result<Ask, D::Error> {
    let name = String::deserialize(d)?;
    let name: de::value::StrDeserializer<'_, D::Error> =
        de::IntoDeserializer::into_deserializer(&*name);
    Ask::deserialize(name)
}
