//! The auto-pass settings of everybody at the table: a grid of windows and seats.

use bevy_egui::egui::{
    Align, Button, Grid, Layout, RichText, ScrollArea, Sense, TextStyle, Ui, vec2,
};

use crate::adventure_table::command::TableCommand;
use crate::autopass::{Stop, StopSettings, Window};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button};
use crate::rules::state::ids::HeroId;
use crate::shell::command::CommandQueue;
use kernel::autopass::Window as _;

/// Shows the grid. `seats` are the heroes with their names, `pins` the pinned things, by id and
/// name.
pub fn show(
    ui: &mut Ui,
    stops: &StopSettings,
    seats: &[(HeroId, String)],
    pins: &[(String, String)],
    out: &mut CommandQueue,
) {
    let scale = theme::scale(ui);
    let wide = (330.0 + 84.0 * (seats.len() + 1) as f32).max(620.0) * scale;
    ui.set_width(wide.min(ui.ctx().content_rect().width() - 60.0 * scale));
    ui.horizontal(|ui| {
        ui.heading(t!("stops-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &input::with_key(ui.ctx(), &t!("stops-close"), 2, Action::Back))
                .clicked()
            {
                out.push(TableCommand::Stops(false));
            }
        });
    });
    let words = t!("stops-about");
    ui.label(RichText::new(words).small().color(theme::dust()));
    ui.horizontal(|ui| {
        let mut everything = stops.everything;
        let hit = ui.checkbox(&mut everything, t!("stops-everything"));
        known(ui, "Ask everything", &hit);
        if hit.changed() {
            let mut now = stops.clone();
            now.everything = everything;
            out.push(TableCommand::SetStops(now));
        }
        if plain_button(ui, &t!("stops-usual")).clicked() {
            out.push(TableCommand::SetStops(usual(stops)));
        }
    });
    ui.add_space(4.0);
    let tall = (ui.ctx().content_rect().height() - 300.0 * scale).max(110.0);
    ScrollArea::both().id_salt("stops").max_height(tall).show(ui, |ui| {
        ui.add_enabled_ui(!stops.everything, |ui| table(ui, stops, seats, out));
    });
    ui.add_space(4.0);
    pinned(ui, stops, pins, out);
}

/// Returns the default stops, with the current pins.
fn usual(stops: &StopSettings) -> StopSettings {
    let mut usual = StopSettings::default();
    stops.pins().for_each(|id| usual.pin(id, true));
    usual
}

fn table(ui: &mut Ui, stops: &StopSettings, seats: &[(HeroId, String)], out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    let cell = vec2(76.0, 22.0) * scale;
    Grid::new("seats and windows").striped(true).spacing(vec2(8.0, 3.0) * scale).show(ui, |ui| {
        ui.label("");
        ui.label(RichText::new(t!("stops-everybody")).small().color(theme::dust()));
        for (seat, name) in seats {
            ui.horizontal(|ui| {
                let size = 12.0 * scale;
                let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                theme::seat_mark(ui.painter(), rect.center(), size * 0.4, seat.0);
                let first = name.split(' ').next().unwrap_or(name);
                ui.label(RichText::new(first).small().color(theme::seat_color(seat.0)))
                    .on_hover_text(name);
            });
        }
        ui.end_row();
        for &window in Window::ALL {
            ui.label(RichText::new(window.text()).small().color(theme::parchment()));
            let all: Vec<Stop> = seats.iter().map(|(seat, _)| stops.at(*seat, window)).collect();
            let same = all.first().copied().filter(|first| all.iter().all(|s| s == first));
            if cycle(ui, same, &format!("{}: {}", window.text(), t!("stops-everybody")), cell) {
                let mut now = stops.clone();
                let to = same.map_or(window.usual(), next);
                seats.iter().for_each(|(seat, _)| now.set(*seat, window, to));
                out.push(TableCommand::SetStops(now));
            }
            for ((seat, name), stop) in seats.iter().zip(all) {
                if cycle(ui, Some(stop), &format!("{}: {name}", window.text()), cell) {
                    let mut now = stops.clone();
                    now.set(*seat, window, next(stop));
                    out.push(TableCommand::SetStops(now));
                }
            }
            ui.end_row();
        }
    });
}

/// Returns the next value after a click.
fn next(stop: Stop) -> Stop {
    let at = Stop::ALL.iter().position(|s| *s == stop).unwrap_or(0);
    Stop::ALL[(at + 1) % Stop::ALL.len()]
}

/// Shows a button with the value, or a mark if seats differ. Returns true if it was clicked.
fn cycle(ui: &mut Ui, stop: Option<Stop>, name: &str, size: bevy_egui::egui::Vec2) -> bool {
    let (word, color) = match stop {
        Some(Stop::Always) => (t!("stops-always"), theme::parchment()),
        Some(Stop::Useful) => (t!("stops-useful"), theme::good()),
        Some(Stop::Never) => (t!("stops-never"), theme::faint()),
        None => (t!("stops-differs"), theme::dust()),
    };
    let small = ui.style().text_styles[&TextStyle::Small].size;
    let button = Button::new(RichText::new(word).size(small).color(color)).min_size(size);
    let hit = ui.add(button);
    known(ui, name, &hit);
    let hint = match stop {
        Some(Stop::Always) => t!("stops-always-hint"),
        Some(Stop::Useful) => t!("stops-useful-hint"),
        Some(Stop::Never) => t!("stops-never-hint"),
        None => t!("stops-differs-hint"),
    };
    let clicked = hit.clicked();
    hit.on_hover_text(hint);
    clicked
}

fn pinned(ui: &mut Ui, stops: &StopSettings, pins: &[(String, String)], out: &mut CommandQueue) {
    if pins.is_empty() {
        let words = t!("stops-no-pins");
        ui.label(RichText::new(words).small().color(theme::dust()));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(t!("stops-pins")).small().color(theme::dust()));
        for (id, name) in pins {
            if plain_button(ui, name).clicked() {
                let mut now = stops.clone();
                now.pin(id, false);
                out.push(TableCommand::SetStops(now));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_comes_back_to_where_it_was_after_three_clicks() {
        for stop in Stop::ALL {
            assert_ne!(next(stop), stop);
            assert_eq!(next(next(next(stop))), stop);
        }
    }

    #[test]
    fn what_is_usual_keeps_the_pins() {
        let mut stops = StopSettings::default();
        stops.everything = true;
        stops.set(HeroId(0), Window::Evade, Stop::Never);
        stops.pin("rope", true);
        let usual = usual(&stops);
        assert!(usual.pinned("rope") && !usual.everything);
        assert_eq!(usual.at(HeroId(0), Window::Evade), Window::Evade.usual());
    }
}
