//! Auto-pass as clients show and change it: in which windows each seat wants to be asked.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use crate::autopass::{self, AutoPass, StopSettings, Wanted, Why, Window};
use crate::ids::SeatId;
use crate::play;

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

/// Shows what people want to be asked about.
pub(super) fn view<F: CampaignFamily>(
    world: &World,
    stops: &StopSettings<F::Window>,
) -> AutoPassView {
    let seats = F::seats(world);
    let window = |window: &F::Window| WindowView {
        name: window.name(),
        text: window.text(),
        usual: window.usual().name(),
        stops: seats.iter().map(|seat| stops.at(seat.seat, *window).name()).collect(),
    };
    let pin = |id: &str| (id.to_owned(), F::pin_name(world, id).unwrap_or_else(|_| id.to_owned()));
    let table = world.get_resource::<AutoPass<F>>();
    AutoPassView {
        on: table.is_some(),
        holding: table.is_some_and(AutoPass::holding),
        everything: stops.everything,
        windows: F::Window::ALL.iter().map(window).collect(),
        pins: stops.pins().map(pin).collect(),
    }
}

/// Changes what people want to be asked about.
///
/// # Errors
/// Returns what of the change makes no sense.
pub(super) fn change<F: CampaignFamily>(
    stops: &mut StopSettings<F::Window>,
    change: &StopChange,
    world: &World,
) -> Result<(), String> {
    match change {
        StopChange::Everything(on) => stops.everything = *on,
        StopChange::Usual => {
            let mut usual = StopSettings::default();
            stops.pins().for_each(|id| usual.pin(id, true));
            *stops = usual;
        }
        StopChange::Stop { seats, window, stop } => {
            let (window, stop) = (F::Window::named(window)?, stop.parse()?);
            seats.iter().for_each(|seat| stops.set(*seat, window, stop));
        }
        StopChange::Pin { id, on } => {
            if *on {
                F::pin_name(world, id)?;
            }
            stops.pin(id, *on);
        }
    }
    Ok(())
}

/// Returns who wants to be asked at the open prompt.
pub(super) fn wanted<F: CampaignFamily>(world: &mut World) -> Vec<WantedView> {
    let wanted = autopass::wanted::<F>(world);
    let Some(prompt) = play::prompt::<F>(world) else { return Vec::new() };
    let view = |w: &Wanted<F>| WantedView {
        seat: w.seat,
        window: w.window.name(),
        why: match w.why {
            Why::Useful => "useful",
            Why::Pinned => "pinned",
            Why::Always => "always",
        },
        option: prompt.options.iter().position(|act| *act == w.act),
    };
    wanted.iter().map(view).collect()
}
