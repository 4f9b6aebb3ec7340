//! Villains: temporary closing before the encounter, and the escape after it (AC-VILL-01 to
//! AC-VILL-25, in the order of AC-VILL-02). The encounter between them is like any other
//! (AC-VILL-11).

use bevy_ecs::prelude::*;

use super::closing;
use super::edition::switches;
use super::effect::triggers::{self, Happened};
use super::effect::{shift, standing, time};
use super::encounter;
use super::flow::drive::{self, Question, Steps};
use super::flow::frame::{EncounterFrame, Returned, Step};
use super::flow::prompt::{Act, Ask, Source};
use super::state::cue::{Cue, Cues};
use super::state::encountered;
use super::state::ids::{HeroId, PileId, PlaceId};
use super::state::table::{self, End, LocationStatus, Spot};
use crate::cards::effect::CardFilter;
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::rng::Rng;
use crate::rules::state::board::Board;

/// Registers the steps of a villain's encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Guard, guard);
    steps.add(Step::Escape, escape);
    steps.add(Step::Cornered, cornered);
}

/// Returns the heroes who may try to close temporarily: each hero at an open location that is not
/// the villain's (AC-VILL-03, AC-VILL-04, AC-RUL-33), also when the villain is encountered from
/// elsewhere (AC-RUL-104).
pub fn guards(world: &World, villains: PlaceId) -> Vec<HeroId> {
    table::living(world)
        .into_iter()
        .filter(|h| {
            let at = table::hero(world, *h).at;
            at != villains
                && table::place(world, at).shut == LocationStatus::Open
                && standing::cannot_guard(&Board::new(world), *h, at).is_none()
                && !closing::ways(&Board::new(world), *h, at).is_empty()
        })
        .collect()
}

/// Returns the heroes who may try when the villain is encountered, or later at a new location if
/// they move meanwhile (AC-VILL-06). Empty if no attempt is possible at first.
pub fn first_guards(world: &World, villains: PlaceId) -> Vec<HeroId> {
    let first = guards(world, villains);
    match switches(world).movers_try && !first.is_empty() {
        true => table::living(world),
        false => first,
    }
}

/// Lets guards try to close before all steps of the encounter (AC-RUL-34), in an order that the
/// players choose (AC-VILL-05) and the encountering player confirms (AC-RUL-02). Each hero tries
/// once, and nobody once another hero there has succeeded (AC-VILL-07, AC-RUL-32). Encounters of a
/// requirement are completed first (AC-RUL-36).
fn guard(world: &mut World) {
    let _ = drive::returned(world);
    match drive::answer_one(world) {
        Some(Act::Hero(h)) => {
            drive::encounter_mut(world).guards.retain(|g| *g != h);
            let at = table::hero(world, h).at;
            return closing::attempt(world, h, at, true);
        }
        Some(_) => return begin_encounter(world),
        None => {}
    }
    let e = drive::encounter(world);
    let still = e.place.map(|p| guards(world, p)).unwrap_or_default();
    let now: Vec<HeroId> = e.guards.iter().copied().filter(|g| still.contains(g)).collect();
    if now.is_empty() {
        return begin_encounter(world);
    }
    let mut options: Vec<Act> = now.into_iter().map(Act::Hero).collect();
    options.push(Act::Continue);
    let (who, card) = (e.hero, Some(e.card));
    let q = Question { who, ask: Ask::Close, source: Source::Card(e.card), card };
    drive::ask(world, q, options);
}

fn begin_encounter(world: &mut World) {
    let step = encounter::first_step(world);
    drive::go(world, step);
}

/// Opens temporarily closed locations (AC-VILL-09, AC-RUL-35).
pub fn reopen(world: &mut World) {
    for place in table::places(world) {
        if table::place(world, place).shut == LocationStatus::Temporarily {
            table::place_mut(world, place).shut = LocationStatus::Open;
            world.resource_mut::<Cues>().push(|| Cue::Opened { place });
        }
    }
}

