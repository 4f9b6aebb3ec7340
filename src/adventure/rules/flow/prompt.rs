//! Prompts and their answers. Plain data, shared by bots, clients and journals.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cards::vocabulary::Skill;
use crate::kernel::{play, prompt};
use crate::rules::family::Adventure;
use crate::rules::state::ending::End;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};

pub use crate::kernel::prompt::Refusal;
pub use crate::rules::state::ids::Source;

/// One possible answer. A decision consists of one or more of the acts that a prompt offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Act {
    /// Goes on without (further) plays; in prompts for cards, ends choosing.
    Continue,
    /// Agrees.
    Yes,
    /// Refuses.
    No,
    /// Rolls the staged check (AC-CHECK-43).
    Roll,
    /// Declines an optional check (AC-ENC-16).
    Decline,
    /// Plays a card or uses a power.
    Use {
        /// The hero who does it.
        hero: HeroId,
        /// The card, board, location or story card with the power.
        of: Source,
        /// The power's number on it.
        power: u8,
        /// The card that pays for it, if the power costs another card.
        with: Option<CardId>,
    },
    /// Takes back the staged play with this index.
    TakeBack(u8),
    /// Attempts the check by this alternative with this skill (AC-CHECK-08, AC-CHECK-15).
    Way {
        /// The index of the alternative.
        alternative: u8,
        /// The skill; `None` where stated dice replace it.
        skill: Option<Skill>,
    },
    /// Chooses a card.
    Card(CardId),
    /// Chooses a location.
    Place(PlaceId),
    /// Chooses a hero.
    Hero(HeroId),
    /// Chooses by index.
    Choice(u8),
    /// Chooses the die with this index.
    Die(u8),
    /// Gives a card (AC-TURN-14).
    Give {
        /// The card.
        card: CardId,
        /// The hero who receives it.
        to: HeroId,
    },
    /// Moves to a location (AC-TURN-18).
    Move(PlaceId),
    /// Explores (AC-TURN-25).
    Explore,
    /// Attempts to close the location (AC-TURN-38).
    Close,
    /// Ends the turn.
    EndTurn,
}

/// The kind of answer that a prompt wants. There are few kinds, so that every client can show every
/// prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A starting location (AC-SETUP-29).
    StartPlace,
    /// The hero who takes the first turn (AC-SETUP-37).
    FirstHero,
    /// The open part of a turn: give, move, explore, close, play, end.
    Turn,
    /// The hero who attempts the next check of a sequence (AC-CHECK-12).
    Checker,
    /// A check is being staged: plays, alternatives and skills, roll.
    Check,
    /// The dice are rolled: rerolls, or continue.
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
    /// One of several choices.
    Choice,
    /// Yes or no.
    YesNo,
    /// Which of several simultaneous things comes first (AC-GOLD-12); with cards, all of them in
    /// the chosen order, the first one on top.
    Order,
    /// Whether to attempt to close a location (AC-CLOSE-04).
    Close,
    /// A die.
    Die,
}

/// An open question to one seat. Other seats may act too if the options say so.
pub type Prompt = prompt::Prompt<Adventure>;
/// The prompt that the table must answer, if any.
pub type Asked = prompt::Asked<Adventure>;

/// Returns the open prompt. Until the scenario is over there is always one, and it waits without a
/// time limit (AC-RUL-96).
pub fn prompt(world: &World) -> Option<&Prompt> {
    play::prompt::<Adventure>(world)
}

/// Returns how the scenario ended, or `None` while it goes on.
pub fn ended(world: &World) -> Option<End> {
    play::ended::<Adventure>(world)
}
