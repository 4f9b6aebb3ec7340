//! Colors, fonts and the marks of seats: the look of the whole window.
//!
//! Ember is the only accent, and it has one meaning: this can be done now.

mod colors;
mod signs;
mod sizes;

use std::sync::atomic::{AtomicU8, Ordering};

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Painter,
    Pos2, Shape, Stroke, TextStyle, Vec2,
};

pub use colors::{
    Colors, bad, bold, bright, colors, dust, ember, ember_deep, faint, good, leather, line, link,
    panel_fill, parchment, soot, wear_palette, well,
};
pub use signs::{Sign, check_box, sign, sign_in};
pub use sizes::{Scale, chosen, wear_scale, words};

/// Returns the name of a seat's default shape.
pub fn shape_name(seat: usize) -> String {
    match seat % 6 {
        0 => t!("seats-shape-0"),
        1 => t!("seats-shape-1"),
        2 => t!("seats-shape-2"),
        3 => t!("seats-shape-3"),
        4 => t!("seats-shape-4"),
        _ => t!("seats-shape-5"),
    }
}

/// The color and shape of each seat at the current table.
static LOOKS: [AtomicU8; 6] = [const { AtomicU8::new(u8::MAX) }; 6];

/// Sets the color and shape of each seat, which people may have chosen.
pub fn wear_looks(looks: [u8; 6]) {
    for (seat, look) in looks.into_iter().enumerate() {
        LOOKS[seat].store(look, Ordering::Relaxed);
    }
}

/// Returns the color and shape of a seat: its default, unless another was chosen.
pub fn look(seat: u8) -> u8 {
    match LOOKS[seat as usize % LOOKS.len()].load(Ordering::Relaxed) {
        u8::MAX => seat % 6,
        look => look % 6,
    }
}

/// Returns the color of a seat.
pub fn seat_color(seat: u8) -> Color32 {
    colors().seats[look(seat) as usize]
}

/// Draws the mark of a seat: its shape in its color.
pub fn seat_mark(painter: &Painter, at: Pos2, radius: f32, seat: u8) {
    mark(painter, at, radius, look(seat));
}

/// Draws a mark: a shape in its color, each from 0 to 5.
pub fn mark(painter: &Painter, at: Pos2, radius: f32, look: u8) {
    let seats = colors().seats;
    let color = seats[look as usize % seats.len()];
    let rim = Stroke::new(radius * 0.18, Color32::from_black_alpha(200));
    let sides = match look % 6 {
        0 => {
            painter.circle(at, radius, color, rim);
            return;
        }
        1 => 3,
        2 => 4,
        3 => 40,
        4 => 5,
        _ => 10,
    };
    let turn = |i: usize, n: usize, r: f32, off: f32| {
        let a = std::f32::consts::TAU * i as f32 / n as f32 - std::f32::consts::FRAC_PI_2 + off;
        at + Vec2::new(a.cos(), a.sin()) * r
    };
    let points: Vec<Pos2> = match sides {
        3 => (0..3).map(|i| turn(i, 3, radius * 1.25, 0.0)).collect(),
        4 => (0..4).map(|i| turn(i, 4, radius * 1.2, std::f32::consts::FRAC_PI_4)).collect(),
        40 => (0..4).map(|i| turn(i, 4, radius * 1.25, 0.0)).collect(),
        5 => (0..5).map(|i| turn(i, 5, radius * 1.12, 0.0)).collect(),
        _ => (0..10).map(|i| turn(i, 10, radius * [1.3, 0.62][i % 2], 0.0)).collect(),
    };
    if sides == 10 {
        // A star is not convex: five kites around the middle.
        for i in (0..10).step_by(2) {
            let kite = vec![at, points[(i + 9) % 10], points[i], points[(i + 1) % 10]];
            painter.add(Shape::convex_polygon(kite, color, Stroke::new(0.5, color)));
        }
        painter.add(Shape::closed_line(points, rim));
    } else {
        painter.add(Shape::convex_polygon(points, color, rim));
    }
}

/// Returns the font family of headings and card names.
pub fn serif() -> FontFamily {
    FontFamily::Name("serif".into())
}

/// Returns its bold cut.
pub fn serif_bold() -> FontFamily {
    FontFamily::Name("serif-bold".into())
}

