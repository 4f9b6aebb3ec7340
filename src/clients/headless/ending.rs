//! The end of a scenario over the protocol: where it cannot be saved, the client is told, and goes on
//! when there is room.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;

use super::protocol::{Message, Request};
use super::{Stop, moments, next, say, state};
use crate::campaign::{Game, Outcome};

/// What came of it.
pub enum Ended {
    /// It is over, and saved.
    Over(Option<Outcome>),
    /// The client went back: it is not over any more, perhaps.
    Back,
    /// The client quits, or its input ends.
    Quit,
}

/// Ends the scenario, as often as the client asks for it.
///
/// # Errors
/// When a pipe fails.
pub fn end(
    world: &mut World,
    game: &mut Game,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Ended, Stop> {
    loop {
        match game.finish(world) {
            Ok(finished) => return Ok(Ended::Over(finished)),
            Err(trouble) => {
                let why = trouble.to_string();
                let message = match game {
                    Game::Saved(session) if session.must_meet() => {
                        t!("trouble-after-not-saved", why = why)
                    }
                    _ => t!("trouble-end-not-saved", why = why),
                };
                say(out, &Message::Error { message })?;
            }
        }
        // Until it is to be tried again.
        loop {
            let message = match next(input)? {
                Ok(None | Some(Request::Quit {})) => return Ok(Ended::Quit),
                Ok(Some(Request::Finish {})) => break,
                Ok(Some(request @ (Request::Undo { .. } | Request::Redo { .. }))) => {
                    match moments::go(world, game, &request) {
                        Ok(()) => return Ok(Ended::Back),
                        Err(message) => message,
                    }
                }
                Ok(Some(Request::State { seat })) => match state::person(world, seat.as_deref()) {
                    Ok(person) => {
                        say(out, &Message::State(state::state_for(world, person.as_deref())))?;
                        continue;
                    }
                    Err(message) => message,
                },
                Ok(Some(_)) => "the scenario is over, and its end is not saved yet".into(),
                Err(message) => message,
            };
            say(out, &Message::Error { message })?;
        }
    }
}
