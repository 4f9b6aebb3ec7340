//! The worked examples of the catalogue that are about the board alone, with its coordinates. Where an
//! example says more than the board knows (who chooses, what is rolled), the test names the example
//! without its id: a vignette proves it.

use tactics::ground::{
    Base, Cells, Gait, Occupied, Piece, Range, Side, Size, Surface, TerrainId, Way, area,
    area_hits, arrivals, bases, blockers, in_range, oldest, placements, pulled_beside, reach, sees,
    squares_in_range,
};

use crate::support::{at, cells, field, on, standing};

fn hero_hits(occupied: &Occupied, surface: &Surface, target: (i8, i8), range: Range) -> bool {
    let (viewer, target) = (on(0, 0), on(target.0, target.1));
    let between = blockers(Side::Heroes, surface, occupied, viewer, target);
    in_range(viewer, target, range, &between)
}

fn large(x: i8, y: i8) -> Base {
    Base::new(at(x, y), Size::Large).unwrap()
}

/// Example 1: movement 4 and range 1.
#[test]
fn example_1_four_steps_and_range_one() {
    let way = Way::new(&field(), &Occupied::default(), on(0, 0), Gait::default());
    let diamond = (-12..=12).flat_map(|x: i8| (-12..=12).map(move |y: i8| (x, y)));
    let within =
        |n: i8| diamond.clone().filter(|(x, y)| x.abs() + y.abs() <= n).collect::<Vec<_>>();
    assert_eq!(reach(at(0, 0), 4, &way).ends(), cells(&within(4)));
    let near = squares_in_range(on(0, 0), Range::attack(1), &Cells::ALL, &Cells::EMPTY);
    assert_eq!(
        near,
        cells(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)])
    );
}

/// AT-EX-14: who may move through heroes and enemies gets behind them, who may not does not.
#[test]
fn example_14_through_others() {
    let occupied = standing(&[(1, 0)], &[(0, 0), (2, 0)]);
    for (figures, may) in [(true, true), (false, false)] {
        let gait = Gait { figures, ..Gait::default() };
        let way = Way::new(&field(), &occupied, on(0, 0), gait);
        let reach = reach(at(0, 0), 3, &way);
        assert_eq!(reach.ends().contains(at(3, 0)), may);
        assert!(!reach.ends().contains(at(1, 0)) && !reach.ends().contains(at(2, 0)));
    }
}

/// AT-EX-16: the square beside the puller that is closest to the target.
#[test]
fn example_16_pulled() {
    let free = field().floor() - cells(&[(0, 0)]);
    assert_eq!(pulled_beside(at(5, 0), on(0, 0), &free), cells(&[(1, 0)]));
}

/// AT-EX-17: five points on an empty map.
#[test]
fn example_17_five_points() {
    let way = Way::new(&field(), &Occupied::default(), on(0, 0), Gait::default());
    let ends = reach(at(0, 0), 5, &way).ends();
    for x in -7_i8..=7 {
        for y in -7_i8..=7 {
            assert_eq!(ends.contains(at(x, y)), x.abs() + y.abs() <= 5, "{x} {y}");
        }
    }
    assert!(ends.contains(at(3, 2)) && ends.contains(at(0, 0)));
    assert!(!ends.contains(at(3, 3)) && !ends.contains(at(5, 1)));
}

