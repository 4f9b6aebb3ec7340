//! What verbs and events have in common: when a verb makes sense, what an event is about.

use super::{CardFilter, CheckFilter, Effect, Event, Way};
use crate::cards::amount::Amount;
use crate::cards::words::Trait;

/// A pattern of the verbs that do nothing by themselves but count on the check that is being staged.
/// A pattern and not a test, so that a match that names every verb stays complete.
macro_rules! counts_on_check {
    () => {
        $crate::cards::effect::Effect::Add(_)
            | $crate::cards::effect::Effect::EachDie(_)
            | $crate::cards::effect::Effect::SkillDice(_)
            | $crate::cards::effect::Effect::OwnDie(_)
            | $crate::cards::effect::Effect::Use { .. }
            | $crate::cards::effect::Effect::Fixed(_)
            | $crate::cards::effect::Effect::CheckTraits(_)
            | $crate::cards::effect::Effect::ReplaceDie { .. }
            | $crate::cards::effect::Effect::KeepResult
            | $crate::cards::effect::Effect::Succeed
            | $crate::cards::effect::Effect::Overcome
    };
}
pub(crate) use counts_on_check;

/// What a verb is about, and so when it makes sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectClass {
    /// It does nothing by itself but counts on the check that is being staged.
    Check,
    /// The difficulty of that check; before it, of the checks to come (AC-ENC-21).
    Difficulty,
    /// The dice that were rolled.
    Reroll,
    /// The damage that is about to be taken.
    Reduction,
    /// The evade step of an encounter.
    Evasion,
    /// How the encounter ends.
    Verdict,
    /// The card on which it is printed, where that is examined.
    Examined,
    /// The closing of a location.
    Closing,
    /// Anything else: it makes sense at any time.
    General,
}

impl Effect {
    /// What the verb is about.
    pub fn class(&self) -> EffectClass {
        match self {
            counts_on_check!() => EffectClass::Check,
            Effect::Difficulty(_) => EffectClass::Difficulty,
            Effect::Reroll(_) => EffectClass::Reroll,
            Effect::Reduce(_) | Effect::ReduceAll => EffectClass::Reduction,
            Effect::Evade => EffectClass::Evasion,
            Effect::Undefeated | Effect::Defeated => EffectClass::Verdict,
            Effect::Encounter | Effect::Acquire => EffectClass::Examined,
            Effect::MayClose | Effect::MayCloseOrigin | Effect::Close | Effect::CloseOrigin => {
                EffectClass::Closing
            }
            Effect::Goes(_)
            | Effect::Leaves(_)
            | Effect::Explore
            | Effect::Move { .. }
            | Effect::Shift { .. }
            | Effect::Damage { .. }
            | Effect::Summon { .. }
            | Effect::SummonToPlay(_)
            | Effect::Build { .. }
            | Effect::AddCards { .. }
            | Effect::Examine { .. }
            | Effect::Shuffle(_)
            | Effect::HideToken(_)
            | Effect::OrderFaceup
            | Effect::Suffer { .. }
            | Effect::Check { .. }
            | Effect::If(..)
            | Effect::Choose { .. }
            | Effect::May(_)
            | Effect::Each(..)
            | Effect::Revive(_)
            | Effect::EndTurn
            | Effect::ResetHand(_)
            | Effect::Win
            | Effect::Todo(_) => EffectClass::General,
        }
    }

    /// The amount that the verb names.
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Effect::Add(n) | Effect::Fixed(n) | Effect::Difficulty(n) | Effect::Reduce(n) => {
                Some(n)
            }
            Effect::Use { plus, .. } => plus.as_ref(),
            Effect::Shift { n, .. } | Effect::AddCards { n, .. } | Effect::Examine { n, .. } => {
                Some(n)
            }
            Effect::Damage { amount, .. } => Some(amount),
            _ => None,
        }
    }

    /// The lists of verbs within this one, in printed order.
    pub fn nested(&self) -> impl Iterator<Item = &[Effect]> {
        let (lists, ways): ([&[Effect]; 2], &[Way]) = match self {
            Effect::Check { pass, fail, .. } => ([pass, fail], &[]),
            Effect::If(_, then, otherwise) => ([then, otherwise], &[]),
            Effect::Choose { ways, .. } => ([&[], &[]], ways),
            Effect::May(does) | Effect::Each(_, does) | Effect::Revive(does) => ([does, &[]], &[]),
            _ => ([&[], &[]], &[]),
        };
        lists.into_iter().chain(ways.iter().map(|w| &*w.does))
    }

    /// Whether this verb or any within it is such a one.
    pub fn any(&self, is: &dyn Fn(&Effect) -> bool) -> bool {
        is(self) || self.nested().flatten().any(|e| e.any(is))
    }
}

/// What an event asks of what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFilter<'a> {
    /// Such a card.
    Card(&'a CardFilter),
    /// Such a check.
    Check(&'a CheckFilter),
    /// Damage of one of these types; empty: of any type.
    Damage(&'a [Trait]),
    /// Nothing: the event is about no card, check or damage.
    Nothing,
}

impl Event {
    /// What the event asks of what it is about.
    pub fn filter(&self) -> EventFilter<'_> {
        match self {
            Event::Flipped(f)
            | Event::Encountered(f)
            | Event::Before(f)
            | Event::After(f)
            | Event::Defeated(f)
            | Event::Undefeated(f)
            | Event::Acquired(f)
            | Event::NotAcquired(f)
            | Event::Evaded(f)
            | Event::Examined(f)
            | Event::Played(f)
            | Event::Hour(f) => EventFilter::Card(f),
            Event::Failed(f) | Event::Passed(f) => EventFilter::Check(f),
            Event::Hurt(types) => EventFilter::Damage(types),
            Event::Setup
            | Event::TurnStart
            | Event::TurnEnd
            | Event::Reset
            | Event::Enter
            | Event::Leave
            | Event::Closing
            | Event::Closed
            | Event::Died => EventFilter::Nothing,
        }
    }

    /// Whether the event is that the card on which it is printed is examined (AC-EXAM-13).
    pub fn examines_this(&self) -> bool {
        matches!(self, Event::Examined(f) if *f == CardFilter::default())
    }

    /// Whether the event belongs to an encounter's beginning, while its checks may still be changed.
    pub fn begins_encounter(&self) -> bool {
        matches!(self, Event::Flipped(_) | Event::Encountered(_) | Event::Before(_))
    }
}
