//! The story of one scenario, in a readable width. Hovering over a card's name shows the card.

use std::path::Path;

use bevy_egui::egui::{
    Color32, Frame, Label, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2,
};

use super::list::mark;
use crate::campaign::chronicle::ScenarioEntry;
use crate::campaign::chronicle::chapter::{Chapter, Mark, Sentence, Turn};
use crate::campaign::chronicle::facts::facts;
use crate::campaign::chronicle::markdown::result;
use crate::cards::content::{Content, DefId};
use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::lang;
use crate::shell::command::{Command, CommandQueue, HistoryCommand};

/// The maximum width: longer lines are hard to read.
const WIDE: f32 = 800.0;

/// Shows the story of a scenario. `over` is set to the card whose name is hovered.
pub fn show(
    ui: &mut Ui,
    told: &ScenarioEntry,
    (dir, content): (&Path, &Content),
    over: &mut Option<DefId>,
    out: &mut CommandQueue,
) {
    let text = theme::scale(ui);
    ScrollArea::vertical().id_salt(("story", told.number)).auto_shrink([false, false]).show(
        ui,
        |ui| {
            let wide = (WIDE * text).min(ui.available_width() - 24.0 * text);
            let margin = ((ui.available_width() - wide) / 2.0).max(0.0);
            ui.horizontal_top(|ui| {
                ui.add_space(margin);
                ui.vertical(|ui| {
                    ui.set_width(wide);
                    ui.add_space(10.0 * text);
                    title(ui, told, dir, out);
                    if let Some(trouble) = &told.trouble {
                        ui.label(RichText::new(trouble).color(theme::bad()));
                    }
                    if let Some(chapter) = &told.chapter {
                        chapter_page(ui, chapter, content, over);
                    }
                    ui.add_space(30.0 * text);
                });
            });
        },
    );
}

fn title(ui: &mut Ui, told: &ScenarioEntry, dir: &Path, out: &mut CommandQueue) {
    let text = theme::scale(ui);
    ui.label(
        RichText::new(&told.title).font(theme::heading(36.0 * text)).color(theme::parchment()),
    );
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0) * text, Sense::hover());
        mark(ui, rect.center(), 9.0 * text, told.end);
        let color = match told.end {
            Some(crate::rules::state::table::End::Won) => theme::good(),
            Some(_) => theme::bad(),
            None => theme::dust(),
        };
        ui.label(RichText::new(result(told.end)).font(theme::heading(19.0 * text)).color(color));
        if told.end.is_some() {
            ui.add_space(14.0 * text);
            if plain_button(ui, &t!("annals-watch")).clicked() {
                out.push(Command::Past(HistoryCommand::Watch(dir.to_owned(), told.number)));
            }
        }
    });
    ui.add_space(8.0 * text);
}

fn chapter_page(ui: &mut Ui, c: &Chapter, content: &Content, over: &mut Option<DefId>) {
    let text = theme::scale(ui);
    let facts = facts(c, 4);
    if !facts.is_empty() {
        Frame::NONE
            .fill(theme::leather())
            .stroke(Stroke::new(1.0, theme::line()))
            .corner_radius(6.0)
            .inner_margin(Margin::same((10.0 * text) as i8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                for fact in &facts {
                    bullet(ui, fact);
                }
            });
        ui.add_space(10.0 * text);
    }
    sentences(ui, &c.opening, content, over);
    for turn in &c.turns {
        heading(ui, c, turn);
        sentences(ui, &turn.story, content, over);
    }
    ui.add_space(10.0 * text);
    sentences(ui, &c.ending, content, over);
    for e in &c.epitaphs {
        ui.add_space(8.0 * text);
        epitaph(ui, &e.name, &e.text);
    }
}

/// Shows a line with a bullet.
pub fn bullet(ui: &mut Ui, words: &str) {
    let text = theme::scale(ui);
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 20.0) * text, Sense::hover());
        ui.painter().circle_filled(rect.center(), 2.6 * text, theme::ember());
        // A percentage stays on one line with its sign.
        let words = words.replace(" %", "\u{a0}%");
        ui.add(Label::new(RichText::new(words).size(16.0 * text)).wrap());
    });
}

