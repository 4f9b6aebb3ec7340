//! Auto-pass as clients show and change it: in which windows each seat wants to be asked.

use crate::ids::SeatId;

/// How auto-pass stands at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AutoPassView {
    /// Whether the table goes on by itself at all.
    pub on: bool,
    /// Whether the very next window will stop.
    pub holding: bool,
    /// Whether everybody is asked about everything.
    pub everything: bool,
    /// Every kind of window, in the order of a turn.
    pub windows: Vec<WindowView>,
    /// What is pinned: ids and names.
    pub pins: Vec<(String, String)>,
}

/// A kind of window: a moment at which play can go on without a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowView {
    /// Its name in files and on the line.
    pub name: &'static str,
    /// What it is, for people.
    pub text: String,
    /// When people are asked there if nobody has said otherwise: `always`, `useful` or `never`.
    pub usual: &'static str,
    /// When each seat is asked there.
    pub stops: Vec<&'static str>,
}

/// A change of what people want to be asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopChange {
    /// Ask everybody about everything, or no longer.
    Everything(bool),
    /// As nobody has said anything, but for the pins.
    Usual,
    /// These seats want to be asked so in that window.
    Stop {
        /// The seats.
        seats: Vec<SeatId>,
        /// The name of the window.
        window: String,
        /// `always`, `useful` or `never`.
        stop: String,
    },
    /// Windows in which the thing of this id can be used always stop, or no longer do.
    Pin {
        /// The id in the pack.
        id: String,
        /// Whether they do.
        on: bool,
    },
}

/// Somebody who wants to be asked at the open prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedView {
    /// Who.
    pub seat: SeatId,
    /// The name of the window that it is to them.
    pub window: &'static str,
    /// Why: `useful`, `pinned` or `always`.
    pub why: &'static str,
    /// The option that is meant, by its place in the prompt, where it stands there.
    pub option: Option<usize>,
}
