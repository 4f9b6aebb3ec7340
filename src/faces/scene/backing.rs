//! The plain shape behind an emblem, in the light color of the scene, so that the emblem stands
//! out.

use kurbo::{Affine, BezPath, Circle, Ellipse, Shape};

use super::place::Behind;
use crate::inks::Palette;
use crate::paint::{Canvas, gouge, polygon};

/// Paints the shape around a middle, for an emblem of this width and height in units.
pub fn backing(
    canvas: &mut Canvas,
    behind: Behind,
    (x, y): (f64, f64),
    (wide, tall): (f64, f64),
    inks: &Palette,
) {
    let r = wide.max(tall) * 0.5;
    let (fill, rim) = (inks.sky.mix(inks.light, 0.45), inks.near);
    let mut put = |path: BezPath, line: f64| {
        canvas.stroke(&path, line * 2.0 + 8.0, inks.light);
        canvas.stroke(&path, line, rim);
        canvas.fill(&path, fill);
    };
    match behind {
        Behind::Nothing => {}
        Behind::Disc => put(Circle::new((x, y), r * 0.98).to_path(0.1), 9.0),
        Behind::Arch => {
            let (l, t, b) = (x - wide * 0.42 - r * 0.16, y - r * 1.02, y + r * 1.3);
            let w = (x - l) * 2.0;
            let mut path = BezPath::new();
            path.move_to((l, b));
            path.line_to((l, y - r * 0.2));
            path.quad_to((l, t), (x, t));
            path.quad_to((l + w, t), (l + w, y - r * 0.2));
            path.line_to((l + w, b));
            path.close_path();
            put(path, 9.0);
        }
        Behind::Diamond => {
            let r = r * 1.22;
            put(polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), 9.0);
        }
        Behind::Banner => {
            let (w, t) = (wide * 0.5 + r * 0.1, y - r * 1.5);
            let b = y + r * 1.12;
            put(polygon(&[(x - w, t), (x + w, t), (x + w, b), (x, b - r * 0.24), (x - w, b)]), 8.0);
        }
        Behind::Burst => {
            let mut path = BezPath::new();
            for at in 0..28 {
                let angle = f64::from(at) / 28.0 * std::f64::consts::TAU;
                let out = r * if at % 2 == 0 { 1.5 } else { 1.25 };
                let to = |r: f64| (x + r * angle.cos(), y + r * angle.sin());
                gouge(&mut path, to(r * 0.62), to(out), 11.0);
            }
            canvas.fill_with(&path, Affine::IDENTITY, inks.light, 0.95);
            let glow = Ellipse::new((x, y), (r * 0.9, r * 0.9), 0.0).to_path(0.1);
            canvas.fill_with(&glow, Affine::IDENTITY, fill, 0.9);
        }
    }
}
