use super::*;

fn lens() -> Lens {
    let mut lens = Lens::default();
    lens.fit(Rect::from_min_max(pos2(0.0, 0.0), pos2(1000.0, 600.0)));
    lens
}

fn seen(lens: &Lens, p: Vec2) -> Vec2 {
    let (zoom, off) = lens.transform();
    p * zoom + off
}

#[test]
fn what_is_under_the_pointer_stays_there() {
    let mut l = lens();
    let at = Vec2::new(400.0, 200.0);
    l.zoom_at(at, 2.0);
    l.step(1.0);
    assert_eq!(l.zoom(), 2.0);
    assert!(seen(&l, at).distance(at) < 0.01);
    l.zoom_at(at, 10.0);
    l.step(1.0);
    assert_eq!(l.zoom(), CLOSEST);
    l.zoom_at(at, 0.01);
    l.step(1.0);
    assert_eq!(l.transform(), (1.0, Vec2::ZERO));
}

#[test]
fn the_table_never_leaves_its_window() {
    let mut l = lens();
    l.zoom_by(2.0);
    l.step(1.0);
    for by in [Vec2::splat(5000.0), Vec2::splat(-5000.0), Vec2::new(300.0, -7000.0)] {
        l.drag(by);
        let (low, high) = (seen(&l, Vec2::ZERO), seen(&l, Vec2::new(1000.0, 600.0)));
        assert!(low.x <= 0.01 && low.y <= 0.01, "{low}");
        assert!(high.x >= 999.9 && high.y >= 599.9, "{high}");
    }
    l.pan(9.0, 9.0);
    l.step(0.5);
    assert!(seen(&l, Vec2::new(1000.0, 600.0)).x >= 999.9);
}

#[test]
fn framing_twice_comes_back() {
    let mut l = lens();
    let part = Rect::from_min_max(pos2(200.0, 200.0), pos2(600.0, 500.0));
    l.frame(part);
    l.step(1.0);
    let (a, b) = (seen(&l, Vec2::new(200.0, 200.0)), seen(&l, Vec2::new(600.0, 500.0)));
    assert!(l.zoom() > 1.5 && a.x >= 0.0 && a.y >= 0.0 && b.x <= 1000.0 && b.y <= 600.0);
    l.frame(part);
    l.step(1.0);
    assert_eq!(l.transform(), (1.0, Vec2::ZERO));
}

#[test]
fn a_glide_ends() {
    let mut l = lens();
    l.zoom_by(2.0);
    let mut steps = 0;
    while l.moving() {
        l.step(0.1);
        steps += 1;
    }
    assert!((9..=11).contains(&steps));
}
