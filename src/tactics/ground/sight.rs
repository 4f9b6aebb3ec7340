//! Lines of sight, with the reason.

use super::lines::{PAIRS, corners, lines};
use super::{Base, Cells, Occupied, Side, Sq, Surface};

/// A corner of squares: the lower left one of the square in that column and row, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Corner {
    /// The column to the right of it.
    pub x: u8,
    /// The row above it.
    pub y: u8,
}

/// A line that is interrupted, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// A corner of the viewer.
    pub from: Corner,
    /// A corner of the target.
    pub to: Corner,
    /// The square in the way that is nearest to the viewer.
    pub by: Sq,
}

/// Whether there is line of sight, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// There is: the line between these two corners is clear.
    Clear {
        /// A corner of the viewer.
        from: Corner,
        /// A corner of the target.
        to: Corner,
    },
    /// There is none: every line between two corners is interrupted. Each pair of corners is named
    /// once, also between figures of several squares.
    Blocked(Vec<Line>),
}

/// Collects what interrupts a line of sight from the viewer to the target for the side that acts
/// (AT-LOS-02 to AT-LOS-04, AT-RUL-02, AT-RUL-03): walls, and whoever stands on the other side; never
/// an obstacle, and never a square of the viewer or of the target.
pub fn blockers(
    acting: Side,
    surface: &Surface,
    occupied: &Occupied,
    viewer: Base,
    target: Base,
) -> Cells {
    (surface.opaque | occupied.of(acting.other())) - viewer.cells() - target.cells()
}

/// Returns whether there is line of sight between two squares (AT-LOS-01, AT-RUL-01). The two squares
/// themselves never interrupt it.
fn squares_see(from: Sq, to: Sq, blockers: &Cells) -> Option<usize> {
    let mut between = *blockers;
    between.remove(from);
    between.remove(to);
    lines(from, to).clear(from, &between)
}

/// Returns whether the viewer sees the target past the blockers (AT-LOS-01): any square of the one
/// any square of the other (AT-RUL-05).
pub fn sees(viewer: Base, target: Base, blockers: &Cells) -> bool {
    let sees = |from: Sq| target.squares().any(|to| squares_see(from, to, blockers).is_some());
    viewer.squares().any(sees)
}

/// Says whether the viewer sees the target, and why (AT-LOS-01, AT-RUL-01, AT-RUL-05). Agrees with
/// [`sees`].
pub fn look(viewer: Base, target: Base, blockers: &Cells) -> Sight {
    let mut blocked: Vec<Line> = Vec::new();
    let pairs = viewer.squares().flat_map(|from| target.squares().map(move |to| (from, to)));
    for (from, to) in pairs {
        if let Some(pair) = squares_see(from, to, blockers) {
            let (from, to) = corners(from, to, pair);
            return Sight::Clear { from, to };
        }
        let mut between = *blockers;
        between.remove(from);
        between.remove(to);
        for pair in 0..PAIRS {
            let ends = corners(from, to, pair);
            if blocked.iter().any(|l| (l.from, l.to) == ends) {
                continue;
            }
            let away = |sq: &Sq| from.to(*sq).0.unsigned_abs().max(from.to(*sq).1.unsigned_abs());
            let touched = lines(from, to).touched(from, pair, &between);
            if let Some(by) = touched.iter().min_by_key(away) {
                blocked.push(Line { from: ends.0, to: ends.1, by });
            }
        }
    }
    Sight::Blocked(blocked)
}

/// Returns which of some squares the viewer sees past the blockers (AT-LOS-01), each taken as a target
/// by itself, so that it never hides itself (AT-RUL-02).
pub fn squares_in_sight(viewer: Base, among: &Cells, blockers: &Cells) -> Cells {
    among.iter().filter(|sq| sees(viewer, Base::small(*sq), blockers)).collect()
}
