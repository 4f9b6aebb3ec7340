//! The eight directions, and what goes by them.

use serde::{Deserialize, Serialize};

use super::{Cells, Sq, Way};

/// Which way of the board the compass's North points: parallel to the board (AT-SETUP-03, AT-RUL-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Facing {
    /// Towards higher rows.
    Up,
    /// Towards later columns.
    Right,
    /// Towards row 1.
    Down,
    /// Towards column a.
    Left,
}

/// A direction of the compass; the direction deck has a card of each (AT-RUL-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Point {
    /// North.
    N,
    /// North-east.
    NE,
    /// East.
    E,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// West.
    W,
    /// North-west.
    NW,
}

impl Point {
    /// All eight, clockwise from North.
    pub const ALL: [Point; 8] =
        [Point::N, Point::NE, Point::E, Point::SE, Point::S, Point::SW, Point::W, Point::NW];

    /// Returns the step that this direction is on the board: columns to the right and rows up
    /// (AT-BOSS-13, AT-RUL-11).
    pub fn step(self, north: Facing) -> (i8, i8) {
        let (x, y) = match self {
            Point::N => (0, 1),
            Point::NE => (1, 1),
            Point::E => (1, 0),
            Point::SE => (1, -1),
            Point::S => (0, -1),
            Point::SW => (-1, -1),
            Point::W => (-1, 0),
            Point::NW => (-1, 1),
        };
        match north {
            Facing::Up => (x, y),
            Facing::Right => (y, -x),
            Facing::Down => (-x, -y),
            Facing::Left => (-y, x),
        }
    }
}

/// Returns the squares of the board in a straight line from a square, nearest first, up to the edge or
/// a hole in the board (AT-RUL-13).
pub fn ray(from: Sq, step: (i8, i8), board: &Cells) -> Vec<Sq> {
    let mut line = Vec::new();
    let mut at = from;
    while let Some(next) = at.plus(step.0, step.1).filter(|sq| board.contains(*sq)) {
        line.push(next);
        at = next;
    }
    line
}

/// Returns the squares that a random move enters, one for each point also diagonally (AT-RUL-12): it
/// ends early at the edge, a wall, a figure, or an obstacle that cannot be paid, and always on a free
/// square (AT-RUL-14).
pub fn drift(from: Sq, step: (i8, i8), points: u16, way: &Way) -> Vec<Sq> {
    let mut left = points;
    let mut path = Vec::new();
    let mut at = from;
    while let Some(next) = at.plus(step.0, step.1) {
        let cost = way.after(&path).cost(next);
        let Some(rest) = cost.and_then(|cost| left.checked_sub(cost)) else { break };
        left = rest;
        path.push(next);
        at = next;
    }
    while path.last().is_some_and(|sq| !way.ends().contains(*sq)) {
        path.pop();
    }
    path
}
