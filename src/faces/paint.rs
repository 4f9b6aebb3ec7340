//! A canvas over `tiny-skia` that accepts `kurbo` paths, and the seeded random numbers that vary
//! pictures.

use kurbo::{Affine, BezPath, PathEl, Rect, Shape};
use tiny_skia as sk;

/// A color (red, green, blue), opaque unless painted with an alpha below 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    /// Creates a color from `0xRRGGBB`.
    pub const fn rgb(value: u32) -> Self {
        Self((value >> 16) as u8, (value >> 8) as u8, value as u8)
    }

    /// Returns a mixture of this color and another: 0 is this one, 1 the other.
    pub fn mix(self, other: Ink, part: f64) -> Self {
        let one = |a: u8, b: u8| {
            (f64::from(a) + (f64::from(b) - f64::from(a)) * part.clamp(0.0, 1.0)).round() as u8
        };
        Self(one(self.0, other.0), one(self.1, other.1), one(self.2, other.2))
    }

    /// Returns how light it looks, from 0 for black to 1 for white.
    pub fn lightness(self) -> f64 {
        let part = |n: u8, share: f64| f64::from(n) / 255.0 * share;
        part(self.0, 0.299) + part(self.1, 0.587) + part(self.2, 0.114)
    }
}

/// How light an ink is at least that is printed white where there are two inks alone: straw, earth and glass
/// are printed white, wood, stone and fire black.
const STARK: f64 = 0.45;

/// The color of every card's paper.
pub const PAPER: Ink = Ink::rgb(0xF0E4C9);
/// The color of paper in shade, for panels.
pub const SHADE: Ink = Ink::rgb(0xE3D2AE);
/// The ink of texts and outlines.
pub const BLACK: Ink = Ink::rgb(0x241C18);

/// A canvas with its own units.
pub struct Canvas {
    pixels: sk::Pixmap,
    place: Affine,
    stark: bool,
}

impl Canvas {
    /// Creates a transparent canvas of this size in pixels; `place` maps units to pixels.
    pub fn new(width: u32, height: u32, place: Affine) -> Option<Self> {
        Some(Self { pixels: sk::Pixmap::new(width, height)?, place, stark: false })
    }

    /// Prints every ink from now on as black or white, whichever it is nearer to, or as it is again: for
    /// people who see strong contrasts alone.
    pub fn print_stark(&mut self, stark: bool) {
        self.stark = stark;
    }

    /// Returns an ink as it is printed now.
    pub fn printed(&self, ink: Ink) -> Ink {
        match self.stark {
            true if ink.lightness() > STARK => Ink::rgb(0xFFFFFF),
            true => Ink::rgb(0x000000),
            false => ink,
        }
    }

    /// Fills a path (non-zero winding).
    pub fn fill(&mut self, path: &BezPath, ink: Ink) {
        self.fill_with(path, Affine::IDENTITY, ink, 1.0);
    }

    /// Fills a path placed by `at`, with this alpha (0 to 1).
    pub fn fill_with(&mut self, path: &BezPath, at: Affine, ink: Ink, alpha: f64) {
        if let Some(path) = to_skia(path) {
            let at = transform(self.place * at);
            let paint = paint(self.printed(ink), alpha);
            self.pixels.fill_path(&path, &paint, sk::FillRule::Winding, at, None);
        }
    }

    /// Fills a shape.
    pub fn shape(&mut self, shape: &impl Shape, ink: Ink) {
        self.fill(&shape.to_path(0.05), ink);
    }

    /// Strokes a path, round ends and joins.
    pub fn stroke(&mut self, path: &BezPath, width: f64, ink: Ink) {
        self.stroke_with(path, Affine::IDENTITY, width, ink, 1.0);
    }

    /// Strokes a path placed by `at`, with this alpha (0 to 1).
    pub fn stroke_with(&mut self, path: &BezPath, at: Affine, width: f64, ink: Ink, alpha: f64) {
        if let Some(path) = to_skia(path) {
            let stroke = sk::Stroke {
                width: width as f32,
                line_cap: sk::LineCap::Round,
                line_join: sk::LineJoin::Round,
                ..sk::Stroke::default()
            };
            let at = transform(self.place * at);
            let paint = paint(self.printed(ink), alpha);
            self.pixels.stroke_path(&path, &paint, &stroke, at, None);
        }
    }

