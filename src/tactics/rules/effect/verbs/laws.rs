//! Verbs about the laws of an encounter: those that are drawn hold until Cleanup, one beside the other.

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;

use super::super::run::Progress;
use super::super::{cond, standing};
use crate::content::effect::Effect;
use crate::content::printed::LawDef;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::in_force;
use crate::rules::state::round::Round;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, effect: &Effect) -> Progress {
    Progress::Done(match effect {
        Effect::DrawLaw => draw(world),
        _ => end(world),
    })
}

/// Draws a law that holds beside those that do. All are drawn before any comes again; one that its text
/// puts first is the first of them.
fn draw(world: &mut World) -> bool {
    if world.resource::<Round>().laws.is_empty() {
        let of_encounter = table::encounter(world).map_or(&[][..], |e| &e.laws);
        let mut laws: Vec<u8> = saturating::bytes(of_encounter.len()).collect();
        let is_first = |law: &LawDef| {
            law.first_if.as_ref().is_some_and(|c| cond::holds(world, &Ctx::nobody(), c))
        };
        let first = of_encounter.iter().position(is_first).map(saturating::byte);
        world.resource_mut::<Rng>().shuffle(&mut laws);
        if let Some(first) = first {
            laws.retain(|n| *n != first);
            laws.push(first);
        }
        world.resource_mut::<Round>().laws = laws;
    }
    let Some(law) = world.resource_mut::<Round>().laws.pop() else { return false };
    world.resource_mut::<Round>().in_force.push(law);
    in_force::changed(world);
    drive::tell(world, || Cue::Law { law, on: true });
    standing::cap_hp(world);
    true
}

/// Ends the laws that hold. Returns whether one did.
pub fn end(world: &mut World) -> bool {
    let laws = std::mem::take(&mut world.resource_mut::<Round>().in_force);
    if laws.is_empty() {
        return false;
    }
    in_force::changed(world);
    for law in laws {
        drive::tell(world, || Cue::Law { law, on: false });
    }
    standing::cap_hp(world);
    true
}
