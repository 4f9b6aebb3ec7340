//! What amounts come to.

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;

use super::{standing, whom};
use crate::content::amount::{Amount, Counted, Of, Term};
use crate::content::words::CardKind;
use crate::ground::{Base, Cells, Side, distance};
use crate::rules::effect::lasting::Lasting;
use crate::rules::flow::frame::{Ctx, Die, Flow, Frame};
use crate::rules::state::field::Field;
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{FighterId, SeatId};
use crate::rules::state::piles::{self, BOSS_DECKS, Pile};
use crate::rules::state::round::{Potions, Progress, Round};
use crate::rules::state::table;

/// Returns what an amount comes to without its dice.
pub fn count(world: &World, ctx: &Ctx, amount: &Amount) -> i32 {
    amount.terms.iter().map(|t| i32::from(t.times).saturating_mul(of(world, ctx, t))).sum()
}

/// Returns what one time of a term comes to; a half and a third are rounded down (AT-ACTN-10).
fn of(world: &World, ctx: &Ctx, term: &Term) -> i32 {
    let of = match &term.of {
        Of::One => 1,
        Of::Die(_) | Of::DiePer(..) => return 0,
        Of::Counted(what) => counted(world, ctx, what),
        Of::Half(what) => counted(world, ctx, what).div_euclid(2),
        Of::Third(what) => counted(world, ctx, what).div_euclid(3),
    };
    term.at_most.map_or(of, |most| of.min(most.into()))
}

/// Returns the dice of an amount: the place of each in the pack's list, and how many of it.
pub fn dice(world: &World, ctx: &Ctx, amount: &Amount) -> Vec<(usize, u8)> {
    let all = &table::book(world).pack.dice;
    let of = |term: &Term| {
        let (id, times) = match &term.of {
            Of::Die(id) => (id, 1),
            Of::DiePer(id, what) => (id, counted(world, ctx, what)),
            Of::One | Of::Counted(_) | Of::Half(_) | Of::Third(_) => return None,
        };
        let times = term.at_most.map_or(times, |most| times.min(most.into()));
        let at = all.iter().position(|d| d.id == *id)?;
        // So many dice as any effect could mean; what sets itself off grows no further.
        let times = i32::from(term.times).saturating_mul(times).clamp(0, 49);
        Some((at, u8::try_from(times).unwrap_or(49)))
    };
    amount.terms.iter().filter_map(of).collect()
}

/// Rolls the dice of an amount; the number of a die is its place in the pack's list.
pub fn roll(world: &mut World, ctx: &Ctx, amount: &Amount) -> Vec<Die> {
    let content = table::book(world).clone();
    let mut lie = Vec::new();
    for (at, times) in dice(world, ctx, amount) {
        for _ in 0..times {
            let shows = face(world, content.pack.dice[at].faces);
            lie.push(Die { die: saturating::short(at), shows });
        }
    }
    lie
}

/// Rolls one die with these faces.
pub fn face(world: &mut World, faces: [u8; 6]) -> u8 {
    let rolled = world.resource_mut::<Rng>().die(6);
    faces[usize::from(rolled.clamp(1, 6)) - 1]
}

/// Returns what dice show together.
pub fn sum(dice: &[Die], floor: u8) -> i32 {
    dice.iter().map(|d| i32::from(d.shows.max(floor))).sum()
}

