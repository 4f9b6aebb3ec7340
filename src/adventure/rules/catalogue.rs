//! The rules catalogue, and how to find an entry: every refusal names one.

mod about;
mod editions;
mod keywords;

use std::sync::LazyLock;

pub use about::{About, Shown, about};
pub use keywords::{Keyword, keywords, keywords_in};

use lang::assets;

pub use crate::cards::printed::Edition;

/// The file.
const FILE: &str = "docs/rules/adventure-card.md";

/// What players read of the file: headings and entries, the editions as words. What is written for
/// whoever works on the program (conventions, tables) is left out.
static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut heading: &'static str = "";
    let read = |line: &'static str| {
        if let Some(h) = line.strip_prefix("## ") {
            heading = h.replace(" (M)", " (third edition)").leak();
            return None;
        }
        let (head, text) = line.strip_prefix("- **AC-").and(line.split_once("] "))?;
        let (id, mark) = head.strip_prefix("- **")?.split_once("**")?;
        // Made once, for as long as the program runs.
        let text = format!("{}] {}", mark.trim(), editions::in_words(text.trim())).leak();
        Some(Entry { id, heading, text })
    };
    assets::text(FILE).lines().filter_map(read).collect()
});

/// An entry of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id, such as `AC-CHECK-07`.
    pub id: &'static str,
    /// The heading that it stands under.
    pub heading: &'static str,
    /// What it says, its editions first.
    pub text: &'static str,
}

impl Entry {
    /// The mark of its editions: `R`, `M` or `R+M`; nothing where it has none.
    pub fn mark(&self) -> &'static str {
        let inside = self.text.strip_prefix('[').and_then(|t| t.split_once(']'));
        inside.map_or("", |(mark, _)| mark)
    }

    /// Whether it holds in an edition.
    pub fn holds(&self, edition: Edition) -> bool {
        self.mark().is_empty() || self.mark().split('+').any(|m| m == edition.letter())
    }

    /// The editions that the entry holds for, in words.
    pub fn editions(&self) -> String {
        match self.mark() {
            "R" => t!("rules-first"),
            "M" => t!("rules-third"),
            _ => t!("rules-both"),
        }
    }

    /// The entry as plain text: its id, its editions, and what it says.
    pub fn plain_text(&self) -> String {
        format!("{} ({}) {}", self.id, self.editions(), self.words().replace("**", ""))
    }

    /// What it says, without the mark of its editions.
    pub fn words(&self) -> &'static str {
        let text = self.text.strip_prefix('[').and_then(|t| t.split_once(']'));
        text.map_or(self.text, |(_, words)| words).trim_start()
    }

    /// The letters of its area: `CHECK` of `AC-CHECK-07`.
    pub fn area(&self) -> &'static str {
        self.id.split('-').nth(1).unwrap_or_default()
    }
}

/// A part of a text: words, or the id of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words between ids.
    Words(&'a str),
    /// An entry that the text names.
    Rule(Entry),
}

