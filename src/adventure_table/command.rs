//! The commands that only this table knows.

use bevy::prelude::*;

use super::face::FaceKey;
use crate::autopass::StopSettings;
use crate::campaign::Choices;
use crate::campaign::downtime::Choice;
use crate::cards::difficulty::Difficulty;
use crate::kit::synth::Sound;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::shell::command::{Command, FamilyCommand};

/// What a panel, a gesture or a key asks for that only this table knows.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Answers the prompt.
    Do(Vec<Act>),
    /// Looks through this hero's eyes.
    Look(HeroId),
    /// Shows something as large as the screen allows; nothing: closes it.
    Inspect(Option<FaceKey>),
    /// Opens a pile.
    Open(Option<PileId>),
    /// Marks or unmarks a card for an answer of several cards.
    Mark(CardId),
    /// Opens a fan to choose one of several acts.
    Fan(Vec<Act>),
    /// Closes the fan.
    NoFan,
    /// Opens or closes the menu.
    Menu(bool),
    /// Folds or unfolds the chronicle.
    Fold,
    /// Stops at the very next window, or no longer.
    Hold,
    /// Opens or closes the panel of stops.
    Stops(bool),
    /// Notes that the person at whose hand the screen is to be looks now.
    HandOver,
    /// Goes back to the eyes of who is asked.
    LookBack,
    /// Opens or closes the panel of house rules.
    House(bool),
    /// Changes what makes it harder or easier from the next scenario on.
    SetDifficulty(Difficulty),
    /// Changes what people want to be asked about.
    SetStops(StopSettings),
    /// Pins what has that id, or takes the pin away.
    Pin(String),
    /// Starts a campaign: folder name, pack, heroes.
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
    /// Writes the chronicle that is open down as a file.
    WriteDown,
    /// Answers between two games.
    Meet(DowntimeCommand),
    /// Drives the guided evening.
    Guide(GuideCommand),
}

/// A command between two games.
#[derive(Clone, Debug, PartialEq)]
pub enum DowntimeCommand {
    /// Answers so.
    Decide(Choice),
    /// Undoes the last answer.
    Back,
    /// Does the rest by simple rules, up to what begins the next game.
    Rest,
}

/// What people want of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideCommand {
    /// Lays the guided evening out.
    Start,
    /// Goes on: that was understood.
    Next,
    /// Shows no more of it; the game goes on.
    Skip,
    /// Does not offer it again.
    Decline,
}

impl From<TableCommand> for Command {
    fn from(command: TableCommand) -> Command {
        Command::Family(Box::new(command))
    }
}

impl FamilyCommand for TableCommand {
    fn sound(&self) -> Option<Sound> {
        match self {
            // What happens is heard.
            TableCommand::Do(_) => None,
            TableCommand::Inspect(Some(_)) | TableCommand::Open(Some(_)) => Some(Sound::Lift),
            TableCommand::Mark(_) | TableCommand::Fan(_) => Some(Sound::Lift),
            TableCommand::Inspect(None) | TableCommand::Open(None) | TableCommand::NoFan => {
                Some(Sound::Lay)
            }
            _ => Some(Sound::Button),
        }
    }
}
