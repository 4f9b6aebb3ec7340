//! The page of keys and buttons: what each action is bound to, and what is bound twice.

use bevy_egui::egui::{self, Button, RichText, Ui, vec2};

use crate::kit::input::action::Scope;
use crate::kit::input::{Action, Map, Row, map};
use crate::kit::theme;
use crate::kit::widgets::{group, known};
use crate::settings::Settings;

/// Shows every action with its keys and buttons; `listening`: for which one the next key is awaited.
pub fn show(ui: &mut Ui, now: &mut Settings, listening: &mut Option<Action>) {
    ui.label(RichText::new(t!("settings-keys-about")).small().color(theme::dust()));
    let (map, _) = Map::of(now);
    let mut scope = None;
    for one in map.rows() {
        if scope != Some(one.action.scope()) && one.action.scope() == Scope::Replay {
            group(ui, &t!("settings-keys-replay"));
        }
        scope = Some(one.action.scope());
        row(ui, &one, now, listening);
    }
}

fn row(ui: &mut Ui, one: &Row, now: &mut Settings, listening: &mut Option<Action>) {
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ui.horizontal_wrapped(|ui| {
        let room = vec2((size * 14.0).min(ui.available_width() * 0.45), size * 1.5);
        ui.allocate_ui_with_layout(room, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(room.x);
            let words = RichText::new(&one.title).color(theme::parchment());
            ui.add(egui::Label::new(words).truncate());
        });
        let waits = *listening == Some(one.action);
        let words = if waits { t!("settings-keys-press") } else { "+".to_owned() };
        let ink = if waits { theme::ember() } else { theme::parchment() };
        let hit = ui.add(Button::new(RichText::new(words).color(ink)));
        let hit = hit.on_hover_text(t!("settings-keys-add"));
        known(ui, &format!("{} +", one.title), &hit);
        if hit.clicked() {
            *listening = if waits { None } else { Some(one.action) };
        }
        for binding in &one.bindings {
            let double = one.conflicts.iter().any(|(b, _)| b == binding);
            let ink = if double { theme::bad() } else { theme::parchment() };
            let hit = ui.add(Button::new(RichText::new(binding.said()).color(ink)));
            let hit = hit.on_hover_text(t!("settings-keys-off"));
            known(ui, &format!("{}: {}", one.title, binding.said()), &hit);
            if hit.clicked() {
                map::unbind(now, one.action, *binding);
            }
        }
        if one.chosen {
            let words = t!("settings-keys-usual");
            let hit = ui.add(Button::new(RichText::new(&words).small().color(theme::dust())));
            known(ui, &format!("{}: {words}", one.title), &hit);
            if hit.clicked() {
                map::reset(now, Some(one.action));
            }
        }
    });
    for (binding, other) in &one.conflicts {
        let words = t!("settings-keys-twice", key = binding.said(), other = other.title());
        ui.label(RichText::new(words).small().color(theme::bad()));
    }
}
