//! Which sound a command has.

use super::command::{Command, HistoryCommand};
use crate::kit::synth::Sound;

/// The sound of a command, where what comes of it has none of its own.
pub fn of_command(command: &Command) -> Option<Sound> {
    match command {
        // What happens is heard.
        Command::Do(_) | Command::Quit => None,
        Command::Undo => Some(Sound::Undo),
        Command::Past(HistoryCommand::Show(_)) => Some(Sound::Button),
        Command::Past(_) => Some(Sound::Undo),
        Command::Refuse(_) => Some(Sound::Refusal),
        Command::Inspect(Some(_)) | Command::Open(Some(_)) => Some(Sound::Lift),
        Command::Mark(_) | Command::Fan(_) => Some(Sound::Lift),
        Command::Inspect(None) | Command::Open(None) | Command::NoFan => Some(Sound::Lay),
        _ => Some(Sound::Button),
    }
}
