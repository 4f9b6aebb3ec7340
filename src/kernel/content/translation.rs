//! Localization of packs, their translations: `lang/de.ftl` in its folder gives the names of cards and locations and
//! the stories in another language. A long translation is several files in `lang/de/`, which are read
//! as one.
//!
//! ```text
//! card-boathook = Bootshaken
//!     .flavour = Zum Abwehren. Wovon, hat niemand notiert.
//! location-fish-market = Fischmarkt
//! hero-brannick = Brannick Stowe
//!     .title = Lampenschlepper
//! role-brannick-1 = Der Turm
//! scenario-rent-day = Pachttag
//!     .opening = ...
//! ```
//! A missing text is shown as the pack itself has it. How names are inflected in German sentences
//! is described in [`crate::lang::inflection`]. A translation does not change what a pack means:
//! neither its digest nor any game depends on it.

mod length;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};

use super::problem::{MOST, Problem, Problems, Severity, did_you_mean};
use super::source::Source;
use crate::lang::Language;
use crate::lang::inflection::{self, Gender, Inflection};
use lang::terminal::is_plain;
use length::{Bounded, most_letters};
pub use length::{is_story, short, too_long};

/// The folder of a pack that holds its translations.
pub const FOLDER: &str = "lang/";
/// The maximum nesting depth of braces in a translation.
const MAX_BRACES: usize = 16;
/// The texts of a pack in other languages.
#[derive(Clone, Debug, Default)]
pub struct Translations {
    files: BTreeMap<Language, String>,
    /// The pack's original texts by id, stored when a translation replaces them.
    own: BTreeMap<String, String>,
}

/// Returns the language of a translation file by its name, or by that of its folder.
fn language_of(path: &str) -> Option<Language> {
    let path = path.strip_prefix(FOLDER)?.strip_suffix(".ftl")?;
    let code = path.split_once('/').map_or(path, |(folder, _)| folder);
    Language::ALL.into_iter().find(|l| l.code() == code)
}

/// Returns whether a path within a pack is one of its translations.
pub fn is_translation(path: &str) -> bool {
    path.starts_with(FOLDER) && path.ends_with(".ftl")
}

/// Reads the translations of a pack.
pub fn of(source: &Source) -> Translations {
    let mut files: BTreeMap<Language, String> = BTreeMap::new();
    for (language, text) in source.files.iter().filter_map(|(p, t)| Some((language_of(p)?, t))) {
        let all = files.entry(language).or_default();
        // A file need not end with a line break.
        all.push_str(if all.is_empty() { "" } else { "\n" });
        all.push_str(text);
    }
    Translations { files, own: BTreeMap::new() }
}

/// The messages of one file.
struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// Parses a file. Returns its messages and its problems (byte offset and message), at most as
    /// many as are reported.
    fn read(language: Language, text: &str) -> (Messages, Vec<(usize, String)>) {
        let mut faults = Vec::new();
        let deep = too_deep(text);
        let body = if deep.is_some() { String::new() } else { text.to_owned() };
        faults.extend(deep.map(|at| (at, format!("braces nest deeper than {MAX_BRACES}"))));
        let resource = FluentResource::try_new(body).unwrap_or_else(|(rest, errors)| {
            let wrong = errors.into_iter().map(|e| (e.pos.start, e.kind.to_string()));
            faults.extend(wrong.take(MOST + 1));
            rest
        });
        let code = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        let twice = bundle.add_resource(resource).err();
        for error in twice.into_iter().flatten().take(MOST + 1) {
            let FluentError::Overriding { id, .. } = error else { continue };
            let again = text.rfind(&format!("\n{id} ")).map_or(0, |at| at + 1);
            faults.push((again, format!("`{}` is said twice", short(&id))));
        }
        (Messages(bundle), faults)
    }

    /// Returns the text of an id; `None` if there is none or it is too long.
    fn get(&self, id: &str) -> Option<String> {
        self.find(id)?.ok()
    }

    /// Returns the text of an id, or as an error the maximum number of its characters.
    fn find(&self, id: &str) -> Option<Result<String, usize>> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(n, a)| (n, Some(a)));
        let message = self.0.get_message(name)?;
        let pattern = match attribute {
            Some(a) => message.get_attribute(a)?.value(),
            None => message.value()?,
        };
        let most = most_letters(id);
        let mut out = Bounded::with_limit(most);
        // Formatting stops as soon as the text is too long, because messages may nest.
        Some(match self.0.write_pattern(&mut out, pattern, None, &mut Vec::new()) {
            Ok(()) => Ok(out.into_text()),
            Err(fmt::Error) => Err(most),
        })
    }
}

