//! Checks of effects: each verb only where it is meaningful.

use super::powers::Going;
use super::price;
use super::{Lint, MAX_NESTED};
use crate::cards::amount::Amount;
use crate::cards::effect::{
    CardFilter, Effect, EffectClass, End, From, Pick, Then, Where, Who, counts_on_check,
};
use crate::cards::mythic::MythicDeed;
use crate::cards::vocabulary::Kind;
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    /// Checks that a number of cards, damage and so on is at least 1 at some level.
    fn some(&mut self, at: &At<'_>, n: &Amount) {
        if n.fixed().is_some_and(|n| n < 1) {
            self.error(at, format!("{n} of something is nothing"));
        }
    }

    pub(super) fn loose_effects(&mut self, at: &At<'_>, effects: &[Effect]) {
        self.effects(at, Going::Else, effects, 0);
    }

    pub(super) fn effects(&mut self, at: &At<'_>, going: Going, effects: &[Effect], depth: usize) {
        if depth > MAX_NESTED {
            self.error(at, format!("effects nest deeper than {MAX_NESTED}"));
            return;
        }
        if !self.few(at, effects) || self.problems.full() {
            return;
        }
        self.in_order(at, effects);
        let sends = |e: &&Effect| matches!(e, Effect::Goes(_));
        if effects.iter().filter(sends).count() > 1 {
            self.warn(
                at,
                "of several places where the card goes (`Goes`) only the last one counts",
            );
        }
        for (i, effect) in effects.iter().enumerate() {
            // Only items of the outermost list have their own position in the path; a nested effect
            // is reported at the effect around it.
            let here = if depth == 0 { at.item(i) } else { at.clone() };
            self.effect(&here, going, effect, depth);
        }
    }

    /// Returns whether a verb is meaningful at that time.
    fn timely(&mut self, at: &At<'_>, going: Going, effect: &Effect) -> bool {
        let only = match (effect.class(), going) {
            (EffectClass::Check | EffectClass::Difficulty, Going::Check)
            | (EffectClass::Difficulty, Going::Before)
            | (EffectClass::Reroll, Going::Rolled)
            | (EffectClass::Reduction, Going::Damage)
            | (EffectClass::Evasion, Going::Evade | Going::Before | Going::Rolled)
            | (EffectClass::Examined, Going::Examined)
            | (EffectClass::Closing | EffectClass::General, _) => return true,
            // A boon may say that whoever meets it acquires it.
            (EffectClass::Examined, Going::Before) if *effect == Effect::Acquire => return true,
            // Traits can still be added to what was rolled.
            (EffectClass::Check, Going::Rolled) if matches!(effect, Effect::CheckTraits(_)) => {
                return true;
            }
            (EffectClass::Check, Going::Before) => {
                self.warn(at, "before an encounter no check is being staged yet");
                return false;
            }
            (EffectClass::Check | EffectClass::Difficulty, _) => {
                "changes a check: only in a power with `when: Check(...)`"
            }
            (EffectClass::Reroll, _) => {
                "changes what was rolled: only in a power with `when: Rolled(...)`"
            }
            (EffectClass::Reduction, _) => {
                "reduces damage: only in a power with `when: Damage([...])`"
            }
            (EffectClass::Evasion, _) => {
                "evades: only in a power with `when: Evade(...)`, or when it is encountered"
            }
            (EffectClass::Examined, _) => "only where this card is examined: `on: Examined()`",
            // A displayed bane may say that it is defeated.
            (EffectClass::Verdict, Going::Lying) if *effect == Effect::Defeated => return true,
            (EffectClass::Verdict, Going::Else | Going::Lying | Going::Examined) => {
                "there is no encounter at that time"
            }
            (EffectClass::Verdict, _) => return true,
        };
        self.error(at, only);
        false
    }

    fn effect(&mut self, at: &At<'_>, going: Going, effect: &Effect, depth: usize) {
        self.bounded_effect(at, effect);
        if !self.timely(at, going, effect) {
            return;
        }
        if *effect == Effect::Mythic(MythicDeed::Die) {
            self.mythic_deed(at, &MythicDeed::Die);
        }
        match effect {
            Effect::OwnSkill(skills) if skills.is_empty() => self.error(at, "names no skill"),
            Effect::ReplaceDie { die, by, .. } if die.is_some() != by.is_empty() => {
                self.error(at, "either a `die` is rolled instead, or that of a skill: `by`");
            }
            counts_on_check!()
            | Effect::Difficulty(_)
            | Effect::Reroll(_)
            | Effect::AddToResult(_)
            | Effect::Reduce(_)
            | Effect::ReduceHalf
            | Effect::ReduceAll
            | Effect::ReduceTo(_)
            | Effect::ExtraTurn
            | Effect::Evade
            | Effect::Undefeated
            | Effect::Defeated
            | Effect::Encounter
            | Effect::Acquire
            | Effect::Goes(_)
            | Effect::Leaves(_)
            | Effect::Explore
            | Effect::ForgoExploration
            | Effect::ForgoMove
            | Effect::Shuffle(_)
            | Effect::HideToken(_)
            | Effect::OrderFaceup
            | Effect::EndTurn
            | Effect::ResetHand(_)
            | Effect::MayClose
            | Effect::MayCloseOrigin
            | Effect::Close
            | Effect::CloseOrigin
            | Effect::Reopen
            | Effect::PassLeft => {}
            Effect::Mark { n, .. } | Effect::Unmark { n, .. } => self.some(at, n),
            Effect::PassOn(Who::Each | Who::EachOther | Who::EachHere | Who::EachOtherHere) => {
                self.error(at, "only one hero encounters the card next");
            }
            Effect::PassOn(_) => {}
            Effect::TryRecharge(f) => self.filter(at, f),
            Effect::Ship(deed) => self.ship_deed(at, deed),
            Effect::Mythic(deed) => self.mythic_deed(at, deed),
            Effect::SufferInstead => {}
            Effect::MoveWith { with, .. }
                if !matches!(with, Who::EachOtherHere | Who::EachOther) =>
            {
                self.error(at, "other heroes may move with you: `EachOtherHere` or `EachOther`");
            }
            Effect::MoveWith { to: Where::Together | Where::ToYou, .. } => {
                self.error(at, "you move somewhere else: this names no other place");
            }
            Effect::Move { to, .. } | Effect::MoveWith { to, .. } => {
                if let Where::Named(id) = to {
                    self.refer_location(at, id);
                }
            }
            Effect::Shift { from, what, n, pick, .. } => {
                self.filter(at, what);
                self.some(at, n);
                let facedown = matches!(from, From::Deck | From::Here | From::Blessings);
                if facedown
                    && matches!(pick, Pick::UpTo | Pick::AnyNumber)
                    && *what != CardFilter::default()
                {
                    let why = "of a facedown deck one takes from the top: `Search` looks for cards";
                    self.error(at, why);
                }
            }
            Effect::Damage { amount, kind, .. } => {
                self.some(at, amount);
                self.nearly(at, &[*kind]);
            }
            Effect::Suffer { scourge: Some(id), .. } => {
                self.refer_kind(at, id, Kind::Scourge);
            }
            Effect::Suffer { scourge: None, .. } => {
                if self.content.pack.scourges.is_empty() {
                    let message = "the pack has no scourge table: `scourges` in pack.ron";
                    self.error(at, message);
                }
            }
            // Whose damage it is, the power says.
            Effect::TakeInstead | Effect::TakeFromDeck => {}
            Effect::Give { to: Who::You, .. }
            | Effect::Receive { from: Who::You, .. }
            | Effect::Exchange { with: Who::You, .. } => {
                self.error(at, "cards are given to other heroes");
            }
            Effect::Give { what, n, .. } | Effect::Receive { what, n, .. } => {
                self.filter(at, what);
                self.some(at, n);
            }
            Effect::Exchange { what, .. } => self.filter(at, what),
            Effect::Summon { what, pass, fail, .. } => {
                self.summoned(at, what);
                self.effects(at, going, pass, depth + 1);
                self.effects(at, going, fail, depth + 1);
            }
            Effect::SummonToPlay(what) => self.summoned(at, what),
            Effect::Build { place, with } => {
                self.refer_location(at, place);
                for id in with {
                    self.refer_card(at, id);
                }
            }
            Effect::AddCards { what, n, to_each_open, at: place } => {
                if let Some(place) = place {
                    self.refer_location(at, place);
                    if *to_each_open {
                        self.error(at, "either `at` or `to_each_open`");
                    }
                }
                self.filter(at, what);
                self.some(at, n);
            }
            Effect::Examine { n, until, then, end, .. } => {
                self.some(at, n);
                if *end != End::Top && until.is_some() {
                    self.error(at, "at the bottom cards are looked at, but not sought");
                }
                if *end == End::TopOrBottom && n.fixed() != Some(1) {
                    self.error(at, "one card is at the top or the bottom");
                }
                if let Some(f) = until {
                    self.filter(at, f);
                    if n.fixed() != Some(1) {
                        self.error(at, "the number is of no account with `until`");
                    }
                    if *then == Then::AnyOrder {
                        self.error(at, "what comes after `until` is about one card");
                    }
                }
                match then {
                    Then::MayTake(f) | Then::MayEncounter(f) => self.filter(at, f),
                    Then::If { what, does, otherwise } => {
                        self.filter(at, what);
                        if does.is_empty() && otherwise.is_empty() {
                            self.error(at, "nothing follows from this condition");
                        }
                        self.effects(at, going, does, depth + 1);
                        self.effects(at, going, otherwise, depth + 1);
                    }
                    Then::Put { what, to, .. } => {
                        self.filter(at, what);
                        let twice = (1..to.len()).any(|n| to[..n].contains(&to[n]));
                        if to.is_empty() || twice {
                            self.error(at, "there is at least one place, and each once");
                        }
                    }
                    Then::Back
                    | Then::AnyOrder
                    | Then::MayBottom
                    | Then::Shuffle
                    | Then::MayShuffle => {}
                }
            }
            Effect::Check { check, pass, fail, .. } => {
                if check.steps.is_empty() {
                    self.error(at, "the check names no skill");
                }
                if pass.is_empty() && fail.is_empty() {
                    self.error(at, "nothing follows from this check");
                }
                self.effects(at, going, pass, depth + 1);
                self.effects(at, going, fail, depth + 1);
            }
            Effect::RollDice { low, high, dice, at_most } => {
                let (least, most) = (dice.count, dice.count.saturating_mul(dice.faces));
                if *at_most < least || *at_most >= most {
                    let message =
                        format!("{dice} shows from {least} to {most}: name less than all");
                    self.error(at, message);
                }
                if low.is_empty() && high.is_empty() {
                    self.error(at, "nothing follows from this roll");
                }
                self.effects(at, going, low, depth + 1);
                self.effects(at, going, high, depth + 1);
            }
            Effect::RollTable { dice, rows } => {
                let (least, most) = (dice.count, dice.count.saturating_mul(dice.faces));
                let rising = rows.iter().zip(rows.iter().skip(1)).all(|(a, b)| a.0 < b.0);
                let within = rows.iter().all(|(n, _)| (least..=most).contains(n));
                if rows.len() < 2 || !rising || !within {
                    let message =
                        format!("two rows or more, with rising numbers from {least} to {most}");
                    self.error(at, message);
                }
                if !self.few(at, rows) {
                    return;
                }
                for (_, does) in rows {
                    self.effects(at, going, does, depth + 1);
                }
            }
            Effect::UntilTurnEnd(standing)
            | Effect::UntilEncounterEnd(standing)
            | Effect::UntilCheckEnd(standing) => self.lasting(at, standing),
            Effect::If(cond, then, otherwise) => {
                self.cond(at, cond, 0);
                if then.is_empty() && otherwise.is_empty() {
                    self.error(at, "nothing follows from this condition");
                }
                // What hangs on the result comes after the roll.
                let going = match going {
                    Going::Check if cond.asks_about_the_result() => Going::Rolled,
                    going => going,
                };
                let guarded = price::guards(Some(cond));
                self.guarded += guarded;
                self.effects(at, going, then, depth + 1);
                self.guarded -= guarded;
                self.effects(at, going, otherwise, depth + 1);
            }
            Effect::Choose { ways, .. } => {
                if ways.len() < 2 {
                    self.error(at, "a choice has two ways or more; one that is free is `May`");
                }
                if !self.few(at, ways) {
                    return;
                }
                for way in ways {
                    if let Some(cond) = &way.only_if {
                        self.cond(at, cond, 0);
                    }
                    self.effects(at, going, &way.does, depth + 1);
                }
            }
            Effect::May(does) | Effect::MayPay(_, does) | Effect::Each(_, does, _) => {
                match effect {
                    Effect::MayPay(cost, _) => self.costs(at, cost),
                    Effect::Each(_, _, Some(cond)) => self.cond(at, cond, 0),
                    Effect::May(does) => self.free_of_charge(at, does),
                    _ => {}
                }
                let changes = |e: &Effect| e.class() == EffectClass::Check;
                if going == Going::Check && does.iter().any(changes) {
                    let why = "a change of the check is part of the play itself, for its hero: a power \
                               of its own is optional";
                    self.error(at, why);
                }
                if does.is_empty() {
                    self.error(at, "does nothing");
                }
                self.effects(at, going, does, depth + 1);
            }
            Effect::Revive(does) => self.effects(at, going, does, depth + 1),
            // Allowed anywhere, if the scenario states what wins it (AC-END-05).
            Effect::Win | Effect::Lose => {}
            Effect::Todo(what) => self.warn(at, format!("not expressible yet: {what}")),
        }
    }
}
