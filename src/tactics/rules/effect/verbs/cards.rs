//! Verbs that move cards of heroes.

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;

use super::super::run::Progress;
use super::super::target::Does;
use super::super::{standing, triggers};
use super::needs::{cards_in, owner, pile_of};
use super::{each, value};
use crate::content::effect::{CardFilter, Change, Effect, Pick, Target};
use crate::content::words::{CardKind, HeroPile};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, Happened, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::state::ids::CardId;
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;
use crate::rules::turn::actions;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Draw(n, target) => {
            let n = value(world, ctx, n);
            each(world, ctx, target, Does::Help, |world, who| draw(world, who, n))
        }
        Effect::Equip(target) => place(world, ctx, target, |k| k.is_equipment()),
        Effect::Prepare(target) => place(world, ctx, target, |k| k == CardKind::Feature),
        Effect::Shift { who, from, to, what, n, pick } => {
            let n = value(world, ctx, n);
            shift(world, ctx, &Shift { who, from: *from, to: *to, what, n, pick: *pick })
        }
        _ => Progress::Done(false),
    }
}

/// Draws cards outside the Draw phase (AT-ROUND-04, AT-EX-44).
fn draw(world: &mut World, who: crate::rules::state::ids::FighterId, n: i32) -> bool {
    let Some(seat) = table::fighter(world, who).seat() else { return false };
    if standing::is(world, who, |c| *c == Change::CannotDraw) {
        return false;
    }
    let drawn = (0..n).map_while(|_| hand::draw(world, seat)).count();
    if drawn > 0 {
        triggers::fire(world, Happened::by(What::Drew, who));
    }
    drawn > 0
}

/// Equips or prepares a card from the hand without an action (AT-ACTN-07, AT-ACTN-09). It may be
/// declined.
fn place(
    world: &mut World,
    ctx: &Ctx,
    target: &Target,
    kind: impl Fn(CardKind) -> bool,
) -> Progress {
    let Some(hero) = owner(world, ctx, target) else { return Progress::Done(false) };
    if let Some(acts) = drive::answer_cards(world) {
        let any = !acts.is_empty();
        acts.into_iter().for_each(|card| actions::equip(world, hero, card));
        return Progress::Done(any);
    }
    let fits = |c: &&CardId| {
        let of = table::printed(world, **c).map(|d| d.kind).filter(|k| kind(*k));
        of.is_some_and(|k| k.is_equipment() || table::has_slot(world, hero, k))
    };
    let hand = piles::pile(world, Pile::Hand(hero));
    let options: Vec<Act> = hand.iter().filter(fits).map(|c| Act::Card(*c)).collect();
    if options.is_empty() || standing::is(world, hero.into(), |c| *c == Change::CannotEquip) {
        return Progress::Done(false);
    }
    drive::ask_some(world, question(hero, Ask::Cards, ctx.source), options, 0, 1);
    Progress::Wait
}

/// Cards that go from pile to pile.
struct Shift<'w> {
    who: &'w Target,
    from: HeroPile,
    to: HeroPile,
    what: &'w CardFilter,
    n: i32,
    pick: Pick,
}

fn shift(world: &mut World, ctx: &Ctx, s: &Shift<'_>) -> Progress {
    let Some(hero) = owner(world, ctx, s.who) else { return Progress::Done(false) };
    let chosen = match drive::answer_cards(world) {
        Some(cards) => cards,
        None => {
            let lie = cards_in(world, ctx, hero, s.from, s.what);
            let n = saturating::count(s.n).min(lie.len());
            if n == 0 && s.pick != Pick::All {
                return Progress::Done(false);
            }
            match s.pick {
                Pick::All => lie,
                Pick::Top => lie.into_iter().take(n).collect(),
                Pick::Random => {
                    let mut lie = lie;
                    world.resource_mut::<Rng>().shuffle(&mut lie);
                    lie.truncate(n);
                    lie
                }
                Pick::Choose if n == lie.len() => lie,
                Pick::Choose | Pick::UpTo | Pick::Search => {
                    let least = if s.pick == Pick::Choose { n } else { 0 };
                    let options = lie.into_iter().map(Act::Card).collect();
                    let q = question(hero, Ask::Cards, ctx.source);
                    drive::ask_some(world, q, options, least, n);
                    return Progress::Wait;
                }
            }
        }
    };
    let (to, spot) = (
        pile_of(hero, s.to),
        match s.to {
            HeroPile::DeckBottom => Spot::Bottom,
            _ => Spot::Top,
        },
    );
    let any = !chosen.is_empty();
    drive::effects_mut(world).count = saturating::whole(chosen.len());
    for card in &chosen {
        hand::shift(world, *card, to, spot);
    }
    if s.to == HeroPile::Deck {
        piles::shuffle(world, to);
    }
    if s.pick == Pick::Search && s.from == HeroPile::Deck {
        piles::shuffle(world, Pile::Deck(hero));
    }
    standing::cap_hp(world);
    if (s.from, s.to) == (HeroPile::Hand, HeroPile::Discards) {
        for card in chosen.into_iter().rev() {
            let event = Happened { card: Some(card), ..Happened::by(What::Discarded, hero.into()) };
            triggers::fire(world, event);
        }
    }
    Progress::Done(any)
}
