//! A hero's enlarged board with every feat box: skills, hand size, deck list, powers, role. Boxes
//! that may be checked now glow; the others say why not (AC-FEAT-01 to AC-FEAT-14).

use bevy_egui::egui::{
    Align2, Color32, Id, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::kit::{Kit, capital, ground, part};
use super::rooms::{columns, fitted};
use crate::adventure_table::face::{FaceKey, plain};
use crate::campaign::downtime::{Choice, FeatBox};
use crate::cards::content::Content;
use crate::cards::printed::{HeroDef, HeroPower, Reward};
use crate::cards::text::hero_power_text;
use crate::cards::vocabulary::Kind;
use crate::kit::paint::{ember, rows};
use crate::kit::theme;
use crate::kit::widgets::known;
use crate::rules::state::sheet;
use crate::rules::state::table::Feats;

/// A row with boxes.
pub struct Row {
    /// Its name.
    name: String,
    /// Its current value.
    now: String,
    /// The boxes.
    boxes: Vec<FeatBox>,
    /// How many of them are checked.
    checked: u8,
}

/// Shows the board of the hero who is asked, or of the selected one.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect, reward: &Reward) {
    // Boxes are checked only on the board of the hero who is asked; the others can be read.
    let seat = kit.sit.open;
    let mine = (kit.sit.asked() == Some(seat)).then_some(seat);
    let feats = kit.between.state().seats[seat].feats.clone();
    let content = std::sync::Arc::clone(kit.content);
    let Some(at) = content.hero(&kit.between.state().seats[seat].hero) else { return };
    let hero = &content.heroes[at];
    let gap = 10.0 * kit.text;
    let [left, middle, right] = columns(room, [0.8, 0.95, 1.4], gap);
    ground(ui, left);
    let face = fitted(left.shrink(8.0 * kit.text));
    let key = FaceKey::Hero(at as u16);
    kit.face(ui, key, face, Color32::WHITE);
    let hit = ui.interact(face, Id::new("board's face"), Sense::CLICK);
    if hit.clicked() || hit.secondary_clicked() {
        kit.sit.large = Some(key);
    }
    ground(ui, middle);
    let groups = [
        (t!("sheet-skills"), *reward == Reward::SkillFeat, skills(hero, &feats)),
        (t!("sheet-hand"), *reward == Reward::PowerFeat, hand(hero, &feats)),
        (t!("sheet-cards"), *reward == Reward::CardFeat, cards(hero, &feats)),
    ];
    let inner = middle.shrink(10.0 * kit.text);
    let lines: usize = groups.iter().map(|(_, _, all)| all.len()).sum();
    // Rows are as tall as there is room for, within limits.
    let heads = (heading_tall(ui) + 8.0 * kit.text + ui.spacing().item_spacing.y) * 3.0;
    let row = (inner.height() - heads) / lines.max(1) as f32 - ui.spacing().item_spacing.y;
    let row = row.clamp(17.0 * kit.text, 34.0 * kit.text);
    let mut inside = part(ui, inner);
    ScrollArea::vertical().id_salt("rows").auto_shrink([false, false]).show(&mut inside, |ui| {
        for (title, due, all) in groups {
            heading(kit, ui, &title, due);
            for each in all {
                line(kit, ui, &each, mine, row);
            }
            ui.add_space(8.0 * kit.text);
        }
    });
    ground(ui, right);
    let inner = right.shrink(10.0 * kit.text);
    let room_for_powers = inner.height() - 96.0 * kit.text;
    let mut inside = part(ui, inner);
    ScrollArea::vertical().id_salt("powers").auto_shrink([false, false]).show(&mut inside, |ui| {
        let due = *reward == Reward::PowerFeat;
        match sheet::side(hero, &feats) {
            Some(role) => heading(kit, ui, &t!("sheet-powers-of", role = &role.name), due),
            None => heading(kit, ui, &t!("sheet-powers"), due),
        }
        let powers: Vec<Row> = sheet::powers(hero, &feats)
            .map(|(number, power, checked)| {
                let boxes = boxes_of(hero, &feats, number, power);
                power_row(&content, power, boxes, checked)
            })
            .collect();
        paragraphs(kit, ui, &powers, room_for_powers, mine);
        heading(kit, ui, &t!("sheet-besides"), false);
        let proficient: Vec<&str> = hero.proficient.iter().map(|t| t.localized()).collect();
        let mut words = t!("sheet-favored", kind = hero.favored.describe());
        if !proficient.is_empty() {
            words.push(' ');
            words.push_str(&t!("sheet-proficient", traits = proficient.join(", ")));
        }
        ui.label(RichText::new(words).font(theme::body(16.0 * kit.text)).color(theme::dust()));
    });
}

