//! Lines of card text as spans, and the marks from which they are cut.

use std::fmt;

use super::german;
use super::marks::{CLOSE, OPEN, SHOWN};
use crate::cards::vocabulary::{Action, Skill, Trait};
use crate::lang::{self, Language, capital};

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Text(String),
    /// Dice of one size, such as `2d6`, in any language.
    Dice(String),
    /// A skill's name.
    Skill(Skill),
    /// One of the actions, in the form used in the text.
    Action(Action, String),
    /// A trait, with its name as used in the text.
    Trait(Trait, String),
    /// The name of a card or a location.
    Card(String),
}

/// A line of rules text: one power, rule or the like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The spans in order.
    pub spans: Vec<Span>,
}

impl Line {
    /// Returns the spans with the words to show for each; an action at the beginning of a sentence
    /// is capitalized.
    pub fn words(&self) -> Vec<(&Span, String)> {
        let mut begins = true;
        let mut out = Vec::with_capacity(self.spans.len());
        for span in &self.spans {
            let words = match span {
                Span::Text(t) | Span::Card(t) => t.clone(),
                Span::Dice(d) => lang::dice(d),
                Span::Skill(s) => s.localized().to_owned(),
                Span::Action(_, word) if begins => capital(word),
                Span::Action(_, word) => word.clone(),
                Span::Trait(_, word) => word.clone(),
            };
            if !words.is_empty() {
                let end = words.trim_end();
                begins = end.ends_with(['.', '☐']) && !end.ends_with("(☐");
            }
            out.push((span, words));
        }
        out
    }

    /// Splits a marked sentence into spans, with a capital first letter and a final period.
    pub(super) fn sentence(marked: &str) -> Line {
        let mut text = capital(marked.trim());
        if lang::current() == Language::German {
            text = german::tidy(&text);
        }
        if !text.is_empty() && !text.ends_with(['.', ':', '!', '?']) {
            text.push('.');
        }
        Line::cut(&text)
    }

    /// Splits a marked text into spans.
    pub(super) fn cut(marked: &str) -> Line {
        let mut spans = Vec::new();
        let mut parts = marked.split(OPEN);
        let push_text = |spans: &mut Vec<Span>, t: &str| {
            if !t.is_empty() {
                spans.push(Span::Text(t.to_owned()));
            }
        };
        push_text(&mut spans, parts.next().unwrap_or_default());
        for part in parts {
            let (word, rest) = part.split_once(CLOSE).unwrap_or(("", part));
            let mut letters = word.chars();
            let sort = letters.next().unwrap_or(' ');
            let (word, shown) =
                letters.as_str().split_once(SHOWN).unwrap_or((letters.as_str(), ""));
            let shown = if shown.is_empty() { word } else { shown };
            let action = || Action::ALL.into_iter().find(|a| a.word() == word);
            let span = match sort {
                'd' => Some(Span::Dice(word.to_owned())),
                'c' => Some(Span::Card(word.to_owned())),
                's' => word.parse().ok().map(Span::Skill),
                'a' => action().map(|a| Span::Action(a, shown.to_owned())),
                't' => Trait::new(word).ok().map(|t| Span::Trait(t, shown.to_owned())),
                _ => None,
            };
            match span {
                Some(span) => spans.push(span),
                None => push_text(&mut spans, word),
            }
            push_text(&mut spans, rest);
        }
        Line { spans }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().iter().try_for_each(|(_, words)| f.write_str(words))
    }
}
