//! Verbs about turns, the line and the orders of bosses.

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;

use super::super::run::{self, Progress};
use super::super::standing;
use super::super::target::{self, Does};
use super::needs::{deck_of, may_take_turn};
use super::{each, once, value};
use crate::content::amount::Amount;
use crate::content::effect::{Change, Effect, Order, Scried, Target};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{Ctx, Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::directions;
use crate::rules::state::ids::{CardId, FighterId};
use crate::rules::state::piles::{self, BossSeen, Pile, Spot};
use crate::rules::state::round::{Round, Token};
use crate::rules::state::table;
use crate::rules::turn::{companions, enemies, hero};

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Act(n, target) => each(world, ctx, target, Does::Help, |world, who| {
            let flow = world.resource_mut::<Flow>().into_inner();
            let turn = flow.hero_turn_mut().filter(|f| FighterId::from(f.hero) == who);
            turn.is_some_and(|f| {
                f.extra = f.extra.saturating_add(*n);
                true
            })
        }),
        Effect::TakeTurn(target) => each(world, ctx, target, Does::Help, take_turn),
        Effect::RedrawDirection => redraw(world, ctx),
        Effect::EndTurn => once(world, |world| {
            let flow = world.resource_mut::<Flow>().into_inner();
            match flow.frames.iter_mut().rev().find(|f| f.is_turn()) {
                Some(Frame::HeroTurn(f)) => f.step = Step::TurnOver,
                Some(Frame::EnemyTurn(f)) => f.step = Step::EnemyOver,
                Some(Frame::CompanionTurn(f)) => f.step = Step::CompanionOver,
                _ => return false,
            }
            true
        }),
        Effect::Initiative(order, target) => initiative(world, ctx, *order, target),
        Effect::Activate(order) => once(world, |world| {
            let boss = ctx.you.or_else(|| world.resource::<Round>().current().map(|t| t.of));
            let Some(boss) = boss else { return false };
            let frame = enemies::by_text(boss, ctx.clone(), vec![(**order).clone()]);
            drive::push(world, Frame::EnemyTurn(frame));
            true
        }),
        Effect::Again => once(world, |world| {
            let flow = world.resource_mut::<Flow>().into_inner();
            let f = flow.activation_mut();
            // What repeats it is no other activation.
            f.is_some_and(|f| !std::mem::replace(&mut f.again, true))
        }),
        Effect::BossUnder => once(world, |world| {
            let flow = world.resource_mut::<Flow>().into_inner();
            let Some(f) = flow.enemy_turn_mut() else { return false };
            let (Some(card), Some(deck)) = (f.card.take(), f.deck) else { return false };
            f.orders.clear();
            f.step = Step::EnemyOver;
            piles::put(world, card, Pile::BossDeck(deck), Spot::Bottom);
            true
        }),
        Effect::Scry { n, then } => scry(world, ctx, n, *then),
        Effect::BossCard => once(world, |world| {
            let tokens = &world.resource::<Round>().tokens;
            let Some(Token { of, deck: Some(deck) }) =
                tokens.iter().find(|t| t.deck.is_some()).copied()
            else {
                return false;
            };
            let frame = enemies::new(of, deck);
            drive::push(world, Frame::EnemyTurn(frame));
            true
        }),
        _ => Progress::Done(false),
    }
}

/// Lets a figure take a turn at once, beside those of its token. Returns whether it does.
fn take_turn(world: &mut World, who: FighterId) -> bool {
    if !may_take_turn(world, who) {
        return false;
    }
    drive::tell(world, || Cue::Turn { who });
    let frame = match (deck_of(world, who), table::fighter(world, who).seat()) {
        (Some(deck), _) => Frame::EnemyTurn(enemies::new(who, deck)),
        (None, Some(hero)) => Frame::HeroTurn(hero::new(hero)),
        (None, None) => Frame::CompanionTurn(companions::new(who)),
    };
    drive::push(world, frame);
    true
}

/// Draws another direction card; who does it chooses which of the two counts. Drawing it is no other event,
/// so that nothing answers it again.
fn redraw(world: &mut World, ctx: &Ctx) -> Progress {
    let chosen = drive::answer_cards(world).and_then(|cards| cards.first().copied());
    let flow = world.resource_mut::<Flow>().into_inner();
    let Some(f) = flow.direction_mut() else { return Progress::Done(false) };
    if chosen.is_some() {
        f.card = chosen;
        return Progress::Done(true);
    }
    let Some(first) = f.card else { return Progress::Done(false) };
    let second = directions::draw(world).filter(|second| *second != first);
    let Some(second) = second else { return Progress::Done(false) };
    let options = vec![Act::Card(first), Act::Card(second)];
    let q = question(target::chooser(world, ctx), Ask::Cards, ctx.source);
    drive::ask(world, q, options);
    Progress::Wait
}

