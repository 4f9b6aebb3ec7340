//! Marks in texts that are being made: characters that nobody sees around special words, and around parts
//! that feat boxes change as a whole.

use crate::lang::capital;

/// Begins a special word.
pub(in crate::cards::text) const OPEN: char = '\u{1}';
/// Ends a special word.
pub(in crate::cards::text) const CLOSE: char = '\u{2}';

/// Separates the word of the data from the shown word, where they differ.
pub(in crate::cards::text) const SHOWN: char = '\u{3}';

/// A part of a text that feat boxes change as a whole if they change more than one place of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cards::text) enum Group {
    /// The check or the number that is meant.
    Check,
    /// Cards with their article or number.
    Cards,
    /// An event or a condition at the beginning of a sentence.
    Event,
    /// Words joined by "or" or "and".
    List,
}

impl Group {
    pub(in crate::cards::text) const ALL: [Group; 4] =
        [Group::Check, Group::Cards, Group::Event, Group::List];
    /// Ends a group.
    pub(in crate::cards::text) const END: char = '\u{5}';

    /// Returns the character that begins a group.
    pub(in crate::cards::text) fn begin(self) -> char {
        match self {
            Group::Check => '\u{4}',
            Group::Cards => '\u{8}',
            Group::Event => '\u{6}',
            Group::List => '\u{7}',
        }
    }

    /// Returns the sort of group that a character begins.
    pub(in crate::cards::text) fn of(c: char) -> Option<Group> {
        Group::ALL.into_iter().find(|g| g.begin() == c)
    }
}

/// Marks a special word, with a letter for its sort: dice, card, skill, action or trait.
pub(in crate::cards::text) fn mark(sort: char, word: &str) -> String {
    format!("{OPEN}{sort}{}{CLOSE}", word.replace([OPEN, CLOSE, SHOWN], ""))
}

/// Capitalizes a text, also if a group comes first.
pub(in crate::cards::text) fn capital_group(text: &str) -> String {
    let begin = text.len() - text.trim_start_matches(|c| Group::of(c).is_some()).len();
    let (marks, text) = text.split_at(begin);
    format!("{marks}{}", capital(text))
}

/// Capitalizes a marked text, also if a special word comes first.
pub(in crate::cards::text) fn capital_marked(text: &str) -> String {
    let Some((word, rest)) = text.strip_prefix(OPEN).and_then(|t| t.split_once(CLOSE)) else {
        return capital(text);
    };
    let mut letters = word.chars();
    match (letters.next(), letters.as_str()) {
        (Some('a'), word) => {
            let (data, shown) = word.split_once(SHOWN).unwrap_or((word, word));
            mark_as('a', data, &capital(shown)) + rest
        }
        _ => text.to_owned(),
    }
}

/// Marks a special word whose shown form differs from that of the data.
pub(in crate::cards::text) fn mark_as(sort: char, word: &str, shown: &str) -> String {
    format!("{OPEN}{sort}{word}{SHOWN}{shown}{CLOSE}")
}
