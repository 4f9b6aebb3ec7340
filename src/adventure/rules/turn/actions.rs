//! The open part of a turn: give, move, explore and close, each optional and in this order
//! (AC-TURN-03, AC-TURN-04), with plays of all heroes between them (AC-PLAY-35, AC-TURN-54), which
//! no type or power limits here (AC-RUL-62, AC-RUL-63). One prompt offers whatever is
//! still possible; doing something of a later step ends the earlier ones.

use bevy_ecs::prelude::*;

use crate::rules::closing;
use crate::rules::edition::switches;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::standing;
use crate::rules::effect::verbs::walk;
use crate::rules::encounter;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Phase, Step, TurnFrame};
use crate::rules::flow::prompt::{Act, Ask, Refusal, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::faceup;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Shut, Spot};
use crate::rules::state::token;
use crate::rules::words::{closing_ways, source_name};

/// Asks, and does what is answered, until the turn ends.
pub fn step(world: &mut World) {
    let _ = drive::returned(world);
    if let Some(act) = drive::answer_one(world) {
        return act_on(world, act);
    }
    let t = drive::turn(world);
    let hero = t.hero;
    if t.cut_short {
        return drive::go(world, Step::TurnEnd);
    }
    if t.explore_now {
        return explore(world);
    }
    let options = options(world, &t.clone());
    if options == [Act::EndTurn] {
        return drive::go(world, Step::TurnEnd);
    }
    let q = Question { who: hero, ask: Ask::Turn, source: Source::Rules, card: None };
    drive::ask(world, q, options);
}

fn options(world: &World, t: &TurnFrame) -> Vec<Act> {
    let mut options = Vec::new();
    let at = table::hero(world, t.hero).at;
    if may_explore(world, t).is_ok() {
        options.push(Act::Explore);
    }
    if may_close(world, t).is_ok() {
        options.push(Act::Close);
    }
    if may_move(world, t).is_ok() {
        options.extend(table::places(world).filter(|p| *p != at).map(Act::Move));
    }
    options.extend(legal::uses(world, &Moment::Turn));
    if may_give(world, t).is_ok() {
        for to in table::heroes_at(world, at).into_iter().filter(|h| *h != t.hero) {
            let hand = table::pile(world, PileId::Hand(t.hero)).iter();
            options.extend(hand.map(|card| Act::Give { card: *card, to }));
        }
    }
    options.push(Act::EndTurn);
    options
}

/// Only where the hero stands now (AC-TURN-37, AC-RUL-67); closed locations too (AC-CLOSE-18).
fn may_explore(world: &World, t: &TurnFrame) -> Result<(), Refusal> {
    let at = table::hero(world, t.hero).at;
    if t.phase > Phase::Explore {
        return Err(Refusal::new("AC-TURN-04", t!("refused-explore-over")));
    }
    if super::next_card(world, t).is_none() {
        let why = match table::pile(world, PileId::Location(at)).is_empty() {
            true => Refusal::new("AC-TURN-36", t!("refused-no-cards")),
            false => {
                let why = t!("refused-faceup");
                Refusal::new("AC-FACE-04", why)
            }
        };
        return Err(why);
    }
    if t.explored && !t.granted {
        return Err(Refusal::new("AC-TURN-26", t!("refused-explored")));
    }
    if t.explored
        && let Some(what) = standing::cannot_explore_again(world, t.hero)
    {
        let why = t!("refused-not-again", what = source_name(world, what));
        return Err(Refusal::new("AC-GOLD-06", why));
    }
    Ok(())
}

/// Closed locations are destinations like others (AC-TURN-19, AC-CLOSE-17).
fn may_move(world: &World, t: &TurnFrame) -> Result<(), Refusal> {
    if t.phase > Phase::Move {
        return Err(Refusal::new("AC-TURN-04", t!("refused-move-over")));
    }
    if token::hidden(world, t.hero) {
        let why = t!("refused-token");
        return Err(Refusal::new("AC-TOKN-04", why));
    }
    if let Some(what) = standing::cannot_move(world, t.hero) {
        let why = t!("refused-kept", what = source_name(world, what));
        return Err(Refusal::new("AC-TURN-24", why));
    }
    Ok(())
}

/// Before moving, so to somebody who is here when the turn starts (AC-TURN-16).
fn may_give(world: &World, t: &TurnFrame) -> Result<(), Refusal> {
    if t.phase > Phase::Give {
        return Err(Refusal::new("AC-TURN-15", t!("refused-give-over")));
    }
    let at = table::hero(world, t.hero).at;
    if table::heroes_at(world, at).len() < 2 {
        return Err(Refusal::new("AC-TURN-14", t!("refused-nobody-here")));
    }
    Ok(())
}

