//! Grounds that one walks over: quiet, so that figures and overlays stand out.

use kurbo::BezPath;

use super::spot::{Look, Spot, ground};
use crate::paint::gouge;

pub(super) const LOOKS: [Look; 19] = [
    ground("grass", 0xD9DDB0, 0xA3B077, tufts),
    ground("field", 0xE0DAA6, 0xB4AC6C, furrows),
    ground("stubble", 0xE8D9A4, 0xC0A868, stubble),
    ground("moor", 0xCFCFA6, 0x95997A, tufts),
    ground("cobble", 0xE2D8C6, 0xBDAF9A, cobbles),
    ground("flags", 0xE4DDCF, 0xBFB5A4, flags),
    ground("boards", 0xE5CFA9, 0xBB9B6C, planks),
    ground("earth", 0xE0CBA6, 0xBD9F73, specks),
    ground("mud", 0xCDB894, 0xA68A61, puddles),
    ground("sand", 0xF0DFB4, 0xD3B87F, dunes),
    ground("snow", 0xF2F1EA, 0xC6CDD2, flakes),
    ground("ice", 0xDCE8EA, 0xA9C3CB, cracks),
    ground("glass", 0xD3E6DF, 0x97BDB3, cracks),
    ground("carpet", 0xDDB8A4, 0xB98271, carpet),
    ground("roof", 0xDDBBA0, 0xB08465, tiles),
    ground("water", 0xAFCBCB, 0x6E9AA0, ripples),
    ground("ford", 0xC8DAD2, 0x8EB1AF, ripples),
    ground("swamp", 0xBFC6A0, 0x7F8C68, ripples),
    ground("ash", 0xD3CEC6, 0xA39B92, cinders),
];

fn tufts(s: &mut Spot<'_>) {
    for _ in 0..5 {
        let (x, y) = s.anywhere(0.8);
        let tall = s.half * s.chance.range(0.12, 0.22);
        let mut path = BezPath::new();
        for lean in [-0.5, 0.0, 0.5] {
            gouge(&mut path, (x, y), (x + lean * tall, y - tall), s.half * 0.022);
        }
        s.canvas.fill(&path, s.look.line);
    }
}

fn furrows(s: &mut Spot<'_>) {
    for n in 0..5 {
        let y = -0.8 + f64::from(n) * 0.4 + s.chance.range(-0.04, 0.04);
        let path = s.line(&[(-0.95, y), (-0.3, y - 0.05), (0.4, y + 0.04), (0.95, y)]);
        s.draw(&path, 0.035);
    }
}

fn stubble(s: &mut Spot<'_>) {
    for row in 0..4 {
        for column in 0..5 {
            let x = -0.8 + f64::from(column) * 0.4 + s.chance.range(-0.08, 0.08);
            let y = -0.7 + f64::from(row) * 0.47 + s.chance.range(-0.06, 0.06);
            let path = s.line(&[(x, y), (x + 0.03, y - 0.16)]);
            s.draw(&path, 0.035);
        }
    }
}

fn cobbles(s: &mut Spot<'_>) {
    for row in 0..4 {
        for column in 0..4 {
            let shift = if row % 2 == 0 { 0.0 } else { 0.24 };
            let x = -0.78 + f64::from(column) * 0.5 + shift + s.chance.range(-0.04, 0.04);
            let y = -0.75 + f64::from(row) * 0.5 + s.chance.range(-0.04, 0.04);
            if x > 0.85 {
                continue;
            }
            let wide = s.chance.range(0.15, 0.2);
            let path = s.round((x, y), (wide, 0.16));
            s.draw(&path, 0.032);
        }
    }
}

fn flags(s: &mut Spot<'_>) {
    let split = s.chance.range(-0.35, 0.35);
    let upright = s.chance.below(2) == 0;
    let (across, down) = if upright {
        ([(split, -1.0), (split, 1.0)], [(split, 0.1), (1.0, 0.1)])
    } else {
        ([(-1.0, split), (1.0, split)], [(0.1, split), (0.1, 1.0)])
    };
    for path in [s.line(&across), s.line(&down)] {
        s.draw(&path, 0.03);
    }
}

fn planks(s: &mut Spot<'_>) {
    for n in 0..4 {
        let y = -1.0 + f64::from(n) * 0.5;
        let path = s.line(&[(-1.0, y), (1.0, y)]);
        s.draw(&path, 0.03);
        let x = s.chance.range(-0.8, 0.8);
        let path = s.line(&[(x, y), (x, y + 0.5)]);
        s.draw(&path, 0.03);
        let grain = s.line(&[(x - 0.6, y + 0.26), (x - 0.2, y + 0.24)]);
        s.draw(&grain, 0.015);
    }
}

