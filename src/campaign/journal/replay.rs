//! Playing a journal back, whatever it is of, and taking it up where it was left.

use std::path::Path;

use serde::Serialize;

use super::{Head, Read, Step, Writer, kept, short};
use crate::campaign::Trouble;

/// What a journal can be of: a scenario at the table, or what is between two.
pub trait Course<D> {
    /// Carries a decision out.
    ///
    /// # Errors
    /// Why the rules refuse it; then nothing has changed.
    fn decide(&mut self, decision: &D) -> Result<(), String>;

    /// Takes the last decision back; false if there is none.
    fn take_back(&mut self) -> bool;

    /// A digest of everything that there is to know.
    fn digest(&self) -> u64;
}

/// What came of playing a journal back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// How many steps could be played.
    pub steps: usize,
    /// The line of the step that was refused, and why.
    pub refused: Option<(usize, String)>,
    /// The digest after each of them.
    pub tables: Vec<String>,
    /// The line after which things are not as they were when it was written.
    pub drifted: Option<usize>,
}

impl<S, D> Read<S, D> {
    /// Plays it back on what it began with.
    pub fn play_back(&self, on: &mut impl Course<D>) -> Replayed {
        let mut done = Replayed::default();
        for (i, (step, _, _)) in self.steps.iter().enumerate() {
            let line = i + 2;
            let refused = match step {
                Step::Do(decision) => on.decide(decision).err(),
                Step::Undo if on.take_back() => None,
                Step::Undo => Some("there is nothing to undo".into()),
            };
            if let Some(why) = refused {
                done.refused = Some((line, format!("the rules refuse this decision: {why}")));
                break;
            }
            done.steps = i + 1;
            let table = short(on.digest());
            if done.drifted.is_none() && self.tables[i].as_ref().is_some_and(|t| *t != table) {
                done.drifted = Some(line);
            }
            done.tables.push(table);
        }
        done
    }
}

impl<S: Serialize + Clone, D: Serialize + Clone> Read<S, D> {
    /// Goes on with it after it was played back, as far as it could be. What is lost or is not as it
    /// was is told, and then the journal as it was is kept.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn take_up(
        &self,
        path: &Path,
        played: Replayed,
        notices: &mut Vec<String>,
    ) -> Result<Writer, Trouble> {
        let place = path.display();
        if let Some((line, what)) = played.refused.or_else(|| self.damage.clone()) {
            let copy = kept::keep_damaged(path)?.display().to_string();
            notices.push(format!(
                "{place}:{line}: {what}. {} decisions before it were kept; the damaged file is \
                 kept as {copy}.",
                played.steps
            ));
        } else if let Some(line) = played.drifted {
            let copy = kept::keep_damaged(path)?.display().to_string();
            notices.push(format!(
                "{place}:{line}: this version of Emberdeck plays something here otherwise than the \
                 one that wrote it ({}): the table is not quite as you left it. The journal as it \
                 was is kept as {copy}.",
                self.head.engine
            ));
        }
        if played.drifted.is_none() {
            return Writer::resume(path, self, played.steps);
        }
        let engine = env!("CARGO_PKG_VERSION").into();
        let head = Head { journal: super::SCHEMA, engine, ..self.head.clone() };
        let steps = self.steps.iter().map(|(s, ..)| s);
        Writer::anew(path, &head, steps.zip(played.tables.into_iter().map(Some)))
    }
}
