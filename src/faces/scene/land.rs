//! Landscapes: land and water without buildings.

use kurbo::{Affine, BezPath, Rect, Shape};

use super::Scene;
use crate::paint::{Ink, gouge, polygon};

impl Scene<'_> {
    /// Paints land from side to side, its top around `y`.
    pub(super) fn ridge(&mut self, y: f64, high: f64, ink: Ink, wavy: f64) {
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

    /// Paints water from `y` down, with crests that are larger the nearer they are.
    pub(super) fn sea(&mut self, y: f64) {
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

    /// Paints a headland from one side.
    pub(super) fn cliff(&mut self) {
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

    /// Paints a dark foreground with blades of grass.
    pub(super) fn grass(&mut self, y: f64) {
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

    /// Paints a row of firs.
    pub(super) fn trees(&mut self, base: f64, high: f64, ink: Ink, count: usize) {
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

    /// Paints a distant ship, or a few rocks.
    pub(super) fn sail(&mut self, y: f64) {
        let x = self.wide * self.chance.range(0.1, 0.9);
        let s = self.tall * self.chance.range(0.06, 0.11);
        let mut path = polygon(&[
            (x - s, y + 2.0),
            (x + s, y + 2.0),
            (x + s * 0.7, y + s * 0.36),
            (x - s * 0.7, y + s * 0.36),
        ]);
        path.extend(polygon(&[(x, y - s * 1.7), (x + s * 0.9, y - 4.0), (x, y - 4.0)]).iter());
        path.extend(
            polygon(&[
                (x - s * 0.12, y - s * 1.3),
                (x - s * 0.12, y - 4.0),
                (x - s * 0.8, y - 4.0),
            ])
            .iter(),
        );
        self.canvas.fill(&path, self.inks.near);
    }

    /// Paints standing stones.
    pub(super) fn stones(&mut self) {
        let (mut path, mut marks) = (BezPath::new(), BezPath::new());
        for _ in 0..3 + self.chance.below(4) {
            let x = self.chance.range(0.02, 0.98) * self.wide;
            let foot = self.tall * self.chance.range(0.76, 0.9);
            let (w, h) = (
                self.tall * self.chance.range(0.03, 0.055),
                self.tall * self.chance.range(0.12, 0.28),
            );
            let lean = self.chance.range(-0.3, 0.3) * w;
            path.extend(
                polygon(&[
                    (x - w, foot),
                    (x - w * 0.8 + lean, foot - h * 0.9),
                    (x + lean, foot - h),
                    (x + w * 0.7 + lean, foot - h * 0.86),
                    (x + w, foot),
                ])
                .iter(),
            );
            gouge(&mut marks, (x - w * 0.5 + lean, foot - h * 0.8), (x - w * 0.6, foot - 8.0), 4.0);
        }
        self.canvas.fill(&path, self.inks.near);
        self.tint(&marks, self.inks.sky, 0.85);
    }

    /// Paints jagged peaks with snow on them.
    pub(super) fn mountains(&mut self) {
        for (row, ink) in [(0, self.inks.far), (1, self.inks.mid)] {
            let base = self.tall * if row == 0 { 0.86 } else { 1.0 };
            let (mut rock, mut snow, mut marks) = (BezPath::new(), BezPath::new(), BezPath::new());
            let mut x = self.chance.range(-0.2, 0.0) * self.wide;
            while x < self.wide * 1.1 {
                let half = self.wide * self.chance.range(0.13, 0.24);
                let high =
                    self.tall * self.chance.range(0.34, 0.62) * if row == 0 { 1.0 } else { 0.72 };
                let top = (x + half * self.chance.range(-0.15, 0.15), base - high);
                rock.extend(polygon(&[(x - half, base), top, (x + half, base)]).iter());
                let cap = self.chance.range(0.26, 0.4);
                let at = |side: f64, part: f64| {
                    (top.0 + ((x + side * half) - top.0) * part, top.1 + high * part)
                };
                let jag = |a: (f64, f64), by: f64| (a.0, a.1 + by);
                let (l, r) = (at(-1.0, cap), at(1.0, cap * 0.86));
                let mid = (l.0 + r.0) / 2.0;
                snow.extend(
                    polygon(&[
                        top,
                        r,
                        jag((r.0 * 0.6 + mid * 0.4, r.1), -high * 0.07),
                        jag((mid, l.1), high * 0.06),
                        jag((l.0 * 0.6 + mid * 0.4, l.1), -high * 0.06),
                        l,
                    ])
                    .iter(),
                );
                for i in 0..6 {
                    let part = cap + 0.09 * f64::from(i);
                    let (from, to) = (at(0.35, part), at(0.75, part + 0.2));
                    gouge(&mut marks, from, to, 5.0);
                }
                x += half * self.chance.range(1.1, 1.7);
            }
            self.canvas.fill(&rock, ink);
            self.tint(&marks, self.inks.near, 0.7);
            self.canvas.fill(&snow, self.inks.light);
        }
        self.trees(self.tall * 1.02, 0.16, self.inks.near, 16);
    }

    /// Paints still water in bands, reeds, and a dead tree.
    pub(super) fn marsh(&mut self) {
        self.ridge(self.horizon, self.tall * 0.06, self.inks.far, 3.0);
        self.below(self.horizon, self.inks.sky.mix(self.inks.far, 0.35));
        let mut mud = BezPath::new();
        let mut y = self.horizon + 10.0;
        while y < self.tall {
            let part = (y - self.horizon) / (self.tall - self.horizon);
            let x = self.chance.range(-0.2, 0.6) * self.wide;
            gouge(
                &mut mud,
                (x, y),
                (x + self.wide * self.chance.range(0.4, 0.9), y),
                6.0 + 18.0 * part,
            );
            y += 20.0 + 26.0 * part;
        }
        self.canvas.fill(&mud, self.inks.mid);
        let x = self.wide * if self.chance.below(2) == 0 { 0.12 } else { 0.86 };
        let mut tree = BezPath::new();
        let foot = self.tall * 0.86;
        gouge(&mut tree, (x, foot + 40.0), (x + 14.0, foot - self.tall * 0.62), 17.0);
        for at in 0..5 {
            let y = foot - self.tall * (0.16 + 0.09 * f64::from(at));
            let side = if at % 2 == 0 { 1.0 } else { -1.0 };
            let long = self.tall * self.chance.range(0.08, 0.2);
            gouge(&mut tree, (x + 6.0, y), (x + side * long, y - long * 0.6), 6.0);
        }
        for _ in 0..40 {
            let x = self.chance.range(0.0, self.wide);
            let y = self.tall * self.chance.range(0.86, 1.02);
            let high = self.tall * self.chance.range(0.08, 0.24);
            let lean = self.chance.range(-14.0, 14.0);
            gouge(&mut tree, (x, y), (x + lean, y - high), 3.4);
            if self.chance.below(3) == 0 {
                gouge(
                    &mut tree,
                    (x + lean * 0.9, y - high * 0.7),
                    (x + lean * 1.2, y - high * 1.1),
                    8.0,
                );
            }
        }
        self.canvas.fill(&tree, self.inks.near);
    }

    /// Paints furrows to the horizon, a hedge, and stacks of hay.
    pub(super) fn fields(&mut self) {
        self.ridge(self.horizon, self.tall * 0.08, self.inks.far, 1.4);
        let y = self.horizon;
        self.below(y, self.inks.sky.mix(self.inks.light, 0.3));
        let vanish = (self.wide * self.chance.range(0.25, 0.75), y - 30.0);
        let mut rows = BezPath::new();
        let count = 15;
        for at in 0..count {
            let x = self.wide * (f64::from(at) / f64::from(count - 1) * 3.0 - 1.0);
            let next = x + self.wide * 0.1;
            let low = self.tall + 10.0;
            let up = |x: f64| {
                let part = (low - y) / (low - vanish.1);
                (x + (vanish.0 - x) * part, y)
            };
            rows.extend(polygon(&[(x, low), (next, low), up(next), up(x)]).iter());
        }
        self.canvas.fill(&rows, self.inks.mid);
        let mut hay = BezPath::new();
        let mut straw = BezPath::new();
        for _ in 0..4 {
            let x = self.chance.range(0.04, 0.96) * self.wide;
            let foot = self.tall * self.chance.range(0.72, 0.92);
            let (w, h) = (self.tall * 0.09, self.tall * self.chance.range(0.14, 0.2));
            hay.move_to((x - w, foot));
            hay.curve_to((x - w, foot - h), (x - w * 0.3, foot - h * 1.2), (x, foot - h * 1.25));
            hay.curve_to((x + w * 0.3, foot - h * 1.2), (x + w, foot - h), (x + w, foot));
            hay.close_path();
            for i in 0..5 {
                let off = w * (f64::from(i) * 0.36 - 0.72);
                gouge(&mut straw, (x + off * 0.4, foot - h), (x + off, foot - 6.0), 3.4);
            }
        }
        self.canvas.fill(&hay, self.inks.near);
        self.canvas.fill(&straw, self.inks.sky);
    }

    /// Paints a road that winds to the horizon, with stones beside it.
    pub(super) fn road(&mut self) {
        let y = self.horizon;
        self.ridge(y - 4.0, self.tall * 0.14, self.inks.far, 2.0);
        self.below(y, self.inks.mid);
        let bend = self.chance.range(-0.25, 0.25) * self.wide;
        let (far, mid, low) =
            (self.wide * self.chance.range(0.3, 0.7), self.wide / 2.0, self.tall + 10.0);
        let mut road = BezPath::new();
        road.move_to((far - 7.0, y));
        road.curve_to(
            (far + bend - 30.0, y + (low - y) * 0.35),
            (mid - bend - 110.0, y + (low - y) * 0.5),
            (mid - self.wide * 0.28, low),
        );
        road.line_to((mid + self.wide * 0.28, low));
        road.curve_to(
            (mid - bend + 70.0, y + (low - y) * 0.5),
            (far + bend + 20.0, y + (low - y) * 0.35),
            (far + 7.0, y),
        );
        road.close_path();
        self.canvas.fill(&road, self.inks.light.mix(self.inks.sky, 0.5));
        let mut ruts = BezPath::new();
        for at in 0..16 {
            let y = y + (low - y) * self.chance.range(0.3, 1.0);
            let x = mid + self.chance.range(-0.2, 0.2) * self.wide;
            gouge(&mut ruts, (x, y), (x + 40.0 + f64::from(at), y + 3.0), 4.0);
        }
        self.tint(&ruts, self.inks.far, 0.7);
        self.stones();
        self.grass(self.tall * 0.97);
    }
}
