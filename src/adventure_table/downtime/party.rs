//! The party: farewell to the dead and their successors; heroes who leave, join and come back
//! (AC-DIE-15 to AC-DIE-19, AC-BETW-12 to AC-BETW-14).

use bevy_egui::egui::{Color32, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};

use super::kit::{Kit, ground, part};
use super::moves::{Held, Place};
use super::rooms::{TALL, columns, fitted, grid};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::kit::widgets::plain_button;

/// Returns a few words for a hero who died.
fn words(between: &AdventureDowntime, seat: usize, evenings: usize) -> String {
    let name = between.seat_name(seat);
    let [skills, powers, cards] = between.feats(seat);
    let feats = skills + powers + cards;
    let won = match evenings {
        0 => t!("party-first-time"),
        n => t!("party-evenings", n = n),
    };
    let grew = match feats {
        0 => t!("party-no-feats"),
        n => t!("party-feats-gone", n = n),
    };
    t!("party-farewell", hero = name, won = won, grew = grew)
}

/// Shows the farewell to a dead hero, and who takes that seat.
pub fn farewell(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let Some(seat) = kit.sit.asked() else { return };
    let gap = 10.0 * kit.text;
    let [left, middle, side] = columns(room, [2.4, 4.6, 2.4], gap);
    ground(ui, left);
    let inner = left.shrink(10.0 * kit.text);
    let evenings = kit.sit.results.iter().filter(|r| r.end == crate::rules::state::table::End::Won);
    let text = words(kit.between, seat, evenings.count());
    let font = theme::body(16.0 * kit.text);
    let galley = rows(ui.painter(), &text, font, theme::parchment(), inner.width(), 14);
    let tall = galley.size().y;
    let above = Rect::from_min_max(inner.min, pos2(inner.max.x, inner.max.y - tall - gap));
    let face = fitted(above);
    let hero = kit.between.state().seats[seat].hero.clone();
    if let Some(key) = kit.hero_key(&hero) {
        kit.face(ui, key, face, Color32::from_gray(120));
    }
    ui.painter().galley(pos2(inner.min.x, inner.max.y - tall), galley, theme::parchment());
    ground(ui, middle);
    let inner = middle.shrink(10.0 * kit.text);
    let title = &t!("party-who");
    let written = kit.line(ui, inner.min, title, 17.0, theme::dust(), inner.width());
    let leave = Choice::Leave(seat as u8);
    let foot = 40.0 * kit.text;
    let rest = Rect::from_min_max(
        pos2(inner.min.x, written.max.y + 6.0),
        pos2(inner.max.x, inner.max.y - foot),
    );
    let mut ids: Vec<String> = Vec::new();
    for choice in kit.sit.prompt.iter().flat_map(|p| &p.options) {
        if let Choice::Sit { hero, .. } = choice {
            ids.push(hero.clone());
        }
    }
    heroes(kit, ui, rest, &ids);
    let below = Rect::from_min_max(pos2(inner.min.x, inner.max.y - foot + 4.0), inner.max);
    let mut part = part(ui, below);
    if kit.sit.offers(&leave) && plain_button(&mut part, &t!("party-empty")).clicked() {
        kit.decide(leave);
    }
    kit.beside(ui, side);
}

/// Shows the heroes at the table, and those who are not.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let gap = 10.0 * kit.text;
    let [left, middle, side] = columns(room, [2.6, 4.4, 2.4], gap);
    ground(ui, left);
    let mut inside = part(ui, left.shrink(10.0 * kit.text));
    ScrollArea::vertical().id_salt("seats").auto_shrink([false, false]).show(&mut inside, |ui| {
        ui.label(
            RichText::new(t!("party-table"))
                .font(theme::heading(17.0 * kit.text))
                .color(theme::dust()),
        );
        for n in 0..kit.between.state().seats.len() {
            seat(kit, ui, n);
        }
    });
    ground(ui, middle);
    let inner = middle.shrink(10.0 * kit.text);
    let title = &t!("party-bench");
    let written = kit.line(ui, inner.min, title, 16.0, theme::dust(), inner.width());
    let rest = Rect::from_min_max(pos2(inner.min.x, written.max.y + 6.0), inner.max);
    let taken = |id: &String| kit.between.state().seats.iter().any(|s| s.hero == *id);
    let all = kit.content.heroes.iter().map(|h| h.id.clone());
    let ids: Vec<String> = all.filter(|id| !taken(id)).collect();
    heroes(kit, ui, rest, &ids);
    kit.target(ui, middle, Place::Bench);
    kit.beside(ui, side);
}

