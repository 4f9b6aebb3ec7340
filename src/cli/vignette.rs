//! `emberdeck vignette`: runs position tests.

use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::{Fail, Outcome};
use crate::FAMILIES;
use crate::kernel::campaign::CampaignTable;
use crate::terminal;
use crate::vignette;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Vignettes, or folders of them
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Runs the command: 1 if one fails.
pub fn run(args: &Args) -> Outcome {
    let mut out = terminal::out();
    let mut written: std::io::Result<()> = Ok(());
    let (_, failed) = vignette::run_paths(&args.paths, |line| {
        if written.is_ok() {
            written = terminal::line(&mut out, line);
        }
    });
    written?;
    Ok(u8::from(failed > 0))
}

/// A table with the position of a vignette.
///
/// # Errors
/// When it cannot be read.
pub fn open(file: &Path) -> Result<(World, Box<dyn CampaignTable>), Fail> {
    let family = FAMILIES.0[0];
    Ok((family.position(file).map_err(Fail::usage)?, family.loose()))
}
