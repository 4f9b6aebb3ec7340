//! Whether anything of a text could change anything or have a legal target (AT-RUL-98), and whether a
//! cost can be paid in full. Nothing is tried out: each verb says what it needs.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::lasting::Lasting;
use super::spot::squares;
use super::target::{self, Does};
use super::verbs::{self, can_count, can_lose, cards_in};
use super::{amount, cond, standing};
use crate::content::amount::Amount;
use crate::content::effect::{Change, Effect, OneWay, Pick, Target};
use crate::content::words::{Condition, Divider, Pass};
use crate::ground::{Cells, reach};
use crate::rules::fight::aim;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{Ctx, Flow, Frame};
use crate::rules::moves::way as passage;
use crate::rules::road::gain;
use crate::rules::state::ids::FighterId;
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// Returns whether any effect of a list could be carried out.
pub fn any(world: &World, ctx: &Ctx, list: &[Effect]) -> bool {
    list.iter().any(|effect| one(world, ctx, effect))
}

fn one(world: &World, ctx: &Ctx, effect: &Effect) -> bool {
    let some = |t: &Target, does: Does, test: &dyn Fn(FighterId) -> bool| {
        meant(world, ctx, t, does).into_iter().any(test)
    };
    let stands = |id: FighterId| table::fighter(world, id).on_board;
    match effect {
        Effect::BasicMove { plus, target, through } => some(target, Does::Help, &|id| {
            let points = standing::movement(world, id) + amount::count(world, ctx, plus);
            goes_anywhere(world, id, points, through)
        }),
        Effect::Move { points, target, through, .. } => some(target, Does::Help, &|id| {
            let points = most(world, ctx, points);
            goes_anywhere(world, id, points, through)
        }),
        Effect::Shove { n, target, .. } => {
            most(world, ctx, n) > 0 && some(target, Does::Harm, &stands)
        }
        Effect::Attack { target, .. } => {
            ctx.you.is_some_and(|you| aim::has_target(world, you, target, ctx))
        }
        Effect::BasicAttack { who, only_if, .. } => some(who, Does::Help, &|by| {
            aim::whose(world, by).into_iter().any(|of| {
                aim::basic(world, of, ctx.source).is_some_and(|mut spec| {
                    spec.target.only_if = only_if.clone().map(Box::new);
                    !aim::aims(world, by, &spec, None).is_empty()
                })
            })
        }),
        Effect::Heal(_, target) => some(target, Does::Heal, &|id| {
            table::fighter(world, id).hp < standing::max_hp(world, id)
        }),
        Effect::Inflict(condition, target, _) => some(target, Does::Harm, &|id| {
            stands(id)
                && !table::has(world, id, *condition)
                && !standing::immune(world, id, *condition)
        }),
        Effect::Lift(list, target, _) => some(target, Does::Help, &|id| {
            let all = if list.is_empty() { &Condition::ALL[..] } else { list };
            all.iter().any(|c| table::has(world, id, *c))
        }),
        Effect::Harm(_, target) | Effect::Fell(target) | Effect::Remove(target) => {
            some(target, Does::Harm, &stands)
        }
        Effect::Place { target, .. } | Effect::Put(_, _, target) => {
            some(target, Does::Help, &stands)
        }
        // Those who are knocked out are among them if the words ask for them.
        Effect::Each(target, _) => some(target, Does::Help, &|_| true),
        Effect::Take(token, _, target) => some(target, Does::Help, &|id| {
            let token = table::book(world).find_token(token);
            token.is_some_and(|t| table::fighter(world, id).tokens_of(t) > 0)
        }),
        Effect::Reduce(_) | Effect::Ignore | Effect::CallOff | Effect::Redirect(_) => {
            blow(world) || world.resource::<Flow>().attack().is_some()
        }
        Effect::AddDice(_)
        | Effect::Plus(_)
        | Effect::Reroll(..)
        | Effect::SetDie(..)
        | Effect::Double
        | Effect::DoubleDie(_)
        | Effect::Floor(_) => drive::rolling(world).is_some(),
        Effect::KeepDice(_) => drive::rolled(world).is_some_and(|roll| !roll.dice.is_empty()),
        Effect::UseKept(_) => {
            drive::rolling(world).is_some() && !world.resource::<Lasting>().kept.is_empty()
        }
        Effect::Draw(_, target) => some(target, Does::Help, &|id| {
            let piles = |s| [Pile::Deck(s), Pile::Discards(s)];
            let filled = |p| !piles::pile(world, p).is_empty();
            let may = !standing::is(world, id, |c| *c == Change::CannotDraw);
            let seat = table::fighter(world, id).seat().filter(|_| may);
            seat.is_some_and(|s| piles(s).into_iter().any(filled))
        }),
        Effect::Shift { who, from, what, .. } => some(who, Does::Help, &|id| {
            let seat = table::fighter(world, id).seat();
            seat.is_some_and(|s| !cards_in(world, ctx, s, *from, what).is_empty())
        }),
        Effect::If(c, yes, no) => {
            any(world, ctx, if cond::holds(world, ctx, c) { yes } else { no })
        }
        Effect::May(list) | Effect::Times(_, list) | Effect::Roll(_, list) => any(world, ctx, list),
        Effect::Choose(ways) => ways.iter().any(|w| is_open(world, ctx, w) && way(world, ctx, w)),
        Effect::Clear { terrain, at, .. } | Effect::Become { from: terrain, at, .. } => {
            !verbs::there(world, terrain, &squares(world, ctx, at)).is_empty()
        }
        Effect::Lay { at, .. } => !squares(world, ctx, at).is_empty(),
        Effect::Summon { what, at } => {
            verbs::can_summon(world, ctx, what)
                && !(squares(world, ctx, at) & table::free(world)).is_empty()
        }
        Effect::TakeTurn(target) => some(target, Does::Help, &|id| verbs::may_take_turn(world, id)),
        Effect::Initiative(order, target) => {
            verbs::can_reorder(world, *order, &meant(world, ctx, target, Does::Help))
        }
        Effect::Play { from, what, who } => {
            let hero = verbs::owner(world, ctx, who);
            hero.is_some_and(|hero| !verbs::playable(world, ctx, hero, *from, what).is_empty())
        }
        Effect::Slide { .. } => verbs::can_slide(world, ctx, effect),
        Effect::VoidLaws => table::laws(world).next().is_some(),
        Effect::RedrawDirection => {
            world.resource::<Flow>().direction().is_some_and(|f| f.card.is_some())
        }
        Effect::Pay(cost, then) => payable(world, ctx, cost) && any(world, ctx, then),
        _ => true,
    }
}

