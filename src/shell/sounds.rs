//! The sounds of commands.

use super::command::{Command, HistoryCommand};
use crate::kit::synth::Sound;

/// Returns the sound of a command, unless its effect has a sound of its own.
pub fn of_command(command: &Command) -> Option<Sound> {
    match command {
        // What is done there is heard.
        Command::SitAt(_) | Command::Quit => None,
        Command::Undo => Some(Sound::Undo),
        Command::Past(HistoryCommand::Show(_)) => Some(Sound::Button),
        Command::Past(_) => Some(Sound::Undo),
        Command::Refuse(_) => Some(Sound::Refusal),
        Command::Family(command) => command.sound(),
        _ => Some(Sound::Button),
    }
}
