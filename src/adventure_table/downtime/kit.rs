//! The widgets of the downtime screen: faces that can be clicked, dragged and enlarged, and drop
//! targets that accept a card or say why not.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Id, LayerId, Order, Pos2, Rect, Response, RichText, ScrollArea,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::moves::{self, Held, Piece, Place};
use super::rooms::TALL;
use super::state::DowntimeScreen;
use crate::adventure_table::command::{DowntimeCommand, TableCommand};
use crate::adventure_table::face::{FaceKey, texture};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::cards::content::Content;
use crate::kernel::campaign::players::Players;
use crate::kit::paint::{ember, rows};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, known_at, row_button};
pub use crate::lang::capital;
use crate::rules::catalogue::CATALOGUE;
use crate::rules::state::ids::HeroId;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::panels::ruled::ruled;

/// The context in which the parts of the screen are drawn.
pub struct Kit<'a> {
    /// The window's world.
    pub world: &'a mut World,
    /// The pack.
    pub content: &'a Arc<Content>,
    /// The state of the downtime.
    pub between: &'a AdventureDowntime,
    /// The state of the screen.
    pub sit: &'a mut DowntimeScreen,
    /// The people by seat.
    pub people: Players,
    /// The text scale.
    pub text: f32,
    /// Pixels per point.
    pub pixels: f32,
    /// The drop targets of this frame.
    pub targets: Vec<(Rect, Place)>,
    /// The commands of this frame.
    pub out: CommandQueue,
}

/// Returns a `Ui` for a part of the screen.
pub fn part(ui: &mut Ui, rect: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
    part.set_clip_rect(rect.expand(3.0).intersect(ui.clip_rect()));
    part
}