/// AT-EX-18: a large figure goes through a gap one square wide, and cannot end in it.
#[test]
fn example_18_a_large_figure_in_a_gap() {
    let golem = large(0, 0);
    let wraiths = [(3, 1), (3, -1)].map(|(x, y)| (Side::Enemies, on(x, y)));
    let occupied = Occupied::new([(Side::Enemies, golem)].into_iter().chain(wraiths));
    let way = Way::new(&field(), &occupied, golem, Gait::default());
    let moved = reach(at(1, 0), 4, &way);
    assert_eq!(moved.cost(at(5, 0)), Some(4));
    assert_eq!(
        moved.route(at(5, 0), &Cells::EMPTY).unwrap(),
        [at(2, 0), at(3, 0), at(4, 0), at(5, 0)]
    );
    let all = arrivals(golem, 4, &way);
    let there = all
        .iter()
        .any(|a| (a.moving, a.end, a.base, a.cost) == (at(1, 0), at(5, 0), large(5, 0), 4));
    assert!(there);
    assert!(all.iter().all(|a| a.end != at(3, 0)));
    assert_eq!(bases(at(3, 0), Size::Large, &way).count(), 0);
}

/// AT-EX-19: obstacles below the base cost nothing, under the moving square two points.
#[test]
fn example_19_a_large_figure_and_obstacles() {
    let golem = large(0, 0);
    let occupied = Occupied::new([(Side::Enemies, golem)]);
    let costs = |obstacle: (i8, i8), points: u16| {
        let mut surface = field();
        surface.obstacles = cells(&[obstacle]);
        // No detour is as cheap as the path of the example.
        let way = Way::new(&surface, &occupied, golem, Gait::default());
        let all = arrivals(golem, points, &way);
        let meant = |a: &&tactics::ground::Arrival| {
            (a.moving, a.end, a.base) == (at(1, 0), at(5, 0), large(5, 0))
        };
        all.iter().find(meant).map(|a| a.cost)
    };
    assert_eq!(costs((6, 0), 4), Some(4));
    assert_eq!(costs((3, 0), 4), None);
    assert_eq!(costs((3, 0), 5), Some(5));
}

/// AT-EX-20: one point is too little for an obstacle, two are just enough.
#[test]
fn example_20_an_obstacle() {
    let mut surface = field();
    surface.obstacles = cells(&[(1, 0)]);
    let way = Way::new(&surface, &Occupied::default(), on(0, 0), Gait::default());
    assert_eq!(reach(at(0, 0), 1, &way).cost(at(1, 0)), None);
    let two = reach(at(0, 0), 2, &way);
    assert_eq!(two.cost(at(1, 0)), Some(2));
    assert!(two.ends().contains(at(1, 0)) && !two.entered().contains(at(2, 0)));
}

/// AT-EX-21: where a wall may begin, and how it runs.
#[test]
fn example_21_a_wall_begins_at_a_side() {
    let all = placements(on(0, 0), 3, &field().floor());
    let begins: Cells = all.iter().map(|wall| wall[0]).collect();
    assert_eq!(begins, cells(&[(1, 0), (-1, 0), (0, 1), (0, -1)]));
    for wall in &all {
        let straight =
            |f: fn(&tactics::ground::Sq) -> u8| wall.iter().all(|sq| f(sq) == f(&wall[0]));
        assert!(straight(|sq| sq.x()) || straight(|sq| sq.y()), "{wall:?}");
        assert!(wall.windows(2).all(|w| w[0].to(w[1]).0.abs() + w[0].to(w[1]).1.abs() == 1));
    }
}

fn wall(squares: &[(i8, i8)]) -> Piece {
    let squares = squares.iter().map(|(x, y)| at(*x, *y)).collect();
    Piece { kind: TerrainId(7), squares, by: None }
}

/// AT-EX-22, AT-EX-40: the older of two walls goes before the third is placed; what the younger one
/// covers, too, stays wall.
#[test]
fn examples_22_and_40_the_oldest_goes_first() {
    let mut pieces = vec![wall(&[(4, 3), (4, 4), (4, 5)]), wall(&[(4, 5), (4, 6), (4, 7)])];
    let second = pieces[1].clone();
    assert_eq!(oldest(&pieces, Some(2), |p| p.kind == TerrainId(7)), Some(0));
    pieces.remove(0);
    let mut kinds = vec![tactics::ground::Terrain::usual("open", tactics::ground::Kind::Open); 7];
    kinds.push(tactics::ground::Terrain::usual("fire wall", tactics::ground::Kind::Wall));
    let mut surface = field();
    surface.put_pieces(&pieces, &kinds);
    assert!(!surface.walls.meets(&cells(&[(4, 3), (4, 4)])) && surface.walls.contains(at(4, 5)));
    assert_eq!(oldest(&pieces, Some(2), |p| p.kind == TerrainId(7)), None);
    pieces.push(wall(&[(0, 0)]));
    assert_eq!(pieces, [second, wall(&[(0, 0)])]);
}

