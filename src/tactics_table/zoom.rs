//! Zoom and pan of the board: the wheel zooms about the pointer, a drag or keys pan, a key shows the whole
//! board again. Keys and what is told move the view along, so that what they are about is seen.

use bevy::prelude::{Vec2 as Point, World};
use bevy_egui::egui::{CursorIcon, Event, MouseWheelUnit, Pos2, Rect, Ui, pos2, vec2};
use kernel::Thing;
use kernel::board_view::BoardView;
use kit::frame::Speed;
use kit::input::{Action, Actions, steer, with_key};
use kit::lens::{GLIDE, Lens, NOTCH};
use kit::prefs::Prefs;
use kit::theme;
use kit::widgets::plain_button;
use shell::plain_table::board::{self, Scale};
use shell::plain_table::{PlainTable, Question};
use tactics::rules::board::UNIT;

/// The largest side of a square, in points.
const LARGEST: f32 = 120.0;
/// The share of the view that one press of a key pans.
const STEP: f32 = 0.14;
/// What a wheel without notches turns for one notch, in points.
const POINTS: f32 = 60.0;
/// The most notches of one frame.
const MOST: f32 = 4.0;
/// How much is seen around what the view moves to, in squares.
const AROUND: f32 = 0.8;

/// The view of the board.
#[derive(Debug, Default)]
pub struct Zoom {
    lens: Lens,
    /// The cell that had the focus, and the figure that acted, when the view moved there last.
    followed: (Option<u16>, Option<Thing>),
    /// Whether a drag pans now.
    pans: bool,
}

impl Zoom {
    /// Shows the whole board at once, for another encounter.
    pub fn forget(&mut self) {
        *self = Zoom::default();
    }

    /// Returns whether less than the whole board is seen.
    pub fn is_close(&self) -> bool {
        self.lens.zoom() > 1.0
    }

    /// Sets where a board is seen: its room, and how large its squares may become.
    fn fit(&mut self, view: &BoardView, room: Rect) -> Rect {
        let whole = board::fit(view, room);
        let square = whole.width() / f32::from(view.size.0.max(1)) * f32::from(UNIT);
        self.lens.fit_in(room, whole, LARGEST / square.max(1.0));
        whole
    }

    /// Returns where the board lies that lies there when the whole of it is seen.
    fn seen(&self, whole: Rect) -> Rect {
        let (zoom, off) = self.lens.transform();
        let at = |p: Pos2| pos2(p.x * zoom + off.x, p.y * zoom + off.y);
        Rect::from_min_max(at(whole.min), at(whole.max))
    }
}

/// Returns where the board lies in its room, after what the mouse, keys and pad did to the view. A drag
/// with the first button pans only where it draws no route: `free`.
pub fn look(ui: &Ui, world: &World, zoom: &mut Zoom, view: &BoardView, free: bool) -> Rect {
    let room = ui.available_rect_before_wrap();
    let whole = zoom.fit(view, room);
    if steer::top(ui.ctx()).is_none() {
        mouse(ui, zoom, room, free);
        keys(world, zoom, view, whole);
    }
    let still = world.get_resource::<Prefs>().is_some_and(|prefs| prefs.reduced_motion);
    let seconds = world.get_resource::<Speed>().map_or(0.0, |speed| speed.seconds(GLIDE));
    let passed = ui.input(|input| input.stable_dt).min(0.1);
    zoom.lens.step(if still || seconds <= 0.0 { 1.0 } else { passed / seconds });
    if zoom.lens.moving() {
        ui.ctx().request_repaint();
    }
    zoom.seen(whole)
}

