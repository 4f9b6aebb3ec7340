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

/// A request of a panel, a gesture or a key that only this table knows.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand {
    /// Answers the prompt with these acts.
    Do(Vec<Act>),
    /// Views the table as this hero.
    Look(HeroId),
    /// Enlarges a face as far as the screen allows; `None` closes it.
    Inspect(Option<FaceKey>),
    /// Opens a pile.
    Open(Option<PileId>),
    /// Marks or unmarks a card for an answer with several cards.
    Mark(CardId),
    /// Opens a fan to choose one of several acts.
    Fan(Vec<Act>),
    /// Closes the fan.
    NoFan,
    /// Opens or closes the menu.
    Menu(bool),
    /// Folds or unfolds the chronicle.
    Fold,
    /// Toggles whether the very next window stops.
    Hold,
    /// Opens or closes the panel of stops.
    Stops(bool),
    /// Confirms that the screen was handed to the person of the next hand.
    HandOver,
    /// Views the table again as the hero who is asked.
    LookBack,
    /// Opens or closes the panel of house rules.
    House(bool),
    /// Changes the difficulty from the next scenario on.
    SetDifficulty(Difficulty),
    /// Changes the stops of auto-pass.
    SetStops(StopSettings),
    /// Pins or unpins the card, hero or location with this id.
    Pin(String),
    /// Asks for a new campaign of a pack.
    New(String),
    /// Creates a campaign: folder name, pack, heroes.
    Create {
        /// The name of the campaign.
        name: String,
        /// The id of the pack.
        pack: String,
        /// The ids of the heroes by seat.
        party: Vec<String>,
        /// The players by seat.
        players: Vec<String>,
        /// The campaign's settings.
        choices: Choices,
    },
    /// Exports the open chronicle to a file.
    WriteDown,
    /// A command of the downtime.
    Meet(DowntimeCommand),
    /// A command of the tutorial.
    Guide(GuideCommand),
}

/// A command of the downtime between two games.
#[derive(Clone, Debug, PartialEq)]
pub enum DowntimeCommand {
    /// Answers with this choice.
    Decide(Choice),
    /// Undoes the last answer.
    Back,
    /// Answers the rest by simple rules, up to the question that starts the next game.
    Rest,
}

/// A command of the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideCommand {
    /// Starts the tutorial game.
    Start,
    /// Goes on to the next lesson.
    Next,
    /// Ends the lessons; the game goes on.
    Skip,
    /// Declines the tutorial, so that it is not offered again.
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
            // The answer's effect makes the sound.
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
