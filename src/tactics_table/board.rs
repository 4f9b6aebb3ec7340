//! The board in the middle of the table, with what is laid over it.

use bevy::prelude::World;
use bevy_egui::egui::{Pos2, Rect, Ui, vec2};
use kernel::Thing;
use kernel::board_view::BoardView;
use shell::plain_table::{Answer, PlainTable, board};

use tactics::rules::state::ids::FighterId;
use tactics::rules::state::table as tables;

use crate::figure::pin;
use crate::model::{Fight, figure};
use crate::{drag, overlay, route, zoom};

/// Shows the board as large as there is room: as it was, changed by what has been told, until that is the
/// real one.
pub fn show(
    ui: &mut Ui,
    world: &World,
    fight: &mut Fight,
    table: &PlainTable,
    out: &mut Vec<Answer>,
) {
    let shown = fight.playback.board().cloned();
    let Some(view) = shown.as_ref().or(table.board.as_ref()) else { return };
    let room = ui.available_rect_before_wrap();
    let rect = zoom::look(ui, world, &mut fight.zoom, view, !fight.route.is_begun());
    if fight.zoom.is_close() {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
    }
    let mut seen = std::mem::take(&mut fight.seen);
    let over = |ui: &Ui, on: &board::Scale| {
        overlay::show(ui, world, fight, (table, &mut seen), view, on);
    };
    let cell = board::show_in(ui, table, view, rect, out, over);
    fight.seen = seen;
    fight.cell = cell;
    let acts = acts(fight, table, view);
    zoom::follow(ui, &mut fight.zoom, view, acts);
    let place = |id| place(view, rect, id);
    fight.playback.show(ui, tables::book(world), rect.intersect(room), place);
    let here = cell.and_then(|cell| view.on(cell).last()).and_then(|on| figure(on.thing));
    pin(ui, fight, here);
    if shown.is_none() {
        drag::dropped(ui, world, fight, table, (view, cell), out);
        route::answer(ui, world, fight, table, (view, cell), out);
    }
    fight.pointed = here.or(fight.pointed_in_line.take());
    zoom::back(ui, &mut fight.zoom, room);
}

/// Returns who acts: whose deeds are told, else the hero who is asked.
fn acts(fight: &Fight, table: &PlainTable, view: &BoardView) -> Option<Thing> {
    if fight.playback.holds() {
        return fight.playback.told.acting.map(|id| Thing::Figure(id.0));
    }
    let who = table.question.as_ref()?.who;
    view.figures.iter().find(|figure| figure.seat.is_some() && figure.seat == who).map(|f| f.thing)
}

/// Returns where a figure stands on the screen, and how large a square is there.
fn place(view: &BoardView, rect: Rect, id: FighterId) -> Option<(Pos2, f32)> {
    let on = view.figures.iter().find(|on| figure(on.thing) == Some(id))?;
    let cells = on.cells.iter().filter_map(|cell| view.cell(*cell));
    let (x, y, n) = cells.fold((0.0, 0.0, 0.0), |(x, y, n), cell| {
        (x + cell.middle().0, y + cell.middle().1, n + 1.0)
    });
    let unit = rect.width() / f32::from(view.size.0.max(1));
    let at = rect.min + vec2(x / f32::max(n, 1.0), y / f32::max(n, 1.0)) * unit;
    Some((at, unit * f32::from(tactics::rules::board::UNIT)))
}
