//! What becomes of what the dead were doing: their frames are abandoned, and the cards go back to
//! where they belong.

use bevy_ecs::prelude::*;

use super::effect::pay;
use super::effect::triggers::{Answers, Happened};
use super::flow::drive;
use super::flow::frame::{EffectsFrame, Flow, Frame, Returned, Step, TurnFrame};
use super::state::ids::{CardId, HeroId, PileId};
use super::state::table;
use crate::cards::vocabulary::Rank;

/// The top frame belongs to a dead hero and is broken off: the card of an encounter goes back
/// into its deck, a summoned one to the box, neither defeated nor undefeated (AC-RUL-24); a turn
/// is over at once, without a hand reset (AC-RUL-25).
pub fn abandon(world: &mut World) {
    match drive::pop(world) {
        Some(Frame::Encounter(e)) => {
            if table::card(world, e.card).pile == PileId::Stage {
                super::encounter::give_back(world, &e);
            }
            if e.place.is_none() {
                super::encounter::cease(world, e.card);
            }
            // Only a villain's encounter holds locations closed (AC-VILL-09).
            if table::printed(world, e.card).rank == Rank::Villain && e.place.is_some() {
                super::villain::reopen(world);
            }
            drive::hand_down(world, Returned::Encounter(false));
        }
        Some(Frame::Check(f)) => {
            // Others' cards on the stage go back to their hands; nothing was rolled.
            for play in f.staged.iter().skip(f.bound.into()).rev() {
                if f.outcome.is_none() && table::hero(world, play.hero).alive {
                    pay::put_back(world, &play.taken);
                }
            }
            unrecharged(world, f.recharges);
            // A check that was rolled has been attempted: when a helper dies of it, the
            // encounter goes on with its result (AC-RUL-26). One that was not is still open.
            world.resource_mut::<Flow>().returned = f.outcome.map(Returned::Check);
        }
        Some(Frame::Damage(f)) => unrecharged(world, f.recharges),
        Some(Frame::Recharge(f)) => unrecharged(world, f.queue),
        Some(Frame::Close(f)) => {
            // What is closed already is still turned over.
            let closed = f.step == Step::CloseFlip;
            if closed {
                table::place_mut(world, f.place).flipped = true;
            }
            drive::hand_down(world, Returned::Closed(closed));
        }
        Some(Frame::Turn(t)) => turn_cut_off(world, &t),
        Some(Frame::Effects(EffectsFrame { examining: Some(e), .. })) => {
            super::effect::examine::let_go(world, &e);
            world.resource_mut::<Flow>().returned = None;
        }
        Some(Frame::Effects(f)) => {
            super::effect::summon::give_back(world, &f);
            world.resource_mut::<Flow>().returned = None;
        }
        // Effects of the dead stop; nothing of theirs lies outside the piles. Nobody is there to
        // take what was handed to them.
        _ => world.resource_mut::<Flow>().returned = None,
    }
    world.resource_mut::<Flow>().answer = None;
}

/// Cards that were set aside have their final action; those whose checks to recharge do not come any
/// more are discarded (AC-CARD-29).
fn unrecharged(world: &mut World, cards: Vec<(HeroId, CardId)>) {
    for (h, c) in cards {
        if table::hero(world, h).alive && table::card(world, c).pile == PileId::Aside(h) {
            pay::lay_down(world, h, c);
        }
    }
}

/// The turn of a dead hero is over at once; what happens at its end and does not need the dead
/// still does (AC-RUL-25).
fn turn_cut_off(world: &mut World, t: &TurnFrame) {
    if matches!(t.step, Step::TurnLast | Step::TurnReset | Step::TurnOver) {
        return;
    }
    let mut answers = Answers::default();
    answers.collect(world, t.hero, Happened::TurnEnd);
    answers.forced_only();
    answers.push(world, t.hero);
}
