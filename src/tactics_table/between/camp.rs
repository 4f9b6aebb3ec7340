//! The camp, and what a hero takes along to an encounter: the player board with its slots, the tuck box,
//! the action deck. Cards are dragged from one to the other and to other heroes (AT-RUL-102, AT-SETUP-13
//! to AT-SETUP-19).

use bevy_egui::egui::{
    Align2, Color32, Label, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, Vec2, pos2, vec2,
};
use kit::theme;
use shell::plain_table::Answer;
use shell::plain_table::page::inks;
use shell::plain_table::standee::portrait;
use tactics::content::TacticsContent;
use tactics::content::text::kind_name;
use tactics::content::words::CardKind;
use tactics::rules::fight_view::CardFace;
use tactics::rules::road_view::Member;

use super::Shown;
use super::drag;
use super::state::{Between, Drop};
use crate::card::TALL;
use crate::fit;

/// The slots of a player board, by the kind of card.
const SLOTS: [CardKind; 9] = [
    CardKind::Feature,
    CardKind::Weapon,
    CardKind::Armor,
    CardKind::Accessory,
    CardKind::Passive,
    CardKind::Passive,
    CardKind::Passive,
    CardKind::Dice,
    CardKind::Dice,
];

/// The height of the title of a part of the page, and what lies between cards, in points at normal scale.
const TITLE: f32 = 24.0;
const GAP: f32 = 8.0;
/// The least and the largest width of the hero beside the player board, and the widths that cards can have,
/// the largest first, in points at normal scale.
const PLATE: (f32, f32) = (176.0, 300.0);
const WIDTHS: [f32; 17] = [
    178.0, 168.0, 158.0, 148.0, 140.0, 132.0, 124.0, 116.0, 108.0, 100.0, 92.0, 84.0, 76.0, 72.0,
    68.0, 64.0, 60.0,
];
/// The least share of its width to which a card shrinks for the hero beside the board, and its width where
/// cards scroll.
const COSTS: f32 = 0.8;
const SCROLLED: f32 = 84.0;
/// So many cards of a tuck box lie below each other.
const FEW: usize = 2;

/// How the parts of the page are laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The width of a card, in points.
    pub wide: f32,
    /// How many cards lie beside each other on the player board, in the tuck box and in the action deck.
    columns: [usize; 3],
}

/// Lays the page out: all cards as large as they fit without scrolling, the tuck box and the action deck side
/// by side, each as wide as its cards need.
pub fn plan(member: &Member, page: Vec2, scale: f32) -> Plan {
    let decked = member.shuffled_in.len() + member.deck.len();
    let perks = member.board.len().saturating_sub(slotted(member));
    // The upper row has room for a perk, and further ones lie in columns of two.
    let columns = 5 + perks.saturating_sub(1).div_ceil(2);
    planned((member.tuck.len(), decked), columns, page / scale, scale)
}

/// Returns how many of a hero's cards lie in slots.
fn slotted(member: &Member) -> usize {
    let mut slots = SLOTS.to_vec();
    let mut lies = |face: &&CardFace| {
        let at = slots.iter().position(|kind| face.kind == Some(*kind));
        at.map(|at| slots.remove(at)).is_some()
    };
    member.board.iter().filter(|face| lies(face)).count()
}

