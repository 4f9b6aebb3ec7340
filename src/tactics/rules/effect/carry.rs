//! The step of a list of effects: it carries out the one at the cursor, and hears what that pushed.

use super::run::Progress;
use super::verbs;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame, Returned};
use bevy_ecs::prelude::*;

/// Carries out the effect at the cursor.
pub fn step(world: &mut World) {
    hear(world);
    let depth = world.resource::<Flow>().frames.len() - 1;
    let f = drive::effects(world);
    let (list, at, ctx) = (f.list.clone(), usize::from(f.at), f.ctx.clone());
    let Some(effect) = list.get(at) else {
        let done = f.all;
        return drive::pop_with(world, Returned::Effects { done });
    };
    if let Progress::Done(did) = verbs::carry_out(world, &ctx, effect)
        && let Some(Frame::Effects(f)) =
            world.resource_mut::<Flow>().into_inner().frames.get_mut(depth)
    {
        f.at += 1;
        f.stage = 0;
        f.targets = None;
        f.spot = None;
        f.line = None;
        f.current = None;
        f.value = None;
        f.roll = None;
        f.prevents = None;
        f.cards.clear();
        f.kept.clear();
        f.did = did;
        f.all &= did;
    }
}

/// Notes what the frame above has come to.
fn hear(world: &mut World) {
    let Some(returned) = drive::returned(world) else { return };
    let f = drive::effects_mut(world);
    if let Returned::Direction { step } = returned {
        f.line = Some(step);
        return;
    }
    if f.at == 0 && f.stage == 0 && f.targets.is_none() {
        // It has pushed nothing yet: that was meant for somebody else.
        return;
    }
    match returned {
        Returned::Blow { dealt, felled, .. } => {
            f.damage = Some(f.damage.unwrap_or(0) + dealt);
            f.felled = felled;
        }
        Returned::Attack { dealt, felled, made } => {
            f.damage = Some(dealt);
            f.felled = felled;
            f.did = made;
        }
        Returned::Move { walked } => f.did = walked > 0,
        Returned::Effects { done } => f.did = done,
        Returned::Direction { .. } => {}
    }
}
