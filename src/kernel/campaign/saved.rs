//! A game that is saved in a campaign folder, for every client, whatever the family.

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

/// An open campaign folder, with the game that is played in it or what is between two.
pub trait SavedGame: DowntimeTable {
    /// Returns the folder.
    fn dir(&self) -> &Path;
    /// Returns what the players call the campaign.
    fn name(&self) -> &str;
    /// Returns the id of the pack.
    fn pack(&self) -> &str;
    /// Returns the party by seat.
    fn party(&self) -> Vec<SeatView>;
    /// Takes what the players should be told about the opening.
    fn take_notices(&mut self) -> Vec<String>;

    /// Returns the id of the game to be played next; none when all are won.
    fn next_game(&self) -> Option<String>;
    /// Returns the name of a game of the pack.
    fn game_name(&self, id: &str) -> String;
    /// Puts the game on the table that is under way, where it was left; or sets up the next one, or the
    /// one that is named. Returns what the players should be told.
    ///
    /// # Errors
    /// Returns why if all is won, another game is under way, the game is not in the pack, the party has
    /// not done what is between two games, or the folder cannot be read and written.
    fn start_or_resume(
        &mut self,
        world: &mut World,
        game: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Vec<String>, CampaignError>;
    /// Whether a game is on the table.
    fn is_running(&self) -> bool;
    /// Returns how many lines the journal has after its first: none before anything was decided.
    fn lines(&self) -> usize;

    /// Returns how the campaign is seated.
    fn seating(&self) -> Seating;
    /// Changes who plays which heroes and who may see hands.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if the names do not fit the party or it cannot be saved.
    fn set_seating(&mut self, to: &Seating) -> Result<(), CampaignError>;
    /// Tells a table who sits there.
    fn seat(&self, world: &mut World);
    /// Returns how much harder or easier games play that begin from now on.
    fn difficulty(&self) -> DifficultyView;
    /// Changes that.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it is more than is offered or cannot be saved.
    fn change_difficulty(&mut self, change: &DifficultyChange<'_>) -> Result<(), CampaignError>;
    /// Returns how far decisions may be undone.
    fn undo_policy(&self) -> UndoPolicy;
    /// Changes how far answers between two games may be undone, and games from now on.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it cannot be saved.
    fn choose_undo(&mut self, undo: UndoPolicy) -> Result<(), CampaignError>;

    /// Returns why the last decision could not be saved, until one could be.
    fn unsaved(&self) -> Option<&CampaignError>;
    /// Looks whether decisions can be saved again.
    fn try_saving(&mut self);
    /// Goes on in another folder. Returns what could not be copied.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if something is in that folder or it cannot be written.
    fn move_to(&mut self, dir: &Path) -> Result<Vec<String>, CampaignError>;

    /// Shows a rule by its number, or the rules in which words stand, for a terminal.
    fn rules(&self, what: &str) -> Page;
    /// Tells the story of the campaign so far.
    fn story(&self) -> Story;
    /// Says where the content pack is, by its folder or its id. Returns whether it differs from what the
    /// campaign is played with.
    ///
    /// # Errors
    /// Returns why if it is another pack or cannot be read, or the folder cannot be written.
    fn locate(&mut self, pack: &str) -> Result<bool, CampaignError>;
    /// Goes on with the pack as it is now. Returns what changed, in words.
    ///
    /// # Errors
    /// Returns why if it is not another one, a game is under way, the campaign does not fit it, or the
    /// folder cannot be written.
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
        let changed = change.apply(now).map_err(CampaignError)?;
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
        F::story(&self.campaign)
    }

    fn locate(&mut self, pack: &str) -> Result<bool, CampaignError> {
        self.campaign.locate(pack)?;
        Ok(self.campaign.newer.is_some())
    }

    fn update(&mut self) -> Result<String, CampaignError> {
        self.campaign.update()
    }
}

/// Goes on with a campaign in another folder; in one of the shelf if none is named. Returns what could
/// not be copied.
///
/// # Errors
/// Returns why, and has changed nothing, if something is in that folder or it cannot be written.
pub fn move_elsewhere(
    game: &mut dyn SavedGame,
    dir: Option<PathBuf>,
) -> Result<Vec<String>, CampaignError> {
    let dir = dir.map_or_else(|| super::relocate::refuge(game.dir()), Ok)?;
    game.move_to(&dir)
}
