//! Commands: what panels, gestures and keys ask the window to do. [`super::apply`] hands each
//! command to the module that registered a handler for it.
//!
//! A command that only one family of games knows travels as a type of that family
//! ([`FamilyCommand`]).

use std::any::Any;
use std::fmt::Debug;
use std::path::PathBuf;

use bevy::prelude::*;

use super::screen::Screen;
use crate::kernel::campaign::UndoPolicy;
use crate::kernel::campaign::players::Seating;
use crate::kernel::prompt::Refusal;
use crate::kit::synth::Sound;

/// A request of a panel, a gesture or a key.
#[derive(Debug)]
pub enum Command {
    /// Undoes the last decision.
    Undo,
    /// Shows a notice why something is not possible.
    Refuse(Refusal),
    /// Opens or closes the settings.
    Settings(bool),
    /// Opens or closes the page of rules.
    Rules(bool),
    /// Opens the page of rules at the rule with this id.
    Rule(String),
    /// Opens or closes the panel of seats.
    Seats(bool),
    /// Changes who plays which heroes, and who may see a hand.
    SetSeating(Seating),
    /// Opens a campaign folder and resumes its current game.
    Resume(PathBuf),
    /// Opens the chronicle of a campaign folder, or of the campaign on the table if none is named.
    Chronicle(Option<PathBuf>),
    /// Goes to the downtime of a campaign folder, or of the campaign on the table if none is named.
    Downtime(Option<PathBuf>),
    /// Manages a campaign folder: export, import, restore, report.
    Keep(FolderCommand),
    /// Moves through the history, and controls replays.
    Past(HistoryCommand),
    /// Shows the opening or the ending of the game.
    Story(StoryCommand),
    /// Leaves the table and goes to the shelf of campaigns.
    Shelve,
    /// Makes the table of a family the active one.
    SitAt(&'static str),
    /// Chooses the pack of a new campaign.
    ChoosePack(String),
    /// Changes the difficulty of the campaign that is filled in, by words as players type them.
    ChangeNewDifficulty(String),
    /// Begins a new campaign, as it was filled in.
    Begin,
    /// Goes to this screen.
    Go(Screen),
    /// Ends the program.
    Quit,
    /// A command that only one family of games knows.
    Family(Box<dyn FamilyCommand>),
}

impl Command {
    /// Returns the family's command if it is of type `T`.
    pub fn family<T: FamilyCommand + Clone>(&self) -> Option<T> {
        match self {
            Command::Family(command) => (&**command as &dyn Any).downcast_ref::<T>().cloned(),
            _ => None,
        }
    }
}

/// A command that only one family of games knows. The family's table registers a handler that takes
/// the command out of [`Command::family`].
pub trait FamilyCommand: Any + Debug + Send + Sync {
    /// Returns the sound of the command, unless its effect has a sound of its own.
    fn sound(&self) -> Option<Sound>;
}

/// The commands of this frame, in order.
#[derive(Resource, Debug, Default)]
pub struct CommandQueue(pub Vec<Command>);

impl CommandQueue {
    /// Adds a command.
    pub fn push(&mut self, command: impl Into<Command>) {
        self.0.push(command.into());
    }

    /// Adds commands.
    pub fn extend(&mut self, commands: impl IntoIterator<Item = impl Into<Command>>) {
        self.0.extend(commands.into_iter().map(Into::into));
    }
}

/// Commands that manage a campaign folder.
#[derive(Clone, Debug, PartialEq)]
pub enum FolderCommand {
    /// Opens the dialog for a campaign of the shelf.
    Open(PathBuf),
    /// Opens the dialog that asks for a file to import.
    Ask,
    /// Closes the dialog.
    Close,
    /// Exports this campaign to one file.
    Export(PathBuf),
    /// Imports a campaign from this file.
    Import(PathBuf),
    /// Restores the backup from before the game with this number.
    Restore(PathBuf, u32),
    /// Updates the campaign to the current version of its content pack.
    Update(PathBuf),
    /// Writes a problem report of a campaign of the shelf.
    Report(PathBuf),
    /// Opens the dialog that asks what the problem at the table is.
    Complain,
    /// Writes a problem report of the open campaign, with a screenshot of the table.
    ReportHere,
    /// Tries to save again, after saving has failed.
    TryAgain,
    /// Relocates the open campaign to another folder, after saving has failed.
    Elsewhere,
}

/// Commands that move through the history and control replays.
#[derive(Clone, Debug, PartialEq)]
pub enum HistoryCommand {
    /// Opens or closes the list of moments.
    Show(bool),
    /// Goes to the moment with this number of decisions.
    To(usize),
    /// Undoes everything since the turn began.
    UndoTurn,
    /// Redoes the next undone decision.
    Redo,
    /// Changes how far decisions may be undone.
    Policy(UndoPolicy),
    /// Opens the list of games of a campaign that can be replayed.
    List(PathBuf),
    /// Closes that list.
    Unlist,
    /// Opens the journal with this number of a campaign as a replay.
    Watch(PathBuf, u32),
    /// Starts or pauses the replay.
    Run(bool),
    /// Sets the speed of the replay, from 0 to 4.
    Pace(usize),
    /// Plays the next decision of the replay, and every automatic one after it.
    Next,
    /// Undoes the last decision of the replay.
    Previous,
    /// Goes to the beginning of the next turn.
    NextTurn,
    /// Goes to the beginning of this turn, or of the one before.
    PreviousTurn,
    /// Takes over: plays on from here, as a new campaign.
    TakeOver,
}

/// Commands for the story around a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryCommand {
    /// Shows the opening again.
    Opening,
    /// Shows the ending again.
    Ending,
    /// Leaves the story: goes on to the table, to the results, or back to the previous screen.
    On,
}
