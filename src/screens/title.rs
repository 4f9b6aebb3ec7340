//! The beginning.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, LayerId, Rect, RichText, pos2, vec2};

use super::{Frames, Screen};
use crate::app::desk::Wish;
use crate::input::{self, Action};
use crate::panels::{ember_button, row_button};
use crate::theme;

/// Shows the title with its few choices.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let p = frames.ctx.layer_painter(LayerId::background());
    let middle = pos2(size.x / 2.0, size.y * 0.30);
    glow(&p, middle, 230.0 * text);
    p.text(
        middle + vec2(2.0, 3.0),
        Align2::CENTER_CENTER,
        "Emberdeck",
        theme::heading(104.0 * text),
        Color32::from_black_alpha(200),
    );
    p.text(
        middle,
        Align2::CENTER_CENTER,
        "Emberdeck",
        theme::heading(104.0 * text),
        theme::parchment(),
    );
    p.text(
        middle + vec2(0.0, 76.0 * text),
        Align2::CENTER_CENTER,
        "a table for co-operative adventures",
        theme::body(24.0 * text),
        theme::dust(),
    );
    let first = world.resource::<super::shelf::Shelf>().entries.first();
    let last = first.and_then(|e| match &e.record {
        Ok(record) if record.next.is_some() => Some((e.dir.clone(), record.name.clone())),
        _ => None,
    });
    let any = first.is_some();
    let wide = 360.0 * text;
    let rect = Rect::from_min_size(
        pos2(size.x / 2.0 - wide / 2.0, size.y * 0.50),
        vec2(wide, if last.is_some() { 245.0 } else { 205.0 } * text),
    );
    frames.panel("title", rect, |ui, out| {
        ui.spacing_mut().item_spacing.y = 9.0 * text;
        if let Some((dir, name)) = last {
            if ember_button(ui, &format!("Continue “{name}”"), true).clicked() {
                out.push(Wish::Resume(dir));
            }
            if row_button(ui, "New campaign", "", false).clicked() {
                out.push(Wish::Go(Screen::New));
            }
        } else if ember_button(ui, "New campaign", true).clicked() {
            out.push(Wish::Go(Screen::New));
        }
        let shelf =
            ui.add_enabled_ui(any, |ui| row_button(ui, "The shelf of campaigns", "", false));
        if shelf.inner.clicked() {
            out.push(Wish::Go(Screen::Shelf));
        }
        if row_button(ui, &input::with_key(ui.ctx(), "Rules", 3, Action::Rules), "", false)
            .clicked()
        {
            out.push(Wish::Rules(true));
        }
        if row_button(ui, "Quit", "", false).clicked() {
            out.push(Wish::Quit);
        }
        ui.add_space(2.0);
        let words = format!("version {}", env!("CARGO_PKG_VERSION"));
        ui.vertical_centered(|ui| ui.label(RichText::new(words).small().color(theme::dust())));
    });
}

/// A pool of ember light.
fn glow(p: &bevy_egui::egui::Painter, at: bevy_egui::egui::Pos2, reach: f32) {
    for i in 0..14 {
        let r = reach * (1.0 - i as f32 / 14.0);
        p.circle_filled(at, r, Color32::from_rgba_unmultiplied(0xff, 0x8a, 0x2c, 5));
    }
}