fn may_close(world: &World, t: &TurnFrame) -> Result<(), Refusal> {
    let at = table::hero(world, t.hero).at;
    if table::place(world, at).shut == Shut::Permanently {
        return Err(Refusal::new("AC-RUL-31", t!("refused-closed-already")));
    }
    if !table::pile(world, PileId::Location(at)).is_empty() {
        return Err(Refusal::new("AC-TURN-38", t!("refused-close-cards")));
    }
    if t.tried_closing {
        return Err(Refusal::new("AC-TURN-39", t!("refused-closing-once")));
    }
    if let Some(what) = standing::cannot_close(world, t.hero, at) {
        let why = t!("refused-close-kept", what = source_name(world, what));
        return Err(Refusal::new("AC-GOLD-06", why));
    }
    if closing::ways(world, t.hero, at).is_empty() {
        let why = t!("refused-closing-asks", ways = closing_ways(world, at));
        return Err(Refusal::new("AC-CLOSE-05", why));
    }
    Ok(())
}

/// What the turn does not offer now, and why.
pub fn why_not(world: &World) -> Vec<(Act, Refusal)> {
    let t = drive::turn(world);
    let at = table::hero(world, t.hero).at;
    let mut all = Vec::new();
    all.extend(may_explore(world, t).err().map(|r| (Act::Explore, r)));
    all.extend(may_close(world, t).err().map(|r| (Act::Close, r)));
    if let Err(r) = may_move(world, t) {
        let others = table::places(world).filter(|p| *p != at);
        all.extend(others.map(|p| (Act::Move(p), r.clone())));
    }
    let here = Refusal::new("AC-TURN-21", t!("refused-there"));
    all.push((Act::Move(at), here));
    for to in table::heroes(world).filter(|h| *h != t.hero) {
        let far = table::hero(world, to).at != at;
        let r = if !table::hero(world, to).alive {
            Refusal::new("AC-RUL-94", t!("refused-dead"))
        } else if let Err(r) = may_give(world, t) {
            r
        } else if far {
            Refusal::new("AC-TURN-14", t!("refused-far"))
        } else {
            continue;
        };
        let hand = table::pile(world, PileId::Hand(t.hero)).iter();
        all.extend(hand.map(|card| (Act::Give { card: *card, to }, r.clone())));
    }
    all
}

fn act_on(world: &mut World, act: Act) {
    let hero = drive::turn(world).hero;
    // What is not used at once is lost (AC-TURN-35).
    if switches(world).explore_now_or_never && act != Act::Explore {
        drive::turn_mut(world).granted = false;
    }
    match act {
        Act::Explore => explore(world),
        Act::Move(to) => {
            drive::turn_mut(world).phase = Phase::Explore;
            walk(world, hero, to);
        }
        Act::Give { card, to } => give(world, hero, card, to),
        Act::Close => {
            let t = drive::turn_mut(world);
            t.phase = Phase::Close;
            t.tried_closing = true;
            let at: PlaceId = table::hero(world, hero).at;
            closing::attempt(world, hero, at, false);
        }
        Act::Use { hero, of, power, with } => {
            let used = Used { hero, of, power, with, them: hero, card: None };
            pay::use_now(world, used, None);
        }
        _ => drive::go(world, Step::TurnEnd),
    }
}

/// To the receiver's hand; giving is not playing (AC-TURN-17).
fn give(world: &mut World, from: HeroId, card: crate::rules::state::ids::CardId, to: HeroId) {
    drive::turn_mut(world).phase = Phase::Move;
    table::move_card(world, card, PileId::Hand(to), Spot::Top);
    world.resource_mut::<Cues>().push(|| Cue::Gave { from, to, card });
}

/// The free exploration must be the first of the turn (AC-TURN-26, AC-RUL-65). Each exploration is
/// a new one, which further effects may follow (AC-TURN-34, AC-RUL-64).
fn explore(world: &mut World) {
    let t = drive::turn_mut(world);
    let before = t.clone();
    t.phase = Phase::Explore;
    t.explored = true;
    t.granted &= t.explore_now;
    t.explore_now = false;
    let (mut met, hero) = (t.met_up.take(), t.hero);
    let place = table::hero(world, hero).at;
    // What must be met first is found by the first exploration, or after others of that sort.
    let Some(card) = super::next_card(world, &before) else { return };
    if faceup::comes_first(world, card) {
        met.get_or_insert((place, Vec::new())).1.push(card);
    } else {
        met = None;
    }
    drive::turn_mut(world).met_up = met;
    encounter::flip(world, hero, card);
}
