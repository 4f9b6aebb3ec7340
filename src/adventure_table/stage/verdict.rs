//! The result of a throw: the total counts up, then the verdict falls.

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::figures;
use super::plan::Plan;
use crate::adventure_table::layout::Layout;
use crate::adventure_table::playback::{Playback, Throw};
use crate::adventure_table::stage::bunch::Bunch;
use crate::kit::frame::Speed;
use crate::kit::paint::rows;
use crate::kit::theme::{self, Sign};
use crate::rules::state::ids::PileId;
use crate::rules::state::table;
use crate::settings::Palette;

/// The seconds in which the total counts up, and in which the verdict falls.
const COUNTS: f32 = 0.28;
const FALLS: f32 = 0.14;

/// Draws names, numbers and the verdict of a throw at this time.
pub fn draw(
    world: &World,
    p: &Painter,
    l: &Layout,
    plan: &Plan,
    throw: &Throw,
    air: f32,
    palette: Palette,
) {
    tray(p, l, plan.left, air);
    let since = if air < 1.0 {
        0.0
    } else {
        world.resource::<Playback>().since(*world.resource::<Speed>())
    };
    if air >= 1.0 {
        let sums = sums(throw);
        figures::names(p, l, plan, &throw.bunches, Some(&sums), palette);
    }
    numbers(world, p, l, plan, throw, (air >= 1.0).then_some(since));
}

/// Draws the rim of the tray while dice roll in it.
fn tray(p: &Painter, l: &Layout, room: Rect, air: f32) {
    let fade = ((1.0 - air) * 6.0).clamp(0.0, 1.0);
    if fade > 0.0 {
        let line = Stroke::new(2.0 * l.k, theme::line().gamma_multiply(0.7 * fade));
        p.rect_stroke(room.expand(4.0 * l.k), 10.0 * l.k, line, StrokeKind::Outside);
    }
}

/// Returns the sum of each bunch.
fn sums(throw: &Throw) -> Vec<i32> {
    let mut values = throw.dice.iter().map(|d| i32::from(d.value));
    let sum = |bunch: &Bunch| bunch.plus + values.by_ref().take(bunch.dice.len()).sum::<i32>();
    throw.bunches.iter().map(sum).collect()
}

fn numbers(world: &World, p: &Painter, l: &Layout, plan: &Plan, throw: &Throw, since: Option<f32>) {
    let room = plan.right;
    let r = 21.0 * l.text;
    if let Some((difficulty, _)) = throw.result {
        let at = pos2(room.max.x - r, room.min.y + r);
        figures::shield(p, at, r, difficulty);
        let at = pos2(at.x - r * 1.25, room.min.y + r);
        let font = theme::body(13.5 * l.text);
        p.text(at, Align2::RIGHT_CENTER, t!("stage-against"), font, theme::dust());
    }
    let Some(since) = since else { return };
    let counted = (since / COUNTS).min(1.0);
    let total = (throw.total as f32 * counted).round() as i32;
    let big = 42.0 * l.text;
    p.text(
        pos2(room.min.x, room.min.y + r),
        Align2::LEFT_CENTER,
        total.to_string(),
        theme::heading(big),
        theme::parchment(),
    );
    let y = draw_sum(p, l, room, room.min.y + r * 2.2, throw);
    let fallen = ((since - COUNTS) / FALLS).clamp(0.0, 1.0);
    let Some((difficulty, passed)) = throw.result else { return };
    let hurts = !passed && throw.damage > 0;
    let tall = (if hurts { 64.0 } else { 42.0 } * l.text).min(room.height() * 0.45);
    let plate = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width(), tall));
    if fallen > 0.0 {
        fall(p, l, plate, throw, difficulty, passed, fallen);
        stamp(world, p, l, throw, passed, fallen);
    }
    if let Some(check) = &throw.before {
        let top = plate.max.y + 7.0 * l.k;
        let low = room.max.y.min(top + 110.0 * l.k);
        if low - top > 36.0 * l.text {
            let chart = Rect::from_min_max(pos2(room.min.x, top), pos2(room.max.x, low));
            let mark = (counted >= 1.0).then_some(throw.total);
            figures::chart(p, l, chart, &check.results, difficulty, mark);
        }
    }
}

