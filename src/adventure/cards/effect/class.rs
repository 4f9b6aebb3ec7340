//! Classification of verbs and events: when a verb is meaningful, and what an event concerns.

use super::{CardFilter, CheckFilter, Effect, Effects, Event, Standing, Then, To, Way, Who};
use crate::cards::amount::Amount;
use crate::cards::mythic::MythicDeed;
use crate::cards::vocabulary::Trait;

/// A pattern of the verbs that have no effect of their own but change the staged check. It is a
/// pattern and not a function, so that a match that names every verb stays exhaustive.
macro_rules! counts_on_check {
    () => {
        $crate::cards::effect::Effect::Add(_)
            | $crate::cards::effect::Effect::Subtract(_)
            | $crate::cards::effect::Effect::EachDie(_)
            | $crate::cards::effect::Effect::SkillDice(_)
            | $crate::cards::effect::Effect::OwnDie(_)
            | $crate::cards::effect::Effect::OwnSkillDie
            | $crate::cards::effect::Effect::OwnSkill(_)
            | $crate::cards::effect::Effect::Use { .. }
            | $crate::cards::effect::Effect::Fixed(_)
            | $crate::cards::effect::Effect::CheckTraits(_)
            | $crate::cards::effect::Effect::PaidTraits
            | $crate::cards::effect::Effect::ReplaceDie { .. }
            | $crate::cards::effect::Effect::KeepResult
            | $crate::cards::effect::Effect::Succeed
            | $crate::cards::effect::Effect::Overcome
            | $crate::cards::effect::Effect::Counts(_)
            | $crate::cards::effect::Effect::Mythic($crate::cards::mythic::MythicDeed::Die)
    };
}
pub(crate) use counts_on_check;

/// What a verb acts on, which determines when it is meaningful.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectClass {
    /// The check that is being staged.
    Check,
    /// The difficulty of that check; before it, of the coming checks (AC-ENC-21).
    Difficulty,
    /// The dice that were rolled.
    Reroll,
    /// The damage that is about to be taken.
    Reduction,
    /// The evade step of an encounter.
    Evasion,
    /// The outcome of an encounter.
    Verdict,
    /// The card on which the verb is printed, while it is examined.
    Examined,
    /// The closing of a location.
    Closing,
    /// Anything else: the verb is meaningful at any time.
    General,
}

impl Effect {
    /// Returns what the verb acts on.
    pub fn class(&self) -> EffectClass {
        match self {
            counts_on_check!() => EffectClass::Check,
            Effect::Difficulty(_) => EffectClass::Difficulty,
            Effect::Reroll(_) | Effect::AddToResult(_) => EffectClass::Reroll,
            Effect::Reduce(_)
            | Effect::ReduceHalf
            | Effect::ReduceAll
            | Effect::ReduceTo(_)
            | Effect::TakeInstead
            | Effect::TakeFromDeck => EffectClass::Reduction,
            Effect::Evade => EffectClass::Evasion,
            Effect::Undefeated | Effect::Defeated | Effect::PassOn(_) => EffectClass::Verdict,
            Effect::Encounter | Effect::Acquire => EffectClass::Examined,
            Effect::MayClose | Effect::MayCloseOrigin | Effect::Close | Effect::CloseOrigin => {
                EffectClass::Closing
            }
            Effect::Goes(_)
            | Effect::Leaves(_)
            | Effect::Explore
            | Effect::ForgoExploration
            | Effect::ForgoMove
            | Effect::MoveWith { .. }
            | Effect::SufferInstead
            | Effect::TryRecharge(_)
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
            | Effect::Mark { .. }
            | Effect::Unmark { .. }
            | Effect::Check { .. }
            | Effect::If(..)
            | Effect::Choose { .. }
            | Effect::May(_)
            | Effect::MayPay(..)
            | Effect::Each(..)
            | Effect::Revive(_)
            | Effect::RollDice { .. }
            | Effect::RollTable { .. }
            | Effect::UntilTurnEnd(_)
            | Effect::UntilEncounterEnd(_)
            | Effect::UntilCheckEnd(_)
            | Effect::PassLeft
            | Effect::Give { .. }
            | Effect::Receive { .. }
            | Effect::Exchange { .. }
            | Effect::ExtraTurn
            | Effect::EndTurn
            | Effect::ResetHand(_)
            | Effect::Reopen
            | Effect::Ship(_)
            | Effect::Mythic(_)
            | Effect::Win
            | Effect::Lose
            | Effect::Todo(_) => EffectClass::General,
        }
    }

