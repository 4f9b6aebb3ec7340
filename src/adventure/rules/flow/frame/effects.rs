//! Frames of effects, triggers, and cards that wait for their check to recharge.

use std::hash::{Hash, Hasher};

use super::{Ctx, Implied, Limits, Noted, Outcome, Rare};
use crate::cards::effect::{Effect, Effects};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};

/// Rules and powers that answer an event.
#[derive(Clone, Debug, Hash)]
pub struct TriggersFrame {
    /// The hero who orders them (AC-RUL-01).
    pub hero: HeroId,
    /// Forced rules that are still to be carried out.
    pub forced: Vec<Fired>,
    /// Powers that may be used.
    pub offered: Vec<Offer>,
    /// The powers used so far.
    pub limits: Limits,
    /// The result of the check that the event is about.
    pub outcome: Option<Outcome>,
    /// Whether cards and powers may be played between the forced rules, as on a turn (AC-RUL-100).
    pub open: bool,
    /// Whether a rule was just carried out, so that plays may come before the next one.
    pub pause: bool,
    /// Whether it answers that something was played.
    pub of_play: Implied<bool>,
}

/// A rule that is triggered.
#[derive(Clone, Debug, Hash)]
pub struct Fired {
    /// The heroes, source and card that it applies to.
    pub ctx: Ctx,
    /// Its effects.
    pub does: List,
    /// Whether it is dropped if its source is no longer active when its turn comes (AC-RUL-110).
    pub lapses: bool,
}

/// A power that may be used because of an event.
#[derive(Clone, Debug, Hash)]
pub struct Offer {
    /// The hero who has it.
    pub hero: HeroId,
    /// The hero to whom the event happened.
    pub them: HeroId,
    /// The card or board with the power.
    pub of: Source,
    /// The power's number on it.
    pub power: u8,
    /// The card of the event.
    pub card: Option<CardId>,
    /// Whether it is withdrawn if its source is no longer active (AC-RUL-110).
    pub lapses: bool,
}

/// A list of effects being carried out.
#[derive(Clone, Debug)]
pub struct EffectsFrame {
    /// The heroes, source and card that it applies to.
    pub ctx: Ctx,
    /// The effects.
    pub list: List,
    /// The index of the current effect.
    pub at: usize,
    /// Heroes for whom the effect is still to be carried out; `None` until they are determined.
    pub targets: Option<Vec<HeroId>>,
    /// Whether the players chose the first of them to be next.
    pub picked: bool,
    /// The stage that the effect has reached for the first of them. Its meaning depends on the
    /// effect.
    pub stage: u8,
    /// A number that the effect stores between stages.
    pub number: i32,
    /// Cards that the effect stores between stages.
    pub cards: Vec<CardId>,
    /// The result of the check that the effects answer, if any.
    pub outcome: Option<Outcome>,
    /// The examination under way.
    pub examining: Option<Examining>,
    /// Number of cards that each location is still to get, while cards are added.
    pub shares: Vec<(PlaceId, u8)>,
    /// The plays on damage that the effects deal outside of encounters (AC-DMG-04).
    pub noted: Vec<Noted>,
    /// The result of the last check that these effects asked for, of which later ones speak
    /// (AC-CHECK-54); it follows from the decisions, so no digest contains it.
    pub decided: Option<Outcome>,
    /// The cards that the last moving of cards in the list has moved, of which later effects speak; they
    /// follow from the decisions, so no digest contains them.
    pub moved: Vec<CardId>,
    /// The location that was chosen for the current effect; it follows from the decisions, too.
    pub chosen: Option<PlaceId>,
    /// The cards that the current effect has moved so far; they follow from the decisions, too.
    pub moving: Vec<CardId>,
}

/// Leaves `shares` and `noted` out of the hash while they are empty: digests from before they
/// existed must stay valid.
impl Hash for EffectsFrame {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let EffectsFrame { ctx, list, at, targets, picked, stage, .. } = self;
        (ctx, list, at, targets, picked, stage).hash(h);
        let EffectsFrame { number, cards, outcome, examining, shares, .. } = self;
        (number, cards, outcome, examining).hash(h);
        if !shares.is_empty() {
            shares.hash(h);
        }
        if !self.noted.is_empty() {
            self.noted.hash(h);
        }
    }
}

/// An examination: cards are looked at one after the other (AC-EXAM-07, AC-RUL-55).
#[derive(Clone, Debug, Hash)]
pub struct Examining {
    /// The deck.
    pub pile: PileId,
    /// Cards still to be looked at; the next one is last.
    pub left: Vec<CardId>,
    /// Cards looked at so far.
    pub seen: Vec<CardId>,
    /// Number of seen cards that a cue has reported.
    pub told: usize,
    /// Seen cards that were encountered because of being examined (AC-EXAM-09).
    pub met: Vec<CardId>,
    /// Whether the deck is to be shuffled after the cards are back (AC-EXAM-08).
    pub shuffle: bool,
}

/// Cards set aside that wait, in order, for their final action or their check to recharge
/// (AC-PLAY-29, AC-RUL-71).
#[derive(Clone, Debug, Hash)]
pub struct RechargeFrame {
    /// The cards with the heroes who played them.
    pub queue: Vec<(HeroId, CardId)>,
    /// Whether the check for the first of them is under way.
    pub trying: bool,
    /// Whether they are what heroes recover at the end of the turn.
    pub recovery: Rare<bool>,
}

/// A shared list of effects. Its hash is only its length: lists come from the pack, which is hashed
/// separately.
#[derive(Clone, Debug)]
pub struct List(pub Effects);

impl Hash for List {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.0.len().hash(h);
    }
}

impl List {
    /// Returns the effect at an index.
    pub fn get(&self, at: usize) -> Option<&Effect> {
        self.0.get(at)
    }
}
