//! Dice: true solids thrown by the laws of physics, which always land on what the rules rolled.
//!
//! The rules are done before a die is in the air. A throw is worked out beside the window's work
//! ([`throw`]), played back, and ends with the dice in rows by what brought them. While a check is
//! staged its dice stand in the same places.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;

use crate::adventure_table::Speed;
use crate::adventure_table::theatre::Theatre;

pub mod digits;
pub mod material;
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

    /// Whether that throw is still being worked out.
    pub fn working(&self, of: u64) -> bool {
        self.of != of || self.job.is_some()
    }
}

/// How wide the tray is for its depth.
#[derive(Resource, Clone, Copy)]
pub struct Aspect(pub f32);

/// Has a throw worked out as soon as it is to be shown; the theatre waits for it.
pub fn toss(
    mut theatre: ResMut<Theatre>,
    mut tray: ResMut<Tray>,
    speed: Res<Speed>,
    aspect: Option<Res<Aspect>>,
) {
    let Some((throw, _)) = &theatre.now else {
        if tray.job.is_some() {
            tray.bypass_change_detection().job = None;
        }
        return;
    };
    if tray.of != throw.number {
        let dice: Vec<(u8, u8)> = throw.dice.iter().map(|d| (d.faces, d.value)).collect();
        *tray = Tray { of: throw.number, ..Tray::default() };
        if theatre.air(*speed) >= 1.0 || dice.is_empty() {
            return;
        }
        let half = throw::tray(dice.len(), aspect.map_or(2.0, |a| a.0));
        let (out, job) = channel();
        let seed = throw.number ^ (throw.total as u64) << 32;
        let work = move || {
            // Nobody waits any more where the throw was skipped.
            let _ = out.send(throw::throw(&dice, half, seed));
        };
        // Without a thread the dice lie at once.
        if std::thread::Builder::new().name("dice".into()).spawn(work).is_ok() {
            tray.job = Some(Mutex::new(job));
            theatre.waits = true;
        }
    }
    let Some(job) = &tray.job else { return };
    let come = job.lock().map_or(Err(TryRecvError::Disconnected), |job| job.try_recv());
    match come {
        Ok(record) => {
            tray.record = Some(record);
            tray.job = None;
            theatre.waits = false;
        }
        Err(TryRecvError::Empty) => {}
        Err(TryRecvError::Disconnected) => {
            tray.job = None;
            theatre.waits = false;
        }
    }
}

/// Adds the dice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tray>()
        .init_resource::<crate::adventure_table::dice::cast::Rack>()
        .add_plugins(material::plugin);
}
