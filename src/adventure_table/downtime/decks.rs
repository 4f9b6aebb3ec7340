//! Decks: the open one as faces by type against its list, the spare cards, and what the box may
//! give; cards are moved by dragging (AC-BETW-03 to AC-BETW-11, AC-TRADE-08, AC-SETUP-06).

use bevy_egui::egui::{Rect, RichText, ScrollArea, Ui, pos2, vec2};

use super::kit::{Kit, capital, ground, part};
use super::market;
use super::moves::{Held, Place, kind_of};
use super::rooms::{TALL, by_type, cascade, columns, empty, grid};
use crate::campaign::downtime::{AdventureDowntime, Choice, Step};
use crate::cards::vocabulary::Kind;
use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::rules::catalogue::CATALOGUE;
use crate::shell::panels::ruled::ruled;

/// Shows the open deck, and where cards may come from and go to.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let gap = 8.0 * kit.text;
    if kit.between.state().step == Step::Swap {
        let [deck, stalls, side] = columns(room, [5.0, 2.5, 2.3], gap);
        self::deck(kit, ui, deck, Some(&t!("decks-anybody")));
        market::stalls(kit, ui, stalls);
        return kit.beside(ui, side);
    }
    let [deck, pools, side] = columns(room, [5.0, 2.5, 2.3], gap);
    self::deck(kit, ui, deck, None);
    if kit.between.state().step == Step::Decks {
        let half = pools.height() * 0.46;
        let aside = Rect::from_min_size(pools.min, vec2(pools.width(), half));
        let store = Rect::from_min_max(pos2(pools.min.x, aside.max.y + gap), pools.max);
        spare(kit, ui, aside);
        self::store(kit, ui, store);
    } else {
        self::store(kit, ui, pools);
        kit.target(ui, pools, Place::Store);
    }
    kit.beside(ui, side);
}

/// Shows the open deck.
fn deck(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, note: Option<&str>) {
    ground(ui, room);
    let seat = kit.sit.open;
    let Some(state) = kit.between.state().seats.get(seat) else { return };
    let (new, alive) = (state.new, state.alive);
    let inner = room.shrink(8.0 * kit.text);
    let head = 25.0 * kit.text;
    let title = t!("decks-of", hero = kit.between.seat_name(seat));
    let color = theme::seat_color(seat as u8);
    let written = kit.line(ui, inner.min, &title, 18.0, color, inner.width() * 0.6);
    let rest = Rect::from_min_max(
        pos2(written.max.x + 14.0, inner.min.y),
        pos2(inner.max.x, inner.min.y + head),
    );
    if new && kit.between.state().step == Step::Camp {
        let mut buttons = part(ui, rest);
        if plain_button(&mut buttons, &t!("decks-suggested")).clicked() {
            kit.attempt(Choice::Suggested(seat as u8));
        }
    } else {
        let words = note.map_or_else(
            || if alive { t!("decks-other") } else { t!("decks-dead") },
            str::to_owned,
        );
        let at = pos2(rest.min.x, rest.min.y + 3.0);
        kit.line(ui, at, &words, 14.0, theme::dust(), rest.width());
    }
    let groups = by_type(kit.between, seat);
    let top = inner.min.y + head * 2.0;
    let table = Rect::from_min_max(pos2(inner.min.x, top), inner.max);
    let most = groups.iter().map(|(_, own)| own.len()).max().unwrap_or(1);
    let gap = 7.0 * kit.text;
    let (wide, step) = cascade(table.size(), groups.len(), most, gap, 190.0 * kit.text);
    for (n, (kind, own)) in groups.iter().enumerate() {
        let x = table.min.x + (wide + gap) * n as f32;
        let (has, list) = (own.len(), kit.between.list(seat, *kind));
        let color = if has == list { theme::good() } else { theme::bad() };
        let words = match kit.between.state().step {
            Step::Swap => format!("{} {has}", capital(kind.localized())),
            _ => format!("{} {has}/{list}", capital(kind.localized())),
        };
        let color = if kit.between.state().step == Step::Swap { theme::parchment() } else { color };
        kit.line(ui, pos2(x, table.min.y - head * 0.9), &words, 15.0, color, wide + gap * 0.8);
        let mut y = table.min.y;
        for (i, id) in own.iter().enumerate() {
            let whole = Rect::from_min_size(pos2(x, y), vec2(wide, wide * TALL));
            let last = i + 1 == own.len();
            let seen = if last { whole } else { whole.with_max_y(y + step) };
            kit.piece(ui, i, seen, whole, Held::card(id, Place::Seat(seat as u8)));
            y += step;
        }
        // Shows the free places of the list.
        if own.is_empty() {
            let whole = Rect::from_min_size(pos2(x, y), vec2(wide, wide * TALL));
            empty(ui, whole);
        }
    }
    kit.target(ui, room, Place::Seat(seat as u8));
}

