//! The end of a game over the protocol: where it cannot be saved, the client is told, and goes on when
//! there is room.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignTable, Outcome};

use super::protocol::{Message, Request};
use super::{Stop, moments, next, say, state_for};

/// What came of it.
pub enum Ended {
    /// It is over, and saved.
    Over(Option<Outcome>),
    /// The client went back: it is not over any more, perhaps.
    Back,
    /// The client quits, or its input ends.
    Quit,
}

/// Ends the game, as often as the client asks for it.
///
/// # Errors
/// Returns why if a pipe fails.
pub fn end(
    world: &mut World,
    game: &mut dyn CampaignTable,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Ended, Stop> {
    loop {
        match game.finish(world) {
            Ok(finished) => return Ok(Ended::Over(finished)),
            Err(trouble) => {
                let why = trouble.to_string();
                let message = match game.saved() {
                    Some(saved) if saved.downtime_is_due() => {
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
                Ok(Some(Request::State { seat })) => {
                    say(out, &state_for(world, game, seat.as_deref()))?;
                    continue;
                }
                Ok(Some(_)) => "the scenario is over, and its end is not saved yet".into(),
                Err(message) => message,
            };
            say(out, &Message::Error { message })?;
        }
    }
}
