//! Walls that bosses raise.

use super::{Base, Cells, Ground, Occupied, Piece, Sq, Surface, Terrain, TerrainId};

/// Returns the squares that can receive a piece of a wall (AT-RUL-24): those of the board on which
/// nobody stands and no wall of another type lies; one of its own type does not matter (AT-OBST-08).
/// `kinds` is the pack's list.
pub fn room(
    ground: &Ground,
    pieces: &[Piece],
    kind: TerrainId,
    kinds: &[Terrain],
    occupied: &Occupied,
) -> Cells {
    let (w, h) = ground.size();
    let mut others = Surface::open(w, h);
    let printed = others.board.iter().filter_map(|sq| Some((sq, ground.terrain(sq)?)));
    let placed = pieces.iter().flat_map(|p| p.squares.iter().map(|sq| (*sq, p.kind)));
    for (sq, of) in printed.chain(placed).filter(|(_, of)| *of != kind) {
        kinds.get(usize::from(of.0)).into_iter().for_each(|terrain| others.put(sq, terrain));
    }
    others.floor() - occupied.all()
}

/// Returns every place for a new wall of so many squares beside a boss (AT-OBST-06, AT-OBST-07,
/// AT-RUL-24), each from the square that it begins on: one that shares a side with the boss, from
/// there straight away from the boss or past it, never through it, and never diagonally. A wall stops
/// before the first square that is not in [`room`]. Places with no square at all are no places
/// (AT-RUL-88); the same squares are offered once.
pub fn placements(boss: Base, length: u8, room: &Cells) -> Vec<Vec<Sq>> {
    let room = *room - boss.cells();
    let mut all: Vec<(Cells, Vec<Sq>)> = Vec::new();
    for first in boss.cells().beside() & room {
        for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            // A wall never turns towards the boss, not even if it would be one square long.
            if first.plus(dx, dy).is_some_and(|sq| boss.cells().contains(sq)) {
                continue;
            }
            let next = |sq: &Sq| sq.plus(dx, dy).filter(|sq| room.contains(*sq));
            let wall: Vec<Sq> =
                std::iter::successors(Some(first), next).take(usize::from(length)).collect();
            let cells: Cells = wall.iter().copied().collect();
            if !wall.is_empty() && all.iter().all(|(known, _)| *known != cells) {
                all.push((cells, wall));
            }
        }
    }
    all.into_iter().map(|(_, wall)| wall).collect()
}

/// Returns the piece that has to go before another one is placed, if so many of those that count are
/// allowed and that limit is reached: the oldest (AT-OBST-10, AT-RUL-89).
pub fn oldest(
    pieces: &[Piece],
    limit: Option<usize>,
    counts: impl Fn(&Piece) -> bool,
) -> Option<usize> {
    let counted = || pieces.iter().enumerate().filter(|(_, p)| counts(p));
    let full = limit.is_some_and(|limit| counted().count() >= limit);
    counted().next().filter(|_| full).map(|(at, _)| at)
}
