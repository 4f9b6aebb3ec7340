//! What a picture is to show.

use std::path::PathBuf;

/// The options of a picture.
#[derive(Clone, Debug)]
pub struct ShotOptions {
    /// The name of a scene; with a vignette, what to show of it (`table`: as it is).
    pub scene: String,
    /// A vignette to draw instead of a game of the first pack.
    pub vignette: Option<PathBuf>,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Pixels per point, as on a scaled screen.
    pub scale: f32,
    /// The file, a PNG.
    pub out: PathBuf,
    /// The seed of the scenario that is set up.
    pub seed: u64,
    /// The settings for sizes and colors.
    pub settings: crate::settings::Settings,
}
