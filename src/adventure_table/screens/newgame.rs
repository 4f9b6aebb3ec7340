//! The form for a new campaign: the pack, its name, and the party.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Color32, Id, LayerId, Layout, Order, Rect, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, TextEdit, UiBuilder, pos2, vec2,
};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::{FaceKey, texture};
use crate::campaign::Choices;
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::source;
use crate::kernel::campaign::players;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, plain_button};
use crate::shell::command::Command;
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::screens::new::party::Party;

/// The state of the form.
#[derive(Resource, Default)]
pub struct Form {
    /// The packs to choose from: ids and names.
    pub packs: Vec<(String, String)>,
    /// The id of the chosen pack.
    pub pack: String,
    /// The content of that pack.
    pub content: Option<Arc<Content>>,
    /// The error if it cannot be read.
    pub trouble: Option<String>,
    /// The name of the campaign.
    pub name: String,
    /// Who sits down.
    pub party: Party,
    /// The house rules.
    pub difficulty: Difficulty,
    /// The hovered hero, who is enlarged.
    pub over: Option<usize>,
}

impl Form {
    /// Chooses a pack.
    pub fn choose(&mut self, pack: &str) {
        self.pack = pack.to_owned();
        self.party.seats.clear();
        match source::find_pack(pack) {
            Ok(content) => {
                // A default name changes with the pack.
                if self.name.is_empty() || self.packs.iter().any(|(_, n)| *n == self.name) {
                    self.name.clone_from(&content.pack.name);
                }
                self.content = Some(Arc::new(content));
                self.trouble = None;
            }
            Err(problems) => {
                self.content = None;
                self.trouble = Some(crate::kernel::content::problem::summary(&problems));
            }
        }
    }

    fn ready(&self) -> bool {
        self.content.is_some() && !self.party.seats.is_empty() && !self.name.trim().is_empty()
    }
}

/// Opens the form.
pub fn open(mut form: ResMut<Form>) {
    let named = |id: String| {
        let name = source::find_pack(&id).map_or_else(|_| id.clone(), |c| c.pack.name);
        (id, name)
    };
    form.packs = source::packs().into_iter().map(named).collect();
    if form.content.is_none()
        && let Some((first, _)) = form.packs.first().cloned()
    {
        form.choose(&first);
    }
    form.party.seats.clear();
    form.difficulty = Difficulty::default();
    form.party.private = false;
    // Seats have their default marks until somebody chooses another.
    theme::wear_looks([0, 1, 2, 3, 4, 5]);
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
    let over = form.over.filter(|i| form.content.as_ref().is_some_and(|c| *i < c.heroes.len()));
    let large_w = (size.y * 0.9 / 1.4).min(size.x * 0.4);
    let large = match (&form.content, over) {
        (Some(content), Some(i)) => {
            let scale = frames.ctx.pixels_per_point();
            Some(texture(world, FaceKey::Hero(i as u16), large_w * scale, &Arc::clone(content)))
        }
        _ => None,
    };
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
            ui.heading(t!("new-title"));
            ui.with_layout(
                bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
                |ui| {
                    if plain_button(ui, &t!("new-back")).clicked() {
                        out.push(Command::Go(Screen::Title));
                    }
                },
            );
        });
        ui.horizontal(|ui| {
            ui.label(t!("new-content"));
            let packs = form.packs.clone();
            for (pack, name) in packs {
                let chosen = form.pack == pack;
                let label = ui.selectable_label(chosen, &name);
                known(ui, &name, &label);
                if label.clicked() && !chosen {
                    form.choose(&pack);
                }
            }
            ui.add_space(20.0);
            ui.label(t!("new-name"));
            let edit = TextEdit::singleline(&mut form.name).char_limit(60);
            let name = ui.add(edit.desired_width(320.0 * text));
            known(ui, &t!("new-name-of"), &name);
        });
        if let Some(trouble) = &form.trouble {
            ui.label(RichText::new(trouble).color(theme::bad()));
        }
        if let Some(content) = &form.content
            && !content.pack.about.is_empty()
        {
            ui.label(RichText::new(&content.pack.about).color(theme::dust()));
        }
        ui.add_space(4.0);
        let most = form.content.as_ref().map_or(6, |c| usize::from(c.pack.players).clamp(1, 6));
        let words = t!("new-choose", most = most, chosen = form.party.seats.len());
        ui.horizontal(|ui| {
            ui.label(words);
            if form.party.seats.len() > 1 {
                ui.add_space(20.0);
                let words = t!("new-alone");
                let alone = ui.checkbox(&mut form.party.alone, &words);
                known(ui, &words, &alone);
                if !form.party.alone {
                    let words = t!("new-private");
                    let private = ui.checkbox(&mut form.party.private, &words);
                    known(ui, &words, &private);
                }
            }
        });
        let foot = 52.0 * text;
        ScrollArea::vertical()
            .max_height(ui.available_height() - foot)
            .auto_shrink([false, false])
            .show(ui, |ui| heroes(ui, &mut form, &pictures, card_w, most, text));
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.add_enabled_ui(form.ready(), |ui| {
                if ember_button(ui, &t!("new-begin"), false).clicked()
                    && let Some(content) = &form.content
                {
                    out.push(TableCommand::Create {
                        name: form.name.trim().to_owned(),
                        pack: form.pack.clone(),
                        party: form
                            .party
                            .seats
                            .iter()
                            .map(|seat| hero_id(content, seat.hero))
                            .collect(),
                        players: form.party.people(),
                        choices: Choices {
                            difficulty: form.difficulty,
                            hands: form.party.hands(),
                            ..Choices::default()
                        },
                    });
                }
            });
            let seats: Vec<String> = match &form.content {
                Some(c) => form
                    .party
                    .seats
                    .iter()
                    .enumerate()
                    .filter_map(|(seat, who)| {
                        let name = &c.heroes.get(who.hero)?.name;
                        Some(format!("{}: {name}", theme::shape_name(seat)))
                    })
                    .collect(),
                None => Vec::new(),
            };
            ui.label(RichText::new(seats.join("    ")).color(theme::dust()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let words = match form.difficulty.is_usual() {
                    true => t!("new-house-none"),
                    false => t!("new-house", rules = form.difficulty.describe_in_line()),
                };
                let hit = plain_button(ui, &words);
                known(ui, &t!("new-house-rules"), &hit);
                if hit.clicked() {
                    out.push(TableCommand::House(true));
                }
            });
        });
    });
    if let (Some(large), Some(i)) = (large, over) {
        // The enlarged hero is beside the row, on the side away from the pointer.
        let left = pictures.len() <= 1 || i * 2 >= pictures.len();
        let x = if left { 12.0 * text } else { size.x - large_w - 12.0 * text };
        let at = pos2(x, (size.y - large_w * 1.4) / 2.0);
        let p = frames.ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("large")));
        let rect = Rect::from_min_size(at, vec2(large_w, large_w * 1.4));
        p.rect_filled(rect.expand(6.0), 20.0, Color32::from_black_alpha(150));
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        p.image(large, rect, uv, Color32::WHITE);
    }
    *world.resource_mut::<Form>() = form;
}

