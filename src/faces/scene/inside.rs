//! Places without a sky: caves, crypts, rooms, forges, glass halls.

use kurbo::{BezPath, Circle, Rect, Shape};

use super::Scene;
use crate::paint::{gouge, polygon};

impl Scene<'_> {
    /// Paints a pool of light in the dark.
    fn glow(&mut self, at: (f64, f64), size: f64) {
        for (part, mix) in [(1.0, 0.18), (0.78, 0.4), (0.56, 0.66), (0.36, 0.9)] {
            let ring = self.wobbly(at, size * part, 44, 0.018);
            let ink = self.inks.mid.mix(self.inks.sky, mix);
            self.canvas.fill(&ring, ink);
        }
    }

    /// Paints the mouth of a cave from inside: teeth of stone above and below.
    pub(super) fn cave(&mut self) {
        self.fill_all(self.inks.sky);
        let mouth = (self.wide * self.chance.range(0.35, 0.65), self.tall * 0.5);
        self.ridge(self.tall * 0.66, self.tall * 0.12, self.inks.far, 2.0);
        let disc = Circle::new((mouth.0 + self.wide * 0.1, self.tall * 0.36), self.tall * 0.09);
        self.canvas.shape(&disc, self.inks.light);
        for (depth, ink) in [(0, self.inks.mid), (1, self.inks.near)] {
            let part = 1.0 - 0.0 * f64::from(depth);
            let (rx, ry) = (
                self.wide * (0.36 + 0.1 * f64::from(depth)) * part,
                self.tall * (0.36 + 0.09 * f64::from(depth)) * part,
            );
            let mut rim = BezPath::new();
            rim.extend(
                Rect::new(-10.0, -10.0, self.wide + 10.0, self.tall + 10.0).path_elements(0.1),
            );
            let count = 26;
            let mut hole = Vec::new();
            for at in 0..count {
                let angle = -f64::from(at) / f64::from(count) * std::f64::consts::TAU;
                let tooth = if at % 2 == 0 { self.chance.range(0.72, 0.96) } else { 1.08 };
                hole.push((mouth.0 + rx * tooth * angle.cos(), mouth.1 + ry * tooth * angle.sin()));
            }
            rim.extend(polygon(&hole).iter());
            self.canvas.fill(&rim, ink);
        }
        let mut marks = BezPath::new();
        for _ in 0..60 {
            let angle = self.chance.range(0.0, std::f64::consts::TAU);
            let r = self.chance.range(1.14, 1.7);
            let at = (
                mouth.0 + self.wide * 0.46 * r * angle.cos(),
                mouth.1 + self.tall * 0.45 * r * angle.sin(),
            );
            gouge(&mut marks, at, (at.0 - 14.0, at.1 + self.chance.range(16.0, 50.0)), 4.0);
        }
        self.tint(&marks, self.inks.mid, 0.9);
    }

    /// Paints a vault with pillars and arches, and light from behind.
    pub(super) fn crypt(&mut self) {
        self.fill_all(self.inks.mid);
        let middle = (self.wide / 2.0, self.tall * 0.55);
        self.glow(middle, self.tall * 0.62);
        let floor = self.tall * 0.84;
        self.below(floor, self.inks.near);
        let count = 2 + self.chance.below(2) * 2;
        let step = self.wide / (count + 1) as f64;
        let (mut stone, mut marks) = (BezPath::new(), BezPath::new());
        // Stone fills the area above the arches.
        stone
            .extend(Rect::new(-10.0, -10.0, self.wide + 10.0, self.tall * 0.12).path_elements(0.1));
        for at in 0..=count {
            let x = step * at as f64;
            let (l, r, y) = (x, x + step, self.tall * 0.46);
            let mut spandrel = BezPath::new();
            spandrel.move_to((l, y));
            spandrel.curve_to(
                (l, self.tall * 0.2),
                (l + step * 0.3, self.tall * 0.1),
                (l + step * 0.5, self.tall * 0.08),
            );
            spandrel.curve_to((r - step * 0.3, self.tall * 0.1), (r, self.tall * 0.2), (r, y));
            spandrel.line_to((r, -10.0));
            spandrel.line_to((l, -10.0));
            spandrel.close_path();
            stone.extend(spandrel.iter());
            if at > 0 {
                let w = step * 0.11;
                stone.extend(Rect::new(x - w, y - 60.0, x + w, floor + 6.0).path_elements(0.1));
                stone.extend(
                    Rect::new(x - w * 1.6, y - 10.0, x + w * 1.6, y + 12.0).path_elements(0.1),
                );
                stone.extend(
                    Rect::new(x - w * 1.6, floor - 14.0, x + w * 1.6, floor + 8.0)
                        .path_elements(0.1),
                );
                gouge(&mut marks, (x - w * 0.5, y + 20.0), (x - w * 0.5, floor - 20.0), 4.0);
            }
        }
        for at in 0..9 {
            let x = self.wide * f64::from(at) / 8.0;
            gouge(&mut marks, (middle.0 + (x - middle.0) * 0.5, floor), (x, self.tall), 3.6);
        }
        self.canvas.fill(&stone, self.inks.near);
        self.tint(&marks, self.inks.far, 0.8);
    }

    /// Paints a room by candle light: boards, a window, a shelf.
    pub(super) fn room(&mut self) {
        self.fill_all(self.inks.mid);
        let right = self.chance.below(2) == 0;
        let wide = self.wide;
        let flip = |x: f64| if right { wide - x } else { x };
        let lamp = (flip(self.wide * 0.26), self.tall * 0.46);
        self.glow(lamp, self.tall * 0.7);
        let mut boards = BezPath::new();
        let mut x = self.chance.range(20.0, 70.0);
        while x < self.wide {
            gouge(&mut boards, (x, -10.0), (x, self.tall * 0.8), 4.0);
            x += self.chance.range(90.0, 140.0);
        }
        self.tint(&boards, self.inks.near, 0.75);
        // A window on the dark side.
        let (wx, wy, ww, wh) =
            (flip(self.wide * 0.76), self.tall * 0.14, self.wide * 0.085, self.tall * 0.42);
        let pane = Rect::new(wx - ww, wy, wx + ww, wy + wh);
        self.canvas.shape(&pane.inflate(14.0, 14.0), self.inks.near);
        self.canvas.shape(&pane, self.inks.high);
        let mut bars = BezPath::new();
        bars.extend(Rect::new(wx - 4.0, wy, wx + 4.0, wy + wh).path_elements(0.1));
        bars.extend(
            Rect::new(wx - ww, wy + wh * 0.46, wx + ww, wy + wh * 0.46 + 8.0).path_elements(0.1),
        );
        self.canvas.fill(&bars, self.inks.near);
        self.canvas.shape(&Circle::new((wx + ww * 0.4, wy + wh * 0.2), ww * 0.3), self.inks.light);
        let y = self.tall * 0.8;
        self.below(y, self.inks.near);
        let mut grain = BezPath::new();
        for _ in 0..16 {
            let x = self.chance.range(-60.0, self.wide);
            let at = self.chance.range(y + 14.0, self.tall);
            gouge(&mut grain, (x, at), (x + self.chance.range(80.0, 240.0), at), 3.6);
        }
        self.tint(&grain, self.inks.far, 0.8);
        // The candle.
        let (cx, cw, top) = (lamp.0, self.tall * 0.022, self.tall * 0.52);
        self.canvas.shape(&Rect::new(cx - cw, top, cx + cw, y + 10.0), self.inks.light);
        self.canvas
            .shape(&Rect::new(cx - cw * 2.2, y - 4.0, cx + cw * 2.2, y + 12.0), self.inks.far);
        let mut flame = BezPath::new();
        flame.move_to((cx, top - self.tall * 0.12));
        flame.curve_to((cx + cw * 2.0, top - cw * 2.0), (cx + cw, top), (cx, top));
        flame.curve_to(
            (cx - cw, top),
            (cx - cw * 2.0, top - cw * 2.0),
            (cx, top - self.tall * 0.12),
        );
        flame.close_path();
        self.canvas.fill(&flame, self.inks.light);
    }

    /// Paints bricks around a burning hearth.
    pub(super) fn forge(&mut self) {
        self.fill_all(self.inks.near);
        let mut bricks = BezPath::new();
        let (long, high) = (self.wide * 0.09, self.tall * 0.07);
        let mut row = 0;
        let mut y = 4.0;
        while y < self.tall {
            let mut x = if row % 2 == 0 { 0.0 } else { -long / 2.0 };
            while x < self.wide {
                let worn = self.chance.range(2.0, 7.0);
                bricks.extend(
                    Rect::new(x + worn, y + 3.0, x + long - 3.0, y + high - 4.0)
                        .to_rounded_rect(5.0)
                        .path_elements(0.2),
                );
                x += long;
            }
            y += high;
            row += 1;
        }
        self.canvas.fill(&bricks, self.inks.mid);
        let middle = self.wide * self.chance.range(0.38, 0.62);
        let (half, top) = (self.wide * 0.3, self.tall * 0.16);
        let arch = |grow: f64| {
            let (l, r) = (middle - half - grow, middle + half + grow);
            let mut path = BezPath::new();
            path.move_to((l, self.tall + 10.0));
            path.line_to((l, self.tall * 0.5));
            path.curve_to((l, top - grow), (middle - half * 0.5, top - grow), (middle, top - grow));
            path.curve_to((middle + half * 0.5, top - grow), (r, top - grow), (r, self.tall * 0.5));
            path.line_to((r, self.tall + 10.0));
            path.close_path();
            path
        };
        self.canvas.fill(&arch(34.0), self.inks.near);
        self.canvas.fill(&arch(20.0), self.inks.far);
        self.canvas.fill(&arch(0.0), self.inks.high);
        for (scale, ink) in [(1.0, self.inks.sky), (0.66, self.inks.light)] {
            let mut fire = vec![(middle - half * 0.94, self.tall + 10.0)];
            let tongues = 9;
            for at in 0..=tongues * 2 {
                let part = f64::from(at) / f64::from(tongues * 2);
                let x = middle - half * 0.94 + half * 1.88 * part;
                let lift = (part * std::f64::consts::PI).sin();
                let up = if at % 2 == 1 { self.chance.range(0.3, 0.62) } else { 0.14 };
                fire.push((x, self.tall - self.tall * up * lift * scale));
            }
            fire.push((middle + half * 0.94, self.tall + 10.0));
            self.canvas.fill(&polygon(&fire), ink);
        }
    }

    /// Paints a hall of tall windows, some of their panes colored.
    pub(super) fn panes(&mut self) {
        self.fill_all(self.inks.near);
        let count = 3 + self.chance.below(3);
        let step = self.wide / count as f64;
        let floor = self.tall * 0.84;
        let colors = [self.inks.light, self.inks.sky, self.inks.high, self.inks.sky, self.inks.far];
        for at in 0..count {
            let (l, r) = (step * (at as f64 + 0.1), step * (at as f64 + 0.9));
            let rows = 6;
            let high = (floor - self.tall * 0.06) / f64::from(rows);
            for row in 0..rows {
                for column in 0..2 {
                    let w = (r - l) / 2.0;
                    let (x, y) =
                        (l + w * f64::from(column), self.tall * 0.06 + high * f64::from(row));
                    let ink = colors[self.chance.below(colors.len())];
                    if row == 0 {
                        let top = if column == 0 { (x + w - 3.0, y) } else { (x + 3.0, y) };
                        let far = if column == 0 { x + 3.0 } else { x + w - 3.0 };
                        let near = if column == 0 { x + w - 3.0 } else { x + 3.0 };
                        let part = polygon(&[
                            top,
                            (near, y + high - 3.0),
                            (far, y + high - 3.0),
                            (far, y + high * 0.6),
                        ]);
                        self.canvas.fill(&part, ink);
                    } else {
                        self.canvas
                            .shape(&Rect::new(x + 3.0, y + 3.0, x + w - 3.0, y + high - 3.0), ink);
                    }
                }
            }
            // Light falls through the windows onto the floor.
            let lean = self.wide * 0.06;
            let pool = polygon(&[
                (l, floor + 14.0),
                (r, floor + 14.0),
                (r + lean, self.tall + 4.0),
                (l + lean, self.tall + 4.0),
            ]);
            self.tint(&pool, self.inks.sky, 0.5);
        }
        let mut glints = BezPath::new();
        for _ in 0..26 {
            let (x, y) = (self.chance.range(0.0, self.wide), self.chance.range(0.0, floor));
            gouge(&mut glints, (x, y + 26.0), (x + 26.0, y), 3.0);
        }
        self.tint(&glints, self.inks.light, 0.7);
    }
}
