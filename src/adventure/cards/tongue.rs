//! A pack in other languages: `lang/de.ftl` in its folder says what its cards, places and stories
//! are called there.
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
//! What is missing is said as the pack itself says it. How sentences bend the names in German,
//! [`crate::lang::bent`] tells. A translation is no part of what a pack means: neither its digest
//! nor any game depends on it.

#[cfg(test)]
mod bent_names;
mod length;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};

use super::content::Content;
use super::problem::{MOST, Problem, Problems, Severity, did_you_mean};
use super::source::Source;
use crate::lang::Language;
use crate::lang::bent::{self, Gender, Told};
use crate::terminal::is_plain;
use length::{Bounded, most_letters};
pub use length::{is_story, short, too_long};

/// The folder of a pack that holds its translations.
pub const FOLDER: &str = "lang/";
/// How deep braces may nest in a translation.
const MAX_BRACES: usize = 16;
/// What a pack is called in other languages.
#[derive(Clone, Debug, Default)]
pub struct Tongues {
    files: BTreeMap<Language, String>,
    /// Its own words, by id: kept as soon as others stand in their place.
    own: BTreeMap<String, String>,
}

/// The language of a file of translations.
fn language_of(path: &str) -> Option<Language> {
    let code = path.strip_prefix(FOLDER)?.strip_suffix(".ftl")?;
    Language::ALL.into_iter().find(|l| l.code() == code)
}

/// Whether a path within a pack is one of its translations.
pub fn is_translation(path: &str) -> bool {
    path.starts_with(FOLDER) && path.ends_with(".ftl")
}

/// The translations of a pack.
pub fn of(source: &Source) -> Tongues {
    let files = source.files.iter().filter_map(|(p, text)| Some((language_of(p)?, text.clone())));
    Tongues { files: files.collect(), own: BTreeMap::new() }
}

/// Every text of a pack that can be translated, by its id.
pub(super) fn texts(content: &mut Content) -> Vec<(String, &mut String)> {
    let mut all: Vec<(String, &mut String)> = vec![
        ("pack".into(), &mut content.pack.name),
        ("pack.about".into(), &mut content.pack.about),
    ];
    for card in &mut content.cards {
        let id = format!("card-{}", card.id);
        all.push((format!("{id}.flavour"), &mut card.flavour));
        all.push((id, &mut card.name));
    }
    for place in &mut content.locations {
        let id = format!("location-{}", place.id);
        all.push((format!("{id}.flavour"), &mut place.flavour));
        all.push((id, &mut place.name));
    }
    for hero in &mut content.heroes {
        let id = format!("hero-{}", hero.id);
        all.push((format!("{id}.title"), &mut hero.title));
        all.push((format!("{id}.story"), &mut hero.story));
        for (n, role) in hero.roles.iter_mut().enumerate() {
            let id = format!("role-{}-{}", hero.id, n + 1);
            all.push((format!("{id}.story"), &mut role.story));
            all.push((id, &mut role.name));
        }
        all.push((id, &mut hero.name));
    }
    for scenario in &mut content.scenarios {
        let id = format!("scenario-{}", scenario.id);
        all.push((format!("{id}.opening"), &mut scenario.opening));
        all.push((format!("{id}.ending"), &mut scenario.ending));
        all.push((format!("{id}.losing"), &mut scenario.losing));
        all.push((id, &mut scenario.name));
    }
    for adventure in &mut content.adventures {
        let id = format!("adventure-{}", adventure.id);
        all.push((format!("{id}.opening"), &mut adventure.opening));
        all.push((id, &mut adventure.name));
    }
    // What says nothing needs no translation.
    all.retain(|(_, text)| !text.is_empty());
    all
}

