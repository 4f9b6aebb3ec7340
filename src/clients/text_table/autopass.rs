//! Auto-pass commands of the text table.

use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignError, CampaignTable, StopChange};
use kernel::ids::SeatId;
use kernel::view::SeatView;

use super::Screen;

/// Returns the help text of these commands.
pub fn help() -> String {
    t!("terminal-help-manners")
}

/// Handles `stops ...`.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn stops<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    words: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let changed = match parts.as_slice() {
        [] => return show(world, game, screen),
        ["all"] => game.change_stops(world, &[StopChange::Everything(true)]),
        ["usual"] => game.change_stops(world, &[StopChange::Usual]),
        [name @ .., window, stop] => set(world, game, &name.join(" "), (window, stop)),
        _ => return screen.line(help()),
    };
    match changed {
        Ok(()) => show(world, game, screen),
        Err(e) => screen.line(e.to_string()),
    }
}

/// Changes when all heroes, or the heroes with a name, are asked in a window.
fn set(
    world: &mut World,
    game: &mut dyn CampaignTable,
    name: &str,
    (window, stop): (&str, &str),
) -> Result<(), CampaignError> {
    let name = name.to_lowercase();
    let mut all = game.seats(world);
    all.retain(|s| s.name.to_lowercase().contains(&name));
    let nobody = all.is_empty();
    let seats = all.into_iter().map(|s| s.seat).collect();
    let stop = StopChange::Stop { seats, window: window.to_owned(), stop: stop.to_owned() };
    if nobody {
        // Changes nothing, but reports an error in the other words first.
        return game
            .change_stops(world, &[stop])
            .and(Err(CampaignError::Other(t!("terminal-nobody"))));
    }
    game.change_stops(world, &[StopChange::Everything(false), stop])
}

fn show<I: BufRead, O: Write>(
    world: &World,
    game: &dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let view = game.autopass(world);
    if view.everything {
        screen.line(t!("terminal-everything"))?;
    } else {
        let seats = game.seats(world);
        for window in &view.windows {
            let first = window.stops.first().copied().unwrap_or(window.usual);
            let how = if window.stops.iter().all(|stop| *stop == first) {
                first.to_owned()
            } else {
                let all = seats.iter().zip(&window.stops);
                let each = |(seat, stop): (&SeatView, &&str)| format!("{} {stop}", seat.name);
                lang::list(&all.map(each).collect::<Vec<_>>())
            };
            screen.line(format!("  {:<10}{} ({how})", window.name, window.text))?;
        }
    }
    if !view.pins.is_empty() {
        let names: Vec<String> = view.pins.into_iter().map(|(_, name)| name).collect();
        screen.hanging("  ", t!("terminal-pinned-are", names = lang::list(&names)))?;
    }
    if view.holding {
        screen.line(t!("terminal-next-stops"))?;
    }
    Ok(())
}

/// Handles `hold`.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn hold<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let on = !game.autopass(world).holding;
    game.hold_next(world, on);
    screen.line(match on {
        true => t!("terminal-hold"),
        false => t!("terminal-no-hold"),
    })
}

/// Handles `pin NAME` and `unpin NAME`.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn pin<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    (name, on): (&str, bool),
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let found = if on {
        game.pinnable(world, name)
    } else {
        let wanted = name.to_lowercase();
        let mut pins = game.autopass(world).pins;
        pins.retain(|(_, name)| name.to_lowercase().contains(&wanted));
        pins
    };
    if name.is_empty() || found.is_empty() {
        let what = if on { t!("terminal-pin-nothing") } else { t!("terminal-pin-none") };
        return screen.line(t!("terminal-part-will-do", what = what));
    }
    let (ids, names): (Vec<String>, Vec<String>) = found.into_iter().unzip();
    let pins: Vec<StopChange> = ids.into_iter().map(|id| StopChange::Pin { id, on }).collect();
    match game.change_stops(world, &pins) {
        Ok(()) => screen.line(format!(
            "{}: {}.",
            if on { t!("terminal-pinned") } else { t!("terminal-unpinned") },
            lang::list(&names)
        )),
        Err(e) => screen.line(e.to_string()),
    }
}

/// Prints who wants to be asked besides the seat of the prompt.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn wanted<I: BufRead, O: Write>(
    world: &mut World,
    game: &dyn CampaignTable,
    who: SeatId,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let mut wanted: Vec<SeatId> = game.wanted(world).iter().map(|w| w.seat).collect();
    wanted.sort_unstable();
    wanted.dedup();
    if wanted.is_empty() || wanted == [who] {
        return Ok(());
    }
    let seats = game.seats(world).into_iter().filter(|s| wanted.contains(&s.seat));
    let names: Vec<String> = seats.map(|s| s.name).collect();
    screen.dim(t!("terminal-this-is-for", names = lang::list(&names)))
}
