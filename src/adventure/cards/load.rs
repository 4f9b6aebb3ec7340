//! Reads a pack: every entry of every file on its own, so that each error names its line and all
//! errors are told at once.

use std::hash::Hasher;
use std::path::Path;

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::content::Content;
use super::lint;
use super::locate::{Step, line_column, locate, quoted, skip_blank};
use super::printed::PackDef;
use super::problem::{Problem, Problems, Severity, did_you_mean};
use super::source::Source;
use super::split;
use super::tongue;
use super::words::with_few_new_traits;
use crate::lang::{self, Language};
use crate::terminal::is_plain;

/// The most entries of one sort (cards, locations and so on).
pub const MAX_ENTRIES: usize = 5000;
/// How deep brackets may nest in a file.
pub const MAX_DEPTH: usize = 96;
/// The most bytes of one entry: a card with all its powers takes some hundreds, a hero thousands.
pub const MAX_ENTRY: usize = 64 << 10;

/// Where one entry stands: a file of the source, and its first byte and length there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    file: usize,
    start: usize,
    len: usize,
}

/// Where every entry of a pack stands, index by index as in [`Content`].
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the lists of `Content`")]
pub struct Places {
    pub pack: Option<Place>,
    pub cards: Vec<Place>,
    pub locations: Vec<Place>,
    pub heroes: Vec<Place>,
    pub scenarios: Vec<Place>,
    pub adventures: Vec<Place>,
}

/// A pack as read, before its meaning is checked.
#[derive(Clone, Debug)]
pub struct Draft {
    /// What was read; entries with errors are missing.
    pub content: Content,
    /// Where it stands.
    pub places: Places,
    /// What could not be read.
    pub problems: Vec<Problem>,
}

/// Reads and checks the pack in a folder.
///
/// # Errors
/// Every error in it, with file, line and column.
pub fn load(dir: &Path) -> Result<Content, Vec<Problem>> {
    load_source(&Source::folder(dir)?)
}

/// Reads and checks a pack from its texts; its names are in the language that is spoken.
///
/// # Errors
/// Every error in it, with file, line and column.
pub fn load_source(source: &Source) -> Result<Content, Vec<Problem>> {
    let (content, problems) = examine(source);
    let errors: Vec<Problem> =
        problems.into_iter().filter(|p| p.severity == Severity::Error).collect();
    match content {
        Some(content) if errors.is_empty() => Ok(match lang::current() {
            Language::English => content,
            other => content.in_language(other),
        }),
        _ => Err(errors),
    }
}

/// Reads a pack and tells everything about it, warnings too. The content is there if it could be
/// read, even if it does not make sense.
pub fn examine(source: &Source) -> (Option<Content>, Vec<Problem>) {
    let Draft { content, places, mut problems } = read(source);
    if problems.is_empty() {
        problems = lint::lint(&content, source, &places);
    } else {
        return (None, problems);
    }
    (Some(content), problems)
}

