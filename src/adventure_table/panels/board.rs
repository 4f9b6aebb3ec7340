//! A hero's full board: skills with dice and feat boxes, powers, proficiencies, the cards list, the
//! role, and the hero's state at the table.

use bevy_egui::egui::{
    Color32, CornerRadius, Frame, Galley, Label, Margin, Rect, RichText, ScrollArea, Sense, Stroke,
    TextureId, Ui, vec2,
};

use crate::kit::theme::{self, Sign};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::panels::ruled::words_link;

/// A line with boxes: a skill, the hand size, a type of card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// Its current value: `1d10+2`, a number.
    pub now: String,
    /// Skills derived from it, in small print.
    pub also: String,
    /// The number of checked boxes, and of all boxes.
    pub boxes: (u8, u8),
}

/// A power with its boxes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Power {
    /// Its text.
    pub text: String,
    /// The number of checked boxes, and of all boxes.
    pub boxes: (u8, u8),
    /// Whether the hero has it: it needs no box, or one is checked.
    pub had: bool,
}

/// The number of cards in a pile.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Count {
    /// The name of the pile.
    pub name: String,
    /// The number of cards.
    pub n: usize,
    /// Whether the number is a warning.
    pub warns: bool,
}

/// Everything that a board shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// The hero's name.
    pub name: String,
    /// The line below the name.
    pub title: String,
    /// The seat, at the table.
    pub seat: Option<u8>,
    /// The name of the player.
    pub player: String,
    /// The hero's location, or that the hero died.
    pub at: String,
    /// Whether the hero is alive.
    pub alive: bool,
    /// The chosen role.
    pub role: Option<String>,
    /// Skills.
    pub skills: Vec<Line>,
    /// Hand size.
    pub hand: Line,
    /// The deck list.
    pub cards: Vec<Line>,
    /// Powers.
    pub powers: Vec<Power>,
    /// The hero's proficiencies.
    pub proficient: String,
    /// The favored card type.
    pub favored: String,
    /// The cards at the table.
    pub piles: Vec<Count>,
    /// Cards displayed in front of the hero, by name; `true` marks a scourge.
    pub marks: Vec<(String, bool)>,
}

/// Shows the hero's picture with the board beside it, in a room of this size. Returns the board's
/// area.
pub fn show(
    ui: &mut Ui,
    texture: TextureId,
    room: bevy_egui::egui::Vec2,
    board: &Board,
    out: &mut CommandQueue,
) -> Rect {
    let scale = theme::scale(ui);
    let gap = 12.0 * scale;
    let wide = ((room.y - 2.0 * gap) / 1.4).min(room.x * 0.27);
    let seat = board.seat.map_or(theme::line(), theme::seat_color);
    let shown = Frame::NONE
        .fill(theme::soot())
        .stroke(Stroke::new(2.0, seat))
        .corner_radius(9.0)
        .inner_margin(Margin::same(gap as i8))
        .show(ui, |ui| {
            ui.set_width(room.x - 2.0 * gap);
            head(ui, board);
            ui.add_space(4.0 * scale);
            let tall = (room.y - 2.0 * gap - 64.0 * scale).max(120.0);
            ui.horizontal_top(|ui| {
                let picture = vec2(wide, wide * 1.4);
                let fits = picture * (tall / picture.y).min(1.0);
                ui.image(bevy_egui::egui::load::SizedTexture::new(texture, fits));
                ScrollArea::vertical().id_salt("board").max_height(tall).show(ui, |ui| {
                    ui.set_min_height(tall);
                    columns(ui, board, out);
                });
            });
        });
    shown.response.rect
}

fn head(ui: &mut Ui, board: &Board) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Heading].size;
    ui.horizontal(|ui| {
        let color = board.seat.map_or(theme::parchment(), theme::seat_color);
        if let Some(seat) = board.seat {
            let (rect, _) = ui.allocate_exact_size(vec2(size, size * 1.2), Sense::hover());
            theme::seat_mark(ui.painter(), rect.center(), size * 0.42, seat);
        }
        ui.label(RichText::new(&board.name).font(theme::heading(size * 1.15)).color(color));
        let role = board.role.as_deref().unwrap_or(&board.title);
        ui.label(RichText::new(role).color(theme::dust()));
        if !board.player.is_empty() {
            let played = t!("inspect-played-by", player = board.player.as_str());
            ui.label(RichText::new(played).color(theme::dust()));
        }
        if !board.at.is_empty() {
            let color = if board.alive { theme::parchment() } else { theme::bad() };
            ui.label(RichText::new(format!("·  {}", board.at)).color(color));
        }
    });
    if board.piles.is_empty() && board.marks.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for pile in &board.piles {
            chip(ui, &pile.name, &pile.n.to_string(), pile.warns.then_some(Sign::Warn));
        }
        for (name, scourge) in &board.marks {
            chip(ui, name, "", scourge.then_some(Sign::Bad));
        }
    });
}

/// Shows a framed text with a number and a sign.
fn chip(ui: &mut Ui, name: &str, n: &str, sign: Option<Sign>) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
    let color = sign.map_or(theme::line(), Sign::color);
    Frame::NONE
        .stroke(Stroke::new(1.2, color))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::symmetric((size * 0.5) as i8, 2))
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = size * 0.35;
            if let Some(sign) = sign {
                theme::sign_in(ui, size, sign);
            }
            ui.label(RichText::new(name).size(size).color(theme::dust()));
            if !n.is_empty() {
                let ink = sign.map_or(theme::parchment(), Sign::color);
                ui.label(RichText::new(n).font(theme::heading(size * 1.1)).color(ink));
            }
        });
}

