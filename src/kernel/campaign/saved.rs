//! A game that is saved in a campaign folder, for clients of every family.

use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::difficulty::{DifficultyChange, DifficultyView};
use super::downtime_table::DowntimeTable;
use super::family::CampaignFamily;
use super::outcome::Story;
use super::players::Seating;
use super::record::Body as _;
use super::{CampaignError, Session, UndoPolicy};
use crate::text::Page;
use crate::view::SeatView;

/// An open campaign folder, with its game or downtime in progress.
pub trait SavedGame: DowntimeTable {
    /// Returns the folder.
    fn dir(&self) -> &Path;
    /// Returns the name that the players gave.
    fn name(&self) -> &str;
    /// Returns the id of the pack.
    fn pack(&self) -> &str;
    /// Returns the party by seat.
    fn party(&self) -> Vec<SeatView>;
    /// Takes the notices of the opening, to show them once.
    fn take_notices(&mut self) -> Vec<String>;

    /// Returns the id of the next game; `None` if all are won.
    fn next_game(&self) -> Option<String>;
    /// Returns the name of a game of the pack.
    fn game_name(&self, id: &str) -> String;
    /// Checks that the campaign can play a game, before what must come first.
    ///
    /// # Errors
    /// Returns an error if the pack has no such game and none can be made.
    fn require_game(&self, id: &str) -> Result<(), CampaignError>;
    /// Resumes the game in progress, or sets up the next one or the named one. Returns notices for
    /// the players.
    ///
    /// # Errors
    /// Returns an error if all games are won, another game is in progress, the game is not in the
    /// pack, the downtime must come first, or the folder cannot be read or written.
    fn start_or_resume(
        &mut self,
        world: &mut World,
        game: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Vec<String>, CampaignError>;
    /// Returns whether a game is on the table.
    fn is_running(&self) -> bool;
    /// Returns the number of lines of the journal after the first; 0 before the first decision.
    fn lines(&self) -> usize;

    /// Returns the seating of the campaign.
    fn seating(&self) -> Seating;
    /// Changes who plays which heroes and who may see hands.
    ///
    /// # Errors
    /// Returns an error if the names do not fit the party or the change cannot be saved; nothing
    /// changes then.
    fn set_seating(&mut self, to: &Seating) -> Result<(), CampaignError>;
    /// Puts the people of the campaign on a table.
    fn seat(&self, world: &mut World);
    /// Returns the difficulty of games that begin from now on.
    fn difficulty(&self) -> DifficultyView;
    /// Changes the difficulty.
    ///
    /// # Errors
    /// Returns an error if it is out of range or cannot be saved; nothing changes then.
    fn change_difficulty(&mut self, change: &DifficultyChange<'_>) -> Result<(), CampaignError>;
    /// Returns the undo policy.
    fn undo_policy(&self) -> UndoPolicy;
    /// Changes the undo policy between two games.
    ///
    /// # Errors
    /// Returns an error if it cannot be saved; nothing changes then.
    fn choose_undo(&mut self, undo: UndoPolicy) -> Result<(), CampaignError>;

    /// Returns why the last decision could not be saved, until one is saved again.
    fn unsaved(&self) -> Option<&CampaignError>;
    /// Checks whether decisions can be saved again.
    fn try_saving(&mut self);
    /// Continues in another folder. Returns what could not be copied.
    ///
    /// # Errors
    /// Returns an error if the folder is not empty or cannot be written; nothing changes then.
    fn move_to(&mut self, dir: &Path) -> Result<Vec<String>, CampaignError>;

    /// Returns a rule by its number, or the rules that contain words, for a terminal.
    fn rules(&self, what: &str) -> Page;
    /// Returns the story of the campaign so far.
    fn story(&self) -> Story;
    /// Sets the location of the content pack: its folder or its id. Returns whether it differs from
    /// the content of the campaign.
    ///
    /// # Errors
    /// Returns an error if it is another pack or cannot be read, or the folder cannot be written.
    fn locate(&mut self, pack: &str) -> Result<bool, CampaignError>;
    /// Switches to the current version of the pack. Returns a description of the changes.
    ///
    /// # Errors
    /// Returns an error if the content has not changed, a game is in progress, the campaign does
    /// not fit the new content, or the folder cannot be written.
    fn update(&mut self) -> Result<String, CampaignError>;
}

impl<F: CampaignFamily> SavedGame for Session<F> {
    fn dir(&self) -> &Path {
        &self.campaign.dir
    }

    fn name(&self) -> &str {
        &self.campaign.record.name
    }

    fn pack(&self) -> &str {
        &self.campaign.record.pack
    }

    fn party(&self) -> Vec<SeatView> {
        F::party(&self.campaign.record.body, Some(&self.campaign.content))
    }

    fn take_notices(&mut self) -> Vec<String> {
        std::mem::take(&mut self.campaign.notices)
    }

    fn next_game(&self) -> Option<String> {
        self.campaign.record.body.next().map(str::to_owned)
    }

    fn game_name(&self, id: &str) -> String {
        F::game_name(&self.campaign.record.body, Some(&self.campaign.content), id)
    }

    fn require_game(&self, id: &str) -> Result<(), CampaignError> {
        Session::require_game(self, id)
    }

    fn start_or_resume(
        &mut self,
        world: &mut World,
        game: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Vec<String>, CampaignError> {
        Session::start_or_resume(self, world, game, seed)
    }

    fn is_running(&self) -> bool {
        Session::is_running(self)
    }

    fn lines(&self) -> usize {
        Session::lines(self)
    }

    fn seating(&self) -> Seating {
        self.campaign.seating()
    }

    fn set_seating(&mut self, to: &Seating) -> Result<(), CampaignError> {
        self.campaign.set_seating(to)
    }

    fn seat(&self, world: &mut World) {
        self.campaign.seat(world);
    }

    fn difficulty(&self) -> DifficultyView {
        DifficultyView::of(&self.campaign.record.choices.difficulty)
    }

    fn change_difficulty(&mut self, change: &DifficultyChange<'_>) -> Result<(), CampaignError> {
        let now = &self.campaign.record.choices.difficulty;
        let changed = change.apply(now)?;
        if changed == *now { Ok(()) } else { self.campaign.set_difficulty(changed) }
    }

    fn undo_policy(&self) -> UndoPolicy {
        self.campaign.record.choices.undo
    }

    fn choose_undo(&mut self, undo: UndoPolicy) -> Result<(), CampaignError> {
        Session::choose_undo(self, undo)
    }

    fn unsaved(&self) -> Option<&CampaignError> {
        Session::unsaved(self)
    }

    fn try_saving(&mut self) {
        Session::try_saving(self);
    }

    fn move_to(&mut self, dir: &Path) -> Result<Vec<String>, CampaignError> {
        Session::move_to(self, dir)
    }

    fn rules(&self, what: &str) -> Page {
        F::catalogue().page(what)
    }

    fn story(&self) -> Story {
        F::story(self.campaign.look())
    }

    fn locate(&mut self, pack: &str) -> Result<bool, CampaignError> {
        self.campaign.locate(pack)?;
        Ok(self.campaign.newer.is_some())
    }

    fn update(&mut self) -> Result<String, CampaignError> {
        self.campaign.update()
    }
}

/// Continues a campaign in another folder, or in an unused one beside the player's campaigns.
/// Returns what could not be copied.
///
/// # Errors
/// Returns an error if the folder is not empty or cannot be written; nothing changes then.
pub fn move_elsewhere(
    game: &mut dyn SavedGame,
    dir: Option<PathBuf>,
) -> Result<Vec<String>, CampaignError> {
    let dir = dir.map_or_else(|| super::relocate::refuge(game.dir()), Ok)?;
    game.move_to(&dir)
}
