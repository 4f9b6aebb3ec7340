//! The set-up of an encounter, in the printed order (AT-SETUP-28).

mod board;
mod heroes;
mod lay;

pub use board::{place, place_companion};
pub use lay::{check, is_chosen, lay_out};

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Adds the steps of the set-up.
pub fn install(steps: &mut Steps) {
    steps.add(Step::PlaceHeroes, heroes::place);
    steps.add(Step::LayCompass, board::compass);
    steps.add(Step::PlaceEnemies, board::enemies);
    steps.add(Step::FillBoards, heroes::fill);
    steps.add(Step::FirstDraw, heroes::first_draw);
    steps.add(Step::Mulligan, heroes::mulligan);
}
