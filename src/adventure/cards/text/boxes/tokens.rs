//! The words of a reading, with the groups in which they stand.

use crate::cards::text::marks::{CLOSE, Group, OPEN};

/// A word of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// The word; commas and periods are words, too.
    pub text: String,
    /// The outermost group in which it stands, by its sort and its number among those of the sort.
    pub group: Option<(Group, usize)>,
}

/// Returns whether a word joins the parts of a list.
pub(super) fn joins_list(word: &str) -> bool {
    [",", "or", "oder", "and", "und"].contains(&word)
}

/// Cuts a marked text into words; marked words stay whole, commas and periods stand alone.
pub(super) fn cut(text: &str) -> Vec<Token> {
    let mut words: Vec<Token> = vec![Token { text: String::new(), group: None }];
    let (mut inside, mut depth) = (false, 0_usize);
    let mut seen = [0_usize; Group::ALL.len()];
    let mut group = None;
    for c in text.chars() {
        if let Some(begins) = Group::of(c) {
            if depth == 0 {
                let count = &mut seen[begins as usize];
                group = Some((begins, *count));
                *count += 1;
            }
            depth += 1;
            continue;
        }
        if c == Group::END {
            depth = depth.saturating_sub(1);
            group = group.filter(|_| depth > 0);
            continue;
        }
        inside = c == OPEN || inside && c != CLOSE;
        let last = words.last_mut().filter(|w| !w.text.is_empty());
        match (c, last) {
            (' ', Some(_)) if !inside => words.push(Token { text: String::new(), group }),
            (',' | '.' | ';', Some(_)) if !inside => {
                words.push(Token { text: c.to_string(), group });
            }
            (' ', None) if !inside => {}
            _ => {
                if let Some(last) = words.last_mut() {
                    if last.text.is_empty() {
                        last.group = group;
                    }
                    last.text.push(c);
                }
            }
        }
    }
    words.retain(|w| !w.text.is_empty());
    words
}
