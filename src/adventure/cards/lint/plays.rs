//! What powers say that nobody could ever use, or that means another card than its writer thinks.

use super::Lint;
use super::powers::Owner;
use crate::cards::effect::{Change, Effect, Power, Standing, When};
use crate::cards::vocabulary::Action;
use crate::kernel::content::lint::{At, Linter as _};

impl Lint<'_> {
    /// Checks how a power is used.
    pub(super) fn played(&mut self, at: &At<'_>, owner: Owner, power: &Power) {
        let at = at.field("does");
        self.check_choices(&at, power);
        self.sent(&at, owner, power);
        self.forgone(&at, power);
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
        let is = |e: &Effect| *e == Effect::ForgoExploration;
        let first = power.does.first().is_some_and(is);
        if power.does.iter().any(|e| e.any(&is)) && !(first && power.when == When::YourTurn) {
            self.error(at, "what is forgone comes first, in a power with `when: YourTurn`");
        }
    }

    /// Checks the places of a standing effect that sends cards elsewhere.
    pub(super) fn places(&mut self, at: &At<'_>, standing: &Standing) {
        if let Change::Goes { or, may, .. } = &standing.change
            && !or.is_empty()
            && !may
        {
            self.error(
                &at.field("change"),
                "where there is a choice of places the hero may: `may: true`",
            );
        }
    }
}
