//! The related entries of a rule: its neighbors, references, rulings and examples.

use super::{Catalogue, Entry};
use crate::text::Page;

/// How many rules in which words stand are shown on a page.
const MOST_FOUND: usize = 5;

/// A vignette that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its title.
    pub title: &'static str,
}

/// An entry with everything related to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The entry.
    pub entry: Entry,
    /// The previous and the next entry under the same heading.
    pub nearby: Vec<Entry>,
    /// Entries that it names, such as that of the other edition.
    pub see: Vec<Entry>,
    /// Rulings that name it.
    pub rulings: Vec<Entry>,
    /// Worked examples that name it.
    pub examples: Vec<Entry>,
    /// Vignettes that prove it; those that prove the fewest other rules come first.
    pub shown: Vec<Shown>,
}

impl Catalogue {
    /// Returns everything related to an entry; `None` if the id is unknown.
    pub fn about(&self, id: &str) -> Option<About> {
        let entry = self.find(id)?;
        let all: Vec<Entry> = self.entries().collect();
        let at = all.iter().position(|e| e.id == entry.id)?;
        let near = [at.checked_sub(1), Some(at + 1)];
        let nearby = near.into_iter().flatten().filter_map(|i| all.get(i).copied());
        let see: Vec<Entry> = all.iter().copied().filter(|e| names(entry.text, e.id)).collect();
        let naming = |area: &str| -> Vec<Entry> {
            let named = |e: &&Entry| e.area() == area && names(e.text, entry.id);
            all.iter().filter(named).filter(|e| !see.contains(e)).copied().collect()
        };
        Some(About {
            entry,
            nearby: nearby.filter(|e| self.neighbors(e, &entry) && !see.contains(e)).collect(),
            rulings: naming(self.source.rulings),
            examples: naming(self.source.examples),
            shown: self.shown(entry.id),
            see,
        })
    }

    /// Returns a rule by its number, or the rules that contain words, for a terminal.
    pub fn page(&self, what: &str) -> Page {
        let mut page = Page::default();
        if let Some(about) = self.about(what) {
            page.hanging("", about.entry.plain_text());
            for (head, entries) in [
                (t!("terminal-see-also"), &about.see),
                (t!("terminal-ruling"), &about.rulings),
                (t!("terminal-example"), &about.examples),
                (t!("terminal-nearby"), &about.nearby),
            ] {
                for e in entries {
                    page.hanging("  - ", format!("{head}: {}", e.plain_text()));
                }
            }
            return page;
        }
        let found = self.search(what, MOST_FOUND);
        if found.is_empty() {
            page.line(t!("terminal-no-rule"));
        }
        for e in found {
            page.hanging("", e.plain_text());
        }
        page
    }

    /// Returns whether neighboring entries belong together; examples and rulings stand alone.
    fn neighbors(&self, a: &Entry, b: &Entry) -> bool {
        let alone = [self.source.rulings, self.source.examples];
        a.heading == b.heading && !alone.contains(&a.area())
    }

    /// Returns the vignettes that prove a rule.
    fn shown(&self, id: &str) -> Vec<Shown> {
        let mut found: Vec<(usize, Shown)> = self
            .source
            .vignettes
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
}

/// Returns whether a text contains an id, and not only a longer one.
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}