/// Changes the order of those who have not acted (AT-ROUND-10).
fn initiative(world: &mut World, ctx: &Ctx, order: Order, target: &Target) -> Progress {
    let fixed = |seat: crate::rules::state::ids::SeatId| {
        standing::is(world, seat.into(), |c| *c == Change::CannotReorder)
    };
    if table::seats(world).any(fixed) {
        return Progress::Done(false);
    }
    let from = usize::from(world.resource::<Round>().at);
    if order == Order::Redraw {
        let mut rest = world.resource::<Round>().line.get(from..).unwrap_or(&[]).to_vec();
        world.resource_mut::<Rng>().shuffle(&mut rest);
        let mut round = world.resource_mut::<Round>();
        round.line.truncate(from);
        round.line.extend(rest);
        tell(world);
        return Progress::Done(true);
    }
    if drive::effects(world).targets.is_none() {
        let Some(all) = target::settle(world, ctx, target, Does::Help) else {
            return Progress::Wait;
        };
        drive::effects_mut(world).targets = Some(all);
    }
    let who = drive::effects(world).targets.as_ref().and_then(|t| t.first().copied());
    let place = |world: &World, who: FighterId| {
        let line = &world.resource::<Round>().line;
        (from..line.len()).find(|n| line[*n].of == who)
    };
    let Some(at) = who.and_then(|who| place(world, who)) else { return Progress::Done(false) };
    match order {
        Order::First => {
            let mut round = world.resource_mut::<Round>();
            let token = round.line.remove(at);
            round.line.insert(from, token);
        }
        Order::Last => {
            let mut round = world.resource_mut::<Round>();
            let token = round.line.remove(at);
            round.line.push(token);
        }
        Order::Swap => {
            let others: Vec<u8> = (from..world.resource::<Round>().line.len())
                .filter(|n| *n != at)
                .filter_map(|n| u8::try_from(n).ok())
                .collect();
            match drive::answer_one(world) {
                Some(Act::Choice(n)) => world.resource_mut::<Round>().line.swap(at, n.into()),
                _ if others.is_empty() => return Progress::Done(false),
                _ => {
                    let options = others.into_iter().map(Act::Choice).collect();
                    let q = question(target::chooser(world, ctx), Ask::Order, ctx.source);
                    drive::ask(world, q, options);
                    return Progress::Wait;
                }
            }
        }
        Order::Redraw => {}
    }
    tell(world);
    Progress::Done(true)
}

/// Looks at the top cards of the boss deck: they go back as they lay, in any order, or one of them goes
/// elsewhere.
fn scry(world: &mut World, ctx: &Ctx, n: &Amount, then: Scried) -> Progress {
    let deck = Pile::BossDeck(0);
    let lie = piles::pile(world, deck).to_vec();
    if run::stage(world) == 0 {
        run::set_stage(world, 1);
        let n = saturating::count(value(world, ctx, n)).min(lie.len());
        let f = drive::effects_mut(world);
        f.cards = lie[lie.len() - n..].iter().rev().copied().collect();
        let shown = f.cards.clone();
        if shown.is_empty() {
            return Progress::Done(false);
        }
        shown.into_iter().for_each(|card| BossSeen::note(world, card));
    }
    let looked = drive::effects(world).cards.clone();
    if let Some(cards) = drive::answer_cards(world) {
        match (then, cards.as_slice()) {
            (Scried::OneUnder, [card]) => piles::put(world, *card, deck, Spot::Bottom),
            (Scried::OneDiscarded, [card]) => {
                piles::put(world, *card, Pile::BossDiscards(0), Spot::Top);
            }
            (Scried::Order, [card]) => {
                // Chosen one after the other, the top one first: laid on top from the last to the first.
                let f = drive::effects_mut(world);
                f.cards.retain(|c| c != card);
                f.kept.push(*card);
                if f.cards.len() > 1 {
                    return Progress::Wait;
                }
                let rest: Vec<CardId> =
                    f.cards.iter().chain(f.kept.iter().rev()).copied().collect();
                rest.into_iter().for_each(|c| piles::put(world, c, deck, Spot::Top));
            }
            _ => {}
        }
        return Progress::Done(true);
    }
    let (least, options): (usize, Vec<Act>) = match then {
        Scried::Order if looked.len() < 2 => return Progress::Done(true),
        Scried::Order => (1, looked.into_iter().map(Act::Card).collect()),
        // They are shown, and nothing is done with them.
        Scried::Back => (0, looked.into_iter().map(Act::Card).collect()),
        Scried::OneUnder | Scried::OneDiscarded => (0, looked.into_iter().map(Act::Card).collect()),
    };
    let q = question(target::chooser(world, ctx), Ask::Cards, ctx.source);
    drive::ask_some(world, q, options, least, 1);
    Progress::Wait
}

fn tell(world: &mut World) {
    let line = world.resource::<Round>().line.iter().map(|t| t.of).collect();
    drive::tell(world, || Cue::Line { line });
}
