//! Checks to recharge cards that were played (AC-CHECK-52, AC-CARD-25).

use bevy_ecs::prelude::*;

use super::stage::{self, NewCheck};
use super::ways;
use crate::cards::effect::Purpose;
use crate::rules::effect::cond::holds;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Flow, Frame, Returned};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Spot};

/// Each waiting card in turn: a check by the hero who played it (AC-CHECK-53), with a skill that the
/// hero can use (AC-CHECK-19, AC-RUL-69), unless the card demands more (AC-CHECK-20); success
/// recharges it, anything else discards it (AC-CARD-29).
pub fn step(world: &mut World) {
    let back = drive::returned(world);
    let Some(Frame::Recharge(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut()
    else {
        return;
    };
    let Some((hero, card)) = f.queue.first().copied() else {
        drive::pop(world);
        return;
    };
    if f.trying {
        f.trying = false;
        f.queue.remove(0);
        let passed = matches!(back, Some(Returned::Check(o)) if o.passed);
        if table::card(world, card).pile != PileId::Aside(hero) {
            return;
        }
        if passed {
            table::move_card(world, card, PileId::Deck(hero), Spot::Bottom);
        } else {
            table::move_card(world, card, PileId::Discards(hero), Spot::Top);
        }
        return;
    }
    let def = table::printed(world, card);
    let you = Ctx { you: hero, them: hero, source: Source::Card(card), card: Some(card), level: 0 };
    let allowed = def.recharge_if.as_ref().is_none_or(|c| holds(world, &you, None, c));
    let alternatives =
        def.recharge.as_ref().and_then(|c| c.steps.first()).cloned().unwrap_or_default();
    let can = |a| !ways::usable(world, hero, a, Purpose::Recharge).is_empty();
    let able = allowed && alternatives.iter().any(can);
    let alive = table::hero(world, hero).alive;
    if !able || !alive {
        if let Some(Frame::Recharge(f)) =
            world.resource_mut::<Flow>().into_inner().frames.last_mut()
        {
            f.queue.remove(0);
        }
        // A dead hero's set-aside cards were buried with the others (AC-RUL-26).
        if alive {
            table::move_card(world, card, PileId::Discards(hero), Spot::Top);
        }
        return;
    }
    if let Some(Frame::Recharge(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        f.trying = true;
    }
    let source = Source::Card(card);
    let against = Some(card);
    let purpose = Purpose::Recharge;
    stage::begin(world, NewCheck { hero, purpose, alternatives, against, source, optional: true });
}
