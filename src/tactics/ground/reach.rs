//! What a move can reach, by which way, and how far somebody is by steps.

use std::cell::OnceCell;

use super::steps::{DEAREST, eased, entering};
use super::{Base, Cells, Gait, Occupied, Sq, Surface, Way};

/// The squares that a move can reach.
#[derive(Clone, Debug)]
pub struct Reach {
    from: Sq,
    way: Way,
    /// What is entered while all squares cost what they do; where the first of some costs otherwise, what
    /// is entered before that one.
    fresh: Plane,
    /// What is entered after that one.
    spent: Option<Plane>,
}

/// Squares that are entered point by point.
#[derive(Clone, Debug)]
struct Front {
    seen: Cells,
    /// The squares of the last points, the nearest first.
    waves: [Cells; DEAREST],
}

impl Front {
    fn new(seen: Cells) -> Front {
        let mut waves = [Cells::EMPTY; DEAREST];
        waves[0] = seen;
        Front { seen, waves }
    }

    /// Returns the squares that the next point enters.
    fn wave(&self, way: &Way, costs: &[Cells]) -> Cells {
        let entered = self.waves.iter().zip(costs).filter(|(last, _)| !last.is_empty());
        entered.fold(Cells::EMPTY, |all, (last, cells)| all | way.next(last) & *cells)
    }

    /// Notes what a point has entered. Returns what was not entered before.
    fn enter(&mut self, wave: Cells) -> Cells {
        let wave = wave - self.seen;
        self.seen |= wave;
        self.waves.rotate_right(1);
        self.waves[0] = wave;
        wave
    }

    fn is_done(&self) -> bool {
        self.waves.iter().all(Cells::is_empty)
    }
}

/// Squares with the points that entering them takes.
#[derive(Clone, Debug)]
struct Plane {
    /// By the bit of the square; only those that the front has seen say anything.
    cost: Vec<u16>,
    front: Front,
}

impl Plane {
    fn new(seen: Cells) -> Plane {
        Plane { cost: vec![0; 1024], front: Front::new(seen) }
    }

    fn cost(&self, sq: Sq) -> Option<u16> {
        self.front.seen.contains(sq).then(|| self.cost[usize::from(sq.bit())])
    }

    /// Notes what a point has entered.
    fn enter(&mut self, wave: Cells, points: u16) {
        let fresh = self.front.enter(wave);
        fresh.iter().for_each(|sq| self.cost[usize::from(sq.bit())] = points);
    }
}

/// What entering squares costs where the first of some costs otherwise.
struct Costs {
    /// Of the others, before the first.
    without: [Cells; DEAREST],
    /// Of the first.
    onto: [Cells; DEAREST],
}

impl Costs {
    fn of(way: &Way) -> Option<Costs> {
        let (first, by) = way.eased?;
        let without = way.costs.map(|cells| cells - first);
        let mut onto = [Cells::EMPTY; DEAREST];
        for (cost, cells) in (1..).zip(&way.costs) {
            onto[usize::from(eased(cost, by)) - 1] |= *cells & first;
        }
        Some(Costs { without, onto })
    }

    /// Returns what the next point enters before the first of those squares, and after it.
    fn waves(&self, way: &Way, fresh: &Front, spent: &Front) -> (Cells, Cells) {
        let late = spent.wave(way, &way.costs) | fresh.wave(way, &self.onto);
        (fresh.wave(way, &self.without), late)
    }
}

/// Returns the costs of a way as far as any square costs so much.
fn dearest(way: &Way) -> &[Cells] {
    let n = way.costs.iter().rposition(|cells| !cells.is_empty()).map_or(1, |n| n + 1);
    &way.costs[..n]
}

/// Finds what can be reached from a square with so many points (AT-MOVE-01, AT-MOVE-02, AT-MOVE-05,
/// AT-OBST-01, AT-OBST-02): square by square, diagonally only by an ability, two points for an obstacle.
///
/// The squares of each cost are one set, made of the sets of fewer points; no queue is needed, since no
/// square costs more than a few.
pub fn reach(from: Sq, points: u16, way: &Way) -> Reach {
    let mut fresh = Plane::new(Cells::one(from));
    let Some(parted) = Costs::of(way) else {
        let costs = dearest(way);
        for points in 1..=points {
            let wave = fresh.front.wave(way, costs);
            fresh.enter(wave, points);
            if fresh.front.waves[..costs.len()].iter().all(Cells::is_empty) {
                break;
            }
        }
        return Reach { from, way: *way, fresh, spent: None };
    };
    let mut spent = Plane::new(Cells::EMPTY);
    for points in 1..=points {
        let (wave, late) = parted.waves(way, &fresh.front, &spent.front);
        fresh.enter(wave, points);
        spent.enter(late, points);
        if fresh.front.is_done() && spent.front.is_done() {
            break;
        }
    }
    Reach { from, way: *way, fresh, spent: Some(spent) }
}

impl Reach {
    /// Returns where the move begins.
    pub fn from(&self) -> Sq {
        self.from
    }

