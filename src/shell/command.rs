//! Commands: what panels, gestures and keys ask the window to do. [`super::apply`] hands each to the room
//! that it belongs to.

use std::path::PathBuf;

use bevy::prelude::*;

use super::face::FaceKey;
use super::screen::Screen;
use crate::campaign::between::Choice;
use crate::campaign::players::Seating;
use crate::campaign::{Choices, UndoPolicy};
use crate::cards::difficulty::Difficulty;
use crate::manners::Stops;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::rules::state::ids::{CardId, HeroId, PileId};

/// What a panel, a gesture or a key asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Answer the prompt.
    Do(Vec<Act>),
    /// Take the last decision back.
    Undo,
    /// See through this hero's eyes.
    Look(HeroId),
    /// Tell why something is not possible.
    Refuse(Refusal),
    /// Show something as large as the screen allows; nothing: put it away.
    Inspect(Option<FaceKey>),
    /// Open a pile.
    Open(Option<PileId>),
    /// Mark or unmark a card for an answer of several cards.
    Mark(CardId),
    /// Choose one of several acts in a fan.
    Fan(Vec<Act>),
    /// Put the fan away.
    NoFan,
    /// The menu.
    Menu(bool),
    /// Open or close the settings.
    Settings(bool),
    /// Fold or unfold the chronicle.
    Fold,
    /// Open or close the page of rules.
    Rules(bool),
    /// Open the page of rules at the rule of that id.
    Rule(String),
    /// Stop at the very next window, or no longer.
    Hold,
    /// Open or close the panel of stops.
    Stops(bool),
    /// The person at whose hand the screen is to be looks now.
    HandOver,
    /// Back to the eyes of who is asked.
    LookBack,
    /// Open or close the panel of seats.
    Seats(bool),
    /// Change who plays which heroes, and who may see a hand.
    SetSeating(Seating),
    /// Open or close the panel of house rules.
    House(bool),
    /// Change what makes it harder or easier from the next scenario on.
    SetDifficulty(Difficulty),
    /// Change what people want to be asked about.
    SetStops(Stops),
    /// Pin what has that id, or take the pin away.
    Pin(String),
    /// Start a campaign: folder name, pack, heroes.
    Create {
        /// What it is called.
        name: String,
        /// The id of the pack.
        pack: String,
        /// Ids of heroes by seat.
        party: Vec<String>,
        /// The people who play them, by seat.
        players: Vec<String>,
        /// What the table has chosen.
        choices: Choices,
    },
    /// Open a campaign folder and go on where it was left.
    Resume(std::path::PathBuf),
    /// The chronicle of a campaign folder, or of the campaign on the table.
    Chronicle(Option<std::path::PathBuf>),
    /// Write the chronicle that is open down as a file.
    WriteDown,
    /// Something between two games.
    Meet(DowntimeCommand),
    /// Look after a campaign folder.
    Keep(FolderCommand),
    /// The way back and forth, and replays.
    Past(HistoryCommand),
    /// The opening or the ending of the scenario.
    Tale(StoryCommand),
    /// The guided evening.
    Guide(GuideCommand),
    /// Back to the shelf.
    Shelve,
    /// To that screen.
    Go(Screen),
    /// End the program.
    Quit,
}

/// The commands of this frame.
#[derive(Resource, Default)]
pub struct CommandQueue(pub Vec<Command>);

/// A command between two games.
#[derive(Clone, Debug, PartialEq)]
pub enum DowntimeCommand {
    /// Go on to what is between this game and the next.
    Open,
    /// The same in a campaign of the shelf, also to change the party or to play again.
    At(PathBuf),
    /// This is the answer.
    Decide(Choice),
    /// The last answer is taken back.
    Back,
    /// The rest is done by the simple rules, up to what begins the next game.
    Rest,
}

/// The care of a campaign folder.
#[derive(Clone, Debug, PartialEq)]
pub enum FolderCommand {
    /// Open what can be done with a campaign of the shelf.
    Open(PathBuf),
    /// Ask which file to make a campaign of.
    Ask,
    /// Put that away.
    Close,
    /// One file of that campaign.
    Export(PathBuf),
    /// A campaign from that file.
    Import(PathBuf),
    /// Back to before the scenario of that number.
    Restore(PathBuf, u32),
    /// The content pack as it is now.
    Update(PathBuf),
    /// A report of a campaign of the shelf.
    Report(PathBuf),
    /// Ask what is wrong at the table.
    Complain,
    /// A report of the campaign that is played, with a picture of the table.
    ReportHere,
    /// Look whether it can be saved again.
    TryAgain,
    /// Go on in another folder.
    Elsewhere,
}

/// The way back and forth, and replays.
#[derive(Clone, Debug, PartialEq)]
pub enum HistoryCommand {
    /// Open or close the list of moments.
    Show(bool),
    /// To the moment at which so many decisions stand.
    To(usize),
    /// Make the next decision again that was taken back.
    Redo,
    /// Change how far decisions may be taken back.
    Policy(UndoPolicy),
    /// List what of a campaign can be watched.
    List(PathBuf),
    /// Put that away.
    Unlist,
    /// Watch the journal of that number of a campaign.
    Watch(PathBuf, u32),
    /// Let the replay run, or stop it.
    Run(bool),
    /// How fast it runs, from 0 to 4.
    Pace(usize),
    /// The next decision of the replay, with what the table went on from.
    Next,
    /// The last one back.
    Previous,
    /// To the beginning of the next turn.
    NextTurn,
    /// To the beginning of this turn, or of the one before.
    PreviousTurn,
    /// Play on from here, as a campaign of its own.
    TakeOver,
}

/// The story around a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryCommand {
    /// Read the opening again.
    Opening,
    /// Read the ending again.
    Ending,
    /// On: to the table, to the results, or back to where one was.
    On,
}

/// What people want of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideCommand {
    /// Lay the guided evening out.
    Start,
    /// That was understood.
    Next,
    /// No more of it; the game goes on.
    Skip,
    /// Not to be offered again.
    Decline,
}
