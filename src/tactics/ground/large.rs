//! Where moves end with the whole base, for figures of one and of four squares.

use super::{Base, Cells, Reach, Size, Sq, Way, reach};

/// A way to end a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrival {
    /// The square that moved, as the only one of the figure (AT-LARGE-02).
    pub moving: Sq,
    /// Where that square came to.
    pub end: Sq,
    /// The base as it stands afterwards (AT-LARGE-05).
    pub base: Base,
    /// The points that it took (AT-LARGE-03).
    pub cost: u16,
}

/// Returns the bases that cover a square and can be put down there (AT-LARGE-05, AT-LARGE-06,
/// AT-LARGE-08, AT-RUL-21). Obstacles below do not matter (AT-LARGE-07).
pub fn bases(end: Sq, size: Size, way: &Way) -> impl Iterator<Item = Base> {
    let corners: &[(i8, i8)] = match size {
        Size::Small => &[(0, 0)],
        Size::Large => &[(-1, -1), (0, -1), (-1, 0), (0, 0)],
    };
    let around = corners.iter().filter_map(move |(x, y)| Base::new(end.plus(*x, *y)?, size));
    around.filter(|base| way.takes(*base))
}

/// Returns all ways to end a move of so many points: for each square of the figure that may be the
/// moving one (AT-LARGE-02, AT-LARGE-04), each square that it reaches, each base that covers it. Who
/// spends no point stays as they stand (AT-RUL-20). In order of moving square, end and base.
pub fn arrivals(from: Base, points: u16, way: &Way) -> Vec<Arrival> {
    let mut all = Vec::new();
    for moving in from.squares() {
        let reach = reach(moving, points, way);
        all.push(Arrival { moving, end: moving, base: from, cost: 0 });
        for (end, cost) in spending(&reach) {
            let arrivals = bases(end, from.size(), way);
            all.extend(arrivals.map(|base| Arrival { moving, end, base, cost }));
        }
    }
    all.sort_unstable();
    all
}

/// Returns the squares that are reached by spending points, with their costs.
fn spending(reach: &Reach) -> impl Iterator<Item = (Sq, u16)> {
    let beyond = reach.entered() - Cells::one(reach.from());
    beyond.into_iter().filter_map(|sq| Some((sq, reach.cost(sq)?)))
}