/// Shows a title over a pool. Returns the room below it.
fn titled(kit: &Kit<'_>, ui: &mut Ui, room: Rect, title: &str, note: &str) -> Rect {
    ground(ui, room);
    let inner = room.shrink(8.0 * kit.text);
    let written = kit.line(ui, inner.min, title, 17.0, theme::parchment(), inner.width());
    let at = pos2(written.max.x + 10.0, inner.min.y + 3.0 * kit.text);
    kit.line(ui, at, note, 13.5, theme::dust(), inner.max.x - at.x);
    Rect::from_min_max(pos2(inner.min.x, written.max.y + 4.0), inner.max)
}

/// Shows cards side by side in rows.
pub fn cards(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, ids: &[String], from: Place) {
    let gap = 6.0 * kit.text;
    let across = if room.width() > 420.0 * kit.text { 4 } else { 3 };
    let wide = grid(room.width() - 10.0, across, gap);
    let mut inside = part(ui, room);
    let salt = format!("{from:?}");
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(&mut inside, |ui| {
        let lines = ids.len().div_ceil(across);
        let tall = wide * TALL + gap;
        let size = vec2(ui.available_width(), tall * lines as f32);
        let (all, _) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
        for (n, id) in ids.iter().enumerate() {
            let at = vec2((wide + gap) * (n % across) as f32, tall * (n / across) as f32);
            let rect = Rect::from_min_size(all.min + at, vec2(wide, wide * TALL));
            // Cards out of view are not painted.
            if rect.intersects(ui.clip_rect()) {
                kit.piece(ui, n, rect.intersect(ui.clip_rect()), rect, Held::card(id, from));
            }
        }
    });
}

/// Shows the spare cards.
fn spare(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let mut ids = kit.between.state().spare.clone();
    ids.sort_by_key(|c| kit.content.find(c));
    let note = &t!("decks-aside-note");
    let inner = titled(kit, ui, room, &t!("decks-aside", n = ids.len()), note);
    if ids.is_empty() {
        let mut part = part(ui, inner);
        let words = t!("decks-aside-hint");
        part.label(RichText::new(words).color(theme::dust()));
    }
    cards(kit, ui, inner, &ids, Place::Spare);
    kit.target(ui, room, Place::Spare);
}

/// Shows what the open hero may take from the box, or why nothing.
fn store(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let to = kit.sit.open as u8;
    let options = kit.sit.prompt.as_ref().map_or(&[][..], |p| &p.options);
    let mut ids: Vec<String> = options
        .iter()
        .filter_map(|c| match c {
            Choice::Draw { to: seat, card } if *seat == to => Some(card.clone()),
            _ => None,
        })
        .collect();
    ids.dedup();
    let name = kit.between.seat_name(kit.sit.open);
    let inner = titled(kit, ui, room, &t!("decks-box"), &t!("decks-for", hero = name));
    if ids.is_empty() {
        let mut part = part(ui, inner);
        let (why, rule) = nothing(kit.between, kit.sit.open);
        let size = 15.0 * kit.text;
        let words = match rule {
            Some(rule) => format!("{why} {rule}"),
            None => why,
        };
        ruled(&mut part, &CATALOGUE, &words, size, theme::dust(), &mut kit.out);
    }
    cards(kit, ui, inner, &ids, Place::Store);
}

/// Returns why a hero may take nothing from the box.
fn nothing(between: &AdventureDowntime, seat: usize) -> (String, Option<String>) {
    let lacks = |k: &&Kind| between.has(seat, **k) < between.list(seat, **k);
    let lacking: Vec<&Kind> = Kind::BOONS.iter().filter(lacks).collect();
    if lacking.is_empty() {
        return (t!("decks-no-place"), None);
    }
    let boxed = between.boxed();
    for kind in lacking {
        let mut of_kind = boxed.keys().filter(|id| kind_of(between, id) == Some(*kind));
        let Some(card) = of_kind.next() else { continue };
        let draw = Choice::Draw { to: seat as u8, card: card.clone() };
        if let Err(why) = between.judge(&draw) {
            return (why.why, Some(why.rule));
        }
    }
    (t!("decks-none"), None)
}
