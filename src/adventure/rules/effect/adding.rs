//! Adding cards from the box to locations' decks (AC-SUMM-18, AC-SUMM-19).

use bevy_ecs::prelude::*;

use super::amounts;
use super::progress::{Progress, set_stage, stage};
use super::select::{here, who_orders};
use crate::cards::amount::Amount;
use crate::cards::effect::CardFilter;
use crate::rules::edition::switches;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{PileId, PlaceId};
use crate::rules::state::table::{self, Clock, Spot};

/// The decks that get cards.
pub struct Decks<'a> {
    /// Whether it is the deck of every open location, not of the hero's alone.
    pub each_open: bool,
    /// The id of the location, where a text names one.
    pub at: Option<&'a str>,
}

/// Shuffles cards from the box into the deck of the hero's location, of a named one, or of each open
/// one. If the box has too few for all, adds as many as there are (AC-LIM-01): the active player
/// chooses, card by card, which deck gets one (AC-RUL-102).
pub fn add(
    world: &mut World,
    ctx: &Ctx,
    what: &CardFilter,
    n: &Amount,
    to: &Decks<'_>,
) -> Progress {
    if stage(world) == 0 {
        let shares = shares(world, ctx, n, to);
        drive::effects_mut(world).shares = shares;
        set_stage(world, 1);
    }
    let mut said = match drive::answer_one(world) {
        Some(Act::Place(p)) => Some(p),
        _ => None,
    };
    loop {
        let shares = &drive::effects(world).shares;
        let wanted: usize = shares.iter().map(|(_, n)| usize::from(*n)).sum();
        let there = table::count_in_box(world, what);
        let Some((first, _)) = shares.first().copied().filter(|_| there > 0) else {
            drive::effects_mut(world).shares.clear();
            return Progress::Done;
        };
        let place = match said.take() {
            Some(p) => p,
            None if there >= wanted || shares.len() == 1 => first,
            None => {
                let options = shares.iter().map(|(p, _)| Act::Place(*p)).collect();
                let who = who_orders(world, world.resource::<Clock>().active);
                let (ask, source, card) = (Ask::Place, ctx.source, ctx.card);
                drive::ask(world, Question { who, ask, source, card }, options);
                return Progress::Wait;
            }
        };
        add_one_card(world, what, place);
    }
}

/// Returns how many cards each location is to get.
fn shares(world: &mut World, ctx: &Ctx, n: &Amount, to: &Decks<'_>) -> Vec<(PlaceId, u8)> {
    let named = |id: &&str| table::places(world).find(|p| table::place_def(world, *p).id == **id);
    let to = match to.at {
        Some(id) => named(&id).into_iter().collect(),
        None if to.each_open => table::open_places(world),
        None => vec![here(world, ctx)],
    };
    // In editions that roll dice for each situation, rolls for each location (AC-DICE-07).
    let again = switches(world).roll_each_situation;
    let mut number = None;
    let mut shares = Vec::new();
    for place in to {
        let n = match number.filter(|_| !again) {
            Some(n) => n,
            None => {
                let n = amounts::roll(world, ctx, n, "cards").clamp(0, 20);
                u8::try_from(n).unwrap_or_default()
            }
        };
        number = Some(n);
        if n > 0 {
            shares.push((place, n));
        }
    }
    shares
}

/// Adds one card to a location's deck.
fn add_one_card(world: &mut World, what: &CardFilter, place: PlaceId) {
    if let Some(card) = table::take_from_box(world, what) {
        table::move_card(world, card, PileId::Location(place), Spot::Shuffled);
    }
    let shares = &mut drive::effects_mut(world).shares;
    if let Some(at) = shares.iter().position(|(p, _)| *p == place) {
        shares[at].1 -= 1;
        if shares[at].1 == 0 {
            shares.remove(at);
        }
    }
}
