//! Reach against a naive search.

use std::collections::BTreeMap;

use tactics::ground::{Base, Cells, Far, Gait, Side, Size, Sq, Way, far, reach};

use crate::support::{Chance, Scene, at, cells, field, on, standing};

/// The four neighbours.
fn neighbours(sq: Sq) -> Vec<Sq> {
    [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().filter_map(|(x, y)| sq.plus(*x, *y)).collect()
}

/// What it costs to enter a square, from the words of the rules.
pub fn entering(scene: &Scene, mover: Base, gait: Gait, sq: Sq) -> Option<u16> {
    let wall = scene.surface.walls.contains(sq) && !gait.walls;
    let other = |(_, base): &(Side, Base)| *base != mover && base.squares().any(|s| s == sq);
    let closed = !scene.surface.board.contains(sq)
        || wall
        || !gait.figures && scene.figures.iter().any(other);
    let cost = if scene.surface.obstacles.contains(sq) && !gait.obstacles { 2 } else { 1 };
    (!closed).then_some(cost)
}

/// Costs by trying every step until nothing gets cheaper.
pub fn naive(scene: &Scene, mover: Base, gait: Gait, from: Sq) -> BTreeMap<Sq, u16> {
    let mut costs = BTreeMap::from([(from, 0)]);
    loop {
        let mut better = Vec::new();
        for (sq, cost) in &costs {
            for next in neighbours(*sq) {
                let Some(enter) = entering(scene, mover, gait, next) else { continue };
                if costs.get(&next).is_none_or(|known| *known > cost + enter) {
                    better.push((next, cost + enter));
                }
            }
        }
        if better.is_empty() {
            return costs;
        }
        for (sq, cost) in better {
            let known = costs.entry(sq).or_insert(cost);
            *known = cost.min(*known);
        }
    }
}

pub fn any_gait(chance: &mut Chance) -> Gait {
    Gait { figures: chance.percent(25), walls: chance.percent(15), obstacles: chance.percent(25) }
}

/// The fewest traps over all cheapest routes, by walking all of them.
fn fewest(
    scene: &Scene,
    mover: Base,
    gait: Gait,
    costs: &BTreeMap<Sq, u16>,
    to: Sq,
    traps: &Cells,
) -> usize {
    if costs[&to] == 0 {
        return 0;
    }
    let enter = entering(scene, mover, gait, to).unwrap();
    let before = neighbours(to)
        .into_iter()
        .filter(|n| costs.get(n).is_some_and(|c| c + enter == costs[&to]));
    let least = before.map(|n| fewest(scene, mover, gait, costs, n, traps)).min().unwrap();
    least + usize::from(traps.contains(to))
}

/// AT-MOVE-01, AT-MOVE-02, AT-MOVE-05, AT-MOVE-06, AT-OBST-01, AT-OBST-02, AT-OBST-04, AT-OBST-05:
/// what is reached, for which points, and where a move may end, on boards by chance, for
/// heroes and enemies alike (AT-MOVE-07); with abilities to pass, too.
#[test]
fn reach_is_the_naive_search() {
    let mut chance = Chance(5);
    for n in 0..3_000 {
        let mut scene = Scene::new(&mut chance, if n % 8 == 0 { 26 } else { 10 });
        let side = if chance.percent(50) { Side::Heroes } else { Side::Enemies };
        let from = scene.any(&mut chance);
        let Some(mover) = scene.stand(side, from, Size::Small) else { continue };
        let gait = any_gait(&mut chance);
        let points = if chance.percent(20) { u16::MAX } else { chance.below(12).into() };
        let way = Way::new(&scene.surface, &scene.occupied(), mover, gait);
        let fast = reach(from, points, &way);
        let slow = naive(&scene, mover, gait, from);
        for sq in Cells::ALL {
            let cost = slow.get(&sq).copied().filter(|c| *c <= points);
            assert_eq!(fast.cost(sq), cost, "board {n}, {sq}");
            assert_eq!(fast.entered().contains(sq), cost.is_some());
            let taken = |(_, b): &(Side, Base)| *b != mover && b.squares().any(|s| s == sq);
            let free = !scene.surface.walls.contains(sq) && !scene.figures.iter().any(taken);
            assert_eq!(fast.ends().contains(sq), cost.is_some() && free, "board {n}, end {sq}");
        }
    }
}

/// A route is legal step by step, costs what was said, and enters as few traps as any
/// cheapest one does.
#[test]
fn routes_are_cheapest_and_set_off_least() {
    let mut chance = Chance(6);
    let mut sprung = 0;
    for _ in 0..600 {
        let mut scene = Scene::new(&mut chance, 8);
        let from = scene.any(&mut chance);
        let Some(mover) = scene.stand(Side::Enemies, from, Size::Small) else { continue };
        let gait = any_gait(&mut chance);
        let way = Way::new(&scene.surface, &scene.occupied(), mover, gait);
        let fast = reach(from, 9, &way);
        let costs = naive(&scene, mover, gait, from);
        let traps: Cells = Cells::ALL.iter().filter(|_| chance.percent(30)).collect();
        for to in fast.entered() {
            let route = fast.route(to, &traps).unwrap();
            let (mut last, mut cost) = (from, 0);
            for sq in &route {
                assert!(neighbours(last).contains(sq));
                cost += entering(&scene, mover, gait, *sq).unwrap();
                last = *sq;
            }
            assert_eq!((last, Some(cost)), (to, fast.cost(to)));
            let entered = route.iter().filter(|sq| traps.contains(**sq)).count();
            assert_eq!(entered, fewest(&scene, mover, gait, &costs, to, &traps));
            sprung += entered;
        }
        let beyond = Cells::ALL.iter().find(|sq| fast.cost(*sq).is_none());
        assert!(beyond.is_none_or(|sq| fast.route(sq, &traps).is_none()));
    }
    assert!(sprung > 100);
}

/// Ruling 15: the closest is who is walked to for the fewest points, the own square counted as
/// enterable and an obstacle under it as two; then who only figures part from it; then by columns and
/// rows.
#[test]
fn far_is_counted_in_points() {
    let none = Gait::default();
    let mut surface = field();
    let occupied = standing(&[(3, 0), (0, 4)], &[(0, 0)]);
    assert_eq!(far(&surface, &occupied, on(0, 0), on(3, 0), none), Far::Walk(3));
    surface.obstacles = cells(&[(3, 0)]);
    assert_eq!(far(&surface, &occupied, on(0, 0), on(3, 0), none), Far::Walk(4));
    // A corridor with somebody in it, and one that a wall ends.
    let mut surface = field();
    surface.board = (0..7).map(|x| at(x, 0)).collect();
    let occupied = standing(&[(6, 0)], &[(0, 0), (3, 0)]);
    assert_eq!(far(&surface, &occupied, on(0, 0), on(6, 0), none), Far::Through(6));
    let through = Gait { figures: true, ..none };
    assert_eq!(far(&surface, &occupied, on(0, 0), on(6, 0), through), Far::Walk(6));
    surface.walls = cells(&[(4, 0)]);
    assert_eq!(far(&surface, &occupied, on(0, 0), on(6, 0), none), Far::Apart(6));
    assert!(Far::Walk(60) < Far::Through(1) && Far::Through(60) < Far::Apart(1));
}

/// For the distance of a large figure the least over its four squares counts.
#[test]
fn far_of_large_figures_is_the_least() {
    let golem = Base::new(at(0, 0), Size::Large).unwrap();
    let occupied =
        tactics::ground::Occupied::new([(Side::Enemies, golem), (Side::Heroes, on(4, 1))]);
    assert_eq!(far(&field(), &occupied, golem, on(4, 1), Gait::default()), Far::Walk(3));
}
