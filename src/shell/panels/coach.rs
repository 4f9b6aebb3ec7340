//! The panel of a guide: a lesson in a few words beside its subject, with a line around the subject and
//! an arrow to it. It never covers its subject if there is another place, waits for no answer, and can be
//! closed for good.

use bevy_egui::egui::{
    Area, Color32, Context, CornerRadius, FontId, Frame, Id, LayerId, Margin, Order, Painter, Pos2,
    Rect, RichText, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2,
};

use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::shell::command::CommandQueue;
use crate::shell::screens::frame::Frames;

/// A lesson as it is shown.
#[derive(Clone, Debug)]
pub struct Words {
    /// The title.
    pub title: String,
    /// What is said.
    pub text: String,
    /// The number of the lesson, and how many there are.
    pub progress: (usize, usize),
}

/// A button of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The lesson was understood.
    Next,
    /// There shall be no more lessons.
    Skip,
}

/// Shows a lesson beside its subject, if it has one, off what is needed. Returns what was pressed.
pub fn show(
    frames: &mut Frames<'_>,
    words: &Words,
    target: Option<Rect>,
    avoid: &[Rect],
) -> Option<Pressed> {
    let text = frames.text;
    let wide = 330.0 * text;
    let tall = height(frames, words, wide);
    let at = beside(target, vec2(wide, tall), frames.free, avoid, 26.0 * text);
    let rect = Rect::from_min_size(at, vec2(wide, tall));
    let layer = LayerId::new(Order::Middle, Id::new("coach-points"));
    if let Some(target) = target {
        let around = target.expand(5.0 * text);
        halo(&frames.ctx.layer_painter(layer), around, text);
        arrow(&frames.ctx.layer_painter(layer), rect, around, text);
    }
    let mut pressed = None;
    panel(frames, "coach", at, wide, |ui, _| {
        title(ui, &words.title);
        ui.label(&words.text);
        ui.add_space(3.0 * text);
        ui.horizontal(|ui| {
            if plain_button(ui, &t!("coach-next")).clicked() {
                pressed = Some(Pressed::Next);
            }
            if plain_button(ui, &t!("coach-skip")).clicked() {
                pressed = Some(Pressed::Skip);
            }
            let (now, all) = words.progress;
            let count = t!("coach-count", now = now as i64, all = all as i64);
            ui.label(RichText::new(count).small().color(theme::dust()));
        });
    });
    pressed
}

/// Shows a small panel of the coach.
pub fn panel(
    frames: &mut Frames<'_>,
    id: &str,
    at: Pos2,
    wide: f32,
    add: impl FnOnce(&mut Ui, &mut CommandQueue),
) {
    let (text, out) = (frames.text, &mut frames.out);
    let area = Area::new(Id::new(id)).order(Order::Middle).fixed_pos(at).constrain(true);
    let shown = area.show(frames.ctx, |ui| {
        Frame::NONE
            .fill(theme::leather())
            .stroke(Stroke::new(2.0, theme::parchment()))
            .corner_radius(9.0)
            .inner_margin(Margin::same((PAD * text) as i8))
            .show(ui, |ui| {
                ui.set_width(wide - 2.0 * PAD * text);
                add(ui, out);
            });
    });
    frames.covered.push(shown.response.rect);
}

/// The margin of the coach's panel, at the reference size.
const PAD: f32 = 11.0;

/// Shows a title in such a panel.
pub fn title(ui: &mut Ui, words: &str) {
    let size = size_of(ui.ctx()) * 1.15;
    ui.label(RichText::new(words).font(theme::heading(size)).color(theme::parchment()));
}

fn size_of(ctx: &Context) -> f32 {
    ctx.global_style().text_styles.get(&TextStyle::Body).map_or(16.0, |f| f.size)
}

/// Returns the height of the panel for these texts.
fn height(frames: &Frames<'_>, words: &Words, wide: f32) -> f32 {
    let size = size_of(frames.ctx);
    let inner = wide - 2.0 * PAD * frames.text;
    let tall = |words: &str, font: FontId| {
        let lay = |fonts: &mut bevy_egui::egui::epaint::FontsView<'_>| {
            fonts.layout(words.to_owned(), font, Color32::WHITE, inner).size().y
        };
        frames.ctx.fonts_mut(lay)
    };
    let lines =
        tall(&words.title, theme::heading(size * 1.15)) + tall(&words.text, theme::body(size));
    lines + size * 2.2 + 2.0 * PAD * frames.text + 14.0 * frames.text
}

/// Returns the place of a panel of this size: next to its subject, inside of the free part of the
/// window, and covering as little as possible of what is needed.
pub fn beside(target: Option<Rect>, size: Vec2, free: Rect, avoid: &[Rect], gap: f32) -> Pos2 {
    let inside = |at: Pos2| {
        let most = free.max - size - vec2(6.0, 6.0);
        pos2(at.x.min(most.x).max(free.min.x + 6.0), at.y.min(most.y).max(free.min.y + 6.0))
    };
    let Some(t) = target else {
        return inside(pos2(free.center().x - size.x / 2.0, free.center().y - size.y / 2.0));
    };
    let across = t.center().x - size.x / 2.0;
    let along = t.center().y - size.y / 2.0;
    let places = [
        pos2(across, t.min.y - gap - size.y),
        pos2(t.max.x + gap, along),
        pos2(t.min.x - gap - size.x, along),
        pos2(across, t.max.y + gap),
    ];
    let area = |a: Rect, b: Rect| {
        let both = a.intersect(b);
        if both.is_positive() { both.area() } else { 0.0 }
    };
    let cost = |at: &Pos2| {
        let rect = Rect::from_min_size(inside(*at), size);
        let over: f32 = avoid.iter().map(|a| area(rect, *a)).sum();
        // The subject is never covered if there is any other place.
        over + 20.0 * area(rect, t)
    };
    let best = places.into_iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
    inside(best.unwrap_or(t.min))
}

/// Draws a line around the subject: light on dark, so that it is visible on anything.
fn halo(p: &Painter, around: Rect, text: f32) {
    let round = CornerRadius::same((8.0 * text) as u8);
    let line = |wide: f32, color| {
        p.rect_stroke(around, round, Stroke::new(wide, color), StrokeKind::Outside);
    };
    line(5.0 * text, Color32::from_black_alpha(150));
    line(2.5 * text, theme::parchment());
}

/// Draws an arrow from the panel to its subject.
fn arrow(p: &Painter, from: Rect, to: Rect, text: f32) {
    let start = from.clamp(to.center());
    let end = to.clamp(start);
    let way = end - start;
    if way.length() < 8.0 * text {
        return;
    }
    let side = way.normalized().rot90() * 8.0 * text;
    let tip = end - way.normalized() * 4.0 * text;
    let points = vec![start + side, tip, start - side];
    p.add(Shape::convex_polygon(points, theme::parchment(), Stroke::NONE));
}
