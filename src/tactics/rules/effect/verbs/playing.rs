//! The verb that plays a card without an action.

use bevy_ecs::prelude::*;

use super::super::run::Progress;
use super::needs::{owner, playable};
use crate::content::effect::{CardFilter, Target};
use crate::content::words::HeroPile;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::turn::playing;

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
