//! Phrases with forms: nouns with their cases, verbs with their objects.
//!
//! English has one form of a noun, and two of a verb: for "you" and for a named subject. How German
//! inflects the same phrases is in `german`.

use super::{Ctx, act, german, mark_as};
use crate::cards::vocabulary::Action;
use crate::lang::Language;
use crate::lang::pattern::{Entry, Message, Value};
use lang::message;

/// Returns the text of a message with values, in the language of the writer: `say!(self,
/// "card-to-do", does = &does)`.
macro_rules! say {
    ($ctx:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $ctx.fill(
            lang::message!($id).of($ctx.lang),
            &[$((stringify!($name), &$value as &dyn $crate::lang::pattern::Value)),*],
        )
    };
}

/// Returns a message with values as a noun in all cases.
macro_rules! np {
    ($ctx:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $ctx.noun_of(
            lang::message!($id),
            &[$((stringify!($name), &$value as &dyn $crate::lang::pattern::Value)),*],
        )
    };
}

/// Returns the text of a message, or of its form `not`.
macro_rules! whether {
    ($ctx:expr, $yes:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $ctx.fill_form(
            lang::message!($id).of($ctx.lang),
            if $yes { "" } else { "not" },
            &[$((stringify!($name), &$value as &dyn $crate::lang::pattern::Value)),*],
        )
    };
}

/// Returns a sentence with its own subject; the message's form `after` is used after something
/// else.
macro_rules! sentence {
    ($ctx:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $ctx.sentence_of(
            lang::message!($id),
            &[$((stringify!($name), &$value as &dyn $crate::lang::pattern::Value)),*],
        )
    };
}

/// Returns a verb and its object, each by the id of its message.
macro_rules! vp {
    ($ctx:expr, $verb:literal, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $ctx.verb_with(
            $crate::cards::text::phrases::Verb { message: lang::message!($verb), action: None },
            lang::message!($id),
            &[$((stringify!($name), &$value as &dyn $crate::lang::pattern::Value)),*],
        )
    };
}

/// Returns a verb by the id of its message.
macro_rules! verb {
    ($id:literal) => {
        $crate::cards::text::phrases::Verb { message: lang::message!($id), action: None }
    };
}

pub(super) use {np, say, sentence, verb, vp, whether};

/// The grammatical person and number of a noun, which determine verbs and pronouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Like {
    You,
    They,
    Named,
    Masculine,
    Feminine,
    Neuter,
    Many,
    /// A name of unknown gender.
    Name,
    /// Nouns of different genders, one of them feminine.
    Mixed,
    /// A masculine and a neuter noun.
    MixedNeuter,
}

impl Like {
    pub(super) fn entry(self, lang: Language) -> &'static Entry {
        match self {
            Like::You => message!("card-you"),
            Like::They => message!("card-they"),
            Like::Named => message!("card-somebody"),
            Like::Masculine => message!("card-it-m"),
            Like::Feminine => message!("card-it-f"),
            Like::Neuter => message!("card-it-n"),
            Like::Many => message!("card-it-many"),
            Like::Name => message!("card-it-name"),
            Like::Mixed => message!("card-it-mixed"),
            Like::MixedNeuter => message!("card-it-mixed-neuter"),
        }
        .of(lang)
    }
}

/// The keys of the accusative, dative and genitive.
pub(super) const CASES: [&str; 3] = ["acc", "dat", "gen"];

/// A noun phrase: "a Fire spell", "each hero here".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Np {
    /// The nominative; in English the only form.
    pub text: String,
    /// The other cases, in languages that have them.
    pub cases: Option<Box<[String; 3]>>,
    pub like: Like,
    pub lang: Language,
}

impl Np {
    pub(super) fn plain(text: String, like: Like, lang: Language) -> Np {
        Np { text, cases: None, like, lang }
    }

    pub(super) fn cased(all: [String; 4], like: Like, lang: Language) -> Np {
        let [text, rest @ ..] = all;
        Np { text, cases: Some(Box::new(rest)), like, lang }
    }

    /// Returns the phrase in a case, or the nominative.
    pub(super) fn case(&self, case: &str) -> &str {
        let at = CASES.iter().position(|c| *c == case);
        let other = self.cases.as_ref().zip(at).and_then(|(all, at)| all.get(at));
        other.unwrap_or(&self.text)
    }

