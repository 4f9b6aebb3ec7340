//! Line of sight a second time, by the words of the ruling and exact fractions: slow, and written
//! without a look at the fast one.

use tactics::ground::{Base, Side, Sq, Surface};

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Frac(i64, i64);

impl Frac {
    fn new(n: i64, d: i64) -> Frac {
        if d < 0 { Frac(-n, -d) } else { Frac(n, d) }
    }

    fn le(self, other: Frac) -> bool {
        self.0 * other.1 <= other.0 * self.1
    }

    fn lt(self, other: Frac) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
}

const ZERO: Frac = Frac(0, 1);
const ONE: Frac = Frac(1, 1);

/// A corner.
pub type Point = (i64, i64);

/// Whether the open segment has a point in the closed unit square: the times at which a walker along
/// it is within the columns and within the rows of the square, cut with the open time from 0 to 1.
pub fn hits(from: Point, to: Point, square: Point) -> bool {
    if from == to {
        return false;
    }
    let (mut enter, mut leave): (Option<Frac>, Option<Frac>) = (None, None);
    for (start, way, low) in [(from.0, to.0 - from.0, square.0), (from.1, to.1 - from.1, square.1)]
    {
        if way == 0 {
            if start < low || start > low + 1 {
                return false;
            }
            continue;
        }
        let (a, b) = (Frac::new(low - start, way), Frac::new(low + 1 - start, way));
        let (first, last) = if a.le(b) { (a, b) } else { (b, a) };
        enter = Some(enter.map_or(first, |e| if e.le(first) { first } else { e }));
        leave = Some(leave.map_or(last, |l| if l.le(last) { l } else { last }));
    }
    let (enter, leave) = (enter.unwrap(), leave.unwrap());
    enter.le(leave) && enter.lt(ONE) && ZERO.lt(leave)
}

/// The corners of a square.
pub fn corners(sq: Sq) -> [Point; 4] {
    let (x, y) = (i64::from(sq.x()), i64::from(sq.y()));
    [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
}

/// What is in the way for a side: walls and the other side, but for viewer and target.
pub fn in_the_way(
    acting: Side,
    surface: &Surface,
    figures: &[(Side, Base)],
    viewer: Base,
    target: Base,
) -> Vec<Sq> {
    let other: Vec<Sq> =
        figures.iter().filter(|f| f.0 != acting).flat_map(|f| f.1.squares()).collect();
    let own = |sq: &Sq| viewer.squares().any(|s| s == *sq) || target.squares().any(|s| s == *sq);
    let all = surface.opaque.iter().chain(other);
    all.filter(|sq| !own(sq)).collect()
}

/// Whether some straight line is free from a corner of the one to a corner of the other.
pub fn sees(viewer: Base, target: Base, in_the_way: &[Sq]) -> bool {
    let free = |a: Point, b: Point| {
        in_the_way.iter().all(|sq| !hits(a, b, (i64::from(sq.x()), i64::from(sq.y()))))
    };
    viewer.squares().any(|v| {
        target.squares().any(|t| corners(v).iter().any(|a| corners(t).iter().any(|b| free(*a, *b))))
    })
}

/// The lengths of all lines of sight: straight ones from the viewer or from where it sees besides, with the
/// viewer's own distance; those that are bent once at a mirror under neither of the two, with the distances
/// of both parts.
pub fn lengths(
    (viewer, also, mirrors): (Base, &[Base], &[Sq]),
    target: Base,
    opaque: &[Sq],
) -> Vec<u8> {
    let without = |a: Base, b: Base| {
        let own = |sq: &Sq| a.squares().chain(b.squares()).any(|s| s == *sq);
        opaque.iter().copied().filter(|sq| !own(sq)).collect::<Vec<_>>()
    };
    let seen = |from: Base| sees(from, target, &without(from, target));
    let mut all = Vec::new();
    if seen(viewer) || also.iter().any(|a| seen(*a)) {
        all.push(apart(viewer, target));
    }
    for sq in mirrors {
        let mirror = Base::small(*sq);
        let under = viewer.squares().chain(target.squares()).any(|s| s == *sq);
        let between = without(viewer, target);
        let between: Vec<Sq> = between.into_iter().filter(|s| s != sq).collect();
        if !under && sees(viewer, mirror, &between) && sees(mirror, target, &between) {
            all.push(apart(viewer, mirror) + apart(mirror, target));
        }
    }
    all
}

/// The columns or rows between the nearest squares of two figures, whichever are more.
fn apart(a: Base, b: Base) -> u8 {
    let squares = |a: Sq, b: Sq| a.x().abs_diff(b.x()).max(a.y().abs_diff(b.y()));
    a.squares().flat_map(|a| b.squares().map(move |b| squares(a, b))).min().unwrap()
}
