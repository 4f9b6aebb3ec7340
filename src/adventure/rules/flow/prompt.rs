//! What a table is asked and what it may answer. Plain data: a bot, a person and a journal all
//! speak it.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cards::vocabulary::Skill;
use crate::kernel::{play, prompt};
use crate::rules::family::Adventure;
use crate::rules::state::ending::End;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};

pub use crate::kernel::prompt::Refusal;
pub use crate::rules::state::ids::Source;

/// One thing that may be answered. An answer is one or more of the acts that a prompt offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Act {
    /// Go on without (further) plays; for cards: done choosing.
    Continue,
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// Roll what is staged (AC-CHECK-43).
    Roll,
    /// Don't attempt a check that is optional (AC-ENC-16).
    Decline,
    /// Play a card or use a power.
    Use {
        /// Who does it.
        hero: HeroId,
        /// The card, board, location or scenario that has the power.
        of: Source,
        /// The power's number on it.
        power: u8,
        /// The card it is paid with, if it costs another one.
        with: Option<CardId>,
    },
    /// Take back the staged play of that number, counted from 0.
    TakeBack(u8),
    /// Attempt the check by this alternative, with this skill (AC-CHECK-08, AC-CHECK-15).
    Way {
        /// Which alternative.
        alternative: u8,
        /// Which skill; `None` where stated dice replace it.
        skill: Option<Skill>,
    },
    /// This card.
    Card(CardId),
    /// This location.
    Place(PlaceId),
    /// This hero.
    Hero(HeroId),
    /// The choice of that number, counted from 0.
    Choice(u8),
    /// The die of that number, counted from 0.
    Die(u8),
    /// Give a card (AC-TURN-14).
    Give {
        /// Which.
        card: CardId,
        /// To whom.
        to: HeroId,
    },
    /// Move to a location (AC-TURN-18).
    Move(PlaceId),
    /// Explore (AC-TURN-25).
    Explore,
    /// Attempt to close the location (AC-TURN-38).
    Close,
    /// End the turn.
    EndTurn,
}

/// What kind of answer is wanted. Few, so that every client can show every prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Where to begin (AC-SETUP-29).
    StartPlace,
    /// Who takes the first turn (AC-SETUP-37).
    FirstHero,
    /// The open part of a turn: give, move, explore, close, play, end.
    Turn,
    /// Who attempts the next check of a sequence (AC-CHECK-12).
    Checker,
    /// A check is being staged: plays, ways, roll.
    Check,
    /// The dice lie: rerolls, or continue.
    Rolled,
    /// Powers that may be used now, or continue.
    Window,
    /// Evade, or continue.
    Evade,
    /// Damage: reduce it, or continue.
    Damage,
    /// Cards to discard for damage (AC-DMG-06).
    DamageCards,
    /// Cards to discard when the hand is reset (AC-TURN-46).
    Reset,
    /// Cards.
    Cards,
    /// A location.
    Place,
    /// A hero.
    Hero,
    /// One of several ways.
    Choice,
    /// Yes or no.
    YesNo,
    /// Which of several things due at once comes first (AC-GOLD-12); or, with cards, all of them
    /// in the order wanted, the first one on top.
    Order,
    /// An attempt to close a location, or not (AC-CLOSE-04).
    Close,
    /// A die.
    Die,
}

/// A question to one seat. Others may act on it too where its options say so.
pub type Prompt = prompt::Prompt<Adventure>;
/// The question that the table must answer, if any.
pub type Asked = prompt::Asked<Adventure>;

/// The open prompt. There is always one until the scenario is over, and it waits (AC-RUL-96).
pub fn prompt(world: &World) -> Option<&Prompt> {
    play::prompt::<Adventure>(world)
}

/// How the scenario ended, once it has.
pub fn ended(world: &World) -> Option<End> {
    play::ended::<Adventure>(world)
}