/// Shows a small gravestone for a dead hero.
pub fn epitaph(ui: &mut Ui, name: &str, words: &str) {
    let text = theme::scale(ui);
    Frame::NONE
        .fill(Color32::from_rgb(0x26, 0x26, 0x28))
        .stroke(Stroke::new(1.0, Color32::from_rgb(0x70, 0x70, 0x74)))
        .corner_radius(bevy_egui::egui::CornerRadius { nw: 24, ne: 24, sw: 3, se: 3 })
        .inner_margin(Margin::same((14.0 * text) as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.vertical_centered(|ui| {
                ui.label(
                    RichText::new(name).font(theme::heading(19.0 * text)).color(theme::parchment()),
                );
                ui.label(RichText::new(words).size(16.0 * text).color(theme::dust()));
            });
        });
}

fn heading(ui: &mut Ui, c: &Chapter, turn: &Turn) {
    let text = theme::scale(ui);
    ui.add_space(12.0 * text);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0) * text, Sense::hover());
        theme::seat_mark(ui.painter(), rect.center(), 6.5 * text, turn.seat);
        let name = c.seats.get(usize::from(turn.seat)).map_or("", |s| s.name.as_str());
        let words = t!("annals-turn", n = turn.number, name = name);
        let color = theme::seat_color(turn.seat);
        ui.label(RichText::new(words).font(theme::heading(18.0 * text)).color(color));
        if !turn.hour.is_empty() {
            let hour = t!("annals-hour", hour = &turn.hour, left = turn.left);
            ui.label(RichText::new(hour).size(14.0 * text).color(theme::dust()));
        }
    });
}

fn sentences(ui: &mut Ui, all: &[Sentence], content: &Content, over: &mut Option<DefId>) {
    if all.is_empty() {
        return;
    }
    let size = 17.5 * theme::scale(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (n, s) in all.iter().enumerate() {
            let color = match s.mark {
                Mark::Plain | Mark::Gain | Mark::Victory => theme::parchment(),
                Mark::Harm => Color32::from_rgb(0xf0, 0xc0, 0xb0),
                Mark::Closed | Mark::End => theme::good(),
                Mark::Villain => Color32::from_rgb(0xff, 0xd9, 0xa8),
                Mark::Death => theme::bad(),
            };
            let font = match s.mark {
                Mark::Death | Mark::End => theme::heading(size),
                _ => theme::body(size),
            };
            if n > 0 {
                ui.label(RichText::new(" ").font(font.clone()));
            }
            for (words, card) in parts(s, content) {
                let words = RichText::new(words).font(font.clone());
                let Some(card) = card else {
                    ui.label(words.color(color));
                    continue;
                };
                if ui.add(Label::new(words.color(theme::link())).sense(Sense::hover())).hovered() {
                    *over = Some(card);
                }
            }
        }
    });
}

/// Splits a sentence into card names and the text between them.
fn parts<'a>(s: &'a Sentence, content: &Content) -> Vec<(&'a str, Option<DefId>)> {
    let mut found: Vec<(usize, usize, DefId)> = Vec::new();
    for def in s.cards.iter().filter_map(|id| content.find(id)) {
        let name = content.card(def).name.as_str();
        let brief = name.split_once(", ").map_or(name, |(head, _)| head);
        for name in lang::name_forms(name).into_iter().chain(lang::name_forms(brief)) {
            let free = |at: usize| found.iter().all(|(a, b, _)| at + name.len() <= *a || at >= *b);
            if let Some((at, _)) = s.text.match_indices(&name).find(|(at, _)| free(*at)) {
                found.push((at, at + name.len(), def));
                break;
            }
        }
    }
    found.sort_by_key(|(at, ..)| *at);
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, end, def) in found {
        parts.push((&s.text[from..at], None));
        parts.push((&s.text[at..end], Some(def)));
        from = end;
    }
    parts.push((&s.text[from..], None));
    parts.retain(|(words, _)| !words.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::source::find_pack;

    #[test]
    fn names_of_cards_are_found_in_their_sentence() {
        let content = find_pack("lamplighters").expect("it ships");
        let text = "Ilse found Felt Boots (Stealth with Felt Boots and Coil of Rope: 5 against 5).";
        let cards = ["felt-boots", "felt-boots", "coil-of-rope"].map(String::from).to_vec();
        let s = Sentence::with(text, Mark::Gain, cards);
        let parts = parts(&s, &content);
        let words: Vec<&str> = parts.iter().map(|(w, _)| *w).collect();
        assert_eq!(words.concat(), text);
        let named: Vec<&str> = parts.iter().filter(|p| p.1.is_some()).map(|p| p.0).collect();
        assert_eq!(named, ["Felt Boots", "Felt Boots", "Coil of Rope"]);
    }
}
