//! What the players at a table want to be asked about: by seat and kind of window, and pinned
//! cards. Saved with the campaign.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::ids::SeatId;

/// The kinds of windows of a family, as an enum. Files contain their names.
pub trait Window:
    Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// All kinds, in the order of a turn.
    const ALL: &'static [Self];

    /// Returns the name for files and commands.
    fn name(self) -> &'static str;

    /// Returns a description for players.
    fn text(self) -> String;

    /// Returns the default setting.
    fn usual(self) -> Stop {
        Stop::Useful
    }

    /// Parses a name.
    ///
    /// # Errors
    /// Returns an error with the valid names if there is no such window.
    fn named(name: &str) -> Result<Self, StopsError> {
        Self::ALL.iter().copied().find(|w| w.name() == name).ok_or_else(|| {
            StopsError::UnknownWindow {
                word: name.chars().take(40).collect(),
                known: Self::ALL.iter().map(|w| w.name()).collect(),
            }
        })
    }
}

/// Why auto-pass settings are invalid. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopsError {
    /// There is no such kind of window.
    #[error("{}", t!("stops-unknown", word = .word.as_str(), windows = .known.join(", ")))]
    UnknownWindow {
        /// The word, shortened.
        word: String,
        /// The names of all kinds.
        known: Vec<&'static str>,
    },
    /// There is no such setting.
    #[error("{}", t!("stops-unknown-stop", word = .word.as_str()))]
    UnknownStop {
        /// The word, shortened.
        word: String,
    },
    /// Too many things are pinned.
    #[error("{}", t!("stops-most-pins", most = MOST_PINS))]
    TooManyPins,
    /// The table has no such seat.
    #[error("{}", t!("stops-no-seat", seat = *.0))]
    NoSeat(u8),
    /// The pack has nothing of an id that can be pinned, in the words of its family.
    #[error("{0}")]
    NothingToPin(String),
}

/// When a seat wants to be asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    /// Whenever it has a play, useful or not.
    Always,
    /// When it has a useful play.
    Useful,
    /// Never.
    Never,
}

impl Stop {
    /// All settings.
    pub const ALL: [Stop; 3] = [Stop::Always, Stop::Useful, Stop::Never];

    /// Returns the name for files and commands.
    pub fn name(self) -> &'static str {
        match self {
            Stop::Always => "always",
            Stop::Useful => "useful",
            Stop::Never => "never",
        }
    }
}

impl std::str::FromStr for Stop {
    type Err = StopsError;
    fn from_str(s: &str) -> Result<Self, StopsError> {
        let word: String = s.chars().take(40).collect();
        let found = Stop::ALL.into_iter().find(|stop| stop.name() == word);
        found.ok_or(StopsError::UnknownStop { word })
    }
}

/// The maximum number of pinned cards.
const MOST_PINS: usize = 200;

/// What the players at a table want to be asked about. By default no one is asked who has no useful
/// play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Stops", default, deny_unknown_fields, bound = "")]
pub struct StopSettings<W: Window> {
    /// Ask everybody about everything; the other settings are ignored then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub everything: bool,
    /// The differences from [`Window::usual`], by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    seats: BTreeMap<u8, BTreeMap<W, Stop>>,
    /// The ids of pinned things: a window in which one of them can be used always stops.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pins: BTreeSet<String>,
}

impl<W: Window> Default for StopSettings<W> {
    fn default() -> StopSettings<W> {
        StopSettings { everything: false, seats: BTreeMap::new(), pins: BTreeSet::new() }
    }
}

impl<W: Window> StopSettings<W> {
    /// Returns whether all settings have their defaults.
    pub fn is_usual(&self) -> bool {
        *self == StopSettings::default()
    }

    /// Returns the setting of a seat for a window.
    pub fn at(&self, seat: SeatId, window: W) -> Stop {
        if self.everything {
            return Stop::Always;
        }
        let chosen = self.seats.get(&seat.0).and_then(|s| s.get(&window));
        chosen.copied().unwrap_or(window.usual())
    }

    /// Changes the setting of a seat for a window.
    pub fn set(&mut self, seat: SeatId, window: W, stop: Stop) {
        let of = self.seats.entry(seat.0).or_default();
        if stop == window.usual() {
            of.remove(&window);
        } else {
            of.insert(window, stop);
        }
        self.seats.retain(|_, of| !of.is_empty());
    }

    /// Returns whether an id is pinned.
    pub fn pinned(&self, id: &str) -> bool {
        self.pins.contains(id)
    }

    /// Returns all pins, in order.
    pub fn pins(&self) -> impl Iterator<Item = &str> {
        self.pins.iter().map(String::as_str)
    }

    /// Pins an id, or removes the pin.
    pub fn pin(&mut self, id: &str, on: bool) {
        if on {
            self.pins.insert(id.to_owned());
        } else {
            self.pins.remove(id);
        }
    }

    /// Checks the settings for a table with that number of seats, because files may contain
    /// anything.
    ///
    /// # Errors
    /// Returns what is invalid.
    pub fn check(&self, seats: usize) -> Result<(), StopsError> {
        if self.pins.len() > MOST_PINS {
            return Err(StopsError::TooManyPins);
        }
        match self.seats.keys().find(|s| usize::from(**s) >= seats) {
            Some(seat) => Err(StopsError::NoSeat(*seat)),
            None => Ok(()),
        }
    }
}
