//! Traders: which one each hero visits, and how trades are paid (AC-TRADE-01 to AC-TRADE-17).

use bevy_egui::egui::{Align2, Color32, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::kit::{Kit, ground};
use super::moves::{Held, Place};
use super::rooms::{TALL, by_type, cascade, columns, empty, fitted, row};
use crate::adventure_table::face::FaceKey;
use crate::campaign::downtime::Choice;
use crate::campaign::trade::Stall;
use crate::kit::paint::{ember, rows};
use crate::kit::theme;
use crate::kit::widgets::known;

/// Shows the checked-off traders; the hero who is asked visits one of them, or none.
pub fn visits(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let traders = kit.between.state().bazaar.clone();
    let note = t!("market-visits");
    let written = kit.line(ui, room.min, &note, 16.0, theme::dust(), room.width());
    let rest = Rect::from_min_max(pos2(room.min.x, written.max.y + 6.0), room.max);
    let all = row(rest, traders.len(), 14.0 * kit.text, 420.0 * kit.text);
    for (n, (id, rect)) in traders.iter().zip(all).enumerate() {
        ground(ui, rect);
        let foot = 30.0 * kit.text;
        let above = Rect::from_min_max(rect.min, pos2(rect.max.x, rect.max.y - foot));
        let face = fitted(above.shrink(8.0 * kit.text));
        let Some(key) = kit.key(id) else { continue };
        kit.face(ui, key, face, Color32::WHITE);
        let hit = ui.interact(rect, Id::new(("trader", n)), Sense::click());
        let name = kit.between.card_name(id);
        known(ui, &t!("market-visit", name = name), &hit);
        let p = ui.painter();
        if hit.hovered() || hit.has_focus() {
            p.rect_stroke(rect, 7.0, Stroke::new(2.0, theme::ember()), StrokeKind::Inside);
        } else {
            ember(p, face, face.width() * 0.045);
        }
        // The heroes who have chosen this trader.
        let visits = kit.between.state().visits.iter().enumerate();
        let there: Vec<usize> =
            visits.filter(|(_, v)| v.as_ref() == Some(id)).map(|(seat, _)| seat).collect();
        let r = foot * 0.28;
        let y = rect.max.y - foot / 2.0;
        if there.is_empty() {
            let words = rows(
                p,
                &t!("market-nobody"),
                theme::body(14.0 * kit.text),
                theme::dust(),
                200.0,
                1,
            );
            let at = Align2::CENTER_CENTER.anchor_size(pos2(rect.center().x, y), words.size());
            p.galley(at.min, words, theme::dust());
        }
        for (i, seat) in there.iter().enumerate() {
            let x = rect.center().x + r * 3.0 * (i as f32 - (there.len() as f32 - 1.0) / 2.0);
            theme::seat_mark(p, pos2(x, y), r, *seat as u8);
        }
        if hit.secondary_clicked() {
            kit.sit.large = Some(key);
        }
        if hit.clicked() {
            kit.attempt(Choice::Visit(id.clone()));
        }
    }
}

/// Shows the stock of the traders while the heroes swap cards: one trader below the other.
pub fn stalls(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let all: Vec<Stall> =
        kit.between.state().fair.iter().flat_map(|f| &f.stalls).cloned().collect();
    let gap = 8.0 * kit.text;
    let n = all.len().max(1) as f32;
    let tall = (room.height() - gap * (n - 1.0)) / n;
    for (n, stall) in all.iter().enumerate() {
        let top = room.min.y + (tall + gap) * n as f32;
        let rect = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), tall));
        ground(ui, rect);
        let inner = rect.shrink(8.0 * kit.text);
        let name = kit.content.card(stall.trader).name.clone();
        let r = 6.5 * kit.text;
        let marks = r * 2.8 * stall.visitors.len() as f32;
        let written =
            kit.line(ui, inner.min, &name, 16.0, theme::parchment(), inner.width() - marks - 4.0);
        for (i, seat) in stall.visitors.iter().enumerate() {
            let at = pos2(inner.max.x - marks + r * (1.4 + 2.8 * i as f32), written.center().y);
            theme::seat_mark(ui.painter(), at, r, *seat as u8);
        }
        let rest = Rect::from_min_max(pos2(inner.min.x, written.max.y + 4.0), inner.max);
        // The cards are as large as fits in one or two rows.
        let n = stall.stock.len().max(1) as f32;
        let one = (rest.width() / n - 6.0).min(rest.height() / TALL);
        let across = (n / 2.0).ceil();
        let two = (rest.width() / across - 6.0).min((rest.height() - 6.0) / 2.0 / TALL);
        let (across, wide) = if two > one { (across as usize, two) } else { (n as usize, one) };
        for (i, id) in stall.stock.iter().enumerate() {
            let step = vec2(wide + 6.0, wide * TALL + 6.0);
            let at = vec2(step.x * (i % across) as f32, step.y * (i / across) as f32);
            let rect = Rect::from_min_size(rest.min + at, vec2(wide, wide * TALL));
            kit.piece(ui, i, rect, rect, Held::card(id, Place::Stall));
        }
    }
}

