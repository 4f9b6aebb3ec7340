//! The backs of cards: a lamp seen from the sea, the same pattern in the inks of each kind of deck.

use kurbo::{Affine, Circle, Rect, RoundedRect, Shape};

use super::kind::{Back, Kind};
use super::paint::{BLACK, Canvas, Ink, gouge};
use super::{TALL, WIDE, emblems, scene};

/// Paints the back of a deck.
pub fn paint(canvas: &mut Canvas, kind: &Kind, back: &Back) {
    let [dark, mid, light] = back.inks.map(Ink::rgb);
    canvas.shape(&RoundedRect::new(0.0, 0.0, WIDE, TALL, 48.0), BLACK);
    canvas.shape(&RoundedRect::new(8.0, 8.0, WIDE - 8.0, TALL - 8.0, 42.0), light);
    let room = Rect::new(50.0, 50.0, WIDE - 50.0, TALL - 50.0);
    let (x, y, wide, tall) = canvas.pixels_of(room);
    let scale = f64::from(wide) / room.width();
    let Some(mut inner) = Canvas::new(wide, tall, Affine::scale(scale)) else { return };
    let middle = (450.0, 650.0);
    inner.shape(&Rect::new(-4.0, -4.0, 1000.0, 1400.0), dark);
    scene::beams(&mut inner, middle, 1400.0, back.beams, mid, 1.0);
    // Waves in the upper and the lower half, mirrored, so that a back looks the same upside down.
    let mut marks = kurbo::BezPath::new();
    for row in 0..7 {
        let down = 20.0 + 44.0 * f64::from(row);
        let step = 90.0;
        for at in -1..12 {
            let x = step * (f64::from(at) + 0.5 * f64::from(row % 2));
            gouge(&mut marks, (x, down), (x + 40.0, down - 18.0), 7.0);
            gouge(&mut marks, (x + 36.0, down - 18.0), (x + 78.0, down), 7.0);
        }
    }
    let fade = Affine::IDENTITY;
    inner.fill_with(&marks, fade, light, 0.8);
    inner.fill_with(&marks, Affine::rotate_about(std::f64::consts::PI, middle), light, 0.8);
    inner.fill_with(&Circle::new(middle, 318.0).to_path(0.1), fade, light, 1.0);
    inner.fill_with(&Circle::new(middle, 300.0).to_path(0.1), fade, dark, 1.0);
    inner.fill_with(&Circle::new(middle, 284.0).to_path(0.1), fade, light, 1.0);
    let size = 440.0;
    let at = Affine::translate((middle.0 - size / 2.0, middle.1 - size / 2.0))
        * Affine::scale(size / 100.0);
    emblems::emblem(back.sign, kind).paint(&mut inner, at, dark, light, 0.0);
    canvas.put(&inner, x, y);
    canvas.stroke(&room.to_path(0.1), 8.0, BLACK);
}
