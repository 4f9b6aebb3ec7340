//! Scenes in the manner of a linocut: sky, light, sea, cliffs and land in a few flat inks, and the marks of
//! the gouge. Seeded, so that a card's scene is always the same.

use std::f64::consts::TAU;

use kurbo::{Affine, BezPath, Rect, Shape};

use super::FaceKind;
use super::inks::{Palette, inks};
use super::paint::{Canvas, Chance, Ink, gouge, polygon};

/// What kind of place a scene shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Sea,
    Cliffs,
    Hills,
    Town,
    Woods,
    Table,
}

/// Paints a scene of `wide` by `tall` units at the origin.
pub fn paint(canvas: &mut Canvas, kind: FaceKind, seed: u64, wide: f64, tall: f64) {
    let inks = inks(kind, seed);
    let mut chance = Chance::new(seed);
    let horizon = tall * chance.range(0.56, 0.70);
    let light = (wide * chance.range(0.2, 0.8), tall * chance.range(0.18, 0.42));
    let ground = match kind {
        FaceKind::Weapon | FaceKind::Armor | FaceKind::Item | FaceKind::Loot => {
            [Ground::Table, Ground::Table, Ground::Sea, Ground::Hills][chance.below(4)]
        }
        FaceKind::Spell | FaceKind::Blessing => {
            [Ground::Sea, Ground::Hills, Ground::Cliffs][chance.below(3)]
        }
        FaceKind::Hero | FaceKind::Ally => {
            [Ground::Town, Ground::Hills, Ground::Sea][chance.below(3)]
        }
        _ => [Ground::Sea, Ground::Cliffs, Ground::Hills, Ground::Town, Ground::Woods]
            [chance.below(5)],
    };
    let mut scene = Scene { canvas, chance, inks, wide, tall, horizon };
    let rays =
        matches!(kind, FaceKind::Spell | FaceKind::Blessing | FaceKind::Loot | FaceKind::Hero)
            || ground == Ground::Table;
    if rays {
        let middle = (wide / 2.0, tall * 0.5);
        scene.rays(middle);
    } else {
        scene.sky(light);
    }
    match ground {
        Ground::Sea => {
            scene.ridge(horizon, tall * 0.13, inks.far, 3.0);
            scene.sea(horizon);
        }
        Ground::Cliffs => {
            scene.sea(horizon);
            scene.cliff();
        }
        Ground::Hills => {
            scene.ridge(horizon - tall * 0.04, tall * 0.16, inks.far, 2.0);
            scene.ridge(horizon + tall * 0.1, tall * 0.12, inks.mid, 1.5);
            scene.grass(tall * 0.9);
        }
        Ground::Town => {
            scene.ridge(horizon - tall * 0.02, tall * 0.14, inks.far, 2.0);
            scene.town();
            scene.grass(tall * 0.92);
        }
        Ground::Woods => {
            scene.trees(horizon + tall * 0.06, 0.30, inks.far, 14);
            scene.trees(tall * 0.92, 0.42, inks.mid, 9);
            scene.grass(tall * 0.93);
        }
        Ground::Table => scene.cloth(),
    }
}

struct Scene<'a> {
    canvas: &'a mut Canvas,
    chance: Chance,
    inks: Palette,
    wide: f64,
    tall: f64,
    horizon: f64,
}

