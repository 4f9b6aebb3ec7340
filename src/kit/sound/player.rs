//! The thread that plays sounds: it opens the sound card, synthesizes the sounds, and sleeps until
//! there is something to do. Without a sound card it ends at once, and the game is silent.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use kira::backend::cpal::{CpalBackend, CpalBackendSettings};

use super::Heard;
use super::mixer::{Bank, Mixer, loud};
use crate::kit::prefs::Prefs;
use crate::settings::Loudness;

/// A message to the thread.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Plays a sound that was added at this time.
    Play(Heard, Instant),
    /// Changes the volumes.
    Set(Loudness),
}

/// The channel to the thread.
#[derive(Resource)]
pub struct Player {
    orders: Sender<Order>,
    told: Loudness,
}

impl Player {
    /// Plays a sound.
    pub(super) fn play(&self, heard: Heard) {
        // Without a player thread nobody receives it.
        let _ = self.orders.send(Order::Play(heard, Instant::now()));
    }

    /// Changes the volumes.
    pub fn set(&mut self, loudness: Loudness) {
        if self.told != loudness {
            self.told = loudness;
            let _ = self.orders.send(Order::Set(loudness));
        }
    }
}

/// A sound that is later than this is not played any more.
const STALE: Duration = Duration::from_millis(300);
/// How long after muting the sound card is closed.
const LET_GO: Duration = Duration::from_secs(2);

/// Starts the thread, if there is a sound card.
pub fn start(mut commands: Commands, prefs: Res<Prefs>) {
    if !somewhere_to_play() {
        return;
    }
    let (orders, todo) = channel();
    let told = prefs.loudness;
    let thread = std::thread::Builder::new().name("sound".into());
    // If no thread can be started, the game is silent.
    if thread.spawn(move || run(&todo, told)).is_ok() {
        commands.insert_resource(Player { orders, told });
    }
}

/// Returns whether a sound card may exist: on Linux, the library that looks for one prints errors
/// if there is none.
fn somewhere_to_play() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let named = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
    let dir = named("XDG_RUNTIME_DIR").map(std::path::PathBuf::from);
    let served = dir.is_some_and(|d| {
        ["pulse/native", "pipewire-0"].iter().any(|socket| d.join(socket).exists())
    });
    let cards = std::fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    let card = cards.lines().any(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    let told = ["PULSE_SERVER", "ALSA_CONFIG_PATH"].iter().any(|n| named(n).is_some());
    served || card || told || Path::new("/etc/asound.conf").exists()
}

/// Handles messages until the channel is closed.
fn run(todo: &Receiver<Order>, mut loudness: Loudness) {
    let start = Instant::now();
    let mut bank: Option<Arc<Bank>> = None;
    let mut mixer: Option<Mixer<CpalBackend>> = None;
    let mut muted: Option<Instant> = None;
    loop {
        // A muted table opens no sound card and synthesizes no sounds.
        if loud(&loudness) > 0 && mixer.is_none() {
            let bank = bank.get_or_insert_with(|| Arc::new(Bank::new()));
            match Mixer::new(CpalBackendSettings::default(), Arc::clone(bank), loudness) {
                Ok(opened) => mixer = Some(opened),
                Err(_) => return,
            }
        }
        let gone = muted.map(|since| (since + LET_GO).saturating_duration_since(Instant::now()));
        if gone == Some(Duration::ZERO) {
            (mixer, muted) = (None, None);
        }
        let due = mixer.as_ref().and_then(Mixer::due).map(|d| d.saturating_sub(start.elapsed()));
        let order = match due.into_iter().chain(gone.filter(|g| !g.is_zero())).min() {
            Some(wait) => match todo.recv_timeout(wait) {
                Ok(order) => Some(order),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            },
            None => match todo.recv() {
                Ok(order) => Some(order),
                Err(_) => return,
            },
        };
        let now = start.elapsed();
        match (order, &mut mixer) {
            (Some(Order::Set(to)), mixer) => {
                loudness = to;
                muted = (loud(&to) == 0 && mixer.is_some()).then(Instant::now);
                if let Some(mixer) = mixer {
                    mixer.set(to, now);
                }
            }
            (Some(Order::Play(heard, then)), Some(mixer)) if then.elapsed() < STALE => {
                mixer.play(heard, now);
            }
            _ => {}
        }
        if let Some(mixer) = &mut mixer {
            mixer.tick(now);
        }
    }
}
