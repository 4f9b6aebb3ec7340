//! The cards that a level-up brings: those of the one that is looked at, beside the classes.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align, Image, Label, Layout, RichText, Sense, Stroke, StrokeKind, TextStyle, TextureId, Ui,
    Vec2, vec2,
};
use kit::theme;
use kit::widgets::known;
use tactics::content::text::{Line, card_text};
use tactics::rules::flow::prompt::Ask;
use tactics::rules::state::table;

use super::state::{Between, Scene};
use crate::card::TALL;
use crate::face;

/// What lies between two cards and between two classes, and the least height of the cards, in points at normal
/// scale.
pub const GAP: f32 = 7.0;
pub const CARDS: f32 = 150.0;
/// The largest width of a card that a level-up card brings, beside the classes and enlarged, at normal scale.
const BROUGHT: f32 = 230.0;
const LARGE: f32 = 330.0;
/// The least and the largest width of the words beside a card, in points at normal scale.
const WORDS: (f32, f32) = (120.0, 300.0);

/// Writes the title of a part of the page.
pub fn title(ui: &mut Ui, text: &str) {
    let size = ui.style().text_styles[&TextStyle::Body].size;
    ui.label(RichText::new(text).font(theme::heading(size * 1.1)).color(theme::dust()));
}

/// A card that a level-up card brings.
pub struct Gain {
    /// Its name.
    name: String,
    /// Its picture.
    texture: TextureId,
    /// Its text, a line for each ability.
    lines: Vec<String>,
}

/// Shows the cards that the level-up card brings that is looked at, down to the foot of the page, with their
/// words beside them where there is room; the pointer enlarges them.
pub fn show(ui: &mut Ui, gains: &[Gain], foot: f32) {
    if gains.is_empty() {
        return;
    }
    let scale = theme::scale(ui);
    title(ui, &t!("tactics-plan-brings"));
    let left = (foot - ui.cursor().min.y).max(CARDS * scale);
    let count = gains.len() as f32;
    let gap = GAP * scale;
    let across = (ui.available_width() + gap) / count - gap;
    let wide = (left / TALL - 4.0).min(BROUGHT * scale).min(across.max(CARDS * scale / TALL));
    let beside = (across - wide - gap * 2.0).min(WORDS.1 * scale);
    let beside = Some(beside).filter(|beside| *beside >= WORDS.0 * scale);
    ui.spacing_mut().item_spacing.x = gap;
    let all = |ui: &mut Ui| {
        for gain in gains {
            card(ui, gain, wide);
            if let Some(beside) = beside {
                words(ui, gain, vec2(beside, wide * TALL));
            }
        }
    };
    match beside {
        Some(_) => ui.horizontal_top(all),
        None => ui.horizontal_wrapped(all),
    };
}

/// Shows a card so many points wide.
fn card(ui: &mut Ui, Gain { name, texture, .. }: &Gain, wide: f32) {
    let scale = theme::scale(ui);
    let picture = Image::new(SizedTexture::new(*texture, vec2(wide, wide * TALL)));
    let hit = ui.add(picture.sense(Sense::click()));
    known(ui, name, &hit);
    if hit.has_focus() {
        let line = Stroke::new(2.5, theme::ember());
        ui.painter().rect_stroke(hit.rect, 6.0, line, StrokeKind::Outside);
    }
    hit.on_hover_ui(|ui| {
        let large = vec2(LARGE, LARGE * TALL) * scale;
        ui.add(Image::new(SizedTexture::new(*texture, large)));
    });
}

/// Shows what a card says, to be read without the pointer.
fn words(ui: &mut Ui, gain: &Gain, room: Vec2) {
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_width(room.x);
        ui.label(RichText::new(&gain.name).strong().color(theme::bright()));
        for line in &gain.lines {
            let line = RichText::new(line).small().color(theme::parchment());
            ui.add(Label::new(line).wrap());
        }
    });
}

/// Returns the cards that the level-up card brings that is looked at.
pub fn cards(world: &mut World, state: &Between, scene: &Scene, scale: f32) -> Vec<Gain> {
    let view = &scene.view;
    let looked_at = view.named.iter().find(|face| state.selected == Some(face.card));
    let Some(face) = looked_at.filter(|_| view.ask == Ask::LevelUp) else { return Vec::new() };
    let content = Arc::clone(table::book(world));
    let Some(level) = content.find_level(&face.id).map(|id| content.level(id)) else {
        return Vec::new();
    };
    let lists = [&level.add, &level.replace, &level.features, &level.passives, &level.dice];
    let mut ids: Vec<&String> = lists.into_iter().flatten().chain(&level.perk).collect();
    ids.dedup();
    let cards = ids.into_iter().filter_map(|id| content.find_card(id));
    let gain = |id| {
        let card = content.card(id);
        Gain {
            name: card.name.clone(),
            texture: face::card_texture(world, &content, id, LARGE * scale),
            lines: card_text(&content, card).iter().map(Line::to_string).collect(),
        }
    };
    cards.map(gain).collect()
}
