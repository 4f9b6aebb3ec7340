//! Distances and ranges.

use serde::{Deserialize, Serialize};

use super::{Base, Cells, sees, squares_in_sight};

/// The distances at which something can be done, both ends included (AT-RANGE-03, AT-RANGE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Range {
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl Range {
    /// What has no range, or range 0: the character itself (AT-RANGE-05).
    pub const OWN: Range = Range { min: 0, max: 0 };

    /// Returns the range of an attack for which a single number is printed (AT-RANGE-03, AT-RUL-06).
    pub fn attack(n: u8) -> Range {
        Range { min: n.min(1), max: n }
    }

    /// Returns the range of a heal or another help for which a single number is printed (AT-RUL-06,
    /// AT-HEAL-03).
    pub fn help(n: u8) -> Range {
        Range { min: 0, max: n }
    }

    /// Returns a range with both ends printed, which is taken literally (AT-RANGE-04, AT-RUL-06).
    pub fn band(min: u8, max: u8) -> Range {
        Range { min, max }
    }

    /// Returns whether a distance is within the range.
    pub fn covers(self, distance: u8) -> bool {
        (self.min..=self.max).contains(&distance)
    }
}

/// Measures the distance between two figures (AT-RANGE-02, AT-LOS-05): a diagonal step counts as one
/// and nothing is in the way (AT-RUL-04); of large figures the nearest squares count (AT-RUL-05).
pub fn distance(a: Base, b: Base) -> u8 {
    let (dx, dy) = a.at().to(b.at());
    // Of two stretches of squares, one so much farther, the gap between the nearest.
    let gap = |d: i8| if d > 0 { d - a.length() + 1 } else { -d - b.length() + 1 };
    gap(dx).max(gap(dy)).max(0).unsigned_abs()
}

/// Returns whether the target is in range of the viewer (AT-RANGE-01, AT-RUL-16): near enough, not too
/// near, and in line of sight.
pub fn in_range(viewer: Base, target: Base, range: Range, blockers: &Cells) -> bool {
    range.covers(distance(viewer, target)) && sees(viewer, target, blockers)
}

/// Returns the squares of the board that are in range of the viewer (AT-RANGE-01, AT-RANGE-03).
pub fn squares_in_range(viewer: Base, range: Range, board: &Cells, blockers: &Cells) -> Cells {
    let own = viewer.cells();
    let mut near = own.around(range.max) & *board;
    if let Some(closer) = range.min.checked_sub(1) {
        near = near - own.around(closer);
    }
    squares_in_sight(viewer, &near, blockers)
}
