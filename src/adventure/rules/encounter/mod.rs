//! Encountering a card: evade, before, check, next check, after, resolve (AC-ENC-06), in the third
//! edition with a first step for effects when it is encountered (AC-ENC-07). The encountering hero
//! takes the steps (AC-ENC-01), the same ones however the encounter began (AC-ENC-39), and nothing
//! comes between them (AC-ENC-04).

mod after;
mod attempt;
mod begin;
mod evade;
pub mod fate;

pub use begin::{begin, cease, first_step, flip, give_back, summoned};

use bevy_ecs::prelude::*;

use super::effect::leaving::told_before;
use super::effect::triggers::{Answers, Happened};
use super::flow::drive::{self, Steps};
use super::flow::frame::{Flow, Frame, Returned, Step};
use super::state::lasting::Lasting;

/// Registers the steps of an encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Flipped, begin::flipped);
    steps.add(Step::Encountered, begin::encountered);
    steps.add(Step::Evade, told_before(evade::step));
    steps.add(Step::BeforeEncounter, told_before(begin::before));
    steps.add(Step::Attempt, told_before(attempt::step));
    steps.add(Step::AfterEncounter, told_before(after::after));
    steps.add(Step::Resolve, told_before(after::resolve));
    steps.add(Step::Settle, told_before(after::settle));
    steps.add(Step::Aftermath, told_before(after::aftermath));
}

/// Ends the encounter on top of the flow, and what lasts as long as it, unless it is within another.
/// With that of an exploration the exploration is over, too.
pub fn finish(world: &mut World, won: bool) {
    let explorer = match world.resource::<Flow>().frames.last() {
        Some(Frame::Encounter(e)) if e.explored => Some(e.hero),
        _ => None,
    };
    drive::pop_with(world, Returned::Encounter(won));
    end_lasting(world);
    let Some(hero) = explorer else { return };
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::Explored);
    // What answers it is no part of the encounter, whose result nobody waits for.
    if !answers.is_empty() {
        let _ = drive::returned(world);
    }
    answers.push(world, hero);
}

/// Ends what lasts as long as an encounter, if none is under way any more.
pub fn end_lasting(world: &mut World) {
    let within = |f: &Frame| matches!(f, Frame::Encounter(_));
    if !world.resource::<Flow>().frames.iter().any(within) {
        world.resource_mut::<Lasting>().end_encounter();
    }
}
