//! Abandons the frames of dead heroes and returns their cards to where they belong.

use bevy_ecs::prelude::*;

use super::effect::pay;
use super::effect::triggers::{Answers, Happened};
use super::flow::drive;
use super::flow::frame::{EffectsFrame, Flow, Frame, Returned, Step, TurnFrame};
use super::state::ids::{CardId, HeroId, PileId};
use super::state::table;
use crate::cards::vocabulary::Rank;

/// Abandons the top frame, which belongs to a dead hero. The card of an encounter goes back into
/// its deck, a summoned one to the box, neither defeated nor undefeated (AC-RUL-24); a turn ends at
/// once without a hand reset (AC-RUL-25).
pub fn abandon(world: &mut World) {
    match drive::pop(world) {
        Some(Frame::Encounter(e)) => {
            if table::card(world, e.card).pile == PileId::Stage {
                super::encounter::give_back(world, &e);
            }
            if e.place.is_none() {
                super::encounter::cease(world, e.card);
            }
            // Only a villain's encounter keeps locations temporarily closed (AC-VILL-09).
            if table::printed(world, e.card).rank == Rank::Villain && e.place.is_some() {
                super::villain::reopen(world);
            }
            super::encounter::end_lasting(world);
            drive::hand_down(world, Returned::Encounter(false));
        }
        Some(Frame::Check(f)) => {
            // Other heroes' staged cards go back to their hands, as nothing was rolled.
            for play in f.staged.iter().skip(f.bound.into()).rev() {
                if f.outcome.is_none() && table::hero(world, play.hero).alive {
                    pay::put_back(world, &play.taken);
                }
            }
            unrecharged(world, f.recharges);
            // A rolled check was attempted: if a helper dies of it, the encounter goes on with its
            // result (AC-RUL-26). A check that was not rolled is still open.
            world.resource_mut::<Flow>().returned = f.outcome.map(Returned::Check);
        }
        Some(Frame::Damage(f)) => unrecharged(world, f.recharges),
        Some(Frame::Recharge(f)) => unrecharged(world, f.queue),
        Some(Frame::Close(f)) => {
            // A location that is closed already is still flipped.
            let closed = f.step == Step::CloseFlip;
            if closed {
                table::place_mut(world, f.place).flipped = true;
            }
            drive::hand_down(world, Returned::Closed(closed));
        }
        Some(Frame::Turn(t)) => turn_cut_off(world, &t),
        Some(Frame::Effects(EffectsFrame { examining: Some(e), .. })) => {
            super::effect::examine::end_examination(world, &e);
            world.resource_mut::<Flow>().returned = None;
        }
        Some(Frame::Effects(f)) => {
            super::effect::summon::give_back(world, &f);
            world.resource_mut::<Flow>().returned = None;
        }
        // Other effects just stop; all their cards are in piles. The result passed to them is
        // dropped.
        _ => world.resource_mut::<Flow>().returned = None,
    }
    world.resource_mut::<Flow>().answer = None;
}

/// Gives cards that were set aside their final action; discards those whose checks to recharge will
/// not come (AC-CARD-29).
fn unrecharged(world: &mut World, cards: Vec<(HeroId, CardId)>) {
    for (h, c) in cards {
        if table::hero(world, h).alive && table::card(world, c).pile == PileId::Aside(h) {
            pay::put_away(world, h, c);
        }
    }
}

/// Ends the turn of a dead hero at once, with the effects at its end that do not need the hero
/// (AC-RUL-25).
fn turn_cut_off(world: &mut World, t: &TurnFrame) {
    if matches!(t.step, Step::TurnLast | Step::TurnReset | Step::TurnOver) {
        return;
    }
    let mut answers = Answers::default();
    answers.collect(world, t.hero, Happened::TurnEnd);
    answers.forced_only();
    answers.push(world, t.hero);
}
