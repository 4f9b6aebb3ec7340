//! Frame rates: the table in the middle of a game against a bare scene of as many quads.

use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};

use super::bench_window::median;
use super::{assemble, offscreen, ready, shot};
use crate::rules::flow::prompt::Ask;
use crate::table::art::Art;
use crate::table::card::{self, View};
use crate::table::wood::Wood;
use crate::table::{Screenful, Speed};

/// What was measured.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct FrameBench {
    /// Frames a second of the table, everything moving.
    pub table_fps: f64,
    /// Frames a second of a bare scene with as many textured quads of the same places and sizes.
    pub bare_fps: f64,
    /// Quads in both: cards, plates under words, the wood.
    pub quads: usize,
}

/// Measures offscreen at a size, for so many frames each. Table and bare scene take turns, and the
/// median of the turns counts, so that other work on the machine troubles both alike.
///
/// # Errors
/// When there is no pack or no renderer.
pub fn bench_frames(size: (u32, u32), frames: u32) -> Result<FrameBench, String> {
    let mut table = table(size)?;
    let quads = quads(table.world_mut());
    let mut bare = bare(size, &quads);
    let (mut table_fps, mut bare_fps) = (Vec::new(), Vec::new());
    let each = (frames / TURNS).max(2);
    for _ in 0..TURNS {
        table_fps.push(rate(&mut table, each, |world, by| {
            for mut view in world.query::<&mut View>().iter_mut(world) {
                if view.shown {
                    view.now.at.x += by;
                }
            }
        }));
        bare_fps.push(rate(&mut bare, each, |world, by| {
            for mut at in world.query_filtered::<&mut Transform, With<Mesh2d>>().iter_mut(world) {
                at.translation.x += by;
            }
        }));
    }
    let (table_fps, bare_fps) = (median(table_fps), median(bare_fps));
    Ok(FrameBench { table_fps, bare_fps, quads: quads.len() })
}

/// How often the two take turns.
const TURNS: u32 = 6;

/// Frames a second while everything moves a little, so that every frame is drawn anew.
fn rate(app: &mut App, frames: u32, mut shift: impl FnMut(&mut World, f32)) -> f64 {
    let start = Instant::now();
    for i in 0..frames {
        shift(app.world_mut(), if i % 2 == 0 { 0.5 } else { -0.5 });
        app.update();
    }
    f64::from(frames) / start.elapsed().as_secs_f64()
}

/// The table of four heroes on their first turn, all pictures painted.
fn table(size: (u32, u32)) -> Result<App, String> {
    let mut app = offscreen();
    assemble(&mut app);
    app.insert_resource(Speed(0));
    camera(&mut app, size);
    ready(&mut app);
    app.update();
    app.update();
    shot::begin(app.world_mut(), 4, 7)?;
    shot::advance(&mut app, |m| m.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn), 400);
    while app.world().resource::<Art>().waiting() > 0 {
        app.update();
    }
    for _ in 0..5 {
        app.update();
    }
    Ok(app)
}

/// Place and size of every quad of the table: the cards, the plates under words, and the wood.
fn quads(world: &mut World) -> Vec<(Vec3, Vec2)> {
    let window = world.resource::<Screenful>().0;
    let mut all = Vec::new();
    for view in world.query::<&View>().iter(world).filter(|v| v.visible()) {
        let at = card::transform(&view.now, view.level, window);
        all.push((at.translation, at.scale.truncate()));
    }
    for (at, sprite, seen) in world.query::<(&Transform, &Sprite, &Visibility)>().iter(world) {
        if let Some(size) = sprite.custom_size
            && *seen != Visibility::Hidden
        {
            all.push((at.translation, size));
        }
    }
    for at in world.query_filtered::<&Transform, With<Wood>>().iter(world) {
        all.push((at.translation, at.scale.truncate()));
    }
    all
}

fn camera(app: &mut App, (w, h): (u32, u32)) {
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, RenderTarget::Image(target.into())));
}

/// A scene of Bevy's own colored, textured quads, the same in number, place and size.
fn bare(size: (u32, u32), quads: &[(Vec3, Vec2)]) -> App {
    let mut app = offscreen();
    camera(&mut app, size);
    let pixels = crate::faces::Pixels { width: 128, height: 180, rgba8: vec![200; 128 * 180 * 4] };
    let image =
        app.world_mut().resource_mut::<Assets<Image>>().add(crate::table::art::picture(pixels));
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
