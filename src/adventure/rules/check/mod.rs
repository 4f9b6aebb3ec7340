//! Attempting a check (AC-CHECK-03): determine the skill and the difficulty, stage plays, assemble
//! the dice, roll, take damage; then the checks to recharge.

mod added_dice;
pub mod chances;
pub mod chosen;
pub mod goal;
pub mod pool;
pub mod range;
pub mod recharge;
pub mod rechargeable;
pub mod roll;
pub mod stage;
pub mod suggest;
pub mod view;
pub mod ways;
mod worth;

pub use suggest::{Prospect, opening, prospects};
pub use view::{CheckView, view, view_with};

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Registers the steps of a check.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Stage, stage::step);
    steps.add(Step::Roll, roll::roll);
    steps.add(Step::AfterRoll, roll::after);
    steps.add(Step::CheckDamage, roll::damage);
    steps.add(Step::CheckEvents, roll::events);
    steps.add(Step::CheckDone, roll::done);
    steps.add(Step::Recharge, recharge::step);
}
