//! Checks of numbers that make no sense where they stand: HP of 0, copies of 0, attacks of less than
//! nothing, and verbs that would do less than nothing.

use super::Lint;
use crate::content::amount::{Amount, ByHeroes};
use crate::content::effect::Effect;
use crate::content::printed::Placed;
use kernel::content::lint::{At, Linter};

impl Lint<'_> {
    /// Checks that values by the number of heroes are none of them below a number; what is counted on the
    /// table is not known, unless all of it is taken away.
    pub(super) fn at_least(
        &mut self,
        at: &At<'_>,
        values: &ByHeroes<Amount>,
        least: i16,
        what: &str,
    ) {
        let low = |n: &Amount| n.as_number().is_some_and(|n| n < least) || is_negative(n);
        if values.0.iter().any(|n| !n.terms.is_empty() && low(n)) {
            self.error(at, format!("{what} is at least {least}"));
        }
    }

    /// Checks the values of enemies in an encounter (AT-SETUP-07).
    pub(super) fn placed_values(&mut self, at: &At<'_>, placed: &Placed) {
        let values = [
            ("hp", &placed.hp, 1, "the number of HP"),
            ("move", &placed.movement, 0, "a movement value"),
            ("attack", &placed.attack, 0, "an attack value"),
            ("n", &placed.n, 0, "a number of enemies"),
        ];
        for (field, value, least, what) in values {
            if let Some(value) = value {
                self.at_least(&at.field(field), value, least, what);
            }
        }
    }

    /// Checks that a verb does not do less than nothing.
    pub(super) fn does_something(&mut self, at: &At<'_>, effect: &Effect) {
        if let Some((verb, n)) = how_much(effect)
            && is_negative(n)
        {
            self.error(at, format!("`{verb}` of less than nothing: its amount is below 0"));
        }
    }
}

/// Returns whether an amount is below 0, whatever is counted.
fn is_negative(n: &Amount) -> bool {
    match n.as_number() {
        Some(n) => n < 0,
        None => n.terms.iter().all(|term| term.times < 0),
    }
}

/// Returns the amount of a verb that cannot do the reverse by being below 0. Counters, gold and what is added
/// to something else can.
fn how_much(effect: &Effect) -> Option<(&'static str, &Amount)> {
    match effect {
        Effect::Move { points, .. } => Some(("Move", points)),
        Effect::Shove { n, .. } => Some(("Shove", n)),
        Effect::Drift { n, .. } => Some(("Drift", n)),
        Effect::Run { n, .. } => Some(("Run", n)),
        Effect::Attack { dice, .. } => Some(("Attack", dice)),
        Effect::Harm(n, _) => Some(("Harm", n)),
        Effect::Heal(n, _) => Some(("Heal", n)),
        Effect::Reduce(n) => Some(("Reduce", n)),
        Effect::Roll(n, _) => Some(("Roll", n)),
        Effect::Lay { n: Some(n), .. } => Some(("Lay", n)),
        Effect::Clear { n: Some(n), .. } => Some(("Clear", n)),
        Effect::Slide { n, .. } => Some(("Slide", n)),
        Effect::Spawn { n, .. } => Some(("Spawn", n)),
        Effect::Put(_, n, _) => Some(("Put", n)),
        Effect::Take(_, Some(n), _) => Some(("Take", n)),
        Effect::MoveToken { n, .. } => Some(("MoveToken", n)),
        Effect::Draw(n, _) => Some(("Draw", n)),
        Effect::Shift { n, .. } => Some(("Shift", n)),
        Effect::Scry { n, .. } => Some(("Scry", n)),
        Effect::Times(n, _) => Some(("Times", n)),
        Effect::Gain { n: Some(n), .. } => Some(("Gain", n)),
        Effect::Lose { n: Some(n), .. } => Some(("Lose", n)),
        _ => None,
    }
}
