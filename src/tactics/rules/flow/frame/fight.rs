//! Frames of moving and fighting.

use crate::content::amount::Amount;
use crate::content::effect::{Effects, More, Target};
use crate::content::words::Pass;
use crate::ground::{Base, Cells, Sq};
use crate::rules::flow::frame::Step;
use crate::rules::state::ids::{CardId, FighterId, SeatId, Source};

/// A move: one whole (AT-ACTN-20).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveFrame {
    /// Who moves.
    pub who: FighterId,
    /// Who says where to.
    pub asks: SeatId,
    /// Where it is.
    pub step: Step,
    /// What gives it.
    pub source: Source,
    /// The card that gives it.
    pub card: Option<CardId>,
    /// Points that are left.
    pub left: u16,
    /// Whether it is a basic move (AT-MOVE-03, AT-RUL-23).
    pub basic: bool,
    /// What it passes through (AT-MOVE-06).
    pub through: Vec<Pass>,
    /// Only in a straight line: the step of it, once there is one.
    pub straight: Option<Option<(i8, i8)>>,
    /// Only so that it ends there.
    pub onto: Option<Cells>,
    /// Squares still to be walked, the next one last.
    pub route: Vec<Sq>,
    /// Squares walked, the first one first.
    pub walked: Vec<Sq>,
    /// The square that moves (AT-LARGE-02).
    pub mover: Sq,
    /// Where it began.
    pub start: Sq,
    /// The last square on which the move could have ended.
    pub firm: Sq,
    /// The base as it will stand (AT-LARGE-05), where that is settled.
    pub base: Option<Base>,
    /// Whether the route is settled for good: that of an enemy, and of a hero who chose an end.
    pub settled: bool,
    /// Whether it is over but for what answers that.
    pub done: bool,
    /// Whether it goes by the compass, one square a point also diagonally (AT-RUL-12).
    pub drifts: bool,
}

impl MoveFrame {
    /// Returns the squares that the move has left, the first one first; not the one where it has come to.
    pub fn left_behind(&self) -> impl DoubleEndedIterator<Item = Sq> {
        let entered = self.walked.len().saturating_sub(1);
        let first = (!self.walked.is_empty()).then_some(self.start);
        first.into_iter().chain(self.walked.iter().take(entered).copied())
    }
}

/// What an attack is, before it is aimed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttackSpec {
    /// What gives it.
    pub source: Source,
    /// What is rolled (AT-ATK-02, AT-ATK-03).
    pub dice: Amount,
    /// Who can be attacked.
    pub target: Target,
    /// Dice more, each if its condition holds for the target.
    pub more: Vec<More>,
    /// What happens to each target after the damage (AT-ATK-07).
    pub then: Effects,
    /// What happens when the attack is over.
    pub after: Effects,
    /// Whether it is a basic attack (AT-ATK-01).
    pub basic: bool,
    /// Whether it may be declined (AT-RUL-86).
    pub optional: bool,
}

/// What an attack is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A figure.
    Fighter(FighterId),
    /// A square, with an area around it (AT-AOE-04).
    Square(Sq),
}

/// A die that lies: its number in the pack's list, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// Which die.
    pub die: u16,
    /// What it shows.
    pub shows: u8,
}

/// A roll that is going on: dice as they lie, and what changes their sum.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Roll {
    /// The dice as they lie.
    pub dice: Vec<Die>,
    /// Whether they were rolled.
    pub rolled: bool,
    /// What is added to the dice.
    pub plus: i32,
    /// How often the total is doubled.
    pub doubled: u8,
    /// The least that a die counts.
    pub floor: u8,
    /// Whether it stands, so that nothing changes it any more.
    pub stands: bool,
}

impl Roll {
    /// Returns what the dice come to with everything that changes them, at least 0.
    pub fn total(&self) -> i32 {
        let sum: i32 = self.dice.iter().map(|d| i32::from(d.shows.max(self.floor))).sum();
        (sum + self.plus).max(0).saturating_mul(1 << self.doubled.min(6))
    }
}

/// An attack, in the moments of AT-RUL-91.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AttackFrame {
    /// Who attacks.
    pub by: FighterId,
    /// Where it is.
    pub step: Step,
    /// What it is.
    pub spec: AttackSpec,
    /// Whom the words before are about.
    pub it: Option<FighterId>,
    /// What it is aimed at, once that is settled.
    pub aim: Option<Aim>,
    /// Whom it still hits, in the order in which they are dealt with (AT-AOE-06).
    pub hits: Vec<FighterId>,
    /// Whether that order is settled.
    pub sorted: bool,
    /// Its dice.
    pub roll: Roll,
    /// The total before it was halved for Weakened (AT-RUL-34).
    pub full: i32,
    /// The total for every target, once it stands (AT-AOE-07).
    pub total: Option<i32>,
    /// Whether it is ignored for whoever is hit next (AT-ATK-09).
    pub ignored: bool,
    /// The damage that is taken off for whoever is hit next, by what was said before it comes to her.
    pub less: i32,
    /// To whom it was redirected, and for whom it was meant.
    pub redirected: Option<(FighterId, FighterId)>,
    /// Whether it is over but for what answers that.
    pub done: bool,
    /// Rerolls that were used, by source.
    pub used: Vec<(Source, u8)>,
    /// The damage dealt to all.
    pub dealt: i32,
    /// Whether somebody was felled.
    pub felled: bool,
}

impl AttackFrame {
    /// Returns an attack that begins. `it` is whom the words before are about; with an aim that is settled
    /// it is staged at once.
    pub fn new(
        by: FighterId,
        spec: AttackSpec,
        it: Option<FighterId>,
        aim: Option<Aim>,
    ) -> AttackFrame {
        AttackFrame {
            by,
            step: if aim.is_some() { Step::Stage } else { Step::Target },
            spec,
            it,
            aim,
            hits: Vec::new(),
            sorted: false,
            roll: Roll::default(),
            full: 0,
            total: None,
            ignored: false,
            less: 0,
            redirected: None,
            done: false,
            used: Vec::new(),
            dealt: 0,
            felled: false,
        }
    }
}

/// Damage to one figure, by an attack or by something else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BlowFrame {
    /// To whom.
    pub target: FighterId,
    /// Who deals it.
    pub by: Option<FighterId>,
    /// Where it is.
    pub step: Step,
    /// What deals it.
    pub source: Source,
    /// Whether an attack does.
    pub attack: bool,
    /// Whether there was damage before the target reduced it (AT-RUL-34).
    pub was: bool,
    /// The damage that is left.
    pub amount: i32,
    /// Whether the attack is ignored (AT-ATK-09).
    pub ignored: bool,
    /// What the target took.
    pub dealt: i32,
    /// Whether the target fell.
    pub felled: bool,
    /// For whom it was meant, if it was redirected.
    pub meant: Option<FighterId>,
    /// Whether nothing can reduce it.
    pub sure: bool,
}
