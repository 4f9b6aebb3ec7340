//! A measure of how similar two faces look at small sizes, for tests that the cards of a pack are
//! distinguishable.

use super::Pixels;

/// The part of a small face that is compared, as shares of its height: below the title, above the
/// foot.
const PICTURE: (f64, f64) = (0.2, 0.86);

/// A picture reduced to lightness and two colors on a grid of cells two pixels wide, since the eye
/// does not resolve single pixels from a distance.
pub struct Seen {
    cells: Vec<[f64; 3]>,
}

impl Seen {
    /// Reduces the picture of a small face.
    pub fn of(picture: &Pixels) -> Seen {
        let (wide, tall) = (picture.width as usize, picture.height as usize);
        let (from, to) = ((tall as f64 * PICTURE.0) as usize, (tall as f64 * PICTURE.1) as usize);
        let mut cells = Vec::new();
        for y in (from..to.saturating_sub(1)).step_by(2) {
            for x in (2..wide.saturating_sub(3)).step_by(2) {
                let mut sum = [0.0; 3];
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let at = ((y + dy) * wide + x + dx) * 4;
                    let lab = picture.rgba8.get(at..at + 3).map_or([0.0; 3], lab);
                    for (sum, part) in sum.iter_mut().zip(lab) {
                        *sum += part / 4.0;
                    }
                }
                cells.push(sum);
            }
        }
        Seen { cells }
    }

    /// Returns the distance to another picture of the same size, over the area of the scene: 0 for
    /// equal ones, about 26 for random ones.
    pub fn distance(&self, other: &Seen) -> f64 {
        if self.cells.len() != other.cells.len() {
            return f64::INFINITY;
        }
        let sum: f64 = self.cells.iter().zip(&other.cells).map(|(a, b)| far(*a, *b)).sum();
        sum / self.cells.len().max(1) as f64
    }
}

/// Returns a color in Oklab, lightness 0 to 100.
fn lab(rgb: &[u8]) -> [f64; 3] {
    let line = |v: u8| {
        let v = f64::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    let (r, g, b) = (line(rgb[0]), line(rgb[1]), line(rgb[2]));
    let l = (0.412_221 * r + 0.536_333 * g + 0.051_446 * b).cbrt();
    let m = (0.211_904 * r + 0.680_700 * g + 0.107_397 * b).cbrt();
    let s = (0.088_302 * r + 0.281_719 * g + 0.629_979 * b).cbrt();
    [
        100.0 * (0.210_454 * l + 0.793_618 * m - 0.004_072 * s),
        100.0 * (1.977_998 * l - 2.428_592 * m + 0.450_594 * s),
        100.0 * (0.025_904 * l + 0.782_772 * m - 0.808_676 * s),
    ]
}

fn far(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
}
