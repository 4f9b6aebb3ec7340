//! The way back and forth at a table: how far it goes by what the table has chosen, and the titled
//! moments of the scenario to which one can go.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::{CampaignError, Game, Session, UndoPolicy};
use crate::history::{self, History};
use crate::table::Keeper;
use crate::{autopass, truth};

pub use crate::table::{MomentView, Moments};

/// Why nothing is taken back at a table that has chosen so.
pub fn off() -> String {
    t!("undo-none-here")
}

/// What stands in the way, with the choice of the table that makes it do so.
pub fn closed(what: &str) -> String {
    t!("undo-across", what = what)
}

impl<F: CampaignFamily> Session<F> {
    /// Changes how far decisions may be taken back, between two games.
    ///
    /// # Errors
    /// When it cannot be saved; then it is as it was.
    pub fn choose_undo(&mut self, undo: UndoPolicy) -> Result<(), CampaignError> {
        let mut choices = self.campaign.record.choices.clone();
        choices.undo = undo;
        self.choose(None, &choices)
    }
}

impl<F: CampaignFamily> Game<F> {
    /// How far decisions may be taken back.
    pub fn undo_policy(&self) -> UndoPolicy {
        match self {
            Game::Saved(session) => session.campaign.record.choices.undo,
            Game::Loose | Game::Watched(_) => UndoPolicy::Free,
        }
    }

    /// Changes how far decisions may be taken back.
    ///
    /// # Errors
    /// When nothing keeps it, or it cannot be saved; then it is as it was.
    pub fn set_undo_policy(
        &mut self,
        world: &World,
        undo: UndoPolicy,
    ) -> Result<(), CampaignError> {
        match self {
            Game::Saved(session) => {
                let mut choices = session.campaign.record.choices.clone();
                choices.undo = undo;
                session.choose(Some(truth::digest::<F>(world)), &choices)
            }
            Game::Loose | Game::Watched(_) => Err(CampaignError(t!("undo-campaign-only"))),
        }
    }

    /// Why the game cannot go back to where so many decisions stood; `None` if it can.
    pub fn stands_in_the_way(&self, world: &World, to: usize) -> Option<String> {
        let made = world.resource::<History<F>>().made();
        let since = made.get(to..).unwrap_or_default();
        match self.undo_policy() {
            UndoPolicy::Free => None,
            UndoPolicy::Off if since.iter().any(|m| !m.automatic) => Some(off()),
            UndoPolicy::Hidden | UndoPolicy::Off => {
                let last =
                    since.iter().rev().find_map(|m| F::describe_revealed(world, &m.revealed));
                last.map(|what| closed(&what))
            }
        }
    }

    /// Takes the last decision that people have made back, and what the table went on from since;
    /// false if there is none. It is theirs again, also where nobody would be asked by itself. Where
    /// the table has chosen that this decision stands, only what was gone on from since is taken
    /// back, as far as that may be.
    ///
    /// # Errors
    /// When it may not be, or cannot be saved; then nothing has changed.
    pub fn undo(&mut self, world: &mut World) -> Result<bool, CampaignError> {
        Keeper::undo(self, world).map_err(|e| CampaignError(e.to_string()))
    }

    /// Goes to the moment at which so many decisions stood: back, or forth again to what was taken
    /// back as long as nothing else was decided since. Its prompt is open then, also where nobody
    /// would be asked by itself.
    ///
    /// # Errors
    /// When there is no such moment, one may not go there, or it cannot be saved. Back goes all the
    /// way or not at all; forth goes as far as it can be saved.
    pub fn go_to(&mut self, world: &mut World, to: usize) -> Result<(), CampaignError> {
        let past = world.resource::<History<F>>();
        let (stood, undone) = (past.made().len(), past.undone().len());
        if to > stood + undone {
            let what = t!("undo-no-moment", to = to, last = stood + undone);
            return Err(CampaignError(what));
        }
        if let Game::Watched(watch) = self {
            return watch.to(world, to);
        }
        if to < stood {
            return match self.stands_in_the_way(world, to) {
                Some(why) => Err(CampaignError(why)),
                None => self.take_back(world, to),
            };
        }
        let mut done = Ok(());
        for _ in stood..to {
            let Some(next) = world.resource::<History<F>>().undone().last().cloned() else { break };
            done = match next.automatic {
                true => self.decide_by_itself(world, &next.acts),
                false => self.decide(world, &next.acts),
            };
            if done.is_err() {
                break;
            }
        }
        autopass::stay::<F>(world);
        done
    }

    /// Makes the next decision of people again that was taken back, with what the table went on from
    /// after it; false if there is none.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn redo(&mut self, world: &mut World) -> Result<bool, CampaignError> {
        Keeper::redo(self, world).map_err(|e| CampaignError(e.to_string()))
    }

    /// All moments of the scenario, with titles.
    pub fn moments(&self, world: &World) -> Moments {
        // From the end: once something stands in the way, it does for all before.
        let policy = self.undo_policy();
        let mut stands: Option<String> = None;
        let made = world.resource::<History<F>>().made().iter().rev();
        let locked = made.map(|m| {
            if stands.is_none() {
                stands = match policy {
                    UndoPolicy::Free => None,
                    UndoPolicy::Off if !m.automatic => Some(off()),
                    _ => F::describe_revealed(world, &m.revealed).map(|what| closed(&what)),
                };
            }
            stands.clone()
        });
        let locked: Vec<Option<String>> = locked.collect();
        Moments::of::<F>(world, locked.into_iter().rev())
    }

    pub(super) fn take_back(&mut self, world: &mut World, to: usize) -> Result<(), CampaignError> {
        let done = match self {
            Game::Saved(session) => session.back(world, to),
            Game::Loose if history::back::<F>(world, to) => Ok(()),
            Game::Loose => Err(CampaignError(t!("undo-nothing"))),
            Game::Watched(watch) => watch.to(world, to),
        };
        autopass::stay::<F>(world);
        done
    }
}
