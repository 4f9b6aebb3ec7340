//! The board in the middle of the table, with what is laid over it.

use bevy::prelude::World;
use bevy_egui::egui::Ui;
use shell::plain_table::{Answer, PlainTable, board};

use crate::model::{Fight, figure};
use crate::overlay;

/// Shows the board as large as there is room.
pub fn show(
    ui: &mut Ui,
    world: &World,
    fight: &mut Fight,
    table: &PlainTable,
    out: &mut Vec<Answer>,
) {
    let Some(view) = &table.board else { return };
    let rect = board::fit(view, ui.available_rect_before_wrap());
    let over = |ui: &Ui, on: &board::Scale| overlay::show(ui, world, fight, table, view, on);
    let cell = board::show_in(ui, table, view, rect, out, over);
    fight.cell = cell;
    let here = cell.and_then(|cell| view.on(cell).last());
    fight.pointed = here.and_then(|on| figure(on.thing)).or(fight.pointed_in_line.take());
}
