//! Faces at several widths, each with its mip levels: half as wide, a quarter, and so on.
//!
//! Every level is drawn from vectors, in the layout of the first one, so that large details stay
//! crisp and small ones fade evenly.

use super::{Drawing, Face, Pixels, SMALL, TALL, WIDE};

/// The widths at which pictures are made, in pixels: each about a quarter wider than the one
/// before.
pub const WIDTHS: [u32; 19] = [
    32, 48, 64, 80, 100, 128, 156, SMALL, 224, 280, 352, 440, 552, 688, 864, 1080, 1352, 1688, 2048,
];

/// The minimum width of a level, in pixels.
const NARROWEST: u32 = 16;

/// Returns the index in [`WIDTHS`] of the smallest width that is at least this large, else of the
/// largest.
pub fn step_of(wide: f32) -> usize {
    let enough = |w: &u32| *w as f32 + 0.01 >= wide;
    WIDTHS.iter().position(enough).unwrap_or(WIDTHS.len() - 1)
}

/// Returns the width and height of each level of a picture with this width.
fn sizes(width: u32) -> impl Iterator<Item = (u32, u32)> {
    let height = (f64::from(width) * TALL / WIDE).round() as u32;
    (0..12).map(move |by| (width >> by, height >> by)).take_while(|size| size.0 >= NARROWEST)
}

/// Returns the size of all levels of a picture with this width, in bytes.
pub fn levels_bytes(width: u32) -> usize {
    sizes(width).map(|(w, h)| w as usize * h as usize * 4).sum()
}

/// Draws a face at this width, then at half of it, and so on: the levels of a texture.
pub fn levels(face: &Face, width: u32) -> Vec<Pixels> {
    let width = width.clamp(NARROWEST, 4096);
    let drawing = Drawing::new(face, width <= SMALL);
    sizes(width).enumerate().map(|(at, size)| drawing.at(size, at == 0 && width > SMALL)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw;
    use crate::tests::kinds;

    #[test]
    fn levels_are_halves_of_the_one_before_down_to_the_narrowest() {
        let face = Face::new(kinds::WEAPON, "Gaff");
        for width in [100, SMALL, 224] {
            let all = levels(&face, width);
            assert_eq!(all[0], draw(&face, width), "the first is the picture itself");
            for pair in all.windows(2) {
                assert_eq!(pair[1].width, pair[0].width / 2);
                assert_eq!(pair[1].height, pair[0].height / 2);
            }
            let bytes: usize = all.iter().map(|p| p.rgba8.len()).sum();
            assert_eq!(bytes, levels_bytes(width));
            assert!(all.last().is_some_and(|p| (NARROWEST..2 * NARROWEST).contains(&p.width)));
        }
    }

    #[test]
    fn step_of_returns_the_next_larger_width() {
        for (wide, got) in [(1.0, 32), (48.0, 48), (48.5, 64), (181.0, 224), (9000.0, 2048)] {
            assert_eq!(WIDTHS[step_of(wide)], got, "{wide}");
        }
        assert!(WIDTHS.is_sorted());
    }
}