fn planned((tuck, deck): (usize, usize), board: usize, page: Vec2, scale: f32) -> Plan {
    let split = |all: usize| {
        let share = all as f32 * tuck as f32 / (tuck + deck).max(1) as f32;
        let most = all.saturating_sub(2).max(1);
        let least = if tuck > FEW { 2 } else { 1 };
        let left = (share.round() as usize).clamp(most.min(least), most);
        [left, all.saturating_sub(left).max(1)]
    };
    // Each of the two parts has edges of its own, and room for the bar of its list.
    let across = |wide: f32| (((page.x - GAP * 5.0 - 12.0) / (wide + GAP)).floor() as usize).max(2);
    let fits = |wide: f32, plate: f32| {
        let tall = wide * TALL + GAP;
        let slots = board as f32 * (wide + GAP) + GAP * 2.0;
        let rows = ((page.y - (TITLE + GAP) * 2.0 - GAP * 2.0 - tall * 2.0) / tall).floor();
        let [left, right] = split(across(wide));
        let need = tuck.div_ceil(left).max(deck.div_ceil(right)).max(1);
        slots + plate <= page.x && need as f32 <= rows
    };
    // The hero stands beside the board where that costs the cards little.
    let best = |plate: f32| WIDTHS.into_iter().find(|wide| fits(*wide, plate));
    let wide = match [best(PLATE.0), best(0.0)] {
        [Some(beside), Some(alone)] if beside >= alone * COSTS => beside,
        [_, alone] => alone.unwrap_or(SCROLLED),
    };
    // Even where cards scroll, the player board lies within the page.
    let wide = wide.min((page.x - GAP * 2.0) / board as f32 - GAP);
    let [left, right] = split(across(wide));
    Plan { wide: wide * scale, columns: [board, left, right] }
}

/// Shows the chosen hero's cards.
pub fn show(
    ui: &mut Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let Some(member) = shown.scene.view.party.get(state.hero(shown.scene)) else { return };
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let gap = GAP * scale;
    let title = TITLE * scale;
    let Plan { wide, columns } = plan(member, room.size(), scale);
    let size = vec2(wide, wide * TALL);
    let board =
        Rect::from_min_size(room.min, vec2(room.width(), title + (size.y + gap) * 2.0 + gap));
    area(ui, state, shown, board, (&t!("tactics-camp-board"), Drop::Board));
    let need = columns[0] as f32 * (size.x + gap) + gap;
    let left = room.width() - need - gap * 2.0;
    let mut from = pos2(board.min.x + gap, board.min.y + title);
    if left >= PLATE.0 * 0.9 * scale {
        let beside = left.min(PLATE.1 * scale);
        let hero = Rect::from_min_max(from, pos2(from.x + beside, board.max.y - gap));
        plate(ui, member, hero);
        // What is left over stands on both sides of the slots.
        from.x += beside + gap + (left - beside) / 2.0;
    }
    slots(ui, content, state, shown, member, (from, size, gap), out);
    let rest = Rect::from_min_max(pos2(room.min.x, board.max.y + gap), room.max);
    let [_, tucked, decked] = columns.map(|columns| columns as f32);
    let part = (rest.width() - gap) * tucked / (tucked + decked);
    let tuck = Rect::from_min_size(rest.min, vec2(part, rest.height()));
    let deck = Rect::from_min_max(pos2(tuck.max.x + gap, rest.min.y), rest.max);
    let titled = |title: String, n: usize| format!("{title} · {n}");
    let count = member.shuffled_in.len() + member.deck.iter().map(|(_, n)| n).sum::<usize>();
    let words = titled(t!("tactics-camp-tuck"), member.tuck.len());
    area(ui, state, shown, tuck, (&words, Drop::Tuck));
    let words = titled(t!("tactics-camp-deck"), count);
    area(ui, state, shown, deck, (&words, Drop::Deck));
    let inner = |rect: Rect| {
        Rect::from_min_max(rect.min + vec2(gap, title), rect.max - vec2(gap * 0.5, gap * 0.5))
    };
    let in_tuck: Vec<(&CardFace, usize)> = member.tuck.iter().map(|face| (face, 1)).collect();
    grid(ui, state, shown, "tuck", (&in_tuck, inner(tuck), size), out);
    let shuffled = member.shuffled_in.iter().map(|face| (face, 1));
    let in_deck: Vec<(&CardFace, usize)> =
        shuffled.chain(member.deck.iter().map(|(face, n)| (face, *n))).collect();
    grid(ui, state, shown, "deck", (&in_deck, inner(deck), size), out);
}

