//! Short notices: why something is not possible, with a link to the rule, and the like.

use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Area, FontId, Frame, Id, Label, Margin, Order, RichText, Stroke, TextFormat, pos2, vec2,
};

use super::frame::Frames;
use crate::kit::input::{self, Action};
use crate::kit::notices::Notices;
use crate::kit::theme;
use crate::shell::panels::ruled::link;
use crate::shell::screen::Screen;
use crate::shell::table_window::{catalogue, table};

/// Shows the current notices, the newest at the bottom.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let stage = table(world).places(world).stage;
    let (middle, wide, mut y) = if at_table {
        (stage.center().x, stage.width() * 0.8, stage.max.y - 8.0)
    } else {
        (size.x / 2.0, size.x * 0.6, size.y - 52.0 * text)
    };
    let rules = catalogue(world);
    let toasts = world.resource::<Notices>().list.clone();
    let mut reading = false;
    for (i, toast) in toasts.iter().enumerate().rev() {
        let strength = (toast.left / 0.4).min(1.0);
        let line = if toast.refusal { theme::bad() } else { theme::line() };
        let rule = toast.rule.as_deref().and_then(|id| rules.find(id));
        let out = &mut frames.out;
        let shown = Area::new(Id::new(("toast", i)))
            .order(Order::Tooltip)
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(pos2(middle, y))
            .interactable(rule.is_some())
            .show(frames.ctx, |ui| {
                ui.set_opacity(strength);
                Frame::NONE
                    .fill(theme::leather())
                    .stroke(Stroke::new(1.5, line))
                    .corner_radius(7.0)
                    .inner_margin(Margin::symmetric((14.0 * text) as i8, (7.0 * text) as i8))
                    .show(ui, |ui| {
                        ui.set_max_width(wide);
                        ui.spacing_mut().item_spacing = vec2(9.0, 2.0) * text;
                        ui.add(Label::new(marked(&toast.text, 17.0 * text)).wrap());
                        let rule = rule?;
                        let row = ui.horizontal(|ui| {
                            let hit = link(ui, &rule, 15.0 * text, out);
                            let key = input::hint(ui.ctx(), Action::Rules);
                            let hint =
                                RichText::new(t!("screen-the-rule", key = key)).size(13.0 * text);
                            ui.label(hint.color(theme::dust()));
                            hit.rect
                        });
                        Some(row.inner)
                    })
                    .inner
            });
        // Only the link takes the pointer: widgets below the rest can still be reached.
        if let Some(link) = shown.inner {
            frames.covered.push(link);
            frames.reading.push(link);
            reading |= frames.ctx.pointer_latest_pos().is_some_and(|at| link.contains(at));
        }
        let rect = shown.response.rect;
        y = rect.min.y - 6.0;
    }
    world.resource_mut::<Notices>().bypass_change_detection().reading = reading;
}

/// Lays out a notice: what stands in backticks, such as a command, is set in the typeface of code.
fn marked(text: &str, size: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (n, part) in text.split('`').enumerate() {
        let format = match n % 2 {
            0 => TextFormat::simple(theme::body(size), theme::parchment()),
            _ => TextFormat::simple(FontId::monospace(size * 0.92), theme::good()),
        };
        job.append(part, 0.0, format);
    }
    job
}