/// A pack whose names and stories can be in other languages; it is written in English. As long as it
/// says nothing of translations, it has none.
pub trait Translatable: Clone {
    /// Returns every translatable text by its id, empty ones left out.
    fn texts(&mut self) -> Vec<(String, &mut String)> {
        Vec::new()
    }

    /// Returns the ids of words that texts are made of and that a translation may give, too. They are no
    /// texts of the pack, so none of them is missing.
    fn words(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns the translations.
    fn translations(&self) -> &Translations {
        const { &Translations { files: BTreeMap::new(), own: BTreeMap::new() } }
    }

    /// Returns the language in which the texts are now.
    fn spoken(&self) -> Language {
        Language::English
    }

    /// Sets the translations, and the language in which the texts are now.
    fn set_spoken(&mut self, _translations: Translations, _spoken: Language) {}

    /// Returns the pack with its names and stories in that language; ids, numbers and digest stay the
    /// same.
    #[must_use]
    fn in_language(&self, language: Language) -> Self {
        let mut pack = self.clone();
        if !self.translations().is_empty() {
            let translations = self.translations().apply(pack.texts(), language);
            pack.set_spoken(translations, language);
        }
        pack
    }

    /// Returns the pack in a language; the same pack if it has that language already, since who shares
    /// a pack recognizes it by its address.
    #[must_use]
    fn shared_in(self: &Arc<Self>, language: Language) -> Arc<Self> {
        match self.spoken() == language {
            true => self.clone(),
            false => Arc::new(self.in_language(language)),
        }
    }

    /// Returns the ids of texts that a language lacks, which makes its translation incomplete.
    fn missing_translations(&self, language: Language) -> Vec<String> {
        let mut own = self.clone();
        let ids = own.texts().into_iter().map(|(id, _)| id);
        self.translations().missing(ids, language)
    }

    /// Reports problems of the pack's translations as warnings; the pack can be played all the same.
    fn lint_translations(&self, source: &Source, problems: &mut Problems) {
        let mut own = self.clone();
        let known = own.texts().into_iter().map(|(id, _)| id).collect();
        let words = self.words().into_iter().collect();
        lint(&known, &words, source, problems);
    }
}

impl Translations {
    /// Replaces the texts of a pack by those of a language, or by the pack's original texts where
    /// the language has none. Does nothing if there is no translation. Returns the translations,
    /// now with the original texts, for the next change of language.
    #[must_use]
    pub fn apply(&self, texts: Vec<(String, &mut String)>, language: Language) -> Translations {
        let mut all = self.clone();
        if all.own.is_empty() {
            all.own = texts.iter().map(|(id, text)| (id.clone(), String::clone(text))).collect();
        }
        let messages = all.files.get(&language).map(|t| Messages::read(language, t).0);
        for (id, text) in texts {
            // A text that was added to the pack during play has no original text.
            if let Some(own) = all.own.get(&id) {
                let other = messages.as_ref().and_then(|m| m.get(&id));
                let attribute = |form: &str| messages.as_ref()?.get(&format!("{id}.{form}"));
                if let (Some(name), Some(forms)) = (&other, Inflection::read(attribute)) {
                    inflection::register(name, forms);
                }
                *text = other.unwrap_or_else(|| own.clone());
            }
        }
        all
    }

    /// Returns those of these words that a language gives, by their ids.
    pub fn words(&self, ids: Vec<String>, language: Language) -> Vec<(String, String)> {
        let Some(text) = self.files.get(&language) else { return Vec::new() };
        let (messages, _) = Messages::read(language, text);
        let found = ids.into_iter().filter_map(|id| messages.get(&id).map(|word| (id, word)));
        found.collect()
    }

    /// Returns whether there are no translations.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Returns the ids for which a language has no text, which makes its translation incomplete.
    pub fn missing(
        &self,
        ids: impl IntoIterator<Item = String>,
        language: Language,
    ) -> Vec<String> {
        let text = self.files.get(&language).map_or("", String::as_str);
        let (messages, _) = Messages::read(language, text);
        ids.into_iter().filter(|id| messages.get(id).is_none()).collect()
    }
}

/// Returns where braces nest too deep, since the parser recurses as deep as they nest. Braces
/// within quotes within braces are text.
fn too_deep(text: &str) -> Option<usize> {
    let (mut open, mut quoted, mut escaped) = (0usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'\n' => quoted = false,
            b'\\' if quoted && !escaped => {
                escaped = true;
                continue;
            }
            b'"' if open > 0 && !escaped => quoted = !quoted,
            b'{' if !quoted => open += 1,
            b'}' if !quoted => open = open.saturating_sub(1),
            _ => {}
        }
        escaped = false;
        if open > MAX_BRACES {
            return Some(at);
        }
    }
    None
}

