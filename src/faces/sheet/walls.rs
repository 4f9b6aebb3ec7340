//! Grounds that nobody enters: printed dark, with marks of the gouge.

use super::spot::{Look, Spot, ground};
use crate::paint::{BLACK, Ink, gouge};
use kurbo::BezPath;

pub(super) const LOOKS: [Look; 11] = [
    ground("wall", 0x3A302B, 0x8A7B6C, courses),
    ground("church", 0x3E3A3C, 0x8A8388, lancets),
    ground("curtain", 0x5E2722, 0xA05A4C, folds),
    ground("rock", 0x39342F, 0x857C70, facets),
    ground("bank", 0x443527, 0x9B8160, strokes),
    ground("hedge", 0x2C3A26, 0x82976A, leaves),
    ground("thicket", 0x2C3A26, 0x82976A, leaves),
    ground("shelf", 0x4A3323, 0xB08A5E, books),
    ground("pit", 0x1A1512, 0x55493F, deep),
    ground("void", 0x17171C, 0x3C3D48, deep),
    ground("sea", 0x1F3A45, 0x5F8A93, waves),
];

fn courses(s: &mut Spot<'_>) {
    for row in 0..4 {
        let y = -1.0 + f64::from(row) * 0.5;
        let path = s.line(&[(-1.0, y), (1.0, y)]);
        s.draw(&path, 0.04);
        let from = if row % 2 == 0 { -0.5 } else { -1.0 };
        for column in 0..3 {
            let x = from + f64::from(column) * 0.9 + s.chance.range(-0.12, 0.12);
            if (-0.98..0.98).contains(&x) {
                let path = s.line(&[(x, y), (x, y + 0.5)]);
                s.draw(&path, 0.04);
            }
        }
    }
}

/// A roof of slates, and where it ends below a wall of stone with a lit window.
fn lancets(s: &mut Spot<'_>) {
    let [_, _, _, down] = s.joins;
    if down {
        return slates(s);
    }
    courses(s);
    let window = s.shape(&[
        (-0.24, 0.6),
        (-0.24, -0.2),
        (-0.14, -0.48),
        (0.0, -0.62),
        (0.14, -0.48),
        (0.24, -0.2),
        (0.24, 0.6),
    ]);
    s.print(&window, Ink::rgb(0xE0B75F));
    for bar in [[(0.0, -0.56), (0.0, 0.58)], [(-0.22, 0.0), (0.22, 0.0)]] {
        let lead = s.line(&bar);
        s.canvas.stroke(&lead, s.half * 0.07, BLACK);
    }
}

fn slates(s: &mut Spot<'_>) {
    for row in 0..4 {
        let y = -0.95 + f64::from(row) * 0.5;
        let from = if row % 2 == 0 { -1.0 } else { -0.75 };
        for column in 0..4 {
            let x = from + f64::from(column) * 0.5;
            let slate = s.line(&[(x, y), (x + 0.08, y + 0.3), (x + 0.25, y + 0.42)]);
            s.draw(&slate, 0.04);
            let slate = s.line(&[(x + 0.25, y + 0.42), (x + 0.42, y + 0.3), (x + 0.5, y)]);
            s.draw(&slate, 0.04);
        }
    }
}

/// Cloth that hangs in folds.
fn folds(s: &mut Spot<'_>) {
    for n in 0..5 {
        let x = -0.8 + f64::from(n) * 0.4;
        let (lean, wide) = (s.chance.range(-0.06, 0.06), s.chance.range(0.04, 0.1));
        let fold = s.line(&[(x, -1.0), (x + lean, 1.0)]);
        s.draw(&fold, wide);
    }
}

fn facets(s: &mut Spot<'_>) {
    for _ in 0..4 {
        let (x, y) = (s.chance.range(-0.7, 0.5), s.chance.range(-0.7, 0.5));
        let (w, h) = (s.chance.range(0.2, 0.5), s.chance.range(0.15, 0.4));
        let path = s.line(&[(x, y + h), (x + w * 0.4, y), (x + w, y + h * 0.6)]);
        s.draw(&path, 0.045);
    }
}

fn strokes(s: &mut Spot<'_>) {
    let mut path = BezPath::new();
    for n in 0..7 {
        let x = -0.85 + f64::from(n) * 0.28 + s.chance.range(-0.05, 0.05);
        let y = s.chance.range(-0.7, 0.0);
        let long = s.chance.range(0.3, 0.7);
        gouge(&mut path, s.at(x, y), s.at(x - 0.1, y + long), s.half * 0.04);
    }
    s.canvas.fill(&path, s.look.line);
}

fn leaves(s: &mut Spot<'_>) {
    let mut path = BezPath::new();
    for _ in 0..14 {
        let (x, y) = (s.chance.range(-0.9, 0.9), s.chance.range(-0.9, 0.9));
        let (dx, dy) = (s.chance.range(-0.16, 0.16), s.chance.range(-0.16, 0.16));
        gouge(&mut path, s.at(x, y), s.at(x + dx, y + dy), s.half * 0.05);
    }
    s.canvas.fill(&path, s.look.line);
}

fn books(s: &mut Spot<'_>) {
    for row in [-0.9, -0.25, 0.4] {
        let mut x = -0.9;
        while x < 0.8 {
            let (wide, tall) = (s.chance.range(0.08, 0.18), s.chance.range(0.34, 0.5));
            let top = row + 0.52 - tall;
            let path =
                s.line(&[(x, row + 0.52), (x, top), (x + wide, top), (x + wide, row + 0.52)]);
            s.draw(&path, 0.03);
            x += wide + 0.03;
        }
    }
}

fn deep(s: &mut Spot<'_>) {
    let mut path = BezPath::new();
    for _ in 0..4 {
        let (x, y) = (s.chance.range(-0.8, 0.8), s.chance.range(-0.8, 0.6));
        let long = s.chance.range(0.2, 0.4);
        gouge(&mut path, s.at(x, y), s.at(x, y + long), s.half * 0.025);
    }
    s.canvas.fill(&path, s.look.line);
}

fn waves(s: &mut Spot<'_>) {
    for n in 0..4 {
        let y = -0.75 + f64::from(n) * 0.48 + s.chance.range(-0.06, 0.06);
        let x = s.chance.range(-0.8, -0.2);
        let mut path = BezPath::new();
        let from = s.at(x, y);
        path.move_to(from);
        for k in 1..=3 {
            let a = f64::from(k) * 0.34;
            path.quad_to(s.at(x + a - 0.17, y - 0.14), s.at(x + a, y));
        }
        s.draw(&path, 0.04);
    }
}
