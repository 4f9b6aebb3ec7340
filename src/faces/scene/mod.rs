//! Scenes in the style of a linocut: a place in a light and a weather, in a few flat inks with the
//! marks of the gouge. The random numbers are seeded, so that a card's scene is always the same.

use std::f64::consts::TAU;

use kurbo::{Affine, BezPath, Rect};

use super::inks::{Palette, ground_of, inks};
use super::kind::Subject;
use super::paint::{Canvas, Chance, Ink, polygon};
use super::{Face, Pixels};

mod backing;
mod built;
mod dry;
mod hero;
mod hints;
mod inside;
mod land;
pub mod place;
mod sky;

pub use backing::backing;
pub use place::{Ground, Hour, Mood, Setting, Weather};

/// Paints the scene of a face, `wide` by `tall` units at the origin. Returns its inks.
pub fn paint(canvas: &mut Canvas, face: &Face, wide: f64, tall: f64) -> Palette {
    let setting = Setting::of(face);
    let portrait = face.kind.subject == Subject::Portrait;
    let inks = if portrait { ground_of(face.variant) } else { inks(face.kind, &setting) };
    let mut chance = Chance::new(face.seed);
    let horizon = tall * chance.range(0.54, 0.68);
    let mut scene = Scene { canvas, chance, inks, wide, tall, horizon, mark: wide / 2.0 };
    if portrait {
        scene.before(face.variant);
    } else {
        scene.lay(&setting);
    }
    inks
}

/// The height of a scene that is a picture of its own, in units.
const PANORAMA: f64 = 900.0;
/// The index of the ember palette among those of an evening.
const WARM: usize = 3;

/// Paints the scene of a face as a picture of its own, of this width and height in pixels: without
/// emblem and frame, the point of interest in its right half. With `light`, the same place at
/// another hour and in another weather.
pub fn panorama(face: &Face, light: Option<(Hour, Weather)>, (wide, high): (u32, u32)) -> Pixels {
    let scale = f64::from(high) / PANORAMA;
    let Some(mut canvas) = Canvas::new(wide, high, Affine::scale(scale)) else {
        return Pixels { width: 0, height: 0, rgba8: Vec::new() };
    };
    let mut setting = Setting::of(face);
    if setting.ground == Ground::Forge {
        // A forge is warm at any hour.
        setting.palette = WARM;
    } else if let Some((hour, weather)) = light {
        // The first two palettes of an hour show it most clearly.
        setting = Setting { hour, weather, palette: setting.palette % 2, ..setting };
    }
    let inks = inks(face.kind, &setting);
    let mut chance = Chance::new(face.seed);
    let horizon = PANORAMA * chance.range(0.50, 0.58);
    let (wide, tall) = (f64::from(wide) / scale, PANORAMA);
    let mark = wide / 2.0;
    let mut scene = Scene { canvas: &mut canvas, chance, inks, wide, tall, horizon, mark };
    scene.lay(&setting);
    let turned = scene.mark < wide / 2.0;
    canvas.grain(face.seed);
    let (width, height, mut rgba8) = canvas.finish();
    if turned {
        for row in rgba8.chunks_exact_mut(width as usize * 4) {
            row.as_chunks_mut::<4>().0.reverse();
        }
    }
    Pixels { width, height, rgba8 }
}

/// A scene that is being painted.
struct Scene<'a> {
    canvas: &'a mut Canvas,
    chance: Chance,
    inks: Palette,
    wide: f64,
    tall: f64,
    horizon: f64,
    /// The x position of the point of interest.
    mark: f64,
}

impl Scene<'_> {
    fn lay(&mut self, setting: &Setting) {
        let (tall, inks) = (self.tall, self.inks);
        if !setting.ground.is_inside() {
            self.heaven(setting);
        }
        let horizon = self.horizon;
        match setting.ground {
            Ground::Sea => {
                self.ridge(horizon, tall * 0.13, inks.far, 3.0);
                self.sea(horizon);
                self.sail(horizon);
            }
            Ground::Cliffs => {
                self.sea(horizon);
                self.cliff();
            }
            Ground::Moor => {
                self.ridge(horizon - tall * 0.04, tall * 0.16, inks.far, 2.0);
                self.ridge(horizon + tall * 0.1, tall * 0.12, inks.mid, 1.5);
                self.stones();
                self.grass(tall * 0.9);
            }
            Ground::Town => {
                self.ridge(horizon - tall * 0.02, tall * 0.14, inks.far, 2.0);
                self.town();
                self.grass(tall * 0.92);
            }
            Ground::Forest => {
                self.trees(horizon + tall * 0.06, 0.30, inks.far, 14);
                self.trees(tall * 0.92, 0.42, inks.mid, 9);
                self.grass(tall * 0.93);
            }
            Ground::Table => self.cloth(),
            Ground::Vision => {}
            Ground::Harbor => self.harbor(),
            Ground::Mountains => self.mountains(),
            Ground::Dunes => self.dunes(false),
            Ground::Oasis => self.dunes(true),
            Ground::Canyon => self.canyon(),
            Ground::Marsh => self.marsh(),
            Ground::Fields => self.fields(),
            Ground::Ruins => self.ruins(),
            Ground::Road => self.road(),
            Ground::Tower => self.tower(),
            Ground::Deck => self.deck(),
            Ground::Market => self.market(),
            Ground::Cave => self.cave(),
            Ground::Crypt => self.crypt(),
            Ground::Room => self.room(),
            Ground::Forge => self.forge(),
            Ground::Panes => self.panes(),
        }
        if !setting.ground.is_inside() {
            self.weather(setting.weather);
        }
    }

    fn fill_all(&mut self, ink: Ink) {
        self.canvas.shape(&Rect::new(-4.0, -4.0, self.wide + 4.0, self.tall + 4.0), ink);
    }

    fn below(&mut self, y: f64, ink: Ink) {
        self.canvas.shape(&Rect::new(-4.0, y, self.wide + 4.0, self.tall + 4.0), ink);
    }

    /// Fills a path with an ink at this alpha.
    fn tint(&mut self, path: &BezPath, ink: Ink, alpha: f64) {
        self.canvas.fill_with(path, Affine::IDENTITY, ink, alpha);
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

    /// Returns the height of a rough line across the scene as a function of x.
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
}

/// Paints beams around a lighthouse, for backs of decks.
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