fn columns(ui: &mut Ui, board: &Board, out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    let all = ui.available_width() - 14.0 * scale;
    let left = all * 0.5;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0 * scale;
        ui.vertical(|ui| {
            ui.set_width(left);
            title(ui, &t!("inspect-skills"), "AC-CHAR-04", out);
            board.skills.iter().for_each(|l| line(ui, l));
            ui.add_space(5.0 * scale);
            title(ui, &t!("inspect-hand-size"), "AC-CHAR-12", out);
            line(ui, &board.hand);
            ui.add_space(5.0 * scale);
            title(ui, &t!("inspect-cards-list"), "AC-CHAR-16", out);
            board.cards.iter().for_each(|l| line(ui, l));
        });
        ui.vertical(|ui| {
            ui.set_width(all - left - 14.0 * scale);
            let words = match &board.role {
                Some(role) => t!("inspect-powers-of", role = role.as_str()),
                None => t!("inspect-powers"),
            };
            title(ui, &words, "AC-CHAR-09", out);
            board.powers.iter().for_each(|p| power(ui, p));
            title(ui, &t!("inspect-favored"), "AC-CHAR-15", out);
            ui.label(RichText::new(&board.favored).color(theme::parchment()));
            if !board.proficient.is_empty() {
                ui.add_space(5.0 * scale);
                title(ui, &t!("inspect-proficient"), "AC-CHAR-13", out);
                ui.label(RichText::new(&board.proficient).color(theme::parchment()));
            }
        });
    });
}

/// Shows a title that is a link to its rule.
fn title(ui: &mut Ui, words: &str, rule: &str, out: &mut CommandQueue) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
    if words_link(ui, words, ("", ""), size * 1.05, theme::link()).clicked() {
        out.push(Command::Rule(rule.to_owned()));
    }
}

/// Shows a row: name, value, boxes on the right; in little room, in two lines.
fn line(ui: &mut Ui, line: &Line) {
    use crate::kit::paint::rows;
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
    let wide = ui.available_width();
    let side = size * 0.95;
    let step = side * 1.28;
    let right = wide - step * f32::from(line.boxes.1);
    let p = ui.painter();
    let name = rows(p, &line.name, theme::body(size), theme::parchment(), right, 1);
    let now = rows(p, &line.now, theme::heading(size), theme::parchment(), right, 1);
    let also = |size: f32| rows(p, &line.also, theme::body(size), theme::dust(), right, 1);
    let gap = if line.also.is_empty() { 0.0 } else { size * 0.5 };
    let column = wide * 0.35;
    let room = right - 4.0 - column - now.size().x - gap;
    let sizes = [0.78, 0.66].map(|part| also(size * part));
    let beside = sizes.iter().find(|also| also.size().x <= room);
    let two = beside.is_none() || name.size().x > column - 4.0;
    let also = beside.filter(|_| !two).unwrap_or(&sizes[0]).clone();
    let tall = size * if two { 2.5 } else { 1.42 };
    let (rect, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    let p = ui.painter();
    p.line_segment(
        [rect.left_bottom(), rect.right_bottom()],
        Stroke::new(1.0, theme::line().gamma_multiply(0.6)),
    );
    for i in 0..line.boxes.1 {
        let at = vec2(right + step * f32::from(i), (tall - side) / 2.0);
        let of = Rect::from_min_size(rect.min + at, vec2(side, side));
        let checked = i < line.boxes.0;
        let color = if checked { theme::parchment() } else { theme::dust() };
        theme::check_box(p, of, checked, color);
    }
    let (first, second) = if two { (tall * 0.28, tall * 0.7) } else { (tall / 2.0, tall / 2.0) };
    let x = if two { 0.0 } else { column };
    let put = |x: f32, middle: f32, words: std::sync::Arc<Galley>, color| {
        p.galley(rect.min + vec2(x, middle - words.size().y / 2.0), words, color);
    };
    let after = x + now.size().x + gap;
    put(0.0, first, name, theme::parchment());
    put(x, second, now, theme::parchment());
    put(after, second, also, theme::dust());
}

fn power(ui: &mut Ui, power: &Power) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
    let color = if power.had { theme::parchment() } else { theme::faint() };
    let (checked, all) = power.boxes;
    if all > 0 {
        let side = size * 0.95;
        let step = side * 1.28;
        let (rect, _) =
            ui.allocate_exact_size(vec2(step * f32::from(all), side * 1.15), Sense::hover());
        for i in 0..all {
            let min = rect.min + vec2(step * f32::from(i), side * 0.1);
            let of = Rect::from_min_size(min, vec2(side, side));
            theme::check_box(ui.painter(), of, i < checked, box_color(i < checked));
        }
    }
    ui.add(Label::new(RichText::new(&power.text).color(color)).wrap());
    ui.add_space(size * 0.45);
}

fn box_color(checked: bool) -> Color32 {
    if checked { theme::parchment() } else { theme::dust() }
}
