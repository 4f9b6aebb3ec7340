//! The log of events, the newest last.

use bevy_egui::egui::{Label, Response, RichText, ScrollArea, Sense, Ui};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::playback::{Note, Tone};
use crate::kit::input::{self, Action};
use crate::kit::theme::{self, Sign};
use crate::shell::command::CommandQueue;

/// Shows the log; a click on a line enlarges its card. `face` finds the face of a card. Returns the
/// cards of the hovered line, and its height on the screen.
pub fn show(
    ui: &mut Ui,
    notes: &[Note],
    folded: bool,
    face: &dyn Fn(crate::rules::state::ids::CardId) -> FaceKey,
    out: &mut CommandQueue,
) -> Option<(Vec<FaceKey>, f32)> {
    ui.horizontal(|ui| {
        let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
        ui.label(
            RichText::new(t!("story-title")).font(theme::heading(size * 1.1)).color(theme::dust()),
        );
        let word = if folded { t!("story-unfold") } else { t!("story-fold") };
        let word = &input::with_key(ui.ctx(), &word, 2, Action::Chronicle);
        ui.with_layout(
            bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
            |ui| {
                if ui.small_button(RichText::new(word).small()).clicked() {
                    out.push(TableCommand::Fold);
                }
            },
        );
    });
    if folded {
        return None;
    }
    let mut hovered = None;
    let tall = ui.available_height();
    ScrollArea::vertical()
        .id_salt("chronicle")
        .max_height(tall)
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for note in notes.iter().rev().take(120).rev() {
                let color = match note.tone {
                    Tone::Plain => theme::parchment(),
                    Tone::Turn => theme::ember(),
                    Tone::Good => theme::good(),
                    Tone::Bad => theme::bad(),
                    Tone::Quiet => theme::dust(),
                    Tone::Passed => theme::faint(),
                };
                let mut text = RichText::new(&note.text).small().color(color);
                if note.tone == Tone::Turn {
                    text = text.strong();
                    ui.add_space(4.0);
                }
                if note.tone == Tone::Passed {
                    passed(ui, note.text.matches('·').count());
                    continue;
                }
                let line = told(ui, text, note.tone);
                if line.hovered() && !note.cards.is_empty() {
                    let mut faces: Vec<FaceKey> = note.cards.iter().map(|c| face(*c)).collect();
                    faces.dedup();
                    hovered = Some((faces, line.rect.center().y));
                }
                if line.clicked()
                    && let Some(card) = note.cards.first()
                {
                    out.push(TableCommand::Inspect(Some(face(*card))));
                }
            }
        });
    hovered
}

/// Shows a line, with a sign for good or bad events.
fn told(ui: &mut Ui, text: RichText, tone: Tone) -> Response {
    let sign = match tone {
        Tone::Turn => Sign::Ember,
        Tone::Good => Sign::Good,
        Tone::Bad => Sign::Bad,
        _ => return ui.add(Label::new(text).wrap().sense(Sense::click())),
    };
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size * 0.3;
        theme::sign_in(ui, size, sign);
        ui.add(Label::new(text).wrap().sense(Sense::click()))
    })
    .inner
}

/// Shows how many prompts auto-pass has answered.
pub fn passed(ui: &mut Ui, n: usize) {
    let shown = t!("story-passed-brief", n = n);
    let text = RichText::new(shown).small().color(theme::faint());
    ui.label(text).on_hover_text(t!("story-passed", n = n));
}
