//! Handles a lost, overloaded or misused graphics card. No game is lost, since every decision is on
//! the disk: the program shows a message and restarts where the player was; if that does not help,
//! it exits with an explanation.
//!
//! Bevy could recreate its renderer in place, but the textures and pipelines of panels would be
//! missing afterwards; a new process has everything.

use std::process::{Command, Stdio};

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;

use super::session::{GameSession, warn};
use crate::terminal::report_error;

/// The environment variable with the number of restarts so far.
const AGAIN: &str = "EMBERDECK_BEGUN_AGAIN";
/// The most restarts in a row; more than that is no accident.
const MOST: u32 = 2;
/// After this many seconds without trouble, earlier restarts do not count.
const CALM: f32 = 600.0;
/// For tests: the environment variable with the frame at which the graphics card is lost.
const LOSE: &str = "EMBERDECK_LOSE_GPU";

/// Restarts the program after the renderer has failed.
pub fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(failed)).add_systems(Last, notice);
    let number = |name| std::env::var(name).ok().and_then(|n| n.parse::<u32>().ok());
    if number(AGAIN).is_some_and(|n| n > 0) {
        app.add_systems(PostStartup, |world: &mut World| warn(world, t!("window-begun-again")));
    }
    if let Some(frames) = number(LOSE).filter(|_| number(AGAIN).is_none()) {
        app.insert_resource(Lose(frames)).add_systems(Update, lose);
    }
}

/// Polls the render device: the renderer notices the loss only when polled, and would retry for
/// ever.
fn notice(device: Option<Res<RenderDevice>>) {
    if let Some(device) = device {
        // The error itself arrives in the error handler.
        let _ = device.poll(PollType::Poll);
    }
}

/// Set once the failure was reported: later errors follow from the first.
#[derive(Resource)]
struct Told;

#[derive(Resource)]
struct Lose(u32);

fn lose(
    mut left: ResMut<Lose>,
    device: Res<RenderDevice>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    redraw.write(bevy::window::RequestRedraw);
    left.0 = left.0.saturating_sub(1);
    if left.0 == 0 {
        device.wgpu_device().destroy();
    }
}

fn failed(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    if world.contains_resource::<Told>() {
        return RenderErrorPolicy::StopRendering;
    }
    world.insert_resource(Told);
    let why = match error.ty {
        ErrorType::DeviceLost => t!("window-lost"),
        ErrorType::OutOfMemory => t!("window-no-memory"),
        _ => t!("window-failed"),
    };
    // The campaign is closed, so that the new process can lock it.
    let game = world.get_resource_mut::<GameSession>().and_then(|mut session| session.game.take());
    let dir = game.and_then(|game| Some(game.saved()?.dir().to_owned()));
    report_error(why);
    let calm = world.resource::<Time<Real>>().elapsed_secs() > CALM;
    let before = std::env::var(AGAIN).ok().and_then(|n| n.parse().ok()).filter(|_| !calm);
    let before: u32 = before.unwrap_or(0);
    let begun = before < MOST && again(dir.as_deref(), before + 1);
    if begun {
        report_error(t!("window-again"));
    } else {
        let how = match &dir {
            Some(dir) => t!("window-go-on", dir = dir.display().to_string()),
            None => t!("window-try"),
        };
        report_error(how);
    }
    world.write_message(if begun { AppExit::Success } else { AppExit::from_code(1) });
    RenderErrorPolicy::StopRendering
}

/// Restarts the program with this campaign.
fn again(dir: Option<&std::path::Path>, count: u32) -> bool {
    let Ok(program) = std::env::current_exe() else { return false };
    let mut command = Command::new(program);
    command.arg("play").env(AGAIN, count.to_string()).stdin(Stdio::null());
    if let Some(dir) = dir {
        command.arg("--campaign").arg(dir);
    }
    command.spawn().is_ok()
}
