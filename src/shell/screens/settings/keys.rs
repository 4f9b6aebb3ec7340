//! The page of keys and buttons: the bindings of each action, and conflicts.

use bevy_egui::egui::{self, Button, RichText, Ui, vec2};

use crate::kit::input::action::Scope;
use crate::kit::input::{Action, Map, Row, map};
use crate::kit::theme;
use crate::kit::widgets::{group, known};
use crate::settings::Settings;

/// Shows every action with its keys and buttons. `listening` is the action that waits for its next
/// key.
pub fn show(ui: &mut Ui, now: &mut Settings, listening: &mut Option<Action>) {
    ui.label(RichText::new(t!("settings-keys-about")).small().color(theme::dust()));
    let (map, _) = Map::of(now);
    let mut scope = None;
    for entry in map.rows() {
        if scope != Some(entry.action.scope()) && entry.action.scope() == Scope::Replay {
            group(ui, &t!("settings-keys-replay"));
        }
        scope = Some(entry.action.scope());
        row(ui, &entry, now, listening);
    }
}

fn row(ui: &mut Ui, entry: &Row, now: &mut Settings, listening: &mut Option<Action>) {
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ui.horizontal_wrapped(|ui| {
        let room = vec2((size * 14.0).min(ui.available_width() * 0.45), size * 1.5);
        ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(room.x);
            let words = RichText::new(&entry.title).color(theme::parchment());
            ui.add(egui::Label::new(words).truncate());
        });
        let waits = *listening == Some(entry.action);
        let words = if waits { t!("settings-keys-press") } else { "+".to_owned() };
        let ink = if waits { theme::ember() } else { theme::parchment() };
        let hit = ui.add(Button::new(RichText::new(words).color(ink)));
        let hit = hit.on_hover_text(t!("settings-keys-add"));
        known(ui, &format!("{} +", entry.title), &hit);
        if hit.clicked() {
            *listening = if waits { None } else { Some(entry.action) };
        }
        for binding in &entry.bindings {
            let double = entry.conflicts.iter().any(|(b, _)| b == binding);
            let ink = if double { theme::bad() } else { theme::parchment() };
            let hit = ui.add(Button::new(RichText::new(binding.label()).color(ink)));
            let hit = hit.on_hover_text(t!("settings-keys-off"));
            known(ui, &format!("{}: {}", entry.title, binding.label()), &hit);
            if hit.clicked() {
                map::unbind(now, entry.action, *binding);
            }
        }
        if entry.chosen {
            let words = t!("settings-keys-usual");
            let hit = ui.add(Button::new(RichText::new(&words).small().color(theme::dust())));
            known(ui, &format!("{}: {words}", entry.title), &hit);
            if hit.clicked() {
                map::reset(now, Some(entry.action));
            }
        }
    });
    for (binding, other) in &entry.conflicts {
        let words = t!("settings-keys-twice", key = binding.label(), other = other.title());
        ui.label(RichText::new(words).small().color(theme::bad()));
    }
}
