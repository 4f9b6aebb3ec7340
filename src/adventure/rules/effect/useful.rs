//! What an effect would do now: whether anything at all, and whether it would add a trait that the
//! encountered card is immune to.

use super::amounts;
use super::cond::{self, Facts, holds};
use super::examinable::{can_be_examined, choices};
use super::giving;
use super::origin;
use super::pass_on;
use super::price;
use super::select::{here, movable};
use super::standing;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Deck, Effect, From, Pick, To, Who};
use crate::cards::mythic::MythicDeed;
use crate::cards::ship::ShipDeed;
use crate::cards::vocabulary::Trait;
use crate::rules::check::{pool, rechargeable};
use crate::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::ship::deeds;
use crate::rules::state::board::Board;
use crate::rules::state::charges;
use crate::rules::state::encountered;
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, LocationStatus};
use crate::rules::turn::granted;
use crate::saturating;

/// Returns whether an effect would do anything now.
pub fn applies(board: &Board<'_>, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    would_do(board, ctx, (facts, false), e)
}

/// Returns whether an effect suits the situation (AC-PLAY-34, AC-EXAM-10), even if its pile has no
/// cards, which still is a pile (AC-PLAY-44, AC-RUL-109).
pub fn suits(board: &Board<'_>, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    would_do(board, ctx, (facts, true), e)
}

/// Implements [`applies`] and [`suits`]. `empty`: whether piles may have no cards.
fn would_do(
    board: &Board<'_>,
    ctx: &Ctx,
    (facts, empty): (Option<&Facts>, bool),
    e: &Effect,
) -> bool {
    let applies = |e: &Effect| would_do(board, ctx, (facts, empty), e);
    match e {
        Effect::Shift { who, from, what, n, to, .. } => {
            if n.fixed() == Some(0) {
                return false;
            }
            let card = matches!(ctx.source, Source::Card(_));
            if empty || *from == From::Box || (*who != Who::You && !card) {
                return true;
            }
            meant(board, ctx, *who).into_iter().any(|h| {
                encountered::deck(board, cond::pile_meant(board, ctx, *from, h)).iter().any(|c| {
                    Source::Card(*c) != ctx.source
                        && board.fits(*c, what)
                        && movable(board, ctx, (*from, *to), *c)
                })
            })
        }
        Effect::Examine { deck, .. } => match deck {
            Deck::Here => can_be_examined(board, ctx.you, PileId::Location(here(board, ctx))),
            Deck::Own => encountered::can_be_examined(board, PileId::Deck(ctx.you)),
            Deck::Blessings => encountered::can_be_examined(board, PileId::Blessings),
            _ => !choices(board, ctx.you, *deck).is_empty(),
        },
        Effect::Revive(_) => board.heroes().any(|h| !board.hero(h).alive),
        Effect::OrderFaceup => faceup::cards(board, board.hero(ctx.you).at).len() > 1,
        Effect::Explore => granted::may_be_granted(board, ctx.you),
        Effect::ForgoExploration => granted::may_forgo(board, ctx.you),
        Effect::PassOn(Who::You) => pass_on::may_meet(board, ctx.you),
        Effect::ForgoMove => granted::may_forgo_move(board, ctx.you),
        Effect::TryRecharge(f) => rechargeable::discarded(board, ctx.you, f).next().is_some(),
        Effect::Move { who, freely, .. } => {
            let free = |h: HeroId| *freely || standing::cannot_move(board, h).is_none();
            meant(board, ctx, *who).into_iter().any(free) && board.places().len() > 1
        }
        Effect::MoveWith { .. } => {
            standing::cannot_move(board, ctx.you).is_none() && board.places().len() > 1
        }
        Effect::If(c, yes, no) => {
            let list = if holds(board, ctx, facts, c) { yes } else { no };
            list.iter().any(applies)
        }
        Effect::May(list) => {
            list.iter().any(applies) && list.iter().all(|e| payable(board, ctx, facts, e))
        }
        Effect::MayPay(cost, list) => price::can_pay(board, ctx, cost) && list.iter().any(applies),
        Effect::Choose { ways, .. } => ways.iter().any(|w| {
            w.only_if.as_ref().is_none_or(|c| holds(board, ctx, facts, c))
                && w.does.iter().all(|e| payable(board, ctx, facts, e))
                && w.does.iter().any(applies)
        }),
        Effect::MayClose | Effect::MayCloseOrigin | Effect::Close | Effect::CloseOrigin => {
            let at = board.hero(ctx.you).at;
            let whence = matches!(e, Effect::MayCloseOrigin | Effect::CloseOrigin);
            let place = if whence { origin::origin(board, ctx) } else { Some(here(board, ctx)) };
            place == Some(at) && board.place(at).shut == LocationStatus::Open
        }
        Effect::Receive { it: true, .. } => {
            let card = ctx.card.map(|c| board.card(c).pile);
            matches!(card, Some(PileId::Hand(h)) if h != ctx.you)
        }
        Effect::Receive { from, what, .. } => {
            let they = meant(board, ctx, *from);
            let has = |h: HeroId| !giving::fitting(board, h, what).is_empty();
            they.into_iter().any(|h| h != ctx.you && has(h))
        }
        Effect::Give { to: who, what, .. } | Effect::Exchange { with: who, what } => {
            let spent = |c: &CardId| Source::Card(*c) == ctx.source;
            let mine = giving::fitting(board, ctx.you, what);
            let they = meant(board, ctx, *who);
            mine.iter().any(|c| !spent(c))
                && they.into_iter().filter(|h| *h != ctx.you).any(|h| {
                    matches!(e, Effect::Give { .. }) || !giving::fitting(board, h, what).is_empty()
                })
        }
        Effect::Reopen => board.places().iter().any(|p| p.shut == LocationStatus::Permanently),
        Effect::Goes(_) => can_send(board, ctx),
        // The die has something to replace (AC-MYTH-08).
        Effect::Mythic(MythicDeed::Die) => board
            .flow
            .check()
            .is_some_and(|f| pool::pool(board, f).dice().any(|(_, d)| d.faces < pool::MYTHIC)),
        // Expending is a price, not what a power is used for.
        Effect::Mythic(MythicDeed::Spend(_)) => false,
        Effect::Mythic(MythicDeed::Gain(_)) => charges::has_path(board, ctx.you),
        Effect::Ship(deed) => match deed {
            ShipDeed::TryRepair => deeds::may_repair(board),
            _ => crate::rules::state::ship::card(board).is_some(),
        },
        _ => true,
    }
}

