//! What texts do, what they count, and what they hold to be so.

pub mod amount;
mod carry;
pub mod cond;
pub mod lasting;
pub mod run;
pub mod special;
pub mod spot;
pub mod standing;
pub mod target;
pub mod texts;
pub mod triggers;
pub mod useful;
pub mod verbs;
pub mod whom;
mod window;

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Adds the steps of texts.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Triggers, window::step);
    steps.add(Step::Effects, carry::step);
}
