//! Prompts that cannot matter any more: plays at the end of a turn that were declined when it was
//! ended and are unrelated to what happened since; moves and the like after the scenario is
//! decided.

use bevy_ecs::prelude::*;

use super::AutoPass;
use super::footprint::{self, at, pile, piles};
use crate::cards::effect::{Effect, From};
use crate::cards::vocabulary::Rank;
use crate::rules::flow::frame::{Ctx, Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::legal;
use crate::rules::play;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock};

/// The table when a turn was ended.
#[derive(Clone, Debug)]
pub struct Ended {
    turn: u32,
    /// Plays that were possible and were not made.
    declined: Vec<Act>,
    /// Each hero's location and piles.
    heroes: Vec<(HeroId, PlaceId, Vec<Vec<CardId>>)>,
    hours: Vec<CardId>,
    places: Vec<Vec<CardId>>,
}

impl Ended {
    /// Records the table if the turn can be ended now.
    pub fn of(world: &World) -> Option<Ended> {
        let prompt = play::prompt(world).filter(|p| p.ask == Ask::Turn)?;
        Some(Ended::with(world, prompt.options.clone()))
    }

    fn with(world: &World, declined: Vec<Act>) -> Ended {
        let lying = |p: PileId| table::pile(world, p).to_vec();
        let hero = |h: HeroId| (h, table::hero(world, h).at, piles(h).map(lying).to_vec());
        Ended {
            turn: world.resource::<Clock>().turn,
            declined,
            heroes: table::heroes(world).map(hero).collect(),
            hours: lying(PileId::Hours),
            places: table::places(world).map(|p| lying(PileId::Location(p))).collect(),
        }
    }

    /// Returns what has changed since, as bits of a footprint.
    fn changed(&self, world: &World) -> u64 {
        let now = Ended::with(world, Vec::new());
        let mut all = 0;
        for ((h, place, before), (_, there, after)) in self.heroes.iter().zip(&now.heroes) {
            all |= if place == there { 0 } else { at(*h) };
            for ((p, a), b) in piles(*h).into_iter().zip(before).zip(after) {
                all |= if a == b { 0 } else { pile(p) };
            }
        }
        all |= if self.hours == now.hours { 0 } else { footprint::HOURS };
        all | if self.places == now.places { 0 } else { footprint::PLACES }
    }
}

/// Returns whether a play at the end of the turn was declined when the turn was ended, and nothing
/// that it depends on has changed since.
pub fn declined(world: &World, act: &Act) -> bool {
    let ended = world.get_resource::<AutoPass>().and_then(|m| m.noted.as_ref());
    let Some(ended) = ended.filter(|e| e.turn == world.resource::<Clock>().turn) else {
        return false;
    };
    let Act::Use { hero, of, power, .. } = *act else { return false };
    let Some((p, level)) = legal::power(&Board::new(world), hero, of, power) else { return false };
    let ctx =
        Ctx { you: hero, them: hero, source: of, card: None, level, paid: Default::default() };
    let touches = footprint::of(world, &ctx, &p.does, None).touches;
    ended.declined.contains(act) && touches & ended.changed(world) == 0
}

/// Returns whether a prompt is for the last plays of a turn.
pub fn last_plays(world: &World, prompt: &Prompt) -> bool {
    let top = world.resource::<Flow>().frames.last();
    prompt.ask == Ask::Window && matches!(top, Some(Frame::Turn(t)) if t.step == Step::TurnLast)
}

/// Returns whether nothing can change the scenario's ending any more: its last turn is over
/// (AC-END-02), or its only villain is defeated without escape (AC-VILL-23).
pub fn decided(world: &World) -> bool {
    let frames = &world.resource::<Flow>().frames;
    if matches!(frames.first(), Some(Frame::Scenario(s)) if s.out_of_time) {
        return true;
    }
    let scenario = table::scenario(world);
    let cornered = |f: &Frame| match f {
        Frame::Encounter(e) => {
            let villain = table::printed(world, e.card).rank == Rank::Villain;
            let elsewhere = |p: &PlaceId| Some(*p) != e.place;
            villain
                && e.won
                && e.step == Step::Escape
                && e.place.is_some()
                && !table::open_places(world).iter().any(elsewhere)
        }
        _ => false,
    };
    scenario.cornering_wins && scenario.villains.len() == 1 && frames.iter().any(cornered)
}

/// Returns whether an effect only changes this scenario: positions of heroes and cards.
pub fn passing(e: &Effect) -> bool {
    match e {
        Effect::Shift { from, .. } => *from != From::Box,
        Effect::Move { .. }
        | Effect::MoveWith { .. }
        | Effect::Examine { .. }
        | Effect::OrderFaceup
        | Effect::Explore
        | Effect::HideToken(_)
        | Effect::Damage { .. }
        | Effect::EndTurn
        | Effect::ResetHand(_) => true,
        Effect::May(list) | Effect::MayPay(_, list) | Effect::Each(_, list, _) => {
            list.iter().all(passing)
        }
        Effect::Choose { ways, .. } => ways.iter().all(|w| w.does.iter().all(passing)),
        Effect::If(_, yes, no) => yes.iter().chain(no.iter()).all(passing),
        _ => false,
    }
}

/// Returns the answer to a prompt that cannot matter because the scenario is decided.
pub fn answer(world: &World, prompt: &Prompt) -> Option<Vec<Act>> {
    if !decided(world) {
        return None;
    }
    let uses = |a: &Act| match *a {
        Act::Use { hero, of, power, .. } => legal::power(&Board::new(world), hero, of, power)
            .is_some_and(|(p, _)| p.does.iter().all(passing)),
        _ => true,
    };
    let about = match (prompt.ask, world.resource::<Flow>().frames.last()) {
        (Ask::Reset, _) => true,
        (Ask::Window, _) => prompt.options.iter().all(uses),
        (Ask::Turn | Ask::Check | Ask::Rolled | Ask::Close | Ask::DamageCards, _) => false,
        (_, Some(Frame::Effects(f))) => f.list.get(f.at).is_some_and(passing),
        _ => false,
    };
    let on = [Act::Continue, Act::No].into_iter().find(|a| prompt.options.contains(a));
    let least = usize::from(prompt.min.max(1));
    let any = || prompt.options.iter().take(least).copied().collect();
    about.then(|| on.map_or_else(any, |a| vec![a]))
}
