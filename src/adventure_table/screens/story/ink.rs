//! The colors and ornaments of a printed page.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align2, Color32, FontId, Label, Painter, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::adventure_table::face::kinds;
use crate::cards::text::{Line, Span};
use crate::faces::ornament;
use crate::faces::paint::{BLACK, Ink, PAPER};
use crate::kit::theme;
use crate::shell::screens::backdrop::gradient;

/// The line height of a story, in font sizes.
const LEAD: f32 = 1.36;

/// The colors of a page.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// The paper.
    pub paper: Color32,
    /// The paper at the foot of the page.
    pub shade: Color32,
    /// The color of text.
    pub black: Color32,
    /// The color of quieter text.
    pub quiet: Color32,
    /// The color of the band and its ornaments.
    pub band: Color32,
}

fn rgb(ink: Ink) -> Color32 {
    Color32::from_rgb(ink.0, ink.1, ink.2)
}

impl Inks {
    /// Returns the colors of the opening (`None`), of a win or of a loss.
    pub fn of(won: Option<bool>) -> Inks {
        let kind = match won {
            None => kinds::SCENARIO,
            Some(true) => kinds::ALLY,
            Some(false) => kinds::HENCHMAN,
        };
        let (black, band) = (rgb(BLACK), rgb(ornament::ink(kind)));
        if theme::bold() {
            let (paper, black) = (Color32::WHITE, Color32::BLACK);
            return Inks { paper, shade: paper, black, quiet: black, band: Color32::BLACK };
        }
        let paper = rgb(PAPER);
        let quiet = rgb(BLACK.mix(PAPER, 0.24));
        Inks { paper, shade: Color32::from_rgb(0xe4, 0xd4, 0xb2), black, quiet, band }
    }
}

/// Draws the sheet: its shadow, the paper, the printed edge.
pub fn sheet(p: &Painter, rect: Rect, inks: &Inks, k: f32) {
    for (grow, alpha) in [(14.0, 26), (8.0, 40), (3.0, 70)] {
        let shadow = rect.translate(vec2(0.0, 7.0 * k)).expand(grow * k);
        p.rect_filled(shadow, 12.0 * k, Color32::from_black_alpha(alpha));
    }
    p.rect_filled(rect, 4.0 * k, inks.shade);
    gradient(p, rect.shrink(1.0), [inks.paper, inks.paper, inks.shade, inks.shade]);
    p.rect_stroke(rect, 4.0 * k, Stroke::new(2.0 * k, inks.black), StrokeKind::Inside);
}

/// Draws the band at the head of a sheet, with teeth at its lower edge.
pub fn band(p: &Painter, rect: Rect, inks: &Inks, k: f32) {
    let mut top = bevy_egui::egui::CornerRadius::ZERO;
    let round = (4.0 * k) as u8;
    (top.nw, top.ne) = (round, round);
    p.rect_filled(rect, top, inks.band);
    let tooth = 9.0 * k;
    let count = (rect.width() / (tooth * 1.7)).round().max(4.0);
    let wide = rect.width() / count;
    for n in 0..count as usize {
        let x = rect.min.x + n as f32 * wide;
        let y = rect.max.y - 0.5;
        let points = vec![pos2(x, y), pos2(x + wide, y), pos2(x + wide / 2.0, y + tooth)];
        p.add(Shape::convex_polygon(points, inks.band, Stroke::NONE));
    }
    let line = Stroke::new(1.0 * k, inks.paper.gamma_multiply(0.45));
    p.hline(rect.shrink(10.0 * k).x_range(), rect.max.y - 5.0 * k, line);
}

/// Draws a line across the page with a lozenge in its middle.
pub fn divider(ui: &mut Ui, inks: &Inks) {
    let k = theme::scale(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0 * k), Sense::hover());
    let (p, mid) = (ui.painter(), rect.center());
    let (half, r) = (rect.width() * 0.3, 5.0 * k);
    let line = Stroke::new(1.4 * k, inks.band);
    p.hline(mid.x - half..=mid.x - r * 2.4, mid.y, line);
    p.hline(mid.x + r * 2.4..=mid.x + half, mid.y, line);
    lozenge(p, mid, r, inks.band);
}

fn lozenge(p: &Painter, at: bevy_egui::egui::Pos2, r: f32, color: Color32) {
    let points = vec![
        at - vec2(0.0, r * 1.15),
        at + vec2(r, 0.0),
        at + vec2(0.0, r * 1.15),
        at - vec2(r, 0.0),
    ];
    p.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// Shows a title between two lines.
pub fn title(ui: &mut Ui, words: &str, inks: &Inks) {
    let k = theme::scale(ui);
    let font = theme::heading(17.0 * k);
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, inks.band);
    let wide = ui.available_width();
    let (rect, hit) = ui.allocate_exact_size(vec2(wide, galley.size().y + 4.0 * k), Sense::hover());
    hit.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
    let (p, mid) = (ui.painter(), rect.center());
    let half = galley.size().x / 2.0 + 12.0 * k;
    let line = Stroke::new(1.4 * k, inks.band);
    p.hline(rect.min.x..=mid.x - half, mid.y, line);
    p.hline(mid.x + half..=rect.max.x, mid.y, line);
    p.galley(mid - galley.size() / 2.0, galley, inks.band);
}

