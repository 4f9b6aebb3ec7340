//! Distances, ranges, areas and threat.

use tactics::ground::{
    Base, Cells, Gait, Occupied, Range, Side, Size, Surface, Terrain, Way, area, area_hits,
    arrivals, blockers, distance, in_range, sees, squares_in_range, threat,
};
use tactics::ground::{Kind, Sq};

use crate::slow;
use crate::support::{Chance, Scene, at, cells, field, on, standing};

/// AT-RANGE-02, AT-LOS-05, AT-RANGE-07, AT-RUL-04: a diagonal step counts as one, and nothing is in the
/// way of counting. AT-RUL-05: of large figures the nearest squares count.
#[test]
fn distance_counts_diagonals() {
    let large = |x, y| Base::new(at(x, y), Size::Large).unwrap();
    assert_eq!(distance(on(0, 0), on(1, 1)), 1);
    assert_eq!(distance(on(0, 0), on(-3, 2)), 3);
    assert_eq!(distance(on(0, 0), on(0, 0)), 0);
    assert_eq!(distance(on(0, 0), large(2, 3)), 3);
    assert_eq!(distance(large(0, 0), on(3, 3)), 2);
    assert_eq!(distance(large(0, 0), large(-3, 0)), 2);
    // Adjacent over the corner, and two steps to walk.
    let way = Way::new(&field(), &Occupied::default(), on(0, 0), Gait::default());
    assert_eq!(tactics::ground::reach(at(0, 0), 9, &way).cost(at(1, 1)), Some(2));
    let mut chance = Chance(8);
    for _ in 0..2_000 {
        let mut any = || {
            let size = if chance.percent(40) { Size::Large } else { Size::Small };
            Base::new(Sq::new(chance.below(25), chance.below(25)).unwrap(), size).unwrap()
        };
        let (a, b) = (any(), any());
        let apart = |s: Sq, t: Sq| s.x().abs_diff(t.x()).max(s.y().abs_diff(t.y()));
        let least = a.squares().flat_map(|s| b.squares().map(move |t| apart(s, t))).min();
        assert_eq!((Some(distance(a, b)), distance(a, b)), (least, distance(b, a)));
    }
}

/// AT-RANGE-03, AT-RANGE-04, AT-RANGE-05, AT-RUL-06: what a printed range covers.
#[test]
fn ranges_cover_what_is_printed() {
    let covered = |range: Range| (0..6).filter(|d| range.covers(*d)).collect::<Vec<_>>();
    assert_eq!(covered(Range::attack(3)), [1, 2, 3]);
    assert_eq!(covered(Range::help(3)), [0, 1, 2, 3]);
    assert_eq!(covered(Range::band(2, 4)), [2, 3, 4]);
    assert_eq!(covered(Range::band(0, 1)), [0, 1]);
    assert_eq!([covered(Range::OWN), covered(Range::attack(0)), covered(Range::help(0))], [[0]; 3]);
}

/// AT-RANGE-01: in range is who is near enough, not too near, and seen; for squares and for figures, by
/// the slow sight.
#[test]
fn in_range_is_near_and_seen() {
    let mut chance = Chance(9);
    for _ in 0..300 {
        let scene = Scene::new(&mut chance, 9);
        let from = scene.figures.first().map_or(Base::small(scene.any(&mut chance)), |f| f.1);
        let range = Range::band(chance.below(3), chance.below(6));
        let none = Base::small(from.at());
        let between = blockers(Side::Enemies, &scene.surface, &scene.occupied(), from, none);
        let list: Vec<Sq> = between.iter().collect();
        let near = squares_in_range(from, range, &scene.surface.board, &between);
        for sq in Cells::ALL {
            let target = Base::small(sq);
            let hidden: Vec<Sq> = list.iter().copied().filter(|s| *s != sq).collect();
            let slow = range.covers(distance(from, target)) && slow::sees(from, target, &hidden);
            assert_eq!(in_range(from, target, range, &between), slow);
            assert_eq!(near.contains(sq), slow && scene.surface.board.contains(sq));
        }
    }
}

fn walls(squares: &[(i8, i8)]) -> Surface {
    let mut surface = field();
    squares.iter().for_each(|(x, y)| surface.put(at(*x, *y), &Terrain::usual("w", Kind::Wall)));
    surface
}

