//! The names that texts give to squares: those are tinted, and the name stands where neither a figure nor
//! anything that lies there hides it.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Galley, Painter, Pos2, Rect, Vec2, vec2};
use kernel::board_view::{BoardView, Tone};
use kit::theme;
use shell::plain_table::board::Scale;
use shell::plain_table::page::inks;
use tactics::ground::{Cells, Sq};
use tactics::rules::state::field::Field;
use tactics::rules::state::table;
use tactics::rules::view::cell;

/// How strongly squares are tinted that texts name, and how much paper lies below their name.
const TINT: f32 = 0.16;
const PLATE: f32 = 0.8;
/// The size of such a name, in sides of a square, the least and the most in points, and the least width of
/// its lines in sides of a square.
const NAME: f32 = 0.27;
const NAME_SIZES: (f32, f32) = (10.5, 17.0);
const NAME_WIDE: f32 = 2.4;
/// How far apart the same name stands at least, in sides of a square: nearer, once is enough, and so it is
/// for so many places.
const APART: f32 = 7.0;
const MANY: usize = 5;
/// How far figures reach above their squares, in sides of a square.
const TALL: f32 = 0.3;

/// Tints the squares that texts name, and writes their names.
pub fn show(painter: &Painter, world: &World, view: &BoardView, on: &Scale) {
    let Some(encounter) = table::encounter(world) else { return };
    let mut hidden = occupied(world, view, on);
    let sheet = vec2(f32::from(view.size.0), f32::from(view.size.1)) * on.unit;
    let sheet = Rect::from_min_size(on.origin, sheet);
    for mark in &encounter.marks {
        let groups = groups(table::mark(world, &mark.id));
        let places: Vec<Vec<Rect>> =
            groups.iter().map(|group| rects(group.iter(), view, on)).collect();
        for rect in places.iter().flatten() {
            painter.rect_filled(*rect, 0.0, inks()[2].gamma_multiply(TINT));
        }
        let mut written: Vec<Pos2> = Vec::new();
        for squares in places.iter().filter(|squares| !squares.is_empty()) {
            let whole = squares.iter().fold(Rect::NOTHING, |all, rect| all.union(*rect));
            let near = |at: &Pos2| at.distance(whole.center()) < APART * on.side;
            if written.iter().any(near) || places.len() >= MANY && !written.is_empty() {
                continue;
            }
            let words = words(painter, &mark.name, whole.width(), on.side);
            let place = place(squares, whole, words.size(), (&hidden, sheet));
            let Some(plate) = place else { continue };
            painter.rect_filled(plate.expand(2.0), 3.0, inks()[0].gamma_multiply(PLATE));
            painter.galley(plate.center_top(), words, inks()[1]);
            written.push(whole.center());
            hidden.push(plate.expand(2.0));
        }
    }
}

/// Returns squares by which of them lie together.
fn groups(mut left: Cells) -> Vec<Cells> {
    let mut all = Vec::new();
    while let Some(first) = left.first() {
        let mut together = Cells::one(first);
        loop {
            let grown = together.around(1) & left;
            if grown == together {
                break;
            }
            together = grown;
        }
        left = left - together;
        all.push(together);
    }
    all
}

/// Returns where squares are on the screen.
fn rects(squares: impl Iterator<Item = Sq>, view: &BoardView, on: &Scale) -> Vec<Rect> {
    let cells = squares.filter_map(|sq| view.cell(cell(sq)));
    cells.map(|cell| Rect::from_points(&on.corners(cell))).collect()
}

/// Returns what a name must not lie under or over: figures, and what lies on squares.
fn occupied(world: &World, view: &BoardView, on: &Scale) -> Vec<Rect> {
    let rect = |number: &u16| view.cell(*number).map(|c| Rect::from_points(&on.corners(c)));
    let figures = view.figures.iter().flat_map(|figure| &figure.cells).filter_map(rect);
    let figures = figures.map(|rect| rect.with_min_y(rect.min.y - on.side * TALL));
    let rough = view.cells.iter().filter(|cell| cell.tone == Tone::Rough);
    let rough = rough.map(|cell| Rect::from_points(&on.corners(cell)));
    let pieces = world.resource::<Field>().pieces.iter();
    let pieces = pieces.flat_map(|piece| rects(piece.squares.iter().copied(), view, on));
    figures.chain(rough).chain(pieces).collect()
}

/// Lays out a name in the width of its squares, or a little more.
fn words(painter: &Painter, name: &str, wide: f32, side: f32) -> Arc<Galley> {
    let font = theme::heading((side * NAME).clamp(NAME_SIZES.0, NAME_SIZES.1));
    let mut job = LayoutJob::simple(name.to_owned(), font, inks()[1], wide.max(side * NAME_WIDE));
    job.halign = Align::Center;
    painter.layout_job(job)
}

/// Returns where words of this size lie free: in the middle of all squares, else on one of them or below or
/// above all, as near to the middle as can be. Returns nothing where they lie free nowhere.
fn place(
    squares: &[Rect],
    whole: Rect,
    size: Vec2,
    (hidden, sheet): (&[Rect], Rect),
) -> Option<Rect> {
    let middle = whole.center();
    let mut at: Vec<Pos2> = squares.iter().map(Rect::center).collect();
    at.extend(squares.windows(2).map(|pair| pair[0].center().lerp(pair[1].center(), 0.5)));
    at.sort_by(|a, b| a.distance_sq(middle).total_cmp(&b.distance_sq(middle)));
    let off = vec2(0.0, (whole.height() + size.y) / 2.0 + 1.0);
    let all = std::iter::once(middle).chain(at).chain([middle + off, middle - off]);
    // Nothing leaves the board.
    let inner = sheet.shrink2((size / 2.0 + vec2(3.0, 3.0)).min(sheet.size() / 2.0));
    let mut plates = all.map(|at| Rect::from_center_size(at.clamp(inner.min, inner.max), size));
    let free = |plate: &Rect| !hidden.iter().any(|other| plate.intersect(*other).is_positive());
    plates.find(free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    /// A name leaves the middle to a figure that stands there, and leaves squares to what covers them all.
    #[test]
    fn names_lie_where_nothing_stands() {
        let square = |x: f32, y: f32| Rect::from_min_size(pos2(x, y) * 40.0, vec2(40.0, 40.0));
        let squares: Vec<Rect> = (0..5).map(|n| square(n as f32, 2.0)).collect();
        let whole = squares.iter().fold(Rect::NOTHING, |all, rect| all.union(*rect));
        let size = vec2(38.0, 12.0);
        let sheet = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 400.0));
        let at = |hidden: &[Rect]| place(&squares, whole, size, (hidden, sheet));
        assert_eq!(at(&[]).map(|plate| plate.center()), Some(whole.center()));
        let beside = at(&[squares[2]]).expect("four squares are free");
        assert!(!beside.intersect(squares[2]).is_positive() && whole.contains_rect(beside));
        let below = at(&squares).expect("the row below is free");
        assert!(below.min.y >= whole.max.y);
        assert_eq!(at(&[whole.expand(60.0)]), None);
        // At the edge the name stays on the board.
        let first = place(&squares[..1], squares[0], vec2(70.0, 12.0), (&[], sheet));
        assert!(sheet.contains_rect(first.expect("nothing stands there")));
    }
}
