//! The small face for the table, about 110 pixels wide: title, emblem, difficulty. No rules.

use kurbo::{Affine, Rect};

use super::card::{head, picture, sheet};
use super::paint::{Canvas, PAPER};
use super::plan::split_check;
use super::text::{self, Type};
use super::{Face, TALL, WIDE, ornament};

const BAND: f64 = 264.0;
const FOOT: f64 = 1206.0;

/// Paints the small face.
pub fn paint(canvas: &mut Canvas, face: &Face) {
    let ink = ornament::ink(face.kind);
    sheet(canvas);
    let checks = checks(face);
    let below = below(face);
    let foot = if checks.is_empty() && below.is_empty() { TALL - 34.0 } else { FOOT };
    picture(canvas, face, Rect::new(34.0, BAND + 10.0, WIDE - 34.0, foot), 0.9, 2.6);
    head(canvas, face.kind, BAND, 34.0);
    let outline = ornament::badge_shape(face.kind, 92.0);
    let (x, y) = (118.0, foot - 84.0);
    canvas.fill_with(&outline, Affine::translate((x, y)), ink, 1.0);
    ornament::badge(canvas, face.kind, x, y, 80.0);
    let room = TITLE;
    let title = title(face);
    let (x, y) = (
        room.x0 + (room.width() - title.width) / 2.0,
        room.y0 + (room.height() - title.height) / 2.0,
    );
    title.paint(canvas, x.max(room.x0), y, f64::MAX, PAPER, ink);
    if checks.is_empty() {
        if foot < TALL - 100.0 {
            line(canvas, &below, Type::plain(110.0).weight(600.0), SUBTITLE, ink);
        }
        return;
    }
    for cell in cells(&checks) {
        if !cell.number.is_empty() {
            let badge = Rect::new(
                cell.room.x1 - cell.disc,
                cell.room.y0 - 44.0,
                cell.room.x1,
                cell.room.y1,
            );
            canvas.shape(&badge.to_rounded_rect(26.0), PAPER);
            canvas.shape(&badge.inset(-9.0).to_rounded_rect(22.0), ink);
            let set = Type::plain(196.0).weight(700.0).leading(1.0);
            let number =
                text::fitted(cell.number, set, 1, badge.width() - 24.0, badge.height(), 60.0);
            let (x, y) =
                (badge.center().x - number.width / 2.0, badge.center().y - number.height / 2.0);
            number.paint(canvas, x, y, f64::MAX, PAPER, ink);
        }
        line(canvas, &cell.words, Type::plain(116.0).weight(700.0), cell.label(), ink);
    }
}

/// Returns the checks at the foot: at most three, and none where traits stand.
fn checks(face: &Face) -> Vec<(&str, &str)> {
    let shown = if has_traits(face) { 0 } else { 3 };
    face.checks.iter().take(shown).map(|check| split_check(check)).collect()
}

/// Returns what stands at the foot where no check does: the traits, or the type.
fn below(face: &Face) -> String {
    match has_traits(face) {
        true => face.traits.join(" · "),
        false => face.subtitle.clone(),
    }
}

/// Returns whether the traits stand at the foot.
fn has_traits(face: &Face) -> bool {
    face.kind.traits_below && !face.traits.is_empty()
}

/// The area of the title.
const TITLE: Rect = Rect::new(40.0, 20.0, WIDE - 40.0, BAND - 12.0);
/// The area of the subtitle, if no check needs it.
const SUBTITLE: Rect = Rect::new(60.0, FOOT + 12.0, WIDE - 60.0, TALL - 24.0);

fn title(face: &Face) -> text::Block {
    let set = Type::plain(150.0).weight(600.0).centered().leading(0.9);
    text::fitted(&face.title, set, 2, TITLE.width(), TITLE.height(), 76.0)
}

/// A check at the foot: its words, and its number in a badge.
struct Cell<'a> {
    room: Rect,
    disc: f64,
    words: String,
    number: &'a str,
}

impl Cell<'_> {
    fn label(&self) -> Rect {
        let room = self.room;
        Rect::new(room.x0 + 16.0, room.y0, room.x1 - self.disc - 16.0, room.y1)
    }
}

fn cells<'a>(checks: &[(&str, &'a str)]) -> Vec<Cell<'a>> {
    let wide = (WIDE - 68.0) / checks.len().max(1) as f64;
    let cell = |(at, (words, number)): (usize, &(&str, &'a str))| {
        let x = 34.0 + wide * at as f64;
        let disc = if number.is_empty() { 0.0 } else { 220.0f64.min(wide * 0.56) };
        // If there is little room, a skill is abbreviated.
        let short = wide < 600.0;
        let words = if short { words.chars().take(3).collect() } else { (*words).to_owned() };
        Cell { room: Rect::new(x, FOOT + 10.0, x + wide, TALL - 34.0), disc, words, number }
    };
    checks.iter().enumerate().map(cell).collect()
}

/// Returns the texts of the small face that are cut short.
pub fn cut(face: &Face) -> Vec<String> {
    let (checks, below) = (checks(face), below(face));
    let mut cut = Vec::new();
    if title(face).short {
        cut.push(face.title.clone());
    }
    if checks.is_empty() && set(&below, Type::plain(110.0).weight(600.0), SUBTITLE).short {
        cut.push(below);
    }
    for cell in cells(&checks) {
        if set(&cell.words, Type::plain(116.0).weight(700.0), cell.label()).short {
            cut.push(cell.words);
        }
    }
    cut
}

fn set(words: &str, set: Type, room: Rect) -> text::Block {
    let lines = if set.size > 112.0 { 2 } else { 1 };
    text::fitted(words, set.leading(0.92), lines, room.width().max(30.0), room.height(), 46.0)
}

fn line(canvas: &mut Canvas, words: &str, kind: Type, room: Rect, ink: super::paint::Ink) {
    if room.width() < 30.0 {
        return;
    }
    let block = set(words, kind, room);
    let y = room.center().y - block.height / 2.0;
    let x = if kind.size > 112.0 { room.x0 } else { room.center().x - block.width / 2.0 };
    block.paint(canvas, x, y, f64::MAX, ink, PAPER);
}
