//! Moving square by square: what can be entered, and for how many points.

use super::{Base, Cells, Occupied, Sq, Surface};

/// What a figure may do that others may not, by an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gait {
    /// Moves through other figures (AT-MOVE-06).
    pub figures: bool,
    /// Moves through walls (AT-OBST-04).
    pub walls: bool,
    /// Enters obstacles for one point.
    pub obstacles: bool,
    /// Steps to the squares that share a corner, too.
    pub diagonal: bool,
}

/// The most points that entering a square costs.
pub(super) const DEAREST: usize = 6;

/// Where one figure can go, made of the board and of everybody else on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is entered for one point, for two, and so on.
    pub(super) costs: [Cells; DEAREST],
    /// Where a move may end.
    pub(super) ends: Cells,
    /// Whether steps go to the squares that share a corner, too.
    pub(super) diagonal: bool,
    /// Squares of which the first that a move enters costs so many points more, or fewer.
    pub(super) eased: Option<(Cells, i8)>,
}

impl Way {
    /// Makes the way of the figure that stands on `base`. Walls are closed (AT-OBST-04), and so are
    /// other figures, friend or foe (AT-MOVE-06), unless the gait opens them; a move ends on a free
    /// square in either case (AT-RUL-14, AT-OBST-05). Its own squares are free (AT-RUL-21).
    pub fn new(surface: &Surface, occupied: &Occupied, base: Base, gait: Gait) -> Way {
        let others = occupied.all() - base.cells();
        let mut open = surface.board;
        if !gait.walls {
            open = open - surface.walls;
        }
        if !gait.figures {
            open = open - others;
        }
        let (costs, ends) = (costs(surface, open, gait), surface.floor() - others);
        Way { costs, ends, diagonal: gait.diagonal, eased: None }
    }

    /// Returns the same way as if no other figure stood on it (the second count of AT-RUL-15).
    #[must_use]
    pub fn ignoring_figures(&self, surface: &Surface, gait: Gait) -> Way {
        let open = if gait.walls { surface.board } else { surface.floor() };
        Way { costs: costs(surface, open, gait), ..*self }
    }

    /// Returns the same way where entering these squares costs so many points more, or fewer; no square
    /// costs less than one.
    #[must_use]
    pub fn dearer(&self, squares: &Cells, by: i8) -> Way {
        let mut costs = [Cells::EMPTY; DEAREST];
        for (n, cells) in self.costs.iter().enumerate() {
            let other = n.saturating_add_signed(by.into()).min(DEAREST - 1);
            costs[n] |= *cells - *squares;
            costs[other] |= *cells & *squares;
        }
        Way { costs, ..*self }
    }

    /// Returns the same way where the first of these squares that a move enters costs so many points more,
    /// or fewer; no square costs less than one.
    #[must_use]
    pub fn eased(&self, squares: &Cells, by: i8) -> Way {
        Way { eased: Some((*squares, by)).filter(|(_, by)| *by != 0), ..*self }
    }

    /// Returns the same way for the rest of a move that has entered such squares already.
    #[must_use]
    pub fn after(&self, entered: &[Sq]) -> Way {
        let is_open = |(cells, _): &(Cells, i8)| !entered.iter().any(|sq| cells.contains(*sq));
        Way { eased: self.eased.filter(is_open), ..*self }
    }

    /// Returns the same way without these squares.
    #[must_use]
    pub fn closed(&self, squares: &Cells) -> Way {
        let costs = self.costs.map(|cells| cells - *squares);
        Way { costs, ends: self.ends - *squares, ..*self }
    }

    /// Returns what it costs to enter a square next: two points for an obstacle (AT-OBST-01), one for any
    /// other, unless an effect says otherwise; nothing if it is closed.
    pub fn cost(&self, sq: Sq) -> Option<u16> {
        let cost = entering(&self.costs, sq)?;
        let by = self.eased.filter(|(cells, _)| cells.contains(sq)).map_or(0, |(_, by)| by);
        Some(eased(cost, by))
    }

    /// Returns the squares that one step leads to from some others (AT-MOVE-02).
    pub(super) fn next(&self, from: &Cells) -> Cells {
        if self.diagonal { from.around(1) } else { from.beside() }
    }

    /// Returns the squares that a step leads to or comes from, in a fixed order.
    pub(super) fn neighbours(&self, sq: Sq) -> impl Iterator<Item = Sq> + use<> {
        self.steps().iter().filter_map(move |(x, y)| sq.plus(*x, *y))
    }

    /// Returns the steps that can be taken (AT-MOVE-02), in a fixed order.
    pub fn steps(&self) -> &'static [(i8, i8)] {
        if self.diagonal { &STEPS } else { &STEPS[..4] }
    }

    /// Returns the squares on which a move may end (AT-RUL-14).
    pub fn ends(&self) -> Cells {
        self.ends
    }

    /// Returns whether a base may stand here: wholly on the map, on no wall and on nobody else
    /// (AT-RUL-21).
    pub fn takes(&self, base: Base) -> bool {
        base.cells().is_within(&self.ends)
    }
}

/// Parts the squares that can be entered by what that costs.
fn costs(surface: &Surface, open: Cells, gait: Gait) -> [Cells; DEAREST] {
    let slow = if gait.obstacles { Cells::EMPTY } else { open & surface.obstacles };
    let mut costs = [Cells::EMPTY; DEAREST];
    (costs[0], costs[1]) = (open - slow, slow);
    costs
}

/// The steps, in the order in which equally good routes are tried: the four of AT-MOVE-02, then the
/// diagonal ones.
pub(super) static STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Returns what it costs to enter a square, nothing else considered.
pub(super) fn entering(costs: &[Cells; DEAREST], sq: Sq) -> Option<u16> {
    (1..).zip(costs).find(|(_, cells)| cells.contains(sq)).map(|(cost, _)| cost)
}

/// Returns a cost that is so much more, or less, and at least one.
pub(super) fn eased(cost: u16, by: i8) -> u16 {
    cost.saturating_add_signed(by.into()).clamp(1, 6)
}
