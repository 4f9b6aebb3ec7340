//! Dice: true solids thrown by the laws of physics, which always land on what the rules rolled.
//!
//! The rules are done before a die is in the air. A throw is worked out beside the window's work
//! ([`throw`]), played back, and ends with the dice in rows by what brought them. While a check is
//! staged its dice stand in the same places.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;

pub mod digits;
pub mod material;
pub mod rack;
pub mod solid;
pub mod throw;

/// The tray: the throw that is being shown, and the one that is being worked out.
#[derive(Resource, Default)]
pub struct Tray {
    /// The number of the throw that it is of.
    of: u64,
    record: Option<throw::Record>,
    job: Option<Mutex<Receiver<throw::Record>>>,
}

impl Tray {
    /// The record of that throw, once there is one.
    pub fn record(&self, of: u64) -> Option<&throw::Record> {
        self.record.as_ref().filter(|_| self.of == of)
    }

    /// Has a throw worked out: its number, faces and values of its dice, the width of the tray for
    /// its depth. Returns whether a thread is at it; else the dice lie at once.
    pub fn begin(&mut self, of: u64, dice: Vec<(u8, u8)>, aspect: f32, seed: u64) -> bool {
        let half = throw::tray(dice.len(), aspect);
        let (out, job) = channel();
        let work = move || {
            // Nobody waits any more where the throw was skipped.
            let _ = out.send(throw::throw(&dice, half, seed));
        };
        *self = Tray { of, ..Tray::default() };
        let begun = std::thread::Builder::new().name("dice".into()).spawn(work).is_ok();
        self.job = begun.then(|| Mutex::new(job));
        begun
    }

    /// Empties the tray for a throw whose dice lie at once.
    pub fn clear(&mut self, of: u64) {
        *self = Tray { of, ..Tray::default() };
    }

    /// Takes in what was worked out. Returns whether the thread has come to its end since.
    pub fn collect(&mut self) -> bool {
        let Some(job) = &self.job else { return false };
        let come = job.lock().map_or(Err(TryRecvError::Disconnected), |job| job.try_recv());
        if matches!(come, Err(TryRecvError::Empty)) {
            return false;
        }
        self.record = come.ok().or(self.record.take());
        self.job = None;
        true
    }

    /// The number of the throw that the tray is of.
    pub fn of(&self) -> u64 {
        self.of
    }

    /// Lets go of what is worked out: nobody waits for it any more. Returns whether there was any.
    pub fn drop_job(&mut self) -> bool {
        self.job.take().is_some()
    }

    /// Whether a thread is at work.
    pub fn has_job(&self) -> bool {
        self.job.is_some()
    }

    /// Whether that throw is still being worked out.
    pub fn working(&self, of: u64) -> bool {
        self.of != of || self.job.is_some()
    }
}

/// How wide the tray is for its depth.
#[derive(Resource, Clone, Copy)]
pub struct Aspect(pub f32);

/// Adds the dice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tray>().init_resource::<rack::Rack>().add_plugins(material::plugin);
}
