//! How long the names and stories of a pack can be, in whatever language.

use std::borrow::Cow;
use std::fmt;

use crate::lang::bent::Told;

/// The most letters of a name.
pub const MAX_NAME: usize = 200;
/// The most letters of a story.
pub const MAX_STORY: usize = 20_000;

/// Whether a text, by its id, is a story or the like: it has lines, and is longer than a name.
pub fn is_story(id: &str) -> bool {
    id.split_once('.').is_some_and(|(_, part)| part != "title" && !Told::FORMS.contains(&part))
}

/// The most letters of the text of that id.
pub fn most_letters(id: &str) -> usize {
    if is_story(id) { MAX_STORY } else { MAX_NAME }
}

/// The most letters of the text of that id, if it has more.
pub fn too_long(id: &str, text: &str) -> Option<usize> {
    let most = most_letters(id);
    (text.len() > most && text.chars().nth(most).is_some()).then_some(most)
}

/// An id as messages show it.
pub fn short(id: &str) -> Cow<'_, str> {
    match id.char_indices().nth(MAX_NAME) {
        None => Cow::Borrowed(id),
        Some((end, _)) => Cow::Owned(format!("{}...", &id[..end])),
    }
}

/// A text, and how many letters it can still get.
#[derive(Debug)]
pub struct Bounded {
    text: String,
    room: usize,
}

impl Bounded {
    /// An empty text for so many letters.
    pub fn of(most: usize) -> Bounded {
        Bounded { text: String::new(), room: most }
    }

    /// The text.
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
