//! Auto-pass as clients show and change it: at which windows each seat wants to be asked.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use crate::autopass::{self, AutoPass, StopSettings, StopsError, Wanted, Why, Window};
use crate::ids::SeatId;
use crate::play;

/// The state of auto-pass at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AutoPassView {
    /// Whether auto-pass is active.
    pub on: bool,
    /// Whether auto-pass will stop at the next window.
    pub holding: bool,
    /// Whether everything is asked.
    pub everything: bool,
    /// Every kind of window, in the order of a turn.
    pub windows: Vec<WindowView>,
    /// The pinned things: ids and names.
    pub pins: Vec<(String, String)>,
}

/// A kind of window: a prompt at which plays are allowed but none is required.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowView {
    /// The name in files and commands.
    pub name: &'static str,
    /// The label for players.
    pub text: String,
    /// The default: `always`, `useful` or `never`.
    pub usual: &'static str,
    /// The setting of each seat.
    pub stops: Vec<&'static str>,
}

/// A change of the auto-pass settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopChange {
    /// Turns on or off that everything is asked.
    Everything(bool),
    /// Resets everything but the pins to the defaults.
    Usual,
    /// Changes the setting of these seats for a window.
    Stop {
        /// The seats.
        seats: Vec<SeatId>,
        /// The name of the window.
        window: String,
        /// `always`, `useful` or `never`.
        stop: String,
    },
    /// Pins a thing, or removes the pin. Windows at which a pinned thing can be used always stop.
    Pin {
        /// The id in the pack.
        id: String,
        /// Whether the thing is pinned.
        on: bool,
    },
}

/// A seat that wants to be asked at the open prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedView {
    /// The seat.
    pub seat: SeatId,
    /// The name of the kind of window for that seat.
    pub window: &'static str,
    /// The reason: `useful`, `pinned` or `always`.
    pub why: &'static str,
    /// The index of the option that is meant, if the prompt offers it.
    pub option: Option<usize>,
}

/// Returns the state of auto-pass.
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

/// Changes auto-pass settings.
///
/// # Errors
/// Returns an error if the change is invalid.
pub(super) fn change<F: CampaignFamily>(
    stops: &mut StopSettings<F::Window>,
    change: &StopChange,
    world: &World,
) -> Result<(), StopsError> {
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
