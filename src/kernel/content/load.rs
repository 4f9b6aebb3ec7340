//! Reads the entries of a pack's files one by one, so that each error names its line and all errors
//! are reported at once. Works for entries of any type.

use std::collections::BTreeMap;
use std::hash::Hasher;

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::locate::{Step, line_column, locate, quoted, skip_blank};
use super::problem::{Problem, Problems, Severity, did_you_mean};
use super::recover::Blanked;
use super::source::Source;
use super::translation::Translatable;
use super::{escapes, missing, split, templates, translation};
use lang::Language;
use lang::terminal::is_plain;

/// The maximum number of entries of one type (cards, locations and so on).
pub const MAX_ENTRIES: usize = 5000;
/// The maximum nesting depth of brackets in a file.
pub const MAX_DEPTH: usize = 96;
/// The maximum size of one entry, in bytes. A card with all its powers takes a few hundred, a hero
/// a few thousand.
pub const MAX_ENTRY: usize = 64 << 10;

/// The maximum number of mistakes that are told of one entry that cannot be read.
const MOST_TRIES: usize = 24;

/// The position of an entry: the index of its file, its first byte and its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    file: usize,
    start: usize,
    len: usize,
}

impl Place {
    /// Returns the index of its file among those of the source.
    pub fn file(&self) -> usize {
        self.file
    }

    /// Returns the position of the part of a file at the end of `path`: an entry that is no item of a
    /// list by itself.
    pub fn within(source: &Source, file: usize, path: &[Step<'_>]) -> Place {
        let text = source.files.get(file).map_or("", |(_, text)| text);
        let start = locate(text, path);
        Place { file, start, len: text.len() - start }
    }
}

impl Source {
    /// Returns an error about the part of an entry at the end of `path`, and there about the string
    /// `word` if it is given and found.
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

/// Returns a pack that was read and examined, in the current language.
///
/// # Errors
/// Returns its errors if it has any, or could not be read; warnings are passed over.
pub fn accept<C: Translatable>(
    (content, problems): (Option<C>, Vec<Problem>),
) -> Result<C, Vec<Problem>> {
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

/// Returns a digest of the names and texts of a pack without its translations. The digest is the
/// same on every machine, whatever its line endings.
pub fn digest(source: &Source) -> u64 {
    let mut hasher = siphasher::sip::SipHasher13::new_with_keys(0x656d_6265_7264, 0x7061_636b);
    let own = |(path, _): &&(String, String)| !translation::is_translation(path);
    for (path, text) in source.files.iter().filter(own) {
        let text = text.replace("\r\n", "\n");
        for part in [path.as_bytes(), text.as_bytes()] {
            hasher.write(&(part.len() as u64).to_le_bytes());
            hasher.write(part);
        }
    }
    hasher.finish()
}

/// Returns the RON options with which all content is read.
pub fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
        .with_recursion_limit(MAX_DEPTH)
}

/// Reads the entries of a pack's files and collects the problems.
#[derive(Debug)]
pub struct Reader<'a> {
    /// The texts of the pack.
    pub source: &'a Source,
    /// The problems found so far.
    pub problems: Problems,
    /// The entries of each sort by their ids, once an entry is like another.
    by_id: BTreeMap<&'a str, BTreeMap<&'a str, &'a str>>,
}

impl<'a> Reader<'a> {
    /// Creates a reader for a pack.
    pub fn new(source: &'a Source) -> Reader<'a> {
        Reader { source, problems: Problems::default(), by_id: BTreeMap::new() }
    }
}

impl<'a> Reader<'a> {
    /// Reads a file that consists of one entry. Returns its position, and the entry if it can be
    /// read.
    pub fn head<T: DeserializeOwned>(&mut self, file: usize) -> (Place, Option<T>) {
        let text = &self.source.files[file].1;
        let place = Place { file, start: 0, len: text.len() };
        let entry = if self.has_hidden(file) { None } else { self.entry(file, 0, text) };
        (place, entry)
    }

    fn error(&mut self, file: usize, byte: usize, message: impl Into<String>) {
        let (path, text) = &self.source.files[file];
        let at = line_column(text, byte);
        self.problems.push(Problem::error(&self.source.shown(path), at, message));
    }

    /// Returns whether a file contains control characters or invisible characters that make a text
    /// look like another, and reports them.
    fn has_hidden(&mut self, file: usize) -> bool {
        let text = self.source.files[file].1.trim_start_matches('\u{feff}');
        let hidden = |(_, c): &(usize, char)| !matches!(c, '\r') && !is_plain(*c);
        let Some((byte, c)) = text.char_indices().find(hidden) else { return false };
        let byte = byte + self.source.files[file].1.len() - text.len();
        self.error(file, byte, unseen(c));
        true
    }

    /// Reads a file that consists of a list of entries. Entries with errors are left out.
    pub fn list<T: DeserializeOwned>(
        &mut self,
        file: usize,
        out: &mut Vec<T>,
        places: &mut Vec<Place>,
    ) {
        let text = &self.source.files[file].1;
        if self.has_hidden(file) {
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
                places.push(Place { file, start, len });
            }
            if self.problems.full() {
                return;
            }
        }
        if let Some((byte, message)) = fault {
            self.error(file, byte, message);
        }
    }