fn counted(world: &World, ctx: &Ctx, what: &Counted) -> i32 {
    let you = ctx.you.map(|id| table::fighter(world, id));
    let it = whom::it(ctx).map(|id| table::fighter(world, id));
    let seat = ctx.you.map(|id| table::seat_of(world, id));
    let of_seat = |f: &dyn Fn(SeatId) -> i32| seat.map_or(0, f);
    let size = |pile: Pile| saturating::whole(piles::pile(world, pile).len());
    match what {
        Counted::Heroes => saturating::whole(table::heroes(world)),
        Counted::HeroesDown => {
            saturating::whole(table::fighters(world).filter(|f| f.is_down()).count())
        }
        Counted::HeroesWithin(n) => near(world, you, Side::Heroes, *n),
        Counted::HeroesWithinOfIt(n) => near(world, it, Side::Heroes, *n),
        Counted::Enemies => {
            let all = table::standing(world).filter(|f| f.side == Side::Enemies);
            saturating::whole(all.count())
        }
        Counted::EnemiesWithin(n) => near(world, you, Side::Enemies, *n),
        Counted::EnemiesWithinOfIt(n) => near(world, it, Side::Enemies, *n),
        Counted::Tokens(id) => tokens(world, you, id),
        Counted::TokensOnIt(id) => tokens(world, it, id),
        Counted::TokensOnAll(id) => {
            table::standing(world).map(|f| tokens(world, Some(f), id)).sum()
        }
        Counted::Squares(id) => saturating::whole(table::terrain(world, id).len()),
        Counted::SquaresWithin(id, n) => you.map_or(0, |f| {
            saturating::whole((f.base().cells().around(*n) & table::terrain(world, id)).len())
        }),
        Counted::Pieces(id) => {
            let kind = table::book(world).find_terrain(id);
            let pieces = &world.resource::<Field>().pieces;
            saturating::whole(pieces.iter().filter(|p| Some(p.kind) == kind).count())
        }
        Counted::Moved => of_seat(&|s| table::sheet(world, s).moved.into()),
        Counted::Run => {
            of_seat(&|s| if table::sheet(world, s).moved > 0 { run(world, s) } else { 0 })
        }
        Counted::Distance => match (you, it) {
            (Some(a), Some(b)) => distance(a.base(), b.base()).into(),
            _ => 0,
        },
        Counted::Hand => of_seat(&|s| size(Pile::Hand(s))),
        Counted::Discards => of_seat(&|s| size(Pile::Discards(s))),
        Counted::Movement => ctx.you.map_or(0, |id| standing::movement(world, id)),
        Counted::Hp => you.map_or(0, |f| f.hp.into()),
        Counted::MaxHp => ctx.you.map_or(0, |id| standing::max_hp(world, id).into()),
        Counted::HpLost => lost(world, ctx.you),
        Counted::HpLostOfIt => lost(world, whom::it(ctx)),
        Counted::Level => of_seat(&|s| size(Pile::Levels(s))),
        Counted::Round => world.resource::<Round>().number.into(),
        Counted::Counter(id) => {
            let all = &world.resource::<Progress>().counters;
            all.iter().find(|(of, _)| of == id).map_or(0, |(_, n)| *n)
        }
        Counted::Total | Counted::Damage | Counted::Count => going_on(world, what),
        Counted::Potions => world.resource::<Potions>().unused.into(),
        Counted::Room(id) => {
            let content = table::book(world);
            let Some(kind) = content.find_terrain(id) else { return 0 };
            let counts = standing::counts(world, kind, ctx.you);
            let lie = world.resource::<Field>().pieces.iter().filter(|p| counts(p)).count();
            let limit = standing::limit(world, kind, ctx.you).unwrap_or(usize::MAX);
            saturating::whole(limit.saturating_sub(lie))
        }
        Counted::HpOfIt => it.map_or(0, |f| f.hp.into()),
        Counted::BossDiscards => {
            let decks = (0..BOSS_DECKS).map(|n| size(Pile::BossDiscards(n)));
            decks.sum()
        }
        Counted::KeptDice => saturating::whole(world.resource::<Lasting>().kept.len()),
        Counted::Kept => sum(&world.resource::<Lasting>().kept, 0),
        Counted::HighestKept => {
            world.resource::<Lasting>().kept.last().map_or(0, |die| die.shows.into())
        }
        Counted::Joined(id) => {
            let all = table::terrain(world, id);
            let from = it.or(you).map_or(Cells::EMPTY, |f| f.base().cells());
            saturating::whole(joined(from & all, all).len())
        }
        Counted::Gold => {
            let party =
                piles::pile(world, Pile::Divider(crate::content::words::Divider::PartyItems));
            let gold = party
                .iter()
                .filter(|c| table::printed(world, **c).is_some_and(|d| d.kind == CardKind::Gold));
            saturating::whole(gold.count())
        }
    }
}

/// Returns the squares of a hero's last move, if it went in a straight line.
fn run(world: &World, seat: SeatId) -> i32 {
    let trail = &world.resource::<Lasting>().trail;
    if trail.who != Some(seat.into()) {
        return 0;
    }
    let way = trail.from.iter().chain(&trail.squares);
    let mut steps = way.clone().zip(way.skip(1)).map(|(from, to)| from.to(*to));
    let first = steps.next();
    let straight = steps.all(|step| Some(step) == first);
    if straight { saturating::whole(trail.squares.len()) } else { 0 }
}

/// Returns the squares of a set that hang together with some of them by their sides.
fn joined(from: Cells, all: Cells) -> Cells {
    let mut found = from;
    loop {
        let more = (found | found.beside()) & all;
        if more == found {
            return found;
        }
        found = more;
    }
}

fn lost(world: &World, who: Option<FighterId>) -> i32 {
    who.map_or(0, |id| {
        i32::from((standing::max_hp(world, id) - table::fighter(world, id).hp).max(0))
    })
}

fn near(world: &World, of: Option<&Fighter>, side: Side, n: u8) -> i32 {
    let Some(of) = of else { return 0 };
    let base: Base = of.base();
    let all = table::standing(world).filter(|f| f.id != of.id && f.side == side);
    saturating::whole(all.filter(|f| distance(base, f.base()) <= n).count())
}

fn tokens(world: &World, on: Option<&Fighter>, id: &str) -> i32 {
    let token = table::book(world).find_token(id);
    on.zip(token).map_or(0, |(f, token)| f.tokens_of(token).into())
}

/// Returns a number of what is going on: of the nearest frame that knows it.
fn going_on(world: &World, what: &Counted) -> i32 {
    let frames = world.resource::<Flow>().frames.iter().rev();
    let known = |f: &Frame| match (f, what) {
        (Frame::Attack(f), Counted::Total) => Some(f.total.unwrap_or_else(|| f.roll.total())),
        (Frame::Blow(f), Counted::Damage) => Some(f.dealt.max(f.amount)),
        (Frame::Effects(f), Counted::Total) => f.rolled,
        (Frame::Effects(f), Counted::Damage) => f.damage,
        (Frame::Effects(f), Counted::Count) => Some(f.count),
        _ => None,
    };
    frames.filter_map(known).next().unwrap_or(0)
}
