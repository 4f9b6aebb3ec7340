//! The cards and people beside the story's page: villains and henchmen, and the heroes.

use bevy_egui::egui::{
    Color32, Rect, Sense, Stroke, StrokeKind, TextureId, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::screens::large::HEAD;
use crate::faces::SMALL;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::kit::widgets::known;
use crate::shell::command::CommandQueue;

/// The maximum width of the villain's card, at scale 1.
pub const VILLAIN: f32 = 196.0;
/// The maximum width of a henchman's card.
pub const HENCHMAN: f32 = 144.0;
/// The width of a portrait.
pub const PORTRAIT: f32 = 60.0;

/// Returns the width at which a card's picture is painted for this many pixels: small faces have
/// few texts, and whole ones are used only where they are readable.
pub fn sharp(wide: f32) -> f32 {
    if wide < 270.0 { wide.min(SMALL as f32) } else { wide }
}

/// A villain or a henchman.
pub struct Foe {
    /// The face of the card.
    pub key: FaceKey,
    /// Its name and type.
    pub label: String,
    /// Its picture.
    pub texture: TextureId,
    /// Whether it is a villain.
    pub villain: bool,
}

/// A hero at the table.
pub struct Seat {
    /// The seat.
    pub seat: u8,
    /// The name of the hero.
    pub name: String,
    /// The hero's title.
    pub title: String,
    /// The name of the player, if people are named.
    pub player: String,
    /// Whether the hero is alive.
    pub alive: bool,
    /// A picture in which [`HEAD`] is the face.
    pub face: TextureId,
}

/// Returns the widths of villain and henchman cards, and the gap between them, in this room.
fn measure(foes: &[Foe], wide: f32, k: f32) -> (f32, f32, f32) {
    let gap = 12.0 * k;
    let full: f32 = foes.iter().map(|f| if f.villain { VILLAIN } else { HENCHMAN } * k).sum();
    let gaps = gap * foes.len().saturating_sub(1) as f32;
    let fit = ((wide - gaps - 8.0 * k) / full.max(1.0)).clamp(0.2, 1.0);
    (VILLAIN * k * fit, HENCHMAN * k * fit, gap)
}

/// Returns the height of the row of cards.
pub fn foes_height(foes: &[Foe], wide: f32, k: f32) -> f32 {
    if foes.is_empty() {
        return 0.0;
    }
    let (villain, henchman, _) = measure(foes, wide, k);
    let most = if foes.iter().any(|f| f.villain) { villain } else { henchman };
    most * 1.4 + 8.0 * k
}

/// Shows villains and henchmen in a row; a click enlarges one.
pub fn foes(ui: &mut Ui, foes: &[Foe], out: &mut CommandQueue) {
    if foes.is_empty() {
        return;
    }
    let k = theme::scale(ui);
    let wide = ui.available_width();
    let (villain, henchman, gap) = measure(foes, wide, k);
    let (rect, _) = ui.allocate_exact_size(vec2(wide, foes_height(foes, wide, k)), Sense::hover());
    let mut x = rect.min.x + 2.0 * k;
    for foe in foes {
        let side = if foe.villain { villain } else { henchman };
        let size = vec2(side, side * 1.4);
        let card = Rect::from_min_size(pos2(x, rect.max.y - 4.0 * k - size.y), size);
        let hit = ui.interact(card, ui.id().with(("foe", &foe.label)), Sense::click());
        hit.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &foe.label));
        known(ui, &foe.label, &hit);
        let p = ui.painter();
        for (grow, alpha) in [(5.0, 40), (1.0, 90)] {
            let shadow = card.translate(vec2(2.0, 5.0) * k).expand(grow * k);
            p.rect_filled(shadow, side * 0.06, Color32::from_black_alpha(alpha));
        }
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        p.image(foe.texture, card, all, Color32::WHITE);
        if hit.hovered() || hit.has_focus() {
            let line = Stroke::new(2.0 * k, theme::ember());
            p.rect_stroke(card, side * 0.05, line, StrokeKind::Outside);
        }
        if hit.gained_focus() {
            hit.scroll_to_me(None);
        }
        if hit.clicked() || hit.secondary_clicked() {
            out.push(TableCommand::Inspect(Some(foe.key)));
        }
        x += side + gap;
    }
}

/// Returns the columns, the rows, and the size of each portrait.
fn grid(seats: &[Seat], wide: f32, k: f32) -> (usize, usize, f32, f32) {
    let count = seats.len().max(1);
    let most = ((wide / (200.0 * k)).floor() as usize).clamp(1, count);
    let lines = count.div_ceil(most);
    let across = count.div_ceil(lines);
    let each = (wide / across as f32).min(300.0 * k);
    (across, lines, each, (PORTRAIT + 16.0) * k)
}