    /// Reads one entry. Line and column in its errors are those of the whole file.
    fn entry<T: DeserializeOwned>(&mut self, file: usize, start: usize, entry: &str) -> Option<T> {
        if entry.len() > MAX_ENTRY {
            let message = format!("an entry of {} bytes; at most {MAX_ENTRY}", entry.len());
            self.error(file, start, message);
            return None;
        }
        if let Some((byte, c)) = escapes::hidden(entry) {
            self.error(file, start + byte, unseen(c));
            return None;
        }
        let whole = match self.like(file, entry) {
            Ok(whole) => whole,
            Err((byte, message)) => {
                self.error(file, start + byte, message);
                return None;
            }
        };
        let read = whole.as_deref().unwrap_or(entry);
        if read.len() > MAX_ENTRY {
            let message = format!("an entry of {} bytes; at most {MAX_ENTRY}", read.len());
            self.error(file, start, message);
            return None;
        }
        let e = match options().from_str::<T>(read) {
            Ok(value) => return Some(value),
            Err(e) => e,
        };
        // What was wrong is blanked out, and the rest read again, so that all mistakes of the entry
        // are told at once.
        let mut rest = Blanked::new(read);
        let mut next = Some(e);
        for _ in 0..MOST_TRIES {
            let Some(e) = next.filter(|_| self.problems.room(Severity::Error)) else { break };
            let of_entry = matches!(&e.code, ron::Error::MissingStructField { outer: Some(outer), .. }
                if outer.ends_with("Def"));
            // What is missing was perhaps only blanked out.
            if of_entry && !rest.is_whole() {
                break;
            }
            let at = value_at(&rest.text, (e.span.start.line, e.span.start.col));
            let byte = byte_at(&rest.text, at);
            let whole = rest.is_whole();
            let blanked = rest.blank(byte);
            if whole || blanked == Some(false) {
                self.tell(file, start, entry, &e);
            }
            if of_entry && whole {
                for e in missing::others::<T>(read, &e) {
                    self.tell(file, start, entry, &e);
                }
            }
            if of_entry || blanked.is_none() {
                break;
            }
            next = options().from_str::<T>(&rest.text).err();
        }
        None
    }

    /// Returns an entry with all that it takes over from others of its sort (`like`).
    fn like(&mut self, file: usize, entry: &str) -> Result<Option<String>, (usize, String)> {
        // Stories have the word, too; as a field it has a colon after it, or a comment before that.
        let names_field = |(at, word): (usize, &str)| {
            entry[at + word.len()..].trim_start().starts_with([':', '/'])
        };
        if !entry.match_indices("like").any(names_field) {
            return Ok(None);
        }
        let sort = |path: &'a str| path.split('/').next().unwrap_or(path).trim_end_matches(".ron");
        let files = &self.source.files;
        let this = sort(&files[file].0);
        let all = self.by_id.entry(this).or_insert_with(|| {
            let same = files.iter().filter(|(path, _)| sort(path) == this);
            let entries = same.flat_map(|(_, text)| {
                let found = split::entries(text, MAX_DEPTH).unwrap_or_else(|(found, _)| found);
                found.into_iter().map(|(start, len)| &text[start..start + len])
            });
            entries.filter_map(|e| Some((templates::id(e)?, e))).collect()
        });
        templates::expand(entry, |id| all.get(id).copied())
    }

    /// Reports an error of the parser in an entry.
    fn tell(&mut self, file: usize, start: usize, entry: &str, e: &ron::error::SpannedError) {
        let (path, text) = &self.source.files[file];
        let at = match &e.code {
            // What is taken over from another entry has its mistakes there.
            _ if e.span.start.line > entry.lines().count() => line_column(text, start),
            // A missing field has no position: the error names the beginning of the entry.
            ron::Error::MissingStructField { outer: Some(outer), .. } if outer.ends_with("Def") => {
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
    }
}

/// Returns the byte at a line and column, both counted from 1.
fn byte_at(text: &str, (line, column): (usize, usize)) -> usize {
    let start = text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
    let rest = text.get(start..).unwrap_or_default();
    start + rest.char_indices().nth(column - 1).map_or(rest.len(), |x| x.0)
}

/// Returns the message about a character that nobody sees.
pub(super) fn unseen(c: char) -> String {
    format!("a letter that cannot be seen: {}", c.escape_unicode())
}

/// Returns whether an error is about a value that was read to its end or not at all.
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

/// Returns where the value begins at which the parser stopped: skips white space, and goes back to
/// the beginning of the word, number or string around or before that position.
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

/// Returns the words that could stand at a place.
fn one_of(expected: &[&str]) -> String {
    format!("expected one of {}", expected.join(", "))
}

/// Converts an error of the parser into a problem, with a clearer message where the parser's own is
/// hard to understand.
fn problem(file: &str, at: (usize, usize), code: &ron::Error) -> Problem {
    use ron::Error as E;
    match code {
        E::ExceededRecursionLimit => Problem::error(file, at, split::deeper_than(MAX_DEPTH)),
        E::NoSuchEnumVariant { expected, found, .. } => {
            let help =
                did_you_mean(found, expected.iter().copied()).unwrap_or_else(|| one_of(expected));
            Problem::error(file, at, format!("unknown word `{found}`")).with_help(help)
        }
        E::NoSuchStructField { expected, found, outer } => {
            let outer = outer.as_ref().map(|o| format!(" in {o}")).unwrap_or_default();
            let help =
                did_you_mean(found, expected.iter().copied()).unwrap_or_else(|| one_of(expected));
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