/// Lets the villain escape to an open location if there is one (AC-VILL-16), an undefeated one also
/// back to its own (AC-VILL-20). A defeated villain without escape is cornered and the scenario won
/// (AC-VILL-23).
fn escape(world: &mut World) {
    // A location that further villains keep open is no escape (AC-VILL-15, AC-RUL-40).
    let held = drive::returned(world) == Some(Returned::Villains);
    let e = drive::encounter(world).clone();
    let mut open = table::open_places(world);
    open.retain(|p| !held || e.place != Some(*p));
    let stays = table::card(world, e.card).pile == PileId::Stage;
    if standing::cannot_escape(&Board::new(world), e.hero, e.card) {
        open.clear();
    }
    if open.is_empty() {
        if e.won {
            if stays {
                table::banish(world, e.card);
            }
            reopen(world);
            drive::go(world, Step::Cornered);
            if stays {
                triggers::fire(world, e.hero, Happened::Cornered(e.card));
            }
            return;
        } else if let (Some(place), true) = (e.place, stays) {
            // Encountered at a closed location with no open one left (AC-RUL-38).
            table::move_card(world, e.card, PileId::Location(place), Spot::Shuffled);
            reopen(world);
        }
        return encounter::finish(world, e.won);
    }
    if stays && !deal(world, &e, &open) {
        return time::run_out(world);
    }
    reopen(world);
    encounter::finish(world, e.won);
}

/// Wins the scenario by a cornered villain, once what answers that is over, unless another villain is
/// left then (AC-VILL-23, AC-RUL-39).
fn cornered(world: &mut World) {
    if !another_villain(world) && table::scenario(world).cornering_wins {
        table::finish(world, End::Won);
    }
    encounter::finish(world, true);
}

/// Returns whether another villain is in a location's deck (AC-RUL-39) or being encountered there.
fn another_villain(world: &World) -> bool {
    table::places(world).any(|p| {
        encountered::deck(world, PileId::Location(p))
            .iter()
            .any(|c| table::printed(world, *c).rank == Rank::Villain)
    })
}

/// Shuffles the villain with n - 1 blessings and deals one card to each of the n open locations.
/// The blessings come from the box if it was defeated (AC-VILL-17), otherwise from the blessings
/// deck (AC-VILL-18). Returns false if that has too few, which loses the scenario (AC-VILL-21,
/// AC-RUL-12). To a single open location the villain goes alone (AC-VILL-19). Nobody sees the
/// blessings or which card goes where, so the only cue is that it escapes.
fn deal(world: &mut World, e: &EncounterFrame, open: &[PlaceId]) -> bool {
    let (villain, defeated) = (e.card, e.won);
    let mut cards = vec![villain];
    if defeated {
        let blessing = CardFilter { kinds: vec![Kind::Blessing], ..CardFilter::default() };
        for _ in 1..open.len() {
            // The box may have fewer (AC-RUL-13).
            let Some(c) = table::random_from_box(world, &blessing) else { break };
            table::move_unseen(world, c, PileId::Stage, Spot::Top);
            cards.push(c);
        }
    } else {
        let clocked = table::scenario(world).hours > 0;
        if clocked && table::pile(world, PileId::Blessings).len() + 1 < open.len() {
            return false;
        }
        for _ in 1..open.len() {
            if let Some(c) = table::pile(world, PileId::Blessings).last().copied() {
                table::move_unseen(world, c, PileId::Stage, Spot::Top);
                cards.push(c);
            }
        }
    }
    let mut to = open.to_vec();
    if cards.len() < to.len() {
        world.resource_mut::<Rng>().shuffle(&mut to);
    }
    world.resource_mut::<Rng>().shuffle(&mut cards);
    let by_choice = standing::escapes_to_fewest(&Board::new(world), e.hero, villain);
    if by_choice && let Some(goal) = shift::emptiest(world, &to) {
        if let Some(at) = cards.iter().position(|c| *c == villain) {
            cards.swap(0, at);
        }
        to.retain(|p| *p != goal);
        to.insert(0, goal);
    }
    for (card, place) in cards.into_iter().zip(to) {
        table::move_unseen(world, card, PileId::Location(place), Spot::Shuffled);
    }
    let to = open.to_vec();
    world.resource_mut::<Cues>().push(|| Cue::Escaped { card: villain, to });
    true
}
