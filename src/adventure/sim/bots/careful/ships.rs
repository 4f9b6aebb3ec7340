//! What deeds with the party's ship gain, in cards.

use super::worth;
use crate::cards::ship::ShipDeed;
use crate::rules::state::board::Board;
use crate::rules::state::ids::PileId;
use crate::rules::state::ship;

/// What a plunder card is worth: a boon that only a won scenario gives.
const PLUNDER: f64 = 0.6;

/// Returns what a deed gains. A wreck costs the party its plunder, one by one, and then its time.
pub fn gain(board: &Board<'_>, deed: &ShipDeed) -> f64 {
    if ship::card(board).is_none() {
        return 0.0;
    }
    let wrecked = ship::is_wrecked(board);
    let stashed = board.pile(PileId::Plunder).len() as f64;
    let wreck = 0.8 + PLUNDER * stashed.min(3.0);
    match deed {
        ShipDeed::Damage(n) if wrecked => -0.7 * worth::mean(n.at(0)),
        ShipDeed::Damage(_) => -wreck,
        ShipDeed::Wreck if wrecked => 0.0,
        ShipDeed::Wreck => -wreck,
        ShipDeed::Plunder(_) | ShipDeed::PlunderOf(_) if wrecked => 0.0,
        ShipDeed::Plunder(n) => PLUNDER * worth::mean(n.at(0)),
        ShipDeed::PlunderOf(_) => PLUNDER,
        ShipDeed::LosePlunder(n) => -PLUNDER * worth::mean(n.at(0)).min(stashed),
        // Another ship is as good as the own one, and whole.
        ShipDeed::Seize if wrecked => wreck,
        ShipDeed::Seize => 0.1,
        ShipDeed::Repair if wrecked => wreck,
        ShipDeed::TryRepair if wrecked => 0.6 * wreck,
        ShipDeed::Repair | ShipDeed::TryRepair => 0.0,
        ShipDeed::Anchor | ShipDeed::Weigh => -0.05,
    }
}
