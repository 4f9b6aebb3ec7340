//! The backgrounds of heroes: a strong flat color with one large plain shape, different for each
//! hero.

use std::f64::consts::TAU;

use kurbo::{BezPath, Circle, Ellipse, Rect, Shape};

use super::Scene;
use crate::paint::{gouge, polygon};

impl Scene<'_> {
    /// Paints the background of the hero with that index in its pack.
    pub(super) fn before(&mut self, hero: u8) {
        let (wide, tall, inks) = (self.wide, self.tall, self.inks);
        let middle = (wide / 2.0, tall * 0.46);
        self.fill_all(inks.high);
        let mut marks = BezPath::new();
        match hero % 6 {
            0 => {
                self.canvas.shape(&Circle::new(middle, tall * 0.44), inks.sky);
                self.circle_of_gouges(&mut marks, middle, tall * 0.47, 44);
            }
            1 => {
                let mut y = -tall * 0.04;
                while y < tall {
                    let band = Rect::new(-4.0, y, wide + 4.0, y + tall * 0.07);
                    self.canvas.shape(&band, inks.sky);
                    y += tall * 0.15;
                }
            }
            2 => {
                for at in 0..12 {
                    let angle = f64::from(at) / 12.0 * TAU;
                    let out = |a: f64| (middle.0 + wide * a.cos(), middle.1 + wide * a.sin());
                    let wedge = polygon(&[middle, out(angle), out(angle + TAU / 24.0)]);
                    self.canvas.fill(&wedge, inks.sky);
                }
            }
            3 => {
                let arch = tall * 0.4;
                let mut path = BezPath::new();
                path.move_to((middle.0 - arch, tall + 4.0));
                path.line_to((middle.0 - arch, tall * 0.4));
                path.quad_to((middle.0 - arch, 6.0), (middle.0, 6.0));
                path.quad_to((middle.0 + arch, 6.0), (middle.0 + arch, tall * 0.4));
                path.line_to((middle.0 + arch, tall + 4.0));
                path.close_path();
                self.canvas.fill(&path, inks.sky);
                for at in 0..9 {
                    let y = tall * (0.1 + 0.1 * f64::from(at));
                    gouge(&mut marks, (10.0, y), (middle.0 - arch * 1.1, y), 5.0);
                    gouge(&mut marks, (wide - 10.0, y), (middle.0 + arch * 1.1, y), 5.0);
                }
            }
            4 => {
                let half =
                    polygon(&[(-4.0, tall + 4.0), (wide + 4.0, -4.0), (wide + 4.0, tall + 4.0)]);
                self.canvas.fill(&half, inks.sky);
                for at in 0..14 {
                    let x = wide * f64::from(at) / 13.0;
                    gouge(&mut marks, (x, tall * 0.02), (x - tall * 0.12, tall * 0.14), 5.0);
                }
            }
            _ => {
                for at in (1..5).rev() {
                    let part = f64::from(at) / 4.0;
                    let size = (wide * 0.6 * part, tall * 0.62 * part);
                    let ink = if at % 2 == 0 { inks.sky } else { inks.high };
                    self.canvas.shape(&Ellipse::new((middle.0, tall), size, 0.0), ink);
                }
                self.circle_of_gouges(&mut marks, (middle.0, tall), tall * 0.7, 30);
            }
        }
        self.tint(&marks, inks.light, 0.75);
        let shade = kurbo::Ellipse::new((middle.0, tall * 1.04), (wide * 0.5, tall * 0.16), 0.0);
        self.tint(&shade.to_path(0.1), inks.mid, 0.6);
    }

    fn circle_of_gouges(&mut self, marks: &mut BezPath, middle: (f64, f64), r: f64, count: u32) {
        for at in 0..count {
            let angle = f64::from(at) / f64::from(count) * TAU;
            let to = |r: f64| (middle.0 + r * angle.cos(), middle.1 + r * angle.sin());
            let long = self.chance.range(1.06, 1.18);
            gouge(marks, to(r), to(r * long), 5.0);
        }
    }
}
