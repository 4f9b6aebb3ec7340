//! Undo and redo at a table: how far they may go by the undo policy, and the titled moments of the
//! game.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::{CampaignError, Game, Session, UndoPolicy};
use crate::history::{self, History};
use crate::table::Keeper;
use crate::{autopass, truth};

pub use crate::table::{MomentView, Moments};

/// With which seed a game is begun again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restart {
    /// With the same one: the same decisions lead to the same game.
    SameSeed,
    /// With another one.
    NewSeed,
}

/// Returns the reason why nothing may be undone under [`UndoPolicy::Off`].
pub fn off() -> String {
    t!("undo-none-here")
}

/// Returns a reason against an undo, with the undo policy that causes it.
pub fn closed(what: &str) -> String {
    t!("undo-across", what = what)
}

impl<F: CampaignFamily> Session<F> {
    /// Changes the undo policy between two games.
    ///
    /// # Errors
    /// Returns an error if it cannot be saved; nothing changes then.
    pub fn choose_undo(&mut self, undo: UndoPolicy) -> Result<(), CampaignError> {
        let mut choices = self.campaign.record.choices.clone();
        choices.undo = undo;
        self.choose(None, &choices)
    }
}

impl<F: CampaignFamily> Game<F> {
    /// Returns the undo policy.
    pub fn undo_policy(&self) -> UndoPolicy {
        match self {
            Game::Saved(session) => session.campaign.record.choices.undo,
            Game::Loose | Game::Watched(_) => UndoPolicy::Free,
        }
    }

    /// Changes the undo policy.
    ///
    /// # Errors
    /// Returns an error if the game is not saved in a campaign, or saving fails; nothing changes
    /// then.
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
            Game::Loose | Game::Watched(_) => Err(CampaignError::NoCampaign),
        }
    }

    /// Returns why the game cannot go back to that number of decisions; `None` if it can.
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

    /// Undoes the last player decision and every automatic one after it. Returns false if there is
    /// none. The prompt stays open even if auto-pass would skip it. If the undo policy protects the
    /// player decision, only the automatic ones after it are undone, as far as the policy allows.
    ///
    /// # Errors
    /// Returns an error if the undo is not allowed or cannot be saved; nothing changes then.
    pub fn undo(&mut self, world: &mut World) -> Result<bool, CampaignError> {
        Keeper::undo(self, world).map_err(CampaignError::from)
    }

    /// Goes to the moment with that number of decisions: back, or forward again to undone decisions
    /// as long as nothing else was decided. Its prompt stays open even if auto-pass would skip it.
    ///
    /// # Errors
    /// Returns an error if there is no such moment, the undo policy forbids it, or it cannot be
    /// saved. Going back happens completely or not at all; going forward goes as far as it can be
    /// saved.
    pub fn go_to(&mut self, world: &mut World, to: usize) -> Result<(), CampaignError> {
        let past = world.resource::<History<F>>();
        let (stood, undone) = (past.made().len(), past.undone().len());
        if to > stood + undone {
            return Err(CampaignError::NoMoment { to, last: stood + undone });
        }
        if let Game::Watched(watch) = self {
            return watch.to(world, to);
        }
        if to < stood {
            return match self.stands_in_the_way(world, to) {
                Some(why) => Err(CampaignError::UndoForbidden(why)),
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

    /// Goes back to the first decision of the game: with the same seed as far as decisions may be
    /// undone, with another one also across what was revealed, which says nothing about that game,
    /// unless the result is known already. Returns notices for the players.
    ///
    /// # Errors
    /// Returns an error if the undo policy forbids it, the game is not saved and the seed would be
    /// another one, or it cannot be saved.
    pub fn restart(
        &mut self,
        world: &mut World,
        with: Restart,
    ) -> Result<Vec<String>, CampaignError> {
        if with == Restart::SameSeed {
            return self.go_to(world, 0).map(|()| Vec::new());
        }
        let why = match self.undo_policy() {
            UndoPolicy::Free => None,
            UndoPolicy::Hidden => F::is_settled(world).then(|| t!("undo-settled")),
            UndoPolicy::Off => Some(off()),
        };
        if let Some(why) = why {
            return Err(CampaignError::UndoForbidden(why));
        }
        let Game::Saved(session) = self else { return Err(CampaignError::NoCampaign) };
        session.begin_anew(world)
    }

    /// Redoes the next undone player decision and every automatic one after it. Returns false if
    /// there is none.
    ///
    /// # Errors
    /// Returns an error if it cannot be saved.
    pub fn redo(&mut self, world: &mut World) -> Result<bool, CampaignError> {
        Keeper::redo(self, world).map_err(CampaignError::from)
    }

    /// Returns all moments of the game, with titles.
    pub fn moments(&self, world: &World) -> Moments {
        // From the end, because a reason against an undo also holds for all earlier moments.
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
            Game::Loose => Err(CampaignError::NothingToUndo),
            Game::Watched(watch) => watch.to(world, to),
        };
        autopass::stay::<F>(world);
        done
    }
}
