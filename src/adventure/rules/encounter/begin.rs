//! The beginning of an encounter, and the effects before its check (AC-ENC-14).

use bevy_ecs::prelude::*;

use crate::cards::effect::Deed;
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::edition::switches;
use crate::rules::effect::found::place_found;
use crate::rules::effect::triggers::{self, Happened};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{
    EncounterFrame, Frame, PlaysSoFar, Rare, Step, StepNotes, Summoning,
};
use crate::rules::legal;
use crate::rules::scourge;
use crate::rules::ship::deeds;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::deeds::Deeds;
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Spot};

/// Flips the card that an exploration finds at the hero's location and encounters it (AC-TURN-27,
/// AC-ENC-05). Finding a token uses up the exploration (AC-RUL-48).
pub fn flip(world: &mut World, hero: HeroId, card: CardId) {
    let place = table::hero(world, hero).at;
    world.resource_mut::<Cues>().push(|| Cue::Explored { hero, place, card });
    begin(world, hero, card, Some(place), true);
}

/// Begins an encounter with a card of a location's deck or a summoned one (AC-SUMM-06). It starts
/// anew (AC-ENC-41) and is finished before any other encounter goes on (AC-ENC-40, AC-SUMM-07).
pub fn begin(
    world: &mut World,
    hero: HeroId,
    card: CardId,
    place: Option<PlaceId>,
    explored: bool,
) {
    if place_found(world, card) {
        return;
    }
    if table::printed(world, card).kind == Kind::Scourge {
        return scourge::display_from_deck(world, hero, card);
    }
    if deeds::passes_by(world, hero, card) {
        return;
    }
    let up = place
        .filter(|_| table::card(world, card).up)
        .map(|p| faceup::cards(world, p).iter().take_while(|c| **c != card).count());
    table::move_card(world, card, PileId::Stage, Spot::Top);
    let summoned = place.is_none();
    // The first edition has no step for what happens on encountering a card (AC-ENC-09), and yet
    // texts may ask later whether a card was encountered.
    world.resource_mut::<Deeds>().note(Deed::Encountered);
    world.resource_mut::<Cues>().push(|| Cue::Encounter { hero, card, summoned });
    // Temporary closing comes before all steps of a villain's encounter (AC-RUL-34), but is
    // pointless if the villain must be evaded (AC-RUL-47).
    let villain = table::printed(world, card).rank == Rank::Villain
        && !super::evade::must_evade(world, hero, card);
    let guards = match place.filter(|_| villain) {
        Some(at) => crate::rules::villain::first_guards(world, at),
        None => Vec::new(),
    };
    let met_first = switches(world).met_first;
    let step = match (met_first, explored, guards.is_empty()) {
        (true, true, _) => Step::Flipped,
        (_, _, false) => Step::Guard,
        (_, _, true) => first_step(world),
    };
    drive::push(
        world,
        Frame::Encounter(EncounterFrame {
            hero,
            step,
            card,
            place,
            up,
            check: 0,
            outcomes: Vec::new(),
            evaded: false,
            moved: false,
            harder: 0,
            kept: None,
            passes_to: Rare(None),
            passed_by: Rare(0),
            decided: None,
            decided_by: 0,
            goes_by: 0,
            goes_place: Default::default(),
            goes: None,
            played: Vec::new(),
            plays: PlaysSoFar::default(),
            noted: StepNotes { step, plays: Vec::new() },
            guards,
            explored,
            won: false,
            closing: None,
            summoning: None,
        }),
    );
}

/// Returns the card of an encounter that was broken off, evaded or lost to its deck, shuffled in,
/// or faceup if it was so before (AC-FACE-02); a summoned card to the box.
pub fn give_back(world: &mut World, e: &EncounterFrame) {
    match (e.place, e.up) {
        (Some(place), Some(above)) => faceup::leave(world, e.card, place, above),
        (Some(place), None) => {
            table::move_card(world, e.card, PileId::Location(place), Spot::Shuffled);
        }
        (None, _) => table::banish(world, e.card),
    }
}

/// Begins an encounter with a summoned card.
pub fn summoned(world: &mut World, hero: HeroId, card: CardId, from: Summoning) {
    begin(world, hero, card, None, false);
    // A summoned scourge is suffered at once without steps (AC-SCRG-06); with no copy left, nothing
    // happens (AC-RUL-86).
    if table::card(world, card).pile != PileId::Stage {
        return cease(world, card);
    }
    drive::encounter_mut(world).summoning = Some(from);
}

/// Removes an imagined copy when its encounter is over, wherever it is by now, even if acquired
/// (AC-SUMM-02, AC-SUMM-03, AC-RUL-101).
pub fn cease(world: &mut World, card: CardId) {
    let card = table::card(world, card);
    if card.imagined && card.pile != PileId::Gone {
        table::move_card(world, card.id, PileId::Gone, Spot::Top);
    }
}

/// Returns the first step of an encounter.
pub fn first_step(world: &World) -> Step {
    if switches(world).met_first { Step::Encountered } else { Step::Evade }
}

/// Carries out effects when the card is flipped over, before the encounter's own steps (AC-ENC-08).
pub fn flipped(world: &mut World) {
    let first = first_step(world);
    let e = drive::encounter_mut(world);
    legal::begin_step(e, Step::Flipped);
    e.step = if e.guards.is_empty() { first } else { Step::Guard };
    let (hero, card) = (e.hero, e.card);
    triggers::fire(world, hero, Happened::Flipped(card));
}

/// Carries out effects when the card is encountered, and offers powers for that (AC-ENC-09).
pub fn encountered(world: &mut World) {
    let e = drive::encounter_mut(world);
    legal::begin_step(e, Step::Encountered);
    e.step = Step::Evade;
    let (hero, card) = (e.hero, e.card);
    triggers::fire(world, hero, Happened::Encountered(card));
}

/// Carries out "before the encounter" effects (AC-ENC-14), or "before you act" (AC-ENC-15).
pub fn before(world: &mut World) {
    let e = drive::encounter_mut(world);
    legal::begin_step(e, Step::BeforeEncounter);
    e.step = Step::Attempt;
    let (hero, card) = (e.hero, e.card);
    triggers::fire(world, hero, Happened::Before(card));
}