/// A text cut at the ids that it names.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let (mut from, mut look) = (0, 0);
    while let Some(at) = text[look..].find("AC-").map(|at| look + at) {
        let id = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        let end = text[at..].find(|c| !id(c)).map_or(text.len(), |n| at + n);
        look = end;
        let Some(entry) = find(&text[at..end]).filter(|e| e.id == &text[at..end]) else { continue };
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

/// The headings that have entries, in order, each with how many.
pub fn areas() -> Vec<(&'static str, usize)> {
    let mut all: Vec<(&'static str, usize)> = Vec::new();
    for e in entries() {
        match all.last_mut() {
            Some((heading, n)) if *heading == e.heading => *n += 1,
            _ => all.push((e.heading, 1)),
        }
    }
    all
}

/// All entries, in order.
pub fn entries() -> impl Iterator<Item = Entry> {
    ENTRIES.iter().copied()
}

/// The entry of that id, in whatever case; `CHECK-7` and `check 7` will do, too.
pub fn find(id: &str) -> Option<Entry> {
    let wanted = plain(id)?;
    entries().find(|e| plain(e.id).as_ref() == Some(&wanted))
}

/// An id as its area and number.
fn plain(id: &str) -> Option<(String, u32)> {
    let id = id.trim().to_uppercase().replace([' ', '_'], "-");
    let id = id.strip_prefix("AC-").unwrap_or(&id);
    let (area, number) = id.rsplit_once('-')?;
    Some((area.to_owned(), number.parse().ok()?))
}

/// The entries that fit some words best, best first.
pub fn search(words: &str, most: usize) -> Vec<Entry> {
    let words: Vec<String> = words
        .split(|c: char| !c.is_alphanumeric())
        .filter(|w| w.len() > 1)
        .map(str::to_lowercase)
        .take(20)
        .collect();
    let mut found: Vec<(usize, Entry)> =
        entries().map(|e| (worth(&e, &words), e)).filter(|(worth, _)| *worth > 0).collect();
    // Stable: among equals the order of the catalogue stays.
    found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    // Of a word that stands on cards, the rules behind it come first.
    let by_word = keywords().iter().filter(|k| words.len() == 1 && named(k, &words[0]));
    let mut all: Vec<Entry> = by_word.flat_map(|k| k.rules(None)).collect();
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

/// Whether a word asks for a keyword: the word itself or a form of it.
fn named(keyword: &Keyword, word: &str) -> bool {
    keyword.finds.iter().any(|part| word.starts_with(part.as_str()))
}

/// How well an entry fits: whole words count more than parts, every word found counts much.
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
    // Shorter entries are more to the point.
    if worth > 0 { worth + 20_usize.saturating_sub(all.len() / 10) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_by_its_id_in_any_case() {
        for id in ["AC-CHECK-07", "ac-check-07", "check 7", "CHECK-7"] {
            assert_eq!(find(id).map(|e| e.id), Some("AC-CHECK-07"), "{id}");
        }
        assert_eq!(find("AC-NONE-01"), None);
    }

    #[test]
    fn an_entry_tells_its_editions() {
        let e = find("AC-PLAY-20").expect("there is one");
        assert_eq!((e.mark(), e.area()), ("R", "PLAY"));
        assert!(e.holds(Edition::First) && !e.holds(Edition::Third));
        assert!(e.words().starts_with("Display:"));
        for e in entries() {
            assert!(["R", "M", "R+M"].contains(&e.mark()), "{}: {}", e.id, e.mark());
        }
    }

    #[test]
    fn a_text_is_cut_at_the_rules_that_it_names() {
        let text = "As AC-CHECK-48 (see AC-RUL-44, AC-NO-01).";
        let ids: Vec<String> = pieces(text)
            .iter()
            .map(|p| match p {
                Piece::Words(w) => (*w).to_owned(),
                Piece::Rule(e) => e.id.to_owned(),
            })
            .collect();
        assert_eq!(ids.concat(), text);
        assert_eq!(ids, ["As ", "AC-CHECK-48", " (see ", "AC-RUL-44", ", AC-NO-01)."]);
        assert_eq!(pieces("AC-"), [Piece::Words("AC-")]);
    }

    /// What players read says editions in words, and names nothing from the published games: their
    /// heroes, cards, places and stories.
    #[test]
    fn the_catalogue_is_for_players() {
        let published = [
            "Ezren",
            "Merisiel",
            "Kyra",
            "Seoni",
            "Harsk",
            "Valeros",
            "Sajan",
            "Amiri",
            "Lini",
            "Seelah",
            "Lem",
            "Simoun",
            "Yoon",
            "Estra",
            "Damiel",
            "Alahazra",
            "Zadim",
            "Drelm",
            "Ahmotep",
            "Brigandoom",
            "Sandpoint",
            "Lamashtu",
            "Pharasma",
            "Abadar",
            "Imanish",
            "Beheaded",
            "Runelords",
            "Mummy",
            "Pathfinder",
            "Gogmurt",
            "Horus",
            "Gorum",
            "Glibness",
            "Levitate",
            "Expected",
            "Decision",
            "assets",
            "ron",
        ];
        let shown = entries().filter_map(|e| about(e.id)).flat_map(|a| a.shown);
        let texts = entries().map(|e| (e.id, e.words())).chain(shown.map(|s| ("", s.title)));
        for (id, text) in texts {
            let mut words = text.split(|c: char| !c.is_alphanumeric());
            let bad = words.find(|w| published.contains(w) || ["R", "M"].contains(w));
            assert_eq!(bad, None, "{id} {text}");
        }
    }

    #[test]
    fn areas_have_all_entries() {
        assert_eq!(areas().iter().map(|(_, n)| n).sum::<usize>(), entries().count());
    }

    #[test]
    fn the_rules_behind_a_word_on_cards_come_first() {
        assert_eq!(search("recharge", 3)[0].id, "AC-PLAY-24");
        assert_eq!(search("henchmen", 3)[0].id, "AC-HENCH-03");
    }

    #[test]
    fn words_find_what_they_are_about() {
        let found = search("damage discard cards from hand", 5);
        assert!(found.iter().any(|e| e.id.starts_with("AC-DMG-")), "{found:?}");
        assert!(search("qqqq", 5).is_empty());
        assert!(entries().count() > 700);
    }
}
