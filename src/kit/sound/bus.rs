//! The volume bus of each sound, its limits and its priority.

use crate::kit::synth::Sound;
use crate::settings::Loudness;

/// A volume that people can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bus {
    /// Sounds of things on the table.
    Table,
    /// Signals, which tell what an event means.
    Signals,
    /// Sounds of buttons and panels.
    Interface,
    /// The background sound of the room.
    Room,
}

impl Bus {
    /// Every bus.
    pub const ALL: [Bus; 4] = [Bus::Table, Bus::Signals, Bus::Interface, Bus::Room];

    /// Returns the bus of a sound.
    pub fn of(sound: Sound) -> Bus {
        use Sound::{
            Affliction, Barrier, Bell, Burn, Button, Damage, Deal, Death, Defeat, Door, Explore,
            Failure, Flip, Gain, Heal, Knock, Lay, Lift, Loss, Lost, Menace, Monster, Rattle,
            Refusal, Room, Settle, Shuffle, Slide, Step, Success, Turn, Undo, Unlock, Win,
        };
        match sound {
            Lift | Lay | Flip | Slide | Deal | Shuffle | Burn | Rattle | Knock | Settle | Step => {
                Bus::Table
            }
            Turn | Bell | Door | Unlock | Explore | Monster | Barrier | Menace | Success
            | Failure | Damage | Defeat | Gain | Lost | Heal | Affliction | Death | Win | Loss => {
                Bus::Signals
            }
            Button | Undo | Refusal => Bus::Interface,
            Room => Bus::Room,
        }
    }

    /// Returns its volume setting, in percent.
    pub fn percent(self, loudness: &Loudness) -> u8 {
        match self {
            Bus::Table => loudness.table,
            Bus::Signals => loudness.signals,
            Bus::Interface => loudness.interface,
            Bus::Room => loudness.room,
        }
    }

    /// Returns by how many decibels it is lowered while a signal sounds.
    pub fn gives_way(self) -> f32 {
        match self {
            Bus::Table => 4.0,
            Bus::Room => 9.0,
            Bus::Signals | Bus::Interface => 0.0,
        }
    }
}

/// Returns the most simultaneous instances of a sound.
pub fn at_once(sound: Sound) -> usize {
    match sound {
        Sound::Knock => 6,
        Sound::Lay | Sound::Slide => 3,
        Sound::Button | Sound::Lift | Sound::Flip | Sound::Step => 2,
        _ => 1,
    }
}

/// Returns the least time between two instances of a sound, in seconds.
pub fn apart(sound: Sound) -> f32 {
    match sound {
        Sound::Knock => 0.012,
        Sound::Lay | Sound::Slide | Sound::Lift | Sound::Button | Sound::Step => 0.05,
        Sound::Flip | Sound::Settle | Sound::Refusal | Sound::Undo => 0.12,
        _ => 0.4,
    }
}

/// Returns the priority of a sound: the least important one stops when there are too many.
pub fn weight(sound: Sound) -> u8 {
    use Sound::{Button, Deal, Flip, Knock, Lay, Lift, Rattle, Room, Settle, Slide, Step};
    match sound {
        Room => 0,
        Knock | Lift | Lay | Button => 1,
        Flip | Slide | Step | Settle | Rattle => 2,
        Deal | Sound::Shuffle | Sound::Burn | Sound::Undo | Sound::Refusal => 3,
        Sound::Explore | Sound::Lost | Sound::Turn | Sound::Heal => 4,
        Sound::Bell | Sound::Monster | Sound::Barrier | Sound::Unlock | Sound::Affliction => 5,
        Sound::Success | Sound::Failure | Sound::Damage | Sound::Gain | Sound::Defeat => 6,
        Sound::Door | Sound::Menace => 7,
        Sound::Death => 8,
        Sound::Win | Sound::Loss => 9,
    }
}
