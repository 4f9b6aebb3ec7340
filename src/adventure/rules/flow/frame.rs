//! Frames: the procedures in progress, from the scenario at the bottom of the stack to the newest
//! effect on top. Plain data, so that prompts can copy, compare and digest them.

mod effects;
mod encounter;

use std::hash::{Hash, Hasher};

use super::prompt::{Act, Source};
use crate::kernel::flow;
use crate::kernel::steps;
use crate::rules::family::Adventure;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};

pub use effects::{EffectsFrame, Examining, Fired, List, Offer, RechargeFrame, TriggersFrame};
pub use encounter::{
    CheckFrame, CloseFrame, DamageFrame, EncounterFrame, FromDeck, Hull, Limits, Noted, Outcome,
    Play, PlaysSoFar, StepNotes, Summoning, Taking,
};

/// The steps of the rulebook. Each one has systems of its own.
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
    SetUpShip,
    HullDiscards,
    Cornered,
    Ending,
}

impl steps::Step for Step {
    const COUNT: usize = Step::Ending as usize + 1;

    fn number(self) -> usize {
        self as usize
    }
}

/// The heroes, source and card that an effect applies to.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Ctx {
    /// The hero whom the text calls "you".
    pub you: HeroId,
    /// The hero whose check, damage, encounter or event it is.
    pub them: HeroId,
    /// The card, board or rule with the power.
    pub source: Source,
    /// The card that is encountered, or that the event is about.
    pub card: Option<CardId>,
    /// Number of checked boxes of the power (AC-FEAT-10).
    pub level: u8,
    /// The card of hand, deck or discards that paid for the power.
    pub paid: Rare<Option<CardId>>,
}

impl Ctx {
    /// Creates the context of what a source does to one hero: no card, no checked box, nothing paid.
    pub fn of(hero: HeroId, source: Source) -> Ctx {
        let paid = Rare::default();
        Ctx { you: hero, them: hero, source, card: None, level: 0, paid }
    }
}

/// Something that there mostly is none of. It is then left out of the hash, as digests from before it
/// could be must stay valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rare<T>(pub T);

impl<T: Default + PartialEq + Hash> Hash for Rare<T> {
    fn hash<H: Hasher>(&self, h: &mut H) {
        if self.0 != T::default() {
            self.0.hash(h);
        }
    }
}

/// Something that follows from the decisions, so that no digest contains it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Implied<T>(pub T);

impl<T> Hash for Implied<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// The scenario: the bottom of the stack.
#[derive(Clone, Debug, Hash)]
pub struct ScenarioFrame {
    /// The current step.
    pub step: Step,
    /// The hero who chooses a starting location next.
    pub asking: u8,
    /// Whether the blessings deck ran out, so that no further turn begins (AC-END-02).
    pub out_of_time: bool,
}

/// A turn (AC-TURN-01).
#[derive(Clone, Debug, Hash)]
pub struct TurnFrame {
    /// The active hero.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
    /// The furthest phase begun of give, move, explore and close; earlier phases are over
    /// (AC-TURN-04).
    pub phase: Phase,
    /// Whether an exploration was begun on this turn (AC-TURN-26).
    pub explored: bool,
    /// The location and the faceup cards that explorations of this turn had to encounter there;
    /// `None` once an exploration found another card (AC-FACE-03 to AC-FACE-05).
    pub met_up: Option<(PlaceId, Vec<CardId>)>,
    /// Whether one more exploration was granted (AC-TURN-33).
    pub granted: bool,
    /// Whether to explore as soon as the turn's frame is on top again.
    pub explore_now: bool,
    /// Whether an attempt to close was made in the close step (AC-TURN-39).
    pub tried_closing: bool,
    /// Whether a power ended the turn (AC-TURN-52).
    pub cut_short: bool,
    /// How far the ends of its steps have been told to texts that answer them.
    pub ends: StepEnds,
}

/// What texts about the ends of the steps of a turn need to know. It follows from the decisions, so no
/// digest contains it.
#[derive(Clone, Copy, Debug)]
pub struct StepEnds {
    /// The phase before which all steps have ended and been answered.
    pub told: Phase,
    /// What the hero wanted to do when a step ended first.
    pub next: Option<Act>,
    /// Whether the hero moves in the move step, or has just arrived by it.
    pub walking: bool,
}

impl StepEnds {
    /// Creates the notes of a turn at this phase.
    pub fn at(told: Phase) -> StepEnds {
        StepEnds { told, next: None, walking: false }
    }
}

impl Hash for StepEnds {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A reset of a hand (AC-TURN-45).
#[derive(Clone, Debug, Hash)]
pub struct ResetFrame {
    /// The hero.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
}

/// The optional phases of a turn, in order.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Phase {
    Give,
    Move,
    Explore,
    Close,
    End,
}

/// A procedure in progress.
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
    /// Returns the step whose systems run next.
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

    /// Returns the hero without whom the procedure cannot go on (AC-RUL-24).
    pub fn owner(&self) -> Option<HeroId> {
        match self {
            Frame::Scenario(_) | Frame::Triggers(_) | Frame::Recharge(_) => None,
            Frame::Turn(f) => Some(f.hero),
            Frame::Reset(f) => Some(f.hero),
            Frame::Encounter(f) => Some(f.hero),
            Frame::Check(f) => Some(f.hero),
            Frame::Damage(f) => Some(f.hero),
            Frame::Close(f) => Some(f.hero),
            // The current effect is finished for the other heroes whom it affects (AC-RUL-26).
            Frame::Effects(f) => f.targets.is_none().then_some(f.ctx.you),
        }
    }
}

/// A result that a frame passes to the one below when it ends.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub enum Returned {
    /// A check was attempted or declined.
    Check(Outcome),
    /// Whether a location was closed.
    Closed(bool),
    /// A defeated villain's location was not closed because further villains are there
    /// (AC-VILL-15).
    Villains,
    /// An encounter ended; true if the bane was defeated or the boon acquired.
    Encounter(bool),
}

/// The stack of frames.
pub type Flow = flow::Flow<Adventure>;
