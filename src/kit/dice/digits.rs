//! The numbers on dice, rendered once with the fonts of the cards and stored as signed distance
//! fields, so that they are sharp at every size.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageSampler};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use kurbo::{Affine, Rect};

use crate::faces::paint::{Canvas, Ink};
use crate::faces::text::{self, Type};

/// The cells in a row, and the rows.
const CELLS: usize = 5;
/// The size of a cell in pixels.
const CELL: usize = 64;
/// The factor of supersampling.
const FINE: usize = 2;
/// The height of a number, as a share of its cell.
const TALL: f64 = 0.5;
/// The largest distance that is stored, as a share of a cell.
const SPREAD: f32 = 0.25;
/// The cells of 6 and 9 on dice with both, which are underlined to tell them apart.
const SIX: u8 = 20;
const NINE: u8 = 21;

/// Returns the cell of a number on a die with this many faces.
pub fn cell(faces: u8, value: u8) -> f32 {
    let at = match value {
        6 if faces >= 9 => SIX,
        9 if faces >= 9 => NINE,
        _ => value.saturating_sub(1),
    };
    f32::from(at)
}

/// Returns the text of a cell, and whether it is underlined.
fn written(at: usize) -> Option<(String, bool)> {
    match at {
        0..20 => Some(((at + 1).to_string(), false)),
        20 => Some(("6".into(), true)),
        21 => Some(("9".into(), true)),
        _ => None,
    }
}

/// Returns the atlas of all numbers: each pixel is half, more inside of an outline and less
/// outside.
pub fn atlas() -> Image {
    let side = CELLS * CELL;
    let mut bytes = vec![0_u8; side * side];
    for at in 0..CELLS * CELLS {
        let Some((words, line)) = written(at) else { continue };
        let Some(one) = drawn(&words, line) else { continue };
        let (column, row) = (at % CELLS, at / CELLS);
        for y in 0..CELL {
            let to = (row * CELL + y) * side + column * CELL;
            bytes[to..to + CELL].copy_from_slice(&one[y * CELL..(y + 1) * CELL]);
        }
    }
    let size = Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        bytes,
        TextureFormat::R8Unorm,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}

/// Returns the distance field of a number.
fn drawn(words: &str, line: bool) -> Option<Vec<u8>> {
    let wide = (CELL * FINE) as u32;
    let mut canvas = Canvas::new(wide, wide, Affine::IDENTITY)?;
    // Digits are about two thirds of an em tall.
    let tall = f64::from(wide) * TALL;
    let set = Type::plain(tall / 0.66).weight(700.0);
    let block = text::plain(words, set, None);
    let middle = f64::from(wide) / 2.0;
    let lift = if line { tall * 0.08 } else { 0.0 };
    let ink = Ink(255, 255, 255);
    block.paint(
        &mut canvas,
        middle - block.width / 2.0,
        middle + tall / 2.0 - lift - block.baseline(),
        f64::MAX,
        ink,
        ink,
    );
    if line {
        let y = middle + tall * 0.54;
        canvas.shape(&Rect::new(middle - tall * 0.3, y, middle + tall * 0.3, y + tall * 0.1), ink);
    }
    let (_, _, rgba) = canvas.finish();
    let covered: Vec<bool> = rgba.chunks_exact(4).map(|p| p[3] > 127).collect();
    let side = CELL * FINE;
    let (to_ink, to_paper) = (distances(&covered, side, true), distances(&covered, side, false));
    let reach = SPREAD * side as f32;
    let mut out = Vec::with_capacity(CELL * CELL);
    for y in 0..CELL {
        for x in 0..CELL {
            let mut sum = 0.0;
            for i in 0..FINE * FINE {
                let at = (y * FINE + i / FINE) * side + x * FINE + i % FINE;
                sum += to_paper[at].sqrt() - to_ink[at].sqrt();
            }
            let mean = sum / (FINE * FINE) as f32;
            out.push(((mean / reach + 0.5).clamp(0.0, 1.0) * 255.0) as u8);
        }
    }
    Some(out)
}

/// Returns the square of each pixel's distance to the nearest pixel that is covered (`to`), or that
/// is not.
fn distances(covered: &[bool], side: usize, to: bool) -> Vec<f32> {
    let far = (side * side * 4) as f32;
    let mut all: Vec<f32> = covered.iter().map(|c| if *c == to { 0.0 } else { far }).collect();
    let mut line = vec![0.0; side];
    for x in 0..side {
        for (y, l) in line.iter_mut().enumerate() {
            *l = all[y * side + x];
        }
        for (y, d) in along(&line).into_iter().enumerate() {
            all[y * side + x] = d;
        }
    }
    for row in all.chunks_exact_mut(side) {
        let new = along(row);
        row.copy_from_slice(&new);
    }
    all
}

/// Returns the lower envelope of the parabolas over a line's values: the distances along one axis.
fn along(line: &[f32]) -> Vec<f32> {
    let mut hull: Vec<(usize, f32)> = Vec::new();
    for (q, value) in line.iter().enumerate() {
        let here = value + (q * q) as f32;
        let mut from = f32::NEG_INFINITY;
        while let Some((p, start)) = hull.last().copied() {
            let meet = (here - line[p] - (p * p) as f32) / (2 * (q - p)) as f32;
            if meet > start {
                from = meet;
                break;
            }
            hull.pop();
        }
        hull.push((q, from));
    }
    let mut at = 0;
    (0..line.len())
        .map(|x| {
            while hull.get(at + 1).is_some_and(|(_, start)| *start < x as f32) {
                at += 1;
            }
            let p = hull.get(at).map_or(0, |h| h.0);
            let off = x as f32 - p as f32;
            off * off + line[p]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_the_nearest() {
        let side = 9;
        let mut covered = vec![false; side * side];
        covered[4 * side + 2] = true;
        covered[7 * side + 7] = true;
        let found = distances(&covered, side, true);
        for y in 0..side {
            for x in 0..side {
                let to = |cx: i32, cy: i32| (x as i32 - cx).pow(2) + (y as i32 - cy).pow(2);
                assert_eq!(found[y * side + x], to(2, 4).min(to(7, 7)) as f32);
            }
        }
    }

    /// Each number has ink in the middle of its cell and none at its rim.
    #[test]
    fn numbers_stay_in_their_cells() {
        for at in 0..22 {
            let (words, line) = written(at).unwrap();
            let one = drawn(&words, line).unwrap();
            assert!(one.iter().any(|d| *d > 140), "{words}");
            let rim =
                (0..CELL).flat_map(|i| [i, (CELL - 1) * CELL + i, i * CELL, i * CELL + CELL - 1]);
            for i in rim {
                assert!(one[i] < 110, "{words} touches the rim of its cell");
            }
        }
        assert_eq!((cell(6, 6), cell(10, 6), cell(10, 9), cell(8, 6)), (5.0, 20.0, 21.0, 5.0));
    }
}
