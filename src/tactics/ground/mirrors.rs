//! Lines of sight that are bent once, at a mirror.

use super::{Base, Cells, Range, Sq, distance, sees};

/// A line of sight that is bent once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bend {
    /// The square at which it is bent.
    pub at: Sq,
    /// The distance to that square and from there to the target, together.
    pub length: u8,
}

/// Returns every line of sight from the viewer to the target that is bent once, at one of some squares:
/// the viewer sees that square, and from there the target is seen (AT-LOS-01). What stands on the square
/// does not matter, and a square under the viewer or the target bends nothing.
pub fn bends(
    viewer: Base,
    target: Base,
    mirrors: &Cells,
    blockers: &Cells,
) -> impl Iterator<Item = Bend> + use<> {
    let blockers = *blockers;
    let away = *mirrors - viewer.cells() - target.cells();
    away.into_iter().filter_map(move |at| {
        let mirror = Base::small(at);
        let seen = sees(viewer, mirror, &blockers) && sees(mirror, target, &blockers);
        let length = || distance(viewer, mirror).saturating_add(distance(mirror, target));
        seen.then(|| Bend { at, length: length() })
    })
}

/// Returns the squares of the board that lines bent once bring in range of at least one of the bases on
/// which a figure may end its move; the other half of [`super::threat`].
pub fn bent_threat(
    bases: &[Base],
    range: Range,
    board: &Cells,
    mirrors: &Cells,
    blockers: &Cells,
) -> Cells {
    let mut threatened = Cells::EMPTY;
    for at in *mirrors {
        let mirror = Base::small(at);
        let off = bases.iter().filter(|base| !base.cells().contains(at));
        let mut to: Vec<(u8, Base)> = off.map(|base| (distance(*base, mirror), *base)).collect();
        to.sort_unstable_by_key(|(length, _)| *length);
        let Some(least) = to.first().map(|(length, _)| *length) else { continue };
        let Some(rest) = range.max.checked_sub(least) else { continue };
        let near = Cells::one(at).around(rest) - Cells::one(at);
        for sq in near & (*board - threatened) {
            let target = Base::small(sq);
            let from = distance(mirror, target);
            // Nobody is threatened on a square of the very base that looks, and neither end hides anything.
            let fits = |(to, base): &(u8, Base)| {
                let between = || *blockers - base.cells() - target.cells();
                range.covers(to.saturating_add(from))
                    && !base.cells().contains(sq)
                    && sees(mirror, target, &between())
                    && sees(*base, mirror, &between())
            };
            if to.iter().any(fits) {
                threatened.insert(sq);
            }
        }
    }
    threatened
}
