//! The face as seen on the table, about 110 pixels wide: title, emblem, what it takes. No rules.

use kurbo::{Affine, Rect};

use super::card::{head, picture, sheet};
use super::paint::{Canvas, PAPER};
use super::plan::split_check;
use super::text::{self, Type};
use super::{Face, TALL, WIDE, ornament};

const BAND: f64 = 264.0;
const FOOT: f64 = 1206.0;

/// Paints the face for the table.
pub fn paint(canvas: &mut Canvas, face: &Face) {
    let ink = ornament::ink(face.kind);
    sheet(canvas);
    let checks: Vec<(&str, &str)> =
        face.checks.iter().take(3).map(|check| split_check(check)).collect();
    let foot = if checks.is_empty() && face.subtitle.is_empty() { TALL - 34.0 } else { FOOT };
    picture(canvas, face, Rect::new(34.0, BAND + 10.0, WIDE - 34.0, foot), 0.9, 2.6);
    head(canvas, face.kind, BAND, 34.0);
    let outline = ornament::badge_shape(face.kind, 92.0);
    let (x, y) = (118.0, foot - 84.0);
    canvas.fill_with(&outline, Affine::translate((x, y)), ink, 1.0);
    ornament::badge(canvas, face.kind, x, y, 80.0);
    let room = Rect::new(40.0, 20.0, WIDE - 40.0, BAND - 12.0);
    let set = Type::plain(150.0).weight(600.0).centered().leading(0.9);
    let title = text::fitted(&face.title, set, 2, room.width(), room.height(), 84.0);
    let (x, y) = (
        room.x0 + (room.width() - title.width) / 2.0,
        room.y0 + (room.height() - title.height) / 2.0,
    );
    title.paint(canvas, x.max(room.x0), y, f64::MAX, PAPER, ink);
    if checks.is_empty() {
        if foot < TALL - 100.0 {
            let set = Type::plain(110.0).weight(600.0).leading(1.0);
            line(
                canvas,
                &face.subtitle,
                set,
                Rect::new(60.0, FOOT + 12.0, WIDE - 60.0, TALL - 24.0),
                ink,
            );
        }
        return;
    }
    let wide = (WIDE - 68.0) / checks.len() as f64;
    for (at, (words, number)) in checks.into_iter().enumerate() {
        let x = 34.0 + wide * at as f64;
        let cell = Rect::new(x, FOOT + 10.0, x + wide, TALL - 34.0);
        let disc = if number.is_empty() { 0.0 } else { 220.0f64.min(wide * 0.56) };
        if !number.is_empty() {
            let badge = Rect::new(cell.x1 - disc, cell.y0 - 44.0, cell.x1, cell.y1);
            canvas.shape(&badge.to_rounded_rect(26.0), PAPER);
            canvas.shape(&badge.inset(-9.0).to_rounded_rect(22.0), ink);
            let set = Type::plain(196.0).weight(700.0).leading(1.0);
            let number = text::fitted(number, set, 1, badge.width() - 24.0, badge.height(), 60.0);
            let (x, y) =
                (badge.center().x - number.width / 2.0, badge.center().y - number.height / 2.0);
            number.paint(canvas, x, y, f64::MAX, PAPER, ink);
        }
        let short: String = words.chars().take(3).collect();
        let words = if wide < 600.0 { short.as_str() } else { words };
        let set = Type::plain(116.0).weight(700.0).leading(1.0);
        line(
            canvas,
            words,
            set,
            Rect::new(cell.x0 + 16.0, cell.y0, cell.x1 - disc - 16.0, cell.y1),
            ink,
        );
    }
}

fn line(canvas: &mut Canvas, words: &str, set: Type, room: Rect, ink: super::paint::Ink) {
    if room.width() < 30.0 {
        return;
    }
    let lines = if set.size > 112.0 { 2 } else { 1 };
    let block = text::fitted(words, set.leading(0.92), lines, room.width(), room.height(), 76.0);
    let y = room.center().y - block.height / 2.0;
    let x = if lines == 1 { room.center().x - block.width / 2.0 } else { room.x0 };
    block.paint(canvas, x, y, f64::MAX, ink, PAPER);
}
