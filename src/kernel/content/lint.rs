//! Validation of packs: what the linters of all families share. They validate what each entry means, and
//! say where a problem lies; [`super::load`] refuses what cannot even be read.

use super::load::Place;
use super::locate::Step;
use super::problem::{Problem, Problems, Severity};
use super::source::Source;

/// A part of an entry, for the position of messages.
#[derive(Clone)]
pub struct At<'a> {
    place: Option<Place>,
    path: Vec<Step<'a>>,
}

impl<'a> At<'a> {
    /// Creates the position of a whole entry; without a place that of the pack's head.
    pub fn entry(place: Option<&Place>) -> At<'a> {
        At { place: place.copied(), path: Vec::new() }
    }

    /// Returns the position of a field of this part.
    pub fn field(&self, name: &'a str) -> At<'a> {
        self.step(Step::Field(name))
    }

    /// Returns the position of an item of this part, by its index.
    pub fn item(&self, n: usize) -> At<'a> {
        self.step(Step::Item(n))
    }

    fn step(&self, step: Step<'a>) -> At<'a> {
        let mut path = self.path.clone();
        path.push(step);
        At { place: self.place, path }
    }
}

/// A linter: reports problems of a pack up to the most that are shown.
pub trait Linter {
    /// Returns the texts of the pack.
    fn source(&self) -> &Source;

    /// Returns the problems so far.
    fn problems(&mut self) -> &mut Problems;

    /// Makes an error about a part, or about the text `word` in it. Does not report it.
    fn make(&self, at: &At<'_>, word: Option<&str>, message: impl Into<String>) -> Problem {
        self.source().problem(at.place, &at.path, word, message)
    }

    /// Reports an error about a part.
    fn error(&mut self, at: &At<'_>, message: impl Into<String>) {
        if self.problems().room(Severity::Error) {
            let problem = self.make(at, None, message);
            self.problems().push(problem);
        }
    }

    /// Reports an error about the text `word` in a part.
    fn error_at(&mut self, at: &At<'_>, word: &str, message: impl Into<String>) {
        if self.problems().room(Severity::Error) {
            let problem = self.make(at, Some(word), message);
            self.problems().push(problem);
        }
    }

    /// Reports a warning about a part.
    fn warn(&mut self, at: &At<'_>, message: impl Into<String>) {
        if self.problems().room(Severity::Warning) {
            let problem = self.make(at, None, message).warning();
            self.problems().push(problem);
        }
    }
}
