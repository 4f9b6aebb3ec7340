//! Villains: temporary closing before the encounter, and the escape after it (AC-VILL-01 to
//! AC-VILL-25, in the order of AC-VILL-02). Between them it is an encounter like others
//! (AC-VILL-11).

use bevy_ecs::prelude::*;

use super::closing;
use super::edition::switches;
use super::encounter;
use super::flow::drive::{self, Question, Steps};
use super::flow::frame::{Returned, Step};
use super::flow::prompt::{Act, Ask, Source};
use super::state::cue::{Cue, Cues};
use super::state::encountered;
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::table::{self, End, LocationStatus, Spot};
use crate::cards::effect::CardFilter;
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::rng::Rng;
use crate::rules::state::board::Board;

/// Adds the steps of a villain's encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Guard, guard);
    steps.add(Step::Escape, escape);
}

/// Who may try to close temporarily: each hero at an open location that is not the villain's
/// (AC-VILL-03, AC-VILL-04, AC-RUL-33), who meets it from afar too (AC-RUL-104).
pub fn guards(world: &World, villains: PlaceId) -> Vec<HeroId> {
    table::living(world)
        .into_iter()
        .filter(|h| {
            let at = table::hero(world, *h).at;
            at != villains
                && table::place(world, at).shut == LocationStatus::Open
                && !closing::ways(&Board::new(world), *h, at).is_empty()
        })
        .collect()
}

/// Who may try when the villain is met, or later if they move meanwhile: then at the new location
/// only, where they are (AC-VILL-06). Nobody if there is no attempt to begin with.
pub fn first_guards(world: &World, villains: PlaceId) -> Vec<HeroId> {
    let first = guards(world, villains);
    match switches(world).movers_try && !first.is_empty() {
        true => table::living(world),
        false => first,
    }
}

/// Before all steps of the encounter (AC-RUL-34), in any order the players like (AC-VILL-05): the
/// encountering player confirms it (AC-RUL-02). Each hero tries once, and nobody where somebody
/// has succeeded (AC-VILL-07, AC-RUL-32). Encounters of a requirement are completed first
/// (AC-RUL-36).
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

/// Opens what was closed temporarily (AC-VILL-09, AC-RUL-35).
pub fn reopen(world: &mut World) {
    for place in table::places(world) {
        if table::place(world, place).shut == LocationStatus::Temporarily {
            table::place_mut(world, place).shut = LocationStatus::Open;
            world.resource_mut::<Cues>().push(|| Cue::Opened { place });
        }
    }
}

/// The villain escapes to an open location if there is one (AC-VILL-16), an undefeated one also to
/// where it was met (AC-VILL-20). Defeated with none left,
/// it is cornered and the scenario won (AC-VILL-23).
fn escape(world: &mut World) {
    // Where further villains keep the location open it is no way out (AC-VILL-15, AC-RUL-40).
    let held = drive::returned(world) == Some(Returned::Villains);
    let e = drive::encounter(world).clone();
    let mut open = table::open_places(world);
    open.retain(|p| !held || e.place != Some(*p));
    let stays = table::card(world, e.card).pile == PileId::Stage;
    if open.is_empty() {
        if e.won {
            if stays {
                table::banish(world, e.card);
            }
            reopen(world);
            if !another_villain(world) && table::scenario(world).cornering_wins {
                table::finish(world, End::Won);
            }
        } else if let (Some(place), true) = (e.place, stays) {
            // Met at a closed location with no open one left (AC-RUL-38).
            table::move_card(world, e.card, PileId::Location(place), Spot::Shuffled);
            reopen(world);
        }
        return drive::pop_with(world, Returned::Encounter(e.won));
    }
    if stays && !deal(world, e.card, &open, e.won) {
        return table::finish(world, End::OutOfTime);
    }
    reopen(world);
    drive::pop_with(world, Returned::Encounter(e.won));
}

/// Whether a villain still lies in some location's deck (AC-RUL-39), or is being encountered there.
fn another_villain(world: &World) -> bool {
    table::places(world).any(|p| {
        encountered::deck(world, PileId::Location(p))
            .iter()
            .any(|c| table::printed(world, *c).rank == Rank::Villain)
    })
}

/// The villain and n - 1 blessings are shuffled and dealt to the n open locations: from the box
/// if it was defeated (AC-VILL-17), from the blessings deck if not (AC-VILL-18). False if the
/// blessings deck has too few: the scenario is lost (AC-VILL-21, AC-RUL-12). To a single open
/// location it goes alone (AC-VILL-19). Nobody sees the blessings, nor which card goes where: that
/// it escapes is all that is told.
fn deal(world: &mut World, villain: CardId, open: &[PlaceId], defeated: bool) -> bool {
    let mut cards = vec![villain];
    if defeated {
        let blessing = CardFilter { kinds: vec![Kind::Blessing], ..CardFilter::default() };
        for _ in 1..open.len() {
            // Fewer in the box: as many as there are (AC-RUL-13).
            let Some(c) = table::random_from_box(world, &blessing) else { break };
            table::move_unseen(world, c, PileId::Stage, Spot::Top);
            cards.push(c);
        }
    } else {
        if table::pile(world, PileId::Blessings).len() + 1 < open.len() {
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
    for (card, place) in cards.into_iter().zip(to) {
        table::move_unseen(world, card, PileId::Location(place), Spot::Shuffled);
    }
    let to = open.to_vec();
    world.resource_mut::<Cues>().push(|| Cue::Escaped { card: villain, to });
    true
}
