//! The picture behind the title: a lamp that still burns over a cold sea, and a table set before it.
//! A linocut like the scenes of cards, painted once for a size of window.

mod table;

use std::f64::consts::{PI, TAU};

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use table::table;

use crate::faces::Pixels;
use crate::faces::paint::{Canvas, Chance, Ink, gouge, polygon};

/// Units from top to bottom; across there are as many as the shape of the picture asks for.
const TALL: f64 = 900.0;
const HORIZON: f64 = 560.0;
/// The edge of the table.
const TABLE: f64 = 772.0;

const NIGHT: Ink = Ink::rgb(0x0d1422);
const SKY: Ink = Ink::rgb(0x24304a);
const DUSK: Ink = Ink::rgb(0x6d4a4e);
const GLOW: Ink = Ink::rgb(0xd9854a);
const LIGHT: Ink = Ink::rgb(0xffe2a6);
const EMBER: Ink = Ink::rgb(0xff9a3c);
const FAR: Ink = Ink::rgb(0x2b3347);
const SEA: Ink = Ink::rgb(0x1c2a3d);
const DEEP: Ink = Ink::rgb(0x111a28);
const ROCK: Ink = Ink::rgb(0x0b0e15);
const FACET: Ink = Ink::rgb(0x39405a);

/// Paints it, so many pixels wide and high (each 16 to 4096).
pub fn paint(width: u32, height: u32) -> Pixels {
    let (width, height) = (width.clamp(16, 4096), height.clamp(16, 4096));
    let scale = f64::from(height) / TALL;
    let wide = f64::from(width) / scale;
    let Some(mut canvas) = Canvas::new(width, height, Affine::scale(scale)) else {
        return Pixels { width: 0, height: 0, rgba8: Vec::new() };
    };
    let lamp = (wide - 392.0, 246.0);
    let mut chance = Chance::new(0x0e3b_e2de);
    sky(&mut canvas, &mut chance, wide, lamp);
    sea(&mut canvas, &mut chance, wide, lamp);
    beams(&mut canvas, &mut chance, wide, lamp);
    headland(&mut canvas, &mut chance, wide);
    tower(&mut canvas, lamp);
    table(&mut canvas, &mut chance, wide);
    canvas.grain(7);
    let (width, height, rgba8) = canvas.finish();
    Pixels { width, height, rgba8 }
}

fn around(middle: (f64, f64), radius: f64, angle: f64) -> (f64, f64) {
    (middle.0 + radius * angle.cos(), middle.1 + radius * angle.sin())
}

/// Night in rings of tone around the lamp, carved along them, with stars where it is dark.
fn sky(canvas: &mut Canvas, chance: &mut Chance, wide: f64, lamp: (f64, f64)) {
    canvas.shape(&Rect::new(-4.0, -4.0, wide + 4.0, TALL + 4.0), NIGHT);
    let rings = [
        (1180.0, NIGHT.mix(SKY, 0.5)),
        (940.0, SKY),
        (700.0, SKY.mix(DUSK, 0.45)),
        (500.0, DUSK),
        (330.0, DUSK.mix(GLOW, 0.5)),
        (200.0, GLOW),
        (112.0, GLOW.mix(LIGHT, 0.6)),
    ];
    for (radius, ink) in rings {
        let points: Vec<(f64, f64)> = (0..64)
            .map(|at| {
                let angle = f64::from(at) / 64.0 * TAU;
                around(lamp, radius * chance.range(0.975, 1.025), angle)
            })
            .collect();
        canvas.fill(&polygon(&points), ink);
    }
    let (mut warm, mut cold) = (BezPath::new(), BezPath::new());
    let mut radius = 128.0;
    while radius < 1500.0 {
        for _ in 0..(radius / 13.0) as usize {
            let angle = chance.range(PI * 0.72, PI * 2.1);
            let long = chance.range(24.0, 96.0) / radius;
            let (from, to) = (around(lamp, radius, angle), around(lamp, radius, angle + long));
            if from.1 < HORIZON - 6.0 && from.0 > -40.0 && from.0 < wide + 40.0 {
                let mark = if radius < 520.0 { &mut warm } else { &mut cold };
                gouge(mark, from, to, chance.range(1.6, 4.2));
            }
        }
        radius += chance.range(22.0, 34.0);
    }
    canvas.fill_with(&warm, Affine::IDENTITY, LIGHT, 0.34);
    canvas.fill_with(&cold, Affine::IDENTITY, Ink::rgb(0x8fa3c4), 0.22);
    let mut stars = BezPath::new();
    for _ in 0..90 {
        let at = (chance.range(0.0, wide), chance.range(0.0, HORIZON * 0.72));
        if (at.0 - lamp.0).hypot(at.1 - lamp.1) < 560.0 {
            continue;
        }
        let r = chance.range(2.0, 6.5);
        gouge(&mut stars, (at.0 - r, at.1), (at.0 + r, at.1), r * 0.34);
        gouge(&mut stars, (at.0, at.1 - r * 1.3), (at.0, at.1 + r * 1.3), r * 0.34);
    }
    canvas.fill_with(&stars, Affine::IDENTITY, LIGHT, 0.85);
}

