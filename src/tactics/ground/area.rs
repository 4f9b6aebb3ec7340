//! Areas of effect.

use super::{Base, Cells, Sq, Surface, squares_in_sight};

/// Returns the squares of an area of size `n` around its target square (AT-AOE-02), without those that
/// walls part from it (AT-AOE-08): those that it does not see when only walls block, whoever stands
/// between (AT-RUL-08). The range of the effect does not matter (AT-AOE-05).
pub fn area(target: Sq, n: u8, surface: &Surface) -> Cells {
    let near = Cells::one(target).around(n) & surface.board;
    squares_in_sight(Base::small(target), &near, &surface.shields)
}

/// Returns which figures an area affects, each once (AT-AOE-01, AT-RUL-05, AT-RUL-07): whoever has a
/// square in it, on either side.
pub fn area_hits<Id>(area: &Cells, figures: impl IntoIterator<Item = (Id, Base)>) -> Vec<Id> {
    let hit = figures.into_iter().filter(|(_, base)| base.cells().meets(area));
    hit.map(|(id, _)| id).collect()
}
