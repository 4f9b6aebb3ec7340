//! Where the card with an effect came from, which decides how its text about its own defeat counts.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Effect, EffectClass};
use crate::cards::vocabulary::Rank;
use crate::rules::flow::drive::CurrentEncounter as _;
use crate::rules::flow::frame::{Ctx, Flow};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{PileId, PlaceId};
use crate::rules::state::table;

/// Returns whether the effect is a summoned villain's or henchman's text about its own defeat,
/// which is ignored (AC-SUMM-11).
pub fn is_of_summoned(flow: &Flow, source: Source) -> bool {
    let met = flow.current_encounter();
    met.is_some_and(|e| e.place.is_none() && source == Source::Card(e.card))
}

/// Returns whether every effect of a list is ignored on a summoned card (AC-SUMM-11); such a list
/// is not even ordered among others.
pub fn is_ignored(flow: &Flow, source: Source, does: &[Effect]) -> bool {
    let of_defeat = |e: &Effect| e.class() == EffectClass::Closing || *e == Effect::Win;
    !does.is_empty() && does.iter().all(of_defeat) && is_of_summoned(flow, source)
}

/// Returns whether the effect is that of a henchman from a location's deck in its own encounter.
pub fn of_met_henchman(world: &World, ctx: &Ctx) -> bool {
    let met = world.resource::<Flow>().current_encounter();
    met.is_some_and(|e| {
        let its_own = ctx.source == Source::Card(e.card) && ctx.you == e.hero;
        its_own && e.place.is_some() && table::printed(world, e.card).rank == Rank::Henchman
    })
}

/// Returns the location from whose deck a card came: the encountered card, if the effect is its own
/// or about it; otherwise the card with the effect, if it is in or next to such a deck. `None` for
/// a summoned card (AC-SUMM-13).
pub fn origin(world: &World, ctx: &Ctx) -> Option<PlaceId> {
    let own = if let Source::Card(c) = ctx.source { Some(c) } else { None };
    let met = world.resource::<Flow>().current_encounter();
    if let Some(e) = met.filter(|e| [own, ctx.card].contains(&Some(e.card))) {
        return e.place;
    }
    match table::card(world, own.or(ctx.card)?).pile {
        PileId::Location(p) | PileId::Beside(p) => Some(p),
        _ => None,
    }
}
