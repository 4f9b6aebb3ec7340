//! What tells the kinds of cards apart, with and without color: the band's ink, its lower edge, its badge.

use std::f64::consts::TAU;

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use super::FaceKind;
use super::emblems;
use super::paint::{Canvas, Ink, PAPER, polygon};

/// The ink of a kind's band.
pub fn ink(kind: FaceKind) -> Ink {
    Ink::hex(match kind {
        FaceKind::Weapon => 0x7E3B2C,
        FaceKind::Spell => 0x46407E,
        FaceKind::Armor => 0x4A5B68,
        FaceKind::Item => 0x7A5A20,
        FaceKind::Ally => 0x3C6142,
        FaceKind::Blessing => 0x1F6570,
        FaceKind::Monster => 0x4A1F26,
        FaceKind::Barrier => 0x57483A,
        FaceKind::Henchman => 0x642848,
        FaceKind::Villain => 0x241627,
        FaceKind::Loot => 0x8C6A12,
        FaceKind::Location => 0x2F5573,
        FaceKind::LocationClosed => 0x5E5C58,
        FaceKind::Hero => 0x6A4022,
        FaceKind::Scenario => 0x34413A,
        FaceKind::Back(_) => 0x2B2F3A,
    })
}

/// The sign on the badge.
pub fn sign(kind: FaceKind) -> &'static str {
    match kind {
        FaceKind::Weapon => "sword",
        FaceKind::Spell => "star",
        FaceKind::Armor => "shield",
        FaceKind::Item => "key",
        FaceKind::Ally => "hand",
        FaceKind::Blessing => "sun",
        FaceKind::Monster => "claw",
        FaceKind::Barrier => "lock",
        FaceKind::Henchman => "mask",
        FaceKind::Villain => "skull",
        FaceKind::Loot => "gem",
        FaceKind::Location => "house",
        FaceKind::LocationClosed => "lock",
        FaceKind::Hero => "crown",
        FaceKind::Scenario => "compass",
        FaceKind::Back(_) => "lighthouse",
    }
}

/// The outline of the badge around the origin, about `r` in radius.
pub fn badge_shape(kind: FaceKind, r: f64) -> BezPath {
    let star = |points: usize, inner: f64, turn: f64| {
        let around: Vec<(f64, f64)> = (0..points * 2)
            .map(|at| {
                let radius = if at % 2 == 0 { r } else { r * inner };
                let angle = (at as f64 / (points * 2) as f64 + turn) * TAU;
                (radius * angle.sin(), -radius * angle.cos())
            })
            .collect();
        polygon(&around)
    };
    let scaled = |points: &[(f64, f64)]| {
        polygon(&points.iter().map(|p| (p.0 * r, p.1 * r)).collect::<Vec<_>>())
    };
    match kind {
        FaceKind::Weapon => star(4, 0.76, 0.0),
        FaceKind::Spell => star(8, 0.80, 0.0),
        FaceKind::Armor | FaceKind::Hero => shield(r),
        FaceKind::Item => Circle::new((0.0, 0.0), r * 0.94).to_path(0.1),
        FaceKind::Ally => star(3, 0.86, 0.5),
        FaceKind::Blessing => star(16, 0.84, 0.0),
        FaceKind::Monster => scaled(&[
            (-1.0, -0.8),
            (-0.45, -0.95),
            (0.0, -0.8),
            (0.45, -0.95),
            (1.0, -0.8),
            (0.7, 0.2),
            (0.0, 1.05),
            (-0.7, 0.2),
        ]),
        FaceKind::Barrier => Rect::new(-r * 0.84, -r * 0.84, r * 0.84, r * 0.84).to_path(0.1),
        FaceKind::Henchman => {
            scaled(&[(-0.9, -0.9), (0.0, -0.6), (0.9, -0.9), (0.9, 0.6), (0.0, 1.0), (-0.9, 0.6)])
        }
        FaceKind::Villain => star(10, 0.72, 0.0),
        FaceKind::Loot => {
            scaled(&[(-0.6, -0.85), (0.6, -0.85), (1.05, -0.25), (0.0, 1.05), (-1.05, -0.25)])
        }
        FaceKind::Location | FaceKind::LocationClosed => {
            scaled(&[(0.0, -1.05), (0.95, -0.35), (0.95, 0.85), (-0.95, 0.85), (-0.95, -0.35)])
        }
        FaceKind::Scenario => star(8, 0.6, 0.0),
        FaceKind::Back(_) => Circle::new((0.0, 0.0), r).to_path(0.1),
    }
}

fn shield(r: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to((-0.88 * r, -0.86 * r));
    path.quad_to((0.0, -1.06 * r), (0.88 * r, -0.86 * r));
    path.curve_to((0.98 * r, 0.2 * r), (0.6 * r, 0.8 * r), (0.0, 1.05 * r));
    path.curve_to((-0.6 * r, 0.8 * r), (-0.98 * r, 0.2 * r), (-0.88 * r, -0.86 * r));
    path.close_path();
    path
}

