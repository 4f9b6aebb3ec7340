//! What feat boxes change in the words of a hero's power: "recharge (☐ or reveal) a weapon".

use serde::{Deserialize, Serialize};

use super::HeroPower;
use crate::cards::effect::{
    CardFilter, Change, Cond, Cost, Effects, Event, Power, Rule, Standing, When, Whose,
};

/// The words of a power that a checked box replaces (AC-FEAT-09): each field that is given stands
/// in place of the former one, those left out stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BoxChange {
    /// The cost of a power.
    pub cost: Option<Cost>,
    /// The moment of a power.
    pub when: Option<When>,
    /// The event of a rule.
    pub on: Option<Event>,
    /// Whose check, damage, encounter or event it is for; the heroes whom a standing effect concerns.
    pub whose: Option<Whose>,
    /// The condition.
    pub only_if: Option<Cond>,
    /// The effects of a power or a rule.
    pub does: Option<Effects>,
    /// The cards that a power gives.
    pub gives: Option<CardFilter>,
    /// The change of a standing effect.
    pub change: Option<Change>,
}

/// Puts a value that is given in place of the former one.
fn put<T: Clone>(now: &mut T, given: Option<&T>) {
    if let Some(given) = given {
        now.clone_from(given);
    }
}

/// Puts a value that is given in place of the former one, or where there was none.
fn put_some<T: Clone>(now: &mut Option<T>, given: &Option<T>) {
    if given.is_some() {
        now.clone_from(given);
    }
}

impl BoxChange {
    /// Changes the words of a power.
    pub(super) fn apply(&self, to: &mut HeroPower) {
        if let Some(p) = &mut to.power {
            self.of_power(p);
        }
        if let Some(rule) = &mut to.rule {
            self.of_rule(rule);
        }
        if let Some(standing) = &mut to.standing {
            self.of_standing(standing);
        }
    }

    fn of_power(&self, p: &mut Power) {
        put_some(&mut p.cost, &self.cost);
        put(&mut p.when, self.when.as_ref());
        put(&mut p.whose, self.whose.as_ref());
        put_some(&mut p.only_if, &self.only_if);
        put(&mut p.does, self.does.as_ref());
        put_some(&mut p.gives, &self.gives);
    }

    fn of_rule(&self, rule: &mut Rule) {
        put(&mut rule.on, self.on.as_ref());
        put(&mut rule.whose, self.whose.as_ref());
        put_some(&mut rule.only_if, &self.only_if);
        put(&mut rule.does, self.does.as_ref());
    }

    fn of_standing(&self, standing: &mut Standing) {
        put(&mut standing.whose, self.whose.as_ref());
        put_some(&mut standing.only_if, &self.only_if);
        put(&mut standing.change, self.change.as_ref());
    }

    /// Returns the fields that are given but have no place in this power.
    pub fn misplaced(&self, power: &HeroPower) -> Vec<&'static str> {
        let (of_power, of_rule) = (power.power.is_some(), power.rule.is_some());
        let of_standing = power.standing.is_some();
        let acts = of_power || of_rule;
        let given = [
            ("cost", self.cost.is_some(), of_power),
            ("when", self.when.is_some(), of_power),
            ("on", self.on.is_some(), of_rule),
            ("whose", self.whose.is_some(), acts || of_standing),
            ("only_if", self.only_if.is_some(), acts || of_standing),
            ("does", self.does.is_some(), acts),
            ("gives", self.gives.is_some(), of_power),
            ("change", self.change.is_some(), of_standing),
        ];
        given.into_iter().filter(|(_, given, fits)| *given && !fits).map(|g| g.0).collect()
    }
}
