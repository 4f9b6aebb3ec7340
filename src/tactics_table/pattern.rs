//! Patterns that mark squares of the board. All of them lie in one small texture, and all squares that are
//! marked are one mesh: drawing them costs the same whatever they show.

use bevy_egui::egui::{
    Color32, ColorImage, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Ui,
    pos2,
};
use kit::theme;

/// The side of a pattern in the texture, in pixels, and of what is left free around it.
const TILE: usize = 64;
const FREE: usize = 2;
/// How often a pixel is sampled in each direction.
const FINE: usize = 3;

/// How squares are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Slanting lines: somebody can be attacked there.
    Hatched,
    /// A dot: somebody can go there.
    Dotted,
    /// A cross: it is in the way.
    Crossed,
    /// Bent corners: it can be chosen as a target.
    Cornered,
    /// A net of lines: an area lies there.
    Netted,
    /// A dashed edge: heroes may start there, or that is the way out.
    Dashed,
    /// An arrow head that points down: enemies come onto the board there.
    Pointed,
    /// A full edge: a figure comes to stand there.
    Framed,
}

const ALL: [Pattern; 8] = [
    Pattern::Hatched,
    Pattern::Dotted,
    Pattern::Crossed,
    Pattern::Cornered,
    Pattern::Netted,
    Pattern::Dashed,
    Pattern::Pointed,
    Pattern::Framed,
];

impl Pattern {
    /// Returns how opaque the pattern is at a point of the square, whose sides are 1.
    fn at(self, x: f32, y: f32) -> f32 {
        let edge = x.min(y).min(1.0 - x).min(1.0 - y);
        let along = if edge == y || edge == 1.0 - y { x } else { y };
        let (line, none) = (0.9, 0.0);
        let of = |is: bool, ground: f32| if is { line } else { ground };
        match self {
            Pattern::Hatched => of(((x + y) * 3.0).fract() < 0.16, 0.16),
            Pattern::Dotted => of((x - 0.5).hypot(y - 0.5) < 0.16, none),
            Pattern::Crossed => of((x - y).abs() < 0.055 || (x + y - 1.0).abs() < 0.055, none),
            Pattern::Cornered => {
                let near = |v: f32| !(0.28..=0.72).contains(&v);
                of(edge < 0.075 && near(x) && near(y), none)
            }
            Pattern::Netted => {
                let on = |v: f32| ((v * 4.0).fract() - 0.5).abs() < 0.07;
                of(on(x) || on(y), 0.22)
            }
            Pattern::Dashed => of(edge < 0.055 && (along * 4.0 + 0.25).fract() < 0.5, none),
            Pattern::Pointed => {
                let aside = (x - 0.5).abs();
                of(aside < 0.24 && (y - (0.66 - aside)).abs() < 0.07, none)
            }
            Pattern::Framed => of(edge < 0.09, 0.12),
        }
    }

    /// Returns where the pattern lies in the texture.
    fn place(self) -> Rect {
        let n = ALL.iter().position(|other| *other == self).unwrap_or(0);
        let (tile, all) = ((TILE + FREE * 2) as f32, (TILE + FREE * 2) as f32 * ALL.len() as f32);
        let free = FREE as f32;
        let x = n as f32 * tile;
        Rect::from_min_max(
            pos2((x + free) / all, free / tile),
            pos2((x + tile - free) / all, 1.0 - free / tile),
        )
    }
}

/// Draws all patterns beside each other, white on nothing.
fn drawn() -> ColorImage {
    let tile = TILE + FREE * 2;
    let mut image = ColorImage::filled([tile * ALL.len(), tile], Color32::TRANSPARENT);
    for (n, pattern) in ALL.iter().enumerate() {
        for (x, y) in (0..tile).flat_map(|x| (0..tile).map(move |y| (x, y))) {
            // What is left free repeats the edge, so that no neighbor shines through.
            let place = |v: usize, part: usize| {
                let v = v.clamp(FREE, FREE + TILE - 1) - FREE;
                (v as f32 + (part as f32 + 0.5) / FINE as f32) / TILE as f32
            };
            let parts = (0..FINE).flat_map(|i| (0..FINE).map(move |j| (i, j)));
            let sum: f32 = parts.map(|(i, j)| pattern.at(place(x, i), place(y, j))).sum();
            let alpha = sum / (FINE * FINE) as f32;
            image[(n * tile + x, y)] = Color32::WHITE.gamma_multiply(alpha);
        }
    }
    image
}

/// How much darker colors are on a white board, where contrast is strong: they are made for dark panels.
const DARKER: f32 = 0.6;

/// Returns a color as it is drawn on the board.
pub fn on_paper(color: Color32) -> Color32 {
    if theme::bold() { color.lerp_to_gamma(Color32::BLACK, DARKER) } else { color }
}

/// Squares that are marked, to be painted together.
pub struct Marks {
    texture: TextureHandle,
    mesh: Mesh,
}

impl Marks {
    /// Begins to mark squares.
    pub fn new(ui: &Ui) -> Marks {
        let id = Id::new("patterns of squares");
        let kept = ui.data(|data| data.get_temp::<TextureHandle>(id));
        let texture = kept.unwrap_or_else(|| {
            let texture = ui.ctx().load_texture("patterns", drawn(), TextureOptions::LINEAR);
            ui.data_mut(|data| data.insert_temp(id, texture.clone()));
            texture
        });
        Marks { mesh: Mesh::with_texture(texture.id()), texture }
    }

    /// Marks the box around some corners.
    pub fn mark(&mut self, corners: &[Pos2], pattern: Pattern, color: Color32) {
        let rect = Rect::from_points(corners);
        let rect = rect.shrink(rect.width().min(rect.height()) * 0.05);
        self.mesh.add_rect_with_uv(rect, pattern.place(), on_paper(color));
    }

    /// Paints them.
    pub fn paint(self, painter: &Painter) {
        debug_assert_eq!(self.mesh.texture_id, self.texture.id());
        if !self.mesh.is_empty() {
            painter.add(Shape::mesh(self.mesh));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No two patterns look alike, and none fills its square, so that the ground below can be seen.
    #[test]
    fn patterns_differ_and_leave_the_ground_visible() {
        let shape = |pattern: Pattern| -> Vec<bool> {
            let steps = (0..64_u8).map(|n| (f32::from(n) + 0.5) / 64.0);
            steps.clone().flat_map(|x| steps.clone().map(move |y| pattern.at(x, y) > 0.5)).collect()
        };
        for (n, one) in ALL.iter().enumerate() {
            let covered = shape(*one).iter().filter(|on| **on).count();
            assert!((80..64 * 32).contains(&covered), "{one:?} covers {covered} of 4096");
            for other in &ALL[n + 1..] {
                assert_ne!(shape(*one), shape(*other), "{one:?} looks like {other:?}");
            }
            assert!(one.place().is_positive() && one.place().max.x <= 1.0);
        }
    }
}
