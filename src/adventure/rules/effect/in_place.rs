//! Suffering a scourge in another hero's place.

use bevy_ecs::prelude::*;

use super::progress::{Progress, set_stage, stage};
use super::triggers::{Answers, Happened};
use crate::cards::effect::Effect;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Flow, Frame};
use crate::rules::scourge;
use crate::rules::state::ids::HeroId;
use crate::saturating;

/// The stage in which answers have been given.
const ANSWERED: u8 = 1;

/// Makes a hero suffer a scourge, unless another one does in answer to that (AC-SCRG-02, AC-GOLD-03).
/// The frame keeps in its number who does: 0 for nobody else.
pub fn suffer(world: &mut World, ctx: &Ctx, hero: HeroId, named: Option<&str>) -> Progress {
    let mut who = hero;
    if stage(world) == ANSWERED {
        let other = usize::try_from(drive::effects(world).number).unwrap_or(0);
        if other > 0 {
            who = HeroId(saturating::byte(other - 1));
        }
    } else {
        let mut answers = Answers::default();
        answers.collect(world, hero, Happened::Suffering);
        if !answers.is_empty() {
            set_stage(world, ANSWERED);
            answers.push(world, hero);
            return Progress::Wait;
        }
    }
    scourge::suffer(world, ctx, who, named);
    Progress::Done
}

/// Notes that a hero suffers the scourge that is about to be suffered.
pub fn take(world: &mut World, hero: HeroId) {
    let frames = &mut world.resource_mut::<Flow>().into_inner().frames;
    let about = frames.iter_mut().rev().find_map(|f| match f {
        Frame::Effects(f) if f.stage == ANSWERED => {
            matches!(f.list.get(f.at), Some(Effect::Suffer { .. })).then_some(f)
        }
        _ => None,
    });
    if let Some(f) = about {
        f.number = i32::from(hero.0).saturating_add(1);
    }
}