/// Isles whose lamps are out, and the sea, which carries the light of the one that burns.
fn sea(canvas: &mut Canvas, chance: &mut Chance, wide: f64, lamp: (f64, f64)) {
    for (middle, half, high) in [(0.16, 190.0, 46.0), (0.47, 150.0, 34.0), (0.60, 90.0, 20.0)] {
        let x = wide * middle;
        let mut points = vec![(x - half, HORIZON + 8.0)];
        for at in 1..10 {
            let part = f64::from(at) / 10.0;
            let y = high * (part * PI).sin() * chance.range(0.7, 1.15);
            points.push((x - half + 2.0 * half * part, HORIZON - y));
        }
        points.push((x + half, HORIZON + 8.0));
        canvas.fill(&polygon(&points), FAR);
    }
    for (at, size) in [(wide * 0.165, 1.0), (wide * 0.465, 0.74)] {
        let foot = HORIZON - 34.0 * size;
        let tower = [
            (at - 9.0 * size, foot),
            (at - 6.0 * size, foot - 66.0 * size),
            (at + 6.0 * size, foot - 66.0 * size),
            (at + 9.0 * size, foot),
        ];
        canvas.fill(&polygon(&tower), FAR.mix(NIGHT, 0.35));
        let head = Rect::new(-7.0, -80.0, 7.0, -64.0).to_path(0.1);
        let place = Affine::translate((at, foot)) * Affine::scale(size);
        canvas.fill_with(&head, place, FAR.mix(NIGHT, 0.35), 1.0);
    }
    canvas.shape(&Rect::new(-4.0, HORIZON, wide + 4.0, TALL + 4.0), SEA);
    let lower = Rect::new(-4.0, HORIZON + 92.0, wide + 4.0, TALL + 4.0).to_path(0.1);
    canvas.fill_with(&lower, Affine::IDENTITY, DEEP, 0.75);
    let (mut crests, mut lit) = (BezPath::new(), BezPath::new());
    let mut y = HORIZON + 7.0;
    while y < TABLE + 14.0 {
        let part = ((y - HORIZON) / (TABLE - HORIZON)).min(1.0);
        let step = 34.0 + 86.0 * part;
        let mut x = chance.range(-step, 0.0);
        while x < wide {
            let long = step * chance.range(0.4, 0.95);
            let fat = 2.4 + 7.0 * part;
            let at = y + chance.range(-3.0, 3.0);
            let near = ((x + long / 2.0 - lamp.0 + 150.0) / (70.0 + 190.0 * part)).abs() < 1.0;
            let crest = if near { &mut lit } else { &mut crests };
            crest.move_to((x, at));
            crest.quad_to((x + long * 0.5, at - fat * 2.1), (x + long, at));
            crest.quad_to((x + long * 0.5, at - fat * 0.6), (x, at));
            crest.close_path();
            x += step * chance.range(0.95, 1.5);
        }
        y += 10.0 + 19.0 * part;
    }
    canvas.fill_with(&crests, Affine::IDENTITY, Ink::rgb(0x7d93b2), 0.42);
    canvas.fill_with(&lit, Affine::IDENTITY, EMBER.mix(LIGHT, 0.4), 0.72);
}

