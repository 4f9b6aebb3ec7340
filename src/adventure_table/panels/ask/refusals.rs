//! What is not possible now, below the options.

use bevy_egui::egui::{RichText, Ui};

use crate::kit::theme;
use crate::rules::catalogue::CATALOGUE;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::shell::command::CommandQueue;
use crate::shell::panels::ruled::ruled;

/// What is not possible now, and by which rule.
pub(super) fn refusals(ui: &mut Ui, refused: &[(Act, Refusal)], out: &mut CommandQueue) {
    if refused.is_empty() {
        return;
    }
    let mut lines: Vec<&Refusal> = Vec::new();
    for (_, r) in refused {
        if !lines.contains(&r) {
            lines.push(r);
        }
    }
    ui.add_space(6.0);
    let title = t!("ask-refused", n = lines.len());
    bevy_egui::egui::CollapsingHeader::new(RichText::new(title).small().color(theme::dust()))
        .id_salt("refused")
        .show(ui, |ui| {
            for r in lines {
                refusal(ui, r, out);
            }
        });
}

/// Shows why something is not possible, and by which rule.
pub(super) fn refusal(ui: &mut Ui, refusal: &Refusal, out: &mut CommandQueue) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
    let words = format!("{}  ({})", refusal.why, refusal.rule);
    ruled(ui, &CATALOGUE, &words, size, theme::dust(), out);
}
