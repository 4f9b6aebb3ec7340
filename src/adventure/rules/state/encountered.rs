//! Cards that are being encountered: as long as the encounter is not resolved they lie faceup on top
//! of the deck that they were met in (AC-ENC-05, AC-RUL-117). They are shown on the stage, a pile of
//! its own; whoever asks for the cards of a deck asks here, and so finds them.

use std::borrow::Cow;

use bevy_ecs::prelude::*;

use super::ids::{CardId, PileId};
use super::{faceup, table};
use crate::rules::edition::switches;
use crate::rules::flow::frame::{Flow, Frame, Step};

/// Whether a card is being encountered just now.
pub fn on_stage(world: &World, card: CardId) -> bool {
    table::card(world, card).pile == PileId::Stage
}

/// Returns the cards that are being encountered and lie on top of this deck, the topmost last: that
/// is the one met last. A summoned card lies on none (AC-SUMM-13), and neither does one that is evaded,
/// defeated by a text or being resolved: it is about to go where it belongs.
pub fn on_top(world: &World, pile: PileId) -> Vec<CardId> {
    let PileId::Location(place) = pile else { return Vec::new() };
    let mut met: Vec<CardId> = Vec::new();
    let mut found = Vec::new();
    for frame in world.resource::<Flow>().frames.iter().rev() {
        let Frame::Encounter(e) = frame else { continue };
        // One that was banished and is met again is only met as it is now.
        let again = met.contains(&e.card);
        met.push(e.card);
        let decided = e.evaded || e.decided == Some(true);
        let over = decided || matches!(e.step, Step::Settle | Step::Aftermath | Step::Escape);
        if !over && !again && e.place == Some(place) && on_stage(world, e.card) {
            found.push(e.card);
        }
    }
    found.reverse();
    found
}

/// Returns the cards of a pile, and with a location's deck those that are being encountered on top of
/// it; the last is the top.
pub fn deck(world: &World, pile: PileId) -> Cow<'_, [CardId]> {
    let lying = table::pile(world, pile);
    let met = on_top(world, pile);
    match met.is_empty() {
        true => Cow::Borrowed(lying),
        false => Cow::Owned([lying, &met].concat()),
    }
}

/// Whether a card lies in a pile, or on top of it while it is encountered.
pub fn lies_in(world: &World, card: CardId, pile: PileId) -> bool {
    table::card(world, card).pile == pile || on_top(world, pile).contains(&card)
}

/// Whether a deck has cards that can be examined (AC-EXAM-06, AC-EXAM-10): such as lie facedown, or
/// one that is being encountered.
pub fn can_be_examined(world: &World, pile: PileId) -> bool {
    table::pile(world, pile).len() > faceup::count(world, pile)
        || !seen_first(world, pile).is_empty()
}

/// The cards that are being encountered and looked at before the others of their deck (AC-ENC-05):
/// none where faceup cards are passed over (AC-EXAM-06).
pub fn seen_first(world: &World, pile: PileId) -> Vec<CardId> {
    if switches(world).faceup_stays { Vec::new() } else { on_top(world, pile) }
}
