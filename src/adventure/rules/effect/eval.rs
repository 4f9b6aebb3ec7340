//! Carrying out a list of effects, one after the other, stopping where somebody must choose.

use bevy_ecs::prelude::*;

use super::progress::Progress;
use super::verbs;
use crate::rules::abandon::abandon;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::state::table::{self, Over};

/// The step of an effects frame. An instruction that cannot be carried out is skipped and the
/// rest still applied (AC-GOLD-09). Of a dead hero's effects only the one under way is finished,
/// for the others whom it concerns (AC-RUL-24, AC-RUL-26).
pub fn step(world: &mut World) {
    loop {
        let f = drive::effects(world);
        if f.targets.is_none() && !table::hero(world, f.ctx.you).alive {
            return abandon(world);
        }
        let (list, at, ctx) = (f.list.0.clone(), f.at, f.ctx.clone());
        let Some(effect) = list.get(at) else {
            drive::pop(world);
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
        if flow.frames.len() != depth || world.resource::<Over>().0.is_some() {
            return;
        }
    }
}
