//! Taking a turn (AC-TURN-01): advance the blessings deck, give, move, explore, close, reset the
//! hand, end the turn.

mod actions;
mod begin;
mod end;
pub mod granted;
mod reset;
mod steps;

use crate::rules::flow::drive::Nearest as _;
use bevy_ecs::prelude::*;

use super::abandon::abandon;
use super::edition::switches;
use super::effect::leaving::told_before;
use super::flow::drive::Steps;
use super::flow::frame::{Flow, Frame, Phase, Step};
use super::state::board::Board;
use super::state::ids::HeroId;

pub use actions::why_not;
pub use granted::{may_be_granted, next_card};
pub use reset::reset_hand;
pub use steps::{forgo_move, moved_by_text};

/// Registers the steps of a turn.
pub fn install(steps: &mut Steps) {
    steps.add(Step::NextTurn, begin::next);
    steps.add(Step::AdvanceBlessings, begin::advance);
    steps.add(Step::TurnStart, begin::start);
    steps.add(Step::TurnActions, told_before(actions::step));
    steps.add(Step::TurnEnd, end::effects);
    steps.add(Step::TurnLast, told_before(end::last_plays));
    steps.add(Step::TurnReset, told_before(end::reset));
    steps.add(Step::TurnOver, told_before(end::over));
    steps.add(Step::ResetBegin, reset::begin);
    steps.add(Step::ResetDiscard, reset::discard);
    steps.add(Step::ResetDraw, reset::draw);
}

/// Grants one more exploration. Several grants during one exploration count as one (AC-TURN-33).
/// With no encounter under way the exploration is made at once, and an earlier grant stays for
/// later (AC-RUL-64).
pub fn grant(world: &mut World, hero: HeroId) {
    if !may_be_granted(&Board::new(world), hero) {
        return;
    }
    let flow = world.resource_mut::<Flow>().into_inner();
    let inside = flow.encounter().is_some();
    if let Some(t) = flow.turn_mut() {
        t.granted |= inside;
        t.explore_now |= !inside;
    }
}

/// Takes the first exploration of the hero's turn away, which is then made no more (AC-TURN-26).
pub fn forgo_exploration(world: &mut World, hero: HeroId) {
    if !granted::may_forgo(&Board::new(world), hero) {
        return;
    }
    if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut() {
        t.explored = true;
        t.phase = t.phase.max(Phase::Explore);
    }
}

/// Ends the hero's turn by a power: as soon as the stack is back at the turn (AC-TURN-52), or at
/// once, in which case running encounters end with their cards neither defeated nor undefeated
/// (AC-ENC-35).
pub fn end_by_order(world: &mut World, hero: HeroId) {
    let breaks_off = switches(world).turn_end_breaks_off;
    let flow = world.resource_mut::<Flow>().into_inner();
    let Some(t) = flow.turn_mut().filter(|t| t.hero == hero) else { return };
    t.cut_short = true;
    let met = |f: &Frame| matches!(f, Frame::Encounter(_));
    while breaks_off && world.resource::<Flow>().frames.iter().any(met) {
        abandon(world);
    }
}
