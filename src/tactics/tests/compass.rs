//! Directions, and moves along them.

use std::collections::BTreeSet;

use tactics::ground::{Facing, Gait, Occupied, Point, Side, Way, drift, ray};

use crate::support::{at, cells, field, on, standing};

const FACINGS: [Facing; 4] = [Facing::Up, Facing::Right, Facing::Down, Facing::Left];

/// Four orientations; each turns all eight directions alike, so that East is always a quarter
/// to the right of North. Each of the eight is there once.
#[test]
fn directions_turn_with_the_compass() {
    assert_eq!(
        Point::ALL.map(|p| p.step(Facing::Up)),
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    );
    assert_eq!(FACINGS.map(|f| Point::N.step(f)), [(0, 1), (1, 0), (0, -1), (-1, 0)]);
    for (turns, facing) in FACINGS.into_iter().enumerate() {
        let steps = Point::ALL.map(|p| p.step(facing));
        // Eight cards, two of them for each quarter turn.
        let mut turned = Point::ALL.map(|p| p.step(Facing::Up));
        turned.rotate_left(2 * turns);
        assert_eq!(steps, turned);
        assert_eq!(BTreeSet::from(steps).len(), 8);
    }
}

/// The line goes straight on, also diagonally, to the edge of the board.
#[test]
fn rays_are_straight() {
    let board = tactics::ground::Surface::open(16, 16).board;
    assert_eq!(ray(at(0, 0), (1, 1), &board), [at(1, 1), at(2, 2), at(3, 3)]);
    assert_eq!(ray(at(0, 0), (0, 1), &(board - cells(&[(0, 3)]))), [at(0, 1), at(0, 2)]);
    assert!(ray(at(3, 3), (1, 0), &board).is_empty());
}

/// AT-RUL-12: a random move takes a square for each point, diagonally too, and ends early at the edge, a
/// wall, a figure, or an obstacle that cannot be paid.
#[test]
fn random_moves_end_early() {
    let plain = Gait::default();
    let go = |points, obstacles: &[(i8, i8)], walls: &[(i8, i8)], enemies: &[(i8, i8)], gait| {
        let mut surface = field();
        surface.obstacles = cells(obstacles);
        surface.walls = cells(walls);
        let way = Way::new(&surface, &standing(&[], enemies), on(0, 0), gait);
        drift(at(0, 0), (1, 1), points, &way).len()
    };
    assert_eq!(go(3, &[], &[], &[], plain), 3);
    assert_eq!(go(0, &[], &[], &[], plain), 0);
    assert_eq!(go(99, &[], &[], &[], plain), 13);
    assert_eq!(go(3, &[(2, 2)], &[], &[], plain), 2);
    assert_eq!(go(2, &[(2, 2)], &[], &[], plain), 1);
    assert_eq!(go(3, &[], &[(2, 2)], &[], plain), 1);
    assert_eq!(go(3, &[], &[], &[(2, 2)], plain), 1);
    // Between two walls that touch at the corner: diagonally is diagonally.
    assert_eq!(go(1, &[], &[(1, 0), (0, 1)], &[], plain), 1);
    // Who passes others still ends on a free square.
    let through = Gait { figures: true, ..plain };
    assert_eq!(go(3, &[], &[], &[(2, 2)], through), 3);
    assert_eq!(go(2, &[], &[], &[(2, 2)], through), 1);
    let edge = Way::new(&field(), &Occupied::new([(Side::Heroes, on(0, 0))]), on(0, 0), plain);
    assert_eq!(drift(at(13, 13), (1, 1), 4, &edge), []);
}