/// Returns the boxes of a power, by its number on the sheet.
fn boxes_of(hero: &HeroDef, feats: &Feats, number: usize, power: &HeroPower) -> Vec<FeatBox> {
    let which = |nth| match (number.checked_sub(hero.powers.len()), feats.role) {
        (Some(n), Some(side)) => FeatBox::Role { side, power: n as u8, nth },
        _ => FeatBox::Power { power: number as u8, nth },
    };
    (1..=power.boxes).map(which).collect()
}

fn skills(hero: &HeroDef, feats: &Feats) -> Vec<Row> {
    let row = |(n, s): (usize, &crate::cards::printed::SkillDef)| {
        let checked = feats.skills.get(n).copied().unwrap_or(0);
        let plus = if checked > 0 { format!("+{checked}") } else { String::new() };
        let uses: Vec<String> =
            s.uses.iter().map(|(skill, plus)| format!("{} +{plus}", skill.localized())).collect();
        let uses = if uses.is_empty() { uses } else { vec![format!("  ({})", uses.join(", "))] };
        Row {
            name: s.skill.localized().to_owned(),
            now: format!("{}{plus}{}", s.die.localized(), uses.concat()),
            boxes: (1..=s.boxes).map(|nth| FeatBox::Skill { skill: s.skill, nth }).collect(),
            checked,
        }
    };
    hero.skills.iter().enumerate().map(row).collect()
}

fn hand(hero: &HeroDef, feats: &Feats) -> Vec<Row> {
    let boxes = sheet::hand_boxes(hero, feats);
    vec![Row {
        name: t!("sheet-in-hand"),
        now: sheet::hand(hero, feats).to_string(),
        boxes: (1..=boxes).map(|nth| FeatBox::Hand { nth }).collect(),
        checked: feats.hand,
    }]
}

fn cards(hero: &HeroDef, feats: &Feats) -> Vec<Row> {
    let row = |kind: &Kind| {
        let boxes = hero.card_boxes.of(*kind);
        Row {
            name: capital(kind.localized()),
            now: sheet::cards(hero, feats, *kind).to_string(),
            boxes: (1..=boxes).map(|nth| FeatBox::Card { kind: *kind, nth }).collect(),
            checked: feats.cards.iter().find(|(k, _)| k == kind).map_or(0, |(_, n)| *n),
        }
    };
    let all = Kind::BOONS.iter().map(row);
    all.filter(|r| r.now != "0" || !r.boxes.is_empty()).collect()
}

fn heading_tall(ui: &Ui) -> f32 {
    ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size * 1.5
}

fn heading(kit: &Kit<'_>, ui: &mut Ui, title: &str, due: bool) {
    let color = if due { theme::ember() } else { theme::dust() };
    ui.label(RichText::new(title).font(theme::heading(18.0 * kit.text)).color(color));
}

