//! A board drawn on the page, cell by cell as the family outlines it. A cell, and whoever stands on it,
//! is a button for each option that means one of them.

use bevy_egui::egui::{Id, Pos2, Rect, Response, Sense, Ui, Vec2, vec2};

use super::ground;
use super::standee::{self, Manner};
use super::uses::Uses;
use super::{Answer, PlainTable, Question};
use crate::kernel::Thing;
use crate::kernel::board_view::{BoardView, CellView, FigureView};
use crate::kit::input::steer;
use crate::kit::theme;
use crate::kit::widgets::known;

/// The largest share of the page's height that a board takes.
const SHARE: f32 = 0.74;
/// The longest side of a small cell, in points at normal scale: larger looks empty.
const LARGEST: f32 = 92.0;

/// How units of a board lie on the screen.
pub struct Scale {
    /// Where the board's upper left corner is.
    pub origin: Pos2,
    /// How large a unit is, in points.
    pub unit: f32,
    /// The shorter side of the smallest cell, in points.
    pub side: f32,
}

impl Scale {
    /// Returns where a point of the board is on the screen.
    pub fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    /// Returns the cell at a point of the screen.
    pub fn cell<'a>(&self, board: &'a BoardView, at: Pos2) -> Option<&'a CellView> {
        let at = (at - self.origin) / self.unit;
        board.cell_at(at.x, at.y)
    }

    /// Returns where the corners of a cell are.
    pub fn corners(&self, cell: &CellView) -> Vec<Pos2> {
        cell.corners.iter().map(|(x, y)| self.at((f32::from(*x), f32::from(*y)))).collect()
    }
}

/// Returns a cell and whoever stands on it.
fn here(cell: &CellView, board: &BoardView) -> Vec<Thing> {
    let figures = board.on(cell.cell).map(|figure| figure.thing);
    std::iter::once(Thing::Cell(cell.cell)).chain(figures).collect()
}

/// Returns whether an option means a thing.
fn means(question: &Question, thing: Thing) -> bool {
    question.options.iter().any(|option| option.targets.contains(&thing))
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
    let share = if beside { 1.0 } else { SHARE };
    let room = vec2(ui.available_width(), ui.available_height() * share);
    let unit = unit(ui, board, room);
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall) * unit, Sense::hover());
    show_in(ui, table, board, rect, out, |_, _| ());
}

/// Returns the largest rectangle of a board's shape in the middle of a room.
pub fn fit(board: &BoardView, room: Rect) -> Rect {
    let (wide, tall) = size(board);
    let unit = (room.width() / wide).min(room.height() / tall);
    Rect::from_center_size(room.center(), vec2(wide, tall) * unit)
}

/// Returns the widget of a cell of the board that is shown there.
pub fn id(ui: &Ui, cell: u16) -> Id {
    ui.id().with(("cell", cell))
}

/// Shows the board in a rectangle of its shape, which may reach beyond what is seen: the ground, what can be done with each cell, then `over`,
/// then the figures. Pushes what was answered to `out`. Returns the cell under the pointer, or the one
/// that has the focus.
pub fn show_in(
    ui: &mut Ui,
    table: &PlainTable,
    board: &BoardView,
    rect: Rect,
    out: &mut Vec<Answer>,
    over: impl FnOnce(&Ui, &Scale),
) -> Option<u16> {
    let smallest = smallest(board);
    let unit = rect.width() / size(board).0;
    let on_screen = Scale { origin: rect.min, unit, side: unit * smallest };
    let printed = ground::print(ui, &table.plots, board, rect);
    let question = table.question.as_ref();
    let pointer = ui.input(|input| input.pointer.latest_pos());
    // What lies outside of what is seen is not under the pointer.
    let pointer = pointer.filter(|at| ui.clip_rect().contains(*at));
    let pointed = pointer.and_then(|at| on_screen.cell(board, at));
    let mut looked_at = pointed.map(|cell| cell.cell);
    for cell in &board.cells {
        let uses = question.map(|q| Uses::of(q, &here(cell, board))).unwrap_or_default();
        let marked = uses.options.iter().any(|n| table.marked.contains(n));
        // The box around a cell may cover parts of others: there the outline decides.
        let around = Rect::from_points(&on_screen.corners(cell));
        let on_other = pointed.is_some_and(|other| other.cell != cell.cell)
            && pointer.is_some_and(|at| around.contains(at));
        let clickable = !uses.options.is_empty() && !on_other;
        let hit = touch(ui, around, cell, board, question, clickable);
        if !ui.is_rect_visible(around) {
            // The focus comes here all the same, and is seen once it has.
            if hit.has_focus() {
                looked_at = Some(cell.cell);
            }
            continue;
        }
        if !printed {
            ground::draw(ui.painter(), &on_screen, cell, on_screen.side);
        }
        if !uses.options.is_empty() {
            let pointed = hit.hovered() || hit.has_focus();
            ground::glow(ui.painter(), &on_screen, cell, pointed, marked);
        }
        if hit.has_focus() {
            looked_at = Some(cell.cell);
        }
        if let Some(question) = question {
            if let Some(note) = uses.note(question) {
                ground::note(ui.painter(), around, note, on_screen.side);
            }
            uses.answer(&hit, question, out);
        }
        hover(&hit, question, cell, board, &uses);
    }
    over(ui, &on_screen);
    // What stands nearer to the lower edge stands in front.
    let mut figures: Vec<&FigureView> = board.figures.iter().collect();
    figures.sort_by(|a, b| depth(board, a).total_cmp(&depth(board, b)));
    let places = figures.iter().map(|figure| {
        let usable = question.is_some_and(|q| means(q, figure.thing));
        let manner = Manner { side: on_screen.side, usable, walk: table.walk };
        standee::draw(ui, &on_screen, board, figure, manner)
    });
    let places: Vec<_> = places.collect();
    for (figure, place) in figures.iter().zip(places) {
        if let Some(place) = place {
            standee::states(ui.painter(), figure, place);
        }
    }
    looked_at
}

/// Returns how far down the board a figure stands, in units.
fn depth(board: &BoardView, figure: &FigureView) -> f32 {
    let cells = figure.cells.iter().filter_map(|cell| board.cell(*cell));
    cells.map(|cell| cell.middle().1).fold(0.0, f32::max)
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

/// Makes a cell something to click and to go to by keys. Whoever stands there and can be chosen is a group
/// of its own, so that the key for the next group goes from one to the next. The box around a cell may
/// cover parts of others: a cell that is not `clickable` now leaves the pointer to them.
fn touch(
    ui: &Ui,
    rect: Rect,
    cell: &CellView,
    board: &BoardView,
    question: Option<&Question>,
    clickable: bool,
) -> Response {
    let id = id(ui, cell.cell);
    let sense = if clickable { Sense::click() } else { Sense::hover() | Sense::FOCUSABLE };
    let hit = ui.interact(rect, id, sense);
    let on_it = || board.on(cell.cell);
    if let Some(figure) = on_it().find(|figure| question.is_some_and(|q| means(q, figure.thing))) {
        steer::member(ui.ctx(), id, Id::new(("figure", figure.thing)).value());
    }
    let names: Vec<&str> = std::iter::once(cell.name.as_str())
        .chain(on_it().map(|figure| figure.name.as_str()))
        .collect();
    known(ui, &names.join(", "), &hit);
    hit
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
        uses.tell(ui, question);
    });
}
