//! The verb that plays a card without an action.

use bevy_ecs::prelude::*;

use super::super::run::Progress;
use super::cards::{cards_in, owner};
use crate::content::effect::{CardFilter, Effect, Target};
use crate::content::words::{HeroPile, Keyword};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{SeatId, Source};
use crate::rules::state::table;
use crate::rules::turn::{playing, uses};

/// Plays a card of a sort from a pile, by one of its ways; it may be declined (AT-ACTN-13).
pub(super) fn carry_out(
    world: &mut World,
    ctx: &Ctx,
    (from, what): (HeroPile, &CardFilter),
    who: &Target,
) -> Progress {
    let Some(hero) = owner(world, ctx, who) else { return Progress::Done(false) };
    if super::run::stage(world) > 0 {
        // The card has been played.
        return Progress::Done(true);
    }
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, .. }) => {
            super::run::set_stage(world, 1);
            playing::begin(world, hero, of, power, None);
            Progress::Wait
        }
        Some(_) => Progress::Done(false),
        None => {
            let mut options = playable(world, ctx, hero, from, what);
            if options.is_empty() {
                return Progress::Done(false);
            }
            options.insert(0, Act::Continue);
            drive::ask(world, question(hero, Ask::Cards, ctx.source), options);
            Progress::Wait
        }
    }
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
