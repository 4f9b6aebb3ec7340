//! Playing a journal back, whatever it is of, and taking it up where it was left.

use std::path::Path;

use serde::Serialize;

use super::{Head, Read, Step, Writer, short};
use crate::store::{StoreError, files};

/// What a journal can be of: a scenario at the table, or what is between two.
pub trait Course<D> {
    /// Carries a decision out.
    ///
    /// # Errors
    /// Why the rules refuse it; then nothing has changed.
    fn decide(&mut self, decision: &D) -> Result<(), String>;

    /// The table would have made this decision by itself, as far as can be told: asked of journals
    /// that do not say so, before the decision is carried out.
    fn goes_without_saying(&mut self, _decision: &D) -> bool {
        false
    }

    /// The table made the last decision by itself.
    fn went_on(&mut self) {}

    /// How many decisions stand.
    fn decisions(&self) -> usize;

    /// Takes decisions back until so many stand; false if there are no more than that.
    fn back(&mut self, to: usize) -> bool;

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
    /// Which of them the table made by itself.
    pub by_itself: Vec<bool>,
    /// The line after which things are not as they were when it was written.
    pub drifted: Option<usize>,
}

impl<S, D, C> Read<S, D, C> {
    /// Whether it tells which decisions the table made by itself.
    fn says_who(&self) -> bool {
        self.head.journal >= 3
    }

    /// Plays it back on what it began with.
    pub fn play_back(&self, on: &mut impl Course<D>) -> Replayed {
        let mut done = Replayed::default();
        for (i, (step, _, _)) in self.steps.iter().enumerate() {
            let line = i + 2;
            let by_itself = match step {
                Step::Auto(_) => true,
                Step::Do(decision) => !self.says_who() && on.goes_without_saying(decision),
                Step::Undo | Step::Back(_) | Step::Chose(_) => false,
            };
            let back = |on: &mut dyn Course<D>, to: Option<usize>| match to {
                Some(to) if on.back(to) => None,
                _ => Some(t!("trouble-nothing-undo")),
            };
            let refused = match step {
                Step::Do(decision) | Step::Auto(decision) => on.decide(decision).err(),
                Step::Undo => {
                    let to = on.decisions().checked_sub(1);
                    back(on, to)
                }
                Step::Back(to) => back(on, Some(*to)),
                Step::Chose(_) => None,
            };
            if let Some(why) = refused {
                done.refused = Some((line, t!("trouble-rules-refuse", why = why.to_string())));
                break;
            }
            if by_itself {
                on.went_on();
            }
            done.by_itself.push(by_itself);
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

impl<S: Serialize + Clone, D: Serialize + Clone, C: Serialize + Clone> Read<S, D, C> {
    /// What is lost of it, or is not as it was, once it was played back: told before it is mended.
    pub fn lost(&self, path: &Path, played: &Replayed) -> Option<String> {
        let (line, what) = played.refused.clone().or_else(|| self.damage.clone())?;
        let place = format!("{}:{line}", path.display());
        Some(t!("trouble-damaged-at", place = place, what = what))
    }

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
    ) -> Result<Writer, StoreError> {
        let place = path.display();
        if let Some((line, what)) = played.refused.or_else(|| self.damage.clone()) {
            let copy = files::keep_bytes(&self.bytes, path, "damaged")?.display().to_string();
            notices.push(t!(
                "trouble-kept-before",
                place = place.to_string(),
                line = line.to_string(),
                what = what,
                n = played.steps,
                copy = copy
            ));
        } else if let Some(line) = played.drifted {
            let copy = files::keep_bytes(&self.bytes, path, "damaged")?.display().to_string();
            notices.push(t!(
                "trouble-drifted",
                place = place.to_string(),
                line = line.to_string(),
                engine = self.head.engine.as_str(),
                copy = copy
            ));
        }
        let drifted = played.drifted.is_some();
        if !drifted && self.head.journal == super::SCHEMA {
            return Writer::resume(path, self, played.steps);
        }
        // One of an earlier version becomes one of today's, for its lines to come are.
        let engine = match drifted {
            true => env!("CARGO_PKG_VERSION").into(),
            false => self.head.engine.clone(),
        };
        let head = Head { journal: super::SCHEMA, engine, ..self.head.clone() };
        let told = self.steps.iter().zip(&played.by_itself).map(|((step, ..), by_itself)| {
            match (step, by_itself) {
                (Step::Do(decision), true) => Step::Auto(decision.clone()),
                _ => step.clone(),
            }
        });
        let steps: Vec<Step<D, C>> = told.collect();
        Writer::anew(path, &head, steps.iter().zip(played.tables.into_iter().map(Some)))
    }
}
