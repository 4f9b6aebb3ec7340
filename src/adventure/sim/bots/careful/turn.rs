//! The open part of a turn: heal, move, explore, close, and know when to stop.

use bevy_ecs::prelude::*;

use super::{Careful, choices, gains, life, worth};
use crate::cards::effect::{Effect, Summoned};
use crate::cards::printed::Closing;
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::legal;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock, Shut};

/// What a use in the open part of a turn must gain.
const WORTH_WHILE: f64 = 0.15;
/// How often one power is used in one turn.
const MOST_USES: usize = 2;

impl Careful {
    /// Answers the open part of a turn.
    pub(super) fn turn(&mut self, world: &World, prompt: &Prompt) -> Option<Act> {
        let Clock { active, turn } = *world.resource::<Clock>();
        if self.turn != turn {
            self.turn = turn;
            self.used.clear();
        }
        if let Some(act) = self.helpful(world, prompt, false) {
            return Some(act);
        }
        let here = table::hero(world, active).at;
        let to = prompt
            .options
            .iter()
            .filter_map(|a| match a {
                Act::Move(p) => Some((promise(world, active, *p), *a)),
                _ => None,
            })
            .max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((score, act)) = to
            && score > promise(world, active, here) + 0.8
        {
            return Some(act);
        }
        let offered = |a: Act| prompt.options.contains(&a).then_some(a);
        offered(Act::Close)
            .or_else(|| offered(Act::Explore).filter(|_| dares(world, active)))
            .or_else(|| self.helpful(world, prompt, true))
            .or_else(|| offered(Act::EndTurn))
    }

    /// The use that gains most for what it costs: of those that explore, or of the others.
    fn helpful(&mut self, world: &World, prompt: &Prompt, exploring: bool) -> Option<Act> {
        let uses = prompt.options.iter().filter_map(|act| {
            let Act::Use { hero, of, power, .. } = *act else { return None };
            let (p, _) = legal::power(world, hero, of, power)?;
            let explores = p.does.iter().any(|e| matches!(e, Effect::Explore));
            let often = self.used.iter().filter(|u| **u == (of, power)).count();
            if explores != exploring || often >= MOST_USES {
                return None;
            }
            Some((gains::gain(world, hero, &p.does) - worth::cost_of_use(world, act), *act))
        });
        let (gain, act) = uses.max_by(|a, b| a.0.total_cmp(&b.0))?;
        if gain <= WORTH_WHILE {
            return None;
        }
        if let Act::Use { of, power, .. } = act {
            self.used.push((of, power));
        }
        Some(act)
    }
}

/// Cards in the deck of a location.
pub fn deck_len(world: &World, at: PlaceId) -> usize {
    table::pile(world, PileId::Location(at)).len()
}

/// Nothing is left to do there.
pub fn finished(world: &World, at: PlaceId) -> bool {
    table::place(world, at).shut == Shut::Permanently
}

/// Whether the hero can afford what an exploration may bring.
fn dares(world: &World, hero: HeroId) -> bool {
    let life = life::life(world, hero);
    life > 0 || life::turns_left(world) <= 2.0 || table::living(world).len() == 1 || life < 0
}

/// What a further exploration on this turn is worth.
pub fn worth_exploring(world: &World, hero: HeroId) -> f64 {
    let at = table::hero(world, hero).at;
    let life = life::life(world, hero);
    if deck_len(world, at) == 0 || finished(world, at) || life < 2 {
        return 0.0;
    }
    let armed = table::pile(world, PileId::Hand(hero))
        .iter()
        .any(|c| worth::fights(table::printed(world, *c)));
    let base = 0.25 + 0.85 * life::pressure(world).min(2.0);
    if armed { base } else { base - 0.3 }
}

/// How good it is for a hero to be at a location.
fn promise(world: &World, hero: HeroId, at: PlaceId) -> f64 {
    let cards = deck_len(world, at);
    if finished(world, at) {
        return if cards > 0 { 0.5 } else { 0.0 };
    }
    let others = table::heroes_at(world, at).into_iter().filter(|h| *h != hero).count() as f64;
    let close = closable(world, hero, at);
    let base = if cards == 0 { 2.0 + 5.0 * close } else { 5.0 + 2.5 * close };
    base - 1.2 * others - 0.15 * cards as f64
}

/// The chance that a hero closes a location, all else equal.
pub fn closable(world: &World, hero: HeroId, at: PlaceId) -> f64 {
    let def = table::place_def(world, at);
    def.closing.iter().map(|c| closing_chance(world, hero, c)).fold(0.0, f64::max)
}

/// The chance that a hero fulfils one way of closing, all else equal.
pub fn closing_chance(world: &World, hero: HeroId, way: &Closing) -> f64 {
    match way {
        Closing::Automatic => 1.0,
        Closing::Check(c) => {
            c.steps.iter().map(|alts| choices::prospect(world, hero, alts)).product()
        }
        Closing::Pay(_) | Closing::PaySeveral(..) => 0.6,
        Closing::Defeat(Summoned::Named(id)) => {
            let book = table::book(world);
            book.find(id).map_or(0.5, |d| {
                let steps = &book.card(d).check.steps;
                steps.iter().map(|alts| choices::prospect(world, hero, alts)).product()
            })
        }
        Closing::Defeat(_) => 0.5,
    }
}

/// The location of those offered where the hero who is asked is of most use.
pub fn best_place(world: &World, prompt: &Prompt) -> Option<Act> {
    let scored = prompt.options.iter().filter_map(|a| match a {
        Act::Place(p) | Act::Move(p) => Some((promise(world, prompt.who, *p), *a)),
        _ => None,
    });
    scored.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a)
}

/// A location for whatever asks for one: to be at, or to look at.
pub fn choose_place(world: &World, prompt: &Prompt) -> Option<Act> {
    match choices::current_effect(world) {
        Some((_, Effect::Examine { .. })) => prompt
            .options
            .iter()
            .filter_map(|a| match a {
                // Where somebody is about to explore, it counts soonest.
                Act::Place(p) => {
                    let open = !finished(world, *p) && deck_len(world, *p) > 1;
                    let active = table::hero(world, world.resource::<Clock>().active).at == *p;
                    let near = !table::heroes_at(world, *p).is_empty();
                    Some(((open, active, near, deck_len(world, *p)), *a))
                }
                _ => None,
            })
            .max_by_key(|(rate, _)| *rate)
            .map(|(_, a)| a),
        _ => best_place(world, prompt),
    }
}