impl Scene<'_> {
    fn fill_all(&mut self, ink: Ink) {
        self.canvas.shape(&Rect::new(-4.0, -4.0, self.wide + 4.0, self.tall + 4.0), ink);
    }

    /// A sky in rings of tone around the light, with gouge marks following them.
    fn sky(&mut self, light: (f64, f64)) {
        self.fill_all(self.inks.high);
        let reach = self.wide.hypot(self.tall) * 0.62;
        for step in 0..4 {
            let part = f64::from(step + 1) / 4.0;
            let ink = self.inks.high.mix(self.inks.sky, part);
            let radius = reach * (1.0 - 0.25 * f64::from(step));
            let ring = self.wobbly(light, radius, 40, 0.03);
            self.canvas.fill(&ring, ink);
        }
        let mut marks = BezPath::new();
        let mut radius = self.tall * 0.19;
        while radius < reach * 1.25 {
            let count = (radius / 16.0) as usize;
            for _ in 0..count {
                let angle = self.chance.range(0.0, TAU);
                let long = self.chance.range(26.0, 90.0) / radius;
                let at =
                    |angle: f64| (light.0 + radius * angle.cos(), light.1 + radius * angle.sin());
                let (from, to) = (at(angle), at(angle + long));
                if from.1 < self.horizon + 20.0 {
                    let fat = self.chance.range(2.5, 6.0);
                    gouge(&mut marks, from, to, fat);
                }
            }
            radius += self.chance.range(20.0, 34.0);
        }
        self.canvas.fill_with(&marks, Affine::IDENTITY, self.inks.light, 0.5);
        let size = self.tall * self.chance.range(0.085, 0.13);
        let disc = self.wobbly(light, size, 26, 0.02);
        self.canvas.fill(&disc, self.inks.light);
        let mut rays = BezPath::new();
        for at in 0..18 {
            let angle = (f64::from(at) + self.chance.range(-0.2, 0.2)) / 18.0 * TAU;
            let out = size * self.chance.range(1.5, 1.75);
            let (sin, cos) = angle.sin_cos();
            let from = (light.0 + size * 1.15 * cos, light.1 + size * 1.15 * sin);
            gouge(&mut rays, from, (light.0 + out * cos, light.1 + out * sin), 5.0);
        }
        self.canvas.fill(&rays, self.inks.light);
    }

    /// Rays from a middle to all sides, in two tones, a glow in the middle.
    fn rays(&mut self, middle: (f64, f64)) {
        self.fill_all(self.inks.high);
        let reach = self.wide + self.tall;
        let count = 15 + self.chance.below(8);
        let turn = self.chance.range(0.0, 1.0);
        let mut bright = BezPath::new();
        let mut marks = BezPath::new();
        for at in 0..count {
            let angle = (at as f64 + turn) / count as f64 * TAU;
            let half = TAU / count as f64 * self.chance.range(0.2, 0.3);
            let out = |angle: f64, r: f64| (middle.0 + r * angle.cos(), middle.1 + r * angle.sin());
            let wedge = polygon(&[middle, out(angle - half, reach), out(angle + half, reach)]);
            bright.extend(wedge.iter());
            for _ in 0..7 {
                let away = angle + half * self.chance.range(1.3, 2.6);
                let from = self.chance.range(0.28, 0.9) * self.wide * 0.6;
                let to = from + self.chance.range(30.0, 110.0);
                let fat = self.chance.range(2.5, 6.0);
                gouge(&mut marks, out(away, from), out(away, to), fat);
            }
        }
        self.canvas.fill(&bright, self.inks.sky);
        self.canvas.fill_with(&marks, Affine::IDENTITY, self.inks.light, 0.6);
        let size = self.tall.min(self.wide) * 0.40;
        for (part, ink) in [(1.14, self.inks.sky), (1.0, self.inks.sky.mix(self.inks.light, 0.6))] {
            let glow = self.wobbly(middle, size * part, 48, 0.016);
            self.canvas.fill(&glow, ink);
        }
    }

    fn wobbly(&mut self, middle: (f64, f64), radius: f64, points: usize, rough: f64) -> BezPath {
        let around: Vec<(f64, f64)> = (0..points)
            .map(|at| {
                let angle = at as f64 / points as f64 * TAU;
                let r = radius * self.chance.range(1.0 - rough, 1.0 + rough);
                (middle.0 + r * angle.cos(), middle.1 + r * angle.sin())
            })
            .collect();
        polygon(&around)
    }

    /// The height of a rough line across the scene, as a function of x.
    fn rough(&mut self, wavy: f64) -> impl Fn(f64) -> f64 + use<> {
        let waves: Vec<(f64, f64, f64)> = (0..5)
            .map(|at| {
                let often = wavy * f64::from(1u32 << at) * self.chance.range(0.7, 1.3);
                (often, self.chance.range(0.0, TAU), 0.6f64.powi(at))
            })
            .collect();
        let wide = self.wide;
        move |x: f64| {
            waves.iter().map(|w| (x / wide * w.0 * 3.0 + w.1).sin() * w.2).sum::<f64>() / 2.3
        }
    }

    /// Land from side to side, its top around `y`.
    fn ridge(&mut self, y: f64, high: f64, ink: Ink, wavy: f64) {
        let line = self.rough(wavy);
        let mut points = vec![(-10.0, self.tall + 10.0)];
        let mut x = -10.0;
        while x <= self.wide + 10.0 {
            points.push((x, y - high * (0.5 + 0.5 * line(x))));
            x += 14.0;
        }
        points.push((self.wide + 10.0, self.tall + 10.0));
        self.canvas.fill(&polygon(&points), ink);
        let mut marks = BezPath::new();
        for _ in 0..70 {
            let x = self.chance.range(0.0, self.wide);
            let top = y - high * (0.5 + 0.5 * line(x));
            let down = self.chance.range(8.0, 18.0) + self.chance.range(0.0, high * 0.9);
            let lean = self.chance.range(10.0, 30.0);
            let from = (x, top + down);
            let long = self.chance.range(18.0, 54.0);
            gouge(&mut marks, from, (x - lean, top + down + long), 4.0);
        }
        self.canvas.fill_with(&marks, Affine::IDENTITY, ink.mix(self.inks.sky, 0.75), 0.6);
    }

    /// Water from `y` down, with crests carved larger the nearer they are.
    fn sea(&mut self, y: f64) {
        let (mid, near, light) = (self.inks.mid, self.inks.near, self.inks.light);
        self.canvas.shape(&Rect::new(-4.0, y, self.wide + 4.0, self.tall + 4.0), mid);
        let deep = self.tall - y;
        let lower = Rect::new(-4.0, y + deep * 0.62, self.wide + 4.0, self.tall + 4.0);
        self.canvas.fill_with(&lower.to_path(0.1), Affine::IDENTITY, near, 0.75);
        let (mut crests, mut dark) = (BezPath::new(), BezPath::new());
        let mut down = 12.0;
        while down < deep + 20.0 {
            let part = (down / deep).min(1.0);
            let step = 40.0 + 90.0 * part;
            let mut x = self.chance.range(-step, 0.0);
            while x < self.wide {
                let long = step * self.chance.range(0.45, 0.95);
                let fat = 4.0 + 9.0 * part;
                let at = y + down + self.chance.range(-4.0, 4.0);
                crests.move_to((x, at));
                crests.quad_to((x + long * 0.5, at - fat * 2.2), (x + long, at));
                crests.quad_to((x + long * 0.5, at - fat * 0.7), (x, at));
                crests.close_path();
                gouge(&mut dark, (x + long * 0.2, at + fat), (x + long * 0.9, at + fat), fat * 0.5);
                x += step * self.chance.range(0.95, 1.5);
            }
            down += 14.0 + 26.0 * part;
        }
        self.canvas.fill(&dark, near);
        self.canvas.fill_with(&crests, Affine::IDENTITY, light, 0.85);
    }

    /// A headland from one side.
    fn cliff(&mut self) {
        let right = self.chance.below(2) == 0;
        let flip = |x: f64| if right { self.wide - x } else { x };
        let top = self.tall * 0.36;
        let foot = self.tall * 0.93;
        let mut chance = self.chance.clone();
        let mut points = vec![(flip(-10.0), self.tall + 10.0), (flip(-10.0), top)];
        let reach = self.wide * 0.44;
        for at in 0..=9 {
            let part = f64::from(at) / 9.0;
            let x = reach * (0.62 + 0.5 * part * part) + chance.range(-14.0, 14.0);
            points.push((flip(x), top + (foot - top) * part + chance.range(0.0, 14.0)));
        }
        points.push((flip(reach * 1.5), self.tall + 10.0));
        let shape = polygon(&points);
        let (mut marks, mut faces) = (BezPath::new(), BezPath::new());
        for _ in 0..46 {
            let part = chance.range(0.05, 0.95);
            let x = chance.range(0.02, 0.98) * reach * (0.56 + 0.4 * part * part);
            let y = top + (foot - top) * part;
            let long = chance.range(24.0, 80.0);
            let mark = if chance.below(3) == 0 { &mut faces } else { &mut marks };
            let fat = chance.range(4.0, 9.0);
            gouge(mark, (flip(x), y), (flip(x + long * 0.25), y + long), fat);
        }
        self.chance = chance;
        self.canvas.fill(&shape, self.inks.near);
        self.canvas.fill_with(&faces, Affine::IDENTITY, self.inks.sky, 0.9);
        self.canvas.fill(&marks, self.inks.mid);
    }

    /// A dark foreground with blades of grass.
    fn grass(&mut self, y: f64) {
        let line = self.rough(1.0);
        let near = self.inks.near;
        let mut path = polygon(&[
            (-4.0, y + 12.0),
            (self.wide + 4.0, y + 12.0),
            (self.wide + 4.0, self.tall + 4.0),
            (-4.0, self.tall + 4.0),
        ]);
        let mut x = -10.0;
        while x < self.wide {
            let foot = y + 8.0 * line(x) + 26.0;
            let high = self.chance.range(24.0, 70.0);
            let lean = self.chance.range(-20.0, 20.0);
            path.move_to((x, foot));
            path.quad_to((x + 2.0, foot - high * 0.6), (x + lean, foot - high));
            path.quad_to((x + 12.0, foot - high * 0.5), (x + 18.0, foot));
            path.close_path();
            x += self.chance.range(9.0, 20.0);
        }
        self.canvas.fill(&path, near);
    }

    /// A row of gabled houses.
    fn town(&mut self) {
        let base = self.tall * 0.97;
        let (mut walls, mut lit, mut carved) = (BezPath::new(), BezPath::new(), BezPath::new());
        let mut x = self.chance.range(-60.0, -10.0);
        while x < self.wide {
            let wide = self.chance.range(80.0, 150.0);
            let top = self.horizon + self.tall * self.chance.range(-0.06, 0.12);
            let roof = wide * self.chance.range(0.4, 0.75);
            let shape = [
                (x, base),
                (x, top),
                (x + wide / 2.0, top - roof),
                (x + wide, top),
                (x + wide, base),
            ];
            walls.extend(polygon(&shape).iter());
            gouge(&mut carved, (x + 4.0, top - 2.0), (x + wide / 2.0, top - roof + 4.0), 5.0);
            gouge(&mut carved, (x + wide - 3.0, top), (x + wide - 3.0, base), 4.0);
            for _ in 0..1 + self.chance.below(3) {
                let (wx, wy) =
                    (x + wide * self.chance.range(0.18, 0.68), top + self.chance.range(14.0, 90.0));
                lit.extend(Rect::new(wx, wy, wx + 17.0, wy + 24.0).path_elements(0.1));
            }
            x += wide + self.chance.range(-8.0, 20.0);
        }
        self.canvas.fill(&walls, self.inks.mid);
        self.canvas.fill(&carved, self.inks.far);
        self.canvas.fill(&lit, self.inks.light);
    }

    /// A row of firs.
    fn trees(&mut self, base: f64, high: f64, ink: Ink, count: usize) {
        let mut path = BezPath::new();
        let mut marks = BezPath::new();
        for at in 0..count {
            let x = (at as f64 + self.chance.range(0.1, 0.9)) / count as f64 * self.wide;
            let tall = self.tall * high * self.chance.range(0.7, 1.25);
            let wide = tall * self.chance.range(0.2, 0.28);
            for tier in 0..4 {
                let part = f64::from(tier) / 4.0;
                let (top, low) =
                    (base - tall * (1.0 - part * 0.8), base - tall * (0.66 - part * 0.66));
                let half = wide * (0.35 + 0.65 * (part + 0.25));
                path.extend(polygon(&[(x, top), (x + half, low), (x - half, low)]).iter());
                gouge(
                    &mut marks,
                    (x - half * 0.2, top + (low - top) * 0.5),
                    (x - half * 0.7, low - 3.0),
                    3.0,
                );
            }
        }
        path.extend(
            Rect::new(-4.0, base - 8.0, self.wide + 4.0, self.tall + 4.0).path_elements(0.1),
        );
        self.canvas.fill(&path, ink);
        self.canvas.fill_with(&marks, Affine::IDENTITY, self.inks.sky, 0.6);
    }

    /// A table's edge with the grain of its wood, and a shadow under what lies there.
    fn cloth(&mut self) {
        let y = self.tall * 0.78;
        self.canvas.shape(&Rect::new(-4.0, y, self.wide + 4.0, self.tall + 4.0), self.inks.mid);
        self.canvas.shape(&Rect::new(-4.0, y, self.wide + 4.0, y + 9.0), self.inks.near);
        let mut marks = BezPath::new();
        for _ in 0..46 {
            let x = self.chance.range(-60.0, self.wide);
            let at = self.chance.range(y + 22.0, self.tall);
            let long = self.chance.range(60.0, 220.0);
            gouge(&mut marks, (x, at), (x + long, at + self.chance.range(-4.0, 4.0)), 4.0);
        }
        self.canvas.fill_with(&marks, Affine::IDENTITY, self.inks.far, 0.9);
        let shadow = kurbo::Ellipse::new(
            (self.wide / 2.0, self.tall * 0.88),
            (self.wide * 0.26, self.tall * 0.045),
            0.0,
        );
        self.canvas.fill_with(&shadow.to_path(0.1), Affine::IDENTITY, self.inks.near, 0.8);
    }
}

/// A lighthouse throwing beams, for backs of decks.
pub fn beams(
    canvas: &mut Canvas,
    middle: (f64, f64),
    reach: f64,
    count: usize,
    ink: Ink,
    alpha: f64,
) {
    for at in 0..count {
        let angle = (at as f64 + 0.5) / count as f64 * TAU;
        let half = TAU / count as f64 * 0.24;
        let out = |angle: f64| (middle.0 + reach * angle.cos(), middle.1 + reach * angle.sin());
        let wedge = polygon(&[middle, out(angle - half), out(angle + half)]);
        canvas.fill_with(&wedge, Affine::IDENTITY, ink, alpha);
    }
}