/// Shows a seat with its hero, feats, and the button to leave.
fn seat(kit: &mut Kit<'_>, ui: &mut Ui, n: usize) {
    let tall = 92.0 * kit.text;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    let hero = kit.between.state().seats[n].hero.clone();
    let face = Rect::from_min_size(rect.min, vec2(tall / TALL, tall)).shrink(3.0);
    kit.piece(ui, n, face, face, Held::hero(&hero, Place::Seat(n as u8)));
    let r = 8.0 * kit.text;
    theme::seat_mark(ui.painter(), face.left_bottom() + vec2(r * 0.5, -r * 0.5), r, n as u8);
    let x = face.max.x + 8.0 * kit.text;
    let wide = rect.max.x - x;
    let name = kit.between.seat_name(n);
    let mut y =
        kit.line(ui, pos2(x, rect.min.y + 2.0), &name, 16.0, theme::parchment(), wide).max.y;
    if let Some(person) = kit.person(n) {
        let color = theme::seat_color(n as u8);
        y = kit.line(ui, pos2(x, y), &person, 14.0, color, wide).max.y;
    }
    let [skills, powers, cards] = kit.between.feats(n);
    let feats = t!("party-feats", skills = skills, powers = powers, cards = cards);
    y = kit.line(ui, pos2(x, y), &feats, 13.5, theme::dust(), wide).max.y;
    let row = Rect::from_min_max(pos2(x, y + 2.0), rect.max);
    let mut part = part(ui, row);
    let leave = Choice::Leave(n as u8);
    if kit.sit.offers(&leave) && plain_button(&mut part, &t!("party-leaves", hero = name)).clicked()
    {
        kit.decide(leave);
    }
}

/// Shows heroes as faces.
fn heroes(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, ids: &[String]) {
    let gap = 8.0 * kit.text;
    let across = 4;
    // Two rows should be visible at once.
    let wide = grid(room.width() - 10.0, across, gap).min((room.height() / 2.0 - gap) / TALL);
    let mut inside = part(ui, room);
    ScrollArea::vertical().id_salt("heroes").auto_shrink([false, false]).show(&mut inside, |ui| {
        let tall = wide * TALL + gap;
        let lines = ids.len().div_ceil(across) as f32;
        let size = vec2(ui.available_width(), tall * lines);
        let (all, _) = ui.allocate_exact_size(size, Sense::hover());
        for (n, id) in ids.iter().enumerate() {
            let at = vec2((wide + gap) * (n % across) as f32, tall * (n / across) as f32);
            let rect = Rect::from_min_size(all.min + at, vec2(wide, wide * TALL));
            let seen = rect.intersect(ui.clip_rect());
            kit.piece(ui, n, seen, rect, Held::hero(id, Place::Bench));
            let benched = kit.between.state().benched.iter().any(|m| m.hero == *id);
            if benched {
                let band = rect.with_min_y(rect.max.y - 20.0 * kit.text);
                ui.painter().rect_filled(band, 4.0, Color32::from_black_alpha(200));
                let x = band.min.x + 6.0;
                let at = pos2(x, band.min.y + 2.0);
                kit.line(ui, at, &t!("party-was"), 13.0, theme::parchment(), band.width() - 8.0);
            }
        }
    });
}
