//! A board drawn on the page, cell by cell as the family outlines it. A cell, and whoever stands on it,
//! is a button for each option that means one of them.

use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Popup, Pos2, Rect, Response, Sense, Shape,
    Stroke, Ui, Vec2, pos2, vec2,
};

use super::page::inks;
use super::{Answer, PlainTable, Question};
use crate::kernel::Thing;
use crate::kernel::board_view::{BoardView, CellView, FigureView, Tone};
use crate::kernel::view::OptionView;
use crate::kit::theme;
use crate::kit::widgets::{known, row_button};

/// The largest share of the page's height that a board takes.
const SHARE: f32 = 0.74;
/// The longest side of a small cell, in points at normal scale: larger looks empty.
const LARGEST: f32 = 92.0;

/// How units of a board lie on the screen.
struct Scale {
    origin: Pos2,
    unit: f32,
}

impl Scale {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    fn corners(&self, cell: &CellView) -> Vec<Pos2> {
        cell.corners.iter().map(|(x, y)| self.at((f32::from(*x), f32::from(*y)))).collect()
    }
}

/// What can be done with a cell: places of options that mean it or who stands there.
#[derive(Default)]
struct Uses {
    options: Vec<usize>,
    refused: Vec<usize>,
}

impl Uses {
    fn of(question: &Question, cell: &CellView, board: &BoardView) -> Uses {
        let here: Vec<Thing> = std::iter::once(Thing::Cell(cell.cell))
            .chain(board.on(cell.cell).map(|figure| figure.thing))
            .collect();
        let means = |option: &OptionView| option.targets.iter().any(|thing| here.contains(thing));
        let places = |all: &[OptionView]| {
            all.iter().enumerate().filter(|(_, o)| means(o)).map(|(n, _)| n).collect()
        };
        Uses { options: places(&question.options), refused: places(&question.refused) }
    }
}

/// Returns how large a unit is drawn where there is so much room, in points.
fn unit(ui: &Ui, board: &BoardView, room: Vec2) -> f32 {
    let (wide, tall) = size(board);
    (room.x / wide).min(room.y / tall).min(LARGEST * theme::scale(ui) / smallest(board))
}

/// Width and height in units.
fn size(board: &BoardView) -> (f32, f32) {
    (f32::from(board.size.0.max(1)), f32::from(board.size.1.max(1)))
}

/// Returns whether the board is so tall that the page has room beside it.
pub fn leaves_room_beside(ui: &Ui, board: &BoardView) -> bool {
    let room = ui.available_size();
    size(board).0 * unit(ui, board, room) < room.x * 0.68
}

/// Shows the board as large as there is room, of which the page takes a part below it or, if it lies
/// `beside`, none. Pushes what was answered to `out`.
pub fn show(
    ui: &mut Ui,
    table: &PlainTable,
    board: &BoardView,
    beside: bool,
    out: &mut Vec<Answer>,
) {
    let (wide, tall) = size(board);
    let smallest = smallest(board);
    let share = if beside { 1.0 } else { SHARE };
    let room = vec2(ui.available_width(), ui.available_height() * share);
    let unit = unit(ui, board, room);
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall) * unit, Sense::hover());
    let on_screen = Scale { origin: rect.min, unit };
    let question = table.question.as_ref();
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let pointed = pointer.map(|at| (at - rect.min) / unit).and_then(|at| board.cell_at(at.x, at.y));
    for cell in &board.cells {
        let uses = question.map(|q| Uses::of(q, cell, board)).unwrap_or_default();
        let marked = uses.options.iter().any(|n| table.marked.contains(n));
        // The box around a cell may cover parts of others: there the outline decides.
        let around = Rect::from_points(&on_screen.corners(cell));
        let on_other = pointed.is_some_and(|other| other.cell != cell.cell)
            && pointer.is_some_and(|at| around.contains(at));
        let clickable = !uses.options.is_empty() && !on_other;
        let hit = touch(ui, around, cell, board, clickable);
        ground(ui.painter(), &on_screen, cell, unit * smallest);
        if !uses.options.is_empty() {
            glow(ui.painter(), &on_screen, cell, hit.hovered() || hit.has_focus(), marked);
        }
        if let Some(question) = question {
            answer(&hit, question, &uses, out);
        }
        hover(&hit, question, cell, board, &uses);
    }
    for figure in &board.figures {
        stand(ui.painter(), &on_screen, board, figure, smallest * unit);
    }
}

/// The shorter side of the smallest cell, in units; at least 1.
fn smallest(board: &BoardView) -> f32 {
    board.cells.iter().map(side).fold(f32::MAX, f32::min).max(1.0)
}

/// The shorter side of the box around a cell, in units.
fn side(cell: &CellView) -> f32 {
    let span = |all: &dyn Fn(&(u16, u16)) -> u16| {
        let of = cell.corners.iter().map(all);
        f32::from(of.clone().max().unwrap_or(1).saturating_sub(of.min().unwrap_or(0)))
    };
    span(&|c| c.0).min(span(&|c| c.1))
}