/// Returns a heading's font at this size.
pub fn heading(size: f32) -> FontId {
    FontId::new(size, serif_bold())
}

/// Returns a running text's font at this size.
pub fn body(size: f32) -> FontId {
    FontId::new(size, serif())
}

/// Applies our fonts and colors to a context; `scale` is 1 at the reference size of 1600 x 900.
pub fn dress(ctx: &egui::Context, scale: f32) {
    let mut style = (*ctx.global_style()).clone();
    let v = &mut style.visuals;
    let c = colors();
    *v = egui::Visuals::dark();
    v.override_text_color = Some(c.parchment);
    v.panel_fill = panel_fill();
    v.window_fill = panel_fill();
    v.window_stroke = Stroke::new(1.0, c.line);
    v.extreme_bg_color = c.well;
    v.selection.bg_fill = c.ember_deep;
    v.selection.stroke = Stroke::new(1.0, c.ember);
    v.hyperlink_color = c.ember;
    let round = CornerRadius::same(5);
    let wide = if bold() { 1.5 } else { 1.0 };
    let looks = [
        (&mut v.widgets.noninteractive, Color32::TRANSPARENT, c.line),
        (&mut v.widgets.inactive, c.button, c.line),
        (&mut v.widgets.hovered, c.hovered, c.ember),
        (&mut v.widgets.active, c.ember_deep, c.ember),
        (&mut v.widgets.open, c.button, c.ember),
    ];
    for (w, fill, line) in looks {
        w.bg_fill = fill;
        w.weak_bg_fill = fill;
        w.bg_stroke = Stroke::new(wide, line);
        w.fg_stroke = Stroke::new(wide, c.parchment);
        w.corner_radius = round;
        w.expansion = 0.0;
    }
    wear(&mut style, scale);
    style.interaction.selectable_labels = false;
    // Disables egui's debug marks; at UI scale 0.8 many things are between two pixels.
    #[cfg(debug_assertions)]
    {
        style.debug.show_unaligned = false;
    }
    style.animation_time = 0.0;
    ctx.set_global_style(style);
    // If a frame takes long, so does a click.
    ctx.options_mut(|o| o.input_options.max_click_duration = 2.5);
}

/// Applies a scale to the sizes of a style.
pub fn wear(style: &mut egui::Style, scale: f32) {
    let size = |n: f32| (n * scale).round();
    style.text_styles = [
        (TextStyle::Heading, heading(size(22.0))),
        (TextStyle::Body, body(size(17.0))),
        (TextStyle::Button, body(size(17.0))),
        (TextStyle::Small, body(size(14.0))),
        (TextStyle::Monospace, FontId::new(size(14.0), FontFamily::Monospace)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(6.0, 5.0) * scale;
    style.spacing.button_padding = Vec2::new(9.0, 4.0) * scale;
    // Checkboxes, arrows and scroll bars grow with the texts beside them.
    style.spacing.icon_width = 16.0 * scale;
    style.spacing.icon_width_inner = 9.0 * scale;
    style.spacing.icon_spacing = 5.0 * scale;
    style.spacing.indent = 18.0 * scale;
    style.spacing.interact_size = Vec2::new(40.0, 18.0) * scale;
    style.spacing.window_margin = Margin::same((10.0 * scale) as i8);
}

/// Returns the scale of a panel's context: 1 at the reference size.
pub fn scale(ui: &egui::Ui) -> f32 {
    ui.style().text_styles.get(&TextStyle::Body).map_or(1.0, |font| font.size / 17.0)
}

/// Installs the fonts, once for each context.
pub fn install_fonts(ctx: &egui::Context) {
    use crate::faces::fonts;
    let mut all = FontDefinitions::default();
    let families = [
        ("serif", "libertinus", fonts::REGULAR),
        ("serif-bold", "libertinus-bold", fonts::BOLD),
        ("serif-italic", "libertinus-italic", fonts::ITALIC),
    ];
    let fallback = all.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (family, name, data) in families {
        all.font_data.insert(name.into(), FontData::from_static(data).into());
        let mut chain = vec![name.to_owned()];
        chain.extend(fallback.iter().cloned());
        all.families.insert(FontFamily::Name(family.into()), chain);
    }
    ctx.set_fonts(all);
}