/// Draws the sum as it is added up.
fn draw_sum(p: &Painter, l: &Layout, room: Rect, y: f32, throw: &Throw) -> f32 {
    let mut parts: Vec<String> = throw.dice.iter().map(|d| d.value.to_string()).collect();
    if throw.plus != 0 || parts.is_empty() {
        parts.push(throw.plus.to_string());
    }
    if parts.len() < 2 {
        return y;
    }
    let sum = parts.join(" + ").replace("+ -", "− ");
    let galley = rows(p, &sum, theme::body(14.0 * l.text), theme::dust(), room.width(), 2);
    let tall = galley.size().y;
    p.galley(pos2(room.min.x, y), galley, theme::dust());
    y + tall + 2.0 * l.k
}

/// Draws the falling verdict: "Success by 4", "Failure by 2".
fn fall(
    p: &Painter,
    l: &Layout,
    rect: Rect,
    throw: &Throw,
    difficulty: i32,
    passed: bool,
    fallen: f32,
) {
    let by = (throw.total - difficulty).abs();
    // A success that cannot achieve the check's goal any more.
    let vain = throw.before.as_ref().is_some_and(|c| c.chance <= 0.0 && c.success > 0.0);
    let (sign, words) = match passed {
        true if vain => (Sign::Bad, t!("stage-success-vain")),
        true => (Sign::Good, t!("stage-success-by", by = by)),
        // A check can fail although its difficulty was reached.
        false if throw.total >= difficulty => (Sign::Bad, t!("stage-failure")),
        false => (Sign::Bad, t!("stage-failure-by", by = by)),
    };
    let hurts = !passed && throw.damage > 0;
    let grown = rect.expand((1.0 - fallen) * 26.0 * l.k);
    let color = sign.color().gamma_multiply(fallen);
    let ground = match passed {
        true => Color32::from_rgb(0x1c, 0x2b, 0x17),
        false => Color32::from_rgb(0x36, 0x14, 0x10),
    };
    p.rect_filled(grown, 7.0 * l.k, ground.gamma_multiply(fallen));
    p.rect_stroke(grown, 7.0 * l.k, Stroke::new(2.0, color), StrokeKind::Inside);
    let row = if hurts { grown.height() * 0.60 } else { grown.height() };
    let mid = grown.min.y + row / 2.0;
    let mut size = (row * 0.56).min(25.0 * l.text) * (1.0 + 0.5 * (1.0 - fallen));
    let off = |size: f32| size * 1.45;
    let wide = p.layout_no_wrap(words.clone(), theme::heading(size), color).size().x + off(size);
    size *= ((grown.width() - 16.0 * l.k) / wide).min(1.0);
    let left = grown.min.x + 10.0 * l.k;
    theme::sign(p, pos2(left + size * 0.5, mid), size * 0.46 * fallen.max(0.3), sign);
    let at = pos2(left + off(size), mid);
    p.text(at, Align2::LEFT_CENTER, words, theme::heading(size), color);
    if hurts {
        let size = (grown.height() * 0.26).min(16.0 * l.text);
        let at = pos2(left + size * 0.6, grown.max.y - size * 0.95);
        figures::wound(p, at, size * 0.45, color);
        let words = t!("stage-damage", amount = throw.damage);
        p.text(at + vec2(size, 0.0), Align2::LEFT_CENTER, words, theme::body(size), color);
    }
}

/// Stamps the verdict on the card that the check was against.
fn stamp(world: &World, p: &Painter, l: &Layout, throw: &Throw, passed: bool, fallen: f32) {
    let Some(card) = throw.against else { return };
    // The card is on the stage while the dice are: cards wait for them.
    let lies =
        world.resource::<Playback>().busy() || table::pile(world, PileId::Stage).contains(&card);
    if !lies {
        return;
    }
    let sign = if passed { Sign::Good } else { Sign::Bad };
    let r = l.main.width() * 0.17 * (1.0 + 0.8 * (1.0 - fallen));
    let at: Pos2 = pos2(l.main.max.x - r * 0.8, l.main.min.y + l.main.height() * 0.34);
    let color = sign.color().gamma_multiply(fallen);
    p.circle(
        at,
        r,
        Color32::from_black_alpha((205.0 * fallen) as u8),
        Stroke::new(r * 0.11, color),
    );
    if fallen > 0.4 {
        theme::sign(p, at, r * 0.5, sign);
    }
    // A rim around the card spreads and fades as the stamp falls.
    let spread = (1.0 - fallen) * 14.0 * l.k;
    let line = Stroke::new(3.0 * l.k, color.gamma_multiply(0.35 + 0.65 * (1.0 - fallen)));
    p.rect_stroke(l.main.expand(spread), 10.0 * l.k + spread, line, StrokeKind::Outside);
}
