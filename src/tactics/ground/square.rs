//! One square of the board.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most columns and the most rows that a board may have: a to z, 1 to 26.
pub const SIDE: u8 = 26;
/// Cells on each side of the board that no square lies on, so that shifted sets never wrap.
pub(super) const RIM: u8 = 3;
/// Bits in a row of cells.
pub(super) const ROW: u16 = 32;

/// A square, `a1` in the lower left corner to `z26`. Its order is row by row from below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sq(u16);

impl Sq {
    /// Returns the square in a column and a row, both from 0; nothing beyond [`SIDE`].
    pub const fn new(x: u8, y: u8) -> Option<Sq> {
        if x < SIDE && y < SIDE {
            Some(Sq((y + RIM) as u16 * ROW + (x + RIM) as u16))
        } else {
            None
        }
    }

    /// Returns the column, from 0.
    pub const fn x(self) -> u8 {
        (self.0 % ROW) as u8 - RIM
    }

    /// Returns the row, from 0.
    pub const fn y(self) -> u8 {
        (self.0 / ROW % ROW) as u8 - RIM
    }

    /// Returns the square so many columns to the right and rows up; nothing beyond the largest board.
    pub fn plus(self, dx: i8, dy: i8) -> Option<Sq> {
        Sq::new(self.x().checked_add_signed(dx)?, self.y().checked_add_signed(dy)?)
    }

    /// Returns how many columns and rows lie between this square and another one, with their signs.
    pub fn to(self, other: Sq) -> (i8, i8) {
        let d = |from: u8, to: u8| to.cast_signed() - from.cast_signed();
        (d(self.x(), other.x()), d(self.y(), other.y()))
    }

    /// Returns the number of the bit in a set of cells.
    pub(super) const fn bit(self) -> u16 {
        self.0
    }

    /// Returns the square of a bit. The bit must be one of a square.
    pub(super) const fn of_bit(bit: u16) -> Sq {
        Sq(bit)
    }
}

impl fmt::Display for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

impl fmt::Debug for Sq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A word that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square: they are called a1 to z26")]
pub struct NoSquare;

impl FromStr for Sq {
    type Err = NoSquare;

    /// Returns [`NoSquare`] if the text is anything but one small letter and a number from 1 to 26.
    fn from_str(text: &str) -> Result<Sq, NoSquare> {
        let (column, row) = text.split_at_checked(1).ok_or(NoSquare)?;
        let column = column.bytes().next().filter(u8::is_ascii_lowercase).ok_or(NoSquare)?;
        let plain =
            !row.starts_with('0') && row.len() <= 2 && row.bytes().all(|b| b.is_ascii_digit());
        let row: u8 = row.parse().ok().filter(|_| plain).ok_or(NoSquare)?;
        Sq::new(column - b'a', row - 1).ok_or(NoSquare)
    }
}

impl TryFrom<String> for Sq {
    type Error = NoSquare;

    fn try_from(text: String) -> Result<Sq, NoSquare> {
        text.parse()
    }
}

impl From<Sq> for String {
    fn from(sq: Sq) -> String {
        sq.to_string()
    }
}
