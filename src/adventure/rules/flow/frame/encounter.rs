//! Frames of encounters, of checks and of what follows them.

use super::Step;
use crate::cards::amount::Alternative;
use crate::cards::content::DefId;
use crate::cards::effect::{Purpose, To};
use crate::cards::vocabulary::{Kind, Skill, Trait};
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::Die;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};

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
    /// It lay faceup on that deck, with so many faceup cards above it (AC-FACE-02).
    pub up: Option<usize>,
    /// Number of the next check.
    pub check: u8,
    /// How the checks went.
    pub outcomes: Vec<Outcome>,
    /// It was evaded (AC-ENC-12).
    pub evaded: bool,
    /// Its hero has moved since it began (AC-ENC-34).
    pub moved: bool,
    /// What the difficulty of its checks to defeat or acquire was changed by (AC-ENC-21).
    pub harder: i32,
    /// The result of a check that counts for the next one, too.
    pub kept: Option<i32>,
    /// An effect decides the result: defeated or undefeated.
    pub decided: Option<bool>,
    /// How high the card ranks that decides it (AC-GOLD-04).
    pub decided_by: u8,
    /// How high ranks what says where the card goes.
    pub goes_by: u8,
    /// Where the card goes instead.
    pub goes: Option<To>,
    /// Cards that were played on its checks, for powers that answer it (AC-ENC-25).
    pub played: Vec<(HeroId, CardId)>,
    /// What was played in the present step.
    pub noted: StepNotes,
    /// Heroes who may still try to close their locations before a villain's encounter.
    pub guards: Vec<HeroId>,
    /// The exploration whose effects may grant another one (AC-TURN-33).
    pub explored: bool,
    /// Whether the bane is defeated or the boon acquired; known from the resolve step on.
    pub won: bool,
    /// The summoning or scenario grants a chance to close for it (AC-SUMM-12).
    pub closing: Option<PlaceId>,
    /// What summoned it, if it was summoned.
    pub summoning: Option<Summoning>,
}

/// Where a summoned card comes from.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Summoning {
    /// The card that caused it (AC-SUMM-05).
    pub by: Option<DefId>,
    /// Where that says it goes: a boon acquired, a bane not defeated (AC-SUMM-09).
    pub goes: Option<To>,
}

/// What was played in a step of an encounter (AC-PLAY-12, AC-PLAY-52).
#[derive(Clone, Debug, Hash)]
pub struct StepNotes {
    /// Which step that is.
    pub step: Step,
    /// What was played in it.
    pub plays: Vec<Noted>,
}

/// Something that was played or used in a step.
#[derive(Clone, Debug, Hash)]
pub struct Noted {
    /// By whom.
    pub hero: HeroId,
    /// What.
    pub of: Source,
    /// Which power of it.
    pub power: u8,
    /// The type of card that it counts as.
    pub kind: Option<Kind>,
    /// Whose damage it was played on, if on any (AC-DMG-04).
    pub hurt: Option<HeroId>,
}

/// What was played and used on a check or damage: the limits of it (AC-PLAY-12, AC-PLAY-52).
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
    /// So many of them, the first ones, were played for good: nothing of theirs can be taken back
    /// any more (AC-RUL-98).
    pub bound: u8,
    /// Dice as they lie.
    pub dice: Vec<Die>,
    /// What is added to them.
    pub plus: i32,
    /// What must be reached.
    pub difficulty: i32,
    /// What was played after the roll.
    pub limits: Limits,
    /// Cards that were set aside, in order (AC-PLAY-29, AC-RUL-71).
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
    /// Cards that were set aside, in order.
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
    /// Number of the next check of that way.
    pub check: u8,
    /// One of its checks failed.
    pub failed: bool,
}
