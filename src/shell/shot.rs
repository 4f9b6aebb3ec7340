//! Takes one picture offscreen: it needs no display, only a renderer (a software one will do).

use std::sync::{Arc, Mutex};

use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::host::{offscreen, ready};
use super::screens::backdrop::Backdrop;
use super::screens::shelf::Shelf;
use super::shot_options::ShotOptions;
use super::table_window::{Tables, table};
use super::window::assemble;
use crate::kit::art::Art;
use crate::kit::frame::Speed;
use crate::kit::prefs::Prefs;
use crate::shell::host::with_renderer;

/// Creates an app that renders to an image, ready for a scene.
pub fn stage(options: &ShotOptions, tables: Tables) -> Result<(App, RenderTarget), String> {
    let (w, h) = options.size;
    if !(320..=8192).contains(&w) || !(240..=8192).contains(&h) {
        return Err("a picture is 320x240 to 8192x8192".into());
    }
    if let Some(language) = options.settings.language {
        crate::lang::set_current(language);
    }
    let mut app = with_renderer(offscreen)?;
    assemble(&mut app, tables);
    app.insert_resource(Speed(0));
    app.insert_resource(Prefs(options.settings.clone()));
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let image = ImageRenderTarget { handle: target, scale_factor: options.scale };
    let target = RenderTarget::Image(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, target.clone()));
    ready(&mut app);
    // Fonts and the size of the image are known after a frame or two.
    for _ in 0..4 {
        app.update();
    }
    // The picture must not show the campaigns of this machine.
    *app.world_mut().resource_mut::<Shelf>() = Shelf::default();
    Ok((app, target))
}

/// Waits until everything visible has been painted.
pub fn finish(app: &mut App) {
    wait(app);
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

/// Waits for what other threads read or paint.
pub fn wait(app: &mut App) {
    for _ in 0..2000 {
        let world = app.world();
        if !table(world).waiting(world) && !world.resource::<Backdrop>().waiting() {
            break;
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// Takes the picture.
///
/// # Errors
/// Returns an error if the renderer returns no image.
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
