//! Dice: solids that are thrown in a physics simulation and always land on the values that the
//! rules rolled.
//!
//! The rules have finished before a die is in the air. A throw is simulated on another thread
//! ([`throw`]), played back, and ends with the dice in rows, grouped by their source. While a check
//! is staged, its dice are in the same places.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;

pub mod digits;
pub mod material;
pub mod rack;
pub mod solid;
pub mod throw;

/// The tray: the throw that is shown, and the one that is being simulated.
#[derive(Resource, Default)]
pub struct Tray {
    /// The number of the current throw.
    of: u64,
    record: Option<throw::Record>,
    job: Option<Mutex<Receiver<throw::Record>>>,
}

impl Tray {
    /// Returns the record of a throw, once it is ready.
    pub fn record(&self, of: u64) -> Option<&throw::Record> {
        self.record.as_ref().filter(|_| self.of == of)
    }

    /// Starts the simulation of a throw: its number, faces and values of its dice, the aspect ratio
    /// of the tray. Returns whether a thread was started; otherwise the dice are placed at once.
    pub fn begin(&mut self, of: u64, dice: Vec<(u8, u8)>, aspect: f32, seed: u64) -> bool {
        let half = throw::tray(dice.len(), aspect);
        let (out, job) = channel();
        let work = move || {
            // The receiver is gone if the throw was skipped.
            let _ = out.send(throw::throw(&dice, half, seed));
        };
        *self = Tray { of, ..Tray::default() };
        let begun = std::thread::Builder::new().name("dice".into()).spawn(work).is_ok();
        self.job = begun.then(|| Mutex::new(job));
        begun
    }

    /// Clears the tray for a throw whose dice are placed at once.
    pub fn clear(&mut self, of: u64) {
        *self = Tray { of, ..Tray::default() };
    }

    /// Receives a finished simulation. Returns whether the thread has ended since.
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

    /// Returns the number of the current throw.
    pub fn of(&self) -> u64 {
        self.of
    }

    /// Drops the running simulation. Returns whether there was one.
    pub fn drop_job(&mut self) -> bool {
        self.job.take().is_some()
    }

    /// Returns whether a simulation is running.
    pub fn has_job(&self) -> bool {
        self.job.is_some()
    }

    /// Returns whether this throw is still being simulated.
    pub fn working(&self, of: u64) -> bool {
        self.of != of || self.job.is_some()
    }
}

/// The tray's width divided by its depth.
#[derive(Resource, Clone, Copy)]
pub struct Aspect(pub f32);

/// Adds the dice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tray>().init_resource::<rack::Rack>().add_plugins(material::plugin);
}
