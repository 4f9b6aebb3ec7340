//! Frame rates: the table in the middle of a game against a bare scene of as many quads.

use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};

use super::{assemble, offscreen, ready, shot};
use crate::rules::flow::prompt::Ask;
use crate::table::Speed;
use crate::table::art::Art;
use crate::table::card::View;

/// What was measured.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct FrameBench {
    /// Frames a second of the table, everything moving.
    pub table_fps: f64,
    /// Frames a second of a bare scene with as many textured quads.
    pub bare_fps: f64,
    /// Quads in both.
    pub quads: usize,
}

/// Measures offscreen at a size, for so many frames each.
///
/// # Errors
/// When there is no pack or no renderer.
pub fn bench_frames(size: (u32, u32), frames: u32) -> Result<FrameBench, String> {
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
    let world = app.world_mut();
    let quads = world.query::<&View>().iter(world).filter(|v| v.visible()).count();
    let start = Instant::now();
    for i in 0..frames {
        // Every card moves a little, so that every frame is drawn anew.
        let world = app.world_mut();
        let mut views = world.query::<&mut View>();
        for mut view in views.iter_mut(world) {
            if view.shown {
                view.now.at.x += if i % 2 == 0 { 0.5 } else { -0.5 };
            }
        }
        app.update();
    }
    let table_fps = f64::from(frames) / start.elapsed().as_secs_f64();
    drop(app);
    let bare_fps = bare(size, quads, frames);
    Ok(FrameBench { table_fps, bare_fps, quads })
}

fn camera(app: &mut App, (w, h): (u32, u32)) {
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, RenderTarget::Image(target.into())));
}

fn bare(size: (u32, u32), quads: usize, frames: u32) -> f64 {
    let mut app = offscreen();
    camera(&mut app, size);
    let pixels = crate::faces::Pixels { width: 128, height: 180, rgba8: vec![200; 128 * 180 * 4] };
    let image =
        app.world_mut().resource_mut::<Assets<Image>>().add(crate::table::art::picture(pixels));
    let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(Rectangle::new(100.0, 140.0));
    for i in 0..quads {
        let texture = Some(image.clone());
        let material = app
            .world_mut()
            .resource_mut::<Assets<ColorMaterial>>()
            .add(ColorMaterial { texture, ..ColorMaterial::default() });
        let x = (i % 16) as f32 * 90.0 - 680.0;
        let y = (i / 16) as f32 * 60.0 - 300.0;
        let at = Transform::from_xyz(x, y, i as f32 * 0.01);
        app.world_mut().spawn((Mesh2d(mesh.clone()), MeshMaterial2d(material), at));
    }
    ready(&mut app);
    for _ in 0..5 {
        app.update();
    }
    let start = Instant::now();
    for i in 0..frames {
        let world = app.world_mut();
        let mut quads = world.query_filtered::<&mut Transform, With<Mesh2d>>();
        for mut at in quads.iter_mut(world) {
            at.translation.x += if i % 2 == 0 { 0.5 } else { -0.5 };
        }
        app.update();
    }
    f64::from(frames) / start.elapsed().as_secs_f64()
}
