//! What was played in the step of an encounter that is under way: of each type one card by each hero
//! and each power once, on however many checks and against however much damage that step has
//! (AC-PLAY-12, AC-PLAY-52, AC-PLAY-53, AC-RUL-108); against damage to each hero for itself (AC-DMG-04,
//! AC-DMG-05).

use bevy_ecs::prelude::*;

use super::{Moment, spends};
use crate::rules::flow::frame::{EncounterFrame, Flow, Frame, Noted, Step, StepNotes};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::HeroId;

/// Begins a step of an encounter: what was played in the one before limits nothing any more. Does
/// nothing where that step has begun.
pub fn begin_step(e: &mut EncounterFrame, step: Step) {
    if e.noted.step != step {
        e.noted = StepNotes { step, plays: Vec::new() };
    }
}

/// Begins a check against the encountered card, which is a step of its own each time (AC-ENC-27).
pub fn begin_check(e: &mut EncounterFrame) {
    e.noted = StepNotes { step: Step::Attempt, plays: Vec::new() };
}

/// Where the encounter lies on the stack to whose step that belongs which is done now. Of a summoned
/// card's encounter the steps are its own (AC-ENC-40); a check to recharge is a step of its own
/// (AC-ENC-26); what comes before a villain's encounter and after it is none of its steps (AC-VILL-02).
fn under_way(flow: &Flow) -> Option<usize> {
    let nearest = |f: &Frame| match f {
        Frame::Encounter(_) => true,
        Frame::Recharge(f) => f.trying,
        _ => false,
    };
    let at = flow.frames.iter().rposition(nearest)?;
    let within = |e: &EncounterFrame| !matches!(e.step, Step::Guard | Step::Escape);
    matches!(&flow.frames[at], Frame::Encounter(e) if within(e)).then_some(at)
}

/// What was played so far in the step of an encounter that is under way, if one is, as far as it counts
/// at a moment.
pub(super) fn played<'w>(
    world: &'w World,
    moment: &Moment<'_>,
) -> impl Iterator<Item = &'w Noted> + use<'w> {
    let flow = world.resource::<Flow>();
    let plays = match under_way(flow).map(|at| &flow.frames[at]) {
        Some(Frame::Encounter(e)) if !matches!(moment, Moment::Turn) => e.noted.plays.as_slice(),
        _ => &[],
    };
    let hurt = match moment {
        Moment::Damage(f) => Some(f.hero),
        _ => None,
    };
    plays.iter().filter(move |n| hurt.is_none() || n.hurt.is_none() || n.hurt == hurt)
}

/// Notes that a power is used in the step of an encounter that is under way, if one is; `hurt` is
/// whose damage it is used on. To be called before its card is put away.
pub fn note(world: &mut World, (hero, of, power): (HeroId, Source, u8), hurt: Option<HeroId>) {
    let kind = spends(world, hero, of, power);
    let flow = world.resource_mut::<Flow>().into_inner();
    if let Some(at) = under_way(flow)
        && let Frame::Encounter(e) = &mut flow.frames[at]
    {
        e.noted.plays.push(Noted { hero, of, power, kind, hurt });
    }
}
