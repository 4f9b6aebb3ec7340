//! Turns of heroes, of enemies, of summons and allies.

pub mod actions;
pub mod activation;
pub mod companions;
pub mod enemies;
pub mod hero;
pub mod options;
pub mod playing;
pub mod potion;
pub mod uses;

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Adds the steps of turns.
pub fn install(steps: &mut Steps) {
    steps.add(Step::TurnStart, hero::start);
    steps.add(Step::Down, hero::down);
    steps.add(Step::Actions, actions::step);
    steps.add(Step::TurnOver, hero::over);
    steps.add(Step::Playing, playing::play);
    steps.add(Step::Played, playing::played);
    companions::install(steps);
    enemies::install(steps);
}
