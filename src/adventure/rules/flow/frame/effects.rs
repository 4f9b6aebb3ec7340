//! Frames of effects, of what answers events, and of cards that wait for their check to recharge.

use std::hash::{Hash, Hasher};

use super::{Ctx, Limits, Noted, Outcome};
use crate::cards::effect::{Effect, Effects};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};

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
    /// Cards and powers may be played between what is due, as on a turn (AC-RUL-100).
    pub open: bool,
    /// Something was done, and plays may come before the next.
    pub pause: bool,
}

/// A rule that fires.
#[derive(Clone, Debug, Hash)]
pub struct Fired {
    /// Who and what.
    pub ctx: Ctx,
    /// What happens.
    pub does: List,
    /// It does not, if what has it is not active any more when its turn comes (AC-RUL-110).
    pub lapses: bool,
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
    /// It may not any more, once what has it is not active (AC-RUL-110).
    pub lapses: bool,
}

/// Effects being carried out.
#[derive(Clone, Debug)]
pub struct EffectsFrame {
    /// Who and what.
    pub ctx: Ctx,
    /// The list.
    pub list: List,
    /// Which effect is next.
    pub at: usize,
    /// Heroes for whom the effect is still to be carried out; `None` before they are known.
    pub targets: Option<Vec<HeroId>>,
    /// The first of them was chosen to be it.
    pub picked: bool,
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
    /// How many cards each location is still to get, while cards are added.
    pub shares: Vec<(PlaceId, u8)>,
    /// What was played on the damage that it deals outside of encounters (AC-DMG-04).
    pub noted: Vec<Noted>,
}

/// Where no cards are added and nothing is noted, as before there was that: a digest is for good.
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

/// Cards that were set aside and wait, in order, for their final action or for their check to recharge
/// (AC-PLAY-29, AC-RUL-71).
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

impl Hash for List {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.0.len().hash(h);
    }
}

impl List {
    /// The effect of that number.
    pub fn get(&self, at: usize) -> Option<&Effect> {
        self.0.get(at)
    }
}