/// Shows a row: name, value, boxes on the right; in little room, the value is below the name.
fn line(kit: &mut Kit<'_>, ui: &mut Ui, row: &Row, seat: Option<usize>, tall: f32) {
    let side = (21.0 * kit.text).min(tall - 1.0);
    let step = side + 6.0 * kit.text;
    let wide = ui.available_width();
    let boxes = step * row.boxes.len() as f32;
    let column = wide * 0.36;
    let words = |ui: &Ui, text: &str, size: f32, room: f32, most: usize| {
        rows(ui.painter(), text, theme::body(size * kit.text), theme::parchment(), room, most)
    };
    let room = wide - boxes - column - 4.0;
    let mut name = words(ui, &row.name, 16.0, wide, 1);
    let mut now = words(ui, &row.now, 16.0, room, 1);
    if now.elided {
        now = words(ui, &row.now, 12.5, room, 2);
    }
    let stacked = now.elided || name.size().x > column - 4.0;
    let mut tall = tall;
    if stacked {
        let room = wide - boxes - 4.0;
        (name, now) = (words(ui, &row.name, 16.0, room, 1), words(ui, &row.now, 12.5, room, 1));
        tall = tall.max(name.size().y + now.size().y);
    }
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    let middle = |tall: f32| rect.center().y - tall / 2.0;
    let (at, then) = if stacked {
        let top = middle(name.size().y + now.size().y);
        (pos2(rect.min.x, top), pos2(rect.min.x, top + name.size().y))
    } else {
        let x = rect.min.x + column;
        (pos2(rect.min.x, middle(name.size().y)), pos2(x, middle(now.size().y)))
    };
    ui.painter().galley(at, name, theme::parchment());
    ui.painter().galley(then, now, theme::parchment());
    let first = pos2(rect.max.x - boxes, middle(side));
    all_boxes(kit, ui, seat, row, first, side, step);
}

/// How many boxes of a power are side by side; the rest is in further rows.
const ACROSS: usize = 4;

/// Returns the row of a power, with its text.
pub fn power_row(content: &Content, power: &HeroPower, boxes: Vec<FeatBox>, checked: u8) -> Row {
    let words = plain(&hero_power_text(content, power, usize::from(checked)));
    // The boxes are drawn before the power; its text contains only their values.
    Row { name: String::new(), now: words.replace("☐ ", ""), boxes, checked }
}

/// Shows rows as paragraphs, as large as there is room for: boxes on the left, the text beside or
/// below them. Without a seat the boxes are only shown.
pub fn paragraphs(kit: &mut Kit<'_>, ui: &mut Ui, all: &[Row], room: f32, seat: Option<usize>) {
    let most = all.iter().map(|r| r.boxes.len()).max().unwrap_or(0).min(ACROSS);
    let wide = ui.available_width();
    let lay = |ui: &Ui, row: &Row, size: f32| {
        let (side, gap) = (size * 1.25, size * 0.35);
        let left = (side + gap) * most as f32 + gap;
        let lines = (side + gap) * row.boxes.len().div_ceil(ACROSS).max(1) as f32;
        // A column of single words is hard to read.
        let below = wide - left < size * 11.0;
        let at = if below { vec2(4.0, lines) } else { vec2(left, 0.0) };
        let font = theme::body(size);
        let words = rows(ui.painter(), &row.now, font, theme::parchment(), wide - at.x - 4.0, 12);
        let tall = (at.y + words.size().y).max(lines) + size * 0.6;
        (side, side + gap, at, words, tall)
    };
    let sizes = [18.0, 17.0, 16.0, 15.0, 14.0, 13.0].map(|size| size * kit.text);
    let space = ui.spacing().item_spacing.y;
    let fits =
        |size: &f32| all.iter().map(|row| lay(ui, row, *size).4 + space).sum::<f32>() <= room;
    let size = sizes.into_iter().find(fits).unwrap_or(sizes[sizes.len() - 1]);
    for row in all {
        let (side, step, at, words, tall) = lay(ui, row, size);
        let (rect, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
        ui.painter().galley(rect.min + at, words, theme::parchment());
        all_boxes(kit, ui, seat, row, rect.min + vec2(4.0, 1.0) * kit.text, side, step);
    }
}

fn all_boxes(
    kit: &mut Kit<'_>,
    ui: &Ui,
    seat: Option<usize>,
    row: &Row,
    first: Pos2,
    side: f32,
    step: f32,
) {
    for (n, which) in row.boxes.iter().enumerate() {
        let (column, line) = (n % ACROSS, n / ACROSS);
        let at = first + vec2(step * column as f32, step * line as f32);
        let rect = Rect::from_min_size(at, vec2(side, side));
        match seat {
            Some(seat) => one_box(kit, ui, seat, which, rect, row.checked),
            None => drawn(ui, which, rect, n < usize::from(row.checked), false),
        }
    }
}

fn one_box(kit: &mut Kit<'_>, ui: &Ui, seat: usize, which: &FeatBox, rect: Rect, checked: u8) {
    let choice = Choice::Check(*which);
    let judged = kit.between.judge(&choice);
    let nth = match *which {
        FeatBox::Skill { nth, .. }
        | FeatBox::Power { nth, .. }
        | FeatBox::Role { nth, .. }
        | FeatBox::Hand { nth }
        | FeatBox::Card { nth, .. } => nth,
    };
    let done = nth <= checked;
    // A box that cannot be checked is no stop of the focus, but a click on it shows the reason.
    let sense = if judged.is_ok() { Sense::click() } else { Sense::CLICK };
    let hit = ui.interact(rect, Id::new(("box", format!("{which:?}"))), sense);
    let words = kit.between.box_text(seat, which);
    known(ui, &words, &hit);
    hit.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, done, &words));
    if judged.is_ok() && hit.hovered() {
        ui.painter().rect_filled(rect, 4.0, theme::ember_deep());
    }
    drawn(ui, which, rect, done, judged.is_ok());
    if hit.has_focus() {
        let line = Stroke::new(2.0, theme::parchment());
        ui.painter().rect_stroke(rect.expand(4.0), 6.0, line, StrokeKind::Outside);
    }
    if hit.clicked() {
        kit.attempt(choice);
    }
    let text = match judged {
        Ok(()) => RichText::new(words),
        Err(_) if done => RichText::new(words).color(theme::dust()),
        Err(why) => RichText::new(format!("{} ({})", why.why, why.rule)).color(theme::bad()),
    };
    hit.on_hover_text(text);
}

