//! How far every square is from some others, walking.

use super::bridges::TOLL;
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
        Field::over(start, open, slow, &Cells::EMPTY)
    }

    /// Measures so over gaps too, each square of which counts as [`TOLL`] points.
    pub fn over(start: Cells, open: &Cells, slow: &Cells, gaps: &Cells) -> Field {
        let mut far = vec![FAR; SIDE * SIDE];
        start.iter().for_each(|sq| far[place(sq)] = 0);
        let (gaps, slow) = (*open & *gaps, *open & *slow - *gaps);
        let (mut seen, plain) = (start, *open - slow - gaps);
        // The last waves, the newest first.
        let mut waves = [Cells::EMPTY; TOLL as usize];
        waves[0] = start;
        for steps in 1..FAR {
            // Leaving a square costs what entering it the other way does: near enough.
            let [last, before, .., oldest] = &waves;
            let wave =
                (last.beside() & plain) | (before.beside() & slow) | (oldest.beside() & gaps);
            let wave = wave - seen;
            if wave.is_empty() && waves.iter().all(Cells::is_empty) {
                break;
            }
            wave.iter().for_each(|sq| far[place(sq)] = steps);
            seen |= wave;
            waves.rotate_right(1);
            waves[0] = wave;
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
