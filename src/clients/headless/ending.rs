//! The end of a game over the protocol. If the result cannot be saved, the client is told, and may
//! retry when there is room on the disk.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignTable, Outcome};

use super::error::RequestError;
use super::moments::Step;
use super::protocol::{Message, Request};
use super::{Stop, moments, next, say, state_for};

/// How the end of a game went.
pub enum Ended {
    /// The game is over, and saved.
    Over(Option<Outcome>),
    /// The client has undone a decision, so that the game may go on.
    Back,
    /// The client quits, or its input ends.
    Quit,
}

/// Ends the game; if saving fails, retries as often as the client asks for it.
///
/// # Errors
/// Returns an error if a pipe fails.
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
        // Repeats until the client asks for another try.
        loop {
            let error = match next(input)? {
                Ok(None | Some(Request::Quit {})) => return Ok(Ended::Quit),
                Ok(Some(Request::Finish {})) => break,
                Ok(Some(Request::Undo { to, turn })) => {
                    match moments::go(world, game, Step::undo(to, turn)) {
                        Ok(_) => return Ok(Ended::Back),
                        Err(error) => error,
                    }
                }
                Ok(Some(Request::Redo { to })) => match moments::go(world, game, Step::redo(to)) {
                    Ok(_) => return Ok(Ended::Back),
                    Err(error) => error,
                },
                Ok(Some(Request::State { seat })) => {
                    say(out, &state_for(world, game, seat.as_deref()))?;
                    continue;
                }
                Ok(Some(_)) => RequestError::EndNotSaved,
                Err(error) => error,
            };
            say(out, &Message::error(&error))?;
        }
    }
}
