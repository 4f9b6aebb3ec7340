//! Sound in the window: sounds are collected, mixed and played, and shown as captions if the
//! settings say so.
//!
//! [`Ear`] collects the sounds of a frame, [`Mixer`] plays them on buses, on a thread of its own
//! ([`player`]), and [`captions`] shows them. `synth` makes the sounds. Without a sound card
//! everything is silent and costs nothing; pictures and tests never open one.

use bevy::prelude::*;

use self::captions::Captions;
use self::player::Player;
use super::frame::{FrameStep, PanelSet};
use super::prefs::Prefs;
use super::synth::Sound;

pub mod bounce;
pub mod burst;
pub mod bus;
pub mod captions;
pub mod mixer;
pub mod player;

#[cfg(test)]
mod tests;

pub use bus::Bus;
pub use mixer::Mixer;

/// A sound to play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// The sound.
    pub sound: Sound,
    /// Its position from left (-1) to right (1).
    pub pan: f32,
    /// Its strength, from 0 to 1.
    pub gain: f32,
    /// The delay in seconds.
    pub after: f32,
}

impl From<Sound> for Heard {
    fn from(sound: Sound) -> Heard {
        Heard { sound, pan: 0.0, gain: 1.0, after: 0.0 }
    }
}

/// The sounds of this frame. Any system may add one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ear {
    heard: Vec<Heard>,
}

/// The most sounds of a frame.
const MOST: usize = 64;

impl Ear {
    /// Adds a sound.
    pub fn hear(&mut self, what: impl Into<Heard>) {
        if self.heard.len() < MOST {
            self.heard.push(what.into());
        }
    }

    /// Adds the impact of a die: its strength from 0 to 1, its position from left (-1) to right
    /// (1).
    pub fn knock(&mut self, hard: f32, pan: f32) {
        let gain = hard.clamp(0.0, 1.0);
        self.hear(Heard { gain, pan, ..Heard::from(Sound::Knock) });
    }
}

/// Adds the collecting of sounds and captions; nothing plays them yet. Systems that add sounds run
/// before [`pass_on`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Ear>()
        .init_resource::<captions::Captions>()
        .add_systems(Update, pass_on.after(FrameStep::Show))
        .add_systems(bevy_egui::EguiPrimaryContextPass, captions::show.after(PanelSet));
}

/// Passes the sounds of this frame to the player and to the captions.
pub fn pass_on(
    mut ear: ResMut<Ear>,
    prefs: Res<Prefs>,
    time: Res<Time<Real>>,
    player: Option<ResMut<Player>>,
    mut captions: ResMut<Captions>,
    windows: Query<&Window>,
) {
    let heard = std::mem::take(&mut ear.bypass_change_detection().heard);
    if prefs.subtitles {
        for h in &heard {
            captions.hear(h.sound, time.elapsed_secs() + h.after);
        }
    }
    let Some(mut player) = player else { return };
    let mut loudness = prefs.loudness;
    let behind = !windows.is_empty() && windows.iter().all(|w| !w.focused);
    loudness.muted |= loudness.only_in_front && behind;
    player.set(loudness);
    for h in heard {
        player.play(h);
    }
}

/// Plays sounds in this window, if the machine can.
pub fn install(app: &mut App) {
    app.add_systems(Startup, player::start);
}
