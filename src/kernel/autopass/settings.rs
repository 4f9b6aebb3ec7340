//! What the people at a table want to be asked about: by seat and by kind of window, and pinned
//! cards. Saved with the campaign.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::ids::SeatId;

/// A kind of moment at which play can go on without anybody's decision, as an enum of a family. What
/// is written of it is its name.
pub trait Window:
    Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// All of them, in the order of a turn.
    const ALL: &'static [Self];

    /// Returns its name in files and on the line.
    fn name(self) -> &'static str;

    /// Describes it for people.
    fn text(self) -> String;

    /// When people are asked in it, where nobody has said otherwise.
    fn usual(self) -> Stop {
        Stop::Useful
    }

    /// Returns the window of a name.
    ///
    /// # Errors
    /// Returns which names there are, if none fits.
    fn named(name: &str) -> Result<Self, String> {
        Self::ALL.iter().copied().find(|w| w.name() == name).ok_or_else(|| {
            let all: Vec<&str> = Self::ALL.iter().map(|w| w.name()).collect();
            let name: String = name.chars().take(40).collect();
            t!("stops-unknown", word = name, windows = all.join(", "))
        })
    }
}

/// When somebody wants to be asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    /// Whenever something can be done, useful or not.
    Always,
    /// When something useful can be done.
    Useful,
    /// Never.
    Never,
}

impl Stop {
    /// All of them.
    pub const ALL: [Stop; 3] = [Stop::Always, Stop::Useful, Stop::Never];

    /// Its name in files and on the line.
    pub fn name(self) -> &'static str {
        match self {
            Stop::Always => "always",
            Stop::Useful => "useful",
            Stop::Never => "never",
        }
    }
}

impl std::str::FromStr for Stop {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s: String = s.chars().take(40).collect();
        Stop::ALL
            .into_iter()
            .find(|x| x.name() == s)
            .ok_or_else(|| t!("stops-unknown-stop", word = s))
    }
}

/// The most cards that can be pinned.
const MOST_PINS: usize = 200;

/// What the people at a table want to be asked about. By default nobody is asked who can do nothing
/// useful.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Stops", default, deny_unknown_fields, bound = "")]
pub struct StopSettings<W: Window> {
    /// Everybody is asked about everything, as the rules allow it; all else does not count then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub everything: bool,
    /// What differs from [`Window::usual`], by seat, counted from 0.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    seats: BTreeMap<u8, BTreeMap<W, Stop>>,
    /// Ids of what is printed: a window in which something of theirs can be used always stops.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pins: BTreeSet<String>,
}

impl<W: Window> Default for StopSettings<W> {
    fn default() -> StopSettings<W> {
        StopSettings { everything: false, seats: BTreeMap::new(), pins: BTreeSet::new() }
    }
}

impl<W: Window> StopSettings<W> {
    /// Whether nobody has said anything.
    pub fn is_usual(&self) -> bool {
        *self == StopSettings::default()
    }

    /// When this seat wants to be asked in such a window.
    pub fn at(&self, seat: SeatId, window: W) -> Stop {
        if self.everything {
            return Stop::Always;
        }
        let said = self.seats.get(&seat.0).and_then(|s| s.get(&window));
        said.copied().unwrap_or(window.usual())
    }

    /// Says when this seat wants to be asked in such a window.
    pub fn set(&mut self, seat: SeatId, window: W, stop: Stop) {
        let of = self.seats.entry(seat.0).or_default();
        if stop == window.usual() {
            of.remove(&window);
        } else {
            of.insert(window, stop);
        }
        self.seats.retain(|_, of| !of.is_empty());
    }

    /// Whether what has this id is pinned.
    pub fn pinned(&self, id: &str) -> bool {
        self.pins.contains(id)
    }

    /// All pins, in order.
    pub fn pins(&self) -> impl Iterator<Item = &str> {
        self.pins.iter().map(String::as_str)
    }

    /// Pins an id, or takes the pin away.
    pub fn pin(&mut self, id: &str, on: bool) {
        if on {
            self.pins.insert(id.to_owned());
        } else {
            self.pins.remove(id);
        }
    }

    /// Checks whether they make sense at a table of so many seats: files may say anything.
    ///
    /// # Errors
    /// Returns what does not.
    pub fn check(&self, seats: usize) -> Result<(), String> {
        if self.pins.len() > MOST_PINS {
            return Err(t!("stops-most-pins", most = MOST_PINS));
        }
        match self.seats.keys().find(|s| usize::from(**s) >= seats) {
            Some(seat) => Err(t!("stops-no-seat", seat = seat)),
            None => Ok(()),
        }
    }
}
