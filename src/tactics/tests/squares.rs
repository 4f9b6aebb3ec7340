//! Names of squares, and sets of them against lists.

use std::collections::BTreeSet;

use tactics::ground::{Cells, Sq};

use crate::support::Chance;

#[test]
fn a_square_is_read_as_it_is_printed() {
    let mut seen = BTreeSet::new();
    for sq in Cells::ALL {
        assert_eq!(sq.to_string().parse(), Ok(sq));
        assert_eq!(Sq::new(sq.x(), sq.y()), Some(sq));
        seen.insert(sq.to_string());
    }
    assert_eq!(seen.len(), 676);
    assert_eq!(Sq::new(0, 0).unwrap().to_string(), "a1");
    assert_eq!(Sq::new(25, 25).unwrap().to_string(), "z26");
    let wrong =
        ["", "a", "1", "a0", "a27", "A1", "aa1", "a01", "a+1", "a 1", "a1 ", "ä1", "a999999"];
    for text in wrong {
        assert!(text.parse::<Sq>().is_err(), "{text}");
    }
    assert_eq!((Sq::new(26, 0), Sq::new(0, 26)), (None, None));
    assert_eq!(Sq::new(0, 0).unwrap().plus(-1, 0), None);
    assert_eq!(Sq::new(3, 4).unwrap().to(Sq::new(1, 9).unwrap()), (-2, 5));
}

#[test]
fn a_square_is_written_by_its_name() {
    let sq = Sq::new(4, 4).unwrap();
    assert_eq!(ron::to_string(&sq).unwrap(), "\"e5\"");
    assert_eq!(ron::from_str::<Sq>("\"e5\"").unwrap(), sq);
    assert!(ron::from_str::<Sq>("\"e27\"").is_err());
}

#[test]
fn sets_are_what_lists_are() {
    let mut chance = Chance(4);
    for _ in 0..300 {
        let density = chance.below(60);
        let mut pick = || Cells::ALL.iter().filter(|_| chance.percent(density)).collect();
        let (a, b): (BTreeSet<Sq>, BTreeSet<Sq>) = (pick(), pick());
        let set = |list: &BTreeSet<Sq>| list.iter().copied().collect::<Cells>();
        let (x, y) = (set(&a), set(&b));
        assert_eq!(x | y, set(&(&a | &b)));
        assert_eq!(x & y, set(&(&a & &b)));
        assert_eq!(x - y, set(&(&a - &b)));
        assert_eq!((x.len(), x.is_empty()), (a.len(), a.is_empty()));
        assert_eq!(x.meets(&y), !a.is_disjoint(&b));
        assert_eq!(x.is_within(&y), a.is_subset(&b));
        assert_eq!(x.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
        assert_eq!(x.first(), a.first().copied());
        let near = |dx: u8, dy: u8, sum: u8| {
            let close = |s: &Sq, t: &Sq| {
                let (x, y) = (s.x().abs_diff(t.x()), s.y().abs_diff(t.y()));
                x <= dx && y <= dy && x + y <= sum
            };
            Cells::ALL.iter().filter(|t| a.iter().any(|s| close(s, t))).collect::<Cells>()
        };
        // A square with a neighbour is beside it; itself only if it has one, too.
        assert_eq!(x.beside() | x, near(1, 1, 1));
        let n = chance.below(6);
        assert_eq!(x.around(n), near(n, n, 2 * n), "{n}");
        let one = Cells::one(*a.first().unwrap_or(&Sq::new(0, 0).unwrap()));
        assert!(!one.beside().meets(&one) && (2..=4).contains(&one.beside().len()));
    }
    assert_eq!(Cells::one(Sq::new(0, 0).unwrap()).around(200), Cells::ALL);
}
