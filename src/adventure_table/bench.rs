//! Measures frame rates: a busy table against a bare scene with as many quads and an empty egui
//! window, and the longest frame while cards turn over and while dice roll.

use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

use super::playback::Playback;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::shot::laid::advance;
use crate::kit::art::{Art, picture};
use crate::kit::card::View;
use crate::kit::frame::Speed;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PileId;
use crate::shell::bench_window::{FrameBench, median};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::host::{offscreen, ready};
use crate::shell::session::mark_dirty;
use crate::shell::window::assemble;

/// Measures offscreen at a size, for this many frames each. Table and bare scene take turns, and the
/// median of the turns counts, so that other programs affect both alike.
///
/// # Errors
/// Returns an error if there is no pack or no renderer.
pub fn bench_frames(size: (u32, u32), frames: u32) -> Result<FrameBench, String> {
    let mut table = table(size)?;
    let world = table.world_mut();
    let cards = world.query::<&View>().iter(world).filter(|v| v.visible()).count();
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
    let (flip, thrown) = longest(&mut table);
    let usual_ms = median(flip.iter().chain(&thrown).copied().collect());
    let filled = table.world().resource::<Art>().filled();
    let worst = |all: Vec<f64>| all.into_iter().fold(0.0, f64::max);
    Ok(FrameBench {
        width: size.0,
        height: size.1,
        table_fps,
        bare_fps,
        quads: quads.len(),
        cards,
        flip_ms: worst(flip),
        throw_ms: worst(thrown),
        usual_ms,
        pictures: filled.pictures,
        picture_bytes: filled.bytes,
        picture_bound: filled.bound,
    })
}

/// The number of turns for each.
const TURNS: u32 = 6;

/// Returns frames a second while everything moves a little, so that every frame is drawn again.
fn rate(app: &mut App, frames: u32, mut shift: impl FnMut(&mut World, f32)) -> f64 {
    let start = Instant::now();
    for i in 0..frames {
        shift(app.world_mut(), if i % 2 == 0 { 0.5 } else { -0.5 });
        app.update();
    }
    f64::from(frames) / start.elapsed().as_secs_f64()
}

/// Creates a table of six heroes on their first turn with all locations, panels open, all pictures
/// painted.
fn table(size: (u32, u32)) -> Result<App, String> {
    let mut app = offscreen();
    assemble(&mut app, super::TABLES);
    app.insert_resource(Speed(0));
    camera(&mut app, size);
    ready(&mut app);
    app.update();
    app.update();
    crate::adventure_table::shot::laid::begin(app.world_mut(), 6, 7)?;
    advance(&mut app, |m| m.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn), 400);
    let mut wishes = app.world_mut().resource_mut::<CommandQueue>();
    wishes.push(TableCommand::Open(Some(PileId::Hours)));
    paint(&mut app);
    Ok(app)
}

/// Runs until all pictures are painted.
fn paint(app: &mut App) {
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

/// Returns the length of each frame, in milliseconds, while a card is turned faceup, and while dice
/// roll.
fn longest(app: &mut App) -> (Vec<f64>, Vec<f64>) {
    app.insert_resource(Speed(2));
    let send = |app: &mut App, command: Command| {
        app.world_mut().resource_mut::<CommandQueue>().push(command);
        frames_of(app)
    };
    send(app, TableCommand::Open(None).into());
    let flip = send(app, TableCommand::Do(vec![Act::Explore]).into());
    advance(app, |m| m.check.is_some(), 400);
    paint(app);
    let thrown = send(app, TableCommand::Do(vec![Act::Roll]).into());
    (flip, thrown)
}

/// Runs until nothing moves, at most for some seconds. Returns the length of each frame.
fn frames_of(app: &mut App) -> Vec<f64> {
    let (mut all, begun) = (Vec::new(), Instant::now());
    while begun.elapsed().as_secs() < 8 {
        let start = Instant::now();
        app.update();
        all.push(start.elapsed().as_secs_f64() * 1000.0);
        let world = app.world_mut();
        let flies = world.query::<&View>().iter(world).any(|v| v.gone < 1.0 && v.visible());
        if all.len() > 3 && !flies && !world.resource::<Playback>().busy() {
            break;
        }
    }
    mark_dirty(app.world_mut());
    all
}

/// Returns the place and size of every quad of the table: cards, dice, plates, the wood.
fn quads(world: &mut World) -> Vec<(Vec3, Vec2)> {
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

fn camera(app: &mut App, (w, h): (u32, u32)) {
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
