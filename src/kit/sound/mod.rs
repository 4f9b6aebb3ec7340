//! Sound in the window: what is to be heard, mixed and played; and written, where people want that.
//!
//! [`Ear`] takes what is to be heard in a frame, [`Mixer`]
//! plays it on buses, on a thread of its own ([`player`]), and [`captions`] writes it. What the
//! sounds are is made in `synth`. Where there is no sound card, all of it is silent and costs
//! nothing; pictures and tests never open one.

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

/// A sound that is to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// Which.
    pub sound: Sound,
    /// From how far left (-1) or right (1).
    pub pan: f32,
    /// How strong, from 0 to 1.
    pub gain: f32,
    /// In how many seconds.
    pub after: f32,
}

impl From<Sound> for Heard {
    fn from(sound: Sound) -> Heard {
        Heard { sound, pan: 0.0, gain: 1.0, after: 0.0 }
    }
}

/// What is to be heard in this frame. Anybody may say so; nobody waits for it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ear {
    heard: Vec<Heard>,
}

/// So many sounds of a frame are taken, no more.
const MOST: usize = 64;

impl Ear {
    /// That is to be heard.
    pub fn hear(&mut self, what: impl Into<Heard>) {
        if self.heard.len() < MOST {
            self.heard.push(what.into());
        }
    }

    /// A die meets the table: how hard, from 0 to 1, and how far left (-1) or right (1).
    pub fn knock(&mut self, hard: f32, pan: f32) {
        let gain = hard.clamp(0.0, 1.0);
        self.hear(Heard { gain, pan, ..Heard::from(Sound::Knock) });
    }
}

/// Sounds are passed on and written; nothing plays them yet. Whoever hears something says so before
/// [`pass_on`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Ear>()
        .init_resource::<captions::Captions>()
        .add_systems(Update, pass_on.after(FrameStep::Show))
        .add_systems(bevy_egui::EguiPrimaryContextPass, captions::show.after(PanelSet));
}

/// Passes on what was heard: to who plays it, and to who reads it.
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

/// This window plays sounds, if the machine can.
pub fn install(app: &mut App) {
    app.add_systems(Startup, player::start);
}
