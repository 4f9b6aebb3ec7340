//! The ground of a board: a printed sheet where the family names what is drawn, else plain outlines; and
//! what shows that something can be done with a cell.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, ColorImage, FontFamily, FontId, Id, Painter, Pos2, Rect, Shape, Stroke,
    TextureHandle, TextureOptions, Ui, pos2, vec2,
};

use super::board::Scale;
use super::page::inks;
use crate::faces::sheet::{Plot, Printing, sheet};
use crate::kernel::board_view::{BoardView, CellView, Tone};
use crate::kit::theme;

/// A sheet is printed in widths that are multiples of this, in pixels, so that dragging the edge of the
/// window does not print it anew for every pixel.
const STEP: u32 = 128;

/// How much wider a sheet that is seen in part is printed than the one before: while somebody zooms it is
/// printed a few times only.
const CLOSER: f32 = 1.6;

/// A printed sheet, kept while it is shown.
#[derive(Clone)]
struct Printed {
    /// What was printed, how many pixels wide, and how.
    of: (Arc<[Plot]>, u32, Printing),
    texture: TextureHandle,
}

/// Returns what is to be printed of a board; nothing if its cells name nothing to be drawn.
pub fn plots(board: &BoardView) -> Arc<[Plot]> {
    if board.cells.iter().all(|cell| cell.look.is_empty()) {
        return Arc::default();
    }
    let plot = |cell: &CellView| Plot {
        corners: cell.corners.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect(),
        look: cell.look.clone(),
        solid: cell.tone == Tone::Solid,
        rough: cell.tone == Tone::Rough,
    };
    board.cells.iter().map(plot).collect()
}

/// Shows the printed sheet of a board. Returns false if there is nothing to print.
pub fn print(ui: &Ui, plots: &Arc<[Plot]>, board: &BoardView, rect: Rect) -> bool {
    if plots.is_empty() {
        return false;
    }
    let pixels = (rect.width() * ui.ctx().pixels_per_point()).ceil().max(1.0) as u32;
    let printing = if theme::bold() { Printing::Stark } else { Printing::Quiet };
    let is_part = !ui.clip_rect().contains_rect(rect);
    let (id, wide) = match is_part {
        true => (Id::new("printed sheet, closer"), closer(pixels)),
        false => (Id::new("printed sheet"), pixels.div_ceil(STEP) * STEP),
    };
    let of = (plots.clone(), wide.min(widest(ui, board)), printing);
    let kept = ui.data(|data| data.get_temp::<Printed>(id));
    let kept = kept
        .filter(|kept| Arc::ptr_eq(&kept.of.0, &of.0) && (kept.of.1, kept.of.2) == (of.1, of.2));
    let printed = kept.unwrap_or_else(|| {
        let size = (f64::from(board.size.0), f64::from(board.size.1));
        let drawn = sheet(size, &of.0, of.1, printing);
        let size = [drawn.width as usize, drawn.height as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, &drawn.rgba8);
        let texture = ui.ctx().load_texture("board", image, TextureOptions::LINEAR);
        let printed = Printed { of, texture };
        ui.data_mut(|data| data.insert_temp(id, printed.clone()));
        printed
    });
    let shade = rect.translate(vec2(3.0, 4.0));
    ui.painter().rect_filled(shade, 2.0, Color32::from_black_alpha(70));
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(printed.texture.id(), rect, whole, Color32::WHITE);
    ui.painter().rect_stroke(
        rect,
        1.0,
        Stroke::new(1.5, inks()[1]),
        bevy_egui::egui::StrokeKind::Outside,
    );
    true
}

/// Returns how wide a sheet is printed of which a part is seen, so that the whole would be so wide.
fn closer(pixels: u32) -> u32 {
    let mut wide = STEP as f32;
    while (wide as u32) < pixels {
        wide *= CLOSER;
    }
    wide as u32
}

/// Returns the width of the largest sheet of a board that fits a texture, in pixels; what is shown larger
/// is a little soft.
fn widest(ui: &Ui, board: &BoardView) -> u32 {
    let side = ui.input(|input| input.max_texture_side).saturating_sub(2) as f32;
    let tall = f32::from(board.size.1.max(1)) / f32::from(board.size.0.max(1));
    (side / tall.max(1.0)) as u32
}

/// Writes small at the upper left of a cell, such as what the way there costs.
pub fn note(painter: &Painter, cell: Rect, note: &str, side: f32) {
    let font = theme::heading((side * 0.26).max(9.0));
    let at = cell.min + vec2(side * 0.07, side * 0.03);
    let galley = painter.layout_no_wrap(note.to_owned(), font, inks()[1]);
    let back = Rect::from_min_size(at, galley.size()).expand2(vec2(side * 0.04, 0.0));
    painter.rect_filled(back, side * 0.08, inks()[0].gamma_multiply(0.75));
    painter.galley(at, galley, inks()[1]);
}

/// Draws the ground of a cell by its tone, with its outline and its mark.
pub fn draw(painter: &Painter, on: &Scale, cell: &CellView, side: f32) {
    let [paper, ink, quiet] = inks();
    let corners = on.corners(cell);
    let fill = match cell.tone {
        Tone::Open => Color32::TRANSPARENT,
        Tone::Rough => quiet.gamma_multiply(0.22),
        Tone::Solid => ink.gamma_multiply(0.86),
        Tone::Marked => quiet.gamma_multiply(0.34),
    };
    let line = Stroke::new(1.0, quiet.gamma_multiply(0.55));
    painter.add(Shape::convex_polygon(corners, fill, line));
    if cell.mark.is_empty() {
        return;
    }
    let color = if cell.tone == Tone::Solid { paper } else { quiet };
    let font = FontId::new(side * 0.34, FontFamily::Monospace);
    painter.text(on.at(cell.middle()), Align2::CENTER_CENTER, &cell.mark, font, color);
}

/// Says that something can be done with a cell.
pub fn glow(painter: &Painter, on: &Scale, cell: &CellView, pointed: bool, marked: bool) {
    let (ember, line) = (theme::ember(), theme::ember_deep());
    let strength = match (pointed, marked) {
        (_, true) => 0.62,
        (true, false) => 0.5,
        (false, false) => 0.4,
    };
    let line = Stroke::new(if pointed || marked { 3.0 } else { 2.0 }, line);
    // A little smaller, so that neighbors keep lines of their own.
    let middle = on.at(cell.middle());
    let corners = on.corners(cell).into_iter().map(|c| middle + (c - middle) * 0.93).collect();
    painter.add(Shape::convex_polygon(corners, ember.gamma_multiply(strength), line));
}
