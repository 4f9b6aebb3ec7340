//! The numbers of a staged check: difficulty with its parts, the exact chance and its needle, the
//! possible results, and the cost of a failure.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{
    Align2, Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

use super::figures;
use super::plan::Plan;
use crate::adventure_table::layout::Layout;
use crate::cards::effect::Purpose;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::rules::check::CheckView;
use crate::rules::describe;

/// Returns the color of a chance; the number is always beside it.
fn color(chance: f64) -> Color32 {
    match chance {
        c if c >= 0.66 => theme::good(),
        c if c >= 0.33 => theme::parchment(),
        _ => theme::bad(),
    }
}

/// Draws the right half of the stage; `needle`: the displayed chance.
pub fn draw(world: &World, p: &Painter, l: &Layout, plan: &Plan, check: &CheckView, needle: f32) {
    let room = plan.right;
    let mut y = top(p, l, room, check);
    y = gauge(p, l, pos2(room.min.x, y), room.width(), needle, check.chance);
    let size = 14.0 * l.text;
    let lines = lines(world, check).into_iter().map(|line| lay(p, room.width(), size, line));
    let lines: Vec<LaidLine> = lines.collect();
    let rows_tall: f32 = lines.iter().map(|line| line.tall).sum();
    let mut low = room.max.y;
    // The chart gives way to the texts, and the last texts to the first.
    let chart_room = low - y - rows_tall;
    if !check.results.is_empty() && chart_room > 30.0 * l.text {
        let tall = chart_room.min(110.0 * l.k);
        let chart = Rect::from_min_max(
            pos2(room.min.x, y + 2.0 * l.k),
            pos2(room.max.x, y + tall - 2.0 * l.k),
        );
        figures::chart(p, l, chart, &check.results, check.difficulty, None);
        y = chart.max.y + 3.0 * l.k;
        low += 2.0 * l.k;
    }
    for line in &lines {
        if y + line.tall - size * 0.18 > low + 2.0 {
            break;
        }
        say(p, pos2(room.min.x, y), size, line);
        y += line.tall;
    }
}

/// A line of text with a shape before it.
struct Line {
    words: String,
    color: Color32,
    wound: bool,
    /// Maximum number of rows.
    rows: usize,
}

fn lines(world: &World, check: &CheckView) -> Vec<Line> {
    let mut all = Vec::new();
    let plain = |words: String| Line { words, color: theme::dust(), wound: false, rows: 1 };
    for words in describe::check_notes(world, check) {
        all.push(Line { words, color: theme::bad(), wound: false, rows: 1 });
    }
    if check.expected_damage > 0.0 {
        let words =
            t!("stage-damage-expected", damage = crate::lang::decimal(check.expected_damage, 1));
        all.push(Line { words, color: theme::bad(), wound: true, rows: 1 });
    }
    if let Some(chance) = check.rerolled {
        all.push(plain(t!("stage-with-rerolls", chance = describe::percent(chance))));
    }
    if let Some(chance) = check.joint {
        all.push(plain(t!("stage-all-checks", chance = describe::percent(chance))));
    }
    if !check.changes.is_empty() {
        let sum: i32 = check.changes.iter().map(|(_, n)| n).sum();
        let mut parts = vec![(check.difficulty - sum).to_string()];
        parts.extend(check.changes.iter().map(|(source, n)| {
            format!("{n:+} {}", describe::source_name(world, *source)).replace('-', "−")
        }));
        let words = t!("stage-difficulty-parts", parts = parts.join("  "));
        all.insert(0, Line { rows: 2, ..plain(words) });
    }
    if !check.traits.is_empty() {
        let names: Vec<&str> = check.traits.iter().map(|t| t.localized()).collect();
        all.push(plain(t!("stage-traits", traits = names.join(", "))));
    }
    all
}

/// A line whose words are laid out.
struct LaidLine {
    galley: Arc<Galley>,
    color: Color32,
    wound: bool,
    tall: f32,
}

fn lay(p: &Painter, wide: f32, size: f32, line: Line) -> LaidLine {
    let Line { words, color, wound, rows: most } = line;
    let off = if wound { size * 1.1 } else { 0.0 };
    let galley = rows(p, &words, theme::body(size), color, wide - off, most);
    let tall = galley.rows.len().max(1) as f32 * size * 1.18;
    LaidLine { galley, color, wound, tall }
}

