//! A turn on a boss's token: the top card of the boss deck is revealed and carried out (AT-BOSS-01).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::hero::end_of_turn;
use crate::content::effect::Change;
use crate::content::printed::{Actors, EnemyKind, Step as Order};
use crate::content::words::{Condition, Divider, Until};
use crate::rules::effect::{amount, cond, lasting, run, standing, triggers, whom};
use crate::rules::flow::cue::{Cue, Lost};
use crate::rules::flow::drive::{self, Steps, question};
use crate::rules::flow::frame::{Ctx, EnemyTurnFrame, Frame, Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::moves;
use crate::rules::state::ids::{CardId, Def, FighterId, Source};
use crate::rules::state::piles::{self, BossSeen, Pile, Spot};
use crate::rules::state::table;
use crate::rules::turn::activation;

/// Adds the steps of enemies' turns.
pub fn install(steps: &mut Steps) {
    steps.add(Step::EnemyStart, start);
    steps.add(Step::Reveal, reveal);
    steps.add(Step::NextOrder, next_order);
    steps.add(Step::NextActivation, next);
    steps.add(Step::EnemyOver, over);
    activation::install(steps);
}

/// Returns the frame of a turn on a token.
pub fn new(boss: FighterId, deck: u8) -> EnemyTurnFrame {
    EnemyTurnFrame {
        boss,
        step: Step::EnemyStart,
        deck: Some(deck),
        card: None,
        orders: Vec::new(),
        at: 0,
        queue: Vec::new(),
        sorted: false,
        activated: 0,
        ctx: Ctx::of(boss, Source::Fighter(boss)),
    }
}

/// Returns the frame of what an effect makes enemies do, as a boss card would (AT-BOSS-19).
pub fn by_text(boss: FighterId, ctx: Ctx, orders: Vec<Order>) -> EnemyTurnFrame {
    EnemyTurnFrame { deck: None, step: Step::NextOrder, orders, ctx, ..new(boss, 0) }
}

/// A stunned boss loses this turn and the mark, and reveals no card, so that no minion acts either
/// (AT-COND-03, AT-COND-04, AT-RUL-31, AT-EX-33).
fn start(world: &mut World) {
    let boss = drive::enemy_turn(world).boss;
    lasting::end(world, Until::NextTurn, Some(boss));
    let stunned = Condition::Stunned;
    if table::fighter(world, boss).on_board && table::set_condition(world, boss, stunned, None) {
        drive::tell(world, || Cue::Condition { who: boss, condition: stunned, on: false });
        drive::tell(world, || Cue::Lost { who: boss, why: Lost::Stunned });
        drive::pop(world);
        return end_of_turn(world);
    }
    drive::go(world, Step::Reveal);
    triggers::fire(world, Happened::by(What::TurnStart, boss));
}

/// The top card is revealed; an empty deck is made of its discard pile first (AT-BOSS-04).
fn reveal(world: &mut World) {
    let Some(deck) = drive::enemy_turn(world).deck else {
        return drive::go(world, Step::NextOrder);
    };
    if piles::pile(world, Pile::BossDeck(deck)).is_empty() {
        piles::put_all(world, Pile::BossDiscards(deck), Pile::BossDeck(deck));
        piles::shuffle(world, Pile::BossDeck(deck));
        drive::tell(world, || Cue::Shuffled { pile: Pile::BossDeck(deck) });
    }
    let top = piles::pile(world, Pile::BossDeck(deck)).last().copied();
    let Some(card) = top else { return drive::go(world, Step::EnemyOver) };
    piles::put(world, card, Pile::Aside, Spot::Top);
    BossSeen::note(world, card);
    kernel::revealed::reveal::<crate::rules::family::Tactics>(world, card);
    drive::tell(world, || Cue::Revealed { card });
    let orders = orders(world, card);
    let boss = drive::enemy_turn(world).boss;
    let f = drive::enemy_turn_mut(world);
    (f.card, f.orders, f.step) = (Some(card), orders, Step::NextOrder);
    let event = Happened { card: Some(card), ..Happened::by(What::Revealed, boss) };
    triggers::fire(world, event);
}

fn orders(world: &World, card: CardId) -> Vec<Order> {
    match piles::card(world, card).def {
        Def::Boss(id) => table::book(world).boss_card(id).steps.clone(),
        _ => Vec::new(),
    }
}

/// The orders are carried out as listed (AT-RUL-54). Who is not mentioned does nothing (AT-BOSS-03).
fn next_order(world: &mut World) {
    drive::returned(world);
    let f = drive::enemy_turn(world);
    let (boss, card) = (f.boss, f.card);
    let Some(order) = f.orders.get(usize::from(f.at)).cloned() else {
        return drive::go(world, Step::EnemyOver);
    };
    let ctx = f.ctx.clone();
    let queue = actors(world, &ctx, boss, &order.who);
    let f = drive::enemy_turn_mut(world);
    f.at += 1;
    f.activated = 0;
    f.sorted = queue.len() <= 1;
    f.queue = queue;
    f.step = Step::NextActivation;
    if order.who == Actors::Nobody {
        let source = card.map_or(Source::Fighter(boss), Source::Card);
        let stands = table::fighter(world, boss).on_board;
        // The words of a boss that is gone are the chapter's, so that its minions still come.
        let ctx =
            if stands { Ctx::of(boss, source) } else { Ctx { source, card, ..Ctx::nobody() } };
        if order.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx, c)) {
            let times = amount::count(world, &ctx, &order.repeat).clamp(0, 20);
            for _ in 0..times {
                run::push(world, ctx.clone(), order.does.clone());
            }
        }
    }
}

