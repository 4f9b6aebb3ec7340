//! The progress of an effect, and carrying it out for each affected hero.

use bevy_ecs::prelude::*;

use super::select::{Meant, Selected, select_of, who_orders};
use super::standing;
use crate::cards::effect::{CardFilter, Effect, Effects, From, Pick, To, Who};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame, List};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Clock};

/// The progress of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is done. Frames that it pushed run before the next effect.
    Done,
    /// It asked a question or waits for frames that it pushed, and will be called again.
    Wait,
}

/// Returns whether the order of heroes can matter for an effect: not if each of them only moves own
/// cards.
fn order_matters(effect: &Effect) -> bool {
    match effect {
        Effect::Shift { from, .. } => {
            matches!(from, From::Here | From::Blessings | From::Hours | From::Box)
        }
        Effect::Each(_, list, _) => list.iter().any(order_matters),
        Effect::HideToken(_) => false,
        _ => true,
    }
}

/// Carries out an effect for each affected hero, in the order that the active player chooses. If
/// one of several heroes is to be chosen, asks for that first.
pub fn for_each(
    world: &mut World,
    ctx: &Ctx,
    effect: &Effect,
    who: Who,
    each: impl FnMut(&mut World, HeroId) -> Progress,
) -> Progress {
    for_each_of(world, ctx, effect, (who, &|_, _| true), each)
}

