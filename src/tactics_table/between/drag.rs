//! Cards between two encounters: a click answers or opens what can be done, a drag carries a card to
//! where it belongs. A card dropped where it may not go says why.

use bevy_egui::egui::{
    Color32, Context, CursorIcon, Id, LayerId, Order, Rect, Response, Sense, Stroke, StrokeKind,
    Ui, vec2,
};
use kernel::prompt::Refusal;
use kit::theme;
use kit::widgets::known;
use shell::plain_table::Answer;
use tactics::rules::fight_view::CardFace;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::ids::CardId;

use super::Shown;
use super::state::{Between, Drop};
use crate::card::{self, TALL};

/// Shows a card in a rectangle; `where_from` tells apart places that show the same card.
pub fn show(
    ui: &Ui,
    state: &mut Between,
    shown: &Shown<'_>,
    face: &CardFace,
    rect: Rect,
    out: &mut Vec<Answer>,
) -> Response {
    let uses = card::uses(shown.table, face.card);
    let usable = !uses.options.is_empty();
    let held = state.dragged.is_some_and(|(card, _)| card == face.card);
    let tint = match (held, usable) {
        (true, _) => Color32::from_white_alpha(70),
        (false, true) => Color32::WHITE,
        (false, false) => Color32::from_gray(190),
    };
    card::paint(ui, shown.pictures, face.card, rect, tint);
    let hit = ui.interact(rect, ui.id().with(("card", face.card)), Sense::click_and_drag());
    known(ui, &face.name, &hit);
    if let Some(question) = &shown.table.question {
        uses.answer(&hit, question, out);
    }
    if usable {
        if hit.drag_started() {
            state.dragged = Some((face.card, hit.id));
        }
        if hit.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        let marked = uses.options.iter().any(|n| shown.table.marked.contains(n));
        let strong = marked || hit.hovered() || hit.has_focus();
        let line = Stroke::new(if strong { 3.0 } else { 1.5 }, theme::ember());
        ui.painter().rect_stroke(rect, 6.0, line, StrokeKind::Outside);
    }
    if hit.hovered() || hit.has_focus() {
        state.enlarged = Some(face.card);
    }
    if state.dragged.is_none() {
        card::tell(shown.table, shown.pictures, face, &uses, &hit);
        if shown.keyed {
            card::tell_focused(shown.table, shown.pictures, face, &uses, &hit);
        }
    }
    hit
}

/// Returns what dropping a card at a place means.
fn act(shown: &Shown<'_>, card: CardId, on: Drop) -> Act {
    match on {
        Drop::Board => Act::Slot(card),
        Drop::Deck => Act::ShuffleIn(card),
        Drop::Tuck => Act::Stow(card),
        Drop::Hero(hero) if shown.scene.view.ask == Ask::Market => Act::Buy { hero, card },
        Drop::Hero(hero) => Act::Give { hero, card },
        Drop::Stall => Act::Sell(card),
    }
}

/// Marks a place at which a card can be dropped.
pub fn target(ui: &Ui, state: &mut Between, shown: &Shown<'_>, rect: Rect, on: Drop) {
    state.targets.push((rect, on));
    let Some((card, _)) = state.dragged else { return };
    let open = shown.scene.view.option(act(shown, card, on)).is_some();
    let over = ui.ctx().pointer_latest_pos().is_some_and(|at| rect.contains(at));
    if open {
        let line = Stroke::new(if over { 4.0 } else { 2.0 }, theme::ember());
        ui.painter().rect_stroke(rect, 6.0, line, StrokeKind::Inside);
    }
}

/// Carries the dragged card along, and answers where it is let go.
pub fn finish(ctx: &Context, state: &mut Between, shown: &Shown<'_>, out: &mut Vec<Answer>) {
    let Some((card, _)) = state.dragged else { return };
    let Some(at) = ctx.pointer_latest_pos() else { return };
    let found = state.targets.iter().rev().find(|(rect, _)| rect.contains(at));
    let act = found.map(|(_, on)| act(shown, card, *on));
    let option = act.and_then(|act| shown.scene.view.option(act));
    if ctx.input(|input| input.pointer.any_released()) {
        state.dragged = None;
        out.extend(option.map(|n| Answer::Choose(vec![n])));
        return;
    }
    ctx.set_cursor_icon(CursorIcon::Grabbing);
    let layer = LayerId::new(Order::Tooltip, Id::new("between-drag"));
    let painter = ctx.layer_painter(layer);
    let rect = Rect::from_center_size(at, vec2(shown.small, shown.small * TALL));
    shown.pictures.paint_on(&painter, card, rect, Color32::WHITE);
    let line = Stroke::new(3.0, if option.is_some() { theme::ember() } else { theme::dust() });
    painter.rect_stroke(rect, 6.0, line, StrokeKind::Outside);
    let refusal = act.and_then(|act| shown.scene.view.refusal(act));
    if let Some(Refusal { why, rule, .. }) = refusal {
        let text = format!("{why} ({rule})");
        let words = painter.layout(text, theme::body(14.0), theme::parchment(), 260.0);
        let place = rect.left_bottom() + vec2(0.0, 8.0);
        let ground = Rect::from_min_size(place, words.size()).expand(6.0);
        painter.rect_filled(ground, 4.0, theme::leather());
        painter.galley(place, words, theme::parchment());
    }
    ctx.request_repaint();
}
