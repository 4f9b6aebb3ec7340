//! A new campaign: the pack, its name, and who plays.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, pos2, vec2,
};

use super::{Frames, Screen, texture};
use crate::app::desk::Wish;
use crate::cards::content::Content;
use crate::cards::source;
use crate::panels::ember_button;
use crate::table::art::FaceKey;
use crate::theme::{self, DUST, EMBER};

/// What is filled in.
#[derive(Resource, Default)]
pub struct Form {
    /// Ids of packs to choose from.
    pub packs: Vec<String>,
    /// The pack chosen.
    pub pack: String,
    /// What it holds.
    pub content: Option<Arc<Content>>,
    /// Why it cannot be read.
    pub trouble: Option<String>,
    /// What the campaign is called.
    pub name: String,
    /// Heroes by seat: positions in the pack.
    pub party: Vec<usize>,
}

impl Form {
    fn choose(&mut self, pack: &str) {
        self.pack = pack.to_owned();
        self.party.clear();
        match source::find_pack(pack) {
            Ok(content) => {
                if self.name.is_empty() {
                    self.name.clone_from(&content.pack.name);
                }
                self.content = Some(Arc::new(content));
                self.trouble = None;
            }
            Err(problems) => {
                self.content = None;
                self.trouble = Some(crate::campaign::join(&problems));
            }
        }
    }

    fn ready(&self) -> bool {
        self.content.is_some() && !self.party.is_empty() && !self.name.trim().is_empty()
    }
}

/// Opens the form.
pub fn open(mut form: ResMut<Form>) {
    form.packs = source::packs();
    let known = form.packs.clone();
    if form.content.is_none()
        && let Some(first) = known.first()
    {
        form.choose(first);
    }
    form.party.clear();
}

/// Shows the form.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let rect = Rect::from_min_max(
        pos2(40.0 * text, 30.0 * text),
        pos2(size.x - 40.0 * text, size.y - 30.0 * text),
    );
    let mut form = std::mem::take(&mut *world.resource_mut::<Form>());
    let heroes_n = form.content.as_ref().map_or(6, |c| c.heroes.len()).clamp(3, 6) as f32;
    let room = rect.width() - 20.0 * text - (heroes_n - 1.0) * 12.0 - 16.0;
    let card_w = (room / heroes_n).min(290.0 * text);
    let pictures: Vec<_> = match &form.content {
        Some(content) => {
            let scale = frames.ctx.pixels_per_point();
            let content = Arc::clone(content);
            (0..content.heroes.len())
                .map(|i| texture(world, FaceKey::Hero(i as u16), card_w * scale, &content))
                .collect()
        }
        None => Vec::new(),
    };
    frames.panel("new", rect, |ui, out| {
        ui.horizontal(|ui| {
            ui.heading("New campaign");
            ui.with_layout(
                bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
                |ui| {
                    if ui.button("Back").clicked() {
                        out.push(Wish::Go(Screen::Title));
                    }
                },
            );
        });
        ui.horizontal(|ui| {
            ui.label("Content");
            let packs = form.packs.clone();
            for pack in packs {
                let chosen = form.pack == pack;
                let shown = match &form.content {
                    Some(c) if chosen => c.pack.name.clone(),
                    _ => pack.clone(),
                };
                if ui.selectable_label(chosen, shown).clicked() && !chosen {
                    form.choose(&pack);
                }
            }
            ui.add_space(20.0);
            ui.label("Name");
            ui.add(TextEdit::singleline(&mut form.name).desired_width(320.0 * text).char_limit(60));
        });
        if let Some(trouble) = &form.trouble {
            ui.label(RichText::new(trouble).color(theme::BAD));
        }
        if let Some(content) = &form.content
            && !content.pack.about.is_empty()
        {
            ui.label(RichText::new(&content.pack.about).color(DUST));
        }
        ui.add_space(4.0);
        let most = form.content.as_ref().map_or(6, |c| usize::from(c.pack.players).clamp(1, 6));
        let words = format!(
            "Choose 1 to {most} heroes: click them in the order of their seats. {} chosen.",
            form.party.len()
        );
        ui.label(words);
        let foot = 52.0 * text;
        ScrollArea::vertical()
            .max_height(ui.available_height() - foot)
            .auto_shrink([false, false])
            .show(ui, |ui| heroes(ui, &mut form, &pictures, card_w, most));
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.add_enabled_ui(form.ready(), |ui| {
                if ember_button(ui, "Sit down and begin", false).clicked()
                    && let Some(content) = &form.content
                {
                    out.push(Wish::Create {
                        name: form.name.trim().to_owned(),
                        pack: form.pack.clone(),
                        party: form.party.iter().map(|i| content.heroes[*i].id.clone()).collect(),
                    });
                }
            });
            let seats: Vec<String> = match &form.content {
                Some(c) => form
                    .party
                    .iter()
                    .enumerate()
                    .map(|(seat, i)| format!("{}: {}", theme::SHAPES[seat], c.heroes[*i].name))
                    .collect(),
                None => Vec::new(),
            };
            ui.label(RichText::new(seats.join("    ")).color(DUST));
        });
    });
    *world.resource_mut::<Form>() = form;
}

fn heroes(
    ui: &mut bevy_egui::egui::Ui,
    form: &mut Form,
    pictures: &[bevy_egui::egui::TextureId],
    wide: f32,
    most: usize,
) {
    let Some(content) = form.content.clone() else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
        for (i, hero) in content.heroes.iter().enumerate() {
            let tall = wide * 1.4 + 44.0;
            let (rect, hit) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
            let seat = form.party.iter().position(|h| *h == i);
            let card = Rect::from_min_size(rect.min, vec2(wide, wide * 1.4));
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let p = ui.painter();
            if let Some(picture) = pictures.get(i) {
                let dim = if seat.is_none() && form.party.len() >= most { 110 } else { 255 };
                p.image(*picture, card, uv, Color32::from_gray(dim));
            }
            if hit.hovered() || seat.is_some() {
                let color = seat.map_or(EMBER, |s| theme::seat_color(s as u8));
                let width = if seat.is_some() { 4.0 } else { 2.0 };
                p.rect_stroke(card, 9.0, Stroke::new(width, color), StrokeKind::Outside);
            }
            if let Some(seat) = seat {
                let r = wide * 0.11;
                theme::seat_mark(p, card.left_top() + vec2(r * 1.3, r * 1.3), r, seat as u8);
            }
            let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
            let at = pos2(card.center().x, card.max.y + 4.0);
            let r =
                p.text(at, Align2::CENTER_TOP, &hero.name, theme::heading(size), theme::PARCHMENT);
            let at = pos2(card.center().x, r.max.y);
            let line =
                crate::table::paint::rows(p, &hero.title, theme::body(size * 0.8), DUST, wide, 1);
            p.galley(at - vec2(line.size().x / 2.0, 0.0), line, DUST);
            if hit.clicked() {
                match seat {
                    Some(at) => {
                        form.party.remove(at);
                    }
                    None if form.party.len() < most => form.party.push(i),
                    None => {}
                }
            }
        }
    });
}
