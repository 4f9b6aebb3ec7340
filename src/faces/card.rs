//! The full face of a card, for looking at it closely: band, scene, traits, checks, table, rules,
//! flavour.

use kurbo::{Affine, Rect, RoundedRect, Shape};

use super::emblems::{self, Emblem};
use super::kind::{Kind, Subject};
use super::paint::{BLACK, Canvas, PAPER, SHADE};
use super::plan::{BAND, LEFT, Placed, Plan, RIGHT};
use super::text::{self, Type};
use super::{Face, TALL, WIDE, ornament, scene};

/// Returns the emblem of a face.
pub fn emblem_of(face: &Face) -> std::sync::Arc<Emblem> {
    let portrait = face.kind.subject == Subject::Portrait;
    let bare = portrait && emblems::find(&face.emblem).is_none();
    let name =
        if bare { format!("hero-{}-{}", face.emblem, face.title) } else { face.emblem.clone() };
    if name.is_empty() {
        return emblems::emblem(&face.title.to_lowercase().replace(' ', "-"), face.kind);
    }
    emblems::emblem(&name, face.kind)
}

/// Paints the scene with the emblem over it, in a frame.
pub fn picture(canvas: &mut Canvas, face: &Face, room: Rect, share: f64, halo: f64) {
    let (left, top, across, down) = canvas.pixels_of(room);
    let scale = f64::from(across) / room.width();
    let Some(mut inner) = Canvas::new(across, down, Affine::scale(scale)) else { return };
    let (wide, tall) = (room.width(), room.height());
    let palette = scene::paint(&mut inner, face, wide, tall);
    let setting = scene::Setting::of(face);
    let emblem = emblem_of(face);
    let bounds = emblem.bounds();
    let share = share * setting.size;
    let fit = (tall * share / bounds.height().max(1.0)).min(wide * share / bounds.width().max(1.0));
    let middle = bounds.center();
    let drop = if emblem.bust { tall - (bounds.y1 - middle.y) * fit } else { tall * 0.5 };
    // The emblem never leaves the picture.
    let free = ((wide - bounds.width() * fit) / 2.0 - 34.0).max(0.0);
    let x = wide / 2.0 + (setting.off * wide).clamp(-free, free);
    let flip = if setting.mirrored && !emblem.bust { -fit } else { fit };
    let at = Affine::translate((x - middle.x * flip, drop - middle.y * fit))
        * Affine::scale_non_uniform(flip, fit);
    if !emblem.bust {
        let size = (bounds.width() * fit, bounds.height() * fit);
        scene::backing(&mut inner, setting.behind, (x, drop), size, &palette);
    }
    emblem.paint(&mut inner, at, BLACK.mix(palette.near, 0.18), palette.light, halo);
    if face.kind.boarded {
        shutters(&mut inner, room);
    }
    canvas.put(&inner, left, top);
    canvas.stroke(&room.to_path(0.1), 7.0, BLACK);
}

/// Paints boards nailed over the picture.
fn shutters(canvas: &mut Canvas, room: Rect) {
    let (wide, tall) = (room.width(), room.height());
    let plank = tall.min(wide) * 0.09;
    for (from, to) in [
        ((-20.0, tall * 0.12), (wide + 20.0, tall * 0.88)),
        ((-20.0, tall * 0.88), (wide + 20.0, tall * 0.12)),
    ] {
        let mut line = kurbo::BezPath::new();
        line.move_to(from);
        line.line_to(to);
        canvas.stroke(&line, plank * 1.3, BLACK);
        canvas.stroke(&line, plank, SHADE);
        canvas.stroke_with(&line, Affine::translate((0.0, plank * 0.2)), 4.0, BLACK, 0.7);
    }
}

