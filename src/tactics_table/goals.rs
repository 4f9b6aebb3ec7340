//! What is to be reached and how the encounter is lost: the objective, bonus objectives, counters; potions
//! and the compass.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, RichText, Sense, Shape, Stroke, TextStyle, Ui, Vec2, vec2};
use kit::theme;
use kit::widgets::group;
use shell::plain_table::PlainTable;
use tactics::ground::Facing;
use tactics::rules::fight_view::FightView;
use tactics::rules::goals::{GoalKind, GoalState};

use crate::boss;
use crate::card::Pictures;
use crate::fit;
use crate::model::Fight;

/// What lies between the name of a counter and its number, in points.
const GAP: f32 = 6.0;
/// How tall the piles of a boss deck are, and what lies between them and the potions, in points at normal
/// scale.
const PILES: f32 = 92.0;
const BESIDE: f32 = 10.0;

/// Shows the panel's upper part.
pub fn show(
    ui: &mut Ui,
    fight: &mut Fight,
    table: &PlainTable,
    view: &FightView,
    pictures: &Pictures,
) {
    let size = ui.style().text_styles[&TextStyle::Heading].size;
    let font = fit::words(ui, &view.title, theme::heading(size), ui.available_width());
    ui.label(RichText::new(&view.title).font(font).color(theme::parchment()));
    for goal in &view.goals {
        let (sign, color) = match (goal.kind, goal.state) {
            (GoalKind::Main, _) => ("◆", theme::ember()),
            (GoalKind::Loss, _) => ("✖", theme::bad()),
            (_, GoalState::Met) => ("✔", theme::good()),
            (_, GoalState::Holds) => ("★", theme::good()),
            (_, GoalState::Open) => ("★", theme::dust()),
            (_, GoalState::Lost) => ("✖", theme::dust()),
        };
        let words = match goal.state {
            GoalState::Lost => theme::dust(),
            _ => theme::parchment(),
        };
        let mut job = LayoutJob::default();
        let body = ui.style().text_styles[&TextStyle::Body].clone();
        job.append(&format!("{sign} "), 0.0, TextFormat::simple(body.clone(), color));
        job.append(&goal.line(), 0.0, TextFormat::simple(body, words));
        ui.label(job);
    }
    for (name, n) in &view.counters {
        let mut job = LayoutJob::default();
        let body = ui.style().text_styles[&TextStyle::Body].clone();
        let strong = theme::heading(body.size);
        job.append(name, 0.0, TextFormat::simple(body, theme::dust()));
        job.append(&n.to_string(), GAP, TextFormat::simple(strong, theme::bright()));
        ui.label(job);
    }
    if let Some(law) = &view.law {
        let text = t!("tactics-law-holds", name = law.as_str());
        ui.label(RichText::new(text).strong().color(theme::ember()));
    }
    let mut decks = |ui: &mut Ui, n: usize, wide: f32| {
        let Some(deck) = view.decks.get(n) else { return };
        let tall = PILES * theme::scale(ui);
        let size = vec2(wide.min(tall * 2.2), tall);
        let (room, _) = ui.allocate_exact_size(size, Sense::hover());
        boss::piles(ui, fight, (table, pictures), (deck.deck, &deck.discards), room);
    };
    // The first deck lies beside potions and compass, which take little room below each other.
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            potions(ui, view.potions);
            compass(ui, view.north);
        });
        ui.add_space(BESIDE * theme::scale(ui));
        decks(ui, 0, ui.available_width());
    });
    for (n, deck) in view.decks.iter().enumerate() {
        if n > 0 {
            decks(ui, n, ui.available_width());
        }
        let seen: Vec<&str> = deck.seen.iter().map(|face| face.name.as_str()).collect();
        if !seen.is_empty() {
            let text = t!("tactics-boss-seen", names = seen.join(", "));
            ui.label(RichText::new(text).small().color(theme::dust()));
        }
    }
    if !view.rules.is_empty() || !view.special.is_empty() {
        group(ui, &t!("tactics-rules-here"));
        if !view.special.is_empty() {
            ui.label(RichText::new(&view.special).small().color(theme::parchment()));
        }
        for line in &view.rules {
            ui.label(RichText::new(line.to_string()).small().color(theme::dust()));
        }
    }
}

/// Shows a bottle for each potion, those that were used hollow.
fn potions(ui: &mut Ui, (left, used): (u8, u8)) {
    let size = ui.style().text_styles[&TextStyle::Body].size * 1.5;
    let wide = size * 0.8 * f32::from(left + used).max(1.0);
    let (rect, hit) = ui.allocate_exact_size(vec2(wide, size), Sense::hover());
    for n in 0..left + used {
        let at = rect.left_center() + vec2(size * 0.8 * (f32::from(n) + 0.5), size * 0.08);
        let line = Stroke::new(1.5, theme::parchment());
        let fill = if n < left { theme::bad() } else { theme::well() };
        ui.painter().circle(at, size * 0.3, fill, line);
        let neck = bevy_egui::egui::Rect::from_center_size(
            at - vec2(0.0, size * 0.38),
            vec2(size * 0.2, size * 0.24),
        );
        ui.painter().rect_filled(neck, 1.0, theme::parchment());
    }
    hit.on_hover_text(t!("tactics-potions-left", n = left));
}

/// Shows where North points on the board.
fn compass(ui: &mut Ui, north: Facing) {
    let size = ui.style().text_styles[&TextStyle::Body].size * 1.7;
    let (rect, hit) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let to = match north {
        Facing::Up => vec2(0.0, -1.0),
        Facing::Right => vec2(1.0, 0.0),
        Facing::Down => vec2(0.0, 1.0),
        Facing::Left => vec2(-1.0, 0.0),
    };
    let (middle, radius) = (rect.center(), size * 0.46);
    ui.painter().circle_stroke(middle, radius, Stroke::new(1.2, theme::dust()));
    let side = Vec2::new(-to.y, to.x) * radius * 0.28;
    let tip = vec![middle + to * radius * 0.95, middle + side, middle - side];
    ui.painter().add(Shape::convex_polygon(tip, theme::ember(), Stroke::NONE));
    let font = theme::heading(size * 0.36);
    let at = middle - to * radius * 0.45;
    ui.painter().text(
        at,
        Align2::CENTER_CENTER,
        t!("tactics-north-letter"),
        font,
        theme::parchment(),
    );
    hit.on_hover_text(t!("tactics-north-points", to = tactics::rules::describe::facing(north)));
}
