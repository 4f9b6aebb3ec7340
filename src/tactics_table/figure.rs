//! A figure that is looked at: its values, what is printed of it, and what an enemy would do now and why.

use bevy::prelude::World;
use bevy_egui::egui::{
    Color32, Pos2, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, pos2, vec2,
};
use kernel::ids::SeatId;
use kit::input::{self, Action};
use kit::theme;
use kit::widgets::group;
use shell::plain_table::standee::portrait;
use tactics::rules::describe;
use tactics::rules::state::fighter::FighterKind;
use tactics::rules::state::ids::FighterId;
use tactics::rules::state::table;

use crate::model::Fight;
use crate::player_board::bar;
use crate::seen::Seen;

/// Returns the figure whose values are shown: the one under the pointer, else the one that was pinned.
pub fn looked_at(fight: &Fight) -> Option<FighterId> {
    fight.pointed.or(fight.pinned)
}

/// Keeps the values of a figure on the table, or no longer, when it is clicked with the other mouse button
/// or the key that inspects is pressed.
pub fn pin(ui: &Ui, fight: &mut Fight, here: Option<FighterId>) {
    let Some(here) = here else { return };
    let clicked = ui.input(|input| input.pointer.secondary_clicked());
    if clicked || input::take(ui.ctx(), Action::Inspect) {
        fight.pinned = if fight.pinned == Some(here) { None } else { Some(here) };
    }
}

/// Shows a figure.
pub fn show(ui: &mut Ui, world: &World, seen: &mut Seen, (id, asked): (FighterId, Option<SeatId>)) {
    let face = seen.face(world, id).clone();
    let size = ui.style().text_styles[&TextStyle::Heading].size;
    let scale = theme::scale(ui);
    let color = face.seat.map_or(theme::bad(), |seat| theme::seat_color(seat.0));
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0) * scale, Sense::hover());
        let [paper, _, _] = shell::plain_table::page::inks();
        ui.painter().rect_filled(rect, 5.0, paper);
        if let Some(texture) = portrait(ui, &face.emblem) {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            ui.painter().image(texture.id(), rect.shrink(3.0), whole, Color32::WHITE);
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(&face.name).font(theme::heading(size)).color(color));
            bar(ui, face.hp.0, face.hp.1);
        });
    });
    let values = match face.attack.is_empty() {
        true => t!("tactics-move-value", move = face.movement),
        false => t!("tactics-hero-values", move = face.movement, attack = face.attack.as_str()),
    };
    ui.label(RichText::new(values).color(theme::parchment()));
    if !face.states.is_empty() {
        ui.label(RichText::new(face.states.join(", ")).color(theme::bad()));
    }
    ScrollArea::vertical().id_salt("tactics-figure").auto_shrink([false, false]).show(ui, |ui| {
        for line in &face.lines {
            ui.label(RichText::new(line.to_string()).color(theme::parchment()));
        }
        let odds = odds(world, seen, id, asked);
        if !odds.is_empty() {
            group(ui, &t!("tactics-odds-basic"));
            for line in &odds {
                ui.label(RichText::new(line).color(theme::parchment()));
            }
        }
        if !face.reasons.is_empty() {
            group(ui, &t!("tactics-would-do"));
            for reason in &face.reasons {
                ui.label(RichText::new(reason).color(theme::dust()));
            }
        }
    });
}

/// Returns the odds of basic attacks, wherever the two stand: of an enemy at whom it goes for, of whoever
/// is asked at it.
fn odds(world: &World, seen: &mut Seen, id: FighterId, asked: Option<SeatId>) -> Vec<String> {
    if !matches!(table::fighter(world, id).kind, FighterKind::Enemy(_)) {
        return Vec::new();
    }
    let targets = match table::fighter(world, id).on_board {
        true => seen.threat(world, id).focus.tied.clone(),
        false => Vec::new(),
    };
    let hero = asked.map(|seat| table::hero(world, seat)).filter(|hero| hero.on_board);
    let own = hero.map(|hero| (hero.id, id));
    let pairs = own.into_iter().chain(targets.into_iter().map(|target| (id, target)));
    let line = |(by, of)| Some(describe::odds_of(world, seen.odds(world, by, of)?));
    pairs.filter_map(line).collect()
}
