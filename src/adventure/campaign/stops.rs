//! Auto-pass as clients show and change it: windows, stops and pins by their names.

use bevy_ecs::prelude::*;

use super::hands;
use crate::kernel::campaign::{AutoPassView, StopChange, WantedView, WindowView};
use crate::manners::{self, Stops, Why, Window};
use crate::rules::play;
use crate::rules::state::table;

/// Shows what people want to be asked about.
pub(super) fn view(world: &World, stops: &Stops) -> AutoPassView {
    let window = |window: Window| WindowView {
        name: window.name(),
        text: window.text(),
        usual: window.usual().name(),
        stops: table::heroes(world).map(|hero| stops.at(hero, window).name()).collect(),
    };
    AutoPassView {
        everything: stops.everything,
        windows: Window::ALL.into_iter().map(window).collect(),
        pins: stops.pins().map(|id| (id.to_owned(), name_of(world, id))).collect(),
        ..AutoPassView::default()
    }
}

/// Changes what people want to be asked about.
///
/// # Errors
/// Returns what of the change makes no sense.
pub(super) fn change(stops: &mut Stops, change: &StopChange, world: &World) -> Result<(), String> {
    match change {
        StopChange::Everything(on) => stops.everything = *on,
        StopChange::Usual => {
            let mut usual = Stops::default();
            stops.pins().for_each(|id| usual.pin(id, true));
            *stops = usual;
        }
        StopChange::Stop { seats, window, stop } => {
            let (window, stop) = (window.parse()?, stop.parse()?);
            seats.iter().for_each(|seat| stops.set(*seat, window, stop));
        }
        StopChange::Pin { id, on: true } if !is_known(world, id) => {
            let id: String = id.chars().take(40).collect();
            return Err(format!("no card, hero or location `{id}` in this pack"));
        }
        StopChange::Pin { id, on } => stops.pin(id, *on),
    }
    Ok(())
}

/// Whether the pack has a card, a hero or a location of that id.
fn is_known(world: &World, id: &str) -> bool {
    let book = table::book(world);
    book.find(id).is_some()
        || book.hero(id).is_some()
        || book.locations.iter().any(|place| place.id == id)
}

/// What a card, a hero or a location of that id is called.
fn name_of(world: &World, id: &str) -> String {
    let book = table::book(world);
    let card = book.find(id).map(|d| book.card(d).name.clone());
    let hero = || book.hero(id).map(|h| book.heroes[h].name.clone());
    let place = || book.locations.iter().find(|l| l.id == id).map(|l| l.name.clone());
    card.or_else(hero).or_else(place).unwrap_or_else(|| id.to_owned())
}

/// Returns ids and names of what lies faceup and is called so.
pub(super) fn pinnable(world: &World, name: &str) -> Vec<(String, String)> {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let mut found: Vec<(String, String)> = Vec::new();
    let heroes = table::heroes(world).map(|h| table::hero_def(world, h)).map(|d| (&d.id, &d.name));
    let places = table::places(world).map(|p| table::place_def(world, p)).map(|d| (&d.id, &d.name));
    let cards = hands::faceup(world)
        .into_iter()
        .map(|c| table::printed(world, c))
        .map(|d| (&d.id, &d.name));
    for (id, name) in heroes.chain(places).chain(cards) {
        if fits(name) && !found.iter().any(|(known, _)| known == id) {
            found.push((id.clone(), name_of(world, id)));
        }
    }
    found
}

/// Returns who wants to be asked at the open prompt.
pub(super) fn wanted(world: &mut World) -> Vec<WantedView> {
    let wanted = manners::wanted(world);
    let Some(prompt) = play::prompt(world) else { return Vec::new() };
    let view = |w: &manners::Wanted| WantedView {
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
