//! A family's catalogue of rules and the search in it. Every refusal names an entry.
//!
//! A catalogue is a text with headings (`## `) and entries (`- **AC-CHECK-07** [R] ...`). An id has
//! the family's prefix, an area and a number; the letters in brackets name the editions of the
//! entry, in a family that has some.

mod about;
mod keywords;

pub use about::{About, Shown};
pub use keywords::Keyword;

use std::sync::LazyLock;

use lang::Language;

/// The parts of a family's catalogue.
pub struct Source {
    /// The prefix of all ids, such as `AC`.
    pub prefix: &'static str,
    /// The text.
    pub text: &'static str,
    /// Converts a heading to what players read.
    pub heading: fn(&str) -> String,
    /// Converts an entry to what players read, with names of editions in place of letters.
    pub words: fn(&str) -> String,
    /// The letters of editions with the ids of their messages, none in a family without editions. The first
    /// one stands for all others.
    pub editions: &'static [(&'static str, &'static str)],
    /// The area of rulings on other entries.
    pub rulings: &'static str,
    /// The area of worked examples.
    pub examples: &'static str,
    /// The built-in vignettes: path, title and proven rules, separated by tabs.
    pub vignettes: &'static str,
    /// The keywords by language; English first, because the others refer to it.
    pub keywords: Vec<(Language, &'static str)>,
}

/// A catalogue of rules.
pub struct Catalogue {
    source: Source,
    entries: Vec<Entry>,
    keywords: Vec<(Language, Vec<Keyword>)>,
}

/// The catalogue of a family that has none.
pub static EMPTY: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Source {
        prefix: "",
        text: "",
        heading: str::to_owned,
        words: str::to_owned,
        editions: &[],
        rulings: "",
        examples: "",
        vignettes: "",
        keywords: Vec::new(),
    })
});

/// An entry of a catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id, such as `AC-CHECK-07`.
    pub id: &'static str,
    /// The heading above it.
    pub heading: &'static str,
    /// The text, which begins with the editions.
    pub text: &'static str,
    /// The id of the message that names the editions.
    editions: &'static str,
}

impl Entry {
    /// Returns the letters of the editions, such as `R+M`; empty if there are none.
    pub fn mark(&self) -> &'static str {
        let inside = self.text.strip_prefix('[').and_then(|t| t.split_once(']'));
        inside.map_or("", |(mark, _)| mark)
    }

    /// Returns whether the entry belongs to an edition, by its letter.
    pub fn holds(&self, edition: impl Into<&'static str>) -> bool {
        let letter = edition.into();
        self.mark().is_empty() || self.mark().split('+').any(|m| m == letter)
    }

    /// Returns the names of the editions; nothing in a family that has none.
    pub fn editions(&self) -> String {
        if self.editions.is_empty() { String::new() } else { lang::translate(self.editions, &[]) }
    }

    /// Returns the entry as plain text: its id, its editions, and its text.
    pub fn plain_text(&self) -> String {
        let words = self.words().replace("**", "");
        match self.editions().as_str() {
            "" => format!("{} {words}", self.id),
            editions => format!("{} ({editions}) {words}", self.id),
        }
    }

    /// Returns the text without the mark of the editions.
    pub fn words(&self) -> &'static str {
        let text = self.text.strip_prefix('[').and_then(|t| t.split_once(']'));
        text.map_or(self.text, |(_, words)| words).trim_start()
    }

    /// Returns the area: `CHECK` of `AC-CHECK-07`.
    pub fn area(&self) -> &'static str {
        self.id.split('-').nth(1).unwrap_or_default()
    }
}

/// A part of a text: words, or the id of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text between ids.
    Words(&'a str),
    /// An entry that the text names.
    Rule(Entry),
}