/// Reports problems of a pack's translations as warnings; the pack loads all the same. `known` are
/// the ids of its texts, `words` those of words that may be given besides.
pub fn lint(
    known: &BTreeSet<String>,
    words: &BTreeSet<String>,
    source: &Source,
    problems: &mut Problems,
) {
    let mut said = BTreeSet::new();
    for (path, text) in source.files.iter().filter(|(path, _)| is_translation(path)) {
        let file = source.shown(path);
        let at = |byte: usize| super::locate::line_column(text, byte.min(text.len()));
        let Some(language) = language_of(path) else {
            let codes: Vec<&str> = Language::ALL.iter().map(|l| l.code()).collect();
            let message = "is a language that nothing else speaks";
            let help = format!("known: {}", codes.join(", "));
            problems.push(Problem::error(&file, (1, 1), message).with_help(help).warning());
            continue;
        };
        let as_it_is = text.char_indices().find(|(_, c)| *c != '\r' && !is_plain(*c));
        if let Some((byte, c)) = as_it_is.or_else(|| super::escapes::hidden(text)) {
            problems.push(Problem::error(&file, at(byte), super::load::unseen(c)).warning());
        }
        let (messages, faults) = Messages::read(language, text);
        for (byte, fault) in faults {
            if !problems.room(Severity::Warning) {
                break;
            }
            problems.push(Problem::error(&file, at(byte), fault).warning());
        }
        let mut seen = BTreeSet::new();
        for (byte, id) in named(text) {
            // A duplicate id is reported once.
            if !seen.insert(id.clone()) {
                continue;
            }
            if !said.insert((language, id.clone())) {
                if !problems.room(Severity::Warning) {
                    break;
                }
                let fault = format!("`{}` is said in another file too", short(&id));
                problems.push(Problem::error(&file, at(byte), fault).warning());
                continue;
            }
            let is_text = known.contains(&id);
            if (is_text || is_form(known, &id))
                && let Some(Err(most)) = messages.find(&id)
            {
                let message =
                    format!("`{}` has more than {most} letters, and is not used", short(&id));
                problems.push(Problem::error(&file, at(byte), message).warning());
                continue;
            }
            if is_text || words.contains(&id) {
                continue;
            }
            if !problems.room(Severity::Warning) {
                break;
            }
            if let Some(fault) = unfit(&messages, known, &id) {
                problems.push(Problem::error(&file, at(byte), fault).warning());
            } else if !is_form(known, &id) {
                let message = format!("there is no text `{}` in this pack", short(&id));
                let problem = Problem::error(&file, at(byte), message).warning();
                problems.push(match did_you_mean(&id, known.iter().map(String::as_str)) {
                    Some(help) => problem.with_help(help),
                    None => problem,
                });
            }
        }
    }
}

/// Returns whether an id is that of a form of a name, such as `card-lamp.gender`.
fn is_form(known: &BTreeSet<String>, id: &str) -> bool {
    let parts = id.split_once('.');
    parts.is_some_and(|(name, form)| Inflection::FORMS.contains(&form) && known.contains(name))
}

/// Returns a message if the id is that of a gender and its text is none.
fn unfit(messages: &Messages, known: &BTreeSet<String>, id: &str) -> Option<String> {
    let word = messages.get(id).filter(|_| is_form(known, id) && id.ends_with(".gender"))?;
    let fits = Gender::from_code(&word).is_some();
    (!fits).then(|| format!("`{word}` is no gender: m, f, n, or many for the plural"))
}

/// Returns the ids of the messages in a file, each with its byte offset.
fn named(text: &str) -> Vec<(usize, String)> {
    let (mut all, mut id, mut byte) = (Vec::new(), String::new(), 0);
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim_start();
        let blank = line.len() - trimmed.len();
        let name = trimmed.split_once('=').map(|(name, _)| name.trim());
        match name {
            Some(name) if blank == 0 && !line.starts_with('#') && !name.contains(' ') => {
                name.clone_into(&mut id);
                all.push((byte, id.clone()));
            }
            Some(name) if name.starts_with('.') && !name.contains(' ') => {
                all.push((byte + blank, format!("{id}{name}")));
            }
            _ => {}
        }
        byte += line.len();
    }
    // A message may exist for its attributes alone.
    let alone = |(byte, id): &(usize, String)| {
        text[*byte..].lines().next().is_some_and(|l| l.trim_end().ends_with('='))
            && !id.contains('.')
    };
    all.retain(|found| !alone(found));
    all
}