/// AT-AOE-02: all squares within so many, diagonals included; 0 is the target's own.
#[test]
fn areas_are_squares() {
    for (n, count) in [(0, 1), (1, 9), (2, 25), (3, 49)] {
        assert_eq!(area(at(0, 0), n, &field()).len(), count);
    }
    let corner = Sq::new(0, 0).unwrap();
    assert_eq!(area(corner, 2, &Surface::open(6, 2)).len(), 6);
}

/// AT-AOE-08, AT-RUL-08: walls shield, figures and obstacles do not, and nothing shields a square
/// beside the target.
#[test]
fn walls_shield_from_areas() {
    let behind = walls(&[(1, -2), (1, -1), (1, 0), (1, 1), (1, 2)]);
    let hit = area(at(0, 0), 2, &behind);
    assert!(hit.contains(at(1, 1)) && hit.contains(at(-2, 2)));
    assert!((-2..=2).all(|y| !hit.contains(at(2, y))));
    assert_eq!(area(at(0, 0), 1, &walls(&[(1, 0), (0, 1)])).len(), 9);
    let mut surface = field();
    surface.obstacles = cells(&[(1, 0)]);
    assert_eq!(area(at(0, 0), 2, &surface).len(), 25);
    // What stops sight need not shield, nor the other way round.
    let mut smoke = Terrain::usual("smoke", Kind::Open);
    smoke.blocks_sight = true;
    let mut surface = field();
    surface.put(at(1, 0), &smoke);
    assert!(area(at(0, 0), 2, &surface).contains(at(2, 0)));
    assert!(!sees(on(0, 0), on(2, 0), &surface.opaque));
}

/// AT-AOE-01, AT-RUL-07: whoever is inside is affected, friend, enemy and the user itself. AT-RUL-05: a
/// large figure once, if any of its squares is inside and not walled off.
#[test]
fn areas_affect_everybody_inside_once() {
    let large = Base::new(at(2, 0), Size::Large).unwrap();
    let figures = [("user", on(0, 0)), ("friend", on(-1, 1)), ("boss", large), ("far", on(3, 3))];
    assert_eq!(area_hits(&area(at(1, 0), 2, &field()), figures), ["user", "friend", "boss"]);
    assert_eq!(area_hits(&area(at(0, 0), 2, &field()), figures), ["user", "friend", "boss"]);
    let walled = walls(&[(1, -2), (1, -1), (1, 0), (1, 1), (1, 2)]);
    assert_eq!(area_hits(&area(at(0, 0), 2, &walled), figures), ["user", "friend"]);
}

/// AT-AOE-05: whether somebody in the area is in range does not matter.
#[test]
fn areas_reach_beyond_the_range() {
    let occupied = standing(&[(0, 0)], &[(4, 0), (5, 0)]);
    let between = blockers(Side::Heroes, &field(), &occupied, on(0, 0), on(5, 0));
    assert!(!in_range(on(0, 0), on(5, 0), Range::attack(4), &between));
    assert!(area(at(4, 0), 1, &field()).contains(at(5, 0)));
}

/// Threat is what can be struck from some base at which a move may end: by each of them in turn
/// (AT-RUL-22, for large figures as they will stand).
#[test]
fn threat_is_what_some_arrival_strikes() {
    let mut chance = Chance(10);
    for n in 0..250 {
        let mut scene = Scene::new(&mut chance, 10);
        let size = if chance.percent(30) { Size::Large } else { Size::Small };
        let at = scene.any(&mut chance);
        let Some(mover) = scene.stand(Side::Enemies, at, size) else { continue };
        let way = Way::new(&scene.surface, &scene.occupied(), mover, Gait::default());
        let points = u16::from(chance.below(5));
        let mut bases: Vec<Base> = arrivals(mover, points, &way).iter().map(|a| a.base).collect();
        bases.sort_unstable();
        bases.dedup();
        let min = chance.below(3);
        let range = Range::band(min, min + chance.below(4));
        let between = scene.surface.opaque | scene.occupied().of(Side::Heroes);
        let board = scene.surface.board;
        let fast = threat(&bases, range, &board, &between);
        let each =
            bases.iter().map(|b| squares_in_range(*b, range, &board, &(between - b.cells())));
        assert_eq!(fast, each.fold(Cells::EMPTY, |all, one| all | one), "board {n}");
    }
}
