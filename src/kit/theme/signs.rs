//! Signs beside colors, so that no meaning is shown by color alone.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};

use super::colors::{bad, dust, ember, good};

/// The meaning of a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Success: a check mark.
    Good,
    /// Failure: a cross.
    Bad,
    /// A warning: a triangle with its mark.
    Warn,
    /// Something begins or can be done now: a spark.
    Ember,
    /// Neutral: a dot.
    Quiet,
}

impl Sign {
    /// Returns the color of the sign.
    pub fn color(self) -> Color32 {
        match self {
            Sign::Good => good(),
            Sign::Bad | Sign::Warn => bad(),
            Sign::Ember => ember(),
            Sign::Quiet => dust(),
        }
    }
}

/// Draws a sign in its color; `r` is half its height.
pub fn sign(p: &Painter, at: Pos2, r: f32, sign: Sign) {
    let color = sign.color();
    let line = Stroke::new((r * 0.36).max(1.2), color);
    let spot = |x: f32, y: f32| at + vec2(x, y) * r;
    match sign {
        Sign::Good => {
            let points = vec![spot(-0.85, 0.05), spot(-0.25, 0.7), spot(0.9, -0.75)];
            p.add(Shape::line(points, line));
        }
        Sign::Bad => {
            p.line_segment([spot(-0.7, -0.7), spot(0.7, 0.7)], line);
            p.line_segment([spot(-0.7, 0.7), spot(0.7, -0.7)], line);
        }
        Sign::Warn => {
            let points = vec![spot(0.0, -0.95), spot(1.05, 0.85), spot(-1.05, 0.85)];
            p.add(Shape::convex_polygon(points, color, Stroke::NONE));
            let ink = Stroke::new((r * 0.26).max(1.0), Color32::BLACK);
            p.line_segment([spot(0.0, -0.35), spot(0.0, 0.3)], ink);
            p.circle_filled(spot(0.0, 0.58), (r * 0.14).max(0.6), Color32::BLACK);
        }
        Sign::Ember => {
            let points = vec![spot(0.0, -1.0), spot(0.55, 0.0), spot(0.0, 1.0), spot(-0.55, 0.0)];
            p.add(Shape::convex_polygon(points, color, Stroke::NONE));
        }
        Sign::Quiet => {
            p.circle_filled(at, r * 0.3, color);
        }
    }
}

/// Draws a sign in a line of text, as high as a letter of this size.
pub fn sign_in(ui: &mut Ui, size: f32, which: Sign) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(size * 0.8, size), Sense::hover());
    sign(ui.painter(), rect.center(), size * 0.34, which);
    rect
}

/// Draws a checkbox without a widget: hero boards have dozens of them.
pub fn check_box(p: &Painter, rect: Rect, checked: bool, color: Color32) {
    let line = Stroke::new((rect.height() * 0.09).max(1.0), color);
    p.rect_stroke(rect, rect.height() * 0.16, line, bevy_egui::egui::StrokeKind::Inside);
    if checked {
        let r = rect.height() * 0.5;
        let at = rect.center();
        let points =
            vec![at + vec2(-0.5, 0.05) * r, at + vec2(-0.1, 0.5) * r, at + vec2(0.75, -0.75) * r];
        p.add(Shape::line(points, Stroke::new((r * 0.34).max(1.4), color)));
    }
}
