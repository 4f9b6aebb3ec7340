//! What belongs to an entry: its neighbors, what it refers to, rulings on it, and examples.

use lang::assets;

use super::{Entry, entries, find};

/// The vignettes that ship: where each lies, its title, what it proves. `scripts/rule-coverage` writes
/// the file.
const VIGNETTES: &str = "docs/rules/vignettes.txt";

/// A position that shows a rule at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What it shows, in one line.
    pub title: &'static str,
}

/// An entry with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The entry.
    pub entry: Entry,
    /// The entries before and after it under the same heading.
    pub nearby: Vec<Entry>,
    /// Entries that it names, among them that of the other edition.
    pub see: Vec<Entry>,
    /// Rulings that name it.
    pub rulings: Vec<Entry>,
    /// Worked examples that name it.
    pub examples: Vec<Entry>,
    /// Vignettes that prove it, those that prove the least else first.
    pub shown: Vec<Shown>,
}

/// All that belongs to the entry of that id; none if there is none.
pub fn about(id: &str) -> Option<About> {
    let entry = find(id)?;
    let all: Vec<Entry> = entries().collect();
    let at = all.iter().position(|e| e.id == entry.id)?;
    let near = [at.checked_sub(1), Some(at + 1)];
    let nearby = near.into_iter().flatten().filter_map(|i| all.get(i).copied());
    let see: Vec<Entry> = all.iter().copied().filter(|e| names(entry.text, e.id)).collect();
    let naming = |area: &str| -> Vec<Entry> {
        let named = |e: &&Entry| e.id.starts_with(area) && names(e.text, entry.id);
        all.iter().filter(named).filter(|e| !see.contains(e)).copied().collect()
    };
    Some(About {
        entry,
        nearby: nearby.filter(|e| neighbors(e, &entry) && !see.contains(e)).collect(),
        rulings: naming("AC-RUL-"),
        examples: naming("AC-EX-"),
        shown: shown(entry.id),
        see,
    })
}

/// Whether two entries next to each other are about the same: examples and rulings stand alone.
fn neighbors(a: &Entry, b: &Entry) -> bool {
    a.heading == b.heading && !a.id.starts_with("AC-EX-") && !a.id.starts_with("AC-RUL-")
}

/// Whether a text names an id, and not just one that begins so.
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

/// The vignettes that prove an id.
fn shown(id: &str) -> Vec<Shown> {
    let mut found: Vec<(usize, Shown)> = assets::text(VIGNETTES)
        .lines()
        .filter_map(|line| {
            let mut parts = line.split('\t').skip(1);
            let (title, ids) = (parts.next()?, parts.next()?);
            let all = ids.split(' ').count();
            ids.split(' ').any(|i| i == id).then_some((all, Shown { title }))
        })
        .collect();
    found.sort_by_key(|(all, _)| *all);
    found.into_iter().map(|(_, s)| s).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(entries: &[Entry]) -> Vec<&str> {
        entries.iter().map(|e| e.id).collect()
    }

    #[test]
    fn an_entry_has_neighbors_rulings_and_examples() {
        let a = about("check 47").expect("there is one");
        assert_eq!(ids(&a.nearby), ["AC-CHECK-46"]);
        assert_eq!(ids(&a.see), ["AC-CHECK-48"]);
        assert_eq!(ids(&a.examples), ["AC-EX-81"]);
        let a = about("AC-CHECK-14").expect("there is one");
        assert_eq!(ids(&a.see), ["AC-RUL-44"]);
        let a = about("AC-GOLD-09").expect("there is one");
        assert_eq!(ids(&a.nearby), ["AC-GOLD-08", "AC-GOLD-10"]);
        let a = about("AC-PLAY-53").expect("there is one");
        assert_eq!(ids(&a.see), ["AC-PLAY-52", "AC-RUL-92"]);
        assert_eq!(about("AC-NONE-01"), None);
    }

    #[test]
    fn vignettes_that_prove_it_are_there() {
        let a = about("AC-CHECK-48").expect("there is one");
        assert!(!a.shown.is_empty());
        assert!(a.shown.iter().all(|s| !s.title.is_empty()));
    }
}
