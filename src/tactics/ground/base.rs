//! Figures as the board sees them: a side, a size, the squares that they stand on.

use serde::{Deserialize, Serialize};

use super::{Cells, Sq};

/// Whose side a figure is on. Summons and allies are on that of the heroes (AT-RUL-79, AT-RUL-100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// Heroes, and what counts as a hero.
    Heroes,
    /// Bosses and minions.
    Enemies,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Heroes => Side::Enemies,
            Side::Enemies => Side::Heroes,
        }
    }
}

/// How much room a figure takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Size {
    /// One square.
    Small,
    /// Four squares, two by two (AT-LARGE-01).
    Large,
}

/// The squares under a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Base {
    at: Sq,
    size: Size,
}

impl Base {
    /// Returns the base of a figure of one square.
    pub fn small(at: Sq) -> Base {
        Base { at, size: Size::Small }
    }

    /// Returns the base of a figure whose lower left square is `at`; nothing if it would reach beyond
    /// the largest board.
    pub fn new(at: Sq, size: Size) -> Option<Base> {
        let fits = size == Size::Small || at.plus(1, 1).is_some();
        fits.then_some(Base { at, size })
    }

    /// Returns the lower left square.
    pub fn at(self) -> Sq {
        self.at
    }

    /// Returns how much room the figure takes.
    pub fn size(self) -> Size {
        self.size
    }

    /// Returns the squares: one, or four (AT-LARGE-01), row by row from below.
    pub fn squares(self) -> impl Iterator<Item = Sq> + Clone {
        let n = match self.size {
            Size::Small => 1,
            Size::Large => 4,
        };
        [(0, 0), (1, 0), (0, 1), (1, 1)]
            .into_iter()
            .take(n)
            .filter_map(move |(x, y)| self.at.plus(x, y))
    }

    /// Returns how many squares it is long, and wide.
    pub(super) fn length(self) -> i8 {
        match self.size {
            Size::Small => 1,
            Size::Large => 2,
        }
    }

    /// Returns the squares as a set.
    pub fn cells(self) -> Cells {
        match self.size {
            Size::Small => Cells::one(self.at),
            Size::Large => self.squares().collect(),
        }
    }
}

/// The squares on which figures stand, by side. Who is knocked out or off the board is not among them
/// (AT-COND-13); who is invisible is (AT-RUL-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupied {
    heroes: Cells,
    enemies: Cells,
}

impl Occupied {
    /// Collects the squares of all figures that stand on the board.
    pub fn new(figures: impl IntoIterator<Item = (Side, Base)>) -> Occupied {
        let mut occupied = Occupied::default();
        for (side, base) in figures {
            match side {
                Side::Heroes => occupied.heroes |= base.cells(),
                Side::Enemies => occupied.enemies |= base.cells(),
            }
        }
        occupied
    }

    /// Returns the squares of one side.
    pub fn of(&self, side: Side) -> Cells {
        match side {
            Side::Heroes => self.heroes,
            Side::Enemies => self.enemies,
        }
    }

    /// Returns the squares of both sides.
    pub fn all(&self) -> Cells {
        self.heroes | self.enemies
    }
}
