//! Reach against a naive search.

use std::collections::BTreeMap;

use tactics::ground::{Base, Cells, Far, Gait, Side, Size, Sq, Way, far, reach};

use crate::support::{Chance, Scene, at, cells, field, on, standing};

/// The four neighbours; by an ability all eight.
fn neighbours(sq: Sq, gait: Gait) -> Vec<Sq> {
    let steps = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    let wanted = |(x, y): &(i8, i8)| (gait.diagonal || *x == 0 || *y == 0) && (*x, *y) != (0, 0);
    steps.filter(wanted).filter_map(|(x, y)| sq.plus(x, y)).collect()
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
            for next in neighbours(*sq, gait) {
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
    let (figures, walls) = (chance.percent(25), chance.percent(15));
    Gait { figures, walls, obstacles: chance.percent(25), diagonal: chance.percent(15) }
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
    let before = neighbours(to, gait)
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
                assert!(neighbours(last, gait).contains(sq));
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

/// Costs, by squares and whether an obstacle was entered before, where the first one costs otherwise.
fn naive_eased(
    scene: &Scene,
    mover: Base,
    gait: Gait,
    from: Sq,
    by: i8,
) -> BTreeMap<(Sq, bool), u16> {
    let mut costs = BTreeMap::from([((from, false), 0)]);
    loop {
        let mut better = false;
        for ((sq, after), cost) in costs.clone() {
            for next in neighbours(sq, gait) {
                let Some(enter) = entering(scene, mover, gait, next) else { continue };
                let obstacle = scene.surface.obstacles.contains(next);
                let by = if obstacle && !after { by } else { 0 };
                let cost = cost + enter.saturating_add_signed(by.into()).max(1);
                let known = costs.entry((next, after || obstacle)).or_insert(u16::MAX);
                better |= cost < *known;
                *known = cost.min(*known);
            }
        }
        if !better {
            return costs;
        }
    }
}

/// A move in which the first obstacle costs less or more (`StepCost` of the first obstacle): what is
/// reached, for which points, and by routes that cost what was said.
#[test]
fn the_first_obstacle_may_cost_otherwise() {
    let mut chance = Chance(11);
    let mut eased = 0;
    for n in 0..400 {
        let mut scene = Scene::new(&mut chance, 9);
        let from = scene.any(&mut chance);
        let Some(mover) = scene.stand(Side::Heroes, from, Size::Small) else { continue };
        let gait = Gait { obstacles: false, ..any_gait(&mut chance) };
        let by = if chance.percent(70) { -1 } else { 2 };
        let plain = Way::new(&scene.surface, &scene.occupied(), mover, gait);
        let way = plain.eased(&scene.surface.obstacles, by);
        let points = if chance.percent(20) { u16::MAX } else { chance.below(9).into() };
        let fast = reach(from, points, &way);
        let slow = naive_eased(&scene, mover, gait, from, by);
        for sq in Cells::ALL {
            let of = |after| slow.get(&(sq, after)).copied();
            let cost = [of(false), of(true)].into_iter().flatten().min().filter(|c| *c <= points);
            assert_eq!(fast.cost(sq), cost, "board {n}, {sq}");
            assert_eq!(fast.entered().contains(sq), cost.is_some());
            let Some(cost) = cost else { continue };
            let route = fast.route(sq, &Cells::EMPTY).unwrap();
            let (mut last, mut paid, mut walked) = (from, 0, Vec::new());
            for next in route {
                assert!(neighbours(last, gait).contains(&next));
                paid += way.after(&walked).cost(next).unwrap();
                walked.push(next);
                last = next;
            }
            assert_eq!((last, paid), (sq, cost), "board {n}, {sq}");
            eased += usize::from(reach(from, points, &plain).cost(sq) != Some(cost));
        }
    }
    assert!(eased > 500, "{eased}");
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
