//! Measures frame rates: a busy table against a bare scene with as many quads and an empty egui
//! window, and the longest frame while cards turn over and while dice roll.

use std::time::Instant;

use bevy::prelude::*;

use super::playback::Playback;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::shot::laid::advance;
use crate::kit::art::Art;
use crate::kit::card::View;
use crate::kit::frame::Speed;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PileId;
use crate::shell::bench_window::{FrameBench, FrameError, Longest, median};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::frame_rate::{camera, compare, paint, quads};
use crate::shell::host::{offscreen, ready};
use crate::shell::session::mark_dirty;
use crate::shell::window::assemble;

/// Measures offscreen at a size, for this many frames each. Table and bare scene take turns, and the
/// median of the turns counts, so that other programs affect both alike.
///
/// # Errors
/// Returns an error if there is no pack or no renderer.
pub fn bench_frames(size: (u32, u32), frames: u32) -> Result<FrameBench, FrameError> {
    let mut table = table(size)?;
    let world = table.world_mut();
    let cards = world.query::<&View>().iter(world).filter(|v| v.visible()).count();
    let quads = quads(table.world_mut());
    let [table_fps, bare_fps] = compare(&mut table, size, &quads, frames, |world, by| {
        for mut view in world.query::<&mut View>().iter_mut(world) {
            if view.shown {
                view.now.at.x += by;
            }
        }
    });
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
        longest: Some(Longest { flip_ms: worst(flip), throw_ms: worst(thrown), usual_ms }),
        pictures: filled.pictures,
        picture_bytes: filled.bytes,
        picture_bound: filled.bound,
    })
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
