//! Walls that bosses raise.

use std::collections::BTreeSet;

use tactics::ground::{
    Base, Cells, Drawing, Kind, Piece, Sign, Size, Sq, Terrain, TerrainId, oldest, placements, room,
};

use crate::support::{Chance, Scene, at, cells, field, on, standing};

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
        // The same squares from either end are one placement, which begins at one of them.
        let fast: Vec<Vec<Sq>> = placements(boss, length, &room);
        assert!(fast.iter().all(|wall| slow.contains(wall)), "board {n}");
        let cells = |wall: &Vec<Sq>| wall.iter().copied().collect::<BTreeSet<Sq>>();
        let slow: BTreeSet<_> = slow.iter().map(cells).collect();
        assert_eq!(fast.len(), slow.len(), "board {n}");
        assert_eq!(fast.iter().map(cells).collect::<BTreeSet<_>>(), slow, "board {n}");
    }
}

/// AT-RUL-24: the wall stops before what can take no piece; a placement without any piece is none.
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
    // Past the boss's side, from either end the same.
    assert_eq!(placements(boss, 2, &field().floor()).len(), 20);
    assert!(placements(boss, 2, &field().floor()).contains(&vec![at(2, 0), at(2, 1)]));
}

/// AT-OBST-10: only at the limit, and only of that type.
#[test]
fn the_oldest_of_the_type_goes() {
    let piece = |kind| Piece { kind: TerrainId(kind), squares: vec![at(0, 0)], by: None };
    let pieces = [piece(1), piece(2), piece(1), piece(2)];
    let goes = |kind, limit| oldest(&pieces, limit, |p| p.kind == TerrainId(kind));
    assert_eq!((goes(1, Some(2)), goes(2, Some(2)), goes(2, Some(3))), (Some(0), Some(1), None));
    assert_eq!((goes(1, None), goes(3, Some(1)), goes(3, Some(0))), (None, None, None));
}

/// AT-OBST-08, AT-RUL-24: a wall has room on walls of its own type and on obstacles, and none on those of
/// another type, on figures and off the board; where walls of both types lie it has none.
#[test]
fn walls_have_room_on_their_own_type() {
    let kinds = [
        ("grass", Kind::Open),
        ("stone", Kind::Wall),
        ("fire", Kind::Wall),
        ("bush", Kind::Obstacle),
        ("hole", Kind::Void),
    ];
    let legend = kinds.map(|(name, _)| (name.chars().next().unwrap(), Sign::Terrain(name.into())));
    let drawing =
        Drawing { floor: "grass".into(), legend: legend.into(), rows: vec!["gsfbhggg".into()] };
    let kinds = kinds.map(|(name, kind)| Terrain::usual(name, kind));
    let ground = drawing.read(&kinds).unwrap();
    let sq = |x| Sq::new(x, 0).unwrap();
    let piece = |kind, squares: &[u8]| Piece {
        kind: TerrainId(kind),
        squares: squares.iter().map(|x| sq(*x)).collect(),
        by: None,
    };
    let pieces = [piece(2, &[5, 6]), piece(1, &[6])];
    let occupied =
        tactics::ground::Occupied::new([(tactics::ground::Side::Heroes, Base::small(sq(7)))]);
    let fire = room(&ground, &pieces, TerrainId(2), &kinds, &occupied);
    assert_eq!(fire, [0, 2, 3, 5].map(sq).into_iter().collect());
    let stone = room(&ground, &pieces, TerrainId(1), &kinds, &occupied);
    assert_eq!(stone, [0, 1, 3].map(sq).into_iter().collect());
}

/// AT-RUL-111: a hole in the board is entered by nobody and takes no base and no piece; it hides nothing,
/// shields nothing, and distances are counted across it.
#[test]
fn holes_are_no_squares() {
    use tactics::ground::{Gait, Range, Way, area, arrivals, in_range, reach};
    let mut surface = field();
    let hole = Terrain::usual("hole", Kind::Void);
    (-12..=13).for_each(|y| surface.put(at(2, y), &hole));
    let golem = Base::new(at(0, 0), Size::Large).unwrap();
    for gait in
        [Gait::default(), Gait { figures: true, walls: true, obstacles: true, diagonal: false }]
    {
        let way = Way::new(&surface, &standing(&[], &[]), golem, gait);
        assert!(reach(at(1, 0), 99, &way).entered().iter().all(|sq| sq.x() < at(2, 0).x()));
        assert!(arrivals(golem, 9, &way).iter().all(|a| a.base.cells().is_within(&surface.board)));
    }
    assert!(in_range(on(0, 0), on(4, 0), Range::band(4, 4), &surface.opaque));
    let hit = area(at(1, 0), 2, &surface);
    assert!(hit.contains(at(3, 0)) && !hit.contains(at(2, 0)));
    assert!(
        placements(on(1, 0), 2, &surface.floor()).iter().all(|w| w.iter().all(|sq| sq.x() < 14))
    );
}
