//! Requests about table manners, and what is told of them.

use bevy_ecs::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use super::protocol::hero_id;
use crate::campaign::Game;
use crate::manners::{self, Manners, Why};
use crate::rules::flow::prompt::Prompt;
use crate::rules::state::table;
use kernel::autopass::Window as _;

/// What a request for stops says.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StopsRequest {
    /// Mind table manners from now on, or ask everything again.
    pub on: Option<bool>,
    /// Ask everybody about everything, whatever else is said; kept with the campaign.
    pub everything: Option<bool>,
    /// The id of a hero: only this seat.
    pub seat: Option<String>,
    /// In which kind of window.
    pub window: Option<String>,
    /// When to be asked there.
    pub stop: Option<String>,
}

/// Does what a request for stops says.
///
/// # Errors
/// When it makes no sense or cannot be saved; then nothing has changed.
pub fn stops(world: &mut World, game: &mut Game, r: &StopsRequest) -> Result<(), String> {
    let mut stops = game.stops(world);
    if let Some(everything) = r.everything {
        stops.everything = everything;
    }
    let known = |id: &String| {
        let mut all = table::heroes(world);
        all.find(|h| hero_id(world, *h) == *id).ok_or_else(|| {
            let id: String = id.chars().take(40).collect();
            format!("no hero `{id}` sits at this table")
        })
    };
    let seats: Vec<_> = match &r.seat {
        Some(id) => vec![known(id)?],
        None => table::heroes(world).collect(),
    };
    match (&r.window, &r.stop) {
        (Some(window), Some(stop)) => {
            let (window, stop) = (window.parse()?, stop.parse()?);
            for seat in seats {
                stops.set(seat, window, stop);
            }
        }
        (None, None) if r.seat.is_none() => {}
        _ => return Err("`window` and `stop` belong together, with or without `seat`".into()),
    }
    if stops != game.stops(world) {
        game.set_stops(world, stops.clone()).map_err(|e| e.to_string())?;
    }
    match r.on {
        Some(true) if !world.contains_resource::<Manners>() => game.mind(world, stops),
        Some(false) => manners::remove(world),
        _ => {}
    }
    Ok(())
}

/// Pins a card, a hero or a location of the pack, or takes the pin away.
///
/// # Errors
/// When there is no such id or it cannot be saved; then nothing has changed.
pub fn pin(world: &mut World, game: &mut Game, id: &str, on: bool) -> Result<(), String> {
    let book = table::book(world);
    let known = book.find(id).is_some()
        || book.hero(id).is_some()
        || book.locations.iter().any(|l| l.id == id);
    if on && !known {
        let id: String = id.chars().take(40).collect();
        return Err(format!("no card, hero or location `{id}` in this pack"));
    }
    let mut stops = game.stops(world);
    stops.pin(id, on);
    game.set_stops(world, stops).map_err(|e| e.to_string())
}

/// How things stand.
pub fn line(world: &World, game: &Game) -> Value {
    let m = world.get_resource::<Manners>();
    let stops = game.stops(world);
    let mut seats = serde_json::Map::new();
    for h in table::heroes(world) {
        let of = manners::Window::ALL
            .iter()
            .map(|w| (w.name().to_owned(), stops.at(h, *w).name().into()));
        seats.insert(hero_id(world, h), Value::Object(of.collect()));
    }
    json!({
        "on": m.is_some(),
        "hold": m.is_some_and(Manners::holding),
        "everything": stops.everything,
        "seats": seats,
        "pins": stops.pins().collect::<Vec<_>>(),
    })
}

/// Somebody who wants to be asked at a prompt.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct WantedLine {
    pub seat: String,
    pub window: &'static str,
    pub why: &'static str,
    pub option: String,
}

/// Who wants to be asked at the open prompt: empty without manners, and where it must be decided.
pub fn wanted(world: &mut World, prompt: &Prompt) -> Vec<WantedLine> {
    let all = manners::wanted(world);
    all.iter()
        .filter_map(|w| {
            let at = prompt.options.iter().position(|a| *a == w.act)?;
            Some(WantedLine {
                seat: hero_id(world, w.seat),
                window: w.window.name(),
                why: match w.why {
                    Why::Useful => "useful",
                    Why::Pinned => "pinned",
                    Why::Always => "always",
                },
                option: format!("o{}", at + 1),
            })
        })
        .collect()
}
