//! The steps of fighting.

use super::super::flow::drive::Steps;
use super::super::flow::frame::Step;
use super::{attack, blow, dice, hit};

/// Adds the steps of fighting.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Target, attack::target);
    steps.add(Step::Stage, attack::stage);
    steps.add(Step::Declared, attack::declared);
    steps.add(Step::Roll, dice::roll);
    steps.add(Step::Rolled, dice::rolled);
    steps.add(Step::Change, dice::change);
    steps.add(Step::NextTarget, hit::next);
    steps.add(Step::Struck, hit::struck);
    steps.add(Step::AttackOver, hit::over);
    steps.add(Step::Reduce, blow::reduce);
    steps.add(Step::Deal, blow::deal);
    steps.add(Step::Fallen, blow::fallen);
}
