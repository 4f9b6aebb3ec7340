//! An enlarged face, with the meanings of its words beside it.

use bevy_egui::egui::{Frame, Margin, Rect, RichText, ScrollArea, TextureId, Ui, vec2};

use crate::adventure_table::command::TableCommand;
use crate::cards::printed::Edition;
use crate::kernel::catalogue::{Entry, Keyword};
use crate::kit::input::Action;
use crate::kit::theme;
use crate::kit::widgets::key_button;
use crate::rules::catalogue::CATALOGUE;
use crate::shell::command::{Command, CommandQueue, StoryCommand};
use crate::shell::panels::ruled::{link, words_link};

/// A titled paragraph beside a card.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Note {
    /// Its title; if it has rules, a link to the first of them.
    pub title: String,
    /// Its text.
    pub text: String,
    /// The rules with more about it.
    pub rules: Vec<Entry>,
}

impl Note {
    /// Creates a paragraph without rules.
    pub fn plain(title: impl Into<String>, text: impl Into<String>) -> Note {
        Note { title: title.into(), text: text.into(), rules: Vec::new() }
    }
}

/// Shows a picture of this width, and paragraphs beside it. Returns their area. With `pin`, the
/// subject can be pinned; with `story`, the opening can be read again.
pub fn show(
    ui: &mut Ui,
    texture: TextureId,
    wide: f32,
    notes: &[Note],
    (pin, story): (Option<&(String, bool)>, bool),
    out: &mut CommandQueue,
) -> Option<Rect> {
    ui.horizontal_top(|ui| {
        ui.image(bevy_egui::egui::load::SizedTexture::new(texture, vec2(wide, wide * 1.4)));
        if notes.is_empty() && pin.is_none() && !story {
            return None;
        }
        let panel = Frame::NONE
            .fill(theme::soot())
            .corner_radius(8.0)
            .inner_margin(Margin::same(12))
            .show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(wide * 0.62);
                    ScrollArea::vertical().max_height(wide * 1.4 - 30.0).show(ui, |ui| {
                        if let Some((id, on)) = pin {
                            let words = if *on { t!("inspect-pinned") } else { t!("inspect-pin") };
                            let hit = key_button(ui, &words, Action::Pin, *on);
                            let hint = t!("inspect-pin-hint");
                            if hit.on_hover_text(hint).clicked() {
                                out.push(TableCommand::Pin(id.clone()));
                            }
                            ui.add_space(4.0);
                        }
                        if story {
                            let words = t!("tale-read-opening");
                            if key_button(ui, &words, Action::Story, false).clicked() {
                                out.push(TableCommand::Inspect(None));
                                out.push(Command::Story(StoryCommand::Opening));
                            }
                            ui.add_space(4.0);
                        }
                        for note in notes {
                            paragraph(ui, note, out);
                        }
                    });
                });
            });
        Some(panel.response.rect)
    })
    .inner
}

fn paragraph(ui: &mut Ui, note: &Note, out: &mut CommandQueue) {
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
    ui.horizontal_wrapped(|ui| {
        let Some(first) = note.rules.first() else {
            let title = RichText::new(&note.title).font(theme::heading(size * 1.05));
            ui.label(title.color(theme::parchment()));
            return;
        };
        let hit = words_link(ui, &note.title, ("", ""), size * 1.05, theme::parchment());
        if hit.clicked() {
            out.push(Command::Rule(first.id.to_owned()));
        }
        for rule in &note.rules {
            link(ui, rule, size * 0.72, out);
        }
    });
    ui.label(RichText::new(&note.text).color(theme::dust()));
    ui.add_space(5.0);
}

/// Returns the keywords in a text, with their meanings and rules.
pub fn meanings(text: &str, edition: Edition) -> Vec<Note> {
    let note = |k: &Keyword| Note {
        title: k.word.clone(),
        text: k.means.clone(),
        rules: k.rules(Some(edition)),
    };
    CATALOGUE.keywords_in(text).into_iter().map(note).filter(|n| !n.rules.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_found_in_text() {
        let notes = meanings("Discard this card to explore.", Edition::First);
        let words: Vec<&str> = notes.iter().map(|n| n.title.as_str()).collect();
        assert_eq!(words, ["discard", "explore"]);
        assert_eq!(notes[0].rules[0].id, "AC-PLAY-23");
        // A keyword that the first edition does not have is not explained there.
        assert!(meanings("cohort", Edition::First).is_empty());
        assert_eq!(meanings("cohort", Edition::Third).len(), 1);
    }
}