fn hero_id(content: &Content, at: usize) -> String {
    content.heroes.get(at).map(|h| h.id.clone()).unwrap_or_default()
}

fn heroes(
    ui: &mut bevy_egui::egui::Ui,
    form: &mut Form,
    pictures: &[bevy_egui::egui::TextureId],
    wide: f32,
    most: usize,
    text: f32,
) {
    let Some(content) = form.content.clone() else { return };
    let (words, edit) = (44.0 * text, 30.0 * text);
    form.over = None;
    ui.add_space(6.0 * text);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
        for (i, hero) in content.heroes.iter().enumerate() {
            let tall = wide * 1.4 + words + edit;
            let (rect, all) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
            let body = Rect::from_min_size(rect.min, vec2(wide, tall - edit));
            let hit = ui.interact(body, all.id.with("hero"), Sense::click());
            known(ui, &hero.name, &hit);
            if hit.secondary_clicked()
                || (hit.hovered() && ui.input(|i| i.pointer.secondary_down()))
            {
                form.over = Some(i);
            }
            let seat = form.party.seat(i);
            let card = Rect::from_min_size(rect.min, vec2(wide, wide * 1.4));
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let p = ui.painter();
            if let Some(picture) = pictures.get(i) {
                let dim = if seat.is_none() && form.party.seats.len() >= most { 110 } else { 255 };
                p.image(*picture, card, uv, Color32::from_gray(dim));
            }
            if hit.hovered() || seat.is_some() {
                let color = seat.map_or(theme::ember(), |s| theme::seat_color(s as u8));
                let width = if seat.is_some() { 4.0 } else { 2.0 };
                p.rect_stroke(card, 9.0, Stroke::new(width, color), StrokeKind::Outside);
            }
            if let Some(seat) = seat {
                let r = wide * 0.11;
                // The mark is below the band with the name.
                let at = card.left_top() + vec2(r * 1.5, wide * 0.17 + r * 1.5);
                theme::seat_mark(p, at, r, seat as u8);
            }
            let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
            let at = pos2(card.center().x, card.max.y + 4.0);
            let r = p.text(
                at,
                Align2::CENTER_TOP,
                &hero.name,
                theme::heading(size),
                theme::parchment(),
            );
            let at = pos2(card.center().x, r.max.y);
            let line = rows(p, &hero.title, theme::body(size * 0.8), theme::dust(), wide, 1);
            p.galley(at - vec2(line.size().x / 2.0, 0.0), line, theme::dust());
            if let Some(seat) = seat.filter(|s| *s == 0 || !form.party.alone)
                && let Some(chosen) = form.party.seats.get_mut(seat)
            {
                let at = Rect::from_min_max(pos2(rect.min.x, rect.max.y - edit), rect.max);
                let player = TextEdit::singleline(&mut chosen.player)
                    .char_limit(players::LONGEST)
                    .hint_text(players::nameless(seat))
                    .horizontal_align(Align::Center);
                let at = at.shrink2(vec2(wide * 0.08, 2.0 * text));
                // A child `Ui`, so that the row of cards does not move.
                let mut child = ui.new_child(UiBuilder::new().max_rect(at));
                let field = child.add_sized(at.size(), player);
                known(ui, &t!("new-player", seat = seat + 1), &field);
            }
            if hit.clicked() {
                form.party.toggle(i, most);
            }
        }
    });
}