fn specks(s: &mut Spot<'_>) {
    for _ in 0..11 {
        let (x, y) = (s.chance.range(-0.88, 0.88), s.chance.range(-0.88, 0.88));
        let wide = s.chance.range(0.02, 0.06);
        let path = s.round((x, y), (wide, wide * 0.6));
        s.canvas.fill(&path, s.look.line);
    }
}

fn puddles(s: &mut Spot<'_>) {
    for _ in 0..5 {
        let (x, y) = (s.chance.range(-0.7, 0.7), s.chance.range(-0.8, 0.8));
        let wide = s.chance.range(0.12, 0.24);
        let path = s.round((x, y), (wide, wide * 0.4));
        s.draw(&path, 0.03);
    }
}

fn dunes(s: &mut Spot<'_>) {
    for n in 0..4 {
        let y = -0.72 + f64::from(n) * 0.48 + s.chance.range(-0.06, 0.06);
        let mut x = s.chance.range(-0.95, -0.7);
        while x < 0.8 {
            let path = s.round((x, y), (0.03, 0.022));
            s.canvas.fill(&path, s.look.line);
            x += s.chance.range(0.14, 0.2);
        }
    }
}

fn flakes(s: &mut Spot<'_>) {
    for _ in 0..4 {
        let (x, y) = (s.chance.range(-0.75, 0.75), s.chance.range(-0.75, 0.75));
        let r = s.chance.range(0.07, 0.12);
        for (dx, dy) in [(r, 0.0), (r * 0.5, r * 0.87), (r * 0.5, -r * 0.87)] {
            let path = s.line(&[(x - dx, y - dy), (x + dx, y + dy)]);
            s.draw(&path, 0.028);
        }
    }
}

fn cinders(s: &mut Spot<'_>) {
    for _ in 0..8 {
        let (x, y) = (s.chance.range(-0.85, 0.85), s.chance.range(-0.85, 0.85));
        let (dx, dy) = (s.chance.range(-0.09, 0.09), s.chance.range(0.03, 0.09));
        let path = s.line(&[(x - dx, y - dy), (x + dx, y + dy)]);
        s.draw(&path, 0.045);
    }
}

fn cracks(s: &mut Spot<'_>) {
    for _ in 0..3 {
        let (x, y) = (s.chance.range(-0.6, 0.6), s.chance.range(-0.6, 0.6));
        let (dx, dy) = (s.chance.range(-0.5, 0.5), s.chance.range(-0.5, 0.5));
        let path = s.line(&[(x, y), (x + dx * 0.5, y + dy * 0.7), (x + dx, y + dy)]);
        s.draw(&path, 0.03);
    }
}

fn carpet(s: &mut Spot<'_>) {
    for inset in [0.72, 0.4] {
        let path = s.shape(&[(0.0, -inset), (inset, 0.0), (0.0, inset), (-inset, 0.0)]);
        s.draw(&path, 0.04);
    }
}

fn tiles(s: &mut Spot<'_>) {
    for row in 0..4 {
        let y = -0.9 + f64::from(row) * 0.5;
        for column in 0..4 {
            let x = -1.0 + f64::from(column) * 0.5 + if row % 2 == 0 { 0.0 } else { 0.25 };
            if x > 0.6 {
                continue;
            }
            let path = s.line(&[
                (x, y),
                (x + 0.08, y + 0.3),
                (x + 0.25, y + 0.38),
                (x + 0.42, y + 0.3),
                (x + 0.5, y),
            ]);
            s.draw(&path, 0.03);
        }
    }
}

fn ripples(s: &mut Spot<'_>) {
    for n in 0..4 {
        let y = -0.7 + f64::from(n) * 0.45 + s.chance.range(-0.08, 0.08);
        let x = s.chance.range(-0.85, -0.25);
        let mut path = BezPath::new();
        let from = s.at(x, y);
        path.move_to(from);
        for k in 1..=3 {
            let (a, b) = (f64::from(k) * 0.3, if k % 2 == 0 { 0.09 } else { -0.09 });
            path.quad_to(s.at(x + a - 0.15, y + b), s.at(x + a, y));
        }
        s.draw(&path, 0.045);
    }
}