/// Does the same as [`for_each`] for those of these heroes who are meant.
pub fn for_each_of(
    world: &mut World,
    ctx: &Ctx,
    effect: &Effect,
    (who, meant): (Who, &Meant<'_>),
    mut each: impl FnMut(&mut World, HeroId) -> Progress,
) -> Progress {
    if drive::effects(world).targets.is_none() {
        let selected = match select_of(world, ctx, who, meant) {
            Selected::OneOf(some) => Selected::OneOf(able(world, effect, some)),
            selected => selected,
        };
        let chosen = match selected {
            Selected::These(these) => these,
            Selected::OneOf(some) if some.len() <= 1 => some,
            Selected::SomeOf(n, some) if some.len() <= n => some,
            Selected::SomeOf(n, some) => match several(world, ctx, some, (n, n)) {
                Some(chosen) => chosen,
                None => return Progress::Wait,
            },
            Selected::AnyOf(some) => {
                let most = some.len();
                match several(world, ctx, some, (0, most)) {
                    Some(chosen) => chosen,
                    None => return Progress::Wait,
                }
            }
            Selected::OneOf(some) => match drive::answer_one(world) {
                Some(Act::Hero(h)) => vec![h],
                _ => {
                    let q = Question {
                        who: ctx.you,
                        ask: Ask::Hero,
                        source: ctx.source,
                        card: ctx.card,
                    };
                    drive::ask(world, q, some.into_iter().map(Act::Hero).collect());
                    return Progress::Wait;
                }
            },
        };
        drive::effects_mut(world).targets = Some(chosen);
    }
    let depth = world.resource::<Flow>().frames.len();
    loop {
        let first = drive::effects(world).targets.as_ref().and_then(|t| t.first().copied());
        let Some(first) = first else { return Progress::Done };
        let alive = table::hero(world, first).alive;
        if alive && order_matters(effect) && !next_is_known(world, ctx) {
            return Progress::Wait;
        }
        let targets = drive::effects(world).targets.as_ref();
        let hero = targets.and_then(|t| t.first().copied()).unwrap_or(first);
        // An effect that a hero ignores does nothing to that hero (AC-GOLD-08).
        let ignored = standing::ignores_powers(&Board::new(world), hero, ctx.source);
        if ignored || !table::hero(world, hero).alive {
            world.resource_mut::<Flow>().returned = None;
        } else if each(world, hero) == Progress::Wait {
            return Progress::Wait;
        }
        let flow = world.resource_mut::<Flow>().into_inner();
        let Some(Frame::Effects(f)) = flow.frames.get_mut(depth - 1) else {
            return Progress::Wait;
        };
        if let Some(t) = &mut f.targets
            && !t.is_empty()
        {
            t.remove(0);
        }
        f.picked = false;
        f.stage = 0;
        f.number = 0;
        f.cards.clear();
        if flow.frames.len() != depth {
            return Progress::Wait;
        }
    }
}

/// Returns those of some heroes who can do what a text wants of one of them: who have such cards in hand as
/// are to be moved. Where nobody has, all of them (AC-GOLD-10, AC-LIM-04).
fn able(world: &World, effect: &Effect, some: Vec<HeroId>) -> Vec<HeroId> {
    let Effect::Shift { from: From::Hand, what, pick: Pick::Choose | Pick::Random, to, .. } =
        effect
    else {
        return some;
    };
    if *to == To::Hand || *what == CardFilter::default() {
        return some;
    }
    let board = Board::new(world);
    let has = |h: &&HeroId| board.pile(PileId::Hand(**h)).iter().any(|c| board.fits(*c, what));
    let able: Vec<HeroId> = some.iter().filter(has).copied().collect();
    if able.is_empty() { some } else { able }
}

/// Returns the heroes that "you" choose among some; `None` once that was asked.
fn several(
    world: &mut World,
    ctx: &Ctx,
    some: Vec<HeroId>,
    (least, most): (usize, usize),
) -> Option<Vec<HeroId>> {
    if some.is_empty() {
        return Some(some);
    }
    if let Some(acts) = drive::answer(world) {
        let hero = |a| if let Act::Hero(h) = a { Some(h) } else { None };
        return Some(acts.into_iter().filter_map(hero).collect());
    }
    let (who, ask, source, card) = (ctx.you, Ask::Hero, ctx.source, ctx.card);
    let options = some.into_iter().map(Act::Hero).collect();
    drive::ask_some(world, Question { who, ask, source, card }, options, least, most);
    None
}

/// Lets the active player choose the next of several heroes (AC-RUL-01, AC-RUL-02, AC-SUMM-10).
/// Returns whether the next hero is determined.
fn next_is_known(world: &mut World, ctx: &Ctx) -> bool {
    let f = drive::effects(world);
    let mut left = f.targets.clone().unwrap_or_default();
    let picked = f.picked;
    left.retain(|h| {
        table::hero(world, *h).alive
            && !standing::ignores_powers(&Board::new(world), *h, ctx.source)
    });
    if picked || left.len() < 2 {
        return true;
    }
    if let Some(Act::Hero(first)) = drive::answer_one(world) {
        left.retain(|h| *h != first);
        left.insert(0, first);
        let f = drive::effects_mut(world);
        f.targets = Some(left);
        f.picked = true;
        return true;
    }
    let who = who_orders(world, world.resource::<Clock>().active);
    let (ask, source, card) = (Ask::Order, ctx.source, ctx.card);
    let options = left.into_iter().map(Act::Hero).collect();
    drive::ask(world, Question { who, ask, source, card }, options);
    false
}

/// Pushes a list of effects for a hero.
pub fn push_list(world: &mut World, ctx: &Ctx, you: HeroId, list: &Effects) {
    if list.is_empty() {
        return;
    }
    let EffectsFrame { outcome, decided, moved, .. } = drive::effects(world);
    let (outcome, decided, moved) = (outcome.clone(), decided.clone(), moved.clone());
    let ctx = Ctx { you, ..ctx.clone() };
    let frame = EffectsFrame::new(ctx, List(list.clone()), outcome);
    drive::push(world, Frame::Effects(EffectsFrame { decided, moved, ..frame }));
}

/// Returns the stage of the effect being carried out.
pub fn stage(world: &World) -> u8 {
    drive::effects(world).stage
}

/// Sets the stage of the effect being carried out.
pub fn set_stage(world: &mut World, stage: u8) {
    drive::effects_mut(world).stage = stage;
}