/// Draws a box: checked, available now, or neither.
fn drawn(ui: &Ui, which: &FeatBox, rect: Rect, done: bool, open: bool) {
    let p = ui.painter();
    let fill =
        if open { theme::ember_deep().gamma_multiply(0.5) } else { Color32::from_black_alpha(90) };
    p.rect(rect, 4.0, fill, Stroke::new(1.5, theme::line()), StrokeKind::Inside);
    if open {
        ember(p, rect, 4.0);
    }
    if done {
        let c = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
        let stroke = Stroke::new(rect.width() * 0.15, theme::parchment());
        p.line_segment([c(0.2, 0.55), c(0.42, 0.78)], stroke);
        p.line_segment([c(0.42, 0.78), c(0.82, 0.24)], stroke);
    } else if let FeatBox::Skill { nth, .. } | FeatBox::Hand { nth } = which {
        let color = if open { theme::parchment() } else { theme::dust() };
        let font = theme::heading(rect.height() * 0.6);
        p.text(rect.center(), Align2::CENTER_CENTER, format!("+{nth}"), font, color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::downtime::open_boxes;
    use crate::cards::source::find_pack;
    use crate::rules::edition::Switches;

    /// The board shows every box that there is for a hero without a role, and with one.
    #[test]
    fn no_box_is_left_out() {
        for pack in ["lamplighters", "glass-caravan"] {
            let content = find_pack(pack).expect("it ships");
            for hero in &content.heroes {
                let roles = (0..hero.roles.len() as u8).map(Some);
                for role in std::iter::once(None).chain(roles) {
                    let feats = Feats { role, ..Feats::default() };
                    let mut shown: Vec<FeatBox> = Vec::new();
                    for rows in [skills(hero, &feats), hand(hero, &feats), cards(hero, &feats)] {
                        shown.extend(rows.into_iter().flat_map(|r| r.boxes));
                    }
                    for (number, power, _) in sheet::powers(hero, &feats) {
                        shown.extend(boxes_of(hero, &feats, number, power));
                    }
                    let edition = Switches::of(content.pack.edition);
                    for reward in [Reward::SkillFeat, Reward::PowerFeat, Reward::CardFeat] {
                        for which in open_boxes(hero, &feats, &reward, &edition) {
                            assert!(shown.contains(&which), "{}: {which:?}", hero.id);
                        }
                    }
                }
            }
        }
    }
}