    /// Copies another canvas over this one with its top left corner at this pixel, replacing what
    /// is there.
    pub fn put(&mut self, other: &Canvas, x: i32, y: i32) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        let wide = self.pixels.width() as usize;
        if x >= wide {
            return;
        }
        let from_wide = other.pixels.width() as usize;
        let count = from_wide.min(wide.saturating_sub(x)) * 4;
        let rows = self.pixels.data_mut().chunks_exact_mut(wide * 4).skip(y);
        for (row, from) in rows.zip(other.pixels.data().chunks_exact(from_wide * 4)) {
            row[x * 4..x * 4 + count].copy_from_slice(&from[..count]);
        }
    }

    /// Returns the pixels under a rectangle in units: left, top, width, height.
    pub fn pixels_of(&self, rect: Rect) -> (i32, i32, u32, u32) {
        let on = self.place.transform_rect_bbox(rect);
        let (left, top) = (on.x0.round(), on.y0.round());
        let (width, height) = ((on.x1.round() - left).max(1.0), (on.y1.round() - top).max(1.0));
        (left as i32, top as i32, width as u32, height as u32)
    }

    /// Adds grain, since paper and ink are never quite even. Leaves alpha unchanged.
    pub fn grain(&mut self, seed: u64) {
        let width = self.pixels.width() as usize;
        let mut chance = Chance::new(seed);
        let fibers: Vec<i16> = (0..1024).map(|_| (chance.draw() % 5) as i16 - 2).collect();
        for (y, row) in self.pixels.data_mut().chunks_exact_mut(width * 4).enumerate() {
            let mut fine = chance.draw();
            let from = (scatter(seed ^ (y as u64 / 2)) % 1024) as usize;
            for (x, pixel) in row.chunks_exact_mut(4).enumerate() {
                if pixel[3] < 255 {
                    continue;
                }
                fine = fine.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                let shift = ((fine >> 61) as i16) - 3 + fibers[(from + x / 9) % 1024];
                for part in &mut pixel[..3] {
                    *part = (i16::from(*part) + shift).clamp(0, 255) as u8;
                }
            }
        }
    }

    /// Returns the picture: width, height, straight RGBA, row by row from the top.
    pub fn finish(self) -> (u32, u32, Vec<u8>) {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let mut bytes = self.pixels.take();
        for pixel in bytes.chunks_exact_mut(4).filter(|pixel| !matches!(pixel[3], 0 | 255)) {
            let alpha = u16::from(pixel[3]);
            for part in &mut pixel[..3] {
                *part = ((u16::from(*part) * 255 + alpha / 2) / alpha).min(255) as u8;
            }
        }
        (width, height, bytes)
    }
}

fn paint(ink: Ink, alpha: f64) -> sk::Paint<'static> {
    let mut paint = sk::Paint { anti_alias: true, ..sk::Paint::default() };
    paint.set_color_rgba8(ink.0, ink.1, ink.2, (alpha.clamp(0.0, 1.0) * 255.0).round() as u8);
    paint
}

fn transform(at: Affine) -> sk::Transform {
    let [a, b, c, d, e, f] = at.as_coeffs();
    sk::Transform::from_row(a as f32, b as f32, c as f32, d as f32, e as f32, f as f32)
}

fn to_skia(path: &BezPath) -> Option<sk::Path> {
    let mut to = sk::PathBuilder::new();
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(p) => to.move_to(p.x as f32, p.y as f32),
            PathEl::LineTo(p) => to.line_to(p.x as f32, p.y as f32),
            PathEl::QuadTo(a, p) => to.quad_to(a.x as f32, a.y as f32, p.x as f32, p.y as f32),
            PathEl::CurveTo(a, b, p) => {
                to.cubic_to(a.x as f32, a.y as f32, b.x as f32, b.y as f32, p.x as f32, p.y as f32)
            }
            PathEl::ClosePath => to.close(),
        }
    }
    to.finish()
}

/// Returns a closed polygon.
pub fn polygon(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (at, point) in points.iter().enumerate() {
        if at == 0 { path.move_to(*point) } else { path.line_to(*point) }
    }
    if !points.is_empty() {
        path.close_path();
    }
    path
}

/// Adds the mark of a gouge: pointed at both ends, thick in the middle.
pub fn gouge(path: &mut BezPath, from: (f64, f64), to: (f64, f64), fat: f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(1e-6);
    let (nx, ny) = (-dy / long * fat, dx / long * fat);
    let mid = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    path.move_to(from);
    path.quad_to((mid.0 + nx, mid.1 + ny), to);
    path.quad_to((mid.0 - nx, mid.1 - ny), from);
    path.close_path();
}

fn scatter(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Returns a hash of a text, the same on every machine.
pub fn seed_of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Random numbers for pictures, independent of those of the game.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Creates a generator with a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        scatter(self.0)
    }

    /// Returns a number from `low` to `high`.
    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.draw() >> 11) as f64 / (1u64 << 53) as f64)
    }

    /// Returns a number from 0 to `count - 1`.
    pub fn below(&mut self, count: usize) -> usize {
        (self.draw() % count.max(1) as u64) as usize
    }
}