/// Draws a dark background with a thin border.
pub fn ground(ui: &Ui, rect: Rect) {
    let fill = Color32::from_rgba_unmultiplied(0x12, 0x0d, 0x0a, 0x9a);
    ui.painter().rect(rect, 7.0, fill, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
}

impl Kit<'_> {
    /// Answers with a choice.
    pub fn decide(&mut self, choice: Choice) {
        self.out.push(TableCommand::Meet(DowntimeCommand::Decide(choice)));
    }

    /// Returns the face of a card.
    pub fn key(&self, id: &str) -> Option<FaceKey> {
        self.content.find(id).map(FaceKey::Card)
    }

    /// Returns the face of a hero.
    pub fn hero_key(&self, id: &str) -> Option<FaceKey> {
        self.content.hero(id).map(|n| FaceKey::Hero(n as u16))
    }

    /// Returns the name of the person at a seat, if people are told apart.
    pub fn person(&self, seat: usize) -> Option<String> {
        self.people.of(HeroId(seat as u8)).map(str::to_owned)
    }

    /// Draws a face.
    pub fn face(&mut self, ui: &Ui, key: FaceKey, rect: Rect, tint: Color32) {
        let id = texture(self.world, key, rect.width() * self.pixels, self.content);
        let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(id, rect, uv, tint);
    }

    /// Shows a face that can be clicked, dragged and enlarged. `seen` is its uncovered part.
    pub fn piece(&mut self, ui: &Ui, salt: usize, seen: Rect, whole: Rect, held: Held) -> Response {
        let (name, key) = match &held.piece {
            Piece::Card(id) => (self.between.card_name(id), self.key(id)),
            Piece::Hero(id) => {
                let hero = self.content.hero(id).map(|n| self.content.heroes[n].name.clone());
                (hero.unwrap_or_default(), self.hero_key(id))
            }
        };
        let words = format!("{name}, {}", self.place_words(held.from));
        let hit = ui.interact(seen, Id::new(("piece", salt, &words)), Sense::click_and_drag());
        known(ui, &words, &hit);
        hit.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
        let lifted = self.sit.held.as_ref() == Some(&held);
        if let Some(key) = key {
            let tint = if lifted { Color32::from_gray(90) } else { Color32::WHITE };
            self.face(ui, key, whole, tint);
            if (hit.hovered() || hit.has_focus()) && self.sit.held.is_none() {
                self.sit.over = Some(key);
            }
            if hit.secondary_clicked() {
                self.sit.large = Some(key);
            }
        }
        let round = whole.width() * 0.045;
        let rim = match () {
            () if self.sit.chosen.as_ref() == Some(&held) => Some((3.0, theme::parchment())),
            () if hit.has_focus() => Some((3.0, theme::ember())),
            () if hit.hovered() && self.sit.held.is_none() => Some((2.0, theme::dust())),
            () => None,
        };
        if let Some((width, color)) = rim {
            ui.painter().rect_stroke(whole, round, Stroke::new(width, color), StrokeKind::Inside);
        }
        if hit.drag_started_by(bevy_egui::egui::PointerButton::Primary) {
            self.sit.held = Some(held.clone());
            self.sit.chosen = Some(held.clone());
        }
        // Pressing the key again on a selected card does the obvious thing, too.
        let again = hit.clicked() && hit.has_focus() && self.sit.chosen.as_ref() == Some(&held);
        if hit.double_clicked() || again {
            if let Some(choice) = moves::obvious(self.between, &held, self.sit.open) {
                self.attempt(choice);
            }
        } else if hit.clicked() {
            self.sit.chosen = Some(held);
        }
        hit.on_hover_cursor(CursorIcon::Grab)
    }

    /// Answers with a choice, or shows why it is not possible.
    pub fn attempt(&mut self, choice: Choice) {
        match self.between.judge(&choice) {
            Ok(()) => self.decide(choice),
            Err(why) => self.out.push(Command::Refuse(why)),
        }
    }

    /// Returns the name of a place.
    pub fn place_words(&self, place: Place) -> String {
        match place {
            Place::Seat(n) => t!("place-of", hero = self.between.seat_name(usize::from(n))),
            Place::Spare => t!("place-aside"),
            Place::Store => t!("place-box"),
            Place::Stall => t!("place-stall"),
            Place::Prize => t!("place-prize"),
            Place::Bench => t!("place-bench"),
            Place::Chair => t!("place-chair"),
        }
    }

    /// Registers a drop target: it glows, or it says why not.
    pub fn target(&mut self, ui: &Ui, rect: Rect, place: Place) {
        self.targets.push((rect, place));
        known_at(ui, &t!("place-name", place = self.place_words(place)), rect);
        let Some(held) = &self.sit.held else { return };
        let Some(choice) = moves::moved(self.between.state().step, held, place) else { return };
        let over = ui.ctx().pointer_latest_pos().is_some_and(|at| rect.contains(at));
        match self.between.judge(&choice) {
            Ok(()) => ember(ui.painter(), rect.shrink(2.0), 6.0),
            Err(_) if over => {
                let stroke = Stroke::new(2.0, theme::bad());
                ui.painter().rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
            }
            Err(_) => {}
        }
    }

    /// Draws the dragged piece at the pointer with the meaning of a drop there, and handles the
    /// drop.
    pub fn hold(&mut self, ui: &Ui) {
        let Some(held) = self.sit.held.clone() else { return };
        let ctx = ui.ctx().clone();
        let Some(at) = ctx.pointer_latest_pos() else { return };
        let under = self.targets.iter().filter(|(rect, _)| rect.contains(at));
        let to = under.min_by(|a, b| a.0.area().total_cmp(&b.0.area())).map(|(_, to)| *to);
        let choice = to.and_then(|to| moves::moved(self.between.state().step, &held, to));
        if !ctx.input(|i| i.pointer.primary_down()) {
            self.sit.held = None;
            if let Some(choice) = choice {
                self.attempt(choice);
            }
            return;
        }
        let key = match &held.piece {
            Piece::Card(id) => self.key(id),
            Piece::Hero(id) => self.hero_key(id),
        };
        let wide = 120.0 * self.text;
        let rect = Rect::from_center_size(at, vec2(wide, wide * TALL));
        let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("held between")));
        if let Some(key) = key {
            let id = texture(self.world, key, wide * self.pixels, self.content);
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.rect_filled(
                rect.translate(vec2(5.0, 8.0)),
                8.0,
                Color32::from_black_alpha(110),
            );
            painter.image(id, rect, uv, Color32::WHITE);
        }
        let Some(choice) = choice else { return };
        let (words, color) = match self.between.judge(&choice) {
            Ok(()) => (self.between.choice_text(&choice), theme::parchment()),
            Err(why) => (format!("{} ({})", why.why, why.rule), theme::bad()),
        };
        let wide = 300.0 * self.text;
        let words = rows(&painter, &words, theme::body(15.0 * self.text), color, wide, 4);
        let room = ctx.content_rect();
        let size = words.size() + vec2(16.0, 10.0);
        let below = rect.max.y + size.y < room.max.y;
        let y = if below { rect.max.y + 4.0 } else { rect.min.y - size.y - 4.0 };
        let x = (at.x - size.x / 2.0).clamp(room.min.x, (room.max.x - size.x).max(room.min.x));
        let plate = Rect::from_min_size(pos2(x, y), size);
        painter.rect_filled(plate, 6.0, Color32::from_rgb(0x22, 0x16, 0x10));
        painter.rect_stroke(plate, 6.0, Stroke::new(1.5, color), StrokeKind::Inside);
        painter.galley(plate.min + vec2(8.0, 5.0), words, color);
    }

    /// Shows the selected or hovered piece, large enough to be read, with every possible action.
    pub fn beside(&mut self, ui: &mut Ui, rect: Rect) {
        ground(ui, rect);
        let inner = rect.shrink(8.0 * self.text);
        let chosen = self.sit.chosen.clone();
        let of_chosen = chosen.as_ref().and_then(|h| match &h.piece {
            Piece::Card(id) => self.key(id),
            Piece::Hero(id) => self.hero_key(id),
        });
        let Some(key) = self.sit.over.or(of_chosen) else {
            let mut part = part(ui, inner);
            part.label(RichText::new(t!("between-click-a-card")).color(theme::dust()));
            return;
        };
        // With little room, the actions come first.
        let share = if inner.height() < 420.0 * self.text { 0.45 } else { 0.62 };
        let wide = inner.width().min(inner.height() * share / TALL);
        let card = Rect::from_min_size(
            pos2(inner.center().x - wide / 2.0, inner.min.y),
            vec2(wide, wide * TALL),
        );
        self.face(ui, key, card, Color32::WHITE);
        let looks = ui.interact(card, ui.id().with("beside"), Sense::CLICK);
        if looks.clicked() || looks.secondary_clicked() {
            self.sit.large = Some(key);
        }
        let rest = Rect::from_min_max(pos2(inner.min.x, card.max.y + 6.0), inner.max);
        let mut part = part(ui, rest);
        match chosen.filter(|_| of_chosen == Some(key)) {
            Some(held) => self.actions(&mut part, &held),
            None => {
                part.label(RichText::new(t!("place-click")).color(theme::dust()).small());
            }
        }
    }

    /// Shows every action with the selected piece; the impossible ones with the rule.
    fn actions(&mut self, ui: &mut Ui, held: &Held) {
        let step = self.between.state().step;
        let obvious = moves::obvious(self.between, held, self.sit.open);
        ScrollArea::vertical().id_salt("actions").auto_shrink([false, false]).show(ui, |ui| {
            let mut why: Vec<(String, String)> = Vec::new();
            let all = moves::places(step, held, self.between.state().seats.len());
            let judged: Vec<_> =
                all.into_iter().map(|(_, c)| (self.between.judge(&c), c)).collect();
            // What one hero may do is not refused for the others.
            let like = |choice: &Choice| std::mem::discriminant(choice);
            let can: Vec<_> =
                judged.iter().filter(|(no, _)| no.is_ok()).map(|(_, c)| like(c)).collect();
            for (judged, choice) in judged {
                match judged {
                    Ok(()) => {
                        let words = self.between.choice_text(&choice);
                        let first = obvious.as_ref() == Some(&choice);
                        let hit = if first {
                            ember_button(ui, &words, true)
                        } else {
                            row_button(ui, &words, "", false)
                        };
                        if hit.clicked() {
                            self.decide(choice);
                        }
                    }
                    Err(_) if can.contains(&like(&choice)) => {}
                    Err(no) => {
                        let line = (no.why, no.rule);
                        if !why.contains(&line) {
                            why.push(line);
                        }
                    }
                }
            }
            for (why, rule) in why {
                let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
                let words = format!("{why} {rule}");
                ruled(ui, &CATALOGUE, &words, size, theme::dust(), &mut self.out);
            }
        });
    }

    /// Draws a line of text at a point, with an ellipsis if it is longer than its room.
    pub fn line(
        &self,
        ui: &Ui,
        at: Pos2,
        text: &str,
        size: f32,
        color: Color32,
        wide: f32,
    ) -> Rect {
        let galley = rows(ui.painter(), text, theme::heading(size * self.text), color, wide, 1);
        let rect = Align2::LEFT_TOP.anchor_size(at, galley.size());
        ui.painter().galley(at, galley, color);
        rect
    }
}
