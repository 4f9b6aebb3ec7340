//! An open pile: its cards side by side.

use bevy_egui::egui::{
    Align2, Color32, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextureId, Ui, vec2,
};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::FaceKey;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button};
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::CardId;
use crate::shell::command::CommandQueue;

/// The width of a card at the reference size.
pub const WIDE: f32 = 150.0;

/// A card of the pile.
pub struct Lying {
    /// Its id, if the viewer may know it.
    pub card: CardId,
    /// Its name.
    pub name: String,
    /// Its picture.
    pub texture: TextureId,
    /// Its face.
    pub face: FaceKey,
    /// What can be done with it now.
    pub acts: Vec<Act>,
    /// Whether it is marked for an answer of several cards.
    pub marked: bool,
}

/// Shows an open pile. Cards that may be chosen now glow; a click on any other enlarges it.
pub fn show(
    ui: &mut Ui,
    title: &str,
    hidden: bool,
    cards: &[Lying],
    many: bool,
    out: &mut CommandQueue,
) {
    ui.horizontal(|ui| {
        ui.heading(title);
        ui.with_layout(
            bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
            |ui| {
                if plain_button(ui, &input::with_key(ui.ctx(), &t!("pile-close"), 2, Action::Back))
                    .clicked()
                {
                    out.push(TableCommand::Open(None));
                }
            },
        );
    });
    if hidden {
        ui.label(RichText::new(t!("pile-hidden")).color(theme::dust()));
        return;
    }
    if cards.is_empty() {
        ui.label(RichText::new(t!("pile-empty")).color(theme::dust()));
    }
    let scale = theme::scale(ui);
    let wide = WIDE * scale;
    ScrollArea::vertical()
        .max_height((ui.ctx().content_rect().height() - 130.0 * scale).clamp(120.0, 640.0 * scale))
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for lying in cards {
                    let (rect, hit) =
                        ui.allocate_exact_size(vec2(wide, wide * 1.4), Sense::click());
                    let uv = bevy_egui::egui::Rect::from_min_max(
                        Align2::LEFT_TOP.pos_in_rect(&unit()),
                        Align2::RIGHT_BOTTOM.pos_in_rect(&unit()),
                    );
                    ui.painter().image(lying.texture, rect, uv, Color32::WHITE);
                    known(ui, &lying.name, &hit);
                    if !lying.acts.is_empty() {
                        let width = if lying.marked { 4.0 } else { 2.0 };
                        ui.painter().rect_stroke(
                            rect,
                            7.0,
                            Stroke::new(width, theme::ember()),
                            StrokeKind::Inside,
                        );
                    }
                    if hit.clicked() {
                        out.push(match lying.acts.as_slice() {
                            [Act::Card(c)] if many => TableCommand::Mark(*c),
                            [act] => TableCommand::Do(vec![*act]),
                            [] => TableCommand::Inspect(Some(lying.face)),
                            several => TableCommand::Fan(several.to_vec()),
                        });
                    }
                    if hit.secondary_clicked() {
                        out.push(TableCommand::Inspect(Some(lying.face)));
                    }
                }
            });
        });
}

fn unit() -> bevy_egui::egui::Rect {
    bevy_egui::egui::Rect::from_min_size(bevy_egui::egui::Pos2::ZERO, vec2(1.0, 1.0))
}
