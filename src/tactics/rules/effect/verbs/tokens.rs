//! Verbs that put and take tokens, and counters.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::run::Progress;
use super::super::target::{self, Does};
use super::super::{standing, triggers};
use super::fighting::announce;
use super::needs::bounds;
use super::{each, once, value};
use crate::content::effect::Effect;
use crate::content::pack::TokenId;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Happened, What};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::round::Progress as Goals;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Put(token, n, target) => {
            let n = value(world, ctx, n);
            let Some(token) = table::book(world).find_token(token) else {
                return Progress::Done(false);
            };
            if let Some(who) = drive::effects(world).current {
                let f = drive::effects_mut(world);
                let prevented = f.prevents == Some(true);
                (f.current, f.prevents) = (None, None);
                f.did |= !prevented;
                if !prevented {
                    put(world, ctx, who, token, n);
                }
                return Progress::Wait;
            }
            each(world, ctx, target, Does::Harm, |world, who| {
                let event = Happened {
                    of: ctx.you,
                    token: Some(token),
                    ..Happened::new(What::TokenPutting)
                };
                table::fighter(world, who).on_board
                    && !announce(world, who, event.to(who))
                    && put(world, ctx, who, token, n) > 0
            })
        }
        Effect::Take(token, n, target) => {
            let n = n.as_ref().map(|n| value(world, ctx, n));
            let Some(token) = table::book(world).find_token(token) else {
                return Progress::Done(false);
            };
            each(world, ctx, target, Does::Help, |world, who| {
                let taken = take(world, who, token, n);
                drive::effects_mut(world).count = taken;
                taken > 0
            })
        }
        Effect::MoveToken { token, n, from, to } => once(world, |world| {
            let n = value(world, ctx, n);
            let token = table::book(world).find_token(token);
            let one = |t| target::candidates(world, ctx, t, Does::Help).first().copied();
            let Some(((from, to), token)) = one(from).zip(one(to)).zip(token) else { return false };
            let taken = take(world, from, token, Some(n));
            put(world, ctx, to, token, taken) > 0
        }),
        Effect::Count(id, n) => once(world, |world| {
            let n = value(world, ctx, n);
            count(world, id, n)
        }),
        _ => Progress::Done(false),
    }
}

/// Puts tokens on a figure that stands, as many as it can have. Returns how many.
fn put(world: &mut World, ctx: &Ctx, who: FighterId, token: TokenId, n: i32) -> i32 {
    let most = table::book(world).pack.tokens[token.index()].most.unwrap_or(u8::MAX);
    let f = table::fighter(world, who);
    if !f.on_board || n <= 0 {
        return 0;
    }
    let was = f.tokens_of(token);
    let now = saturating::byte(saturating::count(i32::from(was) + n)).min(most);
    set(world, who, token, now);
    let more = now.saturating_sub(was);
    if more > 0 {
        let event = Happened { of: ctx.you, token: Some(token), ..Happened::new(What::TokenPut) };
        triggers::fire(world, event.to(who));
    }
    i32::from(more)
}

/// Takes so many tokens, or all. Returns how many.
fn take(world: &mut World, who: FighterId, token: TokenId, n: Option<i32>) -> i32 {
    let was = table::fighter(world, who).tokens_of(token);
    let n = n.map_or(was, |n| saturating::byte(saturating::count(n))).min(was);
    set(world, who, token, was - n);
    i32::from(n)
}

fn set(world: &mut World, who: FighterId, token: TokenId, n: u8) {
    let mut f = table::fighter_mut(world, who);
    let was = f.tokens_of(token);
    if was == n {
        return;
    }
    f.tokens.retain(|(of, _)| *of != token);
    if n > 0 {
        f.tokens.push((token, n));
        f.tokens.sort_unstable();
    }
    drive::tell(world, || Cue::Token { who, token, n: i16::from(n) - i16::from(was) });
    standing::cap_hp(world);
    goal::check(world);
}

/// Adds to a counter, within its bounds.
fn count(world: &mut World, id: &str, n: i32) -> bool {
    let Some((least, most)) = bounds(world, id) else { return false };
    let mut goals = world.resource_mut::<Goals>();
    let Some((_, value)) = goals.counters.iter_mut().find(|(of, _)| of == id) else { return false };
    let was = *value;
    *value = (was + n).clamp(least, most);
    let value = *value;
    let id = id.to_owned();
    drive::tell(world, || Cue::Counter { id, value });
    goal::check(world);
    value != was
}
