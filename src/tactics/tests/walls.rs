//! Walls that bosses raise.

use std::collections::BTreeSet;

use tactics::ground::{Base, Cells, Piece, Size, Sq, TerrainId, oldest, placements};

use crate::support::{Chance, Scene, at, cells, field, on};

/// AT-OBST-06, AT-OBST-07, AT-RUL-24: every placement by brute force: each square of the board as
/// beginning, each direction, as many squares as there is room for.
#[test]
fn placements_are_those_of_brute_force() {
    let mut chance = Chance(11);
    for n in 0..400 {
        let scene = Scene::new(&mut chance, 10);
        let Some((_, boss)) = scene.figures.first().copied() else { continue };
        let room = scene.surface.floor() - scene.occupied().all();
        let length = 1 + chance.below(4);
        let mut slow = BTreeSet::new();
        for first in Cells::ALL {
            let touches = |own: Sq| {
                let (x, y) = own.to(first);
                x.abs() + y.abs() == 1
            };
            if !boss.squares().any(touches) || !room.contains(first) {
                continue;
            }
            for (dx, dy) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                if first.plus(dx, dy).is_some_and(|sq| boss.squares().any(|own| own == sq)) {
                    continue;
                }
                let mut wall = vec![first];
                while wall.len() < usize::from(length) {
                    let next = wall[wall.len() - 1].plus(dx, dy);
                    let Some(next) = next.filter(|sq| room.contains(*sq)) else { break };
                    wall.push(next);
                }
                slow.insert(wall);
            }
        }
        let fast: Vec<Vec<Sq>> = placements(boss, length, &room);
        assert_eq!(fast.len(), slow.len(), "board {n}");
        assert_eq!(fast.into_iter().collect::<BTreeSet<_>>(), slow, "board {n}");
    }
}

/// AT-RUL-24: the wall stops before what can take no piece; AT-RUL-88: a placement without any piece is
/// none; AT-OBST-08: an existing wall of the same type is room.
#[test]
fn walls_stop_where_there_is_no_room() {
    let room = field().floor() - cells(&[(1, 2), (-1, 0)]);
    let all = placements(on(0, 0), 3, &room);
    assert!(all.contains(&vec![at(1, 0), at(1, 1)]));
    assert!(all.iter().all(|wall| wall[0] != at(-1, 0)));
    let closed = placements(on(0, 0), 3, &Cells::EMPTY);
    assert!(closed.is_empty());
}

/// A wall one square long is offered once for each beginning; beside a large figure also along its side.
#[test]
fn short_walls_are_offered_once() {
    assert_eq!(placements(on(0, 0), 1, &field().floor()).len(), 4);
    let boss = Base::new(at(0, 0), Size::Large).unwrap();
    assert_eq!(placements(boss, 1, &field().floor()).len(), 8);
    // Past the boss's side.
    assert!(placements(boss, 2, &field().floor()).contains(&vec![at(2, 0), at(2, 1)]));
}

/// AT-OBST-10: only at the limit, and only of that type.
#[test]
fn the_oldest_of_the_type_goes() {
    let piece = |kind| Piece { kind: TerrainId(kind), squares: vec![at(0, 0)] };
    let pieces = [piece(1), piece(2), piece(1), piece(2)];
    let goes = |kind, limit| oldest(&pieces, TerrainId(kind), limit);
    assert_eq!((goes(1, Some(2)), goes(2, Some(2)), goes(2, Some(3))), (Some(0), Some(1), None));
    assert_eq!((goes(1, None), goes(3, Some(1)), goes(3, Some(0))), (None, None, None));
}
