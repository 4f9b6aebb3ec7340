//! Deserts: dunes, with or without water between them, and canyons.

use kurbo::BezPath;

use super::Scene;
use crate::paint::{gouge, polygon};

impl Scene<'_> {
    /// Paints dunes with their lee sides in shadow; for an oasis, water and palms between them.
    pub(super) fn dunes(&mut self, oasis: bool) {
        let rows = 4;
        for row in 0..rows {
            let part = f64::from(row) / f64::from(rows - 1);
            let base = self.horizon + (self.tall - self.horizon) * part * 0.86;
            let crest = self.wide * self.chance.range(0.15, 0.85);
            let high = self.tall * self.chance.range(0.1, 0.2);
            let lit = self.inks.light.mix(self.inks.sky, 0.25 + 0.5 * part);
            let mut dune = BezPath::new();
            dune.move_to((-10.0, base + high * 0.3));
            dune.curve_to(
                (crest * 0.4, base + high * 0.2),
                (crest * 0.7, base - high * 0.7),
                (crest, base - high),
            );
            dune.curve_to(
                (crest + self.wide * 0.14, base - high * 0.3),
                (crest + self.wide * 0.3, base + high * 0.1),
                (self.wide + 10.0, base),
            );
            dune.line_to((self.wide + 10.0, self.tall + 10.0));
            dune.line_to((-10.0, self.tall + 10.0));
            dune.close_path();
            self.canvas.fill(&dune, lit);
            let mut lee = BezPath::new();
            lee.move_to((crest, base - high));
            lee.curve_to(
                (crest + self.wide * 0.14, base - high * 0.3),
                (crest + self.wide * 0.3, base + high * 0.1),
                (self.wide + 10.0, base),
            );
            lee.line_to((self.wide + 10.0, self.tall + 10.0));
            lee.line_to((crest - self.wide * 0.1, self.tall + 10.0));
            lee.curve_to(
                (crest + self.wide * 0.08, base + high * 1.2),
                (crest - self.wide * 0.06, base + high * 0.4),
                (crest, base - high),
            );
            lee.close_path();
            self.canvas.fill(&lee, self.inks.far.mix(self.inks.mid, part));
            let mut ripples = BezPath::new();
            for i in 0..12 {
                let x = self.chance.range(0.0, crest.max(40.0));
                let y = base + high * (0.2 + 0.12 * f64::from(i));
                gouge(&mut ripples, (x - 60.0, y), (x + 50.0, y - 8.0), 3.4);
            }
            self.tint(&ripples, self.inks.far, 0.6);
            if oasis && row == 2 {
                let y = base + self.tall * 0.1;
                let pool = kurbo::Ellipse::new(
                    (self.wide * 0.5, y),
                    (self.wide * 0.42, self.tall * 0.05),
                    0.0,
                );
                self.canvas.shape(&pool, self.inks.near);
                let mut shine = BezPath::new();
                for at in 0..7 {
                    let x = self.wide * (0.18 + 0.09 * f64::from(at));
                    gouge(&mut shine, (x, y - 6.0), (x + 50.0, y - 6.0), 3.0);
                }
                self.canvas.fill(&shine, self.inks.light);
                for _ in 0..4 {
                    self.palm(y);
                }
            }
        }
    }

    fn palm(&mut self, y: f64) {
        let left = self.chance.below(2) == 0;
        let x = self.wide
            * if left { self.chance.range(0.03, 0.22) } else { self.chance.range(0.78, 0.97) };
        let foot = y + self.tall * self.chance.range(-0.02, 0.05);
        let high = self.tall * self.chance.range(0.34, 0.52);
        let lean = self.chance.range(-0.2, 0.2) * high;
        let top = (x + lean, foot - high);
        let mut trunk = BezPath::new();
        trunk.move_to((x - 9.0, foot));
        trunk.quad_to((x, foot - high * 0.5), (top.0 - 4.0, top.1));
        trunk.line_to((top.0 + 4.0, top.1));
        trunk.quad_to((x + 16.0, foot - high * 0.5), (x + 11.0, foot));
        trunk.close_path();
        for at in 0..8 {
            let angle = std::f64::consts::PI * (0.9 + 0.17 * f64::from(at));
            let long = high * 0.42;
            let tip = (top.0 + long * angle.cos(), top.1 + long * angle.sin() * 0.6 + long * 0.28);
            let mid = ((top.0 + tip.0) / 2.0, (top.1 + tip.1) / 2.0 - long * 0.3);
            trunk.move_to(top);
            trunk.quad_to((mid.0, mid.1 - 8.0), tip);
            trunk.quad_to((mid.0, mid.1 + 14.0), top);
            trunk.close_path();
        }
        self.canvas.fill(&trunk, self.inks.near);
    }

    /// Paints walls of layered rock to the left and the right, and a floor between them.
    pub(super) fn canyon(&mut self) {
        self.below(self.tall * 0.84, self.inks.sky.mix(self.inks.far, 0.5));
        for (depth, ink) in [(0, self.inks.far), (1, self.inks.mid), (2, self.inks.near)] {
            for right in [false, true] {
                let reach =
                    self.wide * (0.42 - 0.13 * f64::from(depth)) * self.chance.range(0.86, 1.14);
                let top = self.tall * (0.3 - 0.14 * f64::from(depth)) * self.chance.range(0.7, 1.3);
                let wide = self.wide;
                let flip = |x: f64| if right { wide - x } else { x };
                let mut points = vec![(flip(-10.0), self.tall + 10.0), (flip(-10.0), top)];
                let mut seams = BezPath::new();
                let steps = 7;
                for at in 0..=steps {
                    let part = f64::from(at) / f64::from(steps);
                    let x = reach * (0.74 + 0.3 * part) + self.chance.range(-0.06, 0.06) * reach;
                    let y = top + (self.tall - top) * part;
                    points.push((flip(x), y));
                    points.push((flip(x + reach * 0.05), y + 6.0));
                    gouge(&mut seams, (flip(-10.0), y + 16.0), (flip(x * 0.96), y + 10.0), 4.5);
                }
                points.push((flip(reach * 1.1), self.tall + 10.0));
                self.canvas.fill(&polygon(&points), ink);
                self.tint(&seams, ink.mix(self.inks.light, 0.4), 0.8);
            }
        }
    }
}
