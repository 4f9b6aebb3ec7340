//! How far every square is from some others, walking.

use crate::ground::{Cells, Sq};

/// Squares in a row of the largest board.
const SIDE: usize = crate::ground::SIDE as usize;

/// What a square that cannot be walked to counts as.
pub const FAR: u8 = 60;

/// The walking distance of every square from a set.
#[derive(Clone, Debug)]
pub struct Field(Vec<u8>);

fn place(sq: Sq) -> usize {
    usize::from(sq.y()) * SIDE + usize::from(sq.x())
}

impl Field {
    /// Measures from a set of squares over open ground, of which some costs two points.
    pub fn from(start: Cells, open: &Cells, slow: &Cells) -> Field {
        let mut far = vec![FAR; SIDE * SIDE];
        start.iter().for_each(|sq| far[place(sq)] = 0);
        let (mut seen, plain, slow) = (start, *open - *slow, *open & *slow);
        let (mut last, mut before) = (start, Cells::EMPTY);
        for steps in 1..FAR {
            // Leaving a square costs what entering it the other way does: near enough.
            let wave = ((last.beside() & plain) | (before.beside() & slow)) - seen;
            if wave.is_empty() && last.is_empty() && before.is_empty() {
                break;
            }
            wave.iter().for_each(|sq| far[place(sq)] = steps);
            seen |= wave;
            (before, last) = (last, wave);
        }
        Field(far)
    }

    /// Returns the distance of a square.
    pub fn at(&self, sq: Sq) -> u8 {
        self.0[place(sq)]
    }

    /// Returns the least distance of some squares.
    pub fn least(&self, cells: &Cells) -> u8 {
        cells.iter().map(|sq| self.at(sq)).min().unwrap_or(FAR)
    }
}
