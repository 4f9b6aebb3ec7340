//! The squares that straight lines touch, from corner to corner of two squares.
//!
//! Which squares a line touches depends only on where the two squares lie to each other. For each
//! such offset the sets of all sixteen lines are made once, by whole numbers alone, when they are
//! first asked for; a question is then an intersection of a few rows.

use std::sync::{LazyLock, OnceLock};

use super::square::{RIM, SIDE, Sq};
use super::{Cells, Corner};

/// The corners of a square: lower left, lower right, upper left, upper right.
const CORNERS: [(i8, i8); 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];
/// Pairs of a corner of the one and a corner of the other square.
pub(super) const PAIRS: usize = 16;
/// Offsets along one axis: from -25 to 25.
const SPAN: usize = 2 * SIDE as usize - 1;

/// The lines between two squares at one offset.
pub(super) struct Lines {
    /// The first column and row of the masks, from the viewer's square: one outside the box of both
    /// squares, since a line along its edge touches what lies beyond.
    corner: (i8, i8),
    /// Rows of each mask.
    height: usize,
    /// For each pair the squares that its open segment touches, row by row from below; for a pair
    /// that is one and the same corner nothing.
    masks: Vec<u32>,
    /// All squares that any line touches.
    all: Vec<u32>,
}

impl Lines {
    /// Finds the squares that each line touches (AT-RUL-01).
    fn new(dx: i8, dy: i8) -> Lines {
        let corner = (dx.min(0) - 1, dy.min(0) - 1);
        let (width, height) = (dx.abs() + 3, dy.abs() + 3);
        let mut masks = Vec::new();
        let mut all = vec![0; usize::from(height.unsigned_abs())];
        for pair in 0..PAIRS {
            let (from, to) = ends(pair, dx, dy);
            for y in 0..height {
                let touched = |x: &i8| touches(from, to, (corner.0 + x, corner.1 + y));
                let row = (0..width).filter(touched).fold(0_u32, |row, x| row | 1 << x);
                masks.push(row);
                all[usize::from(y.unsigned_abs())] |= row;
            }
        }
        Lines { corner, height: usize::from(height.unsigned_abs()), masks, all }
    }

    /// Returns the rows of a set that lie over the masks, when the viewer stands on a square.
    fn over(&self, viewer: Sq, cells: &Cells) -> [u32; 32] {
        let place = |sq: u8, d: i8| usize::from((sq + RIM).saturating_add_signed(d));
        let (x, y) = (place(viewer.x(), self.corner.0), place(viewer.y(), self.corner.1));
        let mut rows = [0; 32];
        for (i, row) in rows.iter_mut().enumerate().take(self.height) {
            *row = cells.row(y + i) >> x;
        }
        rows
    }

    /// Returns the first pair whose line touches none of the cells, from the viewer's square.
    pub(super) fn clear(&self, viewer: Sq, cells: &Cells) -> Option<usize> {
        let rows = self.over(viewer, cells);
        if !meet(&self.all, &rows) {
            return Some(0);
        }
        self.masks.chunks_exact(self.height).position(|mask| !meet(mask, &rows))
    }

    /// Returns the cells that the line of a pair touches.
    pub(super) fn touched(&self, viewer: Sq, pair: usize, cells: &Cells) -> Cells {
        let mask = self.masks.chunks_exact(self.height).nth(pair).unwrap_or_default();
        let inside = |sq: &Sq| {
            let (x, y) = viewer.to(*sq);
            let (x, y) = (x - self.corner.0, y - self.corner.1);
            let row = usize::try_from(y).ok().and_then(|y| mask.get(y));
            row.zip(u32::try_from(x).ok()).is_some_and(|(row, x)| x < 32 && row >> x & 1 == 1)
        };
        cells.iter().filter(inside).collect()
    }
}

fn meet(mask: &[u32], rows: &[u32; 32]) -> bool {
    mask.iter().zip(rows).any(|(a, b)| a & b != 0)
}

/// Returns the lines from one square to another.
pub(super) fn lines(from: Sq, to: Sq) -> &'static Lines {
    static MADE: LazyLock<Vec<OnceLock<Lines>>> =
        LazyLock::new(|| (0..SPAN * SPAN).map(|_| OnceLock::new()).collect());
    let (dx, dy) = from.to(to);
    let index = |d: i8| usize::from((SIDE - 1).saturating_add_signed(d));
    MADE[index(dy) * SPAN + index(dx)].get_or_init(|| Lines::new(dx, dy))
}

/// Returns the ends of a pair's line, with the viewer's square at 0, 0.
fn ends(pair: usize, dx: i8, dy: i8) -> ((i8, i8), (i8, i8)) {
    let (from, to) = (CORNERS[pair / 4], CORNERS[pair % 4]);
    (from, (to.0 + dx, to.1 + dy))
}

/// Returns the corners that a pair joins, on the board.
pub(super) fn corners(from: Sq, to: Sq, pair: usize) -> (Corner, Corner) {
    let at = |sq: Sq, (x, y): (i8, i8)| Corner {
        x: sq.x().saturating_add_signed(x),
        y: sq.y().saturating_add_signed(y),
    };
    (at(from, CORNERS[pair / 4]), at(to, CORNERS[pair % 4]))
}

/// Returns whether the segment between two corners, without its ends, has a point in common with a
/// square, its edges and corners counted (AT-RUL-01). A segment of no length has no points.
///
/// Two convex shapes are apart if a line parts them; here it is one along a side of the square or
/// along the segment.
fn touches(from: (i8, i8), to: (i8, i8), square: (i8, i8)) -> bool {
    if from == to {
        return false;
    }
    // The extent of the segment along one axis is open, unless it is a point.
    let overlaps = |a: i8, b: i8, low: i8| {
        if a == b { low <= a && a <= low + 1 } else { a.min(b) < low + 1 && low < a.max(b) }
    };
    if !overlaps(from.0, to.0, square.0) || !overlaps(from.1, to.1, square.1) {
        return false;
    }
    let (ux, uy) = (i32::from(to.0 - from.0), i32::from(to.1 - from.1));
    let side = |(x, y): (i8, i8)| {
        let (x, y) = (i32::from(square.0 + x - from.0), i32::from(square.1 + y - from.1));
        (ux * y - uy * x).signum()
    };
    let sides = CORNERS.map(side);
    !(sides.iter().all(|s| *s > 0) || sides.iter().all(|s| *s < 0))
}
