//! One picture, drawn offscreen: no display is needed, only a renderer (a software one will do).

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use image::ImageFormat;

use super::screens::shelf::Shelf;
use super::window::{assemble, offscreen, ready};
use crate::adventure_table::Speed;
use crate::kit::art::Art;

pub mod pages;

pub use crate::adventure_table::shot::laid::{Position, advance, begin, camp, lay, position};

/// The scenes that can be pictured, besides those between two games.
const SCENES: &[&str] = &[
    "title",
    "new",
    "house",
    "table",
    "party",
    "stage",
    "roll",
    "staged",
    "flight",
    "many-dice",
    "closer",
    "inspect",
    "board",
    "after",
    "rules",
    "moments",
    "replay",
    "chronicle",
    "statistics",
    "guide",
    "guide-check",
];

/// Other names of scenes.
const ALSO: &[(&str, &str)] =
    &[("hero-board", "board"), ("deck-building", "decks"), ("campaign", "camp")];

/// The scenes that can be pictured.
pub fn scenes() -> Vec<&'static str> {
    let also = ALSO.iter().map(|(name, _)| name);
    let all = SCENES
        .iter()
        .chain(crate::adventure_table::shot::camps::SCENES)
        .chain(crate::adventure_table::shot::seated::SCENES);
    let all = all.chain(crate::adventure_table::shot::tales::SCENES).chain(pages::SCENES);
    all.chain(also).copied().collect()
}

/// What is to be pictured.
#[derive(Clone, Debug)]
pub struct ShotOptions {
    /// One of [`scenes`]; where a position is given, what is shown of it (`table`: as it lies).
    pub scene: String,
    /// A position to draw instead of a game of the first pack.
    pub vignette: Option<PathBuf>,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// How many pixels a point has, as on a screen that is scaled.
    pub scale: f32,
    /// The file, a PNG.
    pub out: PathBuf,
    /// The seed of the scenario that is set up.
    pub seed: u64,
    /// Sizes and colors, as people would have chosen them.
    pub settings: crate::settings::Settings,
}

/// Draws a picture and writes it.
///
/// # Errors
/// When there is no such scene, no content pack, no renderer, or the file cannot be written.
pub fn shot(options: &ShotOptions) -> Result<(), String> {
    if let Some(folder) = options.vignette.as_deref().filter(|path| path.is_dir()) {
        let done = crate::adventure_table::shot::many::draw(options, folder)?;
        let told = crate::terminal::line(&mut crate::terminal::out(), done);
        return told.map_err(|e| e.to_string());
    }
    let position = options.vignette.as_deref().map(position).transpose()?;
    if !scenes().contains(&options.scene.as_str()) {
        let known = scenes().join(", ");
        return Err(format!("no scene `{}`; there are {known}", options.scene));
    }
    let (mut app, target) = stage(options)?;
    let called = ALSO.iter().find(|(name, _)| *name == options.scene).map(|(_, scene)| *scene);
    let called = called.unwrap_or(&options.scene);
    // A campaign that is pictured is kept as long as the picture needs.
    let _folder = crate::adventure_table::shot::scene::scene(
        &mut app,
        called,
        options.seed,
        position.as_ref(),
    )?;
    finish(&mut app);
    let taken = take(&mut app, target)?;
    save(&taken, &options.out)
}

/// An app that draws on a picture, ready for a scene.
pub fn stage(options: &ShotOptions) -> Result<(App, RenderTarget), String> {
    let (w, h) = options.size;
    if !(320..=8192).contains(&w) || !(240..=8192).contains(&h) {
        return Err("a picture is 320x240 to 8192x8192".into());
    }
    if let Some(language) = options.settings.language {
        crate::lang::speak(language);
    }
    let mut app = crate::shell::window::with_renderer(offscreen)?;
    assemble(&mut app);
    app.insert_resource(Speed(0));
    app.insert_resource(crate::shell::prefs::Prefs(options.settings.clone()));
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let image = ImageRenderTarget { handle: target, scale_factor: options.scale };
    let target = RenderTarget::Image(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, target.clone()));
    ready(&mut app);
    // Fonts and the size of the picture are known after a frame or two.
    for _ in 0..4 {
        app.update();
    }
    // What lies on this machine's shelf is nobody's business.
    *app.world_mut().resource_mut::<Shelf>() = Shelf::default();
    Ok((app, target))
}

/// Lets everything that is shown be painted.
pub fn finish(app: &mut App) {
    pages::wait(app);
    for _ in 0..2000 {
        app.update();
        if app.world().resource::<Art>().waiting() == 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    for _ in 0..4 {
        app.update();
    }
}

pub fn take(app: &mut App, target: RenderTarget) -> Result<Image, String> {
    let slot: Arc<Mutex<Option<Image>>> = Arc::default();
    let put = Arc::clone(&slot);
    app.world_mut().spawn(Screenshot(target)).observe(move |captured: On<ScreenshotCaptured>| {
        if let Ok(mut slot) = put.lock() {
            *slot = Some(captured.image.clone());
        }
    });
    for _ in 0..200 {
        app.update();
        if let Some(image) = slot.lock().ok().and_then(|mut s| s.take()) {
            return Ok(image);
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    Err("the renderer gave no picture".into())
}

/// Writes an image as a PNG, whatever the file is called.
///
/// # Errors
/// Returns an error if the picture or the file cannot be written.
pub fn save(image: &Image, out: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|e| e.to_string())?;
    let mut bytes = Cursor::new(Vec::new());
    picture.to_rgb8().write_to(&mut bytes, ImageFormat::Png).map_err(|e| e.to_string())?;
    std::fs::write(out, bytes.into_inner()).map_err(|e| format!("{}: {e}", out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_can_be_pictured_under_one_name() {
        let all = scenes();
        for wanted in [
            "title",
            "table",
            "stage",
            "hero-board",
            "inspect",
            "campaign",
            "deck-building",
            "rewards",
            "rules",
            "settings",
            "gallery",
            "chronicle",
            "shelf",
            "credits",
            "opening",
            "ending",
        ] {
            assert!(all.contains(&wanted), "{wanted}");
        }
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len());
        for (_, scene) in ALSO {
            assert!(all.contains(scene), "{scene}");
        }
    }
}