/// Zooms by the wheel, pans by a drag.
fn mouse(ui: &Ui, zoom: &mut Zoom, room: Rect, free: bool) {
    let notches = |event: &Event| match event {
        Event::MouseWheel { unit, delta, modifiers, .. } if !modifiers.ctrl => match unit {
            MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            MouseWheelUnit::Point => delta.y / POINTS,
        },
        _ => 0.0,
    };
    let (turned, pinched, at) = ui.input(|input| {
        let turned: f32 = input.events.iter().map(notches).sum();
        (turned, input.zoom_delta(), input.pointer.latest_pos())
    });
    let factor = NOTCH.powf(turned.clamp(-MOST, MOST)) * pinched;
    if let Some(at) = at.filter(|_| (factor - 1.0).abs() > f32::EPSILON)
        && ui.ctx().rect_contains_pointer(ui.layer_id(), room)
    {
        zoom.lens.zoom_at(Point::new(at.x, at.y), factor);
    }
    let (down, first, from, by) = ui.input(|input| {
        let pointer = &input.pointer;
        let first = pointer.primary_down();
        let down = first || pointer.middle_down() || pointer.secondary_down();
        let drags = down && pointer.is_decidedly_dragging();
        (drags, first, pointer.press_origin(), pointer.delta())
    });
    let here = from.is_some_and(|from| {
        room.contains(from) && ui.ctx().layer_id_at(from) == Some(ui.layer_id())
    });
    zoom.pans = down && here && zoom.is_close() && (free || !first);
    if zoom.pans {
        zoom.lens.drag(Point::new(by.x, by.y));
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
}

/// Zooms and pans by keys or a gamepad.
fn keys(world: &World, zoom: &mut Zoom, view: &BoardView, whole: Rect) {
    let actions = world.resource::<Actions>();
    let by = |less: Action, more: Action| {
        let one = |action| if actions.repeated(action) { 1.0_f32 } else { 0.0 };
        one(more) - one(less)
    };
    let closer = by(Action::ZoomOut, Action::ZoomIn);
    let (x, y) = (by(Action::PanLeft, Action::PanRight), by(Action::PanUp, Action::PanDown));
    if actions.pressed(Action::Frame) {
        let table = world.resource::<PlainTable>();
        if let Some(part) = table.question.as_ref().and_then(|asked| matters(asked, view, whole)) {
            zoom.lens.frame(part);
        }
    }
    if actions.pressed(Action::ZoomReset) {
        zoom.lens.whole();
    }
    if closer != 0.0 {
        // What has the focus stays where it is.
        let focused = zoom.followed.0.map(|cell| place(view, zoom.seen(whole), cell).center());
        match focused {
            Some(at) => zoom.lens.zoom_at(Point::new(at.x, at.y), NOTCH.powf(closer)),
            None => zoom.lens.zoom_by(NOTCH.powf(closer)),
        }
    }
    if x != 0.0 || y != 0.0 {
        zoom.lens.pan(x * STEP, y * STEP);
    }
}

/// Returns the part of a board that matters for a question: who is asked, and what the options mean.
fn matters(question: &Question, view: &BoardView, whole: Rect) -> Option<Rect> {
    let meant = question.options.iter().flat_map(|option| &option.targets);
    let cells = meant.flat_map(|thing| cells(view, *thing));
    let own = view.figures.iter().filter(|figure| figure.seat.is_some());
    let own = own.filter(|figure| figure.seat == question.who);
    let all = cells.chain(own.flat_map(|figure| figure.cells.iter().copied()));
    let part = all.map(|cell| place(view, whole, cell)).reduce(Rect::union)?;
    Some(part.expand(square(view, whole) * 1.5))
}

/// Returns the cells of a thing on a board.
fn cells(view: &BoardView, thing: Thing) -> Vec<u16> {
    let figure = || view.figures.iter().find(|figure| figure.thing == thing);
    match thing {
        Thing::Cell(cell) => vec![cell],
        _ => figure().map_or_else(Vec::new, |figure| figure.cells.clone()),
    }
}

/// Returns how large a square is.
fn square(view: &BoardView, board: Rect) -> f32 {
    board.width() / f32::from(view.size.0.max(1)) * f32::from(UNIT)
}

/// Returns where a cell lies on a board that lies there.
fn place(view: &BoardView, board: Rect, cell: u16) -> Rect {
    let unit = board.width() / f32::from(view.size.0.max(1));
    let on = Scale { origin: board.min, unit, side: unit };
    view.cell(cell).map_or(Rect::NOTHING, |cell| Rect::from_points(&on.corners(cell)))
}

/// Moves the view to the cell to which the focus has gone, and to whoever acts now.
pub fn follow(ui: &Ui, zoom: &mut Zoom, view: &BoardView, acts: Option<Thing>) {
    let focus = ui.memory(|memory| memory.focused()).filter(|_| zoom.is_close());
    let mut cells_here = view.cells.iter().map(|cell| cell.cell);
    let cell = focus.and_then(|focus| cells_here.find(|cell| board::id(ui, *cell) == focus));
    let before = std::mem::replace(&mut zoom.followed, (cell, acts));
    if !zoom.is_close() {
        return;
    }
    let whole = zoom.fit(view, ui.available_rect_before_wrap());
    let around = square(view, whole) * AROUND;
    let focused = cell.filter(|_| cell != before.0).map(|cell| vec![cell]);
    let acting = || acts.filter(|_| acts != before.1).map(|acts| cells(view, acts));
    let to = focused.or_else(acting).unwrap_or_default();
    if let Some(part) = to.into_iter().map(|cell| place(view, whole, cell)).reduce(Rect::union) {
        zoom.lens.reveal(part, around);
        ui.ctx().request_repaint();
    }
}

/// Shows a button in the corner by which the whole board is seen again, while it is not.
pub fn back(ui: &mut Ui, zoom: &mut Zoom, room: Rect) {
    if !zoom.is_close() {
        return;
    }
    let text = with_key(ui.ctx(), &t!("tactics-whole-board"), 2, Action::ZoomReset);
    let scale = theme::scale(ui);
    let corner = room.max - vec2(8.0, 8.0) * scale;
    let rect = Rect::from_min_max(corner - vec2(260.0, 34.0) * scale, corner);
    ui.scope_builder(
        bevy_egui::egui::UiBuilder::new()
            .max_rect(rect)
            .layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Max)),
        |ui| {
            if plain_button(ui, &text).clicked() {
                zoom.lens.whole();
                ui.ctx().request_repaint();
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use kernel::board_view::{CellView, Tone};
    use tactics::ground::Sq;
    use tactics::rules::view::{cell, square as sq};

    use super::*;

    const ROOM: Rect = Rect { min: pos2(300.0, 80.0), max: pos2(900.0, 500.0) };

    /// A square board of so many squares on a side, as the rules lay it out for clients.
    fn board(side: u8) -> BoardView {
        let cells = (0..side).flat_map(|y| (0..side).filter_map(move |x| Sq::new(x, y)));
        let cells = cells.map(|at| {
            let (x, y) = (u16::from(at.x()) * UNIT, u16::from(side - 1 - at.y()) * UNIT);
            CellView {
                cell: cell(at),
                name: at.to_string(),
                corners: vec![(x, y), (x + UNIT, y), (x + UNIT, y + UNIT), (x, y + UNIT)],
                ground: String::new(),
                look: String::new(),
                mark: String::new(),
                tone: Tone::Open,
            }
        });
        let size = u16::from(side) * UNIT;
        BoardView { size: (size, size), cells: cells.collect(), figures: Vec::new() }
    }

    /// Returns the square that is seen at a point.
    fn at(zoom: &Zoom, view: &BoardView, whole: Rect, point: Pos2) -> Option<Sq> {
        let seen = zoom.seen(whole);
        let unit = seen.width() / f32::from(view.size.0);
        let on = Scale { origin: seen.min, unit, side: unit };
        on.cell(view, point).and_then(|cell| sq(cell.cell))
    }

    /// Whatever the zoom, the square under the pointer is the one that is drawn there; once the board fills
    /// its room, the wheel keeps it under the pointer.
    #[test]
    fn the_pointer_finds_its_square_at_every_zoom() {
        let (view, mut zoom) = (board(26), Zoom::default());
        let whole = zoom.fit(&view, ROOM);
        for (x, y) in [(0_u8, 0_u8), (25, 25), (13, 7), (2, 24)] {
            let own = Sq::new(x, y).expect("it is on the board");
            zoom.forget();
            zoom.fit(&view, ROOM);
            let point = place(&view, whole, cell(own)).center();
            for _ in 0..14 {
                let under = at(&zoom, &view, whole, point).expect("the board is there");
                let seen = zoom.seen(whole);
                let drawn = place(&view, seen, cell(under));
                assert!(drawn.contains(point), "{drawn:?} is not at {point:?}");
                let beside = point + vec2(square(&view, seen), 0.0);
                assert_ne!(at(&zoom, &view, whole, beside), Some(under));
                zoom.lens.zoom_at(Point::new(point.x, point.y), NOTCH);
                zoom.lens.step(1.0);
                if seen.contains_rect(ROOM) {
                    assert_eq!(at(&zoom, &view, whole, point), Some(under), "at {zoom:?}");
                }
            }
        }
    }

    /// The board is never smaller than its room, its squares never larger than they may be, and it does not
    /// leave its room; a small board, whose squares are large already, stays as it is.
    #[test]
    fn zoom_has_limits() {
        for (side, closest) in [(26_u8, LARGEST), (3, 140.0)] {
            let (view, mut zoom) = (board(side), Zoom::default());
            let whole = zoom.fit(&view, ROOM);
            for by in [-1.0, -5.0] {
                zoom.lens.zoom_by(NOTCH.powf(by));
                zoom.lens.step(1.0);
                assert_eq!(zoom.seen(whole), whole);
            }
            zoom.lens.zoom_by(NOTCH.powf(40.0));
            zoom.lens.step(1.0);
            assert!((square(&view, zoom.seen(whole)) - closest).abs() < 0.1, "{zoom:?}");
            for (x, y) in [(9000.0, 9000.0), (-9000.0, -9000.0)] {
                zoom.lens.drag(Point::new(x, y));
                let seen = zoom.seen(whole);
                assert!(seen.contains_rect(ROOM) || seen == whole, "{seen:?}");
            }
        }
    }

    /// A square to which the focus goes is seen, and a view in which it is seen already stays.
    #[test]
    fn the_view_goes_where_the_focus_goes() {
        let (view, mut zoom) = (board(26), Zoom::default());
        let whole = zoom.fit(&view, ROOM);
        zoom.lens.zoom_by(5.0);
        zoom.lens.step(1.0);
        for (x, y) in [(0_u8, 0_u8), (1, 0), (25, 0), (25, 25), (12, 13)] {
            let own = cell(Sq::new(x, y).expect("it is on the board"));
            zoom.lens.reveal(place(&view, whole, own), square(&view, whole) * AROUND);
            zoom.lens.step(1.0);
            let drawn = place(&view, zoom.seen(whole), own);
            assert!(ROOM.expand(0.1).contains_rect(drawn), "{drawn:?}");
            let before = zoom.seen(whole);
            zoom.lens.reveal(place(&view, whole, own), 0.0);
            zoom.lens.step(1.0);
            assert_eq!(zoom.seen(whole), before);
        }
    }
}
