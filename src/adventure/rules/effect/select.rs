//! Selects the heroes and locations that an effect means.

use bevy_ecs::prelude::*;

use crate::cards::effect::{From, To, Who};
use crate::cards::vocabulary::Kind;
use crate::kernel::rng::Rng;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock};
use crate::saturating;

/// The selected heroes, or candidates to choose from.
pub enum Selected {
    /// These heroes, in seat order from "you" on.
    These(Vec<HeroId>),
    /// One of these, to be chosen by "you".
    OneOf(Vec<HeroId>),
    /// This many of these, or all if there are no more (AC-LIM-02).
    SomeOf(usize, Vec<HeroId>),
    /// Any number of these, perhaps none.
    AnyOf(Vec<HeroId>),
}

/// Returns the location with the text, if it is a location's. "Here" then means this location,
/// wherever "you" are, for example when it closes because of a villain encountered elsewhere
/// (AC-RUL-104).
pub fn of_place(ctx: &Ctx) -> Option<PlaceId> {
    match ctx.source {
        Source::Place(p) => Some(p),
        _ => None,
    }
}

/// Returns the location meant by "here": the one with the text, otherwise the one of "you".
pub fn here(world: &World, ctx: &Ctx) -> PlaceId {
    of_place(ctx).unwrap_or_else(|| table::hero(world, ctx.you).at)
}

/// Selects the heroes; dead heroes are never included (AC-DIE-08).
pub fn select(world: &mut World, ctx: &Ctx, who: Who) -> Selected {
    select_of(world, ctx, who, &|_, _| true)
}

/// Which heroes are meant.
pub type Meant<'a> = dyn Fn(&Board<'_>, HeroId) -> bool + 'a;

/// Does the same as [`select`] among those of the heroes who are meant.
pub fn select_of(world: &mut World, ctx: &Ctx, who: Who, meant: &Meant<'_>) -> Selected {
    let at = here(world, ctx);
    let of = |mut all: Vec<HeroId>| {
        let board = Board::new(world);
        all.retain(|h| meant(&board, *h));
        all
    };
    let living = || of(table::living(world));
    let here = || of(table::heroes_at(world, at));
    let elsewhere = || {
        let mut all = living();
        all.retain(|h| table::hero(world, *h).at != at);
        all
    };
    let others = |mut all: Vec<HeroId>| {
        all.retain(|h| *h != ctx.you);
        all
    };
    let alone = |h: HeroId| if table::hero(world, h).alive { of(vec![h]) } else { vec![] };
    match who {
        Who::You => Selected::These(alone(ctx.you)),
        Who::Them => Selected::These(alone(ctx.them)),
        Who::EachHere => Selected::These(here()),
        Who::EachOtherHere => Selected::These(others(here())),
        Who::Each => Selected::These(living()),
        Who::EachOther => Selected::These(others(living())),
        Who::OneHere => Selected::OneOf(here()),
        Who::OneOtherHere => Selected::OneOf(others(here())),
        Who::SomeHere(n) => Selected::SomeOf(n.get().into(), here()),
        Who::AnyNumberHere => Selected::AnyOf(here()),
        Who::One => Selected::OneOf(living()),
        Who::OneOther => Selected::OneOf(others(living())),
        Who::EachElsewhere => Selected::These(elsewhere()),
        Who::OneElsewhere => Selected::OneOf(elsewhere()),
        Who::RandomHere | Who::RandomAnywhere | Who::RandomOther | Who::RandomOtherHere => {
            let all = match who {
                Who::RandomHere => here(),
                Who::RandomOtherHere => others(here()),
                Who::RandomOther => others(living()),
                _ => living(),
            };
            if all.is_empty() {
                return Selected::These(all);
            }
            let n = world.resource_mut::<Rng>().below(all.len());
            Selected::These(vec![all[n]])
        }
    }
}

/// Returns the hero whose player puts things in order: this hero, or if dead the active hero or the
/// next living one (AC-RUL-01, AC-DIE-08).
pub fn who_orders(world: &World, hero: HeroId) -> HeroId {
    let active = world.resource::<Clock>().active;
    let count = saturating::byte(table::heroes(world).count());
    let next = (0..count).map(|i| HeroId((active.0 + i) % count));
    std::iter::once(hero).chain(next).find(|h| table::hero(world, *h).alive).unwrap_or(hero)
}

/// Returns whether an effect can move a card. It cannot move tokens (AC-RUL-51), scourges before
/// they are removed (AC-SCRG-07), faceup cards of a deck except by their own text (AC-FACE-02,
/// AC-GOLD-03), and, in editions where it stays on top, the encountered card (AC-RUL-117).
pub fn movable(board: &Board<'_>, ctx: &Ctx, (from, to): (From, To), c: CardId) -> bool {
    let card = board.card(c);
    let kind = board.book.card(card.def).kind;
    let met = from == From::Here && card.pile == PileId::Stage;
    // A mythic path stays with its hero (AC-MYTH-02).
    let bound = matches!(kind, Kind::Token | Kind::Path);
    let faceup = card.up && ctx.source != Source::Card(c);
    let stays = met && board.switches().faceup_stays;
    let clings = kind == Kind::Scourge && from == From::Displayed && to != To::Box;
    !(bound || faceup || stays || clings)
}
