//! Where figures are put that do not walk.

use tactics::ground::{Base, Cells, Size, Sq, nearest_free, pulled_beside, spawn_squares};

use crate::support::{Chance, at, cells, field};

/// AT-SPWN-05, AT-RUL-27: on the square itself, else on any free one beside it, else on the nearest.
#[test]
fn a_minion_is_put_as_near_as_can_be() {
    let free = field().floor();
    assert_eq!(spawn_squares(at(0, 0), &free), cells(&[(0, 0)]));
    let taken = free - cells(&[(0, 0), (1, 1)]);
    let beside = Cells::one(at(0, 0)).around(1) - cells(&[(0, 0), (1, 1)]);
    assert_eq!(spawn_squares(at(0, 0), &taken), beside);
    let full = free - Cells::one(at(0, 0)).around(2);
    assert_eq!(spawn_squares(at(0, 0), &full).len(), 24);
    assert!(nearest_free(at(0, 0), &Cells::EMPTY).is_empty());
}

/// AT-RUL-28: the least distance, then the fewest steps, then the players; by brute force.
#[test]
fn somebody_is_pulled_to_the_closest_square() {
    let mut chance = Chance(12);
    for _ in 0..500 {
        let free: Cells = Cells::ALL.iter().filter(|_| chance.percent(50)).collect();
        let size = if chance.percent(40) { Size::Large } else { Size::Small };
        let mut any = || Sq::new(chance.below(25), chance.below(25)).unwrap();
        let (from, beside) = (any(), Base::new(any(), size).unwrap());
        let mut best: Vec<(u8, u8, Sq)> = Vec::new();
        for sq in free {
            let apart = |own: Sq| own.x().abs_diff(sq.x()).max(own.y().abs_diff(sq.y()));
            if beside.squares().map(apart).min() == Some(1) {
                let (x, y) = (from.x().abs_diff(sq.x()), from.y().abs_diff(sq.y()));
                best.push((x.max(y), x + y, sq));
            }
        }
        let least = best.iter().map(|(d, s, _)| (*d, *s)).min();
        best.retain(|(d, s, _)| Some((*d, *s)) == least);
        let slow: Cells = best.iter().map(|b| b.2).collect();
        assert_eq!(pulled_beside(from, beside, &free), slow);
    }
}
