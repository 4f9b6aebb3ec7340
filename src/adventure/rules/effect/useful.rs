//! What an effect would do now: whether anything at all, and whether it would put a trait on the
//! check that the encountered card is immune to.

use bevy_ecs::prelude::*;

use super::amounts;
use super::cond::{self, Facts, holds};
use super::origin;
use super::select::{here, movable};
use super::standing;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Deck, Effect, From, Pick, To, Who};
use crate::cards::words::Trait;
use crate::narrow;
use crate::rules::edition::switches;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::met;
use crate::rules::state::table::{self, Shut};
use crate::rules::turn::granted;

/// Whether an effect would do anything now.
pub fn applies(world: &World, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    would(world, ctx, (facts, false), e)
}

/// Whether an effect suits the situation (AC-PLAY-34, AC-EXAM-10), though it may find a pile without
/// cards: that is a pile all the same (AC-PLAY-44, AC-RUL-109).
pub fn suits(world: &World, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    would(world, ctx, (facts, true), e)
}

/// `empty` is whether piles may have no cards.
fn would(world: &World, ctx: &Ctx, (facts, empty): (Option<&Facts>, bool), e: &Effect) -> bool {
    let applies = |e: &Effect| would(world, ctx, (facts, empty), e);
    match e {
        Effect::Shift { who, from, what, n, to, .. } => {
            if n.fixed() == Some(0) {
                return false;
            }
            let card = matches!(ctx.source, Source::Card(_));
            if empty || *from == From::Box || (*who != Who::You && !card) {
                return true;
            }
            meant(world, ctx, *who).into_iter().any(|h| {
                met::deck(world, cond::pile_meant(world, ctx, *from, h)).iter().any(|c| {
                    Source::Card(*c) != ctx.source
                        && table::matches(table::printed(world, *c), what)
                        && movable(world, ctx, (*from, *to), *c)
                })
            })
        }
        Effect::Examine { deck, .. } => match deck {
            Deck::Here => met::can_be_examined(world, PileId::Location(here(world, ctx))),
            Deck::Anywhere => {
                table::places(world).any(|p| met::can_be_examined(world, PileId::Location(p)))
            }
            Deck::Own => met::can_be_examined(world, PileId::Deck(ctx.you)),
            Deck::Blessings => met::can_be_examined(world, PileId::Blessings),
        },
        Effect::Revive(_) => !table::dead(world).is_empty(),
        Effect::OrderFaceup => faceup::cards(world, table::hero(world, ctx.you).at).len() > 1,
        Effect::Explore => granted::may_be_granted(world, ctx.you),
        Effect::Move { who, .. } => {
            let free = |h: HeroId| standing::cannot_move(world, h).is_none();
            meant(world, ctx, *who).into_iter().any(free) && table::places(world).count() > 1
        }
        Effect::If(c, yes, no) => {
            let list = if holds(world, ctx, facts, c) { yes } else { no };
            list.iter().any(applies)
        }
        Effect::May(list) => {
            list.iter().any(applies) && list.iter().all(|e| payable(world, ctx, facts, e))
        }
        Effect::Choose { ways, .. } => ways.iter().any(|w| {
            w.only_if.as_ref().is_none_or(|c| holds(world, ctx, facts, c))
                && w.does.iter().all(|e| payable(world, ctx, facts, e))
                && w.does.iter().any(applies)
        }),
        Effect::MayClose | Effect::MayCloseOrigin | Effect::Close | Effect::CloseOrigin => {
            let at = table::hero(world, ctx.you).at;
            let whence = matches!(e, Effect::MayCloseOrigin | Effect::CloseOrigin);
            let place = if whence { origin::origin(world, ctx) } else { Some(here(world, ctx)) };
            place == Some(at) && table::place(world, at).shut == Shut::Open
        }
        Effect::Todo(_) | Effect::Goes(_) => false,
        _ => true,
    }
}

/// Whether what an effect needs is there in full: something optional that needs a resource cannot
/// be chosen otherwise (AC-LIM-04, AC-RUL-14). Dice count as what they show at least.
pub fn payable(world: &World, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    if !switches(world).only_what_is_payable {
        return true;
    }
    let least = |n: &Amount| {
        let (dice, plus) = amounts::parts(world, ctx, n.at(ctx.level.into()));
        let least = dice.iter().map(|d| i32::from(d.count));
        narrow::count(least.fold(plus, i32::saturating_add))
    };
    let there = |from: From, what: &CardFilter| {
        let pile = table::pile(world, cond::pile_of(world, from, ctx.you)).iter();
        let fits = |c: &&CardId| {
            let spent = Source::Card(**c) == ctx.source && from == From::Hand;
            !spent && table::matches(table::printed(world, **c), what)
        };
        pile.filter(fits).count()
    };
    match e {
        Effect::Shift { who: Who::You, from, what, n, pick, to } => match (from, pick) {
            (_, Pick::UpTo | Pick::All | Pick::Search) => true,
            (From::Hand, Pick::AnyNumber) => there(From::Hand, what) > 0,
            (From::Hand, _) => *to == To::Hand || there(From::Hand, what) >= least(n),
            // A deck is not looked at: any cards will do.
            (From::Deck | From::Blessings, _) => there(*from, &CardFilter::default()) >= least(n),
            _ => true,
        },
        Effect::Examine { deck, n, .. } => match deck {
            Deck::Own => there(From::Deck, &CardFilter::default()) >= least(n),
            Deck::Blessings => there(From::Blessings, &CardFilter::default()) >= least(n),
            Deck::Here | Deck::Anywhere => true,
        },
        Effect::If(c, yes, no) => {
            let list = if holds(world, ctx, facts, c) { yes } else { no };
            list.iter().all(|e| payable(world, ctx, facts, e))
        }
        _ => true,
    }
}

/// Everybody of whom an effect may speak.
fn meant(world: &World, ctx: &Ctx, who: Who) -> Vec<HeroId> {
    let here = || table::heroes_at(world, here(world, ctx));
    let mut all = match who {
        Who::You => return vec![ctx.you],
        Who::Them => return vec![ctx.them],
        Who::EachHere | Who::OneHere | Who::RandomHere | Who::SomeHere(_) => return here(),
        Who::Each | Who::One => return table::living(world),
        Who::EachOtherHere | Who::OneOtherHere => here(),
        Who::EachOther => table::living(world),
    };
    all.retain(|h| *h != ctx.you);
    all
}

/// Whether an effect would put one of these traits on the check (AC-ENC-36).
pub fn adds_trait(
    world: &World,
    ctx: &Ctx,
    facts: Option<&Facts>,
    e: &Effect,
    traits: &[Trait],
) -> bool {
    match e {
        Effect::CheckTraits(t) => table::has_any(traits, t),
        Effect::If(c, yes, no) => {
            let list = if holds(world, ctx, facts, c) { yes } else { no };
            list.iter().any(|e| adds_trait(world, ctx, facts, e, traits))
        }
        _ => false,
    }
}
