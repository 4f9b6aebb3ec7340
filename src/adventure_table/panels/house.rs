//! House rules: settings that make games harder or easier (AC-TABLE-01).

use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, Ui, vec2};

use crate::cards::difficulty::{Dial, Difficulty};
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button};

/// Shows the settings. Returns true if one was changed.
pub fn show(ui: &mut Ui, now: &mut Difficulty) -> bool {
    let scale = theme::scale(ui);
    let before = *now;
    Grid::new("house rules").spacing(vec2(14.0, 7.0) * scale).show(ui, |ui| {
        for dial in Dial::ALL {
            let n = now.get(dial);
            let (low, high, step) = dial.range();
            ui.label(RichText::new(dial.title()).color(theme::parchment()));
            ui.horizontal(|ui| {
                let mut turn = |ui: &mut Ui, text: &str, to: i8| {
                    let can = (low..=high).contains(&to);
                    ui.add_enabled_ui(can, |ui| {
                        let hit = ui.button(RichText::new(text).strong());
                        known(ui, &format!("{} {text}", dial.word()), &hit);
                        if hit.clicked() {
                            now.set(dial, to);
                        }
                    });
                };
                turn(ui, "-", n - step);
                let text = match dial {
                    Dial::Wildcards | Dial::Favors | Dial::Cards => n.to_string(),
                    _ if n == 0 => "0".into(),
                    _ => format!("{n:+}"),
                };
                let color = if n == 0 { theme::dust() } else { theme::ember() };
                let size = vec2(34.0, 20.0) * scale;
                ui.add_sized(size, Label::new(RichText::new(text).color(color)));
                turn(ui, "+", n + step);
            });
            // The panel is as wide as the window allows.
            let room = ui.ctx().content_rect().width() - 470.0 * scale;
            ui.scope(|ui| {
                ui.set_max_width(room.clamp(120.0 * scale, 390.0 * scale));
                let about = RichText::new(dial.about()).small().color(theme::dust());
                ui.add(Label::new(about).wrap());
            });
            ui.end_row();
        }
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let text = t!("house-now", now = now.describe_in_line());
        ui.label(RichText::new(text).color(if now.is_usual() {
            theme::dust()
        } else {
            theme::ember()
        }));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &t!("house-by-the-rules")).clicked() {
                *now = Difficulty::default();
            }
        });
    });
    *now != before
}
