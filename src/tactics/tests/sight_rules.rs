//! What interrupts a line of sight, and for whom.

use tactics::ground::{Base, Occupied, Side, Sight, Size, Terrain, blockers, look, sees};
use tactics::ground::{Kind, Surface, squares_in_sight};

use crate::support::{at, cells, field, on, standing};

fn seen(acting: Side, surface: &Surface, occupied: &Occupied, a: Base, b: Base) -> bool {
    sees(a, b, &blockers(acting, surface, occupied, a, b))
}

/// AT-LOS-02: a wall interrupts the line for either side. AT-RUL-02: an obstacle for none.
#[test]
fn walls_are_in_everybodys_way_and_obstacles_in_nobodys() {
    for side in [Side::Heroes, Side::Enemies] {
        for (kind, is_seen) in [(Kind::Wall, false), (Kind::Obstacle, true), (Kind::Void, true)] {
            let mut surface = field();
            surface.put(at(2, 0), &Terrain::usual("thing", kind));
            let nobody = Occupied::default();
            assert_eq!(seen(side, &surface, &nobody, on(0, 0), on(4, 0)), is_seen, "{kind:?}");
        }
    }
}

/// AT-LOS-03, AT-LOS-04, AT-RUL-03: only who stands against the acting side is in its way, so that one
/// may see the other and not be seen.
#[test]
fn only_the_other_side_is_in_the_way() {
    let (a, b) = (on(0, 0), on(4, 0));
    for (heroes, enemies, blocked) in [
        (vec![(0, 0), (2, 0)], vec![(4, 0)], Side::Enemies),
        (vec![(0, 0)], vec![(2, 0), (4, 0)], Side::Heroes),
    ] {
        let occupied = standing(&heroes, &enemies);
        for side in [Side::Heroes, Side::Enemies] {
            for (from, to) in [(a, b), (b, a)] {
                assert_eq!(seen(side, &field(), &occupied, from, to), side != blocked);
            }
        }
    }
}

/// AT-RUL-02: the squares of viewer and target are in nobody's way, also the other ones of large
/// figures. AT-RUL-05: it is enough that one square sees one.
#[test]
fn viewer_and_target_are_never_in_the_way() {
    // Two large figures in one row; the near squares of each hide the far ones.
    let large = |x: i8, y: i8| Base::new(at(x, y), Size::Large).unwrap();
    let (hero, enemy) = (large(0, 0), large(5, 0));
    let occupied = Occupied::new([(Side::Heroes, hero), (Side::Enemies, enemy)]);
    for side in [Side::Heroes, Side::Enemies] {
        let between = blockers(side, &field(), &occupied, hero, enemy);
        assert!(between.is_empty() && sees(hero, enemy, &between));
    }
    // A target that stands in a wall, or on its square, does not hide itself.
    let mut surface = field();
    surface.put(at(3, 0), &Terrain::usual("wall", Kind::Wall));
    assert!(seen(Side::Heroes, &surface, &Occupied::default(), on(0, 0), on(3, 0)));
    // A row of walls before the upper half of the large one: the lower half is seen.
    let wall = |squares: &[(i8, i8)]| {
        let mut surface = field();
        squares.iter().for_each(|(x, y)| surface.put(at(*x, *y), &Terrain::usual("w", Kind::Wall)));
        surface
    };
    let occupied = Occupied::new([(Side::Enemies, enemy)]);
    let upper: Vec<(i8, i8)> = (1..6).map(|y| (3, y)).collect();
    assert!(seen(Side::Heroes, &wall(&upper), &occupied, on(0, 0), enemy));
    let both: Vec<(i8, i8)> = (-5..6).map(|y| (3, y)).collect();
    assert!(!seen(Side::Heroes, &wall(&both), &occupied, on(0, 0), enemy));
}

/// AT-RUL-01: a line that only touches a corner or runs along an edge of a blocker is interrupted: one
/// blocker in a straight row hides what is behind it, and a wall has no seams.
#[test]
fn touching_is_in_the_way() {
    assert!(!sees(on(0, 0), on(2, 0), &cells(&[(1, 0)])));
    assert!(!sees(on(0, 0), on(3, 3), &cells(&[(1, 1)])));
    // Two walls that touch at a corner only.
    assert!(!sees(on(0, 0), on(3, 3), &cells(&[(1, 2), (2, 1)])));
}

/// AT-RUL-01: squares that share a corner see each other whatever stands around them.
#[test]
fn neighbours_always_see_each_other() {
    let around = |skip: (i8, i8)| {
        let all = (-3..=3).flat_map(|x| (-3..=3).map(move |y| (x, y)));
        all.filter(|sq| *sq != (0, 0) && *sq != skip).collect::<Vec<_>>()
    };
    for x in -1..=1 {
        for y in -1..=1 {
            assert!(sees(on(0, 0), on(x, y), &cells(&around((x, y)))), "{x} {y}");
        }
    }
    assert!(!sees(on(0, 0), on(2, 0), &cells(&around((2, 0)))));
}

/// The reason names the corners of a clear line, or for each of the sixteen pairs what is in its way:
/// of several blockers the nearest.
#[test]
fn the_reason_is_named() {
    let Sight::Clear { from, to } = look(on(0, 0), on(4, 0), &cells(&[(2, 1)])) else {
        panic!("the line below the blocker is clear")
    };
    let origin = at(0, 0);
    assert_eq!((from.y, to.y), (origin.y(), origin.y()));
    let Sight::Blocked(lines) = look(on(0, 0), on(5, 0), &cells(&[(2, 0), (3, 0)])) else {
        panic!("the row is hidden")
    };
    assert_eq!(lines.len(), 16);
    assert!(lines.iter().all(|l| l.by == at(2, 0)));
}

/// A square is a target by itself: a blocker is seen if nothing before it hides it (AT-RUL-02).
#[test]
fn a_row_of_blockers_is_seen_up_to_the_first() {
    let row = cells(&[(1, 0), (2, 0), (3, 0), (4, 0)]);
    let blockers = cells(&[(2, 0), (3, 0)]);
    assert_eq!(squares_in_sight(on(0, 0), &row, &blockers), cells(&[(1, 0), (2, 0)]));
}
