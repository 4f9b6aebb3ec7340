//! The steps of the road, and what is refused at them.

use super::super::flow::drive::Steps;
use super::super::flow::frame::Step;
use super::super::flow::prompt::{Act, Ask};
use super::{aftermath, arrange, camp, chapter, decks, level_up, story};
use bevy_ecs::prelude::*;

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