    /// Returns where the verb puts cards.
    pub fn destination(&self) -> Option<To> {
        match self {
            Effect::Goes(to) | Effect::Leaves(to) | Effect::Shift { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// Returns the amount of the verb.
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            Effect::Add(n)
            | Effect::Subtract(n)
            | Effect::AddToResult(n)
            | Effect::Fixed(n)
            | Effect::Difficulty(n)
            | Effect::Reduce(n)
            | Effect::ReduceTo(n) => Some(n),
            Effect::Use { plus, .. } => plus.as_ref(),
            Effect::Shift { n, .. }
            | Effect::AddCards { n, .. }
            | Effect::Give { n, .. }
            | Effect::Receive { n, .. }
            | Effect::Mark { n, .. }
            | Effect::Unmark { n, .. }
            | Effect::Examine { n, .. } => Some(n),
            Effect::Damage { amount, .. } => Some(amount),
            Effect::Ship(deed) => deed.amount(),
            Effect::Mythic(MythicDeed::Gain(n)) => Some(n),
            _ => None,
        }
    }

    /// Returns the ways of a choice between changes of the check being staged. In a power for a check
    /// such a choice is made as soon as the power is staged, and can be taken back with it
    /// (AC-CHECK-32, AC-CHECK-47); at other times it is a choice like any other.
    pub fn check_choice(&self) -> Option<&[Way]> {
        let Effect::Choose { who: Who::You | Who::Them, ways } = self else { return None };
        let class = |e: &Effect| matches!(e.class(), EffectClass::Check | EffectClass::Difficulty);
        ways.iter().flat_map(|w| w.does.iter()).any(|e| e.any(&class)).then_some(ways)
    }

    /// Returns effects of a power for a check with those of the chosen way in place of the choice
    /// between changes of the check: as long as it is open, those of the first way.
    pub fn as_chosen(does: &[Effect], chosen: Option<u8>) -> impl Iterator<Item = &Effect> {
        let way = usize::from(chosen.unwrap_or(0));
        does.iter().flat_map(move |e| match e.check_choice() {
            Some(ways) => ways.get(way).map_or(&[][..], |w| &w.does),
            None => std::slice::from_ref(e),
        })
    }

    /// Returns the standing effect of a verb that says what is so until the end of something.
    pub fn standing_for_a_while(&self) -> Option<&Standing> {
        match self {
            Effect::UntilTurnEnd(s) | Effect::UntilEncounterEnd(s) | Effect::UntilCheckEnd(s) => {
                Some(s)
            }
            _ => None,
        }
    }

    /// Returns the lists of effects within this one, in printed order.
    pub fn nested(&self) -> impl Iterator<Item = &[Effect]> {
        let (lists, ways): ([&[Effect]; 2], &[Way]) = match self {
            Effect::Check { pass, fail, .. } | Effect::Summon { pass, fail, .. } => {
                ([pass, fail], &[])
            }
            Effect::RollDice { low, high, .. } => ([low, high], &[]),
            Effect::If(_, then, otherwise) => ([then, otherwise], &[]),
            Effect::Choose { ways, .. } => ([&[], &[]], ways),
            Effect::Examine { then: Then::If { does, otherwise, .. }, .. } => {
                ([does, otherwise], &[])
            }
            Effect::May(does)
            | Effect::MayPay(_, does)
            | Effect::Each(_, does, _)
            | Effect::Revive(does) => ([does, &[]], &[]),
            _ => ([&[], &[]], &[]),
        };
        let rows: &[(u8, Effects)] = match self {
            Effect::RollTable { rows, .. } => rows,
            _ => &[],
        };
        let rows = rows.iter().map(|(_, does)| &**does);
        lists.into_iter().chain(ways.iter().map(|w| &*w.does)).chain(rows)
    }

    /// Returns whether `is` holds for this effect or any effect within it.
    pub fn any(&self, is: &dyn Fn(&Effect) -> bool) -> bool {
        is(self) || self.nested().flatten().any(|e| e.any(is))
    }
}

/// The filter of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFilter<'a> {
    /// A filter for the card.
    Card(&'a CardFilter),
    /// A filter for the check.
    Check(&'a CheckFilter),
    /// The damage types; empty for any type.
    Damage(&'a [Trait]),
    /// None: the event concerns no card, check or damage.
    Nothing,
}

impl Event {
    /// Returns the filter of the event.
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
            | Event::Discarded(f)
            | Event::Buried(f)
            | Event::Recharged(f)
            | Event::Banished(f)
            | Event::Cornered(f)
            | Event::Hour(f) => EventFilter::Card(f),
            Event::Failed(f) | Event::Passed(f) => EventFilter::Check(f),
            Event::Hurt(types) => EventFilter::Damage(types),
            Event::Setup
            | Event::Begin
            | Event::TurnStart
            | Event::TurnEnd
            | Event::TurnStartOrEnd
            | Event::Explored
            | Event::Reset
            | Event::Enter
            | Event::Leave
            | Event::Found
            | Event::Closing
            | Event::Closed
            | Event::Died
            | Event::AfterReset
            | Event::MoveStepEnd
            | Event::ExploreStepEnd
            | Event::ScenarioEnd
            | Event::Shuffled
            | Event::Suffering => EventFilter::Nothing,
        }
    }

    /// Returns whether the event is that the card on which it is printed is examined (AC-EXAM-13).
    pub fn examines_this(&self) -> bool {
        matches!(self, Event::Examined(f) if *f == CardFilter::default())
    }

    /// Returns whether the event is something that happens to the card on which it is printed, if
    /// it is "yours": without a filter no other card is meant, and the card says "this card".
    pub fn is_of_this(&self) -> bool {
        let is_any = |f: &CardFilter| *f == CardFilter::default();
        matches!(self.filter(), EventFilter::Card(f) if is_any(f))
            && !matches!(self, Event::Hour(_))
            && self.leaving().is_none()
    }

    /// Returns whether the event is about a card that is not, or no longer, being encountered.
    pub fn has_its_own_card(&self) -> bool {
        self.leaving().is_some()
            || matches!(
                self,
                Event::Acquired(_) | Event::Played(_) | Event::Examined(_) | Event::Hour(_)
            )
    }

    /// Returns whether an encountered boon answers the event (AC-RUL-04 by AC-ACT-04).
    pub fn is_of_a_boon(&self) -> bool {
        matches!(
            self,
            Event::Flipped(_)
                | Event::Encountered(_)
                | Event::Before(_)
                | Event::After(_)
                | Event::Acquired(_)
                | Event::NotAcquired(_)
                | Event::Evaded(_)
        )
    }

    /// Returns whether the check succeeded, if the event is about one.
    pub fn outcome(&self) -> Option<bool> {
        match self {
            Event::Passed(_) => Some(true),
            Event::Failed(_) => Some(false),
            _ => None,
        }
    }

    /// Returns whether the event occurs at the beginning of an encounter, while its checks can
    /// still be changed.
    pub fn begins_encounter(&self) -> bool {
        matches!(self, Event::Flipped(_) | Event::Encountered(_) | Event::Before(_))
    }
}
