//! A hero's player board: portrait, values, hit points, and a slot for each card that may lie on it
//! (AT-HERO-10).

use bevy_egui::egui::{
    Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2,
    vec2,
};
use kit::theme;
use shell::plain_table::page::inks;
use shell::plain_table::standee::portrait;
use shell::plain_table::{Answer, PlainTable};
use tactics::content::TacticsContent;
use tactics::content::text::kind_name;
use tactics::content::words::CardKind;
use tactics::rules::fight_view::{CardFace, HeroFace};

use crate::card::{self, Pictures};
use crate::fit;
use crate::model::Fight;

/// The slots of a player board, row by row.
const SLOTS: [CardKind; 9] = [
    CardKind::Feature,
    CardKind::Passive,
    CardKind::Passive,
    CardKind::Weapon,
    CardKind::Armor,
    CardKind::Accessory,
    CardKind::Passive,
    CardKind::Dice,
    CardKind::Dice,
];

/// How many slots lie beside each other, and how many on a board that is narrower than this, in points at
/// normal scale.
const COLUMNS: usize = 3;
const FEW: usize = 2;
const NARROW: f32 = 300.0;
/// The height below which empty slots are left out, in points at normal scale, and the share of a slot's
/// height that a line of its name takes at most.
const LOW: f32 = 20.0;
const LETTER: f32 = 0.75;

/// The height of portrait, name and values, and of a further line, in points at normal scale.
const HEAD: f32 = 78.0;
const STATES: f32 = 15.0;
/// The side of the portrait, in heights of these.
const FACE: f32 = 0.92;

/// The height of the bar of hit points, in points at normal scale.
const BAR: f32 = 17.0;

/// Shows the player board.
pub fn show(
    ui: &mut Ui,
    content: &TacticsContent,
    fight: &mut Fight,
    table: &PlainTable,
    pictures: &Pictures,
    hero: &HeroFace,
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let small = TextStyle::Small.resolve(ui.style());
    let beside = room.width() - (FACE * HEAD + 10.0) * scale;
    let acts = parted(ui, &acts(hero), &small, beside);
    let can = can(hero);
    // What a hero can stands beside the portrait, or below it where it would be small.
    let is_below = fit::is_long(fit::width(ui, &can, &small), beside);
    let can = if is_below { parted(ui, &can, &small, room.width()) } else { vec![can] };
    let more = if is_below { can.len() } else { acts.len() - 1 };
    // Conditions have a line of their own.
    let tall = HEAD + STATES * (more + usize::from(!hero.states.is_empty())) as f32;
    let head = Rect::from_min_max(room.min, pos2(room.max.x, room.min.y + tall * scale));
    values(ui, hero, head, (&acts, &can, is_below));
    let slots = Rect::from_min_max(pos2(room.min.x, head.max.y + 4.0 * scale), room.max);
    let columns = if room.width() < NARROW * scale { FEW } else { COLUMNS };
    let gap = 5.0 * scale;
    let mut left: Vec<&CardFace> = hero.board.iter().collect();
    let mut all: Vec<(CardKind, Option<&CardFace>)> = Vec::new();
    for kind in SLOTS {
        let found = left.iter().position(|face| face.kind == Some(kind));
        all.push((kind, found.map(|at| left.remove(at))));
    }
    let low = |rows: usize| (slots.height() + gap) / rows as f32 - gap;
    // Where there is little room, empty slots are left out.
    if low(SLOTS.len().div_ceil(columns)) < LOW * scale {
        all.retain(|(_, face)| face.is_some());
    }
    let rows = all.len().div_ceil(columns).max(1);
    let size = vec2((slots.width() + gap) / columns as f32 - gap, low(rows));
    for (n, (kind, found)) in all.into_iter().enumerate() {
        let place =
            vec2((n % columns) as f32 * (size.x + gap), (n / columns) as f32 * (size.y + gap));
        let rect = Rect::from_min_size(slots.min + place, size);
        match found {
            Some(face) => slot(ui, fight, table, (pictures, face), rect, out),
            None => {
                let line = Stroke::new(1.0, theme::line());
                ui.painter().rect_stroke(rect, 4.0, line, StrokeKind::Inside);
                let font = theme::body(11.5 * scale);
                let text = kind_name(content, kind);
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, theme::faint());
            }
        }
    }
}

/// Returns the class with the actions that are left.
fn acts(hero: &HeroFace) -> String {
    let (taken, all) = hero.actions;
    let left = (all - i32::from(taken)).max(0);
    let actions = t!("tactics-actions-left", n = left, of = all);
    format!("{} · {actions}", hero.class)
}

/// Returns how far a hero moves and attacks.
fn can(hero: &HeroFace) -> String {
    t!("tactics-hero-values", move = hero.movement, attack = hero.attack.as_str())
}