/// Shows who the hero is, beside the player board.
fn plate(ui: &mut Ui, member: &Member, rect: Rect) {
    let [paper, _, _] = inks();
    let scale = theme::scale(ui);
    let color = theme::seat_color(member.seat.0);
    // Name and values take six lines, whoever the hero is.
    let side = rect.width().min(rect.height() - 152.0 * scale).max(48.0 * scale);
    let corner = pos2(rect.center().x - side / 2.0, rect.min.y);
    let face = Rect::from_min_size(corner, vec2(side, side));
    ui.painter().rect(face, 5.0, paper, Stroke::new(2.0 * scale, color), StrokeKind::Inside);
    if let Some(texture) = portrait(ui, &member.emblem) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        ui.painter().image(texture.id(), face.shrink(3.0), whole, Color32::WHITE);
    }
    let mark = face.right_bottom() - vec2(9.0, 9.0) * scale;
    theme::seat_mark(ui.painter(), mark, 8.0 * scale, member.seat.0);
    let words = Rect::from_min_max(pos2(rect.min.x, face.max.y + 6.0 * scale), rect.max);
    ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        ui.set_clip_rect(words.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.vertical_centered(|ui| {
            fit::line(ui, &member.name, theme::heading(18.0 * scale), color);
            let small = TextStyle::Small.resolve(ui.style());
            let class = t!("tactics-level-card", class = member.class.as_str(), n = member.level);
            fit::line(ui, &class, small.clone(), theme::parchment());
            let hearts = t!("tactics-hearts", n = member.hearts);
            fit::line(ui, &hearts, small.clone(), theme::bright());
            let values =
                t!("tactics-hero-values", move = member.movement, attack = member.attack.as_str());
            let values =
                fit::centered(ui, &values, small, theme::parchment(), ui.available_width());
            let (at, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), values.size().y), Sense::hover());
            ui.painter().galley(at.center_top(), values, theme::parchment());
            let about = RichText::new(&member.about).small().italics().color(theme::dust());
            ui.add(Label::new(about).wrap());
        });
    });
}

/// Shows a part of the page with its title, on which cards can be dropped.
fn area(ui: &Ui, state: &mut Between, shown: &Shown<'_>, rect: Rect, (title, on): (&str, Drop)) {
    let scale = theme::scale(ui);
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(rect, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let at = rect.min + vec2(10.0, 5.0) * scale;
    let font = theme::heading(15.0 * scale);
    let fits = fit::share(fit::width(ui, title, &font), rect.width() - 14.0 * scale);
    let font = theme::heading(15.0 * scale * fits);
    ui.painter().text(at, Align2::LEFT_TOP, title, font, theme::dust());
    drag::target(ui, state, shown, rect, on);
}

/// Shows the slots in two rows, and perks behind them.
fn slots(
    ui: &Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    member: &Member,
    (from, size, gap): (Pos2, Vec2, f32),
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let mut left: Vec<&CardFace> = member.board.iter().collect();
    let step = size + vec2(gap, gap);
    let at = |row: usize, column: usize| {
        Rect::from_min_size(from + vec2(step.x * column as f32, step.y * row as f32), size)
    };
    for (n, kind) in SLOTS.iter().enumerate() {
        let rect = if n < 4 { at(0, n) } else { at(1, n - 4) };
        let found = left.iter().position(|face| face.kind == Some(*kind));
        match found.map(|at| left.remove(at)) {
            Some(face) => drop(drag::show(ui, state, shown, face, rect, out)),
            None => {
                let line = Stroke::new(1.0, theme::line());
                ui.painter().rect(rect, 6.0, theme::well(), line, StrokeKind::Inside);
                let (text, font) = (kind_name(content, *kind), theme::body(13.0 * scale));
                let room = rect.width() - 5.0 * scale;
                let words = fit::centered(ui, &text, font, theme::faint(), room);
                let at = rect.center() - vec2(0.0, words.size().y / 2.0);
                ui.painter().galley(at, words, theme::faint());
            }
        }
    }
    for (n, face) in left.iter().enumerate() {
        // The first fills the upper row, then each column has two.
        let (row, column) = if n == 0 { (0, 4) } else { ((n - 1) % 2, 5 + (n - 1) / 2) };
        drag::show(ui, state, shown, face, at(row, column), out);
    }
}

/// Shows cards in rows, each sort once with how many there are.
pub fn grid(
    ui: &mut Ui,
    state: &mut Between,
    shown: &Shown<'_>,
    name: &str,
    (cards, rect, size): (&[(&CardFace, usize)], Rect, Vec2),
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let gap = 7.0 * scale;
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(name), |ui| {
        if cards.is_empty() {
            ui.label(RichText::new(t!("tactics-camp-empty")).color(theme::faint()));
            return;
        }
        ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
            let columns = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0) as usize;
            let rows = cards.len().div_ceil(columns);
            let tall = (size.y + gap) * rows as f32;
            let (all, _) = ui.allocate_exact_size(
                vec2(ui.available_width(), tall),
                bevy_egui::egui::Sense::hover(),
            );
            for (n, (face, count)) in cards.iter().enumerate() {
                let place = vec2(
                    (n % columns) as f32 * (size.x + gap),
                    (n / columns) as f32 * (size.y + gap),
                );
                let card = Rect::from_min_size(all.min + place + vec2(2.0, 2.0), size);
                drag::show(ui, state, shown, face, card, out);
                if *count > 1 {
                    badge(ui, card, &format!("×{count}"));
                }
            }
        });
    });
}

