//! The effect language at run time: conditions, standing effects, triggers, powers and verbs.

pub mod adding;
pub mod amounts;
pub mod at_once;
mod beaten;
pub mod by_hand;
pub mod closings;
mod companions;
pub mod cond;
pub mod eval;
pub mod everybody;
pub mod examinable;
pub mod examine;
pub mod fits;
mod forbids;
pub mod found;
mod giving;
mod in_place;
pub mod instead;
pub mod laying;
pub mod leaving;
mod may_pay;
pub mod origin;
mod pass_on;
pub mod passing;
pub mod pay;
mod placing;
pub mod price;
pub mod progress;
mod retry;
pub mod select;
pub mod shift;
pub mod standing;
pub mod summon;
pub mod time;
pub mod triggers;
pub mod upon;
pub mod useful;
pub mod verbs;

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Registers the steps of effects and triggers.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Effects, eval::step);
    steps.add(Step::Triggers, leaving::told_before(triggers::step));
}