impl Catalogue {
    /// Parses a catalogue. Parts for developers (conventions, tables) are left out; unreadable
    /// keyword files yield no keywords.
    pub fn read(source: Source) -> Catalogue {
        let mut heading: &'static str = "";
        let begins = format!("- **{}-", source.prefix);
        let read = |line: &'static str| {
            if let Some(h) = line.strip_prefix("## ") {
                // Created once and kept for the whole run of the program.
                heading = (source.heading)(h).leak();
                return None;
            }
            let (id, rest) =
                line.strip_prefix(&begins).and(line.strip_prefix("- **"))?.split_once("** ")?;
            // Only a family with editions marks them.
            let marked = rest.strip_prefix('[').and_then(|t| t.split_once("] "));
            let text: &'static str = match marked {
                Some((mark, text)) => format!("[{mark}] {}", (source.words)(text.trim())).leak(),
                None => (source.words)(rest.trim()).leak(),
            };
            let mut entry = Entry { id, heading, text, editions: "" };
            let of = |(letters, _): &&(&str, &str)| *letters == entry.mark();
            let editions = source.editions.iter().find(of).or(source.editions.first());
            entry.editions = editions.map_or("", |(_, message)| message);
            Some(entry)
        };
        let entries: Vec<Entry> = source.text.lines().filter_map(read).collect();
        let mut catalogue = Catalogue { source, entries, keywords: Vec::new() };
        catalogue.keywords = keywords::read(&catalogue);
        catalogue
    }

    /// Returns all entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.entries.iter().copied()
    }

    /// Returns the entry with an id, in any case; also for `CHECK-7` and `check 7`.
    pub fn find(&self, id: &str) -> Option<Entry> {
        let wanted = self.plain(id)?;
        self.entries().find(|e| self.plain(e.id).as_ref() == Some(&wanted))
    }

    /// Returns the area and the number of an id.
    fn plain(&self, id: &str) -> Option<(String, u32)> {
        let id = id.trim().to_uppercase().replace([' ', '_'], "-");
        let inside = id.strip_prefix(self.source.prefix).and_then(|id| id.strip_prefix('-'));
        let id = inside.unwrap_or(&id);
        let (area, number) = id.rsplit_once('-')?;
        Some((area.to_owned(), number.parse().ok()?))
    }

    /// Returns the headings with entries, in order, each with the number of its entries.
    pub fn areas(&self) -> Vec<(&'static str, usize)> {
        let mut all: Vec<(&'static str, usize)> = Vec::new();
        for e in self.entries() {
            match all.last_mut() {
                Some((heading, n)) if *heading == e.heading => *n += 1,
                _ => all.push((e.heading, 1)),
            }
        }
        all
    }

    /// Splits a text at the ids that it contains.
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<Piece<'a>> {
        let mut found = Vec::new();
        let (mut from, mut look) = (0, 0);
        let begins = format!("{}-", self.source.prefix);
        while let Some(at) = text[look..].find(&begins).map(|at| look + at) {
            let id = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
            let end = text[at..].find(|c| !id(c)).map_or(text.len(), |n| at + n);
            look = end;
            let Some(entry) = self.find(&text[at..end]).filter(|e| e.id == &text[at..end]) else {
                continue;
            };
            if at > from {
                found.push(Piece::Words(&text[from..at]));
            }
            found.push(Piece::Rule(entry));
            from = end;
        }
        if from < text.len() {
            found.push(Piece::Words(&text[from..]));
        }
        found
    }

    /// Returns the entries that match some words best, the best first.
    pub fn search(&self, words: &str, most: usize) -> Vec<Entry> {
        let words: Vec<String> = words
            .split(|c: char| !c.is_alphanumeric())
            .filter(|w| w.len() > 1)
            .map(str::to_lowercase)
            .take(20)
            .collect();
        let mut found: Vec<(usize, Entry)> = self
            .entries()
            .map(|e| (worth(&e, &words), e))
            .filter(|(worth, _)| *worth > 0)
            .collect();
        // The sort is stable: equal scores keep the order of the catalogue.
        found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        // The rules of a keyword come first.
        let by_word = self.keywords().iter().filter(|k| words.len() == 1 && named(k, &words[0]));
        let mut all: Vec<Entry> = by_word.flat_map(|k| k.rules(None::<&str>)).collect();
        all.extend(found.into_iter().map(|(_, e)| e));
        let mut seen = Vec::new();
        all.retain(|e| {
            !seen.contains(&e.id) && {
                seen.push(e.id);
                true
            }
        });
        all.truncate(most);
        all
    }
}

/// Returns whether a word is a keyword or a form of one.
fn named(keyword: &Keyword, word: &str) -> bool {
    keyword.finds.iter().any(|part| word.starts_with(part.as_str()))
}

/// Scores an entry: whole words count more than parts, and every word that is found counts much.
fn worth(entry: &Entry, words: &[String]) -> usize {
    let text = format!("{} {} {}", entry.id, entry.heading, entry.text).to_lowercase();
    let all: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let mut worth = 0;
    for w in words {
        let stem = w.strip_suffix('s').filter(|s| s.len() > 2).unwrap_or(w);
        let whole = all.iter().filter(|a| *a == w || *a == &stem).count();
        if whole > 0 {
            worth += 100 + whole.min(3) * 5;
        } else if text.contains(stem) {
            worth += 40;
        }
    }
    // Shorter entries are more relevant.
    if worth > 0 { worth + 20_usize.saturating_sub(all.len() / 10) } else { 0 }
}

#[cfg(test)]
mod tests;
