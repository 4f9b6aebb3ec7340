//! What summons and allies do: on a turn of their own, or with their hero (AT-SUMM-02, AT-SUMM-03,
//! AT-RUL-80, AT-RUL-100).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::hero::end_of_turn;
use super::options::Tried;
use super::{activation, playing, uses};
use crate::content::amount::Amount;
use crate::content::effect::{Change, Effect, Effects, Target};
use crate::content::printed::{Step as Order, Turn};
use crate::content::words::{Condition, Until};
use crate::rules::effect::{cond, lasting, run, standing, triggers, useful};
use crate::rules::flow::cue::{Cue, Lost};
use crate::rules::flow::drive::{self, Steps, question};
use crate::rules::flow::frame::{CompanionTurnFrame, Ctx, Frame, Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves;
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{FighterId, SeatId, Source};
use crate::rules::state::table;
use crate::rules::why::Why;

/// Adds the steps of what summons and allies do.
pub fn install(steps: &mut Steps) {
    steps.add(Step::CompanionStart, start);
    steps.add(Step::Opinion, opinion);
    steps.add(Step::CompanionActs, act);
    steps.add(Step::CompanionOver, over);
}

/// Returns the frame of a turn of its own.
pub fn new(who: FighterId) -> CompanionTurnFrame {
    let step = Step::CompanionStart;
    CompanionTurnFrame { who, step, own: true, moved: false, attacked: false, lost: false }
}

/// Begins what a summon does with its hero.
pub fn with_hero(world: &mut World, who: FighterId) {
    drive::hero_turn_mut(world).acted.push(who);
    let frame = CompanionTurnFrame { step: Step::Opinion, own: false, ..new(who) };
    drive::push(world, Frame::CompanionTurn(frame));
}

/// Returns the summons and allies that a hero leads and that stand on the board.
pub fn of(world: &World, hero: SeatId) -> impl Iterator<Item = &Fighter> {
    let leads = move |f: &&Fighter| {
        table::companion(world, f.id).is_some() && table::seat_of(world, f.id) == hero
    };
    table::standing(world).filter(leads)
}

/// Returns those of them that act with the hero.
fn in_step(world: &World, hero: SeatId) -> Vec<FighterId> {
    let with =
        |f: &&Fighter| table::companion(world, f.id).is_some_and(|c| c.turn == Turn::WithHero);
    of(world, hero).filter(with).map(|f| f.id).collect()
}

/// The turn of their hero begins for those who act with it: a stunned one loses its part of the turn and
/// the mark (AT-COND-03).
pub fn turn_starts(world: &mut World, hero: SeatId) {
    for who in in_step(world, hero) {
        lasting::end(world, Until::NextTurn, Some(who));
        if wakes(world, who) {
            drive::hero_turn_mut(world).acted.push(who);
        }
    }
}

/// The turn of their hero ends for those who act with it.
pub fn turn_ends(world: &mut World, hero: SeatId) {
    for who in in_step(world, hero) {
        moves::stay(world, who);
    }
}

/// Takes the mark off a stunned one, which loses its turn. Returns whether it was stunned.
fn wakes(world: &mut World, who: FighterId) -> bool {
    let condition = Condition::Stunned;
    let stunned = table::set_condition(world, who, condition, None);
    if stunned {
        drive::tell(world, || Cue::Condition { who, condition, on: false });
        drive::tell(world, || Cue::Lost { who, why: Lost::Stunned });
    }
    stunned
}

/// Whoever is stunned loses the turn and the mark (AT-COND-03); one that is knocked out skips it, for no
/// potion can be used on it (AT-SUMM-06, AT-SUMM-07).
fn start(world: &mut World) {
    let who = drive::companion_turn(world).who;
    lasting::end(world, Until::NextTurn, Some(who));
    let stunned = wakes(world, who);
    let stands = table::fighter(world, who).on_board;
    if !stunned && !stands {
        drive::tell(world, || Cue::Lost { who, why: Lost::Down });
    }
    if stunned || !stands {
        drive::companion_turn_mut(world).lost = true;
        return drive::go(world, Step::CompanionOver);
    }
    drive::go(world, Step::Opinion);
    triggers::fire(world, Happened::by(What::TurnStart, who));
}

/// One with an opinion of its own follows it, if it holds and no text makes it obey: that is all of its
/// turn. Otherwise its hero's player says what it does (AT-SUMM-02).
fn opinion(world: &mut World) {
    let who = drive::companion_turn(world).who;
    let own = own_opinion(world, who);
    drive::go(world, if own.is_some() { Step::CompanionOver } else { Step::CompanionActs });
    if let Some(order) = own {
        drive::push(world, Frame::Activation(activation::new(who, order, 1)));
    }
}

/// Returns the order that a figure gives itself now.
fn own_opinion(world: &World, who: FighterId) -> Option<Order> {
    let order = table::companion(world, who)?.opinion.as_deref()?;
    let ctx = Ctx::of(who, Source::Fighter(who)).about(who);
    let holds = order.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx, c));
    let obeys = standing::is(world, who, |c| *c == Change::Obeys);
    (holds && !obeys).then(|| order.clone())
}

