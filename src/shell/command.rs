//! Commands: what panels, gestures and keys ask the window to do. [`super::apply`] hands each to the
//! module that registered a handler for it.
//!
//! What only one family of games knows travels as a type of that family ([`FamilyCommand`]).

use std::any::Any;
use std::fmt::Debug;
use std::path::PathBuf;

use bevy::prelude::*;

use super::screen::Screen;
use crate::kernel::campaign::UndoPolicy;
use crate::kernel::campaign::players::Seating;
use crate::kernel::prompt::Refusal;
use crate::kit::synth::Sound;

/// What a panel, a gesture or a key asks for.
#[derive(Debug)]
pub enum Command {
    /// Undoes the last decision.
    Undo,
    /// Tells why something is not possible.
    Refuse(Refusal),
    /// Opens or closes the settings.
    Settings(bool),
    /// Opens or closes the page of rules.
    Rules(bool),
    /// Opens the page of rules at the rule of that id.
    Rule(String),
    /// Opens or closes the panel of seats.
    Seats(bool),
    /// Changes who plays which heroes, and who may see a hand.
    SetSeating(Seating),
    /// Opens a campaign folder and goes on where it was left.
    Resume(PathBuf),
    /// Opens the chronicle of a campaign folder, or of the campaign on the table.
    Chronicle(Option<PathBuf>),
    /// Goes on to what is between two games: of a campaign folder, or of the campaign on the table.
    Downtime(Option<PathBuf>),
    /// Looks after a campaign folder.
    Keep(FolderCommand),
    /// Goes back and forth, and drives replays.
    Past(HistoryCommand),
    /// Tells the opening or the ending of the game.
    Story(StoryCommand),
    /// Goes back to the shelf.
    Shelve,
    /// Has the table of a family stand in front of the players.
    SitAt(&'static str),
    /// Chooses the pack of a new campaign.
    ChoosePack(String),
    /// Begins a new campaign, as it was filled in.
    Begin,
    /// Goes to that screen.
    Go(Screen),
    /// Ends the program.
    Quit,
    /// What only a family of games knows.
    Family(Box<dyn FamilyCommand>),
}

impl Command {
    /// Returns the command of a family, if it is of that type.
    pub fn family<T: FamilyCommand + Clone>(&self) -> Option<T> {
        match self {
            Command::Family(command) => (&**command as &dyn Any).downcast_ref::<T>().cloned(),
            _ => None,
        }
    }
}

/// A command that only a family of games knows. Its table registers a handler that takes it out of
/// [`Command::family`].
pub trait FamilyCommand: Any + Debug + Send + Sync {
    /// Returns the sound of it, where what comes of it has none of its own.
    fn sound(&self) -> Option<Sound>;
}

/// The commands of this frame.
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

/// The care of a campaign folder.
#[derive(Clone, Debug, PartialEq)]
pub enum FolderCommand {
    /// Opens what can be done with a campaign of the shelf.
    Open(PathBuf),
    /// Asks which file to make a campaign of.
    Ask,
    /// Closes the dialog.
    Close,
    /// Writes that campaign into one file.
    Export(PathBuf),
    /// Makes a campaign from that file.
    Import(PathBuf),
    /// Goes back to before the game of that number.
    Restore(PathBuf, u32),
    /// Takes the content pack as it is now.
    Update(PathBuf),
    /// Writes a report of a campaign of the shelf.
    Report(PathBuf),
    /// Asks what is wrong at the table.
    Complain,
    /// Writes a report of the campaign that is played, with a picture of the table.
    ReportHere,
    /// Looks whether it can be saved again.
    TryAgain,
    /// Goes on in another folder.
    Elsewhere,
}

/// The way back and forth, and replays.
#[derive(Clone, Debug, PartialEq)]
pub enum HistoryCommand {
    /// Opens or closes the list of moments.
    Show(bool),
    /// Goes to the moment at which so many decisions stand.
    To(usize),
    /// Makes the next decision again that was undone.
    Redo,
    /// Changes how far decisions may be undone.
    Policy(UndoPolicy),
    /// Lists what of a campaign can be watched.
    List(PathBuf),
    /// Closes that list.
    Unlist,
    /// Watches the journal of that number of a campaign.
    Watch(PathBuf, u32),
    /// Lets the replay run, or stops it.
    Run(bool),
    /// Sets how fast it runs, from 0 to 4.
    Pace(usize),
    /// Plays the next decision of the replay, with what the table went on from.
    Next,
    /// Undoes the last one.
    Previous,
    /// Goes to the beginning of the next turn.
    NextTurn,
    /// Goes to the beginning of this turn, or of the one before.
    PreviousTurn,
    /// Plays on from here, as a campaign of its own.
    TakeOver,
}

/// The story around a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryCommand {
    /// Shows the opening again.
    Opening,
    /// Shows the ending again.
    Ending,
    /// Goes on: to the table, to the results, or back to where one was.
    On,
}
