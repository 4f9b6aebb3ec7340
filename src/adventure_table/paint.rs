//! Texts and drawings on the table beside the cards: names, counts, tokens, small boards.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::hands::Hands;
use super::layout::{Layout, PlaceSlot, TableLayout};
use super::spot::Spot;
use super::stories::adventure_face;
use super::tokens::token_spot;
use super::{boards, drop, place_words};
use crate::adventure_table::model::Model;
use crate::adventure_table::spot::staged_at;
use crate::campaign::hands;
use crate::kit::paint::{count, ember, rows, write};
use crate::kit::pointer::Pointer;
use crate::kit::theme::{self, Sign};
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock, LocationStatus};
use crate::rules::{describe, setup};

fn token(world: &World, p: &Painter, hero: HeroId, at: Pos2, r: f32) {
    p.circle_filled(at + vec2(1.0, 2.0), r * 1.1, Color32::from_black_alpha(120));
    theme::seat_mark(p, at, r, hero.0);
    let name = &table::hero_def(world, hero).name;
    let initial: String = name.chars().take(1).collect();
    p.text(
        at,
        Align2::CENTER_CENTER,
        initial,
        theme::heading(r * 1.25),
        Color32::from_rgb(0x18, 0x10, 0x0b),
    );
}

/// Draws everything on the table that is not a card.
pub fn table(world: &World, p: &Painter) {
    let l = &world.resource::<TableLayout>().0;
    hours(world, p, l);
    for at in table::places(world) {
        place(world, p, l, at);
    }
    boards::draw(world, p, l);
    tokens(world, p, l);
    targets(world, p, l);
}

/// With this many hours left, the count is a warning.
const LATE: usize = 5;
/// How high the foot of a small card is, in heights of the card.
const FOOT: f32 = 0.15;

