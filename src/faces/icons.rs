//! Icons for running text and panels: dice, and actions with cards.

use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use super::paint::{BLACK, Canvas, Ink, PAPER, polygon};
use super::{Pixels, emblems, text};

/// The names that [`icon`] draws itself; it also accepts the name of any emblem.
pub const NAMES: [&str; 20] = [
    "d4", "d6", "d8", "d10", "d12", "d20", "reveal", "display", "discard", "bury", "banish",
    "recharge", "explore", "move", "give", "close", "reload", "hand", "heal", "check",
];

/// Splits `2d6+1` into words and dice: `Err` is words, `Ok` is a die with that many sides.
pub fn split_dice(words: &str) -> Vec<Result<u32, &str>> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    let bytes = words.as_bytes();
    while at < bytes.len() {
        let digits = bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let before = at == 0 || !bytes[at - 1].is_ascii_alphabetic();
        let sides = words.get(at + 1..at + 1 + digits).and_then(|digits| digits.parse().ok());
        if let (b'd', true, Some(sides)) = (bytes[at], before, sides) {
            if from < at {
                parts.push(Err(&words[from..at]));
            }
            parts.push(Ok(sides));
            at += 1 + digits;
            from = at;
        } else {
            at += 1;
        }
    }
    if from < words.len() {
        parts.push(Err(&words[from..]));
    }
    parts
}

fn ring(count: usize, radius: f64, turn: f64) -> Vec<(f64, f64)> {
    (0..count)
        .map(|at| {
            let angle = (at as f64 / count as f64 + turn) * std::f64::consts::TAU;
            (50.0 + radius * angle.sin(), 50.0 - radius * angle.cos())
        })
        .collect()
}

/// Returns the outline of a die and the position of its number, in a box of 100 by 100.
fn outline(sides: u32) -> (BezPath, f64) {
    match sides {
        4 => (polygon(&[(50.0, 4.0), (98.0, 90.0), (2.0, 90.0)]), 62.0),
        6 => (Rect::new(8.0, 8.0, 92.0, 92.0).to_rounded_rect(14.0).to_path(0.1), 50.0),
        8 => (polygon(&[(50.0, 0.0), (94.0, 50.0), (50.0, 100.0), (6.0, 50.0)]), 50.0),
        10 => (
            polygon(&[
                (50.0, 1.0),
                (97.0, 40.0),
                (97.0, 60.0),
                (50.0, 99.0),
                (3.0, 60.0),
                (3.0, 40.0),
            ]),
            50.0,
        ),
        12 => (polygon(&ring(10, 49.0, 0.0)), 50.0),
        20 => (polygon(&ring(6, 50.0, 0.0)), 50.0),
        _ => (Circle::new((50.0, 50.0), 47.0).to_path(0.1), 50.0),
    }
}

/// Paints a die of width `size` centered at `x`, `y`, with its number of sides.
pub fn die(canvas: &mut Canvas, sides: u32, x: f64, y: f64, size: f64, ink: Ink, paper: Ink) {
    let (path, middle) = outline(sides);
    let at = Affine::translate((x - size / 2.0, y - size / 2.0)) * Affine::scale(size / 100.0);
    canvas.fill_with(&path, at, ink, 1.0);
    let big = match sides {
        4 => 0.56,
        10.. => 0.58,
        _ => 0.74,
    };
    let number = text::plain(
        &sides.to_string(),
        text::Type::plain(size * big).weight(700.0).leading(1.0),
        None,
    );
    let top = y - size / 2.0 + middle / 100.0 * size - number.height * 0.5;
    number.paint(canvas, x - number.width / 2.0, top, f64::MAX, paper, ink);
}

/// Returns an icon of a die or an action (`NAMES`), or any emblem, of `size` by `size` pixels on a
/// transparent background. Unknown names give a plain disc.
pub fn icon(name: &str, size: u32) -> Pixels {
    let size = size.clamp(4, 2048);
    let Some(mut canvas) = Canvas::new(size, size, Affine::scale(f64::from(size) / 100.0)) else {
        return Pixels { width: 0, height: 0, rgba8: Vec::new() };
    };
    if let Some(Ok(sides)) = split_dice(name).first() {
        die(&mut canvas, *sides, 50.0, 50.0, 96.0, BLACK, PAPER);
    } else if let Some(emblem) =
        emblems::find(&format!("act-{name}")).or_else(|| emblems::find(name))
    {
        emblem.paint(&mut canvas, Affine::IDENTITY, BLACK, PAPER, 0.0);
    } else {
        canvas.shape(&Circle::new((50.0, 50.0), 40.0), BLACK);
    }
    let (width, height, rgba8) = canvas.finish();
    Pixels { width, height, rgba8 }
}
