//! Taking a turn (AC-TURN-01): advance the blessings deck, give, move, explore, close, reset the
//! hand, end the turn.

mod actions;
mod begin;
mod end;
mod reset;

use bevy_ecs::prelude::*;

use super::death;
use super::edition::switches;
use super::effect::standing;
use super::flow::drive::Steps;
use super::flow::frame::{Flow, Frame, Phase, Step, TurnFrame};
use super::state::board::Board;
use super::state::faceup;
use super::state::ids::{CardId, HeroId};
use super::state::table;

pub use actions::why_not;
pub use reset::reset_hand;

/// Adds the steps of a turn.
pub fn install(steps: &mut Steps) {
    steps.add(Step::NextTurn, begin::next);
    steps.add(Step::AdvanceBlessings, begin::advance);
    steps.add(Step::TurnStart, begin::start);
    steps.add(Step::TurnActions, actions::step);
    steps.add(Step::TurnEnd, end::effects);
    steps.add(Step::TurnLast, end::last_plays);
    steps.add(Step::TurnReset, end::reset);
    steps.add(Step::TurnOver, end::over);
    steps.add(Step::ResetBegin, reset::begin);
    steps.add(Step::ResetDiscard, reset::discard);
    steps.add(Step::ResetDraw, reset::draw);
}

/// The card that an exploration would find now, where the hero stands.
pub fn next_card(world: &World, t: &TurnFrame) -> Option<CardId> {
    let at = table::hero(world, t.hero).at;
    let met = match &t.met_up {
        _ if !t.explored => Some(&[][..]),
        Some((place, cards)) if *place == at => Some(cards.as_slice()),
        _ => None,
    };
    faceup::found(world, at, met)
}

/// Whether an exploration can be granted to a hero now: on the own turn, before the close step,
/// with cards to explore (AC-TURN-30, AC-TURN-36, AC-RUL-66).
pub fn may_be_granted(board: &Board<'_>, hero: HeroId) -> bool {
    let flow = board.flow;
    let Some(t) = flow.turn() else { return false };
    let inside = flow.encounter().is_some();
    // Something that happens on the turn is not yet its explore step (AC-TURN-31).
    let answering = flow.frames.iter().any(|f| matches!(f, Frame::Triggers(_)));
    let begun = t.explored || !answering || !board.switches().only_in_explore_step;
    t.hero == hero
        && begun
        && t.phase <= Phase::Explore
        && !t.cut_short
        && (inside || next_card(board, t).is_some())
        && !(t.explored && standing::cannot_explore_again(board, hero).is_some())
}

/// Grants one more exploration; several granted during one exploration are one (AC-TURN-33).
/// With no encounter under way it is made at once, and one granted before is kept for later
/// (AC-RUL-64).
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

/// A power ends the hero's turn: when the stack is back at it (AC-TURN-52), or at once, breaking
/// off the encounters that run, whose cards are neither defeated nor undefeated (AC-ENC-35).
pub fn end_by_order(world: &mut World, hero: HeroId) {
    let breaks_off = switches(world).turn_end_breaks_off;
    let flow = world.resource_mut::<Flow>().into_inner();
    let Some(t) = flow.turn_mut().filter(|t| t.hero == hero) else { return };
    t.cut_short = true;
    let met = |f: &Frame| matches!(f, Frame::Encounter(_));
    while breaks_off && world.resource::<Flow>().frames.iter().any(met) {
        death::abandon(world);
    }
}
