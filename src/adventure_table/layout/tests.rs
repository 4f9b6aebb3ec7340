use super::*;

const SIZES: [(f32, f32); 8] = [
    (1040.0, 900.0),
    (1280.0, 720.0),
    (1366.0, 768.0),
    (1600.0, 900.0),
    (1920.0, 1200.0),
    (2560.0, 1080.0),
    (2560.0, 1440.0),
    (3440.0, 1440.0),
];

/// Checks every size, scale, number of heroes and locations, with the chronicle folded or not.
fn every(check: impl Fn(&Layout, usize, usize)) {
    for (w, h) in SIZES {
        for ui in [0.8, 1.0, 1.25, 1.5, 2.0] {
            for text in [0.8, 1.0, 1.6] {
                for heroes in 1..=6 {
                    for places in heroes..=8 {
                        for folded in [false, true] {
                            let scale = Scale { ui, text };
                            let l = Layout::new(vec2(w, h), places, heroes, folded, scale);
                            check(&l, places, heroes);
                        }
                    }
                }
            }
        }
    }
}

fn apart(l: &Layout, all: &[(&str, Rect)]) {
    for (i, (a, one)) in all.iter().enumerate() {
        for (b, other) in &all[i + 1..] {
            let both = one.intersect(*other);
            let none = both.width() <= 0.1 || both.height() <= 0.1;
            assert!(
                none,
                "{a} {one} lies over {b} {other}: {:?} {} {}",
                l.size,
                l.panel,
                l.places.len()
            );
        }
    }
}

/// Nothing overlaps or leaves the window.
#[test]
fn everything_fits() {
    every(|l, _, _| {
        let window = Rect::from_min_size(Pos2::ZERO, l.size);
        let mut all = vec![
            ("hours", l.hours),
            ("stage", l.stage),
            ("hand", l.hand),
            ("deck", l.deck),
            ("discards", l.discards),
            ("buried", l.buried),
            ("displayed", l.displayed),
            ("chronicle", l.chronicle),
            ("ask", l.ask),
        ];
        all.extend(l.places.iter().map(|s| ("a location", s.all)));
        all.extend(l.boards.iter().map(|b| ("a board", *b)));
        for (what, r) in &all {
            assert!(window.expand(0.1).contains_rect(*r), "{what} {r} leaves {:?}", l.size);
            assert!(r.is_positive(), "{what} {r}");
        }
        apart(l, &all);
        apart(l, &[("main", l.main), ("beside", l.beside)]);
        for r in [l.main, l.beside, l.staged] {
            assert!(l.stage.expand(0.1).contains_rect(r), "{r} {}", l.stage);
        }
        apart(l, &[("blessings", l.blessings), ("gone", l.gone), ("scenario", l.scenario)]);
        for r in [l.blessings, l.gone, l.scenario] {
            assert!(l.hours.expand(0.1).contains_rect(r), "{r} {}", l.hours);
        }
        for s in &l.places {
            let parts =
                [("card", s.card), ("deck", s.deck), ("words", s.words), ("tokens", s.tokens)];
            for (what, r) in parts {
                assert!(s.all.expand(0.1).contains_rect(r), "{what} {r} in {} {:?}", s.all, l.size);
            }
            apart(l, &parts);
        }
    });
}

/// Texts are large enough to be read, and targets to be hit.
#[test]
fn nothing_is_too_small() {
    every(|l, places, heroes| {
        let here = format!("{:?} panel {} text {} {places} {heroes}", l.size, l.panel, l.text);
        for s in &l.places {
            // A name, and a line of what closes it.
            assert!(s.words.height() >= 33.0 * l.text, "{} {here}", s.words);
            assert!(s.words.width() >= 70.0 * l.text.min(1.15 * l.k), "{} {here}", s.words);
            assert!(s.card.width() >= 42.0 * l.k && s.deck.width() >= 32.0 * l.k, "{here}");
        }
        for b in &l.boards {
            // Name and counts.
            assert!(b.height() >= 38.0 * l.text && b.width() >= 118.0 * l.text, "{b} {here}");
        }
        assert!(l.main.width() >= 150.0 * l.k, "{} {here}", l.main);
        assert!(l.beside.width() >= 190.0 * l.text, "{} {here}", l.beside);
        assert!(l.beside.height() >= 170.0 * l.text, "{} {here}", l.beside);
        assert!(l.deck.width() >= 40.0 * l.k && l.scenario.width() >= 20.0 * l.k, "{here}");
        assert!(
            l.ask.width() >= 190.0 * l.panel && l.ask.height() >= 140.0 * l.panel,
            "{} {here}",
            l.ask
        );
        if !l.folded {
            assert!(l.chronicle.height() >= 78.0 * l.panel, "{} {here}", l.chronicle);
        }
    });
}

/// A fan holds one to twelve cards in its area, and leaves a visible strip of each.
#[test]
fn a_hand_of_twelve_is_fanned() {
    every(|l, _, _| {
        for n in [1, 2, 5, 12] {
            let mut last = None;
            for i in 0..n {
                let (at, _) = l.fan(i, n);
                assert!(at.x - l.hand_card / 2.0 >= l.hand.min.x - 1.0, "{:?}", l.size);
                assert!(at.x + l.hand_card / 2.0 <= l.hand.max.x + 1.0, "{:?}", l.size);
                if let Some(last) = last {
                    assert!(at.x - last >= 13.0 * l.k, "{} {:?} {}", at.x - last, l.size, l.panel);
                }
                last = Some(at.x);
            }
        }
    });
}

/// In a wide window the additional room is used.
#[test]
fn wide_windows_show_more() {
    let at = |w, h| Layout::new(vec2(w, h), 4, 3, false, Scale::default());
    let (usual, wide) = (at(2560.0, 1440.0), at(3440.0, 1440.0));
    assert!(wide.chronicle.height() > usual.chronicle.height() * 2.0);
    assert!(wide.places[0].card.width() > usual.places[0].card.width() * 1.2);
    assert!(wide.boards[0].width() > usual.boards[0].width());
    assert!(wide.hand.width() > usual.hand.width());
}

/// Large texts fold the chronicle; the same key unfolds it.
#[test]
fn the_chronicle_folds_by_itself() {
    let at =
        |ui, folded| Layout::new(vec2(1280.0, 720.0), 4, 2, folded, Scale { ui, text: 1.0 }).folded;
    assert!(!at(1.0, false) && at(1.0, true));
    assert!(at(2.0, false) && !at(2.0, true));
}

/// Zoomed in, the whole table grows around the same point, and panels stay.
#[test]
fn closer_is_larger_and_panels_stay() {
    let l = Layout::new(vec2(1600.0, 900.0), 4, 3, false, Scale::default());
    let near = l.closer(2.0, vec2(-100.0, -50.0));
    assert_eq!((near.ask, near.chronicle, near.size), (l.ask, l.chronicle, l.size));
    assert_eq!(near.main.min, pos2(l.main.min.x * 2.0 - 100.0, l.main.min.y * 2.0 - 50.0));
    assert_eq!((near.k, near.text, near.hand_card), (2.0, 2.0, 280.0));
    assert_eq!(l.closer(1.0, Vec2::ZERO), l);
}
