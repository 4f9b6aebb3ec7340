//! What families of games add to the command line: their options of shared commands, and commands of
//! their own. The pack or the campaign that a line names says which family's options it is read with.

use std::ffi::OsString;
use std::path::Path;

use clap::{ArgMatches, Command};
use serde_json::Value;

use super::{Fail, Program};
use crate::kernel::campaign::DifficultyView;
use crate::kernel::campaign::entry::FamilyEntry;
use crate::kernel::commands::OwnCommand;

/// The commands that have options of families.
const SHARED: [&str; 3] = ["new", "difficulty", "sim"];
/// Where the commands of families stand in the list of all: behind `difficulty`.
const PLACE: usize = 3;

/// A family of games, from the list of the program.
pub type Family = &'static dyn FamilyEntry;

/// The family that a command line is about, and its options there.
pub struct Line<'a> {
    family: Result<Family, Fail>,
    options: &'a ArgMatches,
}

impl<'a> Line<'a> {
    /// The options of a command that were read with those of a family.
    pub fn new(family: Result<Family, Fail>, options: &'a ArgMatches) -> Line<'a> {
        Line { family, options }
    }

    /// Returns the family, and its options.
    ///
    /// # Errors
    /// Returns why the pack or the campaign is of none.
    pub fn family(self) -> Result<(Family, &'a ArgMatches), Fail> {
        Ok((self.family?, self.options))
    }

    /// Returns the family, and data of a difficulty with what the line says of it; what the line does not
    /// say stays as it was, or is the usual.
    ///
    /// # Errors
    /// Returns what is more than is offered.
    pub fn difficulty(self, before: Option<&DifficultyView>) -> Result<(Family, Value), Fail> {
        let (family, options) = self.family()?;
        let usual = family.difficulty(None, None).map_err(|e| Fail::usage(e.to_string()))?;
        let mut data =
            serde_json::from_str(before.unwrap_or(&usual).data.get()).unwrap_or_default();
        family.commands().choose_difficulty(options, &mut data);
        family.difficulty(Some(&data), None).map_err(|e| Fail::usage(e.to_string()))?;
        Ok((family, data))
    }
}

/// Returns the family of the pack or the campaign that a line names; of a line that names neither, the
/// first one.
pub fn of_line(program: Program, args: &[OsString]) -> Result<Family, Fail> {
    if args.iter().any(|arg| SHARED.iter().any(|command| arg == command)) {
        if let Some(pack) = value_of(args, "--content") {
            return Ok(program.families.of_pack(&pack.to_string_lossy())?);
        }
        if let Some(dir) = value_of(args, "--campaign") {
            return Ok(program.families.of_campaign(Path::new(&dir))?);
        }
    }
    program.families.0.first().copied().ok_or_else(|| Fail::failed(t!("terminal-no-family")))
}

/// Returns the value of an option as it stands on the line.
pub fn value_of(args: &[OsString], option: &str) -> Option<OsString> {
    let at = args.iter().position(|arg| {
        let arg = arg.to_string_lossy();
        arg.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    })?;
    let arg = args[at].to_string_lossy();
    match arg.split_once('=') {
        Some((_, value)) => Some(value.into()),
        None => args.get(at + 1).cloned(),
    }
}

/// Adds the commands of all families, and the options of one.
pub fn extend(program: Program, command: Command, family: Option<Family>) -> Command {
    let mut command = command;
    for own in all(program) {
        command = command.subcommand((own.command)().display_order(PLACE));
    }
    let Some(hooks) =
        family.or(program.families.0.first().copied()).map(|family| family.commands())
    else {
        return command;
    };
    for name in SHARED {
        command = command.mut_subcommand(name, |shared| {
            let about = shared.get_about().cloned().unwrap_or_default();
            let shared = match name {
                "sim" => hooks.sim_options(shared),
                _ => hooks.difficulty_options(shared),
            };
            // A family's options are described one by one, and the command stays what it is.
            let shared = shared.about(about).long_about(None);
            match program.families.0.len() {
                0 | 1 => shared,
                _ => shared.after_help(t!("terminal-options-of-families", command = name)),
            }
        });
    }
    command
}

/// Returns the command of a family by its name.
pub fn own(program: Program, name: &str) -> Option<&'static OwnCommand> {
    all(program).find(|own| (own.command)().get_name() == name)
}

fn all(program: Program) -> impl Iterator<Item = &'static OwnCommand> {
    program.families.0.iter().flat_map(|family| family.commands().own())
}
