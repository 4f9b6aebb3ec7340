//! Sets of squares: 1,024 bits in rows of 32.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use super::square::{RIM, ROW, SIDE, Sq};

const WORDS: usize = 16;
/// The bits of the columns of the largest board, in the two rows that a word holds.
const COLUMNS: u64 = {
    let row = ((1_u64 << SIDE) - 1) << RIM;
    row | row << ROW
};
/// Every square of the largest board.
const FIELD: [u64; WORDS] = {
    let mut words = [0; WORDS];
    let mut y = RIM as usize;
    while y < (RIM + SIDE) as usize {
        words[y / 2] |= (COLUMNS & 0xffff_ffff) << (32 * (y % 2));
        y += 1;
    }
    words
};

/// A set of squares. It never holds a cell of the rim, so that a set can be shifted by one without
/// wrapping.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// No square.
    pub const EMPTY: Cells = Cells([0; WORDS]);
    /// Every square from a1 to z26.
    pub const ALL: Cells = Cells(FIELD);

    /// Returns the set of one square.
    pub fn one(sq: Sq) -> Cells {
        let mut cells = Cells::EMPTY;
        cells.insert(sq);
        cells
    }

    /// Adds a square.
    pub fn insert(&mut self, sq: Sq) {
        self.0[usize::from(sq.bit() / 64)] |= 1 << (sq.bit() % 64);
    }

    /// Takes a square out.
    pub fn remove(&mut self, sq: Sq) {
        self.0[usize::from(sq.bit() / 64)] &= !(1 << (sq.bit() % 64));
    }

    /// Returns whether a square is in the set.
    pub fn contains(&self, sq: Sq) -> bool {
        self.0[usize::from(sq.bit() / 64)] >> (sq.bit() % 64) & 1 == 1
    }

    /// Returns whether no square is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|w| *w == 0)
    }

    /// Returns how many squares are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns whether two sets have a square in common.
    pub fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Returns whether every square of this set is in another one.
    pub fn is_within(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// Returns the squares that share a side with a square of the set (AT-MOVE-02).
    pub fn beside(&self) -> Cells {
        let mut out = [0; WORDS];
        for i in 0..WORDS {
            let below = if i > 0 { self.0[i - 1] } else { 0 };
            let above = if i + 1 < WORDS { self.0[i + 1] } else { 0 };
            let w = self.0[i];
            out[i] = (w << 1 | w >> 1 | w << 32 | below >> 32 | w >> 32 | above << 32) & FIELD[i];
        }
        Cells(out)
    }

    /// Returns the set with every square within so many squares of it, diagonals included
    /// (AT-RANGE-02).
    #[must_use]
    pub fn around(mut self, n: u8) -> Cells {
        for _ in 0..n.min(SIDE) {
            for w in &mut self.0 {
                *w = (*w | *w << 1 | *w >> 1) & COLUMNS;
            }
            let flat = self.0;
            for i in 0..WORDS {
                let below = if i > 0 { flat[i - 1] } else { 0 };
                let above = if i + 1 < WORDS { flat[i + 1] } else { 0 };
                let w = flat[i];
                self.0[i] = (w | w << 32 | below >> 32 | w >> 32 | above << 32) & FIELD[i];
            }
        }
        self
    }

    /// Returns the bits of a row of cells, the rim counted.
    pub(super) fn row(&self, y: usize) -> u32 {
        let [low, high] = [self.0[y / 2], self.0[y / 2] >> 32].map(|w| (w & 0xffff_ffff) as u32);
        if y.is_multiple_of(2) { low } else { high }
    }

    /// Returns the squares, row by row from below, each from left to right.
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, at: 0 }
    }

    /// Returns the first square, in the order of [`Cells::iter`].
    pub fn first(&self) -> Option<Sq> {
        self.iter().next()
    }
}

impl Default for Cells {
    fn default() -> Cells {
        Cells::EMPTY
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a set, in order.
pub struct Iter {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for Iter {
    type Item = Sq;

    fn next(&mut self) -> Option<Sq> {
        while self.at < WORDS {
            let word = &mut self.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return u16::try_from(self.at * 64 + bit as usize).ok().map(Sq::of_bit);
            }
            self.at += 1;
        }
        None
    }
}

impl IntoIterator for Cells {
    type Item = Sq;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl IntoIterator for &Cells {
    type Item = Sq;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Sq> for Cells {
    fn from_iter<I: IntoIterator<Item = Sq>>(squares: I) -> Cells {
        let mut cells = Cells::EMPTY;
        squares.into_iter().for_each(|sq| cells.insert(sq));
        cells
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(mut self, other: Cells) -> Cells {
        self |= other;
        self
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(mut self, other: Cells) -> Cells {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }
}

impl Sub for Cells {
    type Output = Cells;

    fn sub(mut self, other: Cells) -> Cells {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }
}