/// AT-EX-23: targets at distances 1 and 2, and none at 3.
#[test]
fn example_23_range_one_to_two() {
    let occupied = standing(&[(0, 0)], &[(1, 0), (0, 2), (-3, 0)]);
    let hits = |x, y| hero_hits(&occupied, &field(), (x, y), Range::band(1, 2));
    assert_eq!((hits(1, 0), hits(0, 2), hits(-3, 0)), (true, true, false));
}

/// AT-EX-24: near enough, and behind a wall.
#[test]
fn example_24_behind_a_wall() {
    let mut surface = field();
    let occupied = standing(&[(0, 0)], &[(4, 0)]);
    assert!(hero_hits(&occupied, &surface, (4, 0), Range::band(1, 4)));
    surface.opaque = cells(&[(2, -1), (2, 0), (2, 1)]);
    assert!(!hero_hits(&occupied, &surface, (4, 0), Range::band(1, 4)));
}

/// AT-EX-25: rings of 1, 8, 16, 24 and 32 squares.
#[test]
fn example_25_rings() {
    for (n, squares) in [(0, 1), (1, 8), (2, 16), (3, 24), (4, 32)] {
        let ring = squares_in_range(on(0, 0), Range::band(n, n), &Cells::ALL, &Cells::EMPTY);
        assert_eq!(ring.len(), squares);
        let far = |sq: tactics::ground::Sq| {
            let (x, y) = at(0, 0).to(sq);
            x.unsigned_abs().max(y.unsigned_abs())
        };
        assert!(ring.iter().all(|sq| far(sq) == n));
    }
}

/// AT-EX-26: a band of ranges, each target in another direction; in one row they hide each other.
#[test]
fn example_26_a_band() {
    let enemies = [(1, 0), (0, 2), (-3, 0), (0, -4)];
    let occupied = standing(&[(0, 0)], &enemies);
    let legal = |range| enemies.map(|e| hero_hits(&occupied, &field(), e, range));
    assert_eq!(legal(Range::band(2, 3)), [false, true, true, false]);
    assert_eq!(legal(Range::band(1, 4)), [true; 4]);
    let row = standing(&[(0, 0)], &[(1, 0), (2, 0)]);
    assert!(!hero_hits(&row, &field(), (2, 0), Range::band(1, 4)));
}

/// Example 27: no range is the user's own square.
#[test]
fn example_27_no_range() {
    let own = squares_in_range(on(0, 0), Range::OWN, &Cells::ALL, &Cells::EMPTY);
    assert_eq!(own, cells(&[(0, 0)]));
}

/// Example 28: an area around a target at the end of the range.
#[test]
fn example_28_an_area() {
    let goblins = [(4, 0), (5, 0), (5, 1), (6, 0)];
    let occupied = standing(&[(0, 0), (3, 1)], &goblins);
    let aimed = squares_in_range(
        on(0, 0),
        Range::attack(4),
        &field().board,
        &blockers(Side::Heroes, &field(), &occupied, on(0, 0), on(4, 0)),
    );
    assert!(aimed.contains(at(4, 0)) && !aimed.contains(at(5, 0)));
    let figures = [(0, 0), (3, 1)].into_iter().chain(goblins).map(|(x, y)| ((x, y), on(x, y)));
    let hit = area_hits(&area(at(4, 0), 1, &field()), figures);
    assert_eq!(hit, [(3, 1), (4, 0), (5, 0), (5, 1)]);
}