/// Messages of one file, and what is wrong with it: the byte and the words.
struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// Reads a file; of what is wrong with it, no more than is told.
    fn read(language: Language, text: &str) -> (Messages, Vec<(usize, String)>) {
        let mut faults = Vec::new();
        let deep = too_deep(text);
        let said = if deep.is_some() { String::new() } else { text.to_owned() };
        faults.extend(deep.map(|at| (at, format!("braces nest deeper than {MAX_BRACES}"))));
        let resource = FluentResource::try_new(said).unwrap_or_else(|(rest, errors)| {
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

    /// What is said for an id; nothing, if that is longer than it can be.
    fn get(&self, id: &str) -> Option<String> {
        self.find(id)?.ok()
    }

    /// What is said for an id, or how many letters it may have.
    fn find(&self, id: &str) -> Option<Result<String, usize>> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(n, a)| (n, Some(a)));
        let message = self.0.get_message(name)?;
        let pattern = match attribute {
            Some(a) => message.get_attribute(a)?.value(),
            None => message.value()?,
        };
        let most = most_letters(id);
        let mut said = Bounded::of(most);
        // It stops as soon as it is too long: texts may stand in each other.
        Some(match self.0.write_pattern(&mut said, pattern, None, &mut Vec::new()) {
            Ok(()) => Ok(said.into_text()),
            Err(fmt::Error) => Err(most),
        })
    }
}

impl Content {
    /// The same pack with its names and stories in that language; ids, numbers and digest stay.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Content {
        let mut content = self.clone();
        let mut tongues = Tongues::clone(&self.tongues);
        if tongues.files.is_empty() {
            return content;
        }
        if tongues.own.is_empty() {
            tongues.own =
                texts(&mut content).into_iter().map(|(id, text)| (id, text.clone())).collect();
        }
        let messages = tongues.files.get(&language).map(|t| Messages::read(language, t).0);
        for (id, text) in texts(&mut content) {
            // What was added to the pack as it is played has no other words.
            if let Some(own) = tongues.own.get(&id) {
                let other = messages.as_ref().and_then(|m| m.get(&id));
                let attribute = |form: &str| messages.as_ref()?.get(&format!("{id}.{form}"));
                if let (Some(name), Some(told)) = (&other, Told::read(attribute)) {
                    bent::teach(name, told);
                }
                *text = other.unwrap_or_else(|| own.clone());
            }
        }
        content.tongues = Arc::new(tongues);
        content.spoken = language;
        content
    }

    /// The ids of its texts that a language says nothing for: a translation that is not whole.
    pub fn unsaid(&self, language: Language) -> Vec<String> {
        let text = self.tongues.files.get(&language).map_or("", String::as_str);
        let (messages, _) = Messages::read(language, text);
        let mut own = self.clone();
        let ids = texts(&mut own).into_iter().map(|(id, _)| id);
        ids.filter(|id| messages.get(id).is_none()).collect()
    }
}

/// Where braces nest too deep, if they do: reading goes as deep as they nest. Braces within quotes
/// within braces are letters.
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

