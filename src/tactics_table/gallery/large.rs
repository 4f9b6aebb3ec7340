//! An entry of the gallery as large as the window allows, with its words beside it.

use std::sync::Arc;

use bevy::prelude::{Vec2 as Size, World};
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align2, Area, Color32, Frame, Id, Image, Label, Margin, Order, Rect, RichText, ScrollArea,
    Sense, Stroke, Ui, pos2, vec2,
};
use kit::input::{self, Action, steer};
use kit::theme;
use kit::widgets::plain_button;
use shell::screens::frame::Frames;
use tactics::content::TacticsContent;

use super::Gallery;
use super::list::Entry;
use crate::card::TALL;
use crate::face;

/// Shows the enlarged entry, if there is one.
pub fn show(
    world: &mut World,
    frames: &mut Frames<'_>,
    gallery: &mut Gallery,
    content: &Arc<TacticsContent>,
    size: Size,
) {
    let Some((at, entry)) = gallery.large.and_then(|n| Some((n, gallery.entry(n)?.clone()))) else {
        return;
    };
    let text = frames.text;
    let foot = 54.0 * text;
    let wide = ((size.y - foot - 60.0 * text) / TALL).min(size.x * 0.42);
    let dense = frames.ctx.pixels_per_point();
    let picture = face::printed(world, content, entry.face, wide * dense);
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(size.x, size.y));
    let shade = Area::new(Id::new("gallery shade")).fixed_pos(all.min).order(Order::Middle);
    let away = shade.show(frames.ctx, |ui| {
        ui.painter().rect_filled(all, 0.0, Color32::from_black_alpha(190));
        ui.allocate_exact_size(all.size(), Sense::click()).1
    });
    frames.ctx.move_to_top(away.response.layer_id);
    let shown = Area::new(Id::new("gallery large"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, -foot / 2.0))
        .show(frames.ctx, |ui| {
            ui.horizontal_top(|ui| {
                ui.add(Image::new(SizedTexture::new(picture, vec2(wide, wide * TALL))));
                words(ui, content, &entry, (340.0 * text).min(size.x * 0.4), wide * TALL);
            });
        });
    let above = shown.response.layer_id;
    let mut turn = 0;
    let mut close = away.inner.clicked() || away.inner.secondary_clicked();
    Area::new(Id::new("gallery turn"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -8.0))
        .show(frames.ctx, |ui| {
            ui.horizontal(|ui| {
                if plain_button(ui, &t!("tactics-gallery-previous")).clicked() {
                    turn = -1;
                }
                let words = t!("tactics-gallery-count", shown = at + 1, all = gallery.found.len());
                ui.label(RichText::new(words).color(theme::parchment()));
                if plain_button(ui, &t!("tactics-gallery-next")).clicked() {
                    turn = 1;
                }
                let words =
                    input::with_key(ui.ctx(), &t!("tactics-gallery-close"), 2, Action::Back);
                close |= plain_button(ui, &words).clicked();
            });
        });
    // The focus stays out of what is below: the arrows turn the pages.
    frames.ctx.move_to_top(above);
    steer::view(frames.ctx, above);
    if close {
        gallery.large = None;
    } else if turn != 0 {
        gallery.turn(turn);
    }
    // The next one is painted in advance.
    if let Some(next) = gallery.large.and_then(|n| gallery.entry(n + 1)) {
        face::printed(world, content, next.face, wide * dense);
    }
}

/// Shows what is printed, to be read with ease.
fn words(ui: &mut Ui, content: &TacticsContent, entry: &Entry, wide: f32, tall: f32) {
    let scale = theme::scale(ui);
    Frame::NONE
        .fill(theme::leather())
        .stroke(Stroke::new(1.0, theme::line()))
        .corner_radius(7.0)
        .inner_margin(Margin::same((14.0 * scale) as i8))
        .show(ui, |ui| {
            ui.set_width(wide);
            ScrollArea::vertical().max_height(tall - 28.0 * scale).show(ui, |ui| {
                ui.set_width(wide - 10.0);
                ui.heading(&entry.name);
                let mut about = vec![entry.sort.title(content)];
                about.extend(Some(entry.of.clone()).filter(|of| !of.is_empty()));
                if entry.copies > 1 {
                    about.push(t!("tactics-gallery-copies", n = entry.copies));
                }
                ui.label(RichText::new(about.join("  ·  ")).color(theme::dust()));
                ui.add_space(8.0 * scale);
                for line in &entry.lines {
                    let line = RichText::new(line.to_string()).color(theme::parchment());
                    ui.add(Label::new(line).wrap());
                    ui.add_space(3.0 * scale);
                }
                if !entry.says.is_empty() {
                    ui.add_space(6.0 * scale);
                    let says = RichText::new(&entry.says).italics().color(theme::dust());
                    ui.add(Label::new(says).wrap());
                }
            });
        });
}
