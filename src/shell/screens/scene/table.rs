//! What lies before us in the picture of the title: the table with cards, dice and a lantern.

use std::f64::consts::{PI, TAU};

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use super::{EMBER, GLOW, LIGHT, ROCK, TABLE, TALL, around};
use crate::faces::paint::{Canvas, Chance, Ink, gouge, polygon};
use crate::faces::{Kind, emblems};

const WOOD: Ink = Ink::rgb(0x2a1a11);
const GRAIN: Ink = Ink::rgb(0x4b3020);
const PAPER: Ink = Ink::rgb(0xe6d3a8);

/// The table before all of it: cards, dice and a lantern.
pub(super) fn table(canvas: &mut Canvas, chance: &mut Chance, wide: f64) {
    canvas.shape(&Rect::new(-4.0, TABLE, wide + 4.0, TALL + 4.0), WOOD);
    canvas.shape(&Rect::new(-4.0, TABLE, wide + 4.0, TABLE + 7.0), Ink::rgb(0x6a4326));
    let mut marks = BezPath::new();
    for _ in 0..150 {
        let x = chance.range(-120.0, wide);
        let y = chance.range(TABLE + 16.0, TALL);
        let long = chance.range(60.0, 260.0);
        gouge(&mut marks, (x, y), (x + long, y + chance.range(-3.0, 3.0)), chance.range(1.6, 3.6));
    }
    canvas.fill_with(&marks, Affine::IDENTITY, GRAIN, 0.85);
    let middle = (wide - 812.0, TABLE + 62.0);
    let pool = kurbo::Ellipse::new(middle, (430.0, 66.0), 0.0).to_path(0.1);
    canvas.fill_with(&pool, Affine::IDENTITY, GLOW, 0.13);
    let pool = kurbo::Ellipse::new(middle, (250.0, 42.0), 0.0).to_path(0.1);
    canvas.fill_with(&pool, Affine::IDENTITY, GLOW, 0.16);
    cards(canvas, (wide - 640.0, TALL + 6.0));
    lantern(canvas, (wide - 930.0, TABLE - 96.0));
    die(canvas, (wide - 796.0, TABLE + 66.0), 34.0, 6, "20");
    die(canvas, (wide - 716.0, TABLE + 92.0), 25.0, 4, "6");
}

/// Three cards in a fan, lying on the edge nearest to us.
fn cards(canvas: &mut Canvas, at: (f64, f64)) {
    let fan = [("wave", 0x2c5a63, -0.36), ("lamp", 0x8a4512, -0.06), ("sword", 0x553a6b, 0.24)];
    for (name, band, turn) in fan {
        let place =
            Affine::translate(at) * Affine::rotate(turn) * Affine::translate((-66.0, -236.0));
        let card = |r: Rect, round: f64| r.to_rounded_rect(round).to_path(0.1);
        let shadow = card(Rect::new(-4.0, 2.0, 138.0, 192.0), 12.0);
        canvas.fill_with(&shadow, place, Ink::rgb(0x000000), 0.45);
        canvas.fill_with(&card(Rect::new(0.0, 0.0, 132.0, 185.0), 10.0), place, ROCK, 1.0);
        canvas.fill_with(&card(Rect::new(3.0, 3.0, 129.0, 182.0), 8.0), place, PAPER, 1.0);
        let head = card(Rect::new(9.0, 9.0, 123.0, 31.0), 5.0);
        canvas.fill_with(&head, place, Ink::rgb(band), 1.0);
        let scene = card(Rect::new(9.0, 36.0, 123.0, 126.0), 3.0);
        canvas.fill_with(&scene, place, Ink::rgb(band).mix(PAPER, 0.55), 1.0);
        let emblem = emblems::emblem(name, &Kind::PLAIN);
        let inner = place * Affine::translate((27.0, 42.0)) * Affine::scale(0.78);
        emblem.paint(canvas, inner, ROCK, PAPER, 1.6);
        let mut lines = BezPath::new();
        for n in 0..4 {
            let y = 139.0 + 10.0 * f64::from(n);
            gouge(&mut lines, (16.0, y), (if n == 3 { 78.0 } else { 116.0 }, y), 3.2);
        }
        canvas.fill_with(&lines, place, ROCK, 0.6);
    }
}

fn lantern(canvas: &mut Canvas, at: (f64, f64)) {
    let foot = kurbo::Ellipse::new((at.0 + 80.0, at.1 + 156.0), (64.0, 12.0), 0.0).to_path(0.1);
    canvas.fill_with(&foot, Affine::IDENTITY, Ink::rgb(0x000000), 0.5);
    for (r, alpha) in [(150.0, 0.07), (104.0, 0.1), (64.0, 0.16)] {
        let glow = Circle::new((at.0 + 80.0, at.1 + 84.0), r).to_path(0.1);
        canvas.fill_with(&glow, Affine::IDENTITY, EMBER, alpha);
    }
    let place = Affine::translate(at) * Affine::scale(1.6);
    emblems::emblem("lantern", &Kind::PLAIN).paint(
        canvas,
        place,
        ROCK,
        EMBER.mix(LIGHT, 0.45),
        0.0,
    );
}

/// A die as one sees it from above: its outline, the triangle that is up, and edges to it.
fn die(canvas: &mut Canvas, at: (f64, f64), size: f64, sides: usize, word: &str) {
    let turn = if sides == 6 { -PI / 2.0 } else { -PI / 2.0 + 0.5 };
    let corner = |n: usize, r: f64| around(at, r, turn + n as f64 / sides as f64 * TAU);
    let outline: Vec<(f64, f64)> = (0..sides).map(|n| corner(n, size)).collect();
    let shadow =
        kurbo::Ellipse::new((at.0 + 5.0, at.1 + size * 0.72), (size * 1.1, size * 0.5), 0.0);
    canvas.fill_with(&shadow.to_path(0.1), Affine::IDENTITY, Ink::rgb(0x000000), 0.5);
    canvas.fill(&polygon(&outline), Ink::rgb(0x7a2f22));
    if sides == 6 {
        let up: Vec<(f64, f64)> = (0..3).map(|n| corner(2 * n, size * 0.62)).collect();
        let mut edges = BezPath::new();
        for (n, tip) in up.iter().enumerate() {
            for side in [2 * n, (2 * n + 1) % 6, (2 * n + 5) % 6] {
                edges.move_to(*tip);
                edges.line_to(corner(side, size));
            }
        }
        canvas.stroke(&edges, 1.8, ROCK);
        canvas.fill(&polygon(&up), Ink::rgb(0xa84432));
        canvas.stroke(&polygon(&up), 1.8, ROCK);
    } else {
        let up: Vec<(f64, f64)> = (0..4).map(|n| corner(n, size * 0.84)).collect();
        canvas.fill(&polygon(&up), Ink::rgb(0x2f6570));
    }
    canvas.stroke(&polygon(&outline), 2.6, ROCK);
    let size = size * 0.5;
    let set = crate::faces::text::Type::plain(size).weight(700.0).leading(1.0);
    let number = crate::faces::text::plain(word, set, None);
    let (x, y) = (at.0 - number.width / 2.0, at.1 - number.height / 2.0);
    number.paint(canvas, x, y, f64::MAX, PAPER, ROCK);
}
