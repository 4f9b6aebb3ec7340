//! Measures the frame rate of a table without a display against a bare scene of Bevy's own with as many
//! quads and an empty egui window.

use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

use crate::kit::art::{Art, picture};
use crate::shell::bench_window::median;
use crate::shell::host::{offscreen, ready};

/// The number of turns for each.
const TURNS: u32 = 6;

/// The place of a quad, and its size.
pub type Quad = (Vec3, Vec2);

/// Returns frames a second of a table and of a bare scene with these quads, for so many frames each.
/// Both take turns, and the median of the turns counts, so that other programs affect both alike.
/// `shift` moves everything on the table a little, so that every frame is drawn again.
pub fn compare(
    table: &mut App,
    size: (u32, u32),
    quads: &[Quad],
    frames: u32,
    shift: impl Fn(&mut World, f32),
) -> [f64; 2] {
    let mut bare = bare(size, quads);
    let (mut of_table, mut of_bare) = (Vec::new(), Vec::new());
    let each = (frames / TURNS).max(2);
    for _ in 0..TURNS {
        of_table.push(rate(table, each, &shift));
        of_bare.push(rate(&mut bare, each, |world, by| {
            for mut at in world.query_filtered::<&mut Transform, With<Mesh2d>>().iter_mut(world) {
                at.translation.x += by;
            }
        }));
    }
    [median(of_table), median(of_bare)]
}

/// Returns frames a second while everything moves a little, so that every frame is drawn again.
fn rate(app: &mut App, frames: u32, shift: impl Fn(&mut World, f32)) -> f64 {
    let start = Instant::now();
    for i in 0..frames {
        shift(app.world_mut(), if i % 2 == 0 { 0.5 } else { -0.5 });
        app.update();
    }
    f64::from(frames) / start.elapsed().as_secs_f64()
}

/// Runs until all pictures are painted.
pub fn paint(app: &mut App) {
    for _ in 0..3 {
        app.update();
    }
    while app.world().resource::<Art>().waiting() > 0 {
        app.update();
    }
    for _ in 0..5 {
        app.update();
    }
}

/// Returns the place and size of every quad of the table: cards, dice, plates, the wood.
pub fn quads(world: &mut World) -> Vec<Quad> {
    let mut all = Vec::new();
    for (at, seen) in world.query_filtered::<(&Transform, &Visibility), With<Mesh2d>>().iter(world)
    {
        if *seen != Visibility::Hidden {
            all.push((at.translation, at.scale.truncate()));
        }
    }
    for (at, sprite, seen) in world.query::<(&Transform, &Sprite, &Visibility)>().iter(world) {
        if let Some(size) = sprite.custom_size
            && *seen != Visibility::Hidden
        {
            all.push((at.translation, size));
        }
    }
    all
}

/// Adds a camera that draws a picture of this size which nobody keeps.
pub fn camera(app: &mut App, (w, h): (u32, u32)) {
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, RenderTarget::Image(target.into())));
}

/// Creates a scene of Bevy's own textured quads with these places and sizes, and an empty egui
/// window.
fn bare(size: (u32, u32), quads: &[(Vec3, Vec2)]) -> App {
    let mut app = offscreen();
    app.add_plugins(EguiPlugin::default());
    app.add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| {
        if let Ok(ctx) = contexts.ctx_mut() {
            egui::Window::new("bare").show(ctx, |_| {});
        }
    });
    camera(&mut app, size);
    let pixels = crate::faces::Pixels { width: 128, height: 180, rgba8: vec![200; 128 * 180 * 4] };
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(picture(pixels));
    let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    for (at, size) in quads {
        let texture = Some(image.clone());
        let material = app
            .world_mut()
            .resource_mut::<Assets<ColorMaterial>>()
            .add(ColorMaterial { texture, ..ColorMaterial::default() });
        let at = Transform::from_translation(*at).with_scale(size.extend(1.0));
        app.world_mut().spawn((Mesh2d(mesh.clone()), MeshMaterial2d(material), at));
    }
    ready(&mut app);
    for _ in 0..5 {
        app.update();
    }
    app
}