/// Returns everybody whom a target could mean, those in the areas that it can be aimed at too.
fn meant(world: &World, ctx: &Ctx, target: &Target, does: Does) -> Vec<FighterId> {
    match target.area.filter(|_| !target::is_direct(target)) {
        None => target::candidates(world, ctx, target, does),
        Some(n) => {
            let mut all: Vec<FighterId> = target::squares(world, ctx, target, does)
                .iter()
                .flat_map(|sq| target::in_area(world, target::side(world, ctx), sq, n, does))
                .filter(|id| target::hits(world, ctx, target, *id))
                .collect();
            all.sort_unstable();
            all.dedup();
            all
        }
    }
}

/// Returns the most that an amount can come to, as far as a move asks: dice count as one.
fn most(world: &World, ctx: &Ctx, n: &Amount) -> i32 {
    amount::count(world, ctx, n) + i32::from(n.rolls())
}

/// Returns whether a move of so many points could end elsewhere.
fn goes_anywhere(world: &World, who: FighterId, points: i32, through: &[Pass]) -> bool {
    let f = table::fighter(world, who);
    let points = passage::points(world, who, points);
    if !f.on_board || points == 0 {
        return false;
    }
    let way = passage::way(world, who, through);
    f.base().squares().any(|sq| {
        let ends = reach(sq, points, &way).ends() - Cells::one(sq);
        !ends.is_empty()
    })
}

/// Returns whether damage is being dealt that can still be reduced.
fn blow(world: &World) -> bool {
    world.resource::<Flow>().frames.iter().any(|f| matches!(f, Frame::Blow(_)))
        && world.resource::<Flow>().blow().is_some()
}

/// Returns whether one of several ways can be chosen: its condition holds, and what it costs can be paid.
pub fn is_open(world: &World, ctx: &Ctx, way: &OneWay) -> bool {
    way.only_if.as_ref().is_none_or(|c| cond::holds(world, ctx, c))
        && payable(world, ctx, &way.cost)
}

/// Returns whether anything of a way could be carried out.
pub fn way(world: &World, ctx: &Ctx, way: &OneWay) -> bool {
    !way.cost.is_empty() || any(world, ctx, &way.does)
}

/// Returns whether a cost can be paid in full.
pub fn payable(world: &World, ctx: &Ctx, cost: &[Effect]) -> bool {
    cost.iter().all(|effect| match effect {
        Effect::Shift { who, from, what, n, pick, .. } => {
            let n = saturating::count(amount::count(world, ctx, n));
            let all = target::candidates(world, ctx, who, Does::Help);
            let seat = all.into_iter().find_map(|id| table::fighter(world, id).seat());
            let lie = seat.map_or(0, |s| cards_in(world, ctx, s, *from, what).len());
            *pick == Pick::All || lie >= n
        }
        Effect::Take(token, n, target) => {
            let token = table::book(world).find_token(token);
            let n = n.as_ref().map_or(1, |n| amount::count(world, ctx, n));
            meant(world, ctx, target, Does::Help).into_iter().any(|id| {
                let f = table::fighter(world, id);
                token.is_some_and(|t| i32::from(f.tokens_of(t)) >= n)
            })
        }
        Effect::Gold(n) => {
            let n = amount::count(world, ctx, n);
            n >= 0 || gain::gold(world, Divider::PartyItems).len() >= saturating::count(-n)
        }
        Effect::Lose { what, n, from, .. } => can_lose(world, ctx, what, n.as_ref(), *from),
        Effect::Count(id, n) => can_count(world, id, amount::count(world, ctx, n)),
        other => one(world, ctx, other),
    })
}
