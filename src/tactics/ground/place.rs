//! Where figures are put that do not walk: spawned, pulled, brought back.

use super::{Base, Cells, Sq, distance};

/// Returns the free squares that are nearest to a square, itself not counted (AT-RUL-27, AT-RUL-29);
/// of several the players choose one.
pub fn nearest_free(to: Sq, free: &Cells) -> Cells {
    let free = *free - Cells::one(to);
    let rings = (1..=super::SIDE).map(|n| Cells::one(to).around(n) & free);
    rings.into_iter().find(|ring| !ring.is_empty()).unwrap_or_default()
}

/// Returns the squares on which a minion that spawns at a square is put: there, or if somebody stands
/// there on a free square beside it (AT-SPWN-05), or on the nearest (AT-RUL-27). Free are squares of
/// the board without wall and figure; obstacles do not matter.
pub fn spawn_squares(at: Sq, free: &Cells) -> Cells {
    if free.contains(at) { Cells::one(at) } else { nearest_free(at, free) }
}

/// Returns the squares adjacent to a figure that are closest to a square which somebody is taken from
/// (AT-RUL-28): the least distance, then the fewest steps, then whichever the players choose. What lies
/// between does not matter; `free` holds the square itself if it counts as free.
pub fn pulled_beside(from: Sq, beside: Base, free: &Cells) -> Cells {
    let near = (beside.cells().around(1) - beside.cells()) & *free;
    let key = |sq: Sq| {
        let (dx, dy) = from.to(sq);
        let steps = dx.unsigned_abs() + dy.unsigned_abs();
        (distance(Base::small(from), Base::small(sq)), steps)
    };
    let least = near.iter().map(key).min();
    near.iter().filter(|sq| Some(key(*sq)) == least).collect()
}