/// AT-EX-29: the same area around an empty square, which may be chosen.
#[test]
fn example_29_an_area_around_nobody() {
    let goblins = [(5, 0), (5, 1), (6, 0)];
    let occupied = standing(&[(0, 0), (3, 1)], &goblins);
    let between = blockers(Side::Heroes, &field(), &occupied, on(0, 0), on(4, 0));
    let aimed = squares_in_range(on(0, 0), Range::attack(4), &field().board, &between);
    assert!(aimed.contains(at(4, 0)));
    let figures = [(0, 0), (3, 1)].into_iter().chain(goblins).map(|(x, y)| ((x, y), on(x, y)));
    assert_eq!(area_hits(&area(at(4, 0), 1, &field()), figures), [(3, 1), (5, 0), (5, 1)]);
}

/// Example 30: a heal with range 3 reaches its user and who is 3 away, nobody 4 away.
#[test]
fn example_30_a_heal_with_a_range() {
    let reached = squares_in_range(on(0, 0), Range::help(3), &Cells::ALL, &Cells::EMPTY);
    assert_eq!(
        [(0, 0), (3, 3), (0, -3), (4, 0)].map(|(x, y)| reached.contains(at(x, y))),
        [true, true, true, false]
    );
}

/// AT-EX-39: the twenty lines, and each the other way round.
#[test]
fn example_39_lines_of_sight() {
    type Row = ((i8, i8), &'static [(i8, i8)], bool);
    let rows: &[Row] = &[
        ((1, 1), &[(1, 0), (0, 1)], true),
        ((2, 0), &[(1, 0)], false),
        ((2, 0), &[(1, 1), (1, -1)], true),
        ((2, 1), &[(1, 0)], true),
        ((2, 1), &[(1, 1)], true),
        ((2, 1), &[(1, 0), (1, 1)], false),
        ((2, 2), &[(1, 1)], false),
        ((2, 2), &[(1, 0), (0, 1)], true),
        ((3, 0), &[(1, 1), (2, 1), (1, -1), (2, -1)], true),
        ((3, 0), &[(1, 0)], false),
        ((3, 1), &[(1, 0)], true),
        ((3, 1), &[(2, 0)], true),
        ((3, 1), &[(1, 0), (2, 1)], false),
        ((3, 3), &[(1, 1)], false),
        ((3, 3), &[(1, 2)], true),
        ((3, 3), &[(1, 2), (2, 1)], false),
        ((4, 0), &[(2, 0)], false),
        ((4, 0), &[(2, 1)], true),
        ((4, 2), &[(2, 1)], false),
        ((1, 0), &[(0, 1), (1, 1), (0, -1), (1, -1)], true),
    ];
    assert_eq!(rows.len(), 20);
    for (target, blockers, clear) in rows {
        let (a, b) = (on(0, 0), on(target.0, target.1));
        assert_eq!(sees(a, b, &cells(blockers)), *clear, "{target:?} {blockers:?}");
        assert_eq!(sees(b, a, &cells(blockers)), *clear, "{target:?} {blockers:?}, exchanged");
    }
}

/// AT-EX-45: twelve placements for a wall of three beside a figure of one square, twenty-four beside a
/// large one; none runs through it.
#[test]
fn example_45_placements() {
    for (boss, count) in [(on(0, 0), 12), (large(0, 0), 24)] {
        let all = placements(boss, 3, &field().floor());
        assert_eq!(all.len(), count);
        let through = |wall: &Vec<_>| wall.iter().any(|sq| boss.squares().any(|own| own == *sq));
        assert!(all.iter().all(|wall| wall.len() == 3 && !through(wall)));
        let mut one_each: Vec<Cells> =
            all.iter().map(|wall| wall.iter().copied().collect()).collect();
        one_each.dedup();
        assert_eq!(one_each.len(), count);
    }
}
