//! `emberdeck shot`: draws one picture without a display.

use std::path::PathBuf;

use super::{Fail, Outcome};

/// The command's arguments.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true).args(["vignette", "scene"]))]
pub struct Args {
    /// Position to draw
    #[arg(long)]
    pub vignette: Option<PathBuf>,
    /// Scene to draw, by its name; of a position, what is shown of it
    #[arg(long)]
    pub scene: Option<String>,
    /// Width and height in pixels, such as 1600x900
    #[arg(long, value_parser = size)]
    pub size: (u32, u32),
    /// Pixels of a point, as on a screen that is scaled: 1 to 3
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub scale: f32,
    /// Where to write the picture, as PNG
    #[arg(long)]
    pub out: PathBuf,
    /// Seed of the game that is pictured
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
}

/// A size in pixels.
pub(super) fn size(text: &str) -> Result<(u32, u32), String> {
    let (w, h) = text.split_once('x').ok_or("a size is like 1600x900")?;
    let side = |s: &str| match s.parse::<u32>() {
        Ok(n) if (16..=8192).contains(&n) => Ok(n),
        _ => Err(format!("`{s}`: sides go from 16 to 8192")),
    };
    Ok((side(w)?, side(h)?))
}

fn scale(text: &str) -> Result<f32, String> {
    let scale = text.parse::<f32>().ok().filter(|n| (1.0..=3.0).contains(n));
    scale.ok_or_else(|| format!("`{text}`: a scale is a number from 1 to 3"))
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    draw(args).map(|()| 0)
}

#[cfg(feature = "app")]
fn draw(args: &Args) -> Result<(), Fail> {
    let options = crate::app::shot::ShotOptions {
        scene: args.scene.clone().unwrap_or_else(|| "table".into()),
        vignette: args.vignette.clone(),
        size: args.size,
        scale: args.scale,
        out: args.out.clone(),
        seed: args.seed,
    };
    crate::app::shot(&options).map_err(Fail::failed)
}

#[cfg(not(feature = "app"))]
fn draw(args: &Args) -> Result<(), Fail> {
    let _ = args;
    Err(Fail::failed("this Emberdeck was built without the window, which draws the pictures"))
}