/// The beam, over the sea to the left and away to the right.
fn beams(canvas: &mut Canvas, chance: &mut Chance, wide: f64, lamp: (f64, f64)) {
    let reach = wide.max(1400.0);
    for (middle, half, alpha) in [(PI * 0.985, 0.075, 0.30), (PI * 0.985, 0.036, 0.34)] {
        let (up, down) = (around(lamp, reach, middle + half), around(lamp, reach, middle - half));
        canvas.fill_with(&polygon(&[lamp, up, down]), Affine::IDENTITY, LIGHT, alpha * 0.62);
    }
    let short = [lamp, around(lamp, 700.0, -0.10), around(lamp, 700.0, 0.09)];
    canvas.fill_with(&polygon(&short), Affine::IDENTITY, LIGHT, 0.22);
    let mut marks = BezPath::new();
    for _ in 0..70 {
        let angle = PI * 0.985 + chance.range(-0.07, 0.07);
        let from = chance.range(120.0, reach * 0.8);
        let to = from + chance.range(40.0, 170.0);
        gouge(
            &mut marks,
            around(lamp, from, angle),
            around(lamp, to, angle),
            chance.range(1.2, 2.6),
        );
    }
    canvas.fill_with(&marks, Affine::IDENTITY, LIGHT, 0.5);
}

/// The headland with the keepers' houses.
fn headland(canvas: &mut Canvas, chance: &mut Chance, wide: f64) {
    let mut points = vec![(wide + 10.0, TALL), (wide + 10.0, 462.0)];
    let top = [
        (-70.0, 470.0),
        (-160.0, 492.0),
        (-250.0, 504.0),
        (-320.0, 522.0),
        (-440.0, 528.0),
        (-486.0, 548.0),
        (-520.0, 596.0),
        (-548.0, 610.0),
        (-566.0, 668.0),
        (-622.0, 700.0),
        (-640.0, 740.0),
        (-708.0, 790.0),
    ];
    points.extend(top.iter().map(|(x, y)| (wide + x, y + chance.range(-5.0, 5.0))));
    points.push((wide - 720.0, TALL));
    // The keepers' houses stand before the sky.
    let (mut walls, mut lit, mut edge) = (BezPath::new(), BezPath::new(), BezPath::new());
    for (x, y, w, h) in
        [(-286.0, 510.0, 66.0, 40.0), (-206.0, 500.0, 88.0, 52.0), (-96.0, 482.0, 72.0, 44.0)]
    {
        let x = wide + x;
        let roof = w * 0.46;
        let shape = [
            (x, y + 30.0),
            (x, y - h),
            (x + w / 2.0, y - h - roof),
            (x + w, y - h),
            (x + w, y + 30.0),
        ];
        walls.extend(polygon(&shape).iter());
        gouge(&mut edge, (x + 2.0, y - h - 2.0), (x + w / 2.0, y - h - roof + 3.0), 3.4);
        for n in 0..2 {
            let wx = x + w * (0.2 + 0.42 * f64::from(n));
            lit.extend(
                Rect::new(wx, y - h * 0.78, wx + 12.0, y - h * 0.78 + 17.0).path_elements(0.1),
            );
        }
    }
    canvas.fill(&walls, ROCK);
    canvas.fill_with(&edge, Affine::IDENTITY, GLOW, 0.85);
    canvas.fill(&polygon(&points), ROCK);
    canvas.fill(&lit, EMBER.mix(LIGHT, 0.45));
    let (mut cold, mut warm) = (BezPath::new(), BezPath::new());
    for _ in 0..150 {
        let x = chance.range(-660.0, 0.0);
        let crown =
            top.windows(2).find(|pair| pair[1].0 <= x && x <= pair[0].0).map_or(480.0, |pair| {
                pair[0].1 + (pair[1].1 - pair[0].1) * ((pair[0].0 - x) / (pair[0].0 - pair[1].0))
            });
        let y = crown + chance.range(10.0, 250.0);
        let long = chance.range(16.0, 58.0);
        let steep = if x < -470.0 { 1.1 } else { 0.35 };
        let mark = if chance.below(4) == 0 && y < crown + 90.0 { &mut warm } else { &mut cold };
        let to = (wide + x - long * 0.45, y + long * steep);
        gouge(mark, (wide + x, y), to, chance.range(2.0, 5.0));
    }
    canvas.fill_with(&cold, Affine::IDENTITY, FACET, 0.75);
    canvas.fill_with(&warm, Affine::IDENTITY, GLOW, 0.6);
}

