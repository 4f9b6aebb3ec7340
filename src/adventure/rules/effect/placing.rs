//! Locations that "you" choose for cards that go into their decks or next to them.

use bevy_ecs::prelude::*;

use super::select::here;
use crate::cards::effect::{Effect, To};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PlaceId;
use crate::rules::state::table;

/// Lets "you" choose the location that an effect needs, before it moves any card. Returns false while
/// that is asked.
pub fn is_chosen(world: &mut World, ctx: &Ctx, effect: &Effect) -> bool {
    let Some(to) = effect.destination().filter(|to| to.is_chosen()) else { return true };
    if chosen(world).is_some() {
        return true;
    }
    let places = candidates(world, ctx, to);
    let place = match (drive::answer_one(world), places.as_slice()) {
        (Some(Act::Place(p)), _) => p,
        (_, []) => return true,
        (_, [only]) => *only,
        _ => {
            let (who, ask, source, card) = (ctx.you, Ask::Place, ctx.source, ctx.card);
            let options = places.into_iter().map(Act::Place).collect();
            drive::ask(world, Question { who, ask, source, card }, options);
            return false;
        }
    };
    drive::effects_mut(world).chosen = Some(place);
    true
}

/// Returns the location that was chosen for the effect under way.
pub fn chosen(world: &World) -> Option<PlaceId> {
    drive::effects(world).chosen
}

fn candidates(world: &World, ctx: &Ctx, to: To) -> Vec<PlaceId> {
    let this = here(world, ctx);
    match to {
        To::BesideOne => table::places(world).collect(),
        To::OtherOpenOne => table::open_places(world).into_iter().filter(|p| *p != this).collect(),
        _ => table::open_places(world),
    }
}
