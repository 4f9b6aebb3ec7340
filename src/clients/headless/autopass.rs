//! Auto-pass requests of the protocol, and the messages about its state.

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignTable, StopChange};
use kernel::ids::SeatId;
use kernel::view::SeatView;
use serde::Serialize;
use serde_json::{Value, json};

use super::error::{RequestError, short};

/// A request that changes auto-pass settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StopsRequest {
    /// Turns auto-pass on or off.
    pub on: Option<bool>,
    /// Asks everybody about everything, whatever the stops are; saved with the campaign.
    pub everything: Option<bool>,
    /// The id of a hero, to change only this seat's stop.
    pub seat: Option<String>,
    /// The kind of window.
    pub window: Option<String>,
    /// When to ask in that window.
    pub stop: Option<String>,
}

/// Applies a request for stops.
///
/// # Errors
/// Returns an error, with nothing changed, if the request is invalid or cannot be saved.
pub fn stops(
    world: &mut World,
    game: &mut dyn CampaignTable,
    r: &StopsRequest,
) -> Result<(), RequestError> {
    let mut changes: Vec<StopChange> =
        r.everything.map(StopChange::Everything).into_iter().collect();
    let mut seats = game.seats(world);
    if let Some(id) = &r.seat {
        seats.retain(|s| s.id == *id);
        if seats.is_empty() {
            return Err(RequestError::NoHero(short(id)));
        }
    }
    match (&r.window, &r.stop) {
        (Some(window), Some(stop)) => changes.push(StopChange::Stop {
            seats: seats.iter().map(|s| s.seat).collect(),
            window: window.clone(),
            stop: stop.clone(),
        }),
        (None, None) if r.seat.is_none() => {}
        _ => return Err(RequestError::WindowAndStop),
    }
    game.change_stops(world, &changes)?;
    match r.on {
        Some(true) if !game.autopass(world).on => {
            game.begin_autopass(world, &changes)?;
        }
        Some(false) => game.end_autopass(world),
        _ => {}
    }
    Ok(())
}

/// Returns the auto-pass settings as a message.
pub fn line(world: &World, game: &dyn CampaignTable) -> Value {
    let view = game.autopass(world);
    let mut seats = serde_json::Map::new();
    for (n, seat) in game.seats(world).into_iter().enumerate() {
        let of = view.windows.iter().map(|w| (w.name.to_owned(), w.stops[n].into()));
        seats.insert(seat.id, Value::Object(of.collect()));
    }
    json!({
        "on": view.on,
        "hold": view.holding,
        "everything": view.everything,
        "seats": seats,
        "pins": view.pins.iter().map(|(id, _)| id).collect::<Vec<_>>(),
    })
}

/// A seat that wants to be asked at a prompt.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct WantedLine {
    pub seat: String,
    pub window: &'static str,
    pub why: &'static str,
    pub option: String,
}

/// Returns the seats that want to be asked at the open prompt: none without auto-pass, and none if
/// the prompt requires a decision.
pub fn wanted(world: &mut World, game: &dyn CampaignTable, seats: &[SeatView]) -> Vec<WantedLine> {
    let id = |seat: SeatId| seats.iter().find(|s| s.seat == seat).map(|s| s.id.clone());
    let lines = game.wanted(world).into_iter().filter_map(|w| {
        Some(WantedLine {
            seat: id(w.seat)?,
            window: w.window,
            why: w.why,
            option: format!("o{}", w.option? + 1),
        })
    });
    lines.collect()
}
