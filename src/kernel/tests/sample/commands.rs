//! What the family adds to the command line: an option of `sim`, how packs are checked, a command of its
//! own, and its rules by number.

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use clap::{Arg, ArgAction, ArgMatches, Command};
use kernel::campaign::content::PackContent;
use kernel::catalogue::{Catalogue, Source as Rules};
use kernel::commands::bench::{Measured, measure};
use kernel::commands::sim::{Progress, SimArgs};
use kernel::commands::{CommandError, CommandFamily, CommandResult, OwnCommand};
use kernel::content::problem::Problem;
use kernel::content::source::{Source, find_source};
use kernel::sim::run;

use super::played::Games;
use super::{Content, GATE, Hares, vignette};

/// The rules of the family.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(Rules {
        prefix: "HA",
        text: "## 1. Running (RUN)\n\n- **HA-RUN-01** [] A hare runs exactly as far as its card says.\n- \
               **HA-RUN-02** [] No hare runs onto the fox.\n",
        heading: str::to_owned,
        words: str::to_owned,
        editions: &[("", "rules-both")],
        rulings: "RUL",
        examples: "EX",
        vignettes: "",
        keywords: Vec::new(),
    })
});

fn read(pack: &str) -> Result<Arc<Content>, CommandError> {
    let read = find_source(pack).and_then(|source| Content::load(&source));
    read.map(Arc::new).map_err(|problems| CommandError::Usage(problems[0].to_string()))
}

impl CommandFamily for Hares {
    fn own(&self) -> &'static [OwnCommand] {
        &[OwnCommand {
            command: || Command::new("gate").about("Tell where the hares run to"),
            is_for_people: |_| false,
            run: |_, out| {
                writeln!(out, "square {GATE}")?;
                Ok(0)
            },
        }]
    }

    fn sim_options(&self, command: Command) -> Command {
        let runs = Arg::new("runs").long("runs").action(ArgAction::SetTrue);
        let command = command.arg(runs.help("Count the runs of each card").display_order(85));
        command.mut_arg("scenario", |scenario| scenario.required(false))
    }

    fn sim(
        &self,
        args: &SimArgs,
        options: &ArgMatches,
        progress: &dyn Progress,
        out: &mut dyn Write,
    ) -> CommandResult {
        let games = Games {
            checks: args.check.unwrap_or_default(),
            pack: read(&args.content)?,
            games: args.games,
            seed: args.seed,
            ..Games::new(args.bot, usize::from(args.jobs))
        };
        progress.begin(args.games, "races");
        let report = run::<Hares, _>(&games, &|done| progress.set(done));
        let report = report.map_err(|e| CommandError::Failed(e.to_string()))?;
        progress.end();
        report.write_games(out)?;
        if options.get_flag("runs") {
            writeln!(out, "{} runs", report.facts.runs.values().sum::<u64>())?;
        }
        report.write_lengths("", out)?;
        report.write_troubles(out)?;
        Ok(u8::from(!report.clean()))
    }

    fn check(&self, source: &Source) -> (Option<String>, Vec<Problem>) {
        match Content::load(source) {
            Ok(content) => (Some(format!("{}: two hares", content.id)), Vec::new()),
            Err(problems) => (None, problems),
        }
    }

    fn run_vignette(&self, file: &Path) -> (String, Vec<String>) {
        vignette::run_file(file)
    }

    fn bench(&self, pack: &str, games: u64, dir: &Path) -> Result<Measured, CommandError> {
        let content = read(pack)?;
        let games = Games { pack: content, games, ..Games::new(kernel::bots::BotKind::Random, 1) };
        measure::<Hares, _>(pack, games, &["Alder", "Birch"].map(str::to_owned), dir)
    }
}
