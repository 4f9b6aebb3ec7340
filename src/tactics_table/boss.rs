//! The boss card that is carried out, with the deck it came from and the open discard pile.

use bevy_egui::egui::{Label, RichText, ScrollArea, Sense, TextStyle, Ui, vec2};
use kit::theme;
use kit::widgets::group;
use tactics::rules::fight_view::FightView;

use crate::card::{self, Pictures, TALL};

/// Shows the card: its picture, and its orders with the one under way marked.
pub fn show(ui: &mut Ui, view: &FightView, pictures: &Pictures) {
    let Some(boss) = &view.boss else { return };
    let Some(face) = &boss.card else { return };
    let scale = theme::scale(ui);
    let heading = ui.style().text_styles[&TextStyle::Heading].size;
    ui.horizontal_top(|ui| {
        let wide = 96.0 * scale;
        let (rect, _) = ui.allocate_exact_size(vec2(wide, wide * TALL), Sense::hover());
        card::paint(ui, pictures, face.card, rect, bevy_egui::egui::Color32::WHITE);
        ui.vertical(|ui| {
            let name = RichText::new(&boss.name).small().color(theme::bad());
            ui.add(Label::new(name).truncate());
            let title = RichText::new(&face.name).font(theme::heading(heading));
            ui.label(title.color(theme::parchment()));
            ui.label(RichText::new(&face.says).italics().small().color(theme::dust()));
            ui.label(
                RichText::new(t!("tactics-deck-count", n = boss.deck)).small().color(theme::dust()),
            );
        });
    });
    ScrollArea::vertical().id_salt("tactics-boss-orders").auto_shrink([false, false]).show(
        ui,
        |ui| {
            for (n, line) in face.lines.iter().enumerate() {
                let color = match n.cmp(&boss.order.saturating_sub(1)) {
                    std::cmp::Ordering::Equal => theme::ember(),
                    std::cmp::Ordering::Less => theme::faint(),
                    std::cmp::Ordering::Greater => theme::parchment(),
                };
                ui.label(RichText::new(format!("{}. {line}", n + 1)).color(color));
            }
            if !boss.discards.is_empty() {
                group(ui, &t!("tactics-open-discards"));
                let names: Vec<&str> =
                    boss.discards.iter().rev().map(|face| face.name.as_str()).collect();
                ui.label(RichText::new(names.join(", ")).small().color(theme::dust()));
            }
        },
    );
}
