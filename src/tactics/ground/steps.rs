//! Moving square by square: what can be reached, for how many points, by which way.

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
}

/// The most points that entering a square costs.
const DEAREST: usize = 6;

/// Where one figure can go, made of the board and of everybody else on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is entered for one point, for two, and so on.
    costs: [Cells; DEAREST],
    /// Where a move may end.
    ends: Cells,
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
        Way { costs: costs(surface, open, gait), ends: surface.floor() - others }
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

    /// Returns the same way without these squares.
    #[must_use]
    pub fn closed(&self, squares: &Cells) -> Way {
        Way { costs: self.costs.map(|cells| cells - *squares), ends: self.ends - *squares }
    }

    /// Returns what it costs to enter a square: two points for an obstacle (AT-OBST-01), one for any
    /// other, unless an effect says otherwise; nothing if it is closed.
    pub fn cost(&self, sq: Sq) -> Option<u16> {
        (1..).zip(&self.costs).find(|(_, cells)| cells.contains(sq)).map(|(cost, _)| cost)
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

/// The squares that a move can reach.
#[derive(Clone, Debug)]
pub struct Reach {
    from: Sq,
    way: Way,
    /// By the bit of the square; only those in `seen` say anything.
    cost: Vec<u16>,
    seen: Cells,
}

/// Finds what can be reached from a square with so many points (AT-MOVE-01, AT-MOVE-02, AT-MOVE-05,
/// AT-OBST-01, AT-OBST-02): square by square, never diagonally, two points for an obstacle.
///
/// The squares of each cost are one set, made of the sets of fewer points; no queue is needed, since no
/// square costs more than a few.
pub fn reach(from: Sq, points: u16, way: &Way) -> Reach {
    let mut cost = vec![0; 1024];
    let mut seen = Cells::one(from);
    // The squares of the last points, the nearest first.
    let mut waves = [Cells::EMPTY; DEAREST];
    waves[0] = seen;
    let dearest = way.costs.iter().rposition(|cells| !cells.is_empty()).map_or(0, |n| n + 1);
    for points in 1..=points {
        let entered = waves.iter().zip(&way.costs).take(dearest);
        let wave =
            entered.fold(Cells::EMPTY, |all, (last, cells)| all | last.beside() & *cells) - seen;
        if wave.is_empty() && waves[..dearest.max(1)].iter().all(Cells::is_empty) {
            break;
        }
        wave.iter().for_each(|sq| cost[usize::from(sq.bit())] = points);
        seen |= wave;
        waves.rotate_right(1);
        waves[0] = wave;
    }
    Reach { from, way: *way, cost, seen }
}

/// The four steps, in the order in which equally good routes are tried (AT-MOVE-02).
const STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Returns the squares that share a side with a square (AT-MOVE-02), in a fixed order.
fn neighbours(sq: Sq) -> impl Iterator<Item = Sq> {
    STEPS.into_iter().filter_map(move |(x, y)| sq.plus(x, y))
}

impl Reach {
    /// Returns where the move begins.
    pub fn from(&self) -> Sq {
        self.from
    }

    /// Returns the least points that it takes to enter a square, also one that cannot be ended on.
    pub fn cost(&self, sq: Sq) -> Option<u16> {
        self.seen.contains(sq).then(|| self.cost[usize::from(sq.bit())])
    }

    /// Returns every square that can be entered, whether or not a move may end there.
    pub fn entered(&self) -> Cells {
        self.seen
    }

    /// Returns the squares on which a figure of one square may end the move (AT-MOVE-05, AT-RUL-14):
    /// what is free, and where it stands already.
    pub fn ends(&self) -> Cells {
        self.seen & self.way.ends | Cells::one(self.from)
    }

    /// Returns the least points to get onto a square that somebody stands on, which is counted as
    /// enterable for this once (AT-RUL-15); an obstacle there counts two, unless the gait passes it.
    pub fn cost_onto(&self, surface: &Surface, sq: Sq, gait: Gait) -> Option<u16> {
        if sq == self.from {
            return Some(0);
        }
        let enter = if surface.obstacles.contains(sq) && !gait.obstacles { 2 } else { 1 };
        neighbours(sq).filter_map(|n| self.cost(n)).min().map(|before| before + enter)
    }

    /// Returns a cheapest route to a square, without the square that it begins on; nothing if it
    /// cannot be reached. Of several it is the one that enters the fewest squares of `traps`
    /// (AT-RUL-99), then the first by a fixed order of steps.
    pub fn route(&self, to: Sq, traps: &Cells) -> Option<Vec<Sq>> {
        let end = self.cost(to)?;
        // How many traps the best cheapest route to each square sets off, by increasing cost.
        let mut order: Vec<(u16, Sq)> =
            self.seen.iter().filter_map(|sq| Some((self.cost(sq)?, sq))).collect();
        order.retain(|(cost, sq)| *cost < end || *sq == to);
        order.sort_unstable();
        let mut sprung = vec![u16::MAX; 1024];
        sprung[usize::from(self.from.bit())] = 0;
        for (_, sq) in order.into_iter().filter(|(_, sq)| *sq != self.from) {
            let least = self.before(sq).map(|n| sprung[usize::from(n.bit())]).min();
            sprung[usize::from(sq.bit())] =
                least.unwrap_or(u16::MAX).saturating_add(u16::from(traps.contains(sq)));
        }
        let mut route = vec![to];
        while let Some(last) = route.last().filter(|sq| **sq != self.from) {
            let step = self.before(*last).min_by_key(|n| sprung[usize::from(n.bit())])?;
            route.push(step);
        }
        route.pop();
        route.reverse();
        Some(route)
    }

    /// Returns the squares from which a cheapest route enters a square.
    fn before(&self, sq: Sq) -> impl Iterator<Item = Sq> {
        let cost = self.cost(sq).zip(self.way.cost(sq)).and_then(|(c, enter)| c.checked_sub(enter));
        neighbours(sq).filter(move |n| cost.is_some() && self.cost(*n) == cost)
    }
}

/// How far a figure is from another, for choosing the closest (AT-BOSS-06, AT-RUL-15). What can be
/// walked to is closer than what only figures are in the way of, and that closer than what walls
/// enclose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Far {
    /// Points along a legal path.
    Walk(u16),
    /// Points along a path on which other figures are ignored.
    Through(u16),
    /// Columns and rows between them.
    Apart(u16),
}

/// Measures how far the target is (AT-RUL-15), the least over the squares of large figures
/// (AT-RUL-20).
pub fn far(surface: &Surface, occupied: &Occupied, from: Base, to: Base, gait: Gait) -> Far {
    let way = Way::new(surface, occupied, from, gait);
    let least = |way: &Way| {
        let reaches = from.squares().map(|sq| reach(sq, u16::MAX, way));
        let onto = |r: Reach| to.squares().filter_map(|sq| r.cost_onto(surface, sq, gait)).min();
        reaches.filter_map(onto).min()
    };
    if let Some(points) = least(&way) {
        return Far::Walk(points);
    }
    if let Some(points) = least(&way.ignoring_figures(surface, gait)) {
        return Far::Through(points);
    }
    let apart = |a: Sq, b: Sq| {
        let (dx, dy) = a.to(b);
        u16::from(dx.unsigned_abs()) + u16::from(dy.unsigned_abs())
    };
    let pairs = from.squares().flat_map(|a| to.squares().map(move |b| apart(a, b)));
    Far::Apart(pairs.min().unwrap_or(0))
}
