//! The maximum lengths of a pack's names and stories in any language.

use std::borrow::Cow;
use std::fmt;

use crate::lang::inflection::Inflection;

/// The maximum length of a name, in characters.
pub const MAX_NAME: usize = 200;
/// The maximum length of a story, in characters.
pub const MAX_STORY: usize = 20_000;

/// Returns whether the text of an id is a story or similar text, which may have several lines and
/// be longer than a name.
pub fn is_story(id: &str) -> bool {
    id.split_once('.')
        .is_some_and(|(_, part)| part != "title" && !Inflection::FORMS.contains(&part))
}

/// Returns the maximum length of the text of an id, in characters.
pub fn most_letters(id: &str) -> usize {
    if is_story(id) { MAX_STORY } else { MAX_NAME }
}

/// Returns the maximum length of the text of an id if the text exceeds it.
pub fn too_long(id: &str, text: &str) -> Option<usize> {
    let most = most_letters(id);
    (text.len() > most && text.chars().nth(most).is_some()).then_some(most)
}

/// Shortens an id for messages.
pub fn short(id: &str) -> Cow<'_, str> {
    match id.char_indices().nth(MAX_NAME) {
        None => Cow::Borrowed(id),
        Some((end, _)) => Cow::Owned(format!("{}...", &id[..end])),
    }
}

/// A text of limited length; writing to it fails when the limit is reached.
#[derive(Debug)]
pub struct Bounded {
    text: String,
    room: usize,
}

impl Bounded {
    /// Creates an empty text of at most `most` characters.
    pub fn with_limit(most: usize) -> Bounded {
        Bounded { text: String::new(), room: most }
    }

    /// Returns the text.
    pub fn into_text(self) -> String {
        self.text
    }
}

impl fmt::Write for Bounded {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        let letters = more.chars().take(self.room + 1).count();
        self.room = self.room.checked_sub(letters).ok_or(fmt::Error)?;
        self.text.push_str(more);
        Ok(())
    }
}