/// Returns the height of the rows of people.
pub fn seats_height(seats: &[Seat], wide: f32, k: f32) -> f32 {
    let (_, lines, _, high) = grid(seats, wide, k);
    lines as f32 * high
}

/// Shows the heroes: face, color and mark of the seat, hero and player.
pub fn seats(ui: &mut Ui, seats: &[Seat], (ink, quiet): (Color32, Color32)) {
    let k = theme::scale(ui);
    let wide = ui.available_width();
    let (across, lines, each, high) = grid(seats, wide, k);
    let size = vec2(wide, lines as f32 * high);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (n, seat) in seats.iter().enumerate() {
        let at = vec2((n % across) as f32 * each, (n / across) as f32 * high);
        let room = Rect::from_min_size(rect.min + at, vec2(each - 8.0 * k, high));
        one(ui, seat, room, (ink, quiet));
    }
}

fn one(ui: &mut Ui, seat: &Seat, room: Rect, (ink, quiet): (Color32, Color32)) {
    let k = theme::scale(ui);
    let hit = ui.interact(room, ui.id().with(("seat", seat.seat)), Sense::hover());
    let label = match seat.player.as_str() {
        "" => seat.name.clone(),
        player => t!("tale-plays", hero = seat.name.as_str(), player = player),
    };
    let label = if seat.alive { label } else { format!("{label}: {}", t!("table-died")) };
    hit.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &label));
    let side = PORTRAIT * k;
    let color = theme::seat_color(seat.seat);
    let left = pos2(room.min.x + 3.0 * k, room.center().y - side / 2.0);
    let face = Rect::from_min_size(left, vec2(side, side));
    let p = ui.painter();
    let tint = if seat.alive { Color32::WHITE } else { Color32::from_gray(90) };
    p.rect_filled(face.expand(3.0 * k), 4.0 * k, Color32::from_black_alpha(190));
    p.image(seat.face, face, HEAD, tint);
    p.rect_stroke(face, 3.0 * k, Stroke::new(2.5 * k, color), StrokeKind::Outside);
    if !seat.alive {
        let (line, c) = (Stroke::new(3.0 * k, theme::bad()), face.shrink(side * 0.2));
        p.line_segment([c.left_top(), c.right_bottom()], line);
        p.line_segment([c.right_top(), c.left_bottom()], line);
    }
    theme::seat_mark(p, face.left_bottom() + vec2(3.0, -3.0) * k, 8.0 * k, seat.seat);
    let x = face.max.x + 10.0 * k;
    let wide = room.max.x - x;
    let name = rows(p, &seat.name, theme::heading(17.0 * k), ink, wide, 1);
    let second = match (seat.alive, seat.player.is_empty()) {
        (false, _) => t!("table-died"),
        (true, false) => seat.player.clone(),
        (true, true) => seat.title.clone(),
    };
    let second = rows(p, &second, theme::body(14.5 * k), quiet, wide, 1);
    let tall = name.size().y + second.size().y;
    let top = room.center().y - tall / 2.0;
    let next = top + name.size().y;
    p.galley(pos2(x, top), name, ink);
    p.galley(pos2(x, next), second, quiet);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(count: usize) -> Vec<Seat> {
        let seat = |n: usize| Seat {
            seat: n as u8,
            name: String::new(),
            title: String::new(),
            player: String::new(),
            alive: true,
            face: TextureId::default(),
        };
        (0..count).map(seat).collect()
    }

    #[test]
    fn everybody_has_a_seat_however_narrow_it_is() {
        for count in 1..=6 {
            for wide in [240.0, 500.0, 760.0, 1600.0] {
                let (across, lines, each, _) = grid(&some(count), wide, 1.0);
                assert!(across * lines >= count, "{count} in {wide}");
                assert!(each * across as f32 <= wide + 0.1, "{count} in {wide}");
            }
        }
        assert_eq!(grid(&some(6), 760.0, 1.0).1, 2);
        assert_eq!(grid(&some(3), 760.0, 1.0).1, 1);
    }

    #[test]
    fn cards_shrink_to_the_room_there_is() {
        let foe = |n: u16| Foe {
            key: FaceKey::Scenario(n),
            label: String::new(),
            texture: TextureId::default(),
            villain: n == 0,
        };
        let all: Vec<Foe> = (0..6).map(foe).collect();
        for wide in [300.0, 700.0, 1400.0] {
            let (villain, henchman, gap) = measure(&all, wide, 1.0);
            let taken = villain + henchman * 5.0 + gap * 5.0;
            assert!(taken <= wide && villain > henchman, "{taken} in {wide}");
        }
        assert_eq!(foes_height(&[], 700.0, 1.0), 0.0);
    }
}
