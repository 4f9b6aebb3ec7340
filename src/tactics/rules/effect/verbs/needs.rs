//! What verbs need: the cards, counters, turns and places that they could be carried out with.

use super::super::target::{self, Does};
use super::super::{amount, cond};
use crate::content::amount::Amount;
use crate::content::effect::{CardFilter, Effect, Order, Owner, Target};
use crate::content::words::{Divider, HeroPile, Keyword};
use crate::ground::Side;
use crate::rules::flow::frame::{Ctx, Flow, Frame};
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{CardId, FighterId, SeatId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::{Progress as Goals, Round};
use crate::rules::state::table;
use crate::rules::turn::uses;
use bevy_ecs::prelude::*;
use lang::saturating;

/// Returns the hero whose cards a target means: the first hero of those whom it names.
pub fn owner(world: &World, ctx: &Ctx, target: &Target) -> Option<SeatId> {
    let all = target::candidates(world, ctx, target, Does::Help);
    all.into_iter().find_map(|id| table::fighter(world, id).seat())
}

/// Returns the pile that a word means, of a hero.
pub(super) fn pile_of(seat: SeatId, pile: HeroPile) -> Pile {
    match pile {
        HeroPile::Hand => Pile::Hand(seat),
        HeroPile::Deck | HeroPile::DeckTop | HeroPile::DeckBottom => Pile::Deck(seat),
        HeroPile::Discards => Pile::Discards(seat),
        HeroPile::Board => Pile::Board(seat),
        HeroPile::SetAside => Pile::SetAside(seat),
        HeroPile::Tuck => Pile::Tuck(seat),
    }
}

/// Returns the cards of a sort in a pile of a hero, the top one first.
pub fn cards_in(
    world: &World,
    ctx: &Ctx,
    seat: SeatId,
    pile: HeroPile,
    what: &CardFilter,
) -> Vec<CardId> {
    let lie = piles::pile(world, pile_of(seat, pile)).iter().rev();
    lie.copied().filter(|c| cond::matches(world, what, *c, ctx.card)).collect()
}

/// Returns the ways in which a hero could play cards of a sort from a pile now. A Response waits for its
/// event (AT-ACTN-16). What plays cards itself is not judged further: two such cards would ask each other
/// for ever.
pub fn playable(
    world: &World,
    ctx: &Ctx,
    hero: SeatId,
    from: HeroPile,
    what: &CardFilter,
) -> Vec<Act> {
    let mut all = Vec::new();
    for card in cards_in(world, ctx, hero, from, what) {
        let Some(def) = table::printed(world, card) else { continue };
        let waits = def.keywords.contains(&Keyword::Response);
        if !uses::is_playable(def.kind) || waits || ctx.card == Some(card) {
            continue;
        }
        let of = Source::Card(card);
        for (power, way) in (0..).zip(&def.ways) {
            let plays = way.iter().any(|e| matches!(e, Effect::Play { .. }));
            if plays || uses::cannot(world, hero, of, power, None).is_none() {
                all.push(Act::Use { hero, of, power, with: None });
            }
        }
    }
    all
}

/// Returns whether a figure can take a turn at once: one that stands, of whom no turn is under way. Of
/// enemies only bosses have turns (AT-BOSS-01).
pub fn may_take_turn(world: &World, who: FighterId) -> bool {
    let under_way = |f: &Frame| match f {
        Frame::HeroTurn(f) => FighterId::from(f.hero) == who,
        Frame::CompanionTurn(f) => f.who == who,
        Frame::EnemyTurn(f) => f.boss == who,
        _ => false,
    };
    let f = table::fighter(world, who);
    let enemy = f.side == Side::Enemies;
    f.on_board
        && (!enemy || deck_of(world, who).is_some())
        && !world.resource::<Flow>().frames.iter().any(under_way)
}

/// Returns the boss deck of which the tokens of a figure reveal cards.
pub(super) fn deck_of(world: &World, who: FighterId) -> Option<u8> {
    world.resource::<Round>().tokens.iter().find(|t| t.of == who).and_then(|t| t.deck)
}

/// Returns whether the order of those who have not acted could be changed so (AT-ROUND-10).
pub fn can_reorder(world: &World, order: Order, targets: &[FighterId]) -> bool {
    let round = world.resource::<Round>();
    let rest = round.line.get(usize::from(round.at)..).unwrap_or(&[]);
    match order {
        Order::Redraw => rest.len() > 1,
        _ => rest.iter().any(|t| targets.contains(&t.of)),
    }
}

/// Returns the bounds of a counter of the campaign or of the encounter.
pub(super) fn bounds(world: &World, id: &str) -> Option<(i32, i32)> {
    let own = table::encounter(world).map_or(&[][..], |e| &e.counters);
    let def = table::book(world).pack.counters.iter().chain(own).find(|c| c.id == id);
    def.map(|c| (i32::from(c.least), i32::from(c.most)))
}

/// Returns whether all of a number can be added to a counter.
pub fn can_count(world: &World, id: &str, n: i32) -> bool {
    let counters = &world.resource::<Goals>().counters;
    let is = counters.iter().find(|(of, _)| of == id).map(|(_, n)| *n);
    is.zip(bounds(world, id)).is_some_and(|(is, (least, most))| (least..=most).contains(&(is + n)))
}

/// Returns the cards of a sort among some, in the order of the pack.
pub(super) fn matching(
    world: &World,
    ctx: &Ctx,
    what: &CardFilter,
    among: &[CardId],
) -> Vec<CardId> {
    let fits = |c: &CardId| cond::matches(world, what, *c, ctx.card);
    let mut all: Vec<CardId> = among.iter().copied().filter(fits).collect();
    all.sort_by_key(|c| (piles::card(world, *c).def, *c));
    all
}

/// Returns the cards of a sort behind a divider.
pub(super) fn behind(world: &World, ctx: &Ctx, what: &CardFilter, divider: Divider) -> Vec<CardId> {
    matching(world, ctx, what, piles::pile(world, Pile::Divider(divider)))
}

/// Returns the hero whom the words before are about.
pub(super) fn seat_of(world: &World, who: Option<FighterId>) -> Option<SeatId> {
    who.and_then(|id| table::fighter(world, id).seat())
}

/// Returns from what an owner would lose cards: the cards, and who chooses among them.
pub(super) fn losable(
    world: &World,
    ctx: &Ctx,
    what: &CardFilter,
    owner: Owner,
) -> (Vec<CardId>, SeatId) {
    let of = |seat: SeatId| matching(world, ctx, what, &piles::owned(world, seat));
    let lead = table::lead(world);
    let own = |who: Option<FighterId>| {
        seat_of(world, who).map_or((Vec::new(), lead), |seat| (of(seat), seat))
    };
    match owner {
        Owner::Party => {
            let decks = [Divider::PartyItems, Divider::PartyRandom];
            let shared = decks.into_iter().flat_map(|d| behind(world, ctx, what, d));
            (shared.collect(), lead)
        }
        Owner::Hero | Owner::EachHero => (table::seats(world).flat_map(of).collect(), lead),
        Owner::Oneself => own(ctx.you),
        Owner::It => own(ctx.it.or(ctx.you)),
        Owner::Deck(divider) => (behind(world, ctx, what, divider), lead),
    }
}

/// Returns whether an owner has as many cards to lose as are asked for.
pub fn can_lose(
    world: &World,
    ctx: &Ctx,
    what: &CardFilter,
    n: Option<&Amount>,
    from: Owner,
) -> bool {
    let n = n.map_or(1, |n| saturating::count(amount::count(world, ctx, n)));
    match from {
        Owner::EachHero => table::seats(world)
            .all(|seat| matching(world, ctx, what, &piles::owned(world, seat)).len() >= n),
        _ => losable(world, ctx, what, from).0.len() >= n,
    }
}
