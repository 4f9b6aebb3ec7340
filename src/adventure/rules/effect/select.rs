//! Who is meant by an effect.

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

/// Either the heroes, or the candidates of whom "you" must choose one.
pub enum Selected {
    /// These, in seat order from "you" on.
    These(Vec<HeroId>),
    /// One of these.
    OneOf(Vec<HeroId>),
    /// That many of these, or all if there are no more (AC-LIM-02).
    SomeOf(usize, Vec<HeroId>),
}

/// The location whose text it is, if it is a location's: that is what "here" and its deck mean there,
/// wherever "you" are, as when it closes because of a villain met from afar (AC-RUL-104).
pub fn of_place(ctx: &Ctx) -> Option<PlaceId> {
    match ctx.source {
        Source::Place(p) => Some(p),
        _ => None,
    }
}

/// The location that is meant by "here": the one whose text it is, else where "you" are.
pub fn here(world: &World, ctx: &Ctx) -> PlaceId {
    of_place(ctx).unwrap_or_else(|| table::hero(world, ctx.you).at)
}

/// Who is meant; dead heroes never are (AC-DIE-08).
pub fn select(world: &mut World, ctx: &Ctx, who: Who) -> Selected {
    let at = here(world, ctx);
    let here = || table::heroes_at(world, at);
    let others = |mut all: Vec<HeroId>| {
        all.retain(|h| *h != ctx.you);
        all
    };
    let alone = |h: HeroId| if table::hero(world, h).alive { vec![h] } else { vec![] };
    match who {
        Who::You => Selected::These(alone(ctx.you)),
        Who::Them => Selected::These(alone(ctx.them)),
        Who::EachHere => Selected::These(here()),
        Who::EachOtherHere => Selected::These(others(here())),
        Who::Each => Selected::These(table::living(world)),
        Who::EachOther => Selected::These(others(table::living(world))),
        Who::OneHere => Selected::OneOf(here()),
        Who::OneOtherHere => Selected::OneOf(others(here())),
        Who::SomeHere(n) => Selected::SomeOf(n.get().into(), here()),
        Who::One => Selected::OneOf(table::living(world)),
        Who::RandomHere => {
            let all = here();
            if all.is_empty() {
                return Selected::These(all);
            }
            let n = world.resource_mut::<Rng>().below(all.len());
            Selected::These(vec![all[n]])
        }
    }
}

/// Who puts things in order: that hero; the dead are asked nothing, the active hero or the next
/// one who lives is (AC-RUL-01, AC-DIE-08).
pub fn confirms(world: &World, hero: HeroId) -> HeroId {
    let active = world.resource::<Clock>().active;
    let count = saturating::byte(table::heroes(world).count());
    let next = (0..count).map(|i| HeroId((active.0 + i) % count));
    std::iter::once(hero).chain(next).find(|h| table::hero(world, *h).alive).unwrap_or(hero)
}

/// Whether an effect can take a card from where it lies: tokens are no cards to it (AC-RUL-51), a
/// scourge stays displayed until it is removed (AC-SCRG-07), and what lies faceup on a deck stays
/// until its own text takes it away, whatever else would (AC-FACE-02, AC-GOLD-03). So does the card
/// that is being encountered, where such cards stay (AC-RUL-117).
pub fn movable(board: &Board<'_>, ctx: &Ctx, (from, to): (From, To), c: CardId) -> bool {
    let card = board.card(c);
    let kind = board.book.card(card.def).kind;
    let met = from == From::Here && card.pile == PileId::Stage;
    kind != Kind::Token
        && (!card.up || ctx.source == Source::Card(c))
        && !(met && board.switches().faceup_stays)
        && (kind != Kind::Scourge || from != From::Displayed || to == To::Box)
}