/// Notes what is wrong with the translations of a pack: it is played all the same.
pub fn lint(content: &Content, source: &Source, problems: &mut Problems) {
    let mut own = content.clone();
    let known: BTreeSet<String> = texts(&mut own).into_iter().map(|(id, _)| id).collect();
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
        if let Some((byte, c)) = text.char_indices().find(|(_, c)| *c != '\r' && !is_plain(*c)) {
            let message = format!("a letter that cannot be seen: {}", c.escape_unicode());
            problems.push(Problem::error(&file, at(byte), message).warning());
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
            // What is said twice is told once.
            if !seen.insert(id.clone()) {
                continue;
            }
            let is_text = known.contains(&id);
            if (is_text || bends(&known, &id))
                && let Some(Err(most)) = messages.find(&id)
            {
                let message =
                    format!("`{}` has more than {most} letters, and is not used", short(&id));
                problems.push(Problem::error(&file, at(byte), message).warning());
                continue;
            }
            if is_text {
                continue;
            }
            if !problems.room(Severity::Warning) {
                break;
            }
            if let Some(fault) = unfit(&messages, &known, &id) {
                problems.push(Problem::error(&file, at(byte), fault).warning());
            } else if !bends(&known, &id) {
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

/// Whether it says how a name is bent: `card-lamp.gender`.
fn bends(known: &BTreeSet<String>, id: &str) -> bool {
    let parts = id.split_once('.');
    parts.is_some_and(|(name, form)| Told::FORMS.contains(&form) && known.contains(name))
}

/// What is wrong with the gender of a name, if this says one.
fn unfit(messages: &Messages, known: &BTreeSet<String>, id: &str) -> Option<String> {
    let word = messages.get(id).filter(|_| bends(known, id) && id.ends_with(".gender"))?;
    let fits = Gender::of_word(&word).is_some();
    (!fits).then(|| format!("`{word}` is no gender: m, f, n, or many for the plural"))
}

/// The ids that a file says something for, each with the byte where it stands.
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
    // A message may be there for its attributes alone.
    let alone = |(byte, id): &(usize, String)| {
        text[*byte..].lines().next().is_some_and(|l| l.trim_end().ends_with('='))
            && !id.contains('.')
    };
    all.retain(|found| !alone(found));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::load;

    const PACK: &str = r#"(id: "t", name: "Test", edition: First, authors: [],
        licence: "MIT", adventures: [])"#;
    const CARDS: &str = r#"[
        (id: "boathook", name: "Boathook", kind: Weapon, check: "Melee 5", flavour: "For fending off."),
        (id: "lamp", name: "Lamp", kind: Item, check: "Craft 4"),
    ]"#;

    fn source(german: &str) -> Source {
        let files = [("pack.ron", PACK), ("cards/all.ron", CARDS), ("lang/de.ftl", german)];
        let mut source = Source::of("t", &files);
        if german.is_empty() {
            source.files.retain(|(p, _)| !is_translation(p));
        }
        source
    }

    #[test]
    fn names_are_said_in_the_language_and_back_again() {
        let german = "card-boathook = Bootshaken\n    .flavour =\n        Zum Abwehren.\n        Wovon, steht nirgends.\n";
        let content = load::read(&source(german)).content;
        let other = content.in_language(Language::German);
        assert_eq!(other.cards[0].name, "Bootshaken");
        assert_eq!(other.cards[0].flavour, "Zum Abwehren.\nWovon, steht nirgends.");
        assert_eq!(other.cards[1].name, "Lamp");
        let back = other.in_language(Language::English);
        assert_eq!(back.cards[0].name, "Boathook");
        assert_eq!((back.digest, other.digest), (content.digest, content.digest));
        assert_eq!(load::read(&source("")).content.digest, content.digest);
        assert_eq!(content.unsaid(Language::German), ["pack", "card-lamp"]);
    }

    #[test]
    fn mistakes_name_their_line() {
        let read = |german: &str| {
            let source = source(german);
            let mut problems = Problems::default();
            lint(&load::read(&source).content, &source, &mut problems);
            problems.told("t").iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(read("card-lamp = Lampe\n"), Vec::<String>::new());
        assert!(
            read("card-lamp = Lampe\ncard-boathok = Haken\n")[0].starts_with("t/lang/de.ftl:2:1: ")
        );
        assert!(read("card-lamp = Lampe\n\n???\n")[0].starts_with("t/lang/de.ftl:3:1: "));
        assert!(
            read("card-lamp = Lampe\ncard-lamp = Licht\n")[0]
                .contains(":2:1: warning: `card-lamp`")
        );
    }

    /// What ships is whole in every language.
    #[test]
    fn packs_that_ship_are_translated() {
        for pack in ["lamplighters", "glass-caravan"] {
            let source = Source::builtin(pack).unwrap();
            let content = load::read(&source).content;
            let mut problems = Problems::default();
            lint(&content, &source, &mut problems);
            assert_eq!(problems.told(pack), Vec::new());
            for language in Language::ALL.into_iter().filter(|l| *l != Language::English) {
                assert_eq!(content.unsaid(language), Vec::<String>::new(), "{pack}");
            }
        }
    }
}
