//! The road: chapters one after the other, and what happens between encounters. A chapter is a
//! function of the company before it, a seed and the decisions; [`company_after`] is its value.

mod after;
mod aftermath;
pub mod arrange;
mod camp;
mod chapter;
pub mod decks;
pub mod gain;
mod level_up;
pub mod levels;
pub mod market;
pub mod planner;
pub mod sort;
mod story;
mod travel;
pub mod travelled;

use bevy_ecs::prelude::*;

pub use after::company_after;
pub use chapter::resolution;
pub use level_up::{all_level_up, taken};
pub use story::{Reading, is_read_at, reading};
pub use travel::draw;

use super::flow::drive::Steps;
use super::flow::frame::Step;
use super::flow::prompt::{Act, Ask};

/// Adds the steps of chapters and of what follows an encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Open, chapter::open);
    steps.add(Step::Visit, chapter::visit);
    steps.add(Step::Choose, chapter::choose);
    steps.add(Step::Travel, chapter::travel);
    steps.add(Step::Leave, chapter::leave);
    steps.add(Step::Tell, story::tell);
    steps.add(Step::LevelUps, level_up::level_ups);
    steps.add(Step::Replace, decks::replace);
    steps.add(Step::AddBasic, decks::add_basic);
    steps.add(Step::RemoveOne, decks::remove_one);
    steps.add(Step::Ended, aftermath::ended);
    steps.add(Step::CardsHome, aftermath::cards_home);
    steps.add(Step::Result, aftermath::result);
    steps.add(Step::Rewards, aftermath::rewards);
    steps.add(Step::Camp, camp::camp);
    steps.add(Step::AfterCamp, aftermath::over);
}

/// Something that might be tried, with the rule and the reason if it is not allowed.
pub type Tried = (Act, Option<(&'static str, String)>);

/// Returns what is refused at a prompt of the road, each with its rule and why.
pub fn refused(world: &World, ask: Ask) -> Vec<(Act, &'static str, String)> {
    let tried = match ask {
        Ask::Story | Ask::Market => story::tried(world),
        Ask::LevelUp => level_up::tried(world),
        Ask::Camp => camp::tried(world),
        Ask::FillBoard => arrange::asked(world),
        Ask::RemoveCard => decks::tried(world),
        _ => Vec::new(),
    };
    tried.into_iter().filter_map(|(act, no)| no.map(|(rule, why)| (act, rule, why))).collect()
}

/// Returns the options among what might be tried.
pub fn allowed(tried: Vec<Tried>) -> Vec<Act> {
    tried.into_iter().filter(|(_, no)| no.is_none()).map(|(act, _)| act).collect()
}
