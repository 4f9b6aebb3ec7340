//! What this game adds to the command line: house rules, what `sim`, `check`, `text`,
//! `vignette` and `bench` do of it, and the command `quest`.

mod bench;
mod check;
mod house_rules;
mod quest;
mod sim;
mod text;

use std::io::Write;
use std::path::Path;

use clap::{ArgMatches, Args as _, Command};
use serde_json::Value;

use self::house_rules::HouseRules;
use crate::kernel::commands::bench::Measured;
use crate::kernel::commands::sim::{Progress, SimArgs};
use crate::kernel::commands::text::PackTexts;
use crate::kernel::commands::{CommandError, CommandFamily, CommandResult, OwnCommand};
use crate::kernel::content::problem::Problem;
use crate::kernel::content::source::Source;
use crate::rules::family::Adventure;
use crate::vignette;

impl CommandFamily for Adventure {
    fn own(&self) -> &'static [OwnCommand] {
        &[quest::QUEST]
    }

    fn difficulty_options(&self, command: Command) -> Command {
        HouseRules::augment_args(command)
    }

    fn choose_difficulty(&self, options: &ArgMatches, data: &mut Value) {
        house_rules::choose(options, data);
    }

    fn sim_options(&self, command: Command) -> Command {
        sim::options(command)
    }

    fn sim(
        &self,
        args: &SimArgs,
        options: &ArgMatches,
        progress: &dyn Progress,
        out: &mut dyn Write,
    ) -> CommandResult {
        sim::run(args, options, progress, out)
    }

    fn check(&self, source: &Source) -> (Option<String>, Vec<Problem>) {
        check::check(source)
    }

    fn texts(&self, source: &Source) -> Option<Box<dyn PackTexts>> {
        Some(text::texts(source))
    }

    fn run_vignette(&self, file: &Path) -> (String, Vec<String>) {
        vignette::run_file(file)
    }

    fn doubt_vignette(&self, file: &Path) -> Vec<Problem> {
        vignette::doubts::doubts(file)
    }

    fn bench(&self, pack: &str, games: u64, dir: &Path) -> Result<Measured, CommandError> {
        bench::bench(pack, games, dir)
    }
}
