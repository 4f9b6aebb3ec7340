//! What becomes of the encountered card, and where it usually goes.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Fate, To};
use crate::rules::edition::switches;
use crate::rules::flow::frame::EncounterFrame;
use crate::rules::state::board::Board;
use crate::rules::state::ids::PileId;
use crate::rules::state::table;

/// Returns what has become of an encountered card, unless it was evaded or acquired.
pub(super) fn fate(e: &EncounterFrame, bane: bool) -> Option<Fate> {
    match (e.evaded, bane, e.won) {
        (true, ..) | (_, false, true) => None,
        (_, true, true) => Some(Fate::Defeated),
        (_, true, false) => Some(Fate::Undefeated),
        (_, false, false) => Some(Fate::NotAcquired),
    }
}

/// Returns what becomes of a card after its encounter, and where it usually goes then, unless a text
/// or the box has decided that already.
pub fn usual(board: &Board<'_>, e: &EncounterFrame) -> Option<(Fate, To)> {
    let there = table::card(board, e.card).pile == PileId::Stage;
    let decided = e.goes.is_some() || goes_home(board, e) || table::card(board, e.card).imagined;
    let fate = fate(e, table::printed(board, e.card).kind.is_fought())?;
    let usual = match fate {
        Fate::Undefeated if e.place.is_some() => To::Here,
        _ => To::Box,
    };
    (there && !decided).then_some((fate, usual))
}

/// Returns whether the encountered card returns to the box unless the summoning text says
/// otherwise, overriding all other texts (AC-SUMM-09, AC-GOLD-03).
pub fn goes_home(world: &World, e: &EncounterFrame) -> bool {
    e.place.is_none() && switches(world).summoned_go_home
}
