//! Carrying out lists of effects: a cursor over a list, which waits for what each of them pushes.

use bevy_ecs::prelude::*;

use crate::content::effect::{Effect, Effects};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame};

/// How far an effect has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is done; whether anything could be carried out. What it pushed runs before the next one.
    Done(bool),
    /// It asked, or waits for what it pushed, or goes on; it is called again.
    Wait,
}

/// Puts a list on the stack.
pub fn push(world: &mut World, ctx: Ctx, list: Effects) {
    if !list.is_empty() {
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list)));
    }
}

/// Puts a list on the stack that goes on though who has the text is gone: what a rule does.
pub fn push_rule(world: &mut World, ctx: Ctx, list: Effects) {
    if !list.is_empty() {
        let frame = EffectsFrame { survives: true, ..EffectsFrame::new(ctx, list) };
        drive::push(world, Frame::Effects(frame));
    }
}

/// Puts a list on the stack that belongs to the one under way: it knows what that one has counted, hurt
/// and rolled.
pub fn push_within(world: &mut World, ctx: Ctx, list: Effects) {
    if list.is_empty() {
        return;
    }
    let f = drive::effects(world);
    let frame = EffectsFrame {
        count: f.count,
        did: f.did,
        rolled: f.rolled,
        damage: f.damage,
        felled: f.felled,
        cleared: f.cleared.clone(),
        chosen: f.chosen.clone(),
        survives: f.survives,
        parried: f.parried,
        ..EffectsFrame::new(ctx, list)
    };
    drive::push(world, Frame::Effects(frame));
}

/// Returns how far the effect under way has come by its own reckoning.
pub fn stage(world: &World) -> u8 {
    drive::effects(world).stage
}

/// Sets it.
pub fn set_stage(world: &mut World, stage: u8) {
    drive::effects_mut(world).stage = stage;
}

/// Carries out something that pushes one frame: the first time it does, then it is done.
pub fn once(world: &mut World, push: impl FnOnce(&mut World) -> bool) -> Progress {
    if stage(world) > 0 {
        return Progress::Done(drive::effects(world).did);
    }
    set_stage(world, 1);
    let depth = world.resource::<Flow>().frames.len();
    if !push(world) {
        return Progress::Done(false);
    }
    if world.resource::<Flow>().frames.len() == depth {
        Progress::Done(true)
    } else {
        Progress::Wait
    }
}

/// Returns whether an effect is an attack.
pub fn attacks(effect: &Effect) -> bool {
    matches!(effect, Effect::Attack { .. } | Effect::BasicAttack { .. })
}
