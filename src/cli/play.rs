//! `emberdeck play`: the window, or the text table where there is none.

use std::io::{BufRead, BufReader, Write, stdin};
use std::path::PathBuf;

use bevy_ecs::prelude::*;

use super::{Fail, Outcome, Program};
use crate::kernel::campaign::CampaignTable;
use crate::terminal;
use crate::text_table::{self, Screen};

/// The command's arguments.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct PlayArgs {
    /// Campaign folder to go on with
    #[arg(long)]
    pub campaign: Option<PathBuf>,
    /// Position to play from; nothing is saved
    #[arg(long, conflicts_with = "campaign")]
    pub vignette: Option<PathBuf>,
    /// Journal of a campaign to watch; nothing is saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "vignette"])]
    pub watch: Option<PathBuf>,
    /// In the terminal: begin between two games, to change the party or to replay
    #[arg(long, requires = "campaign", requires = "text")]
    pub camp: bool,
    /// Seed of the scenario, where it is not under way
    #[arg(long)]
    pub seed: Option<u64>,
    /// Speed of the animations, 0 (at once) to 4
    #[arg(long, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub speed: Option<u8>,
    /// Play in the terminal
    #[arg(long)]
    pub text: bool,
    /// Size of the window, such as 1280x720
    #[arg(long, value_parser = super::shot::size, hide = true)]
    pub size: Option<(u32, u32)>,
    /// Script that plays in the window, for tests
    #[arg(long, hide = true)]
    pub script: Option<PathBuf>,
}

/// Runs the command.
pub fn run(program: Program, args: &PlayArgs) -> Outcome {
    if args.text {
        return text(program, args, None);
    }
    #[cfg(feature = "app")]
    if display() {
        return window(program, args);
    }
    let why =
        if cfg!(feature = "app") { t!("terminal-no-display") } else { t!("terminal-no-window") };
    text(program, args, Some(&why))
}

/// Whether there is a screen to open a window on.
#[cfg(feature = "app")]
fn display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// The text table.
fn text(program: Program, args: &PlayArgs, notice: Option<&str>) -> Outcome {
    let mut input = BufReader::new(stdin().lock());
    let mut out = terminal::bare();
    let mut screen = Screen::new(&mut input, &mut out, terminal::colors());
    if let Some(notice) = notice {
        screen.line(notice)?;
    }
    let mut world = World::new();
    if let Some(file) = &args.vignette {
        let (mut world, mut game) = program.families.position(file)?;
        text_table::play(&mut world, game.as_mut(), &mut screen)?;
        return Ok(0);
    }
    if let Some(file) = &args.watch {
        let mut game = program.families.watch_file(file)?;
        for notice in super::replay::begin(game.as_mut(), &mut world)? {
            screen.line(notice)?;
        }
        text_table::watch(&mut world, game.as_mut(), 0, &mut screen)?;
        return Ok(0);
    }
    let mut game = match &args.campaign {
        Some(dir) => program.families.open(dir)?,
        None => match text_table::choose(program.families, &mut screen)? {
            Some(game) => game,
            None => return Ok(0),
        },
    };
    let (mut seed, mut camp) = (args.seed, args.camp);
    while evening(&mut world, game.as_mut(), &mut screen, (&mut seed, &mut camp))? {}
    Ok(0)
}

/// Plays what is between two games, where it comes first, and a game. Returns false if the players stop,
/// or all is won.
fn evening<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
    (seed, camp): (&mut Option<u64>, &mut bool),
) -> Result<bool, Fail> {
    let Some(saved) = game.saved_mut() else { return Ok(false) };
    // Once all is won there is no other way on.
    if saved.downtime_is_due() || saved.next_game().is_none() || std::mem::take(camp) {
        for n in saved.enter_downtime()? {
            screen.line(&n)?;
        }
        if !text_table::between(saved, screen)? {
            return Ok(false);
        }
    }
    if saved.next_game().is_none() {
        screen.line(t!("terminal-campaign-won"))?;
        return Ok(false);
    }
    for n in saved.start_or_resume(world, None, seed.take())? {
        screen.line(&n)?;
    }
    Ok(text_table::play(world, game, screen)?)
}

/// The window.
#[cfg(feature = "app")]
fn window(program: Program, args: &PlayArgs) -> Outcome {
    let options = crate::shell::window::RunOptions {
        campaign: args.campaign.clone(),
        vignette: args.vignette.clone(),
        watch: args.watch.clone(),
        seed: args.seed,
        speed: args.speed,
        script: args.script.clone(),
        size: args.size,
    };
    crate::shell::window::run(options, program.tables()).map_err(Fail::failed)
}
