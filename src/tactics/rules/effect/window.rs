//! The step of an event: the rules that answer it one after the other, then the window for a Response
//! (AT-ACTN-16, AT-ACTN-17, AT-ROUND-10).

use super::triggers::offers;
use super::{lasting, run};
use crate::content::words::Keyword;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Fired, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{SeatId, Source};
use crate::rules::state::table;
use crate::rules::turn::playing;
use bevy_ecs::prelude::*;

/// Follows the rules that answer, one after the other; then opens the window for one Response. Abilities
/// that change the line are used one after the other, each once and as many as the party likes, with one
/// Response among them (AT-ROUND-10).
pub fn step(world: &mut World) {
    drive::returned(world);
    if let Some(act) = drive::answer_one(world) {
        return answered(world, act);
    }
    let f = drive::triggers_mut(world);
    let event = f.event;
    if !f.forced.is_empty() {
        let next = f.forced.remove(0);
        return follow(world, next);
    }
    let Some((who, options)) = window(world) else {
        drive::pop(world);
        return;
    };
    let mut all = vec![Act::Continue];
    all.extend(options);
    let source = event.card.map_or(Source::Rules, Source::Card);
    drive::ask(world, question(who, Ask::Window, source), all);
}

/// Takes the answer of a window.
fn answered(world: &mut World, act: Act) {
    let f = drive::triggers_mut(world);
    let (event, several) = (f.event, f.event.what == What::LineLaid);
    match act {
        Act::Use { hero, of, power, .. } => {
            f.open = several;
            f.used.push((of, power));
            playing::begin(world, hero, of, power, Some(event));
        }
        Act::Disagree => {
            let left = Some(in_order(world));
            drive::triggers_mut(world).left = left;
        }
        // The next player, where they do not agree.
        _ => match &mut f.left {
            Some(left) if !left.is_empty() => {
                left.remove(0);
            }
            _ => f.open = false,
        },
    }
}

/// Returns the players who do not agree: first whoever plays the first hero in the line, then the others
/// clockwise (AT-ROUND-11).
fn in_order(world: &World) -> Vec<u8> {
    let mut players = table::players(world);
    let lead = table::player(world, table::lead(world));
    let first = players.iter().position(|p| *p == lead).unwrap_or(0);
    players.rotate_left(first);
    players
}

/// Returns who is asked in the window, and what may be used: by the party, or by the players one after the
/// other who do not agree (AT-ROUND-11, AT-RUL-110).
fn window(world: &mut World) -> Option<(SeatId, Vec<Act>)> {
    let f = drive::triggers(world).clone();
    if !f.open {
        return None;
    }
    let responded = f.used.iter().any(|(of, _)| is_response(world, *of));
    let spent = |act: &Act| match act {
        Act::Use { of, power, .. } => {
            f.used.contains(&(*of, *power)) || (responded && is_response(world, *of))
        }
        _ => false,
    };
    let mut options = offers(world, &f.event);
    options.retain(|act| !spent(act));
    let of = |act: &Act, player: u8| match act {
        Act::Use { hero, .. } => table::player(world, *hero) == player,
        _ => false,
    };
    let has = |player: &u8| options.iter().any(|act| of(act, *player));
    if let Some(left) = f.left {
        let left: Vec<u8> = left.into_iter().skip_while(|p| !has(p)).collect();
        let player = *left.first()?;
        options.retain(|act| of(act, player));
        let who = options.iter().find_map(|act| match act {
            Act::Use { hero, .. } => Some(*hero),
            _ => None,
        });
        drive::triggers_mut(world).left = Some(left);
        return who.map(|who| (who, options));
    }
    let several = table::players(world).iter().filter(|p| has(p)).count() > 1;
    if options.is_empty() {
        return None;
    }
    if f.event.what == What::LineLaid && several {
        options.push(Act::Disagree);
    }
    Some((table::lead(world), options))
}

/// Returns whether a use is the playing of a Response.
fn is_response(world: &World, of: Source) -> bool {
    let Source::Card(card) = of else { return false };
    table::printed(world, card).is_some_and(|d| d.keywords.contains(&Keyword::Response))
}

/// Carries a rule out, if it still may be: an earlier one may have used it up.
fn follow(world: &mut World, fired: Fired) {
    let Fired { ctx, does, number, once } = fired;
    // Once is once for whoever has the text, by whomever it is set off (AT-RUL-118).
    let who = ctx.you;
    if lasting::may(world, once, ctx.source, number, who) {
        lasting::note(world, once, ctx.source, number, who);
        run::push_rule(world, ctx, does);
    }
}
