//! Moving together with other heroes, who are asked before anybody moves.

use bevy_ecs::prelude::*;

use super::progress::{Progress, set_stage, stage};
use super::select::{Selected, select};
use super::standing;
use super::verbs::{destination, walk};
use crate::cards::effect::{Effect, Where, Who};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, List};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PlaceId};
use crate::rules::state::table;
use crate::rules::state::token;
use crate::rules::turn;
use crate::saturating;

/// Lets "you" move, and other heroes along (AC-GOLD-03): the frame keeps whom there is to ask in its
/// targets, and in its number the place and, a bit each by seat, who comes along.
pub fn move_with(world: &mut World, ctx: &Ctx, with: Who, to: &Where) -> Progress {
    if stage(world) == 0 {
        if !is_free(world, ctx.you) {
            return Progress::Done;
        }
        let Some(target) = destination(world, ctx, ctx.you, to) else { return Progress::Wait };
        let Some(place) = target else { return Progress::Done };
        let mut others = match select(world, ctx, with) {
            Selected::These(these) => these,
            Selected::OneOf(_) | Selected::SomeOf(..) | Selected::AnyOf(_) => Vec::new(),
        };
        others.retain(|h| is_free(world, *h) && table::hero(world, *h).at != place);
        set_stage(world, 1);
        let f = drive::effects_mut(world);
        f.number = i32::from(place.0);
        f.targets = Some(others);
    }
    if let Some(act) = drive::answer_one(world) {
        let f = drive::effects_mut(world);
        if let Some(asked) = f.targets.as_mut().filter(|t| !t.is_empty()).map(|t| t.remove(0))
            && act == Act::Yes
        {
            f.number |= bit(asked);
        }
    }
    let f = drive::effects(world);
    if let Some(next) = f.targets.as_ref().and_then(|t| t.first().copied()) {
        let q = Question { who: next, ask: Ask::YesNo, source: ctx.source, card: ctx.card };
        drive::ask(world, q, vec![Act::Yes, Act::No]);
        return Progress::Wait;
    }
    let number = f.number;
    let place = PlaceId(saturating::byte(usize::try_from(number & 0xff).unwrap_or(0)));
    let along: Vec<HeroId> = table::heroes(world).filter(|h| number & bit(*h) != 0).collect();
    let to = Where::Named(table::place_def(world, place).id.clone());
    let go = Effect::Move { who: Who::You, to, freely: false };
    for hero in along.into_iter().rev() {
        let ctx = Ctx { you: hero, ..ctx.clone() };
        let list = List([go.clone()].into());
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, None)));
    }
    turn::moved_by_text(world, ctx.you);
    walk(world, ctx.you, place);
    Progress::Done
}

fn bit(hero: HeroId) -> i32 {
    1_i32.checked_shl(u32::from(hero.0).saturating_add(8)).unwrap_or(0)
}

fn is_free(world: &World, hero: HeroId) -> bool {
    standing::cannot_move(&Board::new(world), hero).is_none() && !token::is_hidden(world, hero)
}