/// Returns whether a text can say where a card goes: this card, or the encountered one unless that
/// is bound for elsewhere (AC-FACE-02, AC-SUMM-09, AC-GOLD-03).
fn can_send(board: &Board<'_>, ctx: &Ctx) -> bool {
    match (ctx.source, board.flow.current_encounter()) {
        (Source::Card(c), Some(e)) if e.card != c => true,
        (Source::Card(_), None) => true,
        (source, Some(e)) => {
            let up = e.up.is_some() && source != Source::Card(e.card);
            let home = e.place.is_none() && board.switches().summoned_go_home;
            !up && !home
        }
        (_, None) => false,
    }
}

/// Returns whether everything that an effect needs is available in full; an option that needs a
/// resource cannot be chosen otherwise (AC-LIM-04, AC-RUL-14). Dice count with their minimum.
pub fn payable(board: &Board<'_>, ctx: &Ctx, facts: Option<&Facts>, e: &Effect) -> bool {
    // Only charges that one has are expended, in either edition (AC-MYTH-07).
    if let Effect::Mythic(MythicDeed::Spend(n)) = e {
        return charges::of(board, ctx.you) >= *n;
    }
    // Nothing happens instead of what one does not have.
    if *e == Effect::ForgoExploration {
        return granted::may_forgo(board, ctx.you);
    }
    if *e == Effect::ForgoMove {
        return granted::may_forgo_move(board, ctx.you);
    }
    if !board.switches().only_what_is_payable {
        return true;
    }
    let least = |n: &Amount| {
        let (dice, plus) = amounts::parts(board, ctx, n.at(ctx.level.into()));
        let least = dice.iter().map(|d| i32::from(d.count));
        saturating::count(least.fold(plus, i32::saturating_add))
    };
    let there = |from: From, what: &CardFilter| {
        let pile = board.pile(cond::pile_of(board, from, ctx.you)).iter();
        let fits = |c: &&CardId| {
            let spent = Source::Card(**c) == ctx.source && from == From::Hand;
            !spent && board.fits(**c, what)
        };
        pile.filter(fits).count()
    };
    match e {
        Effect::Shift { who: Who::You, from, what, n, pick, to } => match (from, pick) {
            (_, Pick::UpTo | Pick::All | Pick::Search) => true,
            (From::Hand, Pick::AnyNumber) => there(From::Hand, what) > 0,
            (From::Hand, _) => *to == To::Hand || there(From::Hand, what) >= least(n),
            // The cards of a facedown deck are unknown, so only their number counts.
            (From::Deck | From::Blessings, _) => there(*from, &CardFilter::default()) >= least(n),
            _ => true,
        },
        Effect::Examine { deck, n, .. } => match deck {
            Deck::Own => there(From::Deck, &CardFilter::default()) >= least(n),
            Deck::Blessings => there(From::Blessings, &CardFilter::default()) >= least(n),
            _ => true,
        },
        Effect::If(c, yes, no) => {
            let list = if holds(board, ctx, facts, c) { yes } else { no };
            list.iter().all(|e| payable(board, ctx, facts, e))
        }
        _ => true,
    }
}

/// Returns every hero whom an effect may affect.
fn meant(board: &Board<'_>, ctx: &Ctx, who: Who) -> Vec<HeroId> {
    let here = || board.heroes_at(here(board, ctx)).collect();
    let living = || board.living().map(|h| h.id).collect();
    let mut all: Vec<HeroId> = match who {
        Who::You => return vec![ctx.you],
        Who::Them => return vec![ctx.them],
        Who::EachHere | Who::OneHere | Who::RandomHere | Who::SomeHere(_) | Who::AnyNumberHere => {
            return here();
        }
        Who::Each | Who::One | Who::RandomAnywhere => return living(),
        Who::EachOtherHere | Who::OneOtherHere | Who::RandomOtherHere => here(),
        Who::EachOther | Who::OneOther | Who::RandomOther => living(),
        Who::EachElsewhere | Who::OneElsewhere => {
            let at = board.hero(ctx.you).at;
            board.living().filter(|h| h.at != at).map(|h| h.id).collect()
        }
    };
    all.retain(|h| *h != ctx.you);
    all
}

/// Returns whether an effect would add one of these traits to the check (AC-ENC-36).
pub fn adds_trait(
    board: &Board<'_>,
    ctx: &Ctx,
    facts: Option<&Facts>,
    e: &Effect,
    traits: &[Trait],
) -> bool {
    match e {
        Effect::CheckTraits(t) => table::has_any(traits, t),
        Effect::If(c, yes, no) => {
            let list = if holds(board, ctx, facts, c) { yes } else { no };
            list.iter().any(|e| adds_trait(board, ctx, facts, e, traits))
        }
        // Of several ways one without the trait may be chosen.
        Effect::Choose { ways, .. } => {
            ways.iter().all(|w| w.does.iter().any(|e| adds_trait(board, ctx, facts, e, traits)))
        }
        _ => false,
    }
}