/// Asks what it does next: it moves and attacks once each, in either order, and uses what its card gives
/// it.
fn act(world: &mut World) {
    let who = drive::companion_turn(world).who;
    match drive::answer_one(world) {
        Some(Act::Move) => {
            drive::companion_turn_mut(world).moved = true;
            return run::push(world, Ctx::of(who, Source::Fighter(who)), basic_move());
        }
        Some(Act::Attack) => {
            drive::companion_turn_mut(world).attacked = true;
            return run::push(world, Ctx::of(who, Source::Fighter(who)), basic_attack());
        }
        Some(Act::Use { hero, of, power, .. }) => {
            return playing::begin(world, hero, of, power, None);
        }
        Some(_) => return drive::go(world, Step::CompanionOver),
        None => {}
    }
    let mut options = options(world, who);
    if options.is_empty() || !table::fighter(world, who).on_board {
        return drive::go(world, Step::CompanionOver);
    }
    options.push(Act::EndTurn);
    let q = question(table::seat_of(world, who), Ask::Companion, Source::Fighter(who));
    drive::ask(world, q, options);
}

fn basic_move() -> Effects {
    let (target, through) = (Target::oneself(), Vec::new());
    Arc::from([Effect::BasicMove { plus: Amount::default(), target, through }])
}

fn basic_attack() -> Effects {
    let (plus, then) = (Amount::default(), Arc::from([]));
    Arc::from([Effect::BasicAttack { plus, who: Target::oneself(), only_if: None, then }])
}

fn options(world: &World, who: FighterId) -> Vec<Act> {
    let f = drive::companion_turn(world);
    let all = acts(world, who, f.moved, f.attacked).into_iter();
    all.filter_map(|(act, no)| no.is_none().then_some(act)).collect()
}

/// Returns everything that a player might try in the turn of a summon, each with what is in the way, if
/// anything is.
pub fn tried(world: &World) -> Vec<Tried> {
    let f = drive::companion_turn(world);
    acts(world, f.who, f.moved, f.attacked)
}

fn acts(world: &World, who: FighterId, moved: bool, attacked: bool) -> Vec<Tried> {
    let ctx = Ctx::of(who, Source::Fighter(who));
    let refused = |done: bool, why: Why, does: &Effects| match done {
        true => Some(why),
        false => (!useful::any(world, &ctx, does)).then_some(Why::NothingDone),
    };
    let mut all = vec![
        (Act::Move, refused(moved, Why::HasMoved, &basic_move())),
        (Act::Attack, refused(attacked, Why::HasAttacked, &basic_attack())),
    ];
    let (hero, of) = (table::seat_of(world, who), Source::Fighter(who));
    let Some(def) = table::companion(world, who) else { return all };
    for (power, text) in (uses::first_power(def)..).zip(&def.powers) {
        if text.on.is_none() {
            let act = Act::Use { hero, of, power, with: None };
            all.push((act, uses::cannot(world, hero, of, power, None)));
        }
    }
    all
}

/// Adds the summons and allies of a hero to what may be tried in the hero's turn: each acts once with its
/// hero (AT-SUMM-03), unless it has a turn of its own (AT-RUL-80) or acts only by cards.
pub fn with_hero_tried(world: &World, hero: SeatId, all: &mut Vec<Tried>) {
    for f in of(world, hero) {
        let turn = table::companion(world, f.id).map_or(Turn::Never, |c| c.turn);
        let acted = || drive::hero_turn(world).acted.contains(&f.id);
        let idle = || acts(world, f.id, false, false).iter().all(|(_, no)| no.is_some());
        let no = match turn {
            Turn::Own => Some(Why::OwnToken),
            Turn::Never => Some(Why::OnlyByCards),
            Turn::WithHero if acted() => Some(Why::HasActed),
            Turn::WithHero => idle().then_some(Why::NothingDone),
        };
        all.push((Act::Fighter(f.id), no));
    }
}

/// The turn is over. What is done with the hero ends with the hero's turn.
fn over(world: &mut World) {
    drive::returned(world);
    let Some(Frame::CompanionTurn(f)) = drive::pop(world) else { return };
    if !f.own {
        return;
    }
    end_of_turn(world);
    if table::fighter(world, f.who).on_board && !f.lost {
        moves::stay(world, f.who);
    }
    triggers::fire(world, Happened::by(What::TurnEnd, f.who));
}
