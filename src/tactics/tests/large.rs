//! Large figures against brute force.

use std::collections::BTreeSet;

use tactics::ground::{Arrival, Base, Cells, Gait, Side, Size, Sq, Way, arrivals};

use crate::reach::{any_gait, naive};
use crate::support::{Chance, Scene, at, cells, field};

/// AT-LARGE-01 to the last: every moving square, every end, every base that covers it, for figures of
/// either size. AT-LARGE-02, AT-LARGE-03, AT-LARGE-04, AT-LARGE-05, AT-LARGE-06, AT-LARGE-07,
/// AT-LARGE-08, AT-RUL-21.
#[test]
fn arrivals_are_those_of_brute_force() {
    let mut chance = Chance(7);
    let (mut large, mut found) = (0, 0);
    for n in 0..2_500 {
        let mut scene = Scene::new(&mut chance, if n % 8 == 0 { 20 } else { 9 });
        let size = if chance.percent(75) { Size::Large } else { Size::Small };
        let at = scene.any(&mut chance);
        let Some(mover) = scene.stand(Side::Enemies, at, size) else { continue };
        let gait = any_gait(&mut chance);
        let points = u16::from(chance.below(7));
        let way = Way::new(&scene.surface, &scene.occupied(), mover, gait);
        let fast: Vec<Arrival> = arrivals(mover, points, &way);
        let mut slow = BTreeSet::new();
        for moving in mover.squares() {
            for (end, cost) in naive(&scene, mover, gait, moving) {
                if cost > points {
                    continue;
                }
                for at in Cells::ALL {
                    let Some(base) = Base::new(at, size) else { continue };
                    let covers = base.squares().any(|sq| sq == end);
                    let stays = cost == 0 && base != mover;
                    if covers && !stays && fits(&scene, mover, base) {
                        slow.insert(Arrival { moving, end, base, cost });
                    }
                }
            }
        }
        assert_eq!(fast, slow.into_iter().collect::<Vec<_>>(), "board {n}, {mover:?}, {points}");
        large += usize::from(size == Size::Large);
        found += fast.len();
    }
    assert!(large > 200 && found > 5_000, "{large} {found}");
}

/// Whether a base can be put down: on the board, on no wall, on nobody else.
fn fits(scene: &Scene, mover: Base, base: Base) -> bool {
    let free = |sq: Sq| {
        scene.surface.board.contains(sq)
            && !scene.surface.walls.contains(sq)
            && scene.figures.iter().all(|(_, b)| *b == mover || b.squares().all(|s| s != sq))
    };
    base.squares().all(free)
}

/// AT-LARGE-01: two by two squares.
#[test]
fn a_large_figure_stands_on_four_squares() {
    let base = Base::new(at(0, 0), Size::Large).unwrap();
    assert_eq!(base.cells(), cells(&[(0, 0), (1, 0), (0, 1), (1, 1)]));
    let corner = Sq::new(25, 3).unwrap();
    assert_eq!(Base::new(corner, Size::Large), None);
    assert_eq!(Base::new(corner, Size::Small).map(Base::cells), Some(Cells::one(corner)));
}

/// Who spends no point does not change its squares.
#[test]
fn a_large_figure_that_spends_nothing_stays() {
    let base = Base::new(at(0, 0), Size::Large).unwrap();
    let occupied = tactics::ground::Occupied::new([(Side::Enemies, base)]);
    let way = Way::new(&field(), &occupied, base, Gait::default());
    let all = arrivals(base, 0, &way);
    assert_eq!(all.len(), 4);
    assert!(all.iter().all(|a| a.base == base && a.moving == a.end && a.cost == 0));
}