/// Makes a cell something to click and to go to by keys. Cells that stand for nothing can only be looked
/// at, so that the focus passes them by.
fn touch(ui: &Ui, rect: Rect, cell: &CellView, board: &BoardView, clickable: bool) -> Response {
    let id = ui.id().with(("cell", cell.cell));
    if !clickable {
        return ui.interact(rect, id, Sense::hover());
    }
    let hit = ui.interact(rect, id, Sense::click());
    let names: Vec<&str> = std::iter::once(cell.name.as_str())
        .chain(board.on(cell.cell).map(|figure| figure.name.as_str()))
        .collect();
    known(ui, &names.join(", "), &hit);
    hit
}

/// Answers by a click: at once where the cell stands for one option, by a menu where it is several.
fn answer(hit: &Response, question: &Question, uses: &Uses, out: &mut Vec<Answer>) {
    let mut choose = |n: usize| {
        out.push(if question.is_of_several() { Answer::Mark(n) } else { Answer::Choose(vec![n]) });
    };
    match uses.options[..] {
        [] => {}
        [only] => {
            if hit.clicked() {
                choose(only);
            }
        }
        _ => {
            Popup::menu(hit).show(|ui| {
                for n in &uses.options {
                    if row_button(ui, &question.options[*n].text, "", false).clicked() {
                        choose(*n);
                        ui.close();
                    }
                }
            });
        }
    }
}

/// Says what a cell is while the pointer rests on it: its name, ground and figures, what can be done
/// there, and what cannot with the reason.
fn hover(
    hit: &Response,
    question: Option<&Question>,
    cell: &CellView,
    board: &BoardView,
    uses: &Uses,
) {
    hit.clone().on_hover_ui(|ui| {
        let title = match cell.ground.is_empty() {
            true => cell.name.clone(),
            false => format!("{} · {}", cell.name, cell.ground),
        };
        ui.strong(title);
        for figure in board.on(cell.cell) {
            let note =
                if figure.note.is_empty() { String::new() } else { format!(": {}", figure.note) };
            ui.label(format!("{}{note}", figure.name));
        }
        let Some(question) = question else { return };
        for n in uses.options.iter().take(6) {
            ui.colored_label(theme::ember(), &question.options[*n].text);
        }
        for n in uses.refused.iter().take(4) {
            let OptionView { text, refusal: Some(refusal), .. } = &question.refused[*n] else {
                continue;
            };
            ui.colored_label(theme::dust(), format!("{text}: {} ({})", refusal.why, refusal.rule));
        }
    });
}

/// Draws the ground of a cell as a printed sheet has it.
fn ground(painter: &Painter, on: &Scale, cell: &CellView, side: f32) {
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
fn glow(painter: &Painter, on: &Scale, cell: &CellView, pointed: bool, marked: bool) {
    let (ember, line) = (theme::ember(), theme::ember_deep());
    let strength = match (pointed, marked) {
        (_, true) => 0.62,
        (true, false) => 0.5,
        (false, false) => 0.28,
    };
    let line = Stroke::new(if pointed || marked { 3.0 } else { 2.0 }, line);
    // A little smaller, so that neighbors keep lines of their own.
    let middle = on.at(cell.middle());
    let corners = on.corners(cell).into_iter().map(|c| middle + (c - middle) * 0.93).collect();
    painter.add(Shape::convex_polygon(corners, ember.gamma_multiply(strength), line));
}

/// Draws a figure over its cells: a disc with its sign, in the color of its seat.
fn stand(painter: &Painter, on: &Scale, board: &BoardView, figure: &FigureView, side: f32) {
    let cells: Vec<&CellView> = figure.cells.iter().filter_map(|cell| board.cell(*cell)).collect();
    if cells.is_empty() {
        return;
    }
    let all: Vec<Pos2> = cells.iter().flat_map(|cell| on.corners(cell)).collect();
    let around = Rect::from_points(&all);
    let radius = around.width().min(around.height()).max(side) * 0.36;
    let [paper, ink, _] = inks();
    let (fill, color) = match figure.seat {
        Some(seat) => (theme::seat_color(seat.0), theme::soot()),
        None => (ink, paper),
    };
    let (middle, drop) = (around.center(), vec2(0.0, radius * 0.14));
    painter.circle_filled(middle + drop, radius, Color32::from_black_alpha(90));
    painter.circle(middle, radius, fill, Stroke::new((radius * 0.1).max(1.0), paper));
    let length = figure.mark.chars().count().max(1) as f32;
    let font = theme::heading(radius * if length > 2.0 { 0.86 } else { 1.1 });
    painter.text(middle, Align2::CENTER_CENTER, &figure.mark, font, color);
    if let Some(seat) = figure.seat {
        let at = pos2(middle.x + radius * 0.78, middle.y + radius * 0.78);
        theme::seat_mark(painter, at, radius * 0.34, seat.0);
    }
}
