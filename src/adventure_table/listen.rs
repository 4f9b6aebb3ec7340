//! Collects the sounds of the table: of the playback, of the player's input, and of the dice.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::hands::Hands;
use super::playback::Playback;
use crate::kit::dice::Tray;
use crate::kit::frame::{Speed, Viewport};
use crate::kit::pointer::Pointer;
use crate::kit::sound::bounce::{Bounce, bounces};
use crate::kit::sound::burst::burst;
use crate::kit::sound::{Ear, Heard};
use crate::kit::synth::Sound;

/// The state of the input and the dice in the last frame.
#[derive(Default)]
pub struct Before {
    card: bool,
    token: bool,
    /// The number of the throw that was shown.
    throw: Option<u64>,
    /// The impacts of its dice, once the simulation is ready.
    bounces: Option<VecDeque<Bounce>>,
    /// Whether its dice have landed, and that was heard.
    landed: bool,
}

/// Adds the sounds of input and dice.
pub fn watch(
    (hands, pointer): (Res<Hands>, Res<Pointer>),
    mut playback: ResMut<Playback>,
    (speed, screen, tray): (Res<Speed>, Res<Viewport>, Option<Res<Tray>>),
    mut before: Local<Before>,
    mut ear: ResMut<Ear>,
) {
    let pan = if screen.0.x > 1.0 { pointer.at.x / screen.0.x * 2.0 - 1.0 } else { 0.0 };
    for (now, then) in [(hands.card.is_some(), before.card), (hands.token.is_some(), before.token)]
    {
        let sound = match (then, now) {
            (false, true) => Sound::Lift,
            (true, false) => Sound::Lay,
            _ => continue,
        };
        ear.hear(Heard { pan, ..Heard::from(sound) });
    }
    (before.card, before.token) = (hands.card.is_some(), hands.token.is_some());
    dice(&playback, tray.as_deref(), *speed, &mut before, &mut ear);
    if playback.heard.is_empty() {
        return;
    }
    let mut heard = std::mem::take(&mut playback.bypass_change_detection().heard);
    // The signals of these dice were heard when they landed.
    let meant = |s: &Sound| matches!(s, Sound::Success | Sound::Failure | Sound::Settle);
    if before.landed
        && let Some(at) = heard.iter().position(meant)
    {
        heard.remove(at);
        before.landed = false;
    }
    for sound in burst(&heard) {
        ear.hear(sound);
    }
}

/// Adds the sounds of dice in the hand, at their impacts, and at rest.
fn dice(
    playback: &Playback,
    tray: Option<&Tray>,
    speed: Speed,
    before: &mut Before,
    ear: &mut Ear,
) {
    let Some((throw, _)) = &playback.now else {
        before.throw = None;
        return;
    };
    if before.throw != Some(throw.number) {
        (before.throw, before.bounces, before.landed) = (Some(throw.number), None, false);
        ear.hear(Sound::Rattle);
    }
    let share = playback.air(speed);
    if before.landed {
        return;
    }
    if before.bounces.is_none()
        && let Some(record) = tray.and_then(|t| t.record(throw.number))
    {
        before.bounces = Some(bounces(record).into());
    }
    if share >= 1.0 {
        before.landed = true;
        ear.hear(Sound::Settle);
        let meant = throw.result.map(|(_, passed)| match passed {
            true => Sound::Success,
            false => Sound::Failure,
        });
        if let Some(sound) = meant {
            ear.hear(Heard { after: 0.1, ..Heard::from(sound) });
        }
        return;
    }
    let Some(due) = &mut before.bounces else { return };
    while let Some(bounce) = due.pop_front_if(|b| b.share <= share) {
        ear.knock(bounce.hard, bounce.pan);
    }
}
