//! Carries out lists of effects one after the other, stopping where a player must choose.

use bevy_ecs::prelude::*;

use super::progress::Progress;
use super::verbs;
use crate::cards::effect::{Effect, From};
use crate::rules::abandon::abandon;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::state::ids::CardId;
use crate::rules::state::table::{self, Over};

/// Lets the list around a nested one speak of the cards that the nested one has moved.
fn pass_up(world: &mut World, moved: Vec<CardId>) {
    let flow = world.resource_mut::<Flow>().into_inner();
    if let Some(Frame::Effects(around)) = flow.frames.last_mut()
        && !moved.is_empty()
    {
        around.moved = moved;
    }
}

/// Returns whether later effects of a list may speak of the cards that this one moves.
fn moves_cards(effect: &Effect) -> bool {
    matches!(effect, Effect::Shift { from, .. } if *from != From::Moved)
}

/// The step of an effects frame. Skips instructions that cannot be carried out and applies the rest
/// (AC-GOLD-09). If the hero dies, only the current effect is finished, for the other heroes whom
/// it affects (AC-RUL-24, AC-RUL-26).
pub fn step(world: &mut World) {
    loop {
        let f = drive::effects(world);
        if f.targets.is_none() && !table::hero(world, f.ctx.you).alive {
            return abandon(world);
        }
        let (list, at, ctx) = (f.list.0.clone(), f.at, f.ctx.clone());
        let Some(effect) = list.get(at) else {
            let moved = std::mem::take(&mut drive::effects_mut(world).moved);
            drive::pop(world);
            pass_up(world, moved);
            return;
        };
        let depth = world.resource::<Flow>().frames.len();
        if verbs::carry_out(world, &ctx, effect) == Progress::Wait {
            return;
        }
        let flow = world.resource_mut::<Flow>().into_inner();
        let Some(Frame::Effects(f)) = flow.frames.get_mut(depth - 1) else { return };
        f.at += 1;
        f.targets = None;
        f.picked = false;
        f.stage = 0;
        f.number = 0;
        f.cards.clear();
        f.chosen = None;
        if moves_cards(effect) {
            f.moved = std::mem::take(&mut f.moving);
        }
        if flow.frames.len() != depth || world.resource::<Over>().0.is_some() {
            return;
        }
    }
}