impl Source {
    /// An error about a part of an entry: the part at the end of `path`, and in it the string
    /// `word`, if it is given and there.
    pub fn problem(
        &self,
        place: Option<Place>,
        path: &[Step<'_>],
        word: Option<&str>,
        message: impl Into<String>,
    ) -> Problem {
        let Some(((name, text), place)) =
            place.and_then(|p| self.files.get(p.file).map(|f| (f, p)))
        else {
            return Problem::error(&self.shown("pack.ron"), (1, 1), message);
        };
        let entry = text.get(place.start..place.start + place.len).unwrap_or_default();
        let mut at = locate(entry, path);
        if let Some(word) = word {
            at = quoted(entry, at, word);
        }
        Problem::error(&self.shown(name), line_column(text, place.start + at), message)
    }
}

/// Reads all entries, one by one; problems are told up to [`super::problem::MOST`].
pub fn read(source: &Source) -> Draft {
    with_few_new_traits(|| read_all(source))
}

fn read_all(source: &Source) -> Draft {
    let mut reader =
        Reader { source, places: Places::default(), problems: Problems::default(), pack: None };
    let (mut cards, mut locations, mut heroes) = (Vec::new(), Vec::new(), Vec::new());
    let (mut scenarios, mut adventures) = (Vec::new(), Vec::new());
    let own = |(_, (path, _)): &(usize, &(String, String))| !tongue::is_translation(path);
    for (i, (path, _)) in source.files.iter().enumerate().filter(own) {
        let part = path.split('/').next().unwrap_or(path).trim_end_matches(".ron");
        match part {
            "pack" => reader.head(i),
            "cards" => reader.list(i, &mut cards, |p| &mut p.cards),
            "locations" => reader.list(i, &mut locations, |p| &mut p.locations),
            "heroes" => reader.list(i, &mut heroes, |p| &mut p.heroes),
            "scenarios" => reader.list(i, &mut scenarios, |p| &mut p.scenarios),
            "adventures" => reader.list(i, &mut adventures, |p| &mut p.adventures),
            _ => {
                let message = "is not a file of a pack, so nothing would be read from it";
                let known = ["cards", "locations", "heroes", "scenarios", "adventures", "pack"];
                let help = did_you_mean(part, known).unwrap_or_else(|| {
                    "a pack has pack.ron, locations.ron, heroes.ron, scenarios.ron, adventures.ron \
                     and cards/*.ron"
                        .into()
                });
                let problem = Problem::error(&source.shown(path), (1, 1), message).with_help(help);
                reader.problems.push(problem);
            }
        }
    }
    let Reader { places, mut problems, pack, .. } = reader;
    if pack.is_none() && places.pack.is_none() {
        let file = source.shown("pack.ron");
        problems.push(Problem::error(&file, (1, 1), "is missing; it is the head of the pack"));
    }
    let mut content = Content::new(pack.unwrap_or_else(headless), cards);
    content.locations = locations;
    content.heroes = heroes;
    content.scenarios = scenarios;
    content.adventures = adventures;
    content.digest = digest(source);
    content.tongues = tongue::of(source).into();
    Draft { content, places, problems: problems.told(&source.place) }
}

/// Stands in for a head that could not be read; such a pack is never handed out.
fn headless() -> PackDef {
    PackDef {
        id: String::new(),
        name: String::new(),
        edition: super::printed::Edition::First,
        authors: Vec::new(),
        licence: String::new(),
        about: String::new(),
        players: 6,
        adventures: Vec::new(),
        reward: Vec::new(),
        story: Default::default(),
        scourges: Vec::new(),
    }
}

/// A digest of names and texts, translations left out, the same whatever the machine and its line ends.
pub fn digest(source: &Source) -> u64 {
    let mut hasher = siphasher::sip::SipHasher13::new_with_keys(0x656d_6265_7264, 0x7061_636b);
    let own = |(path, _): &&(String, String)| !tongue::is_translation(path);
    for (path, text) in source.files.iter().filter(own) {
        let text = text.replace("\r\n", "\n");
        for part in [path.as_bytes(), text.as_bytes()] {
            hasher.write(&(part.len() as u64).to_le_bytes());
            hasher.write(part);
        }
    }
    hasher.finish()
}

/// How content is read.
pub(super) fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
        .with_recursion_limit(MAX_DEPTH)
}

struct Reader<'a> {
    source: &'a Source,
    places: Places,
    problems: Problems,
    pack: Option<PackDef>,
}

