//! The rules catalogue, baked in, and how to find an entry: every refusal names one.

mod about;

pub use about::{About, Shown, about};

/// The catalogue's text.
const TEXT: &str = include_str!("../../docs/rules/adventure-card.md");

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

/// All entries, in order.
pub fn entries() -> impl Iterator<Item = Entry> {
    let mut heading = "";
    TEXT.lines().filter_map(move |line| {
        if let Some(h) = line.strip_prefix("## ") {
            heading = h;
            return None;
        }
        let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
        id.starts_with("AC-").then(|| Entry { id, heading, text: text.trim() })
    })
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
    found.truncate(most);
    found.into_iter().map(|(_, e)| e).collect()
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
    fn words_find_what_they_are_about() {
        let found = search("damage discard cards from hand", 5);
        assert!(found.iter().any(|e| e.id.starts_with("AC-DMG-")), "{found:?}");
        assert!(search("qqqq", 5).is_empty());
        assert!(entries().count() > 700);
    }
}