    /// Applies `make` to each case.
    pub(super) fn map(mut self, make: impl Fn(&str) -> String) -> Np {
        self.text = make(&self.text);
        if let Some(cases) = &mut self.cases {
            cases.iter_mut().for_each(|c| *c = make(c));
        }
        self
    }

    /// Appends words to each case.
    pub(super) fn and_then(self, words: &str) -> Np {
        if words.is_empty() { self } else { self.map(|t| format!("{t}{words}")) }
    }
}

impl Value for Np {
    fn put(&self, form: &str, out: &mut String) {
        // The nominative can be asked for where another case is being filled in.
        if form.is_empty() || form == "nom" || CASES.contains(&form) {
            out.push_str(self.case(form));
        } else {
            self.like.entry(self.lang).put(form, out);
        }
    }
}

/// A verb: its message, and the action if it is one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verb {
    pub message: &'static Message,
    pub action: Option<Action>,
}

impl Verb {
    pub(super) fn of(action: Action) -> Verb {
        let message = match action {
            Action::Reveal => message!("card-verb-reveal"),
            Action::Display => message!("card-verb-display"),
            Action::Discard => message!("card-verb-discard"),
            Action::Recharge => message!("card-verb-recharge"),
            Action::Bury => message!("card-verb-bury"),
            Action::Banish => message!("card-verb-banish"),
            Action::Shuffle => message!("card-verb-shuffle"),
            Action::Reload => message!("card-verb-put"),
        };
        Verb { message, action: Some(action) }
    }

    /// Returns the English command: "draw". Where the words of an action are more than its verb, the
    /// verb is shown for it: "put" one's card on top of a deck.
    fn base(self) -> String {
        let word = self.message.of(Language::English).value().words();
        match self.action {
            Some(action) if word == action.word() => act(action),
            Some(action) => mark_as('a', action.word(), word),
            None => word.to_owned(),
        }
    }

    /// Returns the English third person: "draws".
    fn third(self) -> &'static str {
        self.message.of(Language::English).form_or_value("third").words()
    }

    /// Returns whether the verb changes a check or damage, for which order does not matter.
    pub(super) fn on_check(self) -> bool {
        let on_check = ["add", "subtract", "use", "roll", "increase", "decrease", "reduce"];
        self.message.id().strip_prefix("card-verb-").is_some_and(|v| on_check.contains(&v))
    }
}

/// A verb phrase: "draw 1 card".
#[derive(Clone, Debug)]
pub(super) struct Vp {
    pub verb: Verb,
    /// The object, between the verb and its particle in languages that separate them.
    pub mid: String,
    /// A part at the very end: ", until you find an ally".
    pub tail: String,
    /// Further actions, each with whether "then" precedes it.
    pub more: Vec<(bool, Vp)>,
}

impl Vp {
    pub(super) fn new(verb: Verb, mid: String) -> Vp {
        Vp { verb, mid, tail: String::new(), more: Vec::new() }
    }

    pub(super) fn tail(self, tail: String) -> Vp {
        Vp { tail, ..self }
    }

    pub(super) fn then(mut self, then: bool, more: Vp) -> Vp {
        self.more.push((then, more));
        self
    }

    fn english(&self, verb: &str, more: impl Fn(&Vp) -> String) -> String {
        let mut text = verb.to_owned();
        if !self.mid.is_empty() && !verb.is_empty() {
            text.push(' ');
        }
        text += &self.mid;
        text += &self.tail;
        for (then, next) in &self.more {
            text += if *then { ", then " } else { ", " };
            text += &more(next);
        }
        text
    }

    pub(super) fn base(&self) -> String {
        self.english(&self.verb.base(), Vp::base)
    }

    pub(super) fn third(&self) -> String {
        self.english(self.verb.third(), Vp::third)
    }
}

/// The form in which an action is expressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// At the beginning: "draw 1 card".
    Command,
    /// After something else: "if you are alone, draw 1 card".
    After,
    /// "you may draw 1 card".
    May,
    /// "discard this card to draw 1 card".
    To,
}

/// A sentence with its own subject or condition, and the same after something else, for languages
/// in which that changes the word order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub text: String,
    after: Option<String>,
}