impl Reader<'_> {
    fn head(&mut self, file: usize) {
        let text = &self.source.files[file].1;
        self.places.pack = Some(Place { file, start: 0, len: text.len() });
        if !self.hides(file) {
            self.pack = self.entry(file, 0, text);
        }
    }

    fn error(&mut self, file: usize, byte: usize, message: impl Into<String>) {
        let (path, text) = &self.source.files[file];
        let at = line_column(text, byte);
        self.problems.push(Problem::error(&self.source.shown(path), at, message));
    }

    /// Whether a file holds control characters, or letters that make a text look like another.
    fn hides(&mut self, file: usize) -> bool {
        let text = self.source.files[file].1.trim_start_matches('\u{feff}');
        let hidden = |(_, c): &(usize, char)| !matches!(c, '\r') && !is_plain(*c);
        let Some((byte, c)) = text.char_indices().find(hidden) else { return false };
        let byte = byte + self.source.files[file].1.len() - text.len();
        let message = format!("a letter that cannot be seen: {}", c.escape_unicode());
        self.error(file, byte, message);
        true
    }

    fn list<T: DeserializeOwned>(
        &mut self,
        file: usize,
        out: &mut Vec<T>,
        places: fn(&mut Places) -> &mut Vec<Place>,
    ) {
        let text = &self.source.files[file].1;
        if self.hides(file) {
            return;
        }
        let (found, fault) = match split::entries(text, MAX_DEPTH) {
            Ok(found) => (found, None),
            Err((found, fault)) => (found, Some(fault)),
        };
        for (start, len) in found {
            if out.len() >= MAX_ENTRIES {
                let message = format!("more than {MAX_ENTRIES} entries of one sort");
                return self.error(file, start, message);
            }
            if let Some(value) = self.entry(file, start, &text[start..start + len]) {
                out.push(value);
                places(&mut self.places).push(Place { file, start, len });
            }
            if self.problems.full() {
                return;
            }
        }
        if let Some((byte, message)) = fault {
            self.error(file, byte, message);
        }
    }

    /// One entry; its own lines and columns are counted from the file's first.
    fn entry<T: DeserializeOwned>(&mut self, file: usize, start: usize, entry: &str) -> Option<T> {
        let (path, text) = &self.source.files[file];
        if entry.len() > MAX_ENTRY {
            let message = format!("an entry of {} bytes; at most {MAX_ENTRY}", entry.len());
            self.error(file, start, message);
            return None;
        }
        match options().from_str::<T>(entry) {
            Ok(value) => Some(value),
            Err(_) if !self.problems.room(Severity::Error) => None,
            Err(e) => {
                let at = match &e.code {
                    // What is missing stands nowhere: the entry's beginning is named instead.
                    ron::Error::MissingStructField { outer: Some(outer), .. }
                        if outer.ends_with("Def") =>
                    {
                        line_column(text, start + skip_blank(entry, 0))
                    }
                    _ => {
                        let (line, column) = line_column(text, start);
                        let (l, c) = (e.span.start.line, e.span.start.col);
                        let at = (line + l - 1, if l == 1 { column + c - 1 } else { c });
                        if about_a_value(&e.code) { value_at(text, at) } else { at }
                    }
                };
                let problem = problem(&self.source.shown(path), at, &e.code);
                self.problems.push(problem);
                None
            }
        }
    }
}

/// Whether an error is about a value that was read to its end or not at all.
fn about_a_value(code: &ron::Error) -> bool {
    use ron::Error as E;
    matches!(
        code,
        E::Message(_)
            | E::IntegerOutOfBounds
            | E::ExpectedInteger
            | E::ExpectedArray
            | E::ExpectedString
            | E::InvalidValueForType { .. }
    )
}

/// Where the value begins that the parser was at: what is blank before it is passed, and where it
/// stands within or after a word, a number or a quote, that is gone back over.
fn value_at(text: &str, (line, column): (usize, usize)) -> (usize, usize) {
    let start = text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
    let letters = text[start..].char_indices().nth(column - 1).map_or(text.len() - start, |x| x.0);
    let mut at = start + letters;
    let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '"');
    if text[..at].ends_with(inside) {
        let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
        let before = text[..at].trim_end_matches(word);
        at = before.len() - usize::from(before.ends_with('"'));
    } else {
        at = skip_blank(text, at);
    }
    line_column(text, at)
}

/// The parser's error in our words where its own are hard to understand.
fn problem(file: &str, at: (usize, usize), code: &ron::Error) -> Problem {
    use ron::Error as E;
    match code {
        E::ExceededRecursionLimit => Problem::error(file, at, split::deeper_than(MAX_DEPTH)),
        E::NoSuchEnumVariant { expected, found, .. } => {
            let help = did_you_mean(found, expected.iter().copied())
                .unwrap_or_else(|| format!("known: {}", expected.join(", ")));
            Problem::error(file, at, format!("unknown word `{found}`")).with_help(help)
        }
        E::NoSuchStructField { expected, found, outer } => {
            let outer = outer.as_ref().map(|o| format!(" in {o}")).unwrap_or_default();
            let help = did_you_mean(found, expected.iter().copied())
                .unwrap_or_else(|| format!("known: {}", expected.join(", ")));
            Problem::error(file, at, format!("unknown field `{found}`{outer}")).with_help(help)
        }
        E::MissingStructField { field, outer } => {
            let outer = outer.as_ref().map(|o| format!(" of {o}")).unwrap_or_default();
            Problem::error(file, at, format!("the field `{field}`{outer} is missing"))
        }
        E::ExpectedIdentifier => {
            let help = "perhaps a pair of brackets too many: `When(field: ...)`, not `When((...))`";
            Problem::error(file, at, "a word is expected here").with_help(help)
        }
        E::ExpectedComma | E::TrailingCharacters => {
            let message = "a comma is missing, or a bracket is closed too early or too late";
            Problem::error(file, at, message)
        }
        E::Message(m) => Problem::error(file, at, m.clone()),
        other => Problem::error(file, at, other.to_string()),
    }
}
