//! Things due at once of which one may as well be the first, so that nobody need be asked for it
//! (AC-RUL-01): it touches nothing that the others touch. In doubt the order matters.

use bevy_ecs::prelude::*;

use super::footprint::{self, Footprint};
use crate::cards::effect::Effect;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::state::ids::HeroId;

/// Returns what is due that may be the first without a difference to any of the others; `None`
/// where the order has to be decided.
pub fn first(world: &World, prompt: &Prompt) -> Option<Act> {
    if prompt.ask != Ask::Order || prompt.max != 1 {
        return None;
    }
    let top = world.resource::<Flow>().frames.last()?;
    let footprint = |act: &Act| match (top, *act) {
        (Frame::Triggers(f), Act::Choice(n)) => {
            let fired = f.forced.get(usize::from(n))?;
            Some(footprint::of(world, &fired.ctx, &fired.does.0, None))
        }
        (Frame::Effects(f), Act::Hero(h)) => for_hero(world, f, h),
        _ => None,
    };
    let all: Vec<Footprint> = prompt.options.iter().map(footprint).collect::<Option<_>>()?;
    let free = |(i, one): (usize, &Footprint)| {
        let others = all.iter().enumerate().filter(|(n, _)| *n != i);
        others.into_iter().all(|(_, other)| one.commutes(other))
    };
    let at = all.iter().enumerate().position(free)?;
    prompt.options.get(at).copied()
}

/// What an effect on several heroes touches in carrying it out for one of them.
fn for_hero(world: &World, f: &EffectsFrame, hero: HeroId) -> Option<Footprint> {
    let e = f.list.get(f.at)?;
    let ctx = Ctx { you: hero, ..f.ctx.clone() };
    Some(match e {
        Effect::Each(_, list) => footprint::of(world, &ctx, list, None),
        e => footprint::of(world, &f.ctx, std::slice::from_ref(e), Some(hero)),
    })
}
