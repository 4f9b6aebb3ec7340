//! Anything as large as the screen allows, with the meaning of its words beside it.

use bevy_egui::egui::{Color32, Frame, Margin, RichText, ScrollArea, TextureId, Ui, vec2};

use crate::theme::{self, DUST, PARCHMENT};

/// Shows a picture of that width, and beside it titled paragraphs.
pub fn show(ui: &mut Ui, texture: TextureId, wide: f32, notes: &[(String, String)]) {
    ui.horizontal_top(|ui| {
        ui.image(bevy_egui::egui::load::SizedTexture::new(texture, vec2(wide, wide * 1.4)));
        if notes.is_empty() {
            return;
        }
        Frame::NONE
            .fill(Color32::from_rgba_unmultiplied(0x1d, 0x15, 0x10, 0xf4))
            .corner_radius(8.0)
            .inner_margin(Margin::same(12))
            .show(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(wide * 0.62);
                    ScrollArea::vertical().max_height(wide * 1.4 - 30.0).show(ui, |ui| {
                        let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size;
                        for (title, text) in notes {
                            ui.label(
                                RichText::new(title)
                                    .font(theme::heading(size * 1.05))
                                    .color(PARCHMENT),
                            );
                            ui.label(RichText::new(text).color(DUST));
                            ui.add_space(5.0);
                        }
                    });
                });
            });
    });
}

/// What a word on a card means, in a sentence; for the words that a card shows.
pub const KEYWORDS: &[(&str, &str)] = &[
    ("reveal", "Show the card; it stays in your hand."),
    ("display", "Put the card faceup in front of you; it stays there."),
    ("discard", "Put the card on your discard pile."),
    ("recharge", "Put the card under your deck."),
    ("bury", "Put the card under your hero's board; it comes back when the scenario ends."),
    ("banish", "Put the card back into the box."),
    (
        "acquire",
        "Succeed at the check and take the card into your hand; else it goes back to the box.",
    ),
    (
        "defeat",
        "Succeed at the check and the bane is banished; else it is shuffled back into its deck.",
    ),
    (
        "evade",
        "The encounter ends at once; the card is shuffled back, neither defeated nor undefeated.",
    ),
    ("summon", "Encounter such a card from the box; afterwards it goes back there."),
    ("examine", "Look at the cards; then put them back as they lay."),
    ("explore", "Encounter the top card of your location's deck."),
    ("heal", "Cards of your discard pile are shuffled back into your deck."),
];

/// The keywords that a text uses, with their meanings.
pub fn meanings(text: &str) -> Vec<(String, String)> {
    let text = text.to_lowercase();
    KEYWORDS
        .iter()
        .filter(|(word, _)| text.contains(word))
        .map(|(word, meaning)| ((*word).to_owned(), (*meaning).to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn keywords_are_found_in_text() {
        let words: Vec<String> =
            super::meanings("Discard this card to explore.").into_iter().map(|(w, _)| w).collect();
        assert_eq!(words, ["discard", "explore"]);
    }
}