/// The lighthouse.
fn tower(canvas: &mut Canvas, lamp: (f64, f64)) {
    let (x, top, foot) = (lamp.0, 292.0, 534.0);
    let half = |y: f64| 34.0 + 22.0 * (y - top) / (foot - top);
    let band = |from: f64, to: f64| {
        polygon(&[
            (x - half(from), from),
            (x + half(from), from),
            (x + half(to), to),
            (x - half(to), to),
        ])
    };
    let stone = Ink::rgb(0xcdb890);
    canvas.fill(&band(top, foot), stone);
    for (from, to) in [(322.0, 362.0), (408.0, 450.0), (494.0, 534.0)] {
        canvas.fill(&band(from, to), Ink::rgb(0x7a2f22));
    }
    // The side away from the sea lies in the dark.
    let shade =
        polygon(&[(x + 6.0, top), (x + half(top), top), (x + half(foot), foot), (x + 18.0, foot)]);
    canvas.fill_with(&shade, Affine::IDENTITY, ROCK, 0.62);
    let mut marks = BezPath::new();
    for n in 0..9 {
        let y = top + 14.0 + 26.0 * f64::from(n);
        let left = x - half(y) + 6.0;
        gouge(&mut marks, (left, y), (left + 26.0, y + 4.0), 3.0);
    }
    canvas.fill_with(&marks, Affine::IDENTITY, ROCK, 0.4);
    for y in [386.0, 470.0] {
        let slit = Rect::new(x - 12.0, y - 14.0, x - 2.0, y + 8.0).to_rounded_rect(5.0);
        canvas.shape(&slit, EMBER.mix(LIGHT, 0.4));
    }
    canvas.shape(&Rect::new(x - 56.0, 282.0, x + 56.0, 296.0), ROCK);
    for n in 0..8 {
        let at = x - 52.0 + 14.8 * f64::from(n);
        canvas.shape(&Rect::new(at - 1.4, 262.0, at + 1.4, 284.0), ROCK);
    }
    canvas.shape(&Rect::new(x - 54.0, 259.0, x + 54.0, 263.0), ROCK);
    canvas.shape(&Rect::new(x - 30.0, 206.0, x + 30.0, 284.0), GLOW.mix(LIGHT, 0.55));
    canvas.shape(&Circle::new(lamp, 21.0), Ink::rgb(0xfff6dc));
    for at in [-30.0, -10.0, 10.0, 30.0] {
        canvas.shape(&Rect::new(x + at - 1.8, 206.0, x + at + 1.8, 284.0), ROCK);
    }
    let mut dome = BezPath::new();
    dome.move_to((x - 40.0, 208.0));
    dome.quad_to((x - 32.0, 168.0), (x, 160.0));
    dome.quad_to((x + 32.0, 168.0), (x + 40.0, 208.0));
    dome.close_path();
    canvas.fill(&dome, ROCK);
    canvas.shape(&Circle::new((x, 157.0), 6.0), ROCK);
    canvas.shape(&Rect::new(x - 1.6, 134.0, x + 1.6, 156.0), ROCK);
    let mut gulls = BezPath::new();
    for (dx, dy, s) in [(-190.0, -66.0, 1.0), (-136.0, -96.0, 0.7), (150.0, -70.0, 0.85)] {
        let (gx, gy) = (x + dx, lamp.1 + dy);
        gulls.move_to((gx - 26.0 * s, gy - 6.0 * s));
        gulls.quad_to((gx - 11.0 * s, gy - 17.0 * s), (gx, gy));
        gulls.quad_to((gx + 11.0 * s, gy - 17.0 * s), (gx + 26.0 * s, gy - 6.0 * s));
    }
    canvas.stroke(&gulls, 3.4, ROCK);
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_is_painted_at_any_shape_of_window() {
        for (w, h) in [(320, 180), (344, 144), (200, 300)] {
            let picture = super::paint(w, h);
            assert_eq!((picture.width, picture.height), (w, h));
            // Nothing shines through, and it is no plain ground.
            assert!(picture.rgba8.chunks_exact(4).all(|p| p[3] == 255));
            let first = &picture.rgba8[..4];
            assert!(picture.rgba8.chunks_exact(4).filter(|p| *p != first).count() > 1000);
        }
    }
}
