//! Replays a journal, and continues it.

use std::path::Path;

use serde::Serialize;

use super::{Head, Read, Step, Writer, short};
use crate::campaign::CampaignError;
use crate::store::{StoreError, files};

/// A procedure that a journal can record: a game, or a downtime.
pub trait Course<D> {
    /// Applies a decision.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the decision; nothing changes then.
    fn decide(&mut self, decision: &D) -> Result<(), CampaignError>;

    /// Returns whether auto-pass would make this decision. Called before the decision is applied,
    /// for journals that do not record who decided.
    fn goes_without_saying(&mut self, _decision: &D) -> bool {
        false
    }

    /// Marks the last decision as made by auto-pass.
    fn went_on(&mut self) {}

    /// Returns the number of decisions that were not undone.
    fn decisions(&self) -> usize;

    /// Undoes decisions until `to` remain. Returns false if there are fewer.
    fn back(&mut self, to: usize) -> bool;

    /// Returns a digest of the complete state.
    fn digest(&self) -> u64;
}

/// The result of replaying a journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// The number of steps that could be replayed.
    pub steps: usize,
    /// The line of the refused step, and the reason.
    pub refused: Option<(usize, String)>,
    /// The digest after each step.
    pub tables: Vec<String>,
    /// For each step, whether auto-pass made it.
    pub by_itself: Vec<bool>,
    /// The first line after which the state differs from the recorded digest.
    pub drifted: Option<usize>,
}

impl<S, D, C> Read<S, D, C> {
    /// Returns whether the journal records which decisions auto-pass made.
    fn says_who(&self) -> bool {
        self.head.journal >= 3
    }

    /// Replays the journal on a procedure that stands at the journal's start.
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
                Step::Do(decision) | Step::Auto(decision) => {
                    on.decide(decision).err().map(|why| why.to_string())
                }
                Step::Undo => {
                    let to = on.decisions().checked_sub(1);
                    back(on, to)
                }
                Step::Back(to) => back(on, Some(*to)),
                Step::Chose(_) => None,
            };
            if let Some(why) = refused {
                done.refused = Some((line, t!("trouble-rules-refuse", why = why)));
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
    /// Describes the part of the journal that is lost or damaged, before it is repaired.
    pub fn lost(&self, path: &Path, played: &Replayed) -> Option<String> {
        let (line, what) = played.refused.clone().or_else(|| self.damage.clone())?;
        let place = format!("{}:{line}", path.display());
        Some(t!("trouble-damaged-at", place = place, what = what))
    }

    /// Continues the journal after it was replayed as far as possible. If something is lost or
    /// differs, a notice is added and the journal is kept as it was.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written.
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
        // A journal of an earlier version is converted, because new lines have the current format.
        let engine = match drifted {
            true => env!("CARGO_PKG_VERSION").into(),
            false => self.head.engine.clone(),
        };
        let head = Head { journal: super::SCHEMA, engine, ..self.head.clone() };
        let steps =
            self.steps.iter().zip(&played.by_itself).map(|((step, ..), by_itself)| {
                match (step, by_itself) {
                    (Step::Do(decision), true) => Step::Auto(decision.clone()),
                    _ => step.clone(),
                }
            });
        let steps: Vec<Step<D, C>> = steps.collect();
        Writer::anew(path, &head, steps.iter().zip(played.tables.into_iter().map(Some)))
    }
}