/// Returns whom an order activates, by identifier. Instructions for who is gone are ignored
/// (AT-RUL-56).
pub fn actors(world: &World, ctx: &Ctx, boss: FighterId, who: &Actors) -> Vec<FighterId> {
    let of_kind = |kind: EnemyKind| {
        let all = table::standing(world)
            .filter(move |f| table::enemy(world, f.id).is_some_and(|e| e.kind == kind));
        all.map(|f| f.id).collect::<Vec<_>>()
    };
    let mut all = match who {
        Actors::Boss => of_kind(EnemyKind::Boss),
        Actors::Minions => of_kind(EnemyKind::Minion),
        Actors::All => [of_kind(EnemyKind::Boss), of_kind(EnemyKind::Minion)].concat(),
        Actors::Code(code) => table::standing(world)
            .filter(|f| {
                f.code == *code || table::enemy(world, f.id).is_some_and(|e| e.code == *code)
            })
            .map(|f| f.id)
            .collect(),
        Actors::ClosestMinions(n) => {
            activation::closest(world, of_kind(EnemyKind::Minion), usize::from(*n))
        }
        Actors::It => whom::it(ctx).into_iter().collect(),
        Actors::Oneself => vec![boss],
        Actors::Nobody => Vec::new(),
    };
    all.retain(|id| {
        table::fighter(world, *id).on_board
            && !standing::is(world, *id, |c| *c == Change::StandsStill)
    });
    all
}

/// Activates the next enemy. Of several the players choose the order, with ascending identifiers for
/// whoever leaves it (AT-RUL-54); bosses named with minions come first.
fn next(world: &mut World) {
    drive::returned(world);
    let f = drive::enemy_turn(world);
    let Some(order) = f.orders.get(usize::from(f.at).saturating_sub(1)).cloned() else {
        return drive::go(world, Step::EnemyOver);
    };
    let gone: Vec<FighterId> =
        f.queue.iter().copied().filter(|id| !table::fighter(world, *id).on_board).collect();
    drive::enemy_turn_mut(world).queue.retain(|id| !gone.contains(id));
    match drive::answer_one(world) {
        Some(Act::Fighter(first)) => return activate(world, first, order),
        Some(_) => drive::enemy_turn_mut(world).sorted = true,
        None => {}
    }
    let f = drive::enemy_turn(world);
    let most = match order.who {
        Actors::ClosestMinions(n) => Some(n),
        _ => None,
    };
    let one = most.is_some_and(|n| f.queue.len() > usize::from(n.saturating_sub(f.activated)));
    let Some(first) = f.queue.first().copied() else {
        return drive::go(world, Step::NextOrder);
    };
    let boss = table::enemy(world, first).is_some_and(|e| e.kind == EnemyKind::Boss);
    if most.is_some_and(|n| f.activated >= n) {
        return drive::go(world, Step::NextOrder);
    }
    if (f.sorted || f.queue.len() == 1 || boss) && !one {
        return activate(world, first, order);
    }
    let mut options: Vec<Act> = f.queue.iter().map(|id| Act::Fighter(*id)).collect();
    if !one {
        options.push(Act::Continue);
    }
    let source = f.card.map_or(Source::Rules, Source::Card);
    drive::ask(world, question(table::lead(world), Ask::Order, source), options);
}

/// A stunned minion skips its activation, and loses the mark (AT-RUL-31).
fn activate(world: &mut World, who: FighterId, order: Order) {
    let f = drive::enemy_turn_mut(world);
    f.queue.retain(|id| *id != who);
    f.activated = f.activated.saturating_add(1);
    let boss = f.boss;
    let stunned = Condition::Stunned;
    if who != boss && table::set_condition(world, who, stunned, None) {
        drive::tell(world, || Cue::Condition { who, condition: stunned, on: false });
        return drive::tell(world, || Cue::Lost { who, why: Lost::Stunned });
    }
    let again: i32 = standing::changes(world, who, |c| matches!(c, Change::ActsAgain(_)))
        .into_iter()
        .map(|(_, c)| if let Change::ActsAgain(n) = c { i32::from(*n) } else { 0 })
        .sum();
    let ctx = Ctx::of(who, Source::Fighter(who));
    let times = amount::count(world, &ctx, &order.repeat) + again;
    drive::push(
        world,
        Frame::Activation(activation::new(who, order, saturating::byte(saturating::count(times)))),
    );
}

/// The card goes to the boss discard pile (AT-BOSS-01), and the turn ends.
fn over(world: &mut World) {
    let Some(Frame::EnemyTurn(f)) = drive::pop(world) else { return };
    if let (Some(card), Some(deck)) = (f.card, f.deck) {
        let aside = standing::is(world, f.boss, |c| *c == Change::PlayedAside);
        let to = if aside { Pile::Divider(Divider::BossDecks) } else { Pile::BossDiscards(deck) };
        hand::shift(world, card, to, Spot::Top);
    }
    if f.deck.is_none() {
        return;
    }
    end_of_turn(world);
    if table::fighter(world, f.boss).on_board {
        moves::stay(world, f.boss);
    }
    triggers::fire(world, Happened::by(What::TurnEnd, f.boss));
}