fn format(font: FontId, color: Color32) -> TextFormat {
    let lead = font.size * LEAD;
    TextFormat { line_height: Some(lead), ..TextFormat::simple(font, color) }
}

/// Returns the italic serif font.
pub fn italic(size: f32) -> FontId {
    FontId::new(size, bevy_egui::egui::FontFamily::Name("serif-italic".into()))
}

/// Shows a paragraph of the page's width.
pub fn paragraph(ui: &mut Ui, words: &str, font: FontId, color: Color32) {
    let job = LayoutJob::single_section(words.to_owned(), format(font, color));
    ui.add(Label::new(job).wrap());
}

/// Shows the first paragraph of a story, with a drop cap beside two lines.
pub fn initial(ui: &mut Ui, words: &str, size: f32, inks: &Inks) {
    let mut letters = words.chars();
    let first = letters.next().filter(|c| c.is_alphabetic());
    let (wide, lead) = (ui.available_width(), size * LEAD);
    let Some(first) = first.filter(|_| wide > size * 16.0) else {
        return paragraph(ui, words, theme::body(size), inks.black);
    };
    let rest = letters.as_str();
    let (side, gap) = (lead * 2.0 - 2.0, size * 0.5);
    let laid = |words: String, wide: f32| {
        let mut job = LayoutJob::single_section(words, format(theme::body(size), inks.black));
        job.wrap.max_width = wide;
        ui.painter().layout_job(job)
    };
    let beside = laid(rest.to_owned(), wide - side - gap);
    // The text continues below the drop cap.
    let count: usize = beside.rows.iter().take(2).map(|row| row.glyphs.len()).sum();
    let head: String = rest.chars().take(count).collect();
    let tail: String = rest.chars().skip(count).collect();
    let (head, tail) = (laid(head, wide - side - gap), laid(tail.trim_start().to_owned(), wide));
    let below = if tail.job.text.is_empty() { 0.0 } else { tail.size().y };
    let (rect, hit) = ui.allocate_exact_size(vec2(wide, lead * 2.0 + below), Sense::hover());
    hit.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
    let block = Rect::from_min_size(rect.min + vec2(0.0, 1.0), vec2(side, side));
    let p = ui.painter();
    p.rect_filled(block, 2.0, inks.band);
    let line = Stroke::new(1.0, inks.paper.gamma_multiply(0.6));
    p.rect_stroke(block.shrink(3.0), 1.0, line, StrokeKind::Inside);
    let font = theme::heading(side * 0.82);
    p.text(block.center(), Align2::CENTER_CENTER, first, font, inks.paper);
    p.galley(rect.min + vec2(side + gap, 0.0), head, inks.black);
    p.galley(rect.min + vec2(0.0, lead * 2.0), tail, inks.black);
}

/// Shows the scroll bar of a page, in the color of its band.
pub fn handle(ui: &mut Ui, inks: &Inks) {
    let style = ui.style_mut();
    style.spacing.scroll.floating = false;
    style.spacing.scroll.bar_width = 7.0;
    style.visuals.extreme_bg_color = Color32::TRANSPARENT;
    for look in [
        &mut style.visuals.widgets.inactive,
        &mut style.visuals.widgets.hovered,
        &mut style.visuals.widgets.active,
    ] {
        look.bg_fill = inks.band;
        look.fg_stroke.color = inks.band;
    }
}

/// Draws the sign that the page continues below.
pub fn more(p: &Painter, room: Rect, inks: &Inks, k: f32) {
    p.hline(room.x_range(), room.max.y + 1.0, Stroke::new(1.4 * k, inks.band));
    let (at, r) = (pos2(room.center().x, room.max.y + 1.0), 7.0 * k);
    let points = vec![at + vec2(-r, 0.0), at + vec2(r, 0.0), at + vec2(0.0, r)];
    p.add(Shape::convex_polygon(points, inks.band, Stroke::NONE));
}

/// Shows a line of rules text with a bullet; keywords are bold.
pub fn ruled(ui: &mut Ui, line: &Line, size: f32, inks: &Inks) {
    let mut job = LayoutJob::default();
    for (span, words) in line.words() {
        let font = match span {
            Span::Text(_) => theme::body(size),
            _ => theme::heading(size),
        };
        job.append(&words, 0.0, format(font, inks.black));
    }
    marked(ui, job, size, inks);
}

/// Shows a line with a bullet.
pub fn bullet(ui: &mut Ui, words: &str, size: f32, inks: &Inks) {
    let job = LayoutJob::single_section(words.to_owned(), format(theme::body(size), inks.black));
    marked(ui, job, size, inks);
}

fn marked(ui: &mut Ui, job: LayoutJob, size: f32, inks: &Inks) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, _) = ui.allocate_exact_size(vec2(size * 1.1, size * LEAD), Sense::hover());
        lozenge(ui.painter(), rect.left_center() + vec2(size * 0.4, 0.0), size * 0.24, inks.band);
        ui.add(Label::new(job).wrap());
    });
}
