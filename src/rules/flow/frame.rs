//! Frames: what is going on, from the scenario at the bottom to the newest effect on top.
//! Plain data, so that it can be copied, compared and digested at every prompt.

use bevy_ecs::prelude::*;

use super::prompt::{Act, Source};
use crate::cards::amount::Alternative;
use crate::cards::effect::{Effect, Effects, Purpose, To};
use crate::cards::words::{Kind, Skill, Trait};
use crate::rules::state::cue::Die;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};

/// The steps of the rulebook. Each has a schedule of its own.
#[derive(bevy_ecs::schedule::ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "named for the rulebook's steps; the modules say what they do")]
pub enum Step {
    SetUpPlaces,
    SetUpHands,
    SetUpFirst,
    NextTurn,
    AdvanceBlessings,
    TurnStart,
    TurnActions,
    TurnEnd,
    ResetDiscard,
    ResetDraw,
    Guard,
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
    Triggers,
    Effects,
    Recharge,
}

impl Step {
    /// How many steps there are.
    pub const COUNT: usize = Step::Recharge as usize + 1;
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
    /// One more exploration was granted (AC-TURN-33).
    pub granted: bool,
    /// Explore at once when the stack is back here.
    pub explore_now: bool,
    /// An attempt to close was made in the close step (AC-TURN-39).
    pub tried_closing: bool,
    /// A power ended the turn (AC-TURN-52).
    pub cut_short: bool,
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

/// How one check went.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Outcome {
    /// Who attempted it.
    pub hero: HeroId,
    /// Whether it succeeded (AC-CHECK-31).
    pub passed: bool,
    /// Result minus difficulty.
    pub margin: i32,
    /// Not attempted at all.
    pub declined: bool,
    /// Traits of the check.
    pub traits: Vec<Trait>,
    /// The skills it was a check of.
    pub skills: Vec<Skill>,
    /// What it was for.
    pub purpose: Purpose,
    /// Whether it was a combat check.
    pub combat: bool,
}

/// An encounter (AC-ENC-06).
#[derive(Clone, Debug, Hash)]
pub struct EncounterFrame {
    /// Who encounters the card.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
    /// The card.
    pub card: CardId,
    /// The location it came from; none if it was summoned (AC-SUMM-13).
    pub place: Option<PlaceId>,
    /// Number of the next check.
    pub check: u8,
    /// How the checks went.
    pub outcomes: Vec<Outcome>,
    /// It was evaded (AC-ENC-12).
    pub evaded: bool,
    /// An effect decides the result: defeated or undefeated.
    pub decided: Option<bool>,
    /// Where the card goes instead.
    pub goes: Option<To>,
    /// Cards that were played on its checks, for powers that answer it (AC-ENC-25).
    pub played: Vec<(HeroId, CardId)>,
    /// What was played in the present step.
    pub limits: Limits,
    /// Heroes who may still try to close their locations before a villain's encounter.
    pub guards: Vec<HeroId>,
    /// The exploration whose effects may grant another one (AC-TURN-33).
    pub explored: bool,
    /// Whether the bane is defeated or the boon acquired; known from the resolve step on.
    pub won: bool,
    /// The summoning or scenario grants a chance to close for it (AC-SUMM-12).
    pub closing: Option<PlaceId>,
}

/// What was played and used in a step: the limits of it (AC-PLAY-12, AC-PLAY-52).
#[derive(Clone, Debug, Default, Hash)]
pub struct Limits {
    /// Types of cards played, by whom.
    pub spent: Vec<(HeroId, Kind)>,
    /// Powers used, by whom.
    pub used: Vec<(HeroId, Source, u8)>,
}

/// A staged play.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Play {
    /// Who plays.
    pub hero: HeroId,
    /// What.
    pub of: Source,
    /// Which power of it.
    pub power: u8,
    /// What it is paid with.
    pub with: Option<CardId>,
    /// Cards that were taken from their piles for it, with where they lay.
    pub taken: Vec<(CardId, PileId, u8)>,
}

/// A check (AC-CHECK-03).
#[derive(Clone, Debug, Hash)]
pub struct CheckFrame {
    /// Who attempts it.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
    /// What for.
    pub purpose: Purpose,
    /// Alternatives as printed.
    pub alternatives: Vec<Alternative>,
    /// The card it is against, or that is to be recharged or that asks for it.
    pub against: Option<CardId>,
    /// What asks for it.
    pub source: Source,
    /// Whether it may be declined.
    pub optional: bool,
    /// The way chosen, if one was; else the best is taken.
    pub way: Option<(u8, Option<Skill>)>,
    /// Plays staged so far, in order.
    pub staged: Vec<Play>,
    /// Dice as they lie.
    pub dice: Vec<Die>,
    /// What is added to them.
    pub plus: i32,
    /// What must be reached.
    pub difficulty: i32,
    /// What was played after the roll.
    pub limits: Limits,
    /// Cards that wait for their check to recharge, in order (AC-RUL-71).
    pub recharges: Vec<(HeroId, CardId)>,
    /// How it went, once rolled.
    pub outcome: Option<Outcome>,
}

