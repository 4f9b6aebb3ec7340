//! Buildings: towns, harbors, halls, and ruins.

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use super::Scene;
use crate::paint::{gouge, polygon};

impl Scene<'_> {
    /// Paints a row of gabled houses.
    pub(super) fn town(&mut self) {
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

    /// Paints a table's edge with the grain of its wood, and a shadow under the object on it.
    pub(super) fn cloth(&mut self) {
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

    /// Paints a quay with ships behind it.
    pub(super) fn harbor(&mut self) {
        self.ridge(self.horizon, self.tall * 0.1, self.inks.far, 3.0);
        self.sea(self.horizon);
        let (mut masts, mut hulls) = (BezPath::new(), BezPath::new());
        for _ in 0..3 + self.chance.below(2) {
            let x = self.chance.range(0.06, 0.94) * self.wide;
            let foot = self.horizon + self.tall * self.chance.range(0.06, 0.14);
            let half = self.tall * self.chance.range(0.14, 0.2);
            hulls.extend(
                polygon(&[
                    (x - half * 1.15, foot - half * 0.34),
                    (x - half * 0.8, foot + half * 0.2),
                    (x + half * 0.8, foot + half * 0.2),
                    (x + half * 1.2, foot - half * 0.4),
                    (x + half * 0.9, foot - half * 0.2),
                    (x - half * 0.9, foot - half * 0.2),
                ])
                .iter(),
            );
            for off in [-0.4, 0.35] {
                let (mx, top) = (x + off * half, foot - half * self.chance.range(2.2, 3.0));
                masts.extend(Rect::new(mx - 4.0, top, mx + 4.0, foot).path_elements(0.1));
                for at in 0..2 {
                    let y = top + half * (0.4 + 0.7 * f64::from(at));
                    gouge(&mut masts, (mx - half * 0.5, y), (mx + half * 0.5, y), 7.0);
                }
                gouge(&mut masts, (mx, top), (x + half * 1.2, foot - half * 0.4), 1.6);
                gouge(&mut masts, (mx, top), (x - half * 1.15, foot - half * 0.34), 1.6);
            }
        }
        self.canvas.fill(&masts, self.inks.near);
        self.canvas.fill(&hulls, self.inks.near);
        let y = self.tall * 0.88;
        self.below(y, self.inks.near);
        let mut stones = BezPath::new();
        let mut x = self.chance.range(-60.0, 0.0);
        while x < self.wide {
            let long = self.chance.range(70.0, 130.0);
            gouge(&mut stones, (x + 4.0, y + 8.0), (x + long - 6.0, y + 8.0), 5.0);
            gouge(&mut stones, (x + long, y + 14.0), (x + long, self.tall), 3.0);
            x += long;
        }
        self.tint(&stones, self.inks.far, 0.9);
    }

    /// Paints broken columns and an arch.
    pub(super) fn ruins(&mut self) {
        let base = self.tall * 0.86;
        self.ridge(self.horizon + 10.0, self.tall * 0.1, self.inks.far, 1.6);
        self.below(base, self.inks.mid);
        let (mut stone, mut shade, mut lit) = (BezPath::new(), BezPath::new(), BezPath::new());
        let count = 5;
        for at in 0..count {
            let x = self.wide * (f64::from(at) + self.chance.range(0.2, 0.8)) / f64::from(count);
            let w = self.tall * self.chance.range(0.045, 0.06);
            let whole = self.chance.below(2) == 0;
            let high = self.tall * if whole { 0.56 } else { self.chance.range(0.16, 0.42) };
            let top = base - high;
            stone.extend(
                polygon(&[
                    (x - w, base + 8.0),
                    (x - w, top + self.chance.range(0.0, 26.0)),
                    (x - w * 0.2, top),
                    (x + w * 0.3, top + self.chance.range(0.0, 30.0)),
                    (x + w, top + self.chance.range(4.0, 22.0)),
                    (x + w, base + 8.0),
                ])
                .iter(),
            );
            if whole {
                stone.extend(
                    Rect::new(x - w * 1.6, top - 16.0, x + w * 1.6, top + 12.0).path_elements(0.1),
                );
            }
            stone.extend(
                Rect::new(x - w * 1.4, base - 4.0, x + w * 1.4, base + 16.0).path_elements(0.1),
            );
            for i in 0..3 {
                let fx = x - w * 0.6 + w * 0.5 * f64::from(i);
                let path = if i == 0 { &mut lit } else { &mut shade };
                gouge(path, (fx, top + 36.0), (fx, base - 8.0), 4.0);
            }
        }
        // Rubble.
        for _ in 0..7 {
            let (x, y) = (self.chance.range(0.0, self.wide), self.chance.range(base, self.tall));
            let r = self.chance.range(14.0, 34.0);
            stone.extend(self.wobbly((x, y), r, 6, 0.3).iter());
        }
        self.canvas.fill(&stone, self.inks.near);
        self.tint(&lit, self.inks.sky, 0.9);
        self.tint(&shade, self.inks.far, 0.8);
    }

    /// Paints a tower on a rock, with a lamp that throws beams.
    pub(super) fn tower(&mut self) {
        self.sea(self.horizon + self.tall * 0.08);
        let right = self.chance.below(2) == 0;
        let x = self.wide
            * if right { self.chance.range(0.76, 0.88) } else { self.chance.range(0.12, 0.24) };
        self.mark = x;
        let (top, foot, w) = (self.tall * 0.2, self.tall * 0.78, self.tall * 0.075);
        for (angle, wide) in [(-0.14, 0.05), (0.05, 0.07), (0.22, 0.05)] {
            let turn: f64 = if right { std::f64::consts::PI - angle } else { angle };
            let reach = self.wide * 1.2;
            let out = |a: f64| (x + reach * a.cos(), top + reach * a.sin());
            let beam = polygon(&[(x, top), out(turn - wide), out(turn + wide)]);
            self.tint(&beam, self.inks.light, 0.62);
        }
        let rock = [
            (x - w * 5.0, self.tall + 10.0),
            (x - w * 3.4, foot + w),
            (x - w * 1.6, foot),
            (x + w * 1.6, foot - w * 0.2),
            (x + w * 3.0, foot + w * 1.2),
            (x + w * 5.4, self.tall + 10.0),
        ];
        self.canvas.fill(&polygon(&rock), self.inks.near);
        let shaft =
            [(x - w, foot), (x - w * 0.66, top + w), (x + w * 0.66, top + w), (x + w, foot)];
        self.canvas.fill(&polygon(&shaft), self.inks.light.mix(self.inks.sky, 0.3));
        let mut bands = BezPath::new();
        for at in 0..3 {
            let y = top + w + (foot - top - w) * (0.16 + 0.3 * f64::from(at));
            let half = w * (0.7 + 0.1 * f64::from(at));
            bands.extend(Rect::new(x - half, y, x + half, y + w * 0.8).path_elements(0.1));
        }
        bands.extend(
            polygon(&[(x, top + w), (x + w * 0.66, top + w), (x + w, foot), (x + w * 0.3, foot)])
                .iter(),
        );
        self.canvas.fill(&bands, self.inks.near);
        let room = Rect::new(x - w * 0.62, top - w * 0.5, x + w * 0.62, top + w);
        self.canvas.shape(&room, self.inks.near);
        self.canvas.shape(&Circle::new((x, top + w * 0.2), w * 0.5), self.inks.light);
        let roof =
            [(x - w * 0.86, top - w * 0.4), (x, top - w * 1.5), (x + w * 0.86, top - w * 0.4)];
        self.canvas.fill(&polygon(&roof), self.inks.near);
    }

    /// Paints the deck of a ship: mast, sail, shrouds, and the rail before the sea.
    pub(super) fn deck(&mut self) {
        self.sea(self.horizon);
        let right = self.chance.below(2) == 0;
        let wide = self.wide;
        let flip = |x: f64| if right { wide - x } else { x };
        let mut sail = BezPath::new();
        sail.move_to((flip(self.wide * 0.1), -10.0));
        sail.line_to((flip(self.wide * 0.62), -10.0));
        sail.quad_to(
            (flip(self.wide * 0.5), self.tall * 0.3),
            (flip(self.wide * 0.58), self.tall * 0.52),
        );
        sail.quad_to(
            (flip(self.wide * 0.3), self.tall * 0.42),
            (flip(self.wide * 0.06), self.tall * 0.5),
        );
        sail.close_path();
        self.canvas.fill(&sail, self.inks.light.mix(self.inks.sky, 0.35));
        let mut seams = BezPath::new();
        for at in 1..5 {
            let x = self.wide * (0.1 + 0.1 * f64::from(at));
            gouge(&mut seams, (flip(x), 0.0), (flip(x - 12.0), self.tall * 0.44), 3.0);
        }
        self.tint(&seams, self.inks.far, 0.7);
        let mut wood = BezPath::new();
        let mast = self.wide * 0.07;
        let (a, b) = (flip(mast - 15.0), flip(mast + 15.0));
        wood.extend(Rect::new(a.min(b), -10.0, a.max(b), self.tall).path_elements(0.1));
        for at in 0..4 {
            let x = self.wide * (0.74 + 0.09 * f64::from(at));
            gouge(&mut wood, (flip(self.wide * 0.6), -20.0), (flip(x), self.tall * 0.86), 3.4);
        }
        let y = self.tall * 0.8;
        wood.extend(Rect::new(-4.0, y, self.wide + 4.0, y + 16.0).path_elements(0.1));
        let mut x = 20.0;
        while x < self.wide {
            wood.extend(Rect::new(x, y, x + 14.0, self.tall).path_elements(0.1));
            x += 64.0;
        }
        wood.extend(
            Rect::new(-4.0, self.tall * 0.93, self.wide + 4.0, self.tall + 4.0).path_elements(0.1),
        );
        self.canvas.fill(&wood, self.inks.near);
        let mut grain = BezPath::new();
        gouge(&mut grain, (0.0, y + 5.0), (self.wide, y + 5.0), 3.0);
        self.tint(&grain, self.inks.sky, 0.8);
    }

    /// Paints striped awnings over stalls, with lamps on a line.
    pub(super) fn market(&mut self) {
        self.town();
        let base = self.tall * 0.9;
        self.below(base, self.inks.mid.mix(self.inks.near, 0.5));
        let count = 3 + self.chance.below(2);
        let step = self.wide / count as f64;
        for at in 0..count {
            let x = step * at as f64 + self.chance.range(0.02, 0.1) * step;
            let wide = step * 0.84;
            let top = self.tall * self.chance.range(0.44, 0.56);
            let deep = self.tall * 0.12;
            let mut posts = BezPath::new();
            for px in [x + wide * 0.08, x + wide * 0.88] {
                posts.extend(Rect::new(px, top, px + 9.0, base).path_elements(0.1));
            }
            let counter =
                Rect::new(x + wide * 0.02, base - self.tall * 0.13, x + wide * 0.98, base + 4.0);
            posts.extend(counter.path_elements(0.1));
            self.canvas.fill(&posts, self.inks.near);
            let stripes = 6;
            let each = wide / f64::from(stripes);
            for i in 0..stripes {
                let l = x + each * f64::from(i);
                let mut strip = BezPath::new();
                strip.move_to((x + wide * 0.12 + (l - x) * 0.76, top - deep));
                strip.line_to((x + wide * 0.12 + (l + each - x) * 0.76, top - deep));
                strip.line_to((l + each, top));
                strip.quad_to((l + each / 2.0, top + each * 0.9), (l, top));
                strip.close_path();
                let ink = if i % 2 == 0 { self.inks.light } else { self.inks.near };
                self.canvas.fill(&strip, ink);
            }
            let mut wares = BezPath::new();
            for i in 0..5 {
                let r = self.chance.range(8.0, 17.0);
                let wx = x + wide * (0.12 + 0.18 * f64::from(i));
                wares.extend(Circle::new((wx, counter.y0 - r * 0.6), r).to_path(0.2).iter());
            }
            self.canvas.fill(&wares, self.inks.far);
        }
    }
}
