//! What the people at a text table want to be asked about.

use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;

use super::Screen;
use super::look::faceup;
use crate::campaign::Game;
use crate::manners::{self, Manners, Stop, Window};
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::rules::words;
use kernel::autopass::Window as _;

/// What can be said of it.
pub fn help() -> String {
    t!("terminal-help-manners")
}

/// `stops ...`
///
/// # Errors
/// When the terminal is gone.
pub fn stops<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut Game,
    said: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let mut stops = game.stops(world);
    let parts: Vec<&str> = said.split_whitespace().collect();
    let changed = match parts.as_slice() {
        [] => return show(world, game, screen),
        ["all"] => {
            stops.everything = true;
            Ok(())
        }
        ["usual"] => {
            let pins: Vec<String> = stops.pins().map(str::to_owned).collect();
            stops = manners::Stops::default();
            pins.iter().for_each(|id| stops.pin(id, true));
            Ok(())
        }
        [name @ .., window, stop] => {
            let seats = heroes(world, &name.join(" "));
            match (window.parse::<Window>(), stop.parse::<Stop>()) {
                (Err(e), _) | (_, Err(e)) => Err(e),
                _ if seats.is_empty() => Err(t!("terminal-nobody")),
                (Ok(window), Ok(stop)) => {
                    stops.everything = false;
                    seats.into_iter().for_each(|h| stops.set(h, window, stop));
                    Ok(())
                }
            }
        }
        _ => return screen.line(help()),
    };
    match changed.and_then(|()| game.set_stops(world, stops).map_err(|e| e.to_string())) {
        Ok(()) => show(world, game, screen),
        Err(e) => screen.line(&e),
    }
}

/// All heroes, or those of a name.
fn heroes(world: &World, name: &str) -> Vec<HeroId> {
    let name = name.to_lowercase();
    let fits = |h: &HeroId| words::hero_name(world, *h).to_lowercase().contains(&name);
    table::heroes(world).filter(fits).collect()
}

fn show<I: BufRead, O: Write>(
    world: &World,
    game: &Game,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let stops = game.stops(world);
    if stops.everything {
        screen.line(t!("terminal-everything"))?;
    } else {
        for &window in Window::ALL {
            let all: Vec<(HeroId, Stop)> =
                table::heroes(world).map(|h| (h, stops.at(h, window))).collect();
            let first = all.first().map_or(window.usual(), |(_, s)| *s);
            let how = if all.iter().all(|(_, s)| *s == first) {
                first.name().to_owned()
            } else {
                let each = |(h, s): &(HeroId, Stop)| {
                    format!("{} {}", words::hero_name(world, *h), s.name())
                };
                words::list(&all.iter().map(each).collect::<Vec<_>>())
            };
            screen.line(format!("  {:<10}{} ({how})", window.name(), window.text()))?;
        }
    }
    let pins: Vec<String> = stops.pins().map(|id| name_of(world, id)).collect();
    if !pins.is_empty() {
        screen.hanging("  ", t!("terminal-pinned-are", names = words::list(&pins)))?;
    }
    if world.get_resource::<Manners>().is_some_and(Manners::holding) {
        screen.line(t!("terminal-next-stops"))?;
    }
    Ok(())
}

fn name_of(world: &World, id: &str) -> String {
    let book = table::book(world);
    let card = book.find(id).map(|d| book.card(d).name.clone());
    let hero = || book.hero(id).map(|h| book.heroes[h].name.clone());
    let place = || book.locations.iter().find(|l| l.id == id).map(|l| l.name.clone());
    card.or_else(hero).or_else(place).unwrap_or_else(|| id.to_owned())
}

/// `hold`
///
/// # Errors
/// When the terminal is gone.
pub fn hold<I: BufRead, O: Write>(
    world: &mut World,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let on = !world.get_resource::<Manners>().is_some_and(Manners::holding);
    manners::hold(world, on);
    screen.line(match on {
        true => t!("terminal-hold"),
        false => t!("terminal-no-hold"),
    })
}

/// `pin NAME`, `unpin NAME`
///
/// # Errors
/// When the terminal is gone.
pub fn pin<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut Game,
    (name, on): (&str, bool),
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let mut stops = game.stops(world);
    let ids = if on {
        seen(world, name)
    } else {
        let wanted = name.to_lowercase();
        let fits = |id: &&str| name_of(world, id).to_lowercase().contains(&wanted);
        stops.pins().filter(fits).map(str::to_owned).collect()
    };
    if name.is_empty() || ids.is_empty() {
        let what = if on { t!("terminal-pin-nothing") } else { t!("terminal-pin-none") };
        return screen.line(t!("terminal-part-will-do", what = what));
    }
    let names: Vec<String> = ids.iter().map(|id| name_of(world, id)).collect();
    ids.iter().for_each(|id| stops.pin(id, on));
    match game.set_stops(world, stops) {
        Ok(()) => screen.line(format!(
            "{}: {}.",
            if on { t!("terminal-pinned") } else { t!("terminal-unpinned") },
            words::list(&names)
        )),
        Err(e) => screen.line(&e.0),
    }
}

/// Ids of what lies faceup and is called so.
fn seen(world: &World, name: &str) -> Vec<String> {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let mut ids: Vec<String> = Vec::new();
    let heroes = table::heroes(world).map(|h| table::hero_def(world, h)).map(|d| (&d.id, &d.name));
    let places = table::places(world).map(|p| table::place_def(world, p)).map(|d| (&d.id, &d.name));
    let cards =
        faceup(world).into_iter().map(|c| table::printed(world, c)).map(|d| (&d.id, &d.name));
    for (id, name) in heroes.chain(places).chain(cards) {
        if fits(name) && !ids.contains(id) {
            ids.push(id.clone());
        }
    }
    ids
}

/// Who is asked, where it is somebody else than whose prompt it is.
///
/// # Errors
/// When the terminal is gone.
pub fn wanted<I: BufRead, O: Write>(
    world: &mut World,
    who: HeroId,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let mut seats: Vec<HeroId> = manners::wanted(world).iter().map(|w| w.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    if seats.is_empty() || seats == [who] {
        return Ok(());
    }
    let names: Vec<String> = seats.iter().map(|h| words::hero_name(world, *h)).collect();
    screen.dim(t!("terminal-this-is-for", names = words::list(&names)))
}