/// Paints the paper of a card with its edge.
pub fn sheet(canvas: &mut Canvas) {
    let outer = RoundedRect::new(0.0, 0.0, WIDE, TALL, 48.0);
    canvas.shape(&outer, BLACK);
    canvas.shape(&RoundedRect::new(8.0, 8.0, WIDE - 8.0, TALL - 8.0, 42.0), PAPER);
}

/// Paints the band, whose upper corners are rounded like the card's.
pub fn head(canvas: &mut Canvas, kind: &Kind, bottom: f64, tooth: f64) {
    let ink = ornament::ink(kind);
    canvas.shape(&RoundedRect::new(8.0, 8.0, WIDE - 8.0, 120.0, 42.0), ink);
    ornament::band(canvas, kind, 8.0, WIDE - 8.0, 60.0, bottom, tooth);
}

/// Paints the full face.
pub fn paint(canvas: &mut Canvas, face: &Face, plan: &Plan) {
    let ink = ornament::ink(face.kind);
    sheet(canvas);
    picture(canvas, face, plan.scene, 0.84, 2.2);
    head(canvas, face.kind, BAND, 24.0);
    ornament::badge(canvas, face.kind, 104.0, 84.0, 68.0);
    put(canvas, &plan.title, PAPER, ink);
    if let Some(traits) = &plan.traits {
        put(canvas, traits, ink, PAPER);
    }
    if let Some(title) = &plan.check_title {
        put(canvas, title, BLACK, PAPER);
        let (y, used) = (title.room.center().y, title.spot().used);
        for (from, to) in [(LEFT + 30.0, used.x0 - 20.0), (used.x1 + 20.0, RIGHT - 30.0)] {
            let mut rule = kurbo::BezPath::new();
            super::paint::gouge(&mut rule, (from, y), (to, y), 4.0);
            canvas.fill(&rule, ink);
        }
    }
    for check in &plan.checks {
        canvas.shape(&check.panel.to_rounded_rect(14.0), SHADE);
        if let Some(number) = &check.number {
            let Rect { y0, x1, y1, .. } = check.panel;
            let room = Rect::new(x1 - check.number_wide, y0, x1, y1);
            canvas.shape(&room.to_rounded_rect(14.0), ink);
            put(canvas, number, PAPER, ink);
        }
        canvas.stroke(&check.panel.to_rounded_rect(14.0).to_path(0.1), 5.0, ink);
        if let Some(label) = &check.label {
            put(canvas, label, BLACK, SHADE);
        }
    }
    for (at, (name, value)) in plan.table.iter().enumerate() {
        let row =
            Rect::new(name.room.x0 - 16.0, name.room.y0 - 2.0, value.room.x1 + 16.0, name.room.y1);
        if at % 2 == 0 {
            canvas.shape(&row.to_rounded_rect(8.0), SHADE);
        }
        put(canvas, name, BLACK, PAPER);
        put(canvas, value, ink, PAPER);
    }
    for paragraph in &plan.rules {
        put(canvas, paragraph, BLACK, PAPER);
    }
    if let Some(flavour) = &plan.flavour {
        put(canvas, flavour, BLACK.mix(PAPER, 0.22), PAPER);
    }
    set_mark(canvas, face);
}

fn put(canvas: &mut Canvas, placed: &Placed, ink: super::paint::Ink, paper: super::paint::Ink) {
    placed.block.paint(canvas, placed.x, placed.y, placed.room.y1 - placed.y, ink, paper);
}

fn set_mark(canvas: &mut Canvas, face: &Face) {
    if face.set.is_whitespace() {
        return;
    }
    let ink = ornament::ink(face.kind);
    let (x, y) = (WIDE - 38.0, TALL - 38.0);
    canvas.shape(&kurbo::Circle::new((x, y), 20.0), ink);
    let mark =
        text::plain(&face.set.to_string(), Type::plain(29.0).weight(700.0).leading(1.0), None);
    mark.paint(canvas, x - mark.width / 2.0, y - mark.height / 2.0, f64::MAX, PAPER, ink);
}
