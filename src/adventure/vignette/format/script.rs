//! What a script does, and what it can expect.

use serde::Deserialize;

use crate::cards::ship::ShipFact;
use crate::cards::vocabulary::{Skill, Trait};
use crate::kernel::vignette::by_name;
use crate::rules::flow::prompt::Ask;
use crate::rules::state::table::LocationStatus;

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
    /// Chooses several heroes at once.
    Heroes(Vec<String>),
    Choose(u8),
    Die(u8),
    Give {
        card: String,
        to: String,
    },
    Move(String),
    /// Answers `Continue` until that is asked.
    ContinueTo(#[serde(deserialize_with = "by_name")] Ask),
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
    /// The party's ship.
    Ship,
    /// Plunder cards under the ship.
    Plunder,
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
    /// So many markers of that name lie on that location, or on `"scenario"`.
    Marked(String, String, usize),
    /// The locations in play are exactly these.
    Places(Vec<String>),
    /// That is asked.
    Asked(#[serde(deserialize_with = "by_name")] Ask),
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
    Location(String, LocationStatus),
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
    /// The hero has so many mythic charges.
    Charges(String, u8),
    /// That fact of the party's ship holds for the hero.
    Sails(String, ShipFact),
    /// The scenario was won.
    Won,
    /// The scenario was lost: the hours ran out.
    OutOfTime,
    /// The scenario was lost: everybody died.
    AllDead,
    /// The scenario goes on.
    Running,
}
