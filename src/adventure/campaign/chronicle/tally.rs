//! The statistics of a scenario for each hero: integers only, so that scenarios add up to their
//! campaign exactly.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// The probability 1, in millionths.
pub const CERTAIN: u64 = 1_000_000;

/// Dice of one size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// The number of dice; a rerolled die counts each time.
    pub count: u64,
    /// The sum of the dice.
    pub sum: u64,
}

/// Checks with one skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tried {
    /// The number of checks.
    pub tried: u64,
    /// The number of passed checks, after rerolls.
    pub passed: u64,
    /// The number of checks that were passed only after optional rerolls.
    pub again: u64,
    /// The sum of the chances before each roll, in millionths.
    pub chance: u64,
    /// The variance: the sum of p (1 - p), in millionths.
    pub spread: u64,
}

/// The statistics of one hero, or of all heroes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// Turns taken.
    pub turns: u64,
    /// All rolled dice, by their number of faces.
    pub dice: BTreeMap<u8, Thrown>,
    /// All checks, by the skill used.
    pub checks: BTreeMap<String, Tried>,
    /// Explorations.
    pub explored: u64,
    /// Encounters.
    pub met: u64,
    /// Boons acquired, by type.
    pub acquired: BTreeMap<String, u64>,
    /// Boons that were not acquired.
    pub missed: u64,
    /// Banes defeated: villains, henchmen, and the others by type.
    pub defeated: BTreeMap<String, u64>,
    /// Banes met and not defeated.
    pub undefeated: u64,
    /// Cards evaded.
    pub evaded: u64,
    /// Own cards banished.
    pub banished: u64,
    /// Locations closed for good.
    pub closed: u64,
    /// Damage taken.
    pub damage: u64,
    /// Damage that was prevented.
    pub prevented: u64,
    /// Cards that came back from the discard pile into the deck.
    pub healed: u64,
    /// Cards given to others.
    pub given: u64,
    /// Cards played, and powers used.
    pub played: u64,
    /// Cards and powers played on checks of others.
    pub helped: u64,
    /// Scourges suffered.
    pub scourges: u64,
    /// Deaths.
    pub deaths: u64,
}

impl Tally {
    /// Adds a die.
    pub fn die(&mut self, faces: u8, value: u8) {
        let thrown = self.dice.entry(faces).or_default();
        thrown.count += 1;
        thrown.sum += u64::from(value);
    }

    /// Returns the total of all checks.
    pub fn tried(&self) -> Tried {
        let mut all = Tried::default();
        self.checks.values().for_each(|t| all += *t);
        all
    }

    /// Returns the number of acquired boons.
    pub fn boons(&self) -> u64 {
        self.acquired.values().fold(0, |all, n| all.saturating_add(*n))
    }

    /// Returns the number of defeated banes.
    pub fn banes(&self) -> u64 {
        self.defeated.values().fold(0, |all, n| all.saturating_add(*n))
    }
}

impl AddAssign for Tried {
    fn add_assign(&mut self, o: Tried) {
        let Tried { tried, passed, again, chance, spread } = o;
        self.tried = self.tried.saturating_add(tried);
        self.passed = self.passed.saturating_add(passed);
        self.again = self.again.saturating_add(again);
        self.chance = self.chance.saturating_add(chance);
        self.spread = self.spread.saturating_add(spread);
    }
}

impl AddAssign<&Tally> for Tally {
    fn add_assign(&mut self, o: &Tally) {
        for (faces, t) in &o.dice {
            let mine = self.dice.entry(*faces).or_default();
            mine.count = mine.count.saturating_add(t.count);
            mine.sum = mine.sum.saturating_add(t.sum);
        }
        for (skill, t) in &o.checks {
            *self.checks.entry(skill.clone()).or_default() += *t;
        }
        for (mine, theirs) in [(&mut self.acquired, &o.acquired), (&mut self.defeated, &o.defeated)]
        {
            for (kind, n) in theirs {
                let mine = mine.entry(kind.clone()).or_default();
                *mine = mine.saturating_add(*n);
            }
        }
        for (mine, theirs) in [
            (&mut self.turns, o.turns),
            (&mut self.explored, o.explored),
            (&mut self.met, o.met),
            (&mut self.missed, o.missed),
            (&mut self.undefeated, o.undefeated),
            (&mut self.evaded, o.evaded),
            (&mut self.banished, o.banished),
            (&mut self.closed, o.closed),
            (&mut self.damage, o.damage),
            (&mut self.prevented, o.prevented),
            (&mut self.healed, o.healed),
            (&mut self.given, o.given),
            (&mut self.played, o.played),
            (&mut self.helped, o.helped),
            (&mut self.scourges, o.scourges),
            (&mut self.deaths, o.deaths),
        ] {
            *mine = mine.saturating_add(theirs);
        }
    }
}

/// Returns the total of several heroes.
pub fn sum<'a>(all: impl IntoIterator<Item = &'a Tally>) -> Tally {
    let mut total = Tally::default();
    all.into_iter().for_each(|t| total += t);
    total
}
