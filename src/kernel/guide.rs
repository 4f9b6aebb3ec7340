//! Lessons that follow a game while it is played. A family says what lessons can depend on and point at;
//! here is only which lesson is to be shown now. The rules do not depend on it: players may do something
//! else at any time, and a lesson that no longer applies is over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The maximum number of prompts at which a lesson is shown.
pub const PATIENCE: u32 = 4;

/// A lesson: `W` says when, `P` what it points at.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "W: Deserialize<'de> + Default, P: Deserialize<'de>")]
pub struct Lesson<W, P> {
    /// The id of the lesson, by which its texts are found.
    pub id: String,
    /// What the lesson highlights.
    pub at: P,
    /// When the lesson applies.
    pub when: W,
    /// When the lesson has been learned, whether it was shown or not.
    #[serde(default)]
    pub done: W,
}

/// The progress through the lessons.
#[derive(Clone, Debug)]
pub struct Guide<W, P> {
    lessons: Arc<[Lesson<W, P>]>,
    /// The indices of finished lessons.
    over: BTreeSet<usize>,
    /// The number of prompts at which each lesson was shown.
    times: BTreeMap<usize, u32>,
    /// The current lesson and its prompt.
    shown: Option<Shown>,
    /// Whether the player has dismissed the guide.
    away: bool,
}

#[derive(Clone, Copy, Debug)]
struct Shown {
    lesson: usize,
    prompt: u32,
}

impl<W: DeserializeOwned + Default, P: DeserializeOwned> Guide<W, P> {
    /// Reads the lessons, and begins with the first one.
    ///
    /// # Errors
    /// Returns the problem of the text, with line and column.
    pub fn read(text: &str) -> Result<Guide<W, P>, Box<ron::error::SpannedError>> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        Ok(Guide::new(options.from_str(text).map_err(Box::new)?))
    }
}

impl<W, P> Guide<W, P> {
    /// Creates a guide that begins with the first of these lessons.
    pub fn new(lessons: Vec<Lesson<W, P>>) -> Guide<W, P> {
        let (over, times) = (BTreeSet::new(), BTreeMap::new());
        Guide { lessons: lessons.into(), over, times, shown: None, away: false }
    }

    /// Returns all lessons.
    pub fn lessons(&self) -> &[Lesson<W, P>] {
        &self.lessons
    }

    /// Goes along to the prompt of that number and returns the lesson to show there. `None` for the
    /// prompt: nothing is asked, or another game is on the table.
    pub fn follow(
        &mut self,
        prompt: Option<u32>,
        holds: impl Fn(&W) -> bool,
    ) -> Option<&Lesson<W, P>> {
        let Some(number) = prompt.filter(|_| !self.away) else {
            self.shown = None;
            return None;
        };
        for (n, lesson) in self.lessons.iter().enumerate() {
            if holds(&lesson.done) {
                self.over.insert(n);
            }
        }
        if let Some(shown) = self.shown.take() {
            // A lesson that was shown and no longer applies is finished.
            if self.lessons.get(shown.lesson).is_some_and(|l| !holds(&l.when)) {
                self.over.insert(shown.lesson);
            }
            if shown.prompt == number && !self.over.contains(&shown.lesson) {
                self.shown = Some(shown);
            }
        }
        while self.shown.is_none() {
            let open = self.lessons.iter().enumerate().filter(|(n, _)| !self.over.contains(n));
            let Some(lesson) = open.map(|(n, l)| (n, holds(&l.when))).find(|(_, now)| *now) else {
                break;
            };
            let times = self.times.entry(lesson.0).or_default();
            *times += 1;
            if *times > PATIENCE {
                self.over.insert(lesson.0);
            } else {
                self.shown = Some(Shown { lesson: lesson.0, prompt: number });
            }
        }
        self.current()
    }

    /// Returns the lesson that [`Guide::follow`] returned last.
    pub fn current(&self) -> Option<&Lesson<W, P>> {
        self.shown.filter(|_| !self.away).and_then(|shown| self.lessons.get(shown.lesson))
    }

    /// Returns the number of the current lesson, counted from 1, among those that were shown or are
    /// to come; and their total.
    pub fn progress(&self) -> (usize, usize) {
        (self.over.len() + 1, self.lessons.len())
    }

    /// Finishes the current lesson.
    pub fn next(&mut self) {
        if let Some(shown) = self.shown.take() {
            self.over.insert(shown.lesson);
        }
    }

    /// Dismisses the guide.
    pub fn dismiss(&mut self) {
        (self.away, self.shown) = (true, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lesson is over once it is learned, dismissed, no longer applies, or was shown often enough.
    #[test]
    fn lessons_follow_what_holds() {
        #[derive(Clone, Debug, Default, Deserialize, PartialEq)]
        enum When {
            #[default]
            Never,
            Always,
            After(u32),
        }
        let holds = |now: u32| {
            move |when: &When| match when {
                When::Never => false,
                When::Always => true,
                When::After(n) => now >= *n,
            }
        };
        let text =
            r#"[(id: "a", at: 1, when: Always, done: After(2)), (id: "b", at: 2, when: Always)]"#;
        let mut guide: Guide<When, u8> = Guide::read(text).expect("it is sound");
        let shown = |guide: &mut Guide<When, u8>, now: u32| {
            guide.follow(Some(now), holds(now)).map(|lesson| lesson.id.clone())
        };
        assert_eq!(shown(&mut guide, 1).as_deref(), Some("a"));
        assert_eq!(guide.progress(), (1, 2));
        assert!(guide.follow(None, holds(1)).is_none());
        for now in 2..2 + PATIENCE {
            assert_eq!(shown(&mut guide, now).as_deref(), Some("b"));
        }
        assert_eq!(shown(&mut guide, 9), None);
        let mut again: Guide<When, u8> = Guide::read(text).expect("it is sound");
        assert_eq!(shown(&mut again, 1).as_deref(), Some("a"));
        again.next();
        assert_eq!(shown(&mut again, 1).as_deref(), Some("b"));
        again.dismiss();
        assert_eq!(shown(&mut again, 1), None);
        assert!(Guide::<When, u8>::read("[(id: 3)]").is_err());
    }
}
