//! Conditions about the state of the table.

use serde::{Deserialize, Serialize};

use super::{CardFilter, CheckFilter, Face, From};
use crate::cards::amount::Counted;
use crate::cards::ship::ShipFact;
use crate::cards::vocabulary::{Action, Skill, Trait};

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cond {
    /// All of these hold.
    All(Vec<Cond>),
    /// At least one of these holds.
    Any(Vec<Cond>),
    /// This does not hold.
    Not(Box<Cond>),
    /// The current check matches.
    Check(CheckFilter),
    /// The current check is yours and matches.
    YourCheck(#[serde(default)] CheckFilter),
    /// The encountered card, or the card of the event, matches.
    Card(CardFilter),
    /// No other hero is at your location.
    Alone,
    /// You are proficient with this (AC-CHAR-13).
    Proficient(Trait),
    /// You have this skill (AC-CHECK-19).
    Skill(Skill),
    /// You have this trait (AC-CHAR-02).
    Trait(Trait),
    /// The top card of the blessings discard pile matches (AC-RUL-61).
    Hour(CardFilter),
    /// At least that many matching cards are in that pile of yours.
    Has(From, CardFilter, u8),
    /// Your location is permanently closed.
    Closed,
    /// You are at a location with one of these ids.
    At(Vec<String>),
    /// The locations with these ids are all permanently closed, or not in play.
    ClosedAt(Vec<String>),
    /// No hero is at a location with one of these ids.
    NobodyAt(Vec<String>),
    /// It is your turn.
    YourTurn,
    /// The last check failed by at least that much.
    FailedBy(u8),
    /// The last check succeeded by at least that much.
    PassedBy(u8),
    /// The last check against the card had one of these traits.
    CheckHad(Vec<Trait>),
    /// The encountered card was summoned.
    Summoned,
    /// There are at least that many of these.
    Count(Counted, u8),
    /// There are more of these than half of the number of all locations.
    MoreThanHalf(Counted),
    /// At most that many cards are left in the blessings deck.
    HoursLeft(u8),
    /// Such a thing happened on this turn, to whomever.
    Happened(Deed),
    /// All checks of the encounter so far were passed.
    Passed,
    /// You played a matching card on this check or in this encounter (AC-CARD-46).
    Played(CardFilter),
    /// The hero whose check, damage, encounter or event it is played a matching card on this check or
    /// in this encounter.
    TheyPlayed(CardFilter),
    /// The card that paid for this power matches.
    Paid(CardFilter),
    /// Something happens before acting in the encounter (AC-ENC-15).
    BeforeActing,
    /// Something happens after acting in the encounter (AC-ENC-29).
    AfterActing,
    /// You attempt a matching check against the encountered card, or have attempted one in this
    /// encounter (AC-CARD-46).
    Attempted(#[serde(default)] CheckFilter),
    /// The check, or else the card, invokes one of these traits (AC-INVK-01, AC-INVK-02).
    Invokes(Vec<Trait>),
    /// The highest difficulty to defeat or acquire the card is at most that (AC-CHECK-30).
    DifficultyAtMost(u8),
    /// You are at a location with one of these traits.
    AtTrait(Vec<Trait>),
    /// You have attempted no other check to defeat or acquire the encountered card.
    FirstCheck,
    /// You have a role card (AC-ROLE-01).
    Role,
    /// This card is corrupted, and not redeemed (AC-RDMP-01).
    Corrupted,
    /// Such a fact holds of the party's ship (area SHIP).
    Ship(ShipFact),
    /// A die of the check that was rolled shows that, and at least so many do (AC-CHECK-43).
    Shows(Face, #[serde(default = "one")] u8),
    /// There is more of the first than of the second.
    More(Counted, Counted),
    /// You have played a matching card on the check that is being made, or that the damage comes from, not
    /// merely in the encounter.
    PlayedOn(#[serde(default)] CardFilter),
    /// You have played a matching card against the damage that is being dealt (AC-DMG-06).
    PlayedAgainst(#[serde(default)] CardFilter),
    /// The result of the last check is at least this number, whatever the difficulty (AC-CHECK-31).
    ResultAtLeast(u8),
    /// Of the damage that was taken last so much was reduced (AC-DMG-06).
    DamageReduced(u8),
    /// The damage that is being dealt, or else that was dealt last, is of one of these types: "damage
    /// other than Combat" with `Not` (AC-DMG-02).
    DamageOf(Vec<Trait>),
    /// The card being encountered was found by exploring on your turn: it was neither summoned nor
    /// met in some other way (AC-TURN-25).
    Exploring,
    /// It is your turn, and the exploration under way, or else the last one, is the first that was
    /// made on it (AC-TURN-26).
    FirstExploration,
    /// The hero of the event moves, or has just moved, in the own move step, not by a text
    /// (AC-TURN-18, AC-TURN-20).
    Moving,
    /// The card of the event was played by this action with it: "when you discard an ally for its
    /// power" (AC-PLAY-02, AC-GOLD-03).
    PlayedBy(Action),
    /// The card of the event was played for a power that lets its hero explore (AC-TURN-32,
    /// AC-GOLD-03).
    PlayedToExplore,
    /// A card matches that the last moving of cards in the same list of effects has moved: "discard the
    /// top card of your deck; if it is a spell, ...".
    Moved(#[serde(default)] CardFilter),
    /// The card of the event was played for a power that lets its hero examine cards (AC-EXAM-01,
    /// AC-GOLD-03).
    PlayedToExamine,
    /// The card of the event was played to bless a check: for a power that adds dice of the skill used
    /// (AC-CHECK-41, AC-GOLD-03).
    PlayedToBless,
    /// Dice of the check were rolled again (AC-CHECK-46).
    Rerolled,
    /// A hero at your location, perhaps you, has played a matching card on the check that is being made.
    HerePlayed(#[serde(default)] CardFilter),
}

fn one() -> u8 {
    1
}

/// A thing that can have happened on this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A bane was defeated.
    Defeated,
    /// A bane was not defeated.
    Undefeated,
    /// A boon was acquired.
    Acquired,
    /// A location was permanently closed.
    Closed,
    /// A hero came to another location.
    Moved,
    /// A card was encountered.
    Encountered,
    /// A card of a deck was examined.
    Examined,
    /// A hero explored, and that encounter is over.
    Explored,
}

impl Cond {
    /// Returns whether the condition asks what was played on the check or in the encounter.
    pub fn asks_what_was_played(&self) -> bool {
        self.has(&|c| {
            matches!(
                c,
                Cond::Played(_)
                    | Cond::TheyPlayed(_)
                    | Cond::PlayedOn(_)
                    | Cond::PlayedAgainst(_)
                    | Cond::HerePlayed(_)
            )
        })
    }

    /// Returns whether the condition asks how the card of an event was played.
    pub fn asks_how_it_was_played(&self) -> bool {
        self.has(&|c| {
            matches!(
                c,
                Cond::PlayedBy(_)
                    | Cond::PlayedToExplore
                    | Cond::PlayedToExamine
                    | Cond::PlayedToBless
            )
        })
    }

    /// Returns whether the condition asks about the result of the check.
    pub fn asks_about_the_result(&self) -> bool {
        self.has(&|c| {
            matches!(
                c,
                Cond::PassedBy(_)
                    | Cond::FailedBy(_)
                    | Cond::Passed
                    | Cond::Shows(..)
                    | Cond::Rerolled
                    | Cond::ResultAtLeast(_)
            )
        })
    }

    /// Returns whether the condition is about whether the check succeeds, and by how much.
    pub fn asks_for_the_outcome(&self) -> bool {
        self.has(&|c| {
            matches!(
                c,
                Cond::PassedBy(_) | Cond::FailedBy(_) | Cond::Passed | Cond::ResultAtLeast(_)
            )
        })
    }

    /// Returns whether the condition holds only where the check succeeds.
    pub fn asks_for_success(&self) -> bool {
        match self {
            Cond::PassedBy(_) => true,
            Cond::All(all) => all.iter().any(Cond::asks_for_success),
            Cond::Any(all) => !all.is_empty() && all.iter().all(Cond::asks_for_success),
            _ => false,
        }
    }

    /// Returns whether the check succeeded, if the condition holds only then or only otherwise.
    pub fn outcome(&self) -> Option<bool> {
        self.required().into_iter().find_map(|c| match c {
            Cond::PassedBy(_) | Cond::Passed => Some(true),
            Cond::FailedBy(_) => Some(false),
            _ => None,
        })
    }

    /// Returns whether the condition asks which skill is used for the check.
    pub fn asks_for_the_skill(&self) -> bool {
        self.has(&|c| match c {
            Cond::Check(f) | Cond::YourCheck(f) | Cond::Attempted(f) => !f.skills.is_empty(),
            _ => false,
        })
    }

    /// Returns whether the condition asks about the card that paid.
    pub fn asks_what_paid(&self) -> bool {
        self.has(&|c| matches!(c, Cond::Paid(_)))
    }

    /// Returns whether the condition concerns the difficulty of a card.
    pub fn asks_difficulty(&self) -> bool {
        self.has(&|c| matches!(c, Cond::DifficultyAtMost(_)))
    }

    /// Returns the conditions all of which must hold for this one to hold.
    pub fn required(&self) -> Vec<&Cond> {
        match self {
            Cond::All(all) => all.iter().flat_map(Cond::required).collect(),
            leaf => vec![leaf],
        }
    }

    /// Returns whether the condition, or one that it is made of, is such a one.
    pub(crate) fn has(&self, such: &dyn Fn(&Cond) -> bool) -> bool {
        match self {
            Cond::All(all) | Cond::Any(all) => all.iter().any(|c| c.has(such)),
            Cond::Not(c) => c.has(such),
            leaf => such(leaf),
        }
    }
}
