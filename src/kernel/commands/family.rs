//! What a family of games adds to the command line.

use std::fmt::Debug;
use std::io::Write;
use std::path::Path;

use clap::{ArgMatches, Command};
use serde_json::Value;

use super::error::{CommandError, CommandResult};
use super::measured::Measured;
use super::sim::{Progress, SimArgs};
use super::texts::PackTexts;
use crate::content::problem::Problem;
use crate::content::source::Source;

/// A family of games, as the command line knows it. The struct of the family implements it, and
/// [`crate::campaign::CampaignFamily::commands`] returns it.
pub trait CommandFamily: Debug + Sync {
    /// Returns the commands that this family alone has.
    fn own(&self) -> &'static [OwnCommand] {
        &[]
    }

    /// Adds the options with which a campaign or a game is made harder or easier.
    fn difficulty_options(&self, command: Command) -> Command {
        command
    }

    /// Puts what was chosen with those options into the data of a difficulty; what was not said stays.
    fn choose_difficulty(&self, _options: &ArgMatches, _data: &mut Value) {}

    /// Adds the options that `sim` has in this family beside those of [`SimArgs`], whose
    /// `display_order` leaves room between any two.
    fn sim_options(&self, command: Command) -> Command {
        command
    }

    /// Has bots play many games, and writes how they went. Returns 1 if anything broke.
    ///
    /// # Errors
    /// Returns why they cannot be played.
    fn sim(
        &self,
        _args: &SimArgs,
        _options: &ArgMatches,
        _progress: &dyn Progress,
        _out: &mut dyn Write,
    ) -> CommandResult {
        Err(CommandError::NotOffered)
    }

    /// Checks a pack. Returns what it holds, in a line, if it can be read, and all problems.
    fn check(&self, source: &Source) -> (Option<String>, Vec<Problem>);

    /// Draws how the games of a pack lead to each other, as lines of text. Returns `None` if the family
    /// has no such graph, or the pack cannot be read.
    fn graph(&self, _source: &Source) -> Option<Vec<String>> {
        None
    }

    /// Reads what the entries of a pack say, also of one with mistakes. Returns `None` if the family
    /// makes no texts.
    fn texts(&self, _source: &Source) -> Option<Box<dyn PackTexts>> {
        None
    }

    /// Runs a position with a script. Returns its title and what is wrong.
    fn run_vignette(&self, _file: &Path) -> (String, Vec<String>) {
        let why = CommandError::NotOffered;
        ("cannot be read".into(), vec![format!("  {why}")])
    }

    /// Returns the mistakes in the entries that a position brings along, for which a pack with them would
    /// be refused: the position is played all the same.
    fn doubt_vignette(&self, _file: &Path) -> Vec<Problem> {
        Vec::new()
    }

    /// Measures games of a pack, so many in each run, and saving in a folder.
    ///
    /// # Errors
    /// Returns why the pack cannot be played, or the folder not be written.
    fn bench(&self, _pack: &str, _games: u64, _dir: &Path) -> Result<Measured, CommandError> {
        Err(CommandError::NotOffered)
    }
}

/// A command that one family alone has.
#[derive(Debug)]
pub struct OwnCommand {
    /// Returns its name, its help and its options.
    pub command: fn() -> Command,
    /// Whether people read what it writes: it is in their language then.
    pub is_for_people: fn(&ArgMatches) -> bool,
    /// Runs it. Returns the exit status.
    pub run: fn(&ArgMatches, &mut dyn Write) -> CommandResult,
}