fn say(p: &Painter, at: Pos2, size: f32, line: &LaidLine) {
    let off = if line.wound { size * 1.1 } else { 0.0 };
    if line.wound {
        figures::wound(p, at + vec2(size * 0.42, size * 0.6), size * 0.42, line.color);
    }
    p.galley(at + vec2(off, 0.0), line.galley.clone(), line.color);
}

/// Returns what success means.
fn goal(check: &CheckView) -> String {
    match check.purpose {
        Purpose::Defeat => t!("stage-to-defeat"),
        Purpose::Acquire => t!("stage-to-acquire"),
        Purpose::Close => t!("stage-to-close"),
        Purpose::Recharge => t!("stage-to-recharge"),
        Purpose::Other => t!("stage-to-succeed"),
    }
}

/// Draws the chance in large digits on the left, the difficulty on its shield on the right.
fn top(p: &Painter, l: &Layout, room: Rect, check: &CheckView) -> f32 {
    let r = 21.0 * l.text;
    let tall = r * 2.1;
    let at = pos2(room.max.x - r, room.min.y + r);
    figures::shield(p, at, r, check.difficulty);
    let words = describe::percent(check.chance);
    let mut font = theme::heading(36.0 * l.text);
    let most = room.width() - r * 2.4;
    let measured = p.layout_no_wrap(words.clone(), font.clone(), theme::dust()).size().x;
    font.size *= (most / measured.max(1.0)).min(1.0);
    let mid = room.min.y + tall * 0.36;
    let seen = p.text(pos2(room.min.x, mid), Align2::LEFT_CENTER, words, font, color(check.chance));
    let small = theme::body(13.5 * l.text);
    let low = pos2(room.min.x, room.min.y + tall - 1.0);
    let under = p.text(low, Align2::LEFT_BOTTOM, goal(check), small.clone(), theme::dust());
    // Draws the roll, if there is room between the two.
    let x = seen.max.x + 10.0 * l.k;
    let right = at.x - r * 1.3;
    let galley = rows(
        p,
        &crate::lang::dice(&check.pool),
        theme::heading(15.0 * l.text),
        theme::parchment(),
        right - x,
        2,
    );
    if right - x > 40.0 * l.text && !galley.elided {
        let at = pos2(right - galley.size().x, mid - galley.size().y / 2.0);
        p.galley(at, galley, theme::parchment());
    }
    let word = t!("stage-difficulty");
    let right = pos2(at.x - r * 1.25, low.y);
    // If there is no room for the word, the shield is enough.
    let word = p.layout_no_wrap(word, small, theme::dust());
    if right.x - word.size().x > under.max.x + 6.0 * l.k {
        p.galley(pos2(right.x - word.size().x, right.y - word.size().y), word, theme::dust());
    }
    room.min.y + tall + 3.0 * l.k
}

/// Draws a bar from never to always with a needle at the chance.
fn gauge(p: &Painter, l: &Layout, at: Pos2, wide: f32, needle: f32, chance: f64) -> f32 {
    let tall = 7.0 * l.text;
    let bar = Rect::from_min_size(at, vec2(wide, tall));
    let round = tall / 2.0;
    p.rect_filled(bar, round, theme::well());
    let x = at.x + wide * needle.clamp(0.0, 1.0);
    if x > bar.min.x + 2.0 {
        let full = Rect::from_min_max(bar.min, pos2(x.max(bar.min.x + tall), bar.max.y));
        p.rect_filled(full, round, color(chance).gamma_multiply(0.85));
    }
    for part in [0.25, 0.5, 0.75] {
        let x = at.x + wide * part;
        p.vline(x, bar.y_range(), Stroke::new(1.0, Color32::from_black_alpha(130)));
    }
    p.rect_stroke(bar, round, Stroke::new(1.0, theme::line()), StrokeKind::Outside);
    let r = tall * 0.62;
    let tip = pos2(x, bar.max.y - tall * 0.25);
    let points = vec![tip, tip + vec2(-r, r * 1.5), tip + vec2(r, r * 1.5)];
    p.add(Shape::convex_polygon(
        points,
        theme::parchment(),
        Stroke::new(1.0, Color32::from_black_alpha(200)),
    ));
    bar.max.y + r * 1.3 + 1.0 * l.k
}
