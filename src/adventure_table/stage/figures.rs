//! Texts and shapes beside the dice: the names of sources, and numbers.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::bunch::Bunch;
use super::plan::Plan;
use crate::adventure_table::layout::Layout;
use crate::kit::paint::{rows, write};
use crate::kit::theme;
use crate::settings::Palette;

/// Draws the name of each source below its dice, with its mark and bonus; `sums`: the sum of each,
/// once the dice have landed.
pub fn names(
    p: &Painter,
    l: &Layout,
    plan: &Plan,
    bunches: &[Bunch],
    sums: Option<&[i32]>,
    palette: Palette,
) {
    let laid = plan.lay(bunches);
    for (i, (bunch, room)) in bunches.iter().zip(&laid.words).enumerate() {
        if let Some(Some(at)) = laid.plus.get(i) {
            let word = format!("{:+}", bunch.plus).replace('-', "−");
            let font = theme::heading((laid.r * 0.95).clamp(15.0 * l.text, 40.0 * l.text));
            write(p, *at, Align2::CENTER_CENTER, &word, font, theme::parchment());
        }
        let r = 5.5 * l.text;
        let size = 13.0 * l.text;
        let at = pos2(room.min.x + r * 1.2, room.min.y + size * 0.62);
        bunch.origin.mark(p, at, r, palette);
        let mut words = bunch.name.clone();
        if let Some(sum) = sums.and_then(|s| s.get(i)) {
            words = format!("{words}  {sum}");
        }
        let off = r * 2.7;
        let galley = rows(p, &words, theme::body(size), theme::dust(), room.width() - off, 2);
        p.galley(room.min + vec2(off, -1.0), galley, theme::dust());
    }
}

/// Draws a shield with a number: the difficulty.
pub fn shield(p: &Painter, at: Pos2, r: f32, number: i32) {
    let spot = |x: f32, y: f32| at + vec2(x, y) * r;
    let points = vec![
        spot(-0.92, -0.95),
        spot(0.92, -0.95),
        spot(0.92, 0.10),
        spot(0.62, 0.62),
        spot(0.0, 1.08),
        spot(-0.62, 0.62),
        spot(-0.92, 0.10),
    ];
    let ground = Color32::from_rgb(0x33, 0x25, 0x1a);
    p.add(Shape::convex_polygon(points, ground, Stroke::new(r * 0.09, theme::dust())));
    let font = theme::heading(r * 1.15);
    let mid = at - vec2(0.0, r * 0.06);
    p.text(mid, Align2::CENTER_CENTER, number.to_string(), font, theme::parchment());
}

/// Draws a wound, the sign of damage beside its number.
pub fn wound(p: &Painter, at: Pos2, r: f32, color: Color32) {
    // Three claws.
    for x in [-0.55, 0.0, 0.55] {
        let points = vec![
            at + vec2(x + 0.28, -0.95) * r,
            at + vec2(x + 0.10, 0.10) * r,
            at + vec2(x - 0.28, 0.95) * r,
            at + vec2(x - 0.06, 0.0) * r,
        ];
        p.add(Shape::convex_polygon(points, color, Stroke::NONE));
    }
}

/// Draws the possible results with their chances as a bar chart; `difficulty` separates failures,
/// which are outlines, from successes, which are filled. `mark`: the rolled result.
pub fn chart(
    p: &Painter,
    l: &Layout,
    room: Rect,
    results: &[(i32, f64)],
    difficulty: i32,
    mark: Option<i32>,
) {
    let (Some((low, _)), Some((high, _))) = (results.first(), results.last()) else { return };
    let small = 11.5 * l.text;
    let foot = small * 1.15;
    let head = if mark.is_some() { small * 0.8 } else { 2.0 };
    let bars = Rect::from_min_max(
        pos2(room.min.x, room.min.y + head),
        pos2(room.max.x, room.max.y - foot),
    );
    if bars.height() < 12.0 {
        return;
    }
    // The difficulty is on the chart even if no result reaches it.
    let (first, last) = ((*low).min(difficulty), (*high).max(difficulty));
    let spread = i64::from(last) - i64::from(first) + 1;
    let per = spread.max(1) as f32 * 3.0 / bars.width();
    let per = per.ceil().max(1.0) as i64;
    let count = (spread + per - 1) / per;
    let mut tall = vec![(0.0_f64, false); count.max(1) as usize];
    for (result, chance) in results {
        let at = ((i64::from(*result) - i64::from(first)) / per) as usize;
        if let Some(bar) = tall.get_mut(at) {
            bar.0 += chance;
            bar.1 |= *result >= difficulty;
        }
    }
    let most = tall.iter().map(|(c, _)| *c).fold(1e-9, f64::max);
    let step = bars.width() / tall.len() as f32;
    let wide = (step * 0.78).min(16.0 * l.k).max(1.0);
    let x_of = |n: i32| bars.min.x + ((i64::from(n) - i64::from(first)) / per) as f32 * step;
    p.hline(bars.x_range(), bars.max.y, Stroke::new(1.0, theme::line()));
    for (i, (chance, good)) in tall.iter().enumerate() {
        let h = (*chance / most) as f32 * bars.height();
        if *chance <= 0.0 {
            continue;
        }
        let x = bars.min.x + (i as f32 + 0.5) * step;
        let bar = Rect::from_min_max(
            pos2(x - wide / 2.0, bars.max.y - h.max(1.0)),
            pos2(x + wide / 2.0, bars.max.y),
        );
        if *good {
            p.rect_filled(bar, 1.0, theme::good().gamma_multiply(0.85));
        } else {
            p.rect_filled(bar, 1.0, theme::bad().gamma_multiply(0.16));
            let line = Stroke::new(1.0, theme::bad().gamma_multiply(0.75));
            p.rect_stroke(bar, 1.0, line, bevy_egui::egui::StrokeKind::Inside);
        }
    }
    let edge = x_of(difficulty);
    let line = Stroke::new(1.4, theme::parchment());
    let ends = [pos2(edge, bars.min.y), pos2(edge, bars.max.y + 3.0)];
    p.extend(Shape::dashed_line(&ends, line, 4.0, 3.0));
    let font = theme::body(small);
    let y = bars.max.y + 1.0;
    let own = p.text(
        pos2(edge.clamp(room.min.x + small * 0.6, room.max.x - small * 0.6), y),
        Align2::CENTER_TOP,
        difficulty.to_string(),
        theme::heading(small * 1.08),
        theme::parchment(),
    );
    for (n, at, align) in
        [(*low, x_of(*low), Align2::LEFT_TOP), (*high, x_of(*high) + step, Align2::RIGHT_TOP)]
    {
        let galley = p.layout_no_wrap(n.to_string(), font.clone(), theme::dust());
        let rect = align.anchor_size(pos2(at, y), galley.size());
        if !rect.intersects(own.expand(3.0)) {
            p.galley(rect.min, galley, theme::dust());
        }
    }
    if let Some(result) = mark {
        let x = x_of(result.clamp(first, last)) + step / 2.0;
        let color = if result >= difficulty { theme::good() } else { theme::bad() };
        let tip = pos2(x, bars.min.y + 2.0);
        let r = head * 0.62;
        let points = vec![tip, tip + vec2(-r, -r * 1.5), tip + vec2(r, -r * 1.5)];
        p.add(Shape::convex_polygon(points, color, Stroke::NONE));
        let line = Stroke::new(1.0, color.gamma_multiply(0.8));
        p.vline(x, (bars.min.y + 2.0)..=bars.max.y, line);
    }
}
