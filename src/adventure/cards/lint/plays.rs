//! What powers say that nobody could ever use, or that means another card than its writer thinks.

use super::Lint;
use super::powers::Owner;
use crate::cards::amount::Sum;
use crate::cards::effect::{
    Change, Cond, Cost, Effect, Event, Fate, From, Ignored, Power, Standing, When, Whose,
};
use crate::cards::vocabulary::Action;
use crate::kernel::content::lint::{At, Linter as _};

/// Returns whether an effect is such a one, or one within it but not within what has a price of its own.
fn outside_prices(e: &Effect, such: &dyn Fn(&Effect) -> bool) -> bool {
    let inner = !matches!(e, Effect::MayPay(..));
    such(e) || inner && e.nested().flatten().any(|e| outside_prices(e, such))
}

impl Lint<'_> {
    /// Checks how a power is used.
    pub(super) fn played(&mut self, at: &At<'_>, owner: Owner, power: &Power) {
        let at = at.field("does");
        self.check_choices(&at, power);
        self.sent(&at, owner, power);
        self.forgone(&at, power);
        self.unsaid(&at, power);
        self.decides(&at, power);
        self.suffers(&at, power);
    }

    /// Another hero's scourge is suffered in that hero's place.
    fn suffers(&mut self, at: &At<'_>, power: &Power) {
        let says = power.does.iter().any(|e| e.any(&|e| *e == Effect::SufferInstead));
        let answers = power.when == When::On(Event::Suffering) && power.whose != Whose::Yours;
        if says && !answers {
            let why = "a scourge is suffered in place of another hero: `when: On(Suffering), whose: \
                       OtherHere`";
            self.error(at, why);
        }
    }

    /// A skill is determined for one's own check alone.
    fn decides(&mut self, at: &At<'_>, power: &Power) {
        let decides = |e: &Effect| matches!(e, Effect::Use { .. } | Effect::Fixed(_));
        let says = power.does.iter().any(|e| e.any(&decides));
        let mine = matches!(power.whose, Whose::Yours | Whose::Any | Whose::AnyHere);
        if says && !mine {
            self.error(at, "the skill of another hero's check is that hero's to determine");
        }
    }

    /// What is said within a condition of a power for a check comes too late for it, dice do not change a
    /// difficulty again and again, and what the deck pays nobody has seen.
    fn unsaid(&mut self, at: &At<'_>, power: &Power) {
        let lasts = |e: &Effect| e.standing_for_a_while().is_some();
        let inner = power.does.iter().filter(|e| matches!(e, Effect::If(..)));
        if matches!(power.when, When::Check(_)) && inner.into_iter().any(|e| e.any(&lasts)) {
            let why = "within `If` it would begin after the roll: say the condition of what is so, \
                       `UntilCheckEnd(only_if: ..., change: ...)`";
            self.error(at, why);
        }
        let dice = |e: &Effect| match e {
            Effect::Difficulty(n) => n.levels.iter().any(Sum::has_dice),
            _ => false,
        };
        if matches!(power.when, When::Check(_)) && power.does.iter().any(|e| e.any(&dice)) {
            self.error(
                at,
                "a difficulty is no roll: add or subtract the dice, or roll them before",
            );
        }
        let costs = power.cost.as_ref().map_or(&[][..], Cost::choices);
        let asks = |e: &Effect| match e {
            Effect::If(cond, ..) => cond.asks_what_paid(),
            Effect::Shift { from: From::Paid, .. } => true,
            _ => false,
        };
        if power.does.iter().any(|e| outside_prices(e, &asks)) && costs.is_empty() {
            self.error(at, "`Paid` is about a card that pays: the power has no cost");
        }
        // (AC-CHECK-47).
        let won = power.only_if.as_ref().is_some_and(Cond::asks_for_success);
        if matches!(power.when, When::Rolled(_)) && won {
            self.error(at, "after a roll that succeeds nothing is offered: `On(Passed())`");
        }
        let ignores = |e: &Effect| {
            let change = e.standing_for_a_while().map(|s| &s.change);
            matches!(
                (&power.when, change),
                (When::On(Event::Before(_)), Some(Change::Ignores(Ignored::Before(_))))
                    | (When::On(Event::After(_)), Some(Change::Ignores(Ignored::After(_))))
                    | (When::On(Event::Examined(_)), Some(Change::Ignores(Ignored::Examined(_))))
            )
        };
        if power.does.iter().any(|e| e.any(&ignores)) {
            self.error(at, "what is to be ignored has happened by then: it comes first");
        }
    }

    /// Checks that a power can still be used where the card has been played for another one.
    pub(super) fn still_there(&mut self, at: &At<'_>, owner: Owner, first: &Power) {
        let away = |a: Action| !matches!(a, Action::Reveal | Action::Display);
        if owner == Owner::Boon && first.action.is_some_and(away) {
            let why = "the card has left the hand by then: say it as a power of its own, with all \
                       that it does";
            self.error(&at.field("adds_to"), why);
        }
    }

    /// A choice between changes of a check is made as the power is staged, so there is one, and not
    /// within something else.
    fn check_choices(&mut self, at: &At<'_>, power: &Power) {
        if !matches!(power.when, When::Check(_)) {
            return;
        }
        let is = |e: &Effect| e.check_choice().is_some();
        let outer = power.does.iter().filter(|e| is(e)).count();
        let inner = power.does.iter().flat_map(Effect::nested).flatten().any(|e| e.any(&is));
        if outer > 1 || inner {
            let why = "of `Choose` among changes of a check a power has one, and not within another \
                       effect: make several ways of it, or several powers";
            self.error(at, why);
        }
    }

    /// `Goes` on a boon sends the boon.
    fn sent(&mut self, at: &At<'_>, owner: Owner, power: &Power) {
        let evades = power.does.contains(&Effect::Evade);
        let goes = power.does.iter().any(|e| matches!(e, Effect::Goes(_)));
        if owner == Owner::Boon && evades && goes {
            let why = "`Goes` sends this card; to put the evaded card somewhere, say `Leaves(...)` in \
                       place of `Evade`";
            self.warn(at, why);
        }
    }

    fn forgone(&mut self, at: &At<'_>, power: &Power) {
        let is = |e: &Effect| matches!(e, Effect::ForgoExploration | Effect::ForgoMove);
        let first = power.does.first().is_some_and(is);
        if power.does.iter().any(|e| e.any(&is)) && !(first && power.when == When::YourTurn) {
            self.error(at, "what is forgone comes first, in a power with `when: YourTurn`");
        }
    }

    /// `Any` is about actions by which a card leaves for good.
    pub(super) fn leaves(&mut self, at: &At<'_>, action: Action) {
        if !matches!(action, Action::Discard | Action::Recharge | Action::Bury | Action::Banish) {
            self.error(at, "`Any` is about discarding, recharging, burying or banishing");
        }
    }

    /// Checks what a standing effect says that could never be so: dice in a difficulty, a condition about
    /// the check for the skill on which that depends, a choice of places without a choice.
    pub(super) fn stands(&mut self, at: &At<'_>, standing: &Standing) {
        if let Change::Difficulty(n, _) = &standing.change
            && n.levels.iter().any(Sum::has_dice)
        {
            let why = "dice are rolled once: say it as a rule, `rules: [(on: Before(), does: \
                       [Difficulty(\"1d4\")])]`";
            self.error(&at.field("change"), why);
        }
        let by_skill = standing.only_if.as_ref().is_some_and(Cond::asks_for_the_skill);
        let why = "which skill is used cannot go by the skill that is used";
        if matches!(standing.change, Change::InPlaceOf { .. }) && by_skill {
            self.error(&at.field("only_if"), why);
        }
        if let Change::Gains { checks, .. } = &standing.change
            && !checks.skills.is_empty()
        {
            self.error(&at.field("change"), why);
        }
        if let Change::Goes { of, or, may, first, price, check, fail, before, does, .. } =
            &standing.change
        {
            let at = at.field("change");
            if let Fate::Any(action) = of {
                self.leaves(&at, *action);
            }
            let of_a_use = matches!(of, Fate::Played(_) | Fate::Paid(_));
            let more = price.is_some() || check.is_some() || !does.is_empty() || !before.is_empty();
            if !or.is_empty() && !may {
                self.error(&at, "where there is a choice of places the hero may: `may: true`");
            }
            if more && !(*may && of_a_use) {
                let why = "a price, a check, and what is done besides, are for what the hero may send \
                           elsewhere after playing or paying: `may: true`";
                self.error(&at, why);
            }
            if fail.is_some() && check.is_none() {
                self.error(&at, "what fails is a check: `check: \"Knowledge 7\"`");
            }
            if price.as_ref().is_some_and(|p| !matches!(p, Cost::Hand(..))) {
                self.error(&at, "the price is another card of the hand: `Hand(...)`");
            }
            let revealed = matches!(of, Fate::Played(Action::Reveal)) && *may;
            if revealed || matches!(of, Fate::Paid(Action::Reveal)) {
                let why = "a card that is revealed goes nowhere, unless it is played and must";
                self.error(&at, why);
            }
            if *of == Fate::Play && *may {
                self.error(&at, "for a choice name the action: `Played(Discard)`");
            }
            if *first && (*may || !matches!(of, Fate::Played(_) | Fate::Play)) {
                self.error(&at, "only a played card that must go there does so before its check");
            }
        }
    }
}