fn hours(world: &World, p: &Painter, l: &Layout) {
    let left = table::pile(world, PileId::Blessings).len();
    let low = left <= LATE;
    let color = if low { theme::bad() } else { theme::parchment() };
    let mut at = pos2(l.hours.min.x + 8.0 * l.k, l.hours.min.y + 3.0 * l.k);
    if low {
        let r = 8.0 * l.text;
        theme::sign(p, at + vec2(r, r * 1.35), r, Sign::Warn);
        at.x += r * 2.5;
    }
    let title = t!("table-hours-left", n = left);
    write(p, at, Align2::LEFT_TOP, &title, theme::heading(17.0 * l.text), color);
    let gone = table::pile(world, PileId::Hours).len();
    if left > 0 {
        count(p, l.blessings, left, l.text, color);
    }
    if gone > 0 {
        // It leaves the traits at the foot of the hour to be seen.
        let above = l.gone.with_max_y(l.gone.max.y - l.gone.height() * FOOT);
        count(p, above, gone, l.text, theme::dust());
    } else {
        p.rect_stroke(l.gone, 5.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
    }
    let s = table::scenario(world);
    let cards = if adventure_face(world).is_some() { l.adventure } else { l.scenario };
    let x = cards.max.x + 8.0 * l.k;
    let wide = l.hours.max.x - x - 4.0 * l.k;
    let top = l.scenario.min.y - 3.0 * l.k;
    let room = ((l.hours.max.y - top) / (17.0 * l.text)) as usize;
    let most = room.saturating_sub(1).clamp(1, 2);
    let galley = rows(p, &s.name, theme::heading(15.0 * l.text), theme::parchment(), wide, most);
    let next = top + galley.size().y;
    p.galley(pos2(x, top), galley, theme::parchment());
    if room > most {
        let turn = match world.resource::<Clock>().turn {
            0 => t!("table-setup"),
            n => t!("table-turn", n = n),
        };
        let markers = describe::markers(world, None);
        let turn = if markers.is_empty() { turn } else { format!("{turn} · {markers}") };
        p.text(pos2(x, next), Align2::LEFT_TOP, turn, theme::body(14.0 * l.text), theme::dust());
    }
}

fn place(world: &World, p: &Painter, l: &Layout, at: PlaceId) {
    let Some(slot) = l.places.get(at.0 as usize) else { return };
    let place = table::place(world, at);
    let n = table::pile(world, PileId::Location(at)).len();
    let shut = place.shut == LocationStatus::Permanently;
    let active = table::on_turn(world).filter(|hero| table::hero(world, *hero).at == at);
    if n > 0 {
        count(p, slot.deck, n, l.text, theme::parchment());
        // An eye marks a deck in which the viewer knows the position of a card; the enlarged
        // location says which.
        if !hands::known_here(world, PileId::Location(at)).is_empty() {
            let eye = slot.deck.right_top() + vec2(-9.0, 9.0) * l.k;
            p.circle_filled(eye, 6.5 * l.k, theme::soot());
            p.circle_stroke(eye, 5.0 * l.k, Stroke::new(1.5, theme::parchment()));
            p.circle_filled(eye, 2.0 * l.k, theme::parchment());
        }
    } else {
        p.rect_stroke(slot.deck, 4.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
        if !shut {
            let font = theme::body(13.0 * l.text);
            let word = t!("table-empty");
            write(p, slot.deck.center(), Align2::CENTER_CENTER, &word, font, theme::dust());
        }
    }
    let markers = describe::markers(world, Some(at));
    if !markers.is_empty() {
        band(p, l, slot, &markers);
    }
    if shut {
        closed(p, l, slot);
    } else if let Some(active) = active {
        // A line in the color of the active hero's seat marks that hero's location.
        let seat = theme::seat_color(active.0);
        p.rect_stroke(slot.all, 6.0 * l.k, Stroke::new(1.5, seat), StrokeKind::Inside);
    }
    place_words::draw(world, p, l, slot, at);
}

/// Names the markers on a location, in a band along the lower edge of its card.
fn band(p: &Painter, l: &Layout, slot: &PlaceSlot, words: &str) {
    let font = theme::heading(12.5 * l.text);
    let galley = rows(p, words, font, theme::ember(), slot.card.width() - 6.0 * l.k, 2);
    let tall = galley.size().y + 4.0 * l.k;
    let band = slot.card.with_min_y(slot.card.max.y - tall);
    p.rect_filled(band, 2.0, Color32::from_black_alpha(225));
    p.galley(band.center() - galley.size() * 0.5, galley, theme::ember());
}

/// Darkens a closed location, with a bar across its card.
fn closed(p: &Painter, l: &Layout, slot: &PlaceSlot) {
    let dark = Color32::from_black_alpha(120);
    p.rect_filled(slot.card.union(slot.deck).expand(2.0 * l.k), 5.0 * l.k, dark);
    let mid = slot.card.center();
    let font = theme::heading((slot.card.width() * 0.19).max(11.0 * l.text));
    let word = t!("table-closed");
    let galley = rows(p, &word, font, theme::parchment(), f32::INFINITY, 1);
    let size = galley.size() + vec2(10.0, 5.0) * l.k;
    let bar = Rect::from_center_size(mid, vec2(size.x.max(slot.card.width()), size.y));
    p.rect(
        bar,
        2.0,
        Color32::from_black_alpha(225),
        Stroke::new(1.2, theme::dust()),
        StrokeKind::Inside,
    );
    p.galley(mid - galley.size() * 0.5, galley, theme::parchment());
}

fn tokens(world: &World, p: &Painter, l: &Layout) {
    let hands = world.resource::<Hands>();
    for h in table::heroes(world) {
        if hands.token == Some(h) {
            continue;
        }
        if let Some((at, r)) = token_spot(world, l, h) {
            let asked = world.resource::<Model>().prompt.as_ref().is_some_and(|q| q.who == h);
            if asked && !setup::placed(world, h) {
                p.circle_stroke(at, r * 1.45, Stroke::new(2.5, theme::ember()));
            }
            token(world, p, h, at, r);
        }
    }
    if let Some(h) = hands.token {
        let at = world.resource::<Pointer>().at;
        token(world, p, h, pos2(at.x, at.y), 17.0 * l.k);
    }
}

/// Highlights the drop targets of the dragged thing.
fn targets(world: &World, p: &Painter, l: &Layout) {
    let hands = world.resource::<Hands>();
    if let Some(hero) = hands.token {
        for (i, slot) in l.places.iter().enumerate() {
            if drop::walk(world, hero, PlaceId(i as u8)).is_ok() {
                ember(p, slot.all.shrink(2.0), 6.0 * l.k);
            }
        }
    }
    let Some(grab) = hands.card else { return };
    let takes =
        |on: Spot| drop::meant(world, grab.card, on).is_ok_and(|options| !options.is_empty());
    if takes(Spot::Stage) {
        ember(p, l.stage.shrink(3.0), 8.0 * l.k);
    }
    for h in table::heroes(world) {
        if takes(Spot::Board(h))
            && let Some(rect) = l.boards.get(h.0 as usize)
        {
            ember(p, rect.shrink(2.0), 6.0 * l.k);
        }
    }
    let model = world.resource::<Model>();
    if let Some(q) = &model.prompt {
        let at = table::hero(world, q.who).at;
        if takes(Spot::Place(at))
            && model.check.is_none()
            && let Some(slot) = l.places.get(at.0 as usize)
        {
            ember(p, slot.all.shrink(2.0), 6.0 * l.k);
        }
    }
    if staged_at(model, grab.card).is_some() && takes(Spot::Hand) {
        ember(p, l.hand.shrink(4.0), 8.0 * l.k);
    }
}