/// Where the lower edge of a badge lies, in heights of a card: at the foot of the picture of a small face,
/// and, on a whole one, where no picture is without it.
const FOOT: f32 = 0.85;
const HIGH: f32 = 0.5;
/// The size of its words, and the most of a card's width that they have for each point.
const BADGE: f32 = 15.0;
const SLIM: f32 = 0.15;

/// Writes a number on a card, in the lower right corner of its picture, where it hides no name, no text and
/// little of what is pictured.
pub fn badge(ui: &Ui, card: Rect, text: &str) {
    let scale = theme::scale(ui);
    let size = (BADGE * scale).min(card.width() * SLIM);
    let words = ui.painter().layout_no_wrap(text.to_owned(), theme::heading(size), theme::bright());
    let pad = vec2(6.0, 2.0) * (size / BADGE);
    let is_small = card.width() * ui.ctx().pixels_per_point() <= faces::SMALL as f32;
    let foot = card.min.y + card.height() * if is_small { FOOT } else { HIGH };
    let ground = words.size() + pad * 2.0;
    let corner = pos2(card.max.x - card.width() * 0.035 - ground.x, foot - ground.y);
    let ground = Rect::from_min_size(corner, ground);
    let line = Stroke::new(1.0, theme::ember_deep());
    ui.painter().rect(ground, ground.height() * 0.4, theme::leather(), line, StrokeKind::Inside);
    ui.painter().galley(ground.min + pad, words, theme::bright());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards of few are large and those of many small, all of them within the page; only with large words
    /// few are small, as they lie there without scrolling.
    #[test]
    fn cards_are_as_large_as_they_fit() {
        for (page, scale) in [(vec2(970.0, 824.0), 1.0), (vec2(663.0, 610.0), 1.275)] {
            let of = |cards, board| planned(cards, board, page / scale, scale);
            let (few, many) = (of((2, 8), 5), of((9, 16), 6));
            assert!(few.wide.min(many.wide) >= 60.0 * scale, "{few:?} {many:?}");
            assert!(few.wide > many.wide || scale > 1.0, "{few:?} {many:?}");
            for Plan { wide, columns } in [few, many] {
                let [board, tuck, deck] = columns.map(|n| n as f32);
                assert!(board * (wide + GAP * scale) <= page.x, "{wide} {columns:?}");
                assert!((tuck + deck) * (wide + GAP * scale) <= page.x, "{wide} {columns:?}");
            }
        }
        assert!(planned((2, 8), 5, vec2(970.0, 824.0), 1.0).wide > 120.0);
    }
}
