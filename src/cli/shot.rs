//! `emberdeck shot`: draws one picture without a display.

use std::path::PathBuf;

use super::{Fail, Outcome, Program};

/// The command's arguments.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("what").required(true).multiple(true).args(["vignette", "scene"]))]
pub struct Args {
    /// Position to draw; of a folder, every one in it, into the folder that `--out` names
    #[arg(long)]
    pub vignette: Option<PathBuf>,
    /// Scene to draw, by its name, or as `FAMILY:SCENE`; of a position, what is shown of it
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
    /// Size of panels and words, as in the settings: 0.8 to 2
    #[arg(long, default_value_t = 1.0, value_parser = ui_scale)]
    pub ui_scale: f32,
    /// Size of words on top of that, as in the settings: 0.8 to 1.6
    #[arg(long, default_value_t = 1.0, value_parser = text_scale)]
    pub text_scale: f32,
    /// Strong contrast
    #[arg(long)]
    pub contrast: bool,
    /// Language of all words: `en`, `de`
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: crate::lang::Language,
    /// Colors: `safe` are told apart with any color blindness
    #[arg(long, default_value = "usual")]
    pub palette: Colors,
    /// Seed of the game that is pictured
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
}

/// Which colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Colors {
    /// As the table was painted.
    Usual,
    /// Told apart with any color blindness.
    Safe,
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

fn language(code: &str) -> Result<crate::lang::Language, String> {
    crate::lang::Language::from_code(code).ok_or_else(|| {
        let known = crate::lang::Language::ALL.map(crate::lang::Language::code).join(", ");
        format!("`{code}`: the languages are {known}")
    })
}

fn ui_scale(text: &str) -> Result<f32, String> {
    within(text, 0.8, 2.0)
}

fn text_scale(text: &str) -> Result<f32, String> {
    within(text, 0.8, 1.6)
}

fn within(text: &str, low: f32, high: f32) -> Result<f32, String> {
    let n = text.parse::<f32>().ok().filter(|n| (low..=high).contains(n));
    n.ok_or_else(|| format!("`{text}`: this is a number from {low} to {high}"))
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    draw(program, args).map(|()| 0)
}

#[cfg(feature = "app")]
fn draw(program: Program, args: &Args) -> Result<(), Fail> {
    use crate::kernel::store::settings::{Palette, Settings};
    let options = crate::shell::shot_options::ShotOptions {
        scene: args.scene.clone().unwrap_or_else(|| "table".into()),
        vignette: args.vignette.clone(),
        size: args.size,
        scale: args.scale,
        out: args.out.clone(),
        seed: args.seed,
        settings: Settings {
            language: Some(args.language),
            ui_scale: args.ui_scale,
            text_scale: args.text_scale,
            contrast: args.contrast,
            palette: match args.palette {
                Colors::Usual => Palette::Usual,
                Colors::Safe => Palette::Safe,
            },
            speed: 0,
            ..Settings::default()
        },
    };
    program.tables().shot(&options).map_err(Fail::failed)
}

#[cfg(not(feature = "app"))]
fn draw(_: Program, _: &Args) -> Result<(), Fail> {
    Err(Fail::failed("this Emberdeck was built without the window, which draws the pictures"))
}