impl Sentence {
    /// Returns the sentence with another one behind it, which is part of the same.
    pub(super) fn and_then(&self, more: &str) -> Sentence {
        let with = |text: &str| format!("{text}; {more}");
        match &self.after {
            Some(after) => Sentence::both(with(&self.text), with(after)),
            None => Sentence::new(with(&self.text)),
        }
    }

    pub(super) fn new(text: String) -> Sentence {
        Sentence { text, after: None }
    }

    pub(super) fn both(text: String, after: String) -> Sentence {
        Sentence { text, after: Some(after) }
    }

    pub(super) fn after(&self) -> &str {
        self.after.as_ref().unwrap_or(&self.text)
    }

    pub(super) fn placed(&self, mood: Mood) -> &str {
        if mood == Mood::After { self.after() } else { &self.text }
    }
}

impl Ctx<'_> {
    pub(super) fn german(&self) -> bool {
        self.lang == Language::German
    }

    pub(super) fn fill(&self, entry: &Entry, values: &[(&str, &dyn Value)]) -> String {
        self.fill_form(entry, "", values)
    }

    pub(super) fn fill_form(
        &self,
        entry: &Entry,
        form: &str,
        values: &[(&str, &dyn Value)],
    ) -> String {
        let mut out = String::with_capacity(48);
        let pattern = if form.is_empty() { entry.value() } else { entry.form_or_value(form) };
        pattern.fill("", values, &mut out);
        out
    }

    pub(super) fn sentence_of(&self, message: &Message, values: &[(&str, &dyn Value)]) -> Sentence {
        let entry = message.of(self.lang);
        let text = self.fill(entry, values);
        let after = entry.form("after").map(|_| self.fill_form(entry, "after", values));
        Sentence { text, after }
    }

    pub(super) fn verb_with(
        &self,
        verb: Verb,
        message: &Message,
        values: &[(&str, &dyn Value)],
    ) -> Vp {
        let entry = message.of(self.lang);
        let tail = entry.form("tail").map(|_| self.fill_form(entry, "tail", values));
        Vp::new(verb, self.fill(entry, values)).tail(tail.unwrap_or_default())
    }

    pub(super) fn noun_of(&self, message: &Message, values: &[(&str, &dyn Value)]) -> Np {
        let entry = message.of(self.lang);
        let made = |case: &str| {
            let mut out = String::with_capacity(32);
            entry.form_or_value(case).fill(case, values, &mut out);
            out
        };
        // English declines only pronouns: "they", "them".
        if !self.german() && entry.form("acc").is_some() {
            let of = format!("of {}", made("acc"));
            return Np::cased([made(""), made("acc"), made("acc"), of], Like::Named, self.lang);
        }
        if !self.german() {
            return Np::plain(made(""), Like::Named, self.lang);
        }
        let like = match entry.form("gender").map(|g| g.words()) {
            Some("m") => Like::Masculine,
            Some("f") => Like::Feminine,
            Some("n") => Like::Neuter,
            Some("many") => Like::Many,
            _ => Like::Named,
        };
        Np::cased([made(""), made("acc"), made("dat"), made("gen")], like, self.lang)
    }

    /// Returns a name, which is the same in all cases.
    pub(super) fn name(&self, text: String) -> Np {
        if self.german() {
            let of = format!("von {text}");
            return Np::cased([text.clone(), text.clone(), text, of], Like::Name, self.lang);
        }
        Np::plain(text, Like::Name, self.lang)
    }

    /// Joins actions that follow each other, in the mood.
    pub(super) fn chain(&self, parts: &[Vp], mood: Mood) -> String {
        if self.german() {
            return german::chain(self, parts, mood);
        }
        match parts {
            [] => String::new(),
            [one] => one.base(),
            [init @ .., end] => {
                // Changes of a check or of damage have no order.
                let and = parts.iter().all(|p| p.verb.on_check());
                let init: Vec<String> = init.iter().map(Vp::base).collect();
                let last = if and { " and" } else { ", then" };
                format!("{}{last} {}", init.join(", "), end.base())
            }
        }
    }

    /// Joins two costs that are paid at once: "discard this card and recharge a spell".
    pub(super) fn both(&self, parts: &[Vp], mood: Mood) -> String {
        if self.german() {
            return german::both(self, parts, mood);
        }
        parts.iter().map(Vp::base).collect::<Vec<_>>().join(" and ")
    }
}