/// Paints the badge with its sign: paper on the band, the sign in the band's ink.
pub fn badge(canvas: &mut Canvas, kind: FaceKind, x: f64, y: f64, r: f64) {
    let at = Affine::translate((x, y));
    canvas.fill_with(&badge_shape(kind, r), at, PAPER, 1.0);
    canvas.stroke_with(&badge_shape(kind, r * 0.88), at, r * 0.045, ink(kind), 0.55);
    let sign = emblems::emblem(sign(kind), kind);
    let size = r * 1.16;
    let lift = match kind {
        FaceKind::Monster | FaceKind::Loot => 0.16,
        FaceKind::Location | FaceKind::LocationClosed => -0.06,
        _ => 0.0,
    };
    let at = Affine::translate((x - size / 2.0, y - size / 2.0 - r * lift))
        * Affine::scale(size / 100.0);
    sign.paint(canvas, at, ink(kind), PAPER, 0.0);
}

/// The band with its lower edge: from `top` to about `bottom`, teeth up to `tooth` below it.
pub fn band(
    canvas: &mut Canvas,
    kind: FaceKind,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    tooth: f64,
) {
    let edge = edge(kind, right - left, tooth);
    let mut path = BezPath::new();
    path.move_to((left, top));
    path.line_to((left, bottom));
    for (x, y) in edge {
        path.line_to((left + x, bottom + y));
    }
    path.line_to((right, bottom));
    path.line_to((right, top));
    path.close_path();
    canvas.fill(&path, ink(kind));
    let mut line = BezPath::new();
    line.move_to((left + 4.0, bottom - tooth * 0.35));
    line.line_to((right - 4.0, bottom - tooth * 0.35));
    canvas.stroke_with(&line, Affine::IDENTITY, tooth * 0.16, PAPER, 0.6);
}

/// The lower edge of a band `wide` across, as points from left to right.
fn edge(kind: FaceKind, wide: f64, tooth: f64) -> Vec<(f64, f64)> {
    let each = |count: usize, unit: &[(f64, f64)]| {
        let step = wide / count as f64;
        (0..count)
            .flat_map(|at| unit.iter().map(move |p| ((at as f64 + p.0) * step, p.1 * tooth)))
            .collect::<Vec<_>>()
    };
    let curve = |count: usize, of: fn(f64) -> f64| {
        let points = count * 10;
        (0..=points)
            .map(|at| {
                let part = at as f64 / points as f64;
                (part * wide, of((part * count as f64).fract()) * tooth)
            })
            .collect::<Vec<_>>()
    };
    match kind {
        FaceKind::Weapon => each(22, &[(0.0, 0.0), (0.85, 1.0), (1.0, 0.0)]),
        FaceKind::Spell => curve(12, |t| (t * TAU / 2.0).sin()),
        FaceKind::Armor => each(14, &[(0.0, 0.0), (0.0, 0.8), (0.5, 0.8), (0.5, 0.0)]),
        FaceKind::Item => vec![(0.0, 0.5), (wide, 0.5)],
        FaceKind::Ally => curve(9, |t| 0.5 - 0.5 * (t * TAU).cos()),
        FaceKind::Blessing => curve(16, |t| 1.0 - (t * TAU / 2.0).sin()),
        FaceKind::Monster => {
            each(11, &[(0.0, 0.0), (0.5, 1.5), (0.62, 0.2), (0.8, 0.7), (1.0, 0.0)])
        }
        FaceKind::Barrier => each(
            8,
            &[
                (0.0, 0.9),
                (0.46, 0.9),
                (0.46, 0.2),
                (0.5, 0.2),
                (0.5, 0.9),
                (0.96, 0.9),
                (0.96, 0.2),
                (1.0, 0.2),
            ],
        ),
        FaceKind::Henchman => each(9, &[(0.0, 0.0), (0.5, 1.2), (1.0, 0.0)]),
        FaceKind::Villain => each(7, &[(0.0, 0.0), (0.2, 1.9), (0.4, 0.1), (0.6, 0.9), (0.8, 0.1)]),
        FaceKind::Loot => each(10, &[(0.0, 0.0), (0.3, 0.0), (0.5, 1.1), (0.7, 0.0)]),
        FaceKind::Location | FaceKind::LocationClosed => {
            each(5, &[(0.0, 0.2), (0.2, 0.2), (0.2, 0.8), (0.5, 1.3), (0.8, 0.8), (0.8, 0.2)])
        }
        FaceKind::Hero => {
            each(5, &[(0.02, 0.0), (0.02, 1.4), (0.5, 0.5), (0.98, 1.4), (0.98, 0.0)])
        }
        FaceKind::Scenario => each(6, &[(0.4, 0.0), (0.5, 1.4), (0.6, 0.0)]),
        FaceKind::Back(_) => Vec::new(),
    }
}
