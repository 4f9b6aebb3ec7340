//! Where the card that speaks came from: what summoned cards and henchmen say of their own defeat
//! goes by it.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Effect, EffectClass};
use crate::cards::vocabulary::Rank;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::{Ctx, Flow};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{PileId, PlaceId};
use crate::rules::state::table;

/// Whether it is what a summoned villain or henchman says of its own defeat: that is ignored
/// (AC-SUMM-11).
pub fn of_summoned(flow: &Flow, source: Source) -> bool {
    let met = flow.current_encounter();
    met.is_some_and(|e| e.place.is_none() && source == Source::Card(e.card))
}

/// Whether a list says nothing but what is ignored on a summoned card (AC-SUMM-11): it is not even
/// put in order with others.
pub fn void(flow: &Flow, source: Source, does: &[Effect]) -> bool {
    let of_defeat = |e: &Effect| e.class() == EffectClass::Closing || *e == Effect::Win;
    !does.is_empty() && does.iter().all(of_defeat) && of_summoned(flow, source)
}

/// Whether it is what a henchman from a location deck says of its own encounter, to who has it.
pub fn of_met_henchman(world: &World, ctx: &Ctx) -> bool {
    let met = world.resource::<Flow>().current_encounter();
    met.is_some_and(|e| {
        let its_own = ctx.source == Source::Card(e.card) && ctx.you == e.hero;
        its_own && e.place.is_some() && table::printed(world, e.card).rank == Rank::Henchman
    })
}

/// The location from whose deck a card came: the one that is encountered, where the effect is its
/// own or about it; else the one that speaks and lies in or next to such a deck. None for a summoned
/// card (AC-SUMM-13).
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