/// Returns a line, or its two parts where the whole would be small.
fn parted(ui: &Ui, text: &str, font: &FontId, room: f32) -> Vec<String> {
    match text.split_once(" · ").filter(|_| fit::is_long(fit::width(ui, text, font), room)) {
        Some((one, other)) => vec![one.to_owned(), other.to_owned()],
        None => vec![text.to_owned()],
    }
}

/// Shows portrait, name and values: what the hero can and what holds for it beside the portrait or below it.
fn values(
    ui: &mut Ui,
    hero: &HeroFace,
    rect: Rect,
    (acts, can, is_below): (&[String], &[String], bool),
) {
    let [paper, _, _] = inks();
    let scale = theme::scale(ui);
    let color = theme::seat_color(hero.seat.0);
    let face = Rect::from_min_size(rect.min, vec2(HEAD, HEAD) * scale * FACE);
    ui.painter().rect(face, 5.0, paper, Stroke::new(2.0 * scale, color), StrokeKind::Inside);
    if let Some(texture) = portrait(ui, &hero.emblem) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        ui.painter().image(texture.id(), face.shrink(3.0), whole, Color32::WHITE);
    }
    let mark = face.right_bottom() - vec2(8.0, 8.0) * scale;
    theme::seat_mark(ui.painter(), mark, 7.0 * scale, hero.seat.0);
    let small = TextStyle::Small.resolve(ui.style());
    let values = |ui: &mut Ui| {
        for line in can {
            fit::line(ui, line, small.clone(), theme::parchment());
        }
        if !hero.states.is_empty() {
            fit::line(ui, &hero.states.join(", "), small.clone(), theme::bad());
        }
    };
    let words = Rect::from_min_max(pos2(face.max.x + 10.0 * scale, rect.min.y), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.horizontal(|ui| {
            fit::line(ui, &hero.name, theme::heading(18.0 * scale), color);
        });
        for line in acts {
            fit::line(ui, line, small.clone(), theme::dust());
        }
        let (hp, most) = hero.hp;
        bar(ui, hp, most);
        if !is_below {
            values(ui);
        }
    });
    if is_below {
        let below = rect.with_min_y(rect.min.y + HEAD * scale);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            values(ui);
        });
    }
    ui.advance_cursor_after_rect(rect);
}

/// Shows hit points as a bar with the numbers on it.
pub fn bar(ui: &mut Ui, hp: i16, most: i16) {
    let scale = theme::scale(ui);
    let size = vec2(ui.available_width().min(190.0 * scale), BAR * scale);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let share = f32::from(hp.max(0)) / f32::from(most.max(1));
    let color = match share {
        s if s > 0.6 => theme::good(),
        s if s > 0.3 => theme::ember(),
        _ => theme::bad(),
    };
    ui.painter().rect_filled(rect, 4.0, theme::well());
    let full =
        Rect::from_min_size(rect.min, vec2(rect.width() * share.clamp(0.0, 1.0), rect.height()));
    ui.painter().rect_filled(full, 4.0, color.gamma_multiply(0.85));
    let text = t!("tactics-hp", hp = hp, max = most);
    let font = theme::heading(BAR * 0.78 * scale);
    for d in [vec2(-0.8, 0.0), vec2(0.8, 0.0), vec2(0.0, -0.8), vec2(0.0, 0.8)] {
        let at = rect.center() + d;
        ui.painter().text(at, Align2::CENTER_CENTER, &text, font.clone(), Color32::BLACK);
    }
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, Color32::WHITE);
}

/// Shows a card that lies in its slot: its name on paper.
fn slot(
    ui: &mut Ui,
    fight: &mut Fight,
    table: &PlainTable,
    (pictures, face): (&Pictures, &CardFace),
    rect: Rect,
    out: &mut Vec<Answer>,
) {
    let [paper, ink, quiet] = inks();
    let scale = theme::scale(ui);
    let uses = card::uses(table, face.card);
    let usable = !uses.options.is_empty();
    let hit = card::touch(ui, table, pictures, face, rect, &uses, out);
    if hit.hovered() || hit.has_focus() {
        fight.enlarged = Some(face.card);
    }
    let fill = if usable { paper } else { paper.gamma_multiply(0.82) };
    let line = match usable {
        true => Stroke::new(2.5, theme::ember()),
        false => Stroke::new(1.0, quiet),
    };
    ui.painter().rect(rect, 4.0, fill, line, StrokeKind::Inside);
    let letter = (12.0 * scale).min(rect.height() * LETTER);
    let font = theme::heading(letter);
    let wrap = rect.width() - 8.0 * scale;
    let mut job = bevy_egui::egui::text::LayoutJob::simple(face.name.clone(), font, ink, wrap);
    job.wrap.max_rows = if rect.height() * LETTER < letter * 2.0 { 1 } else { 2 };
    job.halign = bevy_egui::egui::Align::Center;
    let words = ui.painter().layout_job(job);
    let at = pos2(rect.center().x, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}
