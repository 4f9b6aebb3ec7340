//! What this family adds to the command line.

mod bench;
mod house_rules;
mod sim;
mod text;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::{ArgMatches, Args as _, Command};
use kernel::commands::bench::Measured;
use kernel::commands::sim::{Progress, SimArgs};
use kernel::commands::text::PackTexts;
use kernel::commands::{CommandError, CommandFamily, CommandResult};
use kernel::content::problem::{Problem, summary};
use kernel::content::source::Source;
use serde_json::Value;

use crate::campaign::find_pack;
use crate::content::TacticsContent;
use crate::content::graph;
use crate::content::load::examine;
use crate::rules::family::Tactics;
use crate::vignette;

impl CommandFamily for Tactics {
    fn difficulty_options(&self, command: Command) -> Command {
        house_rules::Chosen::augment_args(command)
    }

    fn choose_difficulty(&self, options: &ArgMatches, data: &mut Value) {
        house_rules::choose(options, data);
    }

    fn sim_options(&self, command: Command) -> Command {
        sim::options(self.difficulty_options(command))
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
        let (content, problems) = examine(source);
        (content.map(|content| inventory(&content)), problems)
    }

    fn graph(&self, source: &Source) -> Option<Vec<String>> {
        examine(source).0.map(|content| graph::draw(&content))
    }

    fn texts(&self, source: &Source) -> Option<Box<dyn PackTexts>> {
        Some(text::texts(source))
    }

    fn run_vignette(&self, file: &Path) -> (String, Vec<String>) {
        vignette::run_file(file)
    }

    fn bench(&self, pack: &str, games: u64, dir: &Path) -> Result<Measured, CommandError> {
        bench::run(pack, games, dir)
    }
}

/// Reads a pack by its id or its folder.
fn read(pack: &str) -> Result<Arc<TacticsContent>, CommandError> {
    find_pack(pack).map(Arc::new).map_err(|p| CommandError::Usage(summary(&p)))
}

/// Returns a summary of a pack in one line.
fn inventory(content: &TacticsContent) -> String {
    let copies: u32 = content.printed.iter().map(|p| u32::from(content.copies(*p))).sum();
    let fights = content.chapters.iter().filter(|chapter| chapter.encounter.is_some()).count();
    format!(
        "{}: {} cards ({copies} with copies), {} classes, {} enemies, {} heroes, {} chapters ({fights} \
         encounters)",
        content.pack.id,
        content.printed.len(),
        content.classes.len(),
        content.enemies.len(),
        content.heroes.len(),
        content.chapters.len()
    )
}
