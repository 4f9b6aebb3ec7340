//! What an area would affect around each square that can be chosen, for clients that show it before the
//! choice. The functions are those by which the choice is carried out.

use bevy_ecs::prelude::*;
use kernel::play;

use super::effect::target::{self, Does};
use super::family::Tactics;
use super::flow::frame::{Ctx, Flow, Frame};
use super::flow::prompt::{Act, Ask};
use super::sight;
use super::state::ids::FighterId;
use crate::content::effect::{Effect, Target};
use crate::ground::{Cells, Sq, area};

/// An area around a square that can be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aimed {
    /// Its squares (AT-AOE-02, AT-AOE-08).
    pub squares: Cells,
    /// Whom it would affect, on either side (AT-AOE-01, AT-RUL-07).
    pub hits: Vec<FighterId>,
}

/// Returns the area around a square and whom it would affect; `None` if the open question does not offer
/// that square as the target of an area.
pub fn aimed(world: &World, at: Sq) -> Option<Aimed> {
    let asked = play::prompt::<Tactics>(world)?;
    if asked.ask != Ask::Target || !asked.options.contains(&Act::Square(at)) {
        return None;
    }
    let (ctx, target, does) = match world.resource::<Flow>().frames.last()? {
        Frame::Attack(f) => (Ctx::of(f.by, f.spec.source), &f.spec.target, Does::Harm),
        Frame::Effects(f) => {
            let (target, does) = aimed_by(f.list.get(usize::from(f.at))?)?;
            (f.ctx.clone(), target, does)
        }
        _ => return None,
    };
    let size = target.area?;
    let side = target::side(world, &ctx);
    let mut hits = target::in_area(world, side, at, size, does);
    hits.retain(|id| target::hits(world, &ctx, target, *id));
    Some(Aimed { squares: area(at, size, &sight::walled(world, side)), hits })
}

/// Returns the target of an effect that may have an area, and what the effect does to it.
fn aimed_by(effect: &Effect) -> Option<(&Target, Does)> {
    Some(match effect {
        Effect::Heal(_, target) => (target, Does::Heal),
        Effect::Inflict(_, target, _)
        | Effect::Harm(_, target)
        | Effect::Shove { target, .. }
        | Effect::Fell(target)
        | Effect::Remove(target) => (target, Does::Harm),
        Effect::BasicMove { target, .. }
        | Effect::Move { target, .. }
        | Effect::Place { target, .. }
        | Effect::Lift(_, target, _)
        | Effect::Each(target, _)
        | Effect::Put(_, _, target)
        | Effect::Take(_, _, target)
        | Effect::Draw(_, target) => (target, Does::Help),
        _ => return None,
    })
}
