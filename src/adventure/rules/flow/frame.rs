//! Frames: what is going on, from the scenario at the bottom to the newest effect on top.
//! Plain data, so that it can be copied, compared and digested at every prompt.

mod effects;
mod encounter;

use super::prompt::Source;
use crate::kernel::flow;
use crate::kernel::steps;
use crate::rules::family::Adventure;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};

pub use effects::{EffectsFrame, Examining, Fired, List, Offer, RechargeFrame, TriggersFrame};
pub use encounter::{
    CheckFrame, CloseFrame, DamageFrame, EncounterFrame, Limits, Noted, Outcome, Play, StepNotes,
    Summoning,
};

/// The steps of the rulebook. Each has systems of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "named for the rulebook's steps; the modules say what they do")]
pub enum Step {
    SetUpPlaces,
    SetUpHands,
    SetUpCohorts,
    SetUpFirst,
    NextTurn,
    AdvanceBlessings,
    TurnStart,
    TurnActions,
    TurnEnd,
    TurnLast,
    TurnReset,
    TurnOver,
    ResetBegin,
    ResetDiscard,
    ResetDraw,
    Flipped,
    Guard,
    Encountered,
    Evade,
    BeforeEncounter,
    Attempt,
    AfterEncounter,
    Resolve,
    Settle,
    Aftermath,
    Escape,
    Stage,
    Roll,
    AfterRoll,
    CheckDamage,
    CheckEvents,
    CheckDone,
    Reduce,
    TakeDamage,
    CloseOffer,
    CloseJudge,
    CloseSearch,
    CloseBanish,
    CloseFlip,
    Triggers,
    Effects,
    Recharge,
}

impl steps::Step for Step {
    const COUNT: usize = Step::Recharge as usize + 1;

    fn number(self) -> usize {
        self as usize
    }
}

/// Who and what an effect speaks of.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Ctx {
    /// "You".
    pub you: HeroId,
    /// The hero whose check, damage, encounter or event it is.
    pub them: HeroId,
    /// What has the power or rule.
    pub source: Source,
    /// The card that is encountered or that the event is about.
    pub card: Option<CardId>,
    /// Checked boxes of the power (AC-FEAT-10).
    pub level: u8,
}

/// The bottom of the stack.
#[derive(Clone, Debug, Hash)]
pub struct ScenarioFrame {
    /// Where it is.
    pub step: Step,
    /// The hero whose starting place is asked next.
    pub asking: u8,
    /// The blessings deck could not be advanced: nobody has another turn (AC-END-02).
    pub out_of_time: bool,
}

/// A turn (AC-TURN-01).
#[derive(Clone, Debug, Hash)]
pub struct TurnFrame {
    /// Whose.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
    /// The furthest of give, move, explore and close that was begun: earlier ones are over
    /// (AC-TURN-04).
    pub phase: Phase,
    /// An exploration was begun on this turn (AC-TURN-26).
    pub explored: bool,
    /// The faceup cards that explorations of this turn have met, as they must be, and where; none
    /// once an exploration has found anything else (AC-FACE-03 to AC-FACE-05).
    pub met_up: Option<(PlaceId, Vec<CardId>)>,
    /// One more exploration was granted (AC-TURN-33).
    pub granted: bool,
    /// Explore at once when the stack is back here.
    pub explore_now: bool,
    /// An attempt to close was made in the close step (AC-TURN-39).
    pub tried_closing: bool,
    /// A power ended the turn (AC-TURN-52).
    pub cut_short: bool,
}

/// A hand that is reset (AC-TURN-45).
#[derive(Clone, Debug, Hash)]
pub struct ResetFrame {
    /// Whose.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
}

/// The optional steps of a turn, in order.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Phase {
    Give,
    Move,
    Explore,
    Close,
    End,
}

/// Something that is going on.
#[derive(Clone, Debug, Hash)]
#[expect(missing_docs, reason = "each holds its frame")]
pub enum Frame {
    Scenario(ScenarioFrame),
    Turn(TurnFrame),
    Reset(ResetFrame),
    Encounter(EncounterFrame),
    Check(CheckFrame),
    Damage(DamageFrame),
    Close(CloseFrame),
    Triggers(TriggersFrame),
    Effects(EffectsFrame),
    Recharge(RechargeFrame),
}

impl Frame {
    /// The step whose systems run next.
    pub fn step(&self) -> Step {
        match self {
            Frame::Scenario(f) => f.step,
            Frame::Turn(f) => f.step,
            Frame::Reset(f) => f.step,
            Frame::Encounter(f) => f.step,
            Frame::Check(f) => f.step,
            Frame::Damage(f) => f.step,
            Frame::Close(f) => f.step,
            Frame::Triggers(_) => Step::Triggers,
            Frame::Effects(_) => Step::Effects,
            Frame::Recharge(_) => Step::Recharge,
        }
    }

    /// The hero without whom it cannot go on (AC-RUL-24).
    pub fn owner(&self) -> Option<HeroId> {
        match self {
            Frame::Scenario(_) | Frame::Triggers(_) | Frame::Recharge(_) => None,
            Frame::Turn(f) => Some(f.hero),
            Frame::Reset(f) => Some(f.hero),
            Frame::Encounter(f) => Some(f.hero),
            Frame::Check(f) => Some(f.hero),
            Frame::Damage(f) => Some(f.hero),
            Frame::Close(f) => Some(f.hero),
            // The effect under way goes on for the others whom it concerns (AC-RUL-26).
            Frame::Effects(f) => f.targets.is_none().then_some(f.ctx.you),
        }
    }
}

/// What a frame that ended hands to the one below.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub enum Returned {
    /// A check was attempted or declined.
    Check(Outcome),
    /// A location was closed, or not.
    Closed(bool),
    /// A defeated villain's location was not closed: further villains are there (AC-VILL-15).
    Villains,
    /// An encounter ended: whether the bane was defeated or the boon acquired.
    Encounter(bool),
}

/// The stack.
pub type Flow = flow::Flow<Adventure>;
