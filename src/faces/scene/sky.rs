//! Skies: the light and its hour, and the weather in front of everything.

use std::f64::consts::TAU;

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use super::Scene;
use super::{Ground, Hour, Setting, Weather};
use crate::paint::{gouge, polygon};

impl Scene<'_> {
    /// Paints a sky in rings of tone around the light, with gouge marks along them.
    pub(super) fn sky(&mut self, light: (f64, f64)) {
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

    /// Paints rays from a middle to all sides, in two tones, with a glow in the middle.
    pub(super) fn rays(&mut self, middle: (f64, f64)) {
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

    /// Paints the sky of a setting.
    pub(super) fn heaven(&mut self, setting: &Setting) {
        let light =
            (self.wide * self.chance.range(0.16, 0.84), self.tall * self.chance.range(0.16, 0.38));
        self.mark = light.0;
        let shows = matches!(setting.ground, Ground::Vision | Ground::Table);
        match (setting.hour, setting.weather) {
            _ if shows => self.rays((self.wide / 2.0, self.tall * 0.5)),
            (_, Weather::Clouds | Weather::Rain | Weather::Lightning) => self.overcast(setting),
            (Hour::Night, _) => self.stars(light),
            (Hour::Dusk, _) => self.layers(light),
            (Hour::Noon, _) if self.chance.below(2) == 0 => self.bright(light),
            _ => self.sky(light),
        }
    }

    /// Paints a night with a moon and stars.
    fn stars(&mut self, light: (f64, f64)) {
        self.fill_all(self.inks.near);
        let low = Rect::new(-4.0, self.horizon * 0.62, self.wide + 4.0, self.tall);
        self.canvas.shape(&low, self.inks.near.mix(self.inks.mid, 0.55));
        let mut stars = BezPath::new();
        for _ in 0..46 {
            let (x, y) = (self.chance.range(0.0, self.wide), self.chance.range(0.0, self.horizon));
            let r = self.chance.range(3.0, 9.0);
            gouge(&mut stars, (x - r, y), (x + r, y), r * 0.5);
            gouge(&mut stars, (x, y - r), (x, y + r), r * 0.5);
        }
        self.tint(&stars, self.inks.light, 0.9);
        let size = self.tall * self.chance.range(0.10, 0.15);
        let halo = self.wobbly(light, size * 1.9, 36, 0.02);
        self.tint(&halo, self.inks.high, 0.6);
        let disc = self.wobbly(light, size, 30, 0.012);
        self.canvas.fill(&disc, self.inks.light);
        if self.chance.below(3) > 0 {
            let bite = Circle::new((light.0 + size * 0.5, light.1 - size * 0.16), size * 0.92);
            self.canvas.fill(&bite.to_path(0.1), self.inks.high.mix(self.inks.near, 0.4));
        }
    }

    /// Paints an evening in bands, the sun on the horizon.
    fn layers(&mut self, light: (f64, f64)) {
        let steps = 6;
        for step in 0..steps {
            let part = f64::from(step) / f64::from(steps - 1);
            let y = self.horizon * part * 0.96;
            let ink = self.inks.far.mix(self.inks.sky, part);
            let line = self.rough(1.4);
            let mut points = vec![(-10.0, self.tall + 10.0)];
            let mut x = -10.0;
            while x <= self.wide + 10.0 {
                let off = if step == 0 { -40.0 } else { 9.0 * line(x) };
                points.push((x, y + off));
                x += 24.0;
            }
            points.push((self.wide + 10.0, self.tall + 10.0));
            self.canvas.fill(&polygon(&points), ink);
        }
        let size = self.tall * self.chance.range(0.16, 0.24);
        let sun = self.wobbly((light.0, self.horizon), size, 40, 0.012);
        self.canvas.fill(&sun, self.inks.light);
        let mut cuts = BezPath::new();
        for at in 0..5 {
            let y = self.horizon - size * (0.12 + 0.17 * f64::from(at));
            gouge(&mut cuts, (light.0 - size, y), (light.0 + size, y), 5.0 - f64::from(at) * 0.7);
        }
        self.canvas.fill(&cuts, self.inks.sky);
    }

    /// Paints a plain bright sky with a few birds.
    fn bright(&mut self, light: (f64, f64)) {
        self.fill_all(self.inks.sky);
        let size = self.tall * 0.11;
        let disc = self.wobbly(light, size, 30, 0.02);
        self.canvas.fill(&disc, self.inks.light);
        let mut marks = BezPath::new();
        let mut y = 14.0;
        while y < self.horizon {
            let mut x = self.chance.range(-80.0, 40.0);
            while x < self.wide {
                let long = self.chance.range(40.0, 130.0);
                gouge(&mut marks, (x, y), (x + long, y), 3.4);
                x += long + self.chance.range(50.0, 190.0);
            }
            y += self.chance.range(20.0, 34.0);
        }
        self.tint(&marks, self.inks.high, 0.8);
        let mut birds = BezPath::new();
        for _ in 0..3 + self.chance.below(4) {
            let (x, y) = (
                self.chance.range(0.0, self.wide),
                self.chance.range(self.tall * 0.06, self.horizon * 0.7),
            );
            let r = self.chance.range(12.0, 24.0);
            gouge(&mut birds, (x - r, y - r * 0.5), (x, y), 3.0);
            gouge(&mut birds, (x, y), (x + r, y - r * 0.5), 3.0);
        }
        self.canvas.fill(&birds, self.inks.near);
    }

    /// Paints banks of clouds, dark in rain, split by lightning in storms.
    fn overcast(&mut self, setting: &Setting) {
        let heavy = setting.weather != Weather::Clouds;
        let night = setting.hour == Hour::Night;
        let ground = if night { self.inks.mid } else { self.inks.sky };
        self.fill_all(ground);
        let (dark, pale) = if heavy {
            (self.inks.mid, self.inks.far)
        } else {
            (self.inks.high, self.inks.light.mix(self.inks.sky, 0.35))
        };
        for row in 0..3 {
            let y = self.horizon * (0.16 + 0.27 * f64::from(row));
            let mut bank = BezPath::new();
            let mut rims = BezPath::new();
            let mut x = self.chance.range(-120.0, 0.0);
            while x < self.wide + 60.0 {
                let r = self.chance.range(0.07, 0.14) * self.tall;
                let at = (x, y + self.chance.range(-10.0, 10.0));
                bank.extend(self.wobbly(at, r, 22, 0.02).iter());
                gouge(
                    &mut rims,
                    (x - r * 0.8, at.1 - r * 0.5),
                    (x + r * 0.5, at.1 - r * 0.86),
                    5.0,
                );
                x += r * self.chance.range(0.8, if row == 1 { 3.2 } else { 1.5 });
            }
            let ink = dark.mix(pale, f64::from(row) / 3.0);
            self.canvas.fill(&bank, ink);
            self.tint(&rims, self.inks.light, 0.55);
        }
        if setting.weather == Weather::Lightning {
            let mut at = (self.wide * self.chance.range(0.12, 0.88), self.horizon * 0.2);
            let mut left = vec![at];
            while at.1 < self.horizon {
                at = (at.0 + self.chance.range(-46.0, 46.0), at.1 + self.chance.range(20.0, 54.0));
                left.push(at);
            }
            let mut bolt = left.clone();
            bolt.extend(
                left.iter().rev().map(|p| (p.0 + 13.0 * (1.0 - p.1 / self.tall), p.1 + 4.0)),
            );
            self.canvas.fill(&polygon(&bolt), self.inks.light);
        }
    }

    /// Paints rain, snow or other weather in front of everything.
    pub(super) fn weather(&mut self, weather: Weather) {
        let mut marks = BezPath::new();
        match weather {
            Weather::Rain => {
                for _ in 0..130 {
                    let (x, y) = (
                        self.chance.range(-20.0, self.wide + 60.0),
                        self.chance.range(-20.0, self.tall),
                    );
                    let long = self.chance.range(26.0, 70.0);
                    gouge(&mut marks, (x, y), (x - long * 0.34, y + long), 2.3);
                }
                self.tint(&marks, self.inks.light, 0.62);
            }
            Weather::Snow => {
                for _ in 0..90 {
                    let (x, y) =
                        (self.chance.range(0.0, self.wide), self.chance.range(0.0, self.tall));
                    let r = self.chance.range(3.0, 7.5);
                    marks.extend(Circle::new((x, y), r).to_path(0.2).iter());
                }
                self.tint(&marks, self.inks.light, 0.92);
            }
            Weather::Fog => {
                for at in 0..4 {
                    let y = self.horizon + self.tall * (0.02 + 0.1 * f64::from(at));
                    let x = self.chance.range(-0.3, 0.3) * self.wide;
                    let long = self.wide * self.chance.range(0.7, 1.1);
                    gouge(&mut marks, (x, y), (x + long, y), self.tall * 0.055);
                }
                self.tint(&marks, self.inks.sky, 0.7);
            }
            Weather::Wind => {
                for _ in 0..26 {
                    let (x, y) = (
                        self.chance.range(-100.0, self.wide),
                        self.chance.range(self.tall * 0.1, self.tall * 0.95),
                    );
                    let long = self.chance.range(90.0, 300.0);
                    marks.move_to((x, y));
                    marks.quad_to((x + long * 0.5, y - 16.0), (x + long, y + 2.0));
                    marks.quad_to((x + long * 0.5, y - 11.0), (x, y));
                    marks.close_path();
                }
                self.tint(&marks, self.inks.light, 0.6);
            }
            Weather::Clear | Weather::Clouds | Weather::Lightning => {}
        }
    }
}
