//! The card that an exploration would find, and whether one can be granted.

use bevy_ecs::prelude::*;

use crate::rules::effect::standing;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::{Frame, Phase, Step, TurnFrame};
use crate::rules::state::board::Board;
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;
use crate::rules::state::token;

/// Returns the card that an exploration would find now at the hero's location.
pub fn next_card(world: &World, t: &TurnFrame) -> Option<CardId> {
    let at = table::hero(world, t.hero).at;
    let met = match &t.met_up {
        _ if !t.explored => Some(&[][..]),
        Some((place, cards)) if *place == at => Some(cards.as_slice()),
        _ => None,
    };
    faceup::explored_card(world, at, met)
}

/// Returns whether a hero still has the first exploration of the own turn, and could make it.
pub fn may_forgo(board: &Board<'_>, hero: HeroId) -> bool {
    let Some(t) = board.flow.turn() else { return false };
    let open = t.phase <= Phase::Explore && !t.cut_short && !t.explored;
    t.hero == hero && open && next_card(board, t).is_some()
}

/// Returns whether a hero's own move step is still open and the hero could move in it.
pub fn may_forgo_move(board: &Board<'_>, hero: HeroId) -> bool {
    let Some(t) = board.flow.turn() else { return false };
    let open = t.phase <= Phase::Move && t.step == Step::TurnActions && !t.cut_short;
    let free = || !token::is_hidden(board, hero) && standing::cannot_move(board, hero).is_none();
    t.hero == hero && open && free() && !standing::goals(board, hero).is_empty()
}

/// Returns whether a hero can be granted an exploration now: on the hero's own turn, before the
/// close step, with cards to explore (AC-TURN-30, AC-TURN-36, AC-RUL-66).
pub fn may_be_granted(board: &Board<'_>, hero: HeroId) -> bool {
    let flow = board.flow;
    let Some(t) = flow.turn() else { return false };
    let inside = flow.encounter().is_some();
    // Effects triggered on the turn come before its explore step (AC-TURN-31); what is played to explore
    // does so, though something answers that it was played.
    let triggered = |f: &Frame| matches!(f, Frame::Triggers(f) if !f.of_play.0);
    let answering = flow.frames.iter().any(triggered);
    let begun = t.explored || !answering || !board.switches().only_in_explore_step;
    t.hero == hero
        && begun
        && t.phase <= Phase::Explore
        && !t.cut_short
        && (inside || next_card(board, t).is_some())
        && !(t.explored && standing::cannot_explore_again(board, hero).is_some())
}
