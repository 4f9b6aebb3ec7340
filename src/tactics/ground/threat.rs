//! What an enemy could strike, wherever its move takes it.

use super::{Base, Cells, Range, in_range};

/// Returns the squares of the board in range (AT-RANGE-01) from at least one of the bases on which a
/// figure may end its move (AT-RUL-22). What is nearer to a base than the range's least distance may
/// still be struck from another.
pub fn threat(bases: &[Base], range: Range, board: &Cells, blockers: &Cells) -> Cells {
    let (mut threatened, mut near) = (Cells::EMPTY, Cells::EMPTY);
    for base in bases {
        let own = base.cells();
        near |= own.around(range.max);
        // Squares that touch see each other, whatever stands beside them.
        if range.covers(1) {
            threatened |= own.around(1) - own;
        }
        if range.covers(0) {
            threatened |= own;
        }
    }
    for sq in near & (*board - threatened) {
        let target = Base::small(sq);
        if bases.iter().any(|base| in_range(*base, target, range, blockers)) {
            threatened.insert(sq);
        }
    }
    threatened & *board
}