/// Damage about to be taken (AC-DMG-01).
#[derive(Clone, Debug, Hash)]
pub struct DamageFrame {
    /// Who takes it.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
    /// How much is left.
    pub amount: i32,
    /// How much was taken off.
    pub reduced: i32,
    /// Its type.
    pub kind: Trait,
    /// What deals it.
    pub source: Source,
    /// The bane that deals it, if one does.
    pub card: Option<CardId>,
    /// What was played on it, and on the check that it comes from (AC-CHECK-51).
    pub limits: Limits,
    /// Cards that wait for their check to recharge.
    pub recharges: Vec<(HeroId, CardId)>,
}

/// An attempt to close a location (AC-CLOSE-05).
#[derive(Clone, Debug, Hash)]
pub struct CloseFrame {
    /// Who attempts it.
    pub hero: HeroId,
    /// Where it is.
    pub step: Step,
    /// Which location.
    pub place: PlaceId,
    /// Only against a villain's escape (AC-VILL-08).
    pub temporarily: bool,
    /// Its requirement needs not be fulfilled (AC-VILL-12).
    pub free: bool,
    /// The villain whose defeat closes it, which is no longer in the deck.
    pub villain: Option<CardId>,
    /// Whether the requirement was met.
    pub met: bool,
    /// The chance was offered and taken.
    pub begun: bool,
    /// The way that was chosen, which binds (AC-CLOSE-07).
    pub way: Option<u8>,
}

/// Rules and powers that answer an event.
#[derive(Clone, Debug, Hash)]
pub struct TriggersFrame {
    /// Who orders them (AC-RUL-01).
    pub hero: HeroId,
    /// What must happen, not yet done.
    pub forced: Vec<Fired>,
    /// What may happen.
    pub offered: Vec<Offer>,
    /// What was used of it.
    pub limits: Limits,
    /// The check that the event is about.
    pub outcome: Option<Outcome>,
}

/// A rule that fires.
#[derive(Clone, Debug, Hash)]
pub struct Fired {
    /// Who and what.
    pub ctx: Ctx,
    /// What happens.
    pub does: List,
}

/// A power that may be used because of an event.
#[derive(Clone, Debug, Hash)]
pub struct Offer {
    /// The hero who has it.
    pub hero: HeroId,
    /// The hero to whom the event happened.
    pub them: HeroId,
    /// What has it.
    pub of: Source,
    /// Its number there.
    pub power: u8,
    /// The card of the event.
    pub card: Option<CardId>,
}

/// Effects being carried out.
#[derive(Clone, Debug, Hash)]
pub struct EffectsFrame {
    /// Who and what.
    pub ctx: Ctx,
    /// The list.
    pub list: List,
    /// Which effect is next.
    pub at: usize,
    /// Heroes for whom the effect is still to be carried out; `None` before they are known.
    pub targets: Option<Vec<HeroId>>,
    /// How far the effect has come with the first of them.
    pub stage: u8,
    /// A number that the effect keeps.
    pub number: i32,
    /// Cards that the effect keeps.
    pub cards: Vec<CardId>,
    /// The check that it answers, if any.
    pub outcome: Option<Outcome>,
    /// The examination under way.
    pub examining: Option<Examining>,
}

/// An examination: cards are looked at one after the other (AC-EXAM-07, AC-RUL-55).
#[derive(Clone, Debug, Hash)]
pub struct Examining {
    /// The deck.
    pub pile: PileId,
    /// Cards still to be looked at; the next one is the last.
    pub left: Vec<CardId>,
    /// Cards looked at so far.
    pub seen: Vec<CardId>,
    /// How many of those were told.
    pub told: usize,
    /// Those of them that were encountered because of it (AC-EXAM-09).
    pub met: Vec<CardId>,
    /// The deck is to be shuffled when they are back (AC-EXAM-08).
    pub shuffle: bool,
}

/// Cards that wait for their checks to recharge, in order (AC-RUL-71).
#[derive(Clone, Debug, Hash)]
pub struct RechargeFrame {
    /// Who played what.
    pub queue: Vec<(HeroId, CardId)>,
    /// The check for the first of them is under way.
    pub trying: bool,
}

/// A shared list of effects. For digests only its length counts: lists come from the pack, whose
/// own digest is kept beside.
#[derive(Clone, Debug)]
pub struct List(pub Effects);

impl std::hash::Hash for List {
    fn hash<H: std::hash::Hasher>(&self, h: &mut H) {
        self.0.len().hash(h);
    }
}

impl List {
    /// The effect of that number.
    pub fn get(&self, at: usize) -> Option<&Effect> {
        self.0.get(at)
    }
}

/// Something that is going on.
#[derive(Clone, Debug, Hash)]
#[expect(missing_docs, reason = "each holds its frame")]
pub enum Frame {
    Scenario(ScenarioFrame),
    Turn(TurnFrame),
    Encounter(EncounterFrame),
    Check(CheckFrame),
    Damage(DamageFrame),
    Close(CloseFrame),
    Triggers(TriggersFrame),
    Effects(EffectsFrame),
    Recharge(RechargeFrame),
}

impl Frame {
    /// The step whose schedule runs next.
    pub fn step(&self) -> Step {
        match self {
            Frame::Scenario(f) => f.step,
            Frame::Turn(f) => f.step,
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
    /// An encounter ended: whether the bane was defeated or the boon acquired.
    Encounter(bool),
}

/// The stack.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Flow {
    /// Bottom first.
    pub frames: Vec<Frame>,
    /// The answer to the last prompt, until the step that asked takes it.
    pub answer: Option<Vec<Act>>,
    /// What the last frame handed down, until the frame below takes it.
    pub returned: Option<Returned>,
}
