//! The market: what is for sale with its price, and what the heroes could sell. A ware is bought by a
//! click or by dropping it on a hero, equipment is sold on the stall (AT-MRKT-02 to AT-MRKT-07).

use bevy_egui::egui::{
    Align2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use kit::theme;
use shell::plain_table::Answer;
use tactics::rules::fight_view::CardFace;
use tactics::rules::flow::prompt::Act;

use super::Shown;
use super::camp::{badge, grid};
use super::drag;
use super::state::{Between, Drop};
use crate::card::TALL;

/// The height of the title of a part of the page, and what lies around its cards, in points at normal scale.
const TITLE: f32 = 28.0;
const EDGE: f32 = 20.0;
/// The least and the largest share of the page that the party's own cards take.
const LEAST: f32 = 0.26;
const MOST: f32 = 0.38;

/// The widths that cards can have, the largest first, what lies between two, and what the page needs besides
/// them: titles, edges and what the place is like, in points at normal scale.
const WIDTHS: [f32; 9] = [168.0, 156.0, 144.0, 132.0, 120.0, 108.0, 96.0, 84.0, 72.0];
const SMALLEST: f32 = 66.0;
const GAP: f32 = 9.0;
const BESIDES: f32 = 175.0;

/// Returns the width of cards on a page of this size: as large as so many wares and so many of the party's
/// own cards can be without scrolling, within reason.
pub fn card_width(wares: usize, own: usize, page: Vec2, scale: f32) -> f32 {
    let page = page / scale;
    let fits = |wide: &f32| {
        let columns = ((page.x - EDGE * 2.0) / (wide + GAP)).floor().max(1.0);
        let rows = |cards: usize| (cards as f32 / columns).ceil().max(1.0);
        (rows(wares) + rows(own)) * (wide * TALL + GAP) + BESIDES <= page.y
    };
    WIDTHS.into_iter().find(fits).unwrap_or(SMALLEST) * scale
}

/// Shows the market.
pub fn show(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>, out: &mut Vec<Answer>) {
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let gap = 8.0 * scale;
    let sold: Vec<(&CardFace, usize)> = shown
        .scene
        .view
        .named
        .iter()
        .filter(|face| {
            let sells = |act: &Act| *act == Act::Sell(face.card);
            shown.scene.view.acts.iter().any(sells)
        })
        .map(|face| (face, 1))
        .collect();
    // The wares have what the party's own cards leave.
    let size = vec2(shown.small, shown.small * TALL);
    let columns = ((room.width() - gap * 3.0) / (size.x + gap)).floor().max(1.0);
    let rows = (sold.len() as f32 / columns).ceil().max(1.0);
    let need = (TITLE + EDGE) * scale + rows * (size.y + gap);
    let split = room.max.y - need.clamp(room.height() * LEAST, room.height() * MOST);
    let stall = Rect::from_min_max(room.min, pos2(room.max.x, split));
    let own = Rect::from_min_max(pos2(room.min.x, split + gap), room.max);
    for (rect, title) in [(stall, t!("tactics-market-wares")), (own, t!("tactics-market-own"))] {
        let line = Stroke::new(1.0, theme::line());
        ui.painter().rect(rect, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
        let at = rect.min + vec2(10.0, 5.0) * scale;
        let font = theme::heading(15.0 * scale);
        ui.painter().text(at, Align2::LEFT_TOP, title, font, theme::dust());
    }
    drag::target(ui, state, shown, stall, Drop::Stall);
    let inner = |rect: Rect| {
        Rect::from_min_max(rect.min + vec2(gap, TITLE * scale), rect.max - vec2(gap, gap))
    };
    wares(ui, state, shown, inner(stall), out);
    grid(ui, state, shown, "own", (&sold, inner(own), size), out);
}

fn wares(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>, rect: Rect, out: &mut Vec<Answer>) {
    let scale = theme::scale(ui);
    let gap = GAP * scale;
    let view = &shown.scene.view;
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("wares"), |ui| {
        ScrollArea::vertical().id_salt("wares").auto_shrink([false, false]).show(ui, |ui| {
            // What the place is like stands above its wares.
            for text in &view.texts {
                let first = text.split("\n\n").next().unwrap_or_default();
                ui.label(RichText::new(first).italics().small().color(theme::dust()));
            }
            ui.add_space(4.0 * scale);
            if view.wares.is_empty() {
                ui.label(RichText::new(t!("tactics-market-none")).color(theme::faint()));
            }
            let size = vec2(shown.small, shown.small * TALL);
            let columns = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0) as usize;
            let rows = view.wares.len().div_ceil(columns);
            let tall = (size.y + gap) * rows as f32;
            let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
            for (n, (face, price)) in view.wares.iter().enumerate() {
                let place = vec2(
                    (n % columns) as f32 * (size.x + gap),
                    (n / columns) as f32 * (size.y + gap),
                );
                let card = Rect::from_min_size(all.min + place + vec2(2.0, 2.0), size);
                drag::show(ui, state, shown, face, card, out);
                badge(ui, card, &t!("tactics-market-price", n = *price));
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few wares are large, many small, and both fit their page.
    #[test]
    fn wares_are_as_large_as_they_fit() {
        for (page, scale) in [(vec2(745.0, 655.0), 0.85), (vec2(638.0, 623.0), 1.275)] {
            let (few, many) = (card_width(4, 2, page, scale), card_width(30, 12, page, scale));
            assert!(few > many && many >= SMALLEST * scale, "{few} {many}");
            assert!(few * TALL * 2.0 < page.y, "{few}");
        }
    }
}