/// Shows a visitor's trade: the trader's stock above, the visitor's own cards below.
pub fn trade(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let Some(seat) = kit.sit.asked() else { return };
    let gap = 8.0 * kit.text;
    let [left, middle, side] = columns(room, [2.2, 5.2, 2.3], gap);
    let content = std::sync::Arc::clone(kit.content);
    let state = kit.between.state();
    // The stall of the visitor who is asked.
    let stalls = state.fair.iter().flat_map(|f| &f.stalls);
    let Some(stall) = stalls.into_iter().find(|s| s.visitors.contains(&seat)).cloned() else {
        return;
    };
    let (wants, pays) = (state.wants.clone(), state.pays.clone());
    ground(ui, left);
    let face = fitted(left.shrink(10.0 * kit.text));
    let key = FaceKey::Card(stall.trader);
    kit.face(ui, key, face, Color32::WHITE);
    let hit = ui.interact(face, Id::new("the trader"), Sense::CLICK);
    if hit.clicked() || hit.secondary_clicked() {
        kit.sit.large = Some(key);
    }
    let price = content.card(stall.trader).trade.as_ref();
    let asked: usize = price.map_or(0, |t| t.price.iter().map(|(n, _)| usize::from(*n)).sum());
    // Cards for sale on the left, the payment on the right.
    let all = stall.stock.len() + asked;
    let title_tall = 30.0 * kit.text;
    let space = middle.width() - gap * (all as f32 + 2.0) - 14.0 * kit.text;
    let most = (middle.height() * 0.44 - title_tall - gap * 2.0) / TALL;
    let wide = (space / all.max(1) as f32).min(most);
    let half = wide * TALL + title_tall + gap * 2.0;
    let above = Rect::from_min_size(middle.min, vec2(middle.width(), half));
    let below = Rect::from_min_max(pos2(middle.min.x, above.max.y + gap), middle.max);
    ground(ui, above);
    let inner = above.shrink(8.0 * kit.text);
    let trader = &content.card(stall.trader).name;
    let title = match &wants {
        None => t!("market-shows", trader = trader),
        Some(id) => {
            let name = kit.between.card_name(id);
            t!("market-paid", name = name, n = pays.len(), all = asked)
        }
    };
    let written = kit.line(ui, inner.min, &title, 17.0, theme::parchment(), inner.width() * 0.75);
    let shelf = Rect::from_min_max(pos2(inner.min.x, written.max.y + 5.0), inner.max);
    let at = |x: f32| Rect::from_min_size(pos2(x, shelf.min.y), vec2(wide, wide * TALL));
    for (n, id) in stall.stock.iter().enumerate() {
        let rect = at(shelf.min.x + (wide + gap) * n as f32);
        kit.piece(ui, n, rect, rect, Held::card(id, Place::Stall));
        if kit.sit.offers(&Choice::Want(id.clone())) || wants.as_ref() == Some(id) {
            ember(ui.painter(), rect.shrink(2.0), wide * 0.045);
        }
    }
    let left_of_price = shelf.max.x - (wide + gap) * asked as f32 + gap;
    let words = pos2(left_of_price, inner.min.y + 2.0);
    kit.line(ui, words, &t!("market-price"), 15.0, theme::dust(), inner.max.x - left_of_price);
    for n in 0..asked {
        let rect = at(left_of_price + (wide + gap) * n as f32);
        match pays.get(n).and_then(|id| kit.key(id)) {
            Some(key) => kit.face(ui, key, rect, Color32::WHITE),
            None => empty(ui, rect),
        }
    }
    own(kit, ui, below, seat, &pays);
    kit.target(ui, below, Place::Seat(seat as u8));
    kit.target(ui, left.union(above), Place::Stall);
    kit.beside(ui, side);
}

/// Shows the visitor's cards; those that can be part of the price glow.
fn own(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, seat: usize, pays: &[String]) {
    ground(ui, room);
    let inner = room.shrink(8.0 * kit.text);
    let title = t!("market-cards", hero = kit.between.seat_name(seat));
    let color = theme::seat_color(seat as u8);
    let written = kit.line(ui, inner.min, &title, 17.0, color, inner.width());
    let table = Rect::from_min_max(pos2(inner.min.x, written.max.y + 5.0), inner.max);
    let groups = by_type(kit.between, seat);
    let most = groups.iter().map(|(_, own)| own.len()).max().unwrap_or(1);
    let gap = 7.0 * kit.text;
    let (wide, step) = cascade(table.size(), groups.len(), most, gap, 150.0 * kit.text);
    for (n, (_, cards)) in groups.iter().enumerate() {
        let x = table.min.x + (wide + gap) * n as f32;
        let mut paid: Vec<&String> = pays.iter().collect();
        for (i, id) in cards.iter().enumerate() {
            let y = table.min.y + step * i as f32;
            let whole = Rect::from_min_size(pos2(x, y), vec2(wide, wide * TALL));
            let last = i + 1 == cards.len();
            let seen = if last { whole } else { whole.with_max_y(y + step) };
            // A card of the payment is not among the own cards any more.
            if let Some(at) = paid.iter().position(|p| *p == id) {
                paid.remove(at);
                empty(ui, seen);
                continue;
            }
            kit.piece(ui, i, seen, whole, Held::card(id, Place::Seat(seat as u8)));
            if kit.sit.offers(&Choice::Pay(id.clone())) {
                ember(ui.painter(), seen.shrink(2.0), 5.0);
            }
        }
    }
}
