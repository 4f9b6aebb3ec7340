//! Messages that are parsed into pieces once, for texts that are formatted often, such as those on
//! cards.
//!
//! A message may request a form of a value: `{$card-acc}` is the value `card` in its form `acc`.
//! Which forms exist is up to the values ([`Value`]); a value without forms is always the same.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::{Language, bundle, files};

/// A value that can be inserted into a message.
pub trait Value {
    /// Appends the value in a form to `out`; the empty form is the usual one.
    fn put(&self, form: &str, out: &mut String);
}

impl Value for str {
    fn put(&self, _: &str, out: &mut String) {
        out.push_str(self);
    }
}

impl Value for String {
    fn put(&self, _: &str, out: &mut String) {
        out.push_str(self);
    }
}

impl<V: Value + ?Sized> Value for &V {
    fn put(&self, form: &str, out: &mut String) {
        (*self).put(form, out);
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Value for $number {
            fn put(&self, _: &str, out: &mut String) {
                out.push_str(&self.to_string());
            }
        })*
    };
}
numbers!(i32, u8, u32);

#[derive(Debug)]
enum Piece {
    Words(String),
    Value { name: String, form: String },
}

/// A parsed text with placeholders for values.
#[derive(Debug, Default)]
pub struct Pattern(Vec<Piece>);

impl Pattern {
    /// Splits the text that Fluent returns for a message without values: `ends {$your} turn`.
    fn parse(text: &str) -> Pattern {
        let mut pieces = Vec::new();
        let mut parts = text.split("{$");
        let words = |pieces: &mut Vec<Piece>, words: &str| {
            if !words.is_empty() {
                pieces.push(Piece::Words(words.to_owned()));
            }
        };
        words(&mut pieces, parts.next().unwrap_or_default());
        for part in parts {
            let (value, rest) = part.split_once('}').unwrap_or((part, ""));
            let (name, form) = value.split_once('-').unwrap_or((value, ""));
            pieces.push(Piece::Value { name: name.to_owned(), form: form.to_owned() });
            words(&mut pieces, rest);
        }
        Pattern(pieces)
    }

    /// Appends the text with these values to `out`. Values for which the message names no form get
    /// `form`.
    pub fn fill(&self, form: &str, values: &[(&str, &dyn Value)], out: &mut String) {
        for piece in &self.0 {
            match piece {
                Piece::Words(words) => out.push_str(words),
                Piece::Value { name, form: own } => {
                    if let Some((_, value)) = values.iter().find(|(n, _)| n == name) {
                        value.put(if own.is_empty() { form } else { own }, out);
                    }
                }
            }
        }
    }

    /// Returns the text if it has no placeholders.
    pub fn words(&self) -> &str {
        match self.0.as_slice() {
            [Piece::Words(words)] => words,
            _ => "",
        }
    }
}

/// A message with its forms, which Fluent calls attributes.
#[derive(Debug, Default)]
pub struct Entry {
    value: Pattern,
    forms: Vec<(String, Pattern)>,
}

impl Entry {
    /// Returns the text itself.
    pub fn value(&self) -> &Pattern {
        &self.value
    }

    /// Returns one of the message's forms.
    pub fn form(&self, form: &str) -> Option<&Pattern> {
        self.forms.iter().find(|(name, _)| name == form).map(|(_, p)| p)
    }

    /// Returns one of the message's forms, or the text itself.
    pub fn form_or_value(&self, form: &str) -> &Pattern {
        self.form(form).unwrap_or(&self.value)
    }
}

impl Value for Entry {
    fn put(&self, form: &str, out: &mut String) {
        self.form_or_value(form).fill("", &[], out);
    }
}

type Entries = HashMap<&'static str, Entry>;

fn entries(language: Language) -> &'static Entries {
    static ALL: [OnceLock<Entries>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| {
        let bundle = bundle(language);
        let mut all = Entries::new();
        for line in files(language).flat_map(|(_, text)| text.lines()) {
            let id = line.split_once('=').map_or("", |(id, _)| id.trim_end());
            let Some(message) = Some(id)
                .filter(|id| id.starts_with(|c: char| c.is_ascii_alphabetic()))
                .and_then(|id| bundle.get_message(id))
            else {
                continue;
            };
            // Without values, Fluent writes their names in braces.
            let parse = |p| Pattern::parse(&bundle.format_pattern(p, None, &mut Vec::new()));
            let forms = message.attributes().map(|a| (a.id().to_owned(), parse(a.value())));
            let value = message.value().map(parse).unwrap_or_default();
            all.insert(id, Entry { value, forms: forms.collect() });
        }
        all
    })
}

/// Returns a message of a language.
pub fn entry(language: Language, id: &str) -> Option<&'static Entry> {
    entries(language).get(id)
}

/// A message that is named in the code and looked up once.
#[derive(Debug)]
pub struct Message {
    id: &'static str,
    found: [OnceLock<&'static Entry>; Language::ALL.len()],
}

impl Message {
    /// Creates a reference to the message with that id.
    pub const fn new(id: &'static str) -> Message {
        Message { id, found: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// Returns the id.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the message in a language, or in English if that language lacks it.
    pub fn of(&self, language: Language) -> &'static Entry {
        static NONE: Entry = Entry { value: Pattern(Vec::new()), forms: Vec::new() };
        self.found[language as usize].get_or_init(|| {
            entry(language, self.id).or_else(|| entry(Language::English, self.id)).unwrap_or(&NONE)
        })
    }
}

/// Returns a message by its id, looked up once for each call site.
#[macro_export]
macro_rules! message {
    ($id:literal) => {{
        static FOUND: $crate::pattern::Message = $crate::pattern::Message::new($id);
        &FOUND
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_take_the_form_that_a_message_requests() {
        struct Cases;
        impl Value for Cases {
            fn put(&self, form: &str, out: &mut String) {
                out.push_str(if form == "dat" { "dem Ort" } else { "der Ort" });
            }
        }
        let filled = |pattern: &str, form: &str| {
            let mut out = String::new();
            let values: [(&str, &dyn Value); 2] = [("n", &3), ("place", &Cases)];
            Pattern::parse(pattern).fill(form, &values, &mut out);
            out
        };
        assert_eq!(filled("{$place}: {$n}", ""), "der Ort: 3");
        assert_eq!(filled("zu {$place-dat}", ""), "zu dem Ort");
        assert_eq!(filled("{$place}", "dat"), "dem Ort");
        assert_eq!(filled("{$nobody}.", ""), ".");
    }
}