    /// Returns the least points that it takes to enter a square, also one that cannot be ended on.
    pub fn cost(&self, sq: Sq) -> Option<u16> {
        let late = self.spent.as_ref().and_then(|plane| plane.cost(sq));
        let soon = self.fresh.cost(sq);
        soon.min(late).or(soon).or(late)
    }

    /// Returns every square that can be entered, whether or not a move may end there.
    pub fn entered(&self) -> Cells {
        let fresh = self.fresh.front.seen;
        self.spent.as_ref().map_or(fresh, |late| fresh | late.front.seen)
    }

    /// Returns the squares on which a figure of one square may end the move (AT-MOVE-05, AT-RUL-14):
    /// what is free, and where it stands already.
    pub fn ends(&self) -> Cells {
        self.entered() & self.way.ends | Cells::one(self.from)
    }

    /// Returns a cheapest route to a square, without the square that it begins on; nothing if it
    /// cannot be reached. Of several it is the one that enters the fewest squares of `traps`
    /// (AT-RUL-99), then the first by a fixed order of steps.
    pub fn route(&self, to: Sq, traps: &Cells) -> Option<Vec<Sq>> {
        let end = self.cost(to)?;
        // How many traps the best cheapest route to each square sets off, by increasing cost.
        let of = |late: bool| {
            let seen = self.plane(late).map_or(Cells::EMPTY, |plane| plane.front.seen);
            seen.into_iter().filter_map(move |sq| Some((self.cost_in(late, sq)?, late, sq)))
        };
        let mut order: Vec<(u16, bool, Sq)> = of(false).chain(of(true)).collect();
        order.retain(|(cost, _, sq)| *cost < end || *sq == to);
        order.sort_unstable();
        let at = |late: bool, sq: Sq| usize::from(late) << 10 | usize::from(sq.bit());
        let mut sprung = vec![u16::MAX; if self.spent.is_some() { 2048 } else { 1024 }];
        sprung[at(false, self.from)] = 0;
        for (_, late, sq) in order.into_iter().filter(|(.., sq)| *sq != self.from) {
            let least = self.before(late, sq).map(|(late, n)| sprung[at(late, n)]).min();
            sprung[at(late, sq)] =
                least.unwrap_or(u16::MAX).saturating_add(u16::from(traps.contains(sq)));
        }
        let ends = [false, true].into_iter().filter(|late| self.cost_in(*late, to) == Some(end));
        let mut last = (ends.min_by_key(|late| sprung[at(*late, to)])?, to);
        let mut route = Vec::new();
        while last.1 != self.from {
            route.push(last.1);
            last = self.before(last.0, last.1).min_by_key(|(late, n)| sprung[at(*late, *n)])?;
        }
        route.reverse();
        Some(route)
    }

    fn plane(&self, late: bool) -> Option<&Plane> {
        if late { self.spent.as_ref() } else { Some(&self.fresh) }
    }

    fn cost_in(&self, late: bool, sq: Sq) -> Option<u16> {
        self.plane(late)?.cost(sq)
    }

