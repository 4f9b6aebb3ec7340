//! The left side of the chronicle: the campaign, its scenarios with their results, and buttons.

use bevy_egui::egui::{
    Align2, Color32, Response, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2,
};

use super::{ChronicleView, Page};
use crate::adventure_table::command::TableCommand;
use crate::campaign::chronicle::facts::{day, time};
use crate::campaign::chronicle::{Chronicle, ScenarioEntry};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{known, row_button};
use crate::rules::state::table::End;
use crate::shell::command::{Command, CommandQueue};

/// Shows the list; a click selects the page.
pub fn show(ui: &mut Ui, told: &Chronicle, annals: &mut ChronicleView, out: &mut CommandQueue) {
    let text = theme::scale(ui);
    ui.label(RichText::new(&told.name).font(theme::heading(26.0 * text)).color(theme::parchment()));
    ui.label(RichText::new(&told.pack).small().color(theme::dust()));
    ui.add_space(4.0 * text);
    for (seat, m) in told.party.iter().enumerate() {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0) * text, Sense::hover());
            theme::seat_mark(ui.painter(), rect.center(), 6.0 * text, seat as u8);
            let player = match m.player.as_str() {
                "" => String::new(),
                player => format!("  ({player})"),
            };
            ui.label(RichText::new(format!("{}{player}", m.name)).small());
        });
    }
    ui.add_space(8.0 * text);
    if row_button(ui, &t!("annals-statistics"), "", annals.page == Page::Numbers).clicked() {
        annals.page = Page::Numbers;
    }
    let foot = match annals.written {
        Some(_) => 190.0,
        None => 96.0,
    } * text;
    let tall = (ui.available_height() - foot).max(80.0 * text);
    ScrollArea::vertical()
        .id_salt("scenarios")
        .max_height(tall)
        .min_scrolled_height(tall)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if told.scenarios.is_empty() {
                ui.label(RichText::new(t!("annals-nothing")).color(theme::dust()));
            }
            for (n, scenario) in told.scenarios.iter().enumerate() {
                let chosen = annals.page == Page::Story(n);
                if row(ui, scenario, chosen).clicked() {
                    annals.page = Page::Story(n);
                }
            }
        });
    ui.add_space(6.0 * text);
    if row_button(ui, &t!("annals-write"), "", false).clicked() {
        out.push(TableCommand::WriteDown);
    }
    match &annals.written {
        Some(Ok(path)) => {
            ui.label(
                RichText::new(t!("annals-written", path = path.display().to_string()))
                    .small()
                    .color(theme::good()),
            );
        }
        Some(Err(why)) => {
            ui.label(RichText::new(why).small().color(theme::bad()));
        }
        None => {}
    }
    if row_button(ui, &input::with_key(ui.ctx(), &t!("new-back"), 3, Action::Back), "", false)
        .clicked()
    {
        out.push(Command::Go(annals.back));
    }
}

/// Shows a scenario with the mark of its result.
fn row(ui: &mut Ui, told: &ScenarioEntry, chosen: bool) -> Response {
    let text = theme::scale(ui);
    let wide = ui.available_width() - 4.0;
    let inner = wide - 50.0 * text;
    let font = theme::body(17.0 * text);
    let title = format!("{}. {}", told.number, told.title);
    let title = ui.painter().layout(title, font, theme::parchment(), inner);
    let small = ui.painter().layout(about(told), theme::body(14.0 * text), theme::dust(), inner);
    let tall = title.size().y + small.size().y + 14.0 * text;
    let (rect, hit) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    let (fill, line) = match (chosen, hit.hovered()) {
        (true, _) => (theme::ember_deep(), theme::ember()),
        (_, true) => (Color32::from_rgb(0x54, 0x3a, 0x26), theme::ember()),
        _ => (Color32::from_rgb(0x2a, 0x1f, 0x17), theme::line()),
    };
    let p = ui.painter();
    p.rect(rect, 5.0, fill, Stroke::new(1.0, line), bevy_egui::egui::StrokeKind::Inside);
    mark(ui, pos2(rect.min.x + 20.0 * text, rect.center().y), 9.0 * text, told.end);
    let at = pos2(rect.min.x + 40.0 * text, rect.min.y + 6.0 * text);
    let below = at + vec2(0.0, title.size().y + 1.0);
    p.galley(at, title, theme::parchment());
    p.galley(below, small, theme::dust());
    known(ui, &told.title, &hit);
    hit
}

fn about(told: &ScenarioEntry) -> String {
    let mut parts = vec![t!("annals-turns", n = told.turns)];
    if let (Some(c), Some(_)) = (&told.chapter, told.end) {
        parts.push(t!("annals-left", n = c.left));
    }
    if told.end.is_none() {
        parts.push(t!("past-under-way"));
    }
    if let Some(s) = told.seconds.filter(|s| *s >= 60) {
        parts.push(time(s));
    }
    if told.at > 0 {
        parts.push(day(told.at));
    }
    parts.join(" · ")
}

/// Draws the mark of a scenario's result: a sign as well as a color.
pub fn mark(ui: &Ui, at: bevy_egui::egui::Pos2, r: f32, end: Option<End>) {
    let p = ui.painter();
    let (color, dots) = match end {
        Some(End::Won) => (theme::good(), false),
        Some(_) => (theme::bad(), false),
        None => (theme::dust(), true),
    };
    let stroke = Stroke::new(r * 0.28, color);
    p.circle_stroke(at, r, Stroke::new(r * 0.14, color));
    if dots {
        p.text(at, Align2::CENTER_CENTER, "…", theme::heading(r * 1.5), color);
    } else if color == theme::good() {
        p.line_segment([at + vec2(-0.45, 0.05) * r, at + vec2(-0.1, 0.42) * r], stroke);
        p.line_segment([at + vec2(-0.1, 0.42) * r, at + vec2(0.5, -0.38) * r], stroke);
    } else {
        p.line_segment([at + vec2(-0.4, -0.4) * r, at + vec2(0.4, 0.4) * r], stroke);
        p.line_segment([at + vec2(-0.4, 0.4) * r, at + vec2(0.4, -0.4) * r], stroke);
    }
}
