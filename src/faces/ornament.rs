//! The ornaments that distinguish kinds of cards with and without color: the band's ink, its lower
//! edge, its badge.

use std::f64::consts::TAU;

use kurbo::{Affine, BezPath, Circle, Shape};

use super::emblems;
use super::kind::{Badge, Edge, Kind, Wave};
use super::paint::{Canvas, Ink, PAPER, polygon};

/// Returns the ink of a kind's band.
pub fn ink(kind: &Kind) -> Ink {
    Ink::rgb(kind.ink)
}

/// Returns the outline of the badge around the origin, with a radius of about `r`.
pub fn badge_shape(kind: &Kind, r: f64) -> BezPath {
    match kind.badge {
        Badge::Star(points, inner, turn) => {
            let around: Vec<(f64, f64)> = (0..points * 2)
                .map(|at| {
                    let radius = if at % 2 == 0 { r } else { r * inner };
                    let angle = (at as f64 / (points * 2) as f64 + turn) * TAU;
                    (radius * angle.sin(), -radius * angle.cos())
                })
                .collect();
            polygon(&around)
        }
        Badge::Polygon(points) => {
            polygon(&points.iter().map(|p| (p.0 * r, p.1 * r)).collect::<Vec<_>>())
        }
        Badge::Shield => shield(r),
        Badge::Round(share) => Circle::new((0.0, 0.0), r * share).to_path(0.1),
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
pub fn badge(canvas: &mut Canvas, kind: &Kind, x: f64, y: f64, r: f64) {
    let at = Affine::translate((x, y));
    canvas.fill_with(&badge_shape(kind, r), at, PAPER, 1.0);
    canvas.stroke_with(&badge_shape(kind, r * 0.88), at, r * 0.045, ink(kind), 0.55);
    let sign = emblems::emblem(kind.sign, kind);
    let size = r * 1.16;
    let at = Affine::translate((x - size / 2.0, y - size / 2.0 - r * kind.lift))
        * Affine::scale(size / 100.0);
    sign.paint(canvas, at, ink(kind), PAPER, 0.0);
}

/// Paints the band with its lower edge: from `top` to about `bottom`, with teeth up to `tooth`
/// below it.
pub fn band(
    canvas: &mut Canvas,
    kind: &Kind,
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

/// Returns the lower edge of a band of width `wide`, as points from left to right.
fn edge(kind: &Kind, wide: f64, tooth: f64) -> Vec<(f64, f64)> {
    match kind.edge {
        Edge::Teeth(count, unit) => {
            let step = wide / count as f64;
            (0..count)
                .flat_map(|at| unit.iter().map(move |p| ((at as f64 + p.0) * step, p.1 * tooth)))
                .collect()
        }
        Edge::Waves(count, wave) => {
            let points = count * 10;
            let height = |t: f64| match wave {
                Wave::Arches => (t * TAU / 2.0).sin(),
                Wave::Scallops => 1.0 - (t * TAU / 2.0).sin(),
                Wave::Swell => 0.5 - 0.5 * (t * TAU).cos(),
            };
            (0..=points)
                .map(|at| {
                    let part = at as f64 / points as f64;
                    (part * wide, height((part * count as f64).fract()) * tooth)
                })
                .collect()
        }
        Edge::Points(points) => points.iter().map(|p| (p.0 * wide, p.1)).collect(),
    }
}