    /// Returns the squares from which a cheapest route enters a square, each before or after the first of
    /// those that cost otherwise.
    fn before(&self, late: bool, sq: Sq) -> impl Iterator<Item = (bool, Sq)> {
        let first = self.way.eased.filter(|(cells, _)| cells.contains(sq));
        let enter = entering(&self.way.costs, sq);
        let cost = self.cost_in(late, sq);
        let from = move |enter: u16| cost.and_then(|cost| cost.checked_sub(enter));
        let same = enter.and_then(from).filter(|_| late || first.is_none());
        let fresh = enter.zip(first).filter(|_| late);
        let fresh = fresh.and_then(|(enter, (_, by))| from(eased(enter, by)));
        let plane = move |late: bool, cost: Option<u16>| {
            let fits = move |n: &Sq| cost.is_some() && self.cost_in(late, *n) == cost;
            self.way.neighbours(sq).filter(fits).map(move |n| (late, n))
        };
        plane(late, same).chain(plane(false, fresh))
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

/// How far a base is from wherever somebody stands (AT-RUL-15), reckoned once for all such places: backwards,
/// from the base.
#[derive(Clone, Debug)]
pub struct Toward {
    to: Base,
    surface: Surface,
    gait: Gait,
    way: Way,
    through: Way,
    walk: Option<Plane>,
    past: OnceCell<Option<Plane>>,
}

impl Toward {
    /// Looks at a base by a way, and by that way as if no other figure stood on it.
    pub fn new(way: &Way, through: &Way, (surface, gait): (&Surface, Gait), to: Base) -> Toward {
        Toward {
            to,
            surface: *surface,
            gait,
            way: *way,
            through: *through,
            walk: back(way, surface, gait, to),
            past: OnceCell::new(),
        }
    }

    /// Measures how far it is from a base, as [`far_by`] does.
    pub fn far(&self, from: Base) -> Far {
        let (surface, gait) = (&self.surface, self.gait);
        let direct = || far_by(&self.way, &self.through, (surface, gait), from, self.to);
        if from.cells().meets(&self.to.cells()) {
            return direct();
        }
        let least = |plane: &Plane| from.squares().filter_map(|sq| plane.cost(sq)).min();
        let Some(walk) = &self.walk else { return direct() };
        if let Some(points) = least(walk) {
            return Far::Walk(points);
        }
        let past = self.past.get_or_init(|| back(&self.through, surface, gait, self.to));
        match past {
            Some(past) => least(past).map_or_else(direct, Far::Through),
            None => direct(),
        }
    }
}

/// Returns the points from every square onto some others; nothing where it matters what was entered
/// before.
fn back(way: &Way, surface: &Surface, gait: Gait, to: Base) -> Option<Plane> {
    if way.eased.is_some() {
        return None;
    }
    let onto: Vec<Onto> = to.squares().map(|sq| Onto::new(way, surface, gait, sq)).collect();
    let mut plane = Plane::new(Cells::EMPTY);
    let costs = dearest(way);
    for points in 1..=u16::MAX {
        let ends = onto.iter().filter(|o| o.late == points);
        let ends = ends.fold(Cells::EMPTY, |all, o| all | o.from);
        // Who steps back from a square had paid for entering it.
        let left = plane.front.waves.iter().zip(costs).filter(|(last, _)| !last.is_empty());
        let wave = left.fold(ends, |all, (last, cells)| all | way.next(&(*last & *cells)));
        plane.enter(wave & surface.board, points);
        if points >= 2 && plane.front.is_done() {
            break;
        }
    }
    Some(plane)
}

/// Measures how far the target is (AT-RUL-15), the least over the squares of large figures
/// (AT-RUL-20), for a figure that moves as others do.
pub fn far(surface: &Surface, occupied: &Occupied, from: Base, to: Base, gait: Gait) -> Far {
    let way = Way::new(surface, occupied, from, gait);
    far_by(&way, &way.ignoring_figures(surface, gait), (surface, gait), from, to)
}

/// A square that somebody stands on, which is counted as enterable for this once (AT-RUL-15).
struct Onto {
    /// From where it is entered.
    from: Cells,
    /// What entering it costs before the first of the squares that cost otherwise.
    fresh: u16,
    /// What it costs after that.
    late: u16,
}

impl Onto {
    /// An obstacle there counts two, unless the gait passes it.
    fn new(way: &Way, surface: &Surface, gait: Gait, sq: Sq) -> Onto {
        let late = if surface.obstacles.contains(sq) && !gait.obstacles { 2 } else { 1 };
        let fresh = match way.eased {
            Some((cells, by)) if cells.contains(sq) => eased(late, by),
            _ => late,
        };
        let from = way.next(&Cells::one(sq)) - Cells::one(sq);
        Onto { from, fresh, late }
    }
}

/// Returns the least points to get from some squares onto some others, each counted as enterable for this
/// once (AT-RUL-15).
fn least(way: &Way, surface: &Surface, gait: Gait, from: Base, to: Base) -> Option<u16> {
    if from.cells().meets(&to.cells()) {
        return Some(0);
    }
    let onto: Vec<Onto> = to.squares().map(|sq| Onto::new(way, surface, gait, sq)).collect();
    let (mut fresh, mut spent) = (Front::new(from.cells()), Front::new(Cells::EMPTY));
    let (parted, costs) = (Costs::of(way), dearest(way));
    let mut best: Option<u16> = None;
    for points in 0..u16::MAX {
        let soon = onto.iter().filter(|o| o.from.meets(&fresh.waves[0])).map(|o| o.fresh);
        let late = onto.iter().filter(|o| o.from.meets(&spent.waves[0])).map(|o| o.late);
        best = best.into_iter().chain(soon.chain(late).map(|enter| points + enter)).min();
        // Whatever is entered later costs a point more at least.
        if best.is_some_and(|best| best <= points + 2) || (fresh.is_done() && spent.is_done()) {
            break;
        }
        let (wave, late) = match &parted {
            Some(parted) => parted.waves(way, &fresh, &spent),
            None => (fresh.wave(way, costs), Cells::EMPTY),
        };
        fresh.enter(wave);
        spent.enter(late);
    }
    best
}

/// Measures the same by a way with all that texts close and make cost more or less, and by that way as if
/// no other figure stood on it.
pub fn far_by(
    way: &Way,
    through: &Way,
    (surface, gait): (&Surface, Gait),
    from: Base,
    to: Base,
) -> Far {
    if let Some(points) = least(way, surface, gait, from, to) {
        return Far::Walk(points);
    }
    if let Some(points) = least(through, surface, gait, from, to) {
        return Far::Through(points);
    }
    let apart = |a: Sq, b: Sq| {
        let (dx, dy) = a.to(b);
        u16::from(dx.unsigned_abs()) + u16::from(dy.unsigned_abs())
    };
    let pairs = from.squares().flat_map(|a| to.squares().map(move |b| apart(a, b)));
    Far::Apart(pairs.min().unwrap_or(0))
}
