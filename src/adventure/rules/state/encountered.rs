//! Cards being encountered. Until the encounter is resolved, the card counts as the faceup top card
//! of the deck that it was found in (AC-ENC-05, AC-RUL-117). It is stored in [`PileId::Stage`]; the
//! functions here give a deck's cards with it included.

use std::borrow::Cow;

use bevy_ecs::prelude::*;

use super::ids::{CardId, PileId};
use super::{faceup, table};
use crate::rules::edition::switches;
use crate::rules::flow::frame::{Flow, Frame, Step};

/// Returns whether a card is being encountered now.
pub fn on_stage(world: &World, card: CardId) -> bool {
    table::card(world, card).pile == PileId::Stage
}

/// Returns the cards being encountered that count as on top of this deck, the most recent last.
/// Excludes summoned cards (AC-SUMM-13), and cards that are evaded, defeated by a text or being
/// resolved, as these are about to move.
pub fn on_top(world: &World, pile: PileId) -> Vec<CardId> {
    let PileId::Location(place) = pile else { return Vec::new() };
    let mut met: Vec<CardId> = Vec::new();
    let mut found = Vec::new();
    for frame in world.resource::<Flow>().frames.iter().rev() {
        let Frame::Encounter(e) = frame else { continue };
        // A card that was banished and is encountered again counts only for its latest encounter.
        let again = met.contains(&e.card);
        met.push(e.card);
        let decided = e.evaded || e.decided == Some(true);
        let over = decided
            || matches!(e.step, Step::Settle | Step::Aftermath | Step::Escape | Step::Cornered);
        if !over && !again && e.place == Some(place) && on_stage(world, e.card) {
            found.push(e.card);
        }
    }
    found.reverse();
    found
}

/// Returns the cards of a pile, including those being encountered on top of a location's deck; the
/// last one is the top.
pub fn deck(world: &World, pile: PileId) -> Cow<'_, [CardId]> {
    let lying = table::pile(world, pile);
    let met = on_top(world, pile);
    match met.is_empty() {
        true => Cow::Borrowed(lying),
        false => Cow::Owned([lying, &met].concat()),
    }
}

/// Returns whether a card is in a pile, or counts as on top of it while encountered.
pub fn lies_in(world: &World, card: CardId, pile: PileId) -> bool {
    table::card(world, card).pile == pile || on_top(world, pile).contains(&card)
}

/// Returns whether a deck has cards that can be examined (AC-EXAM-06, AC-EXAM-10): facedown ones,
/// or one being encountered.
pub fn can_be_examined(world: &World, pile: PileId) -> bool {
    table::pile(world, pile).len() > faceup::count(world, pile)
        || !seen_first(world, pile).is_empty()
}

/// Returns the encountered cards that an examination shows before the rest of their deck
/// (AC-ENC-05); none if it skips faceup cards (AC-EXAM-06).
pub fn seen_first(world: &World, pile: PileId) -> Vec<CardId> {
    if switches(world).faceup_stays { Vec::new() } else { on_top(world, pile) }
}
