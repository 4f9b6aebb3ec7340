//! What can be done with things on a table: the options that mean one of them, and the refused ones. A
//! click answers at once where that means one option; a menu has the others.

use bevy_egui::egui::{Popup, PopupCloseBehavior, Response, Ui};

use super::{Answer, Question};
use crate::kernel::Thing;
use crate::kernel::view::OptionView;
use crate::kit::theme;
use crate::kit::widgets::row_button;

/// The options that mean certain things, by their places in the question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Those that can be chosen.
    pub options: Vec<usize>,
    /// Those that are refused.
    pub refused: Vec<usize>,
}

impl Uses {
    /// Returns the options that mean one of these things.
    pub fn of(question: &Question, things: &[Thing]) -> Uses {
        let means = |option: &OptionView| option.targets.iter().any(|thing| things.contains(thing));
        let places = |all: &[OptionView]| {
            all.iter().enumerate().filter(|(_, o)| means(o)).map(|(n, _)| n).collect()
        };
        Uses { options: places(&question.options), refused: places(&question.refused) }
    }

    /// Returns what a click does at once: the only option, or the only one that is not for the menu.
    pub fn first(&self, question: &Question) -> Option<usize> {
        let mut first = self.options.iter().filter(|n| !question.options[**n].secondary);
        match (self.options.as_slice(), first.next(), first.next()) {
            ([only], ..) => Some(*only),
            (_, Some(first), None) => Some(*first),
            _ => None,
        }
    }

    /// Returns what is written small beside the things.
    pub fn note<'a>(&self, question: &'a Question) -> Option<&'a str> {
        let notes = self.options.iter().map(|n| question.options[*n].note.as_str());
        notes.into_iter().find(|note| !note.is_empty())
    }

    /// Answers by a click: at once where that means one option, by a menu where it means several. Where
    /// a click answers at once, the other mouse button opens the menu with whatever else there is.
    pub fn answer(&self, hit: &Response, question: &Question, out: &mut Vec<Answer>) {
        let mut choose = |n: usize| {
            out.push(match question.is_of_several() {
                true => Answer::Mark(n),
                false => Answer::Choose(vec![n]),
            });
        };
        let first = self.first(question);
        if let Some(n) = first
            && hit.clicked()
        {
            choose(n);
        }
        if self.options.len() < 2 {
            return;
        }
        let menu = if first.is_some() { Popup::context_menu(hit) } else { Popup::menu(hit) };
        menu.close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
            for n in &self.options {
                if row_button(ui, &question.options[*n].text, "", false).clicked() {
                    choose(*n);
                    ui.close();
                }
            }
        });
    }

    /// Says what can be done, and what cannot with the reason and its rule.
    pub fn tell(&self, ui: &mut Ui, question: &Question) {
        for n in self.options.iter().take(6) {
            ui.colored_label(theme::ember(), &question.options[*n].text);
        }
        for n in self.refused.iter().take(4) {
            let OptionView { text, refusal: Some(refusal), .. } = &question.refused[*n] else {
                continue;
            };
            ui.colored_label(theme::dust(), format!("{text}: {} ({})", refusal.why, refusal.rule));
        }
    }
}
