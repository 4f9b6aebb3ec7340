//! On which squares somebody would have to stand for a condition to hold.

use bevy_ecs::prelude::*;

use crate::content::effect::Cond;
use crate::ground::Cells;
use crate::rules::effect::{cond, whom};
use crate::rules::flow::frame::Ctx;
use crate::rules::state::field::Field;
use crate::rules::state::table;

/// Returns the squares on which the condition would hold for who has the text, if only the place
/// changed. What is not about the place is judged as it is now.
pub fn squares(world: &World, ctx: &Ctx, c: &Cond) -> Cells {
    of_place(world, ctx, c).unwrap_or_else(|| match cond::holds(world, ctx, c) {
        true => Cells::ALL,
        false => Cells::EMPTY,
    })
}

/// Returns the squares if the condition is about the place.
fn of_place(world: &World, ctx: &Ctx, c: &Cond) -> Option<Cells> {
    let all_of = |all: &[Cond]| {
        let any = all.iter().any(|c| of_place(world, ctx, c).is_some());
        any.then(|| all.iter().map(|c| squares(world, ctx, c)).collect::<Vec<_>>())
    };
    match c {
        Cond::All(all) => all_of(all).map(|all| all.into_iter().fold(Cells::ALL, |a, b| a & b)),
        Cond::AnyOf(all) => all_of(all).map(|all| all.into_iter().fold(Cells::EMPTY, |a, b| a | b)),
        Cond::Not(c) => of_place(world, ctx, c).map(|cells| Cells::ALL - cells),
        Cond::On(id) => Some(table::terrain(world, id)),
        Cond::Beside(id) => Some(table::terrain(world, id).around(1)),
        Cond::OnMark(name) => Some(table::mark(world, name)),
        Cond::BesideMark(name) => Some(table::mark(world, name).around(1)),
        Cond::OnExit => Some(world.resource::<Field>().ground.exits),
        Cond::Near(who, reach) => {
            let there = table::standing(world)
                .filter(|f| Some(f.id) != ctx.you && whom::is(world, ctx, who, f.id));
            let near = there.map(|f| f.base().cells().around(reach.attack().max));
            Some(near.fold(Cells::EMPTY, |a, b| a | b))
        }
        Cond::There(whom, 1) => {
            let within = whom.within?;
            let fits = |c: &Cond, id| cond::holds(world, &ctx.about(id), c);
            let there = table::standing(world).filter(|f| {
                whom::is(world, ctx, &whom.who, f.id)
                    && whom.only_if.as_deref().is_none_or(|c| fits(c, f.id))
            });
            let near = there.map(|f| f.base().cells().around(within.help().max));
            Some(near.fold(Cells::EMPTY, |a, b| a | b))
        }
        _ => None,
    }
}
