//! The role card: both sides enlarged, one of which is chosen for good (AC-ROLE-01, AC-ROLE-02).

use bevy_egui::egui::{Id, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2};

use super::kit::{Kit, ground, part};
use super::rooms::{columns, fitted, row};
use super::sheet;
use crate::adventure_table::face::FaceKey;
use crate::campaign::downtime::{Choice, FeatBox};
use crate::cards::printed::{HeroDef, HeroPower, RoleDef};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, row_button};
use crate::rules::state::table::Feats;

/// Returns how many boxes of a power are checked at once, since they are on the character card, too
/// (AC-ROLE-04).
fn copied(power: &HeroPower, feats: &Feats) -> u8 {
    power.stands_for.map_or(0, |n| feats.power(usize::from(n)).min(power.boxes))
}

fn come_along(role: &RoleDef, feats: &Feats) -> u32 {
    role.powers.iter().map(|p| u32::from(copied(p, feats))).sum()
}

/// Returns a summary of a side, beside its text.
fn summary(hero: &HeroDef, role: &RoleDef, feats: &Feats) -> String {
    let all: u32 = role.powers.iter().map(|p| u32::from(p.boxes)).sum::<u32>();
    let hand = role.hand_boxes.max(hero.hand_boxes);
    let mut words = t!("role-boxes", powers = all, hand = hand);
    match come_along(role, feats) {
        0 => {}
        n => words.push_str(&t!("role-copied", n = n)),
    }
    for (kind, n) in &role.cards {
        words.push_str(&format!("; {n:+} {}", kind.localized()));
    }
    words + "."
}

/// Shows both sides.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let Some(seat) = kit.sit.asked() else { return };
    let state = &kit.between.state().seats[seat];
    let feats = state.feats.clone();
    let content = std::sync::Arc::clone(kit.content);
    let Some(at) = content.hero(&state.hero) else { return };
    let hero = &content.heroes[at];
    let sides = row(room, hero.roles.len(), 16.0 * kit.text, room.width());
    for (n, (role, rect)) in hero.roles.iter().zip(sides).enumerate() {
        ground(ui, rect);
        let choice = Choice::Side(n as u8);
        let [left, right] = columns(rect.shrink(10.0 * kit.text), [1.0, 1.0], 12.0 * kit.text);
        let face = fitted(left);
        let key = FaceKey::Role(at as u16, n as u8);
        kit.face(ui, key, face, bevy_egui::egui::Color32::WHITE);
        let hit = ui.interact(face, Id::new(("side", n)), Sense::click());
        known(ui, &t!("role-side", n = n + 1, role = &role.name), &hit);
        let chosen = kit.sit.sure.as_ref() == Some(&choice);
        let rim = match () {
            () if chosen => Some(theme::ember()),
            () if hit.hovered() || hit.has_focus() => Some(theme::seat_color(seat as u8)),
            () => None,
        };
        if let Some(color) = rim {
            let stroke = Stroke::new(3.0, color);
            ui.painter().rect_stroke(face, 12.0, stroke, StrokeKind::Outside);
        }
        if hit.clicked() {
            kit.sit.sure = Some(choice.clone());
        }
        if hit.secondary_clicked() {
            kit.sit.large = Some(key);
        }
        let foot = 70.0 * kit.text;
        let above = Rect::from_min_max(right.min, pos2(right.max.x, right.max.y - foot));
        let mut inside = part(ui, above);
        let salt = ("side", n);
        ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(&mut inside, |ui| {
            let title = RichText::new(&role.name).font(theme::heading(22.0 * kit.text));
            ui.label(title.color(theme::parchment()));
            ui.label(RichText::new(&role.story).color(theme::dust()));
            ui.add_space(6.0 * kit.text);
            let row = |(number, power): (usize, &HeroPower)| {
                let which = |nth| FeatBox::Role { side: n as u8, power: number as u8, nth };
                let boxes = (1..=power.boxes).map(which).collect();
                sheet::power_row(&content, power, boxes, copied(power, &feats))
            };
            let powers: Vec<sheet::Row> = role.powers.iter().enumerate().map(row).collect();
            let room = above.height() - 120.0 * kit.text;
            sheet::paragraphs(kit, ui, &powers, room, None);
            ui.label(RichText::new(summary(hero, role, &feats)).color(theme::dust()));
        });
        let below = Rect::from_min_max(pos2(right.min.x, right.max.y - foot + 6.0), right.max);
        let mut part = part(ui, below);
        // The second click is at the place of the first one.
        if chosen {
            let words = t!("role-sure", hero = &hero.name, role = &role.name);
            if ember_button(&mut part, &words, true).clicked() {
                kit.attempt(choice.clone());
            }
        } else {
            let words = t!("role-take", role = &role.name);
            if row_button(&mut part, &words, "", false).clicked() {
                kit.sit.sure = Some(choice.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::source::find_pack;

    #[test]
    fn boxes_that_come_along_are_counted() {
        let content = find_pack("lamplighters").expect("it ships");
        let hero = &content.heroes[content.hero("brannick").expect("he is there")];
        let mut feats = Feats::default();
        assert_eq!(come_along(&hero.roles[0], &feats), 0);
        feats.powers = vec![2, 0, 0, 1];
        assert_eq!(come_along(&hero.roles[0], &feats), 3);
        let words = summary(hero, &hero.roles[0], &feats);
        assert!(words.contains("3 checked boxes carry over"), "{words}");
    }
}
