//! The dice of a check: their places in each frame, and their origins.

use bevy::prelude::*;

use super::playback::Playback;
use crate::kit::dice::{Aspect, Tray};
use crate::kit::frame::Speed;

pub mod cast;
pub mod origin;

/// Starts the simulation of a throw as soon as it is to be shown; the playback waits for it.
pub fn toss(
    mut playback: ResMut<Playback>,
    mut tray: ResMut<Tray>,
    speed: Res<Speed>,
    aspect: Option<Res<Aspect>>,
) {
    let Some((throw, _)) = &playback.now else {
        if tray.has_job() {
            tray.bypass_change_detection().drop_job();
        }
        return;
    };
    if tray.of() != throw.number {
        let dice: Vec<(u8, u8)> = throw.dice.iter().map(|d| (d.faces, d.value)).collect();
        if playback.air(*speed) >= 1.0 || dice.is_empty() {
            tray.clear(throw.number);
            return;
        }
        let seed = throw.number ^ (throw.total as u64) << 32;
        // Without a thread, the dice are at rest at once.
        if tray.begin(throw.number, dice, aspect.map_or(2.0, |a| a.0), seed) {
            playback.waits = true;
        }
    }
    if tray.has_job() && tray.collect() {
        playback.waits = false;
    }
}
