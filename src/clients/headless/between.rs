//! The downtime between two games over the protocol: a line for each question, an answer by option
//! or by value.

use std::io::{BufRead, Write};

use kernel::campaign::{CampaignError, DowntimeView, SavedGame};

use super::error::RequestError;
use super::protocol::{BetweenLine, BetweenOption, Message, Request, SettledLine};
use super::{Stop, difficulty, moments, next, option, say, say_difficulty, story};

/// Runs the downtime until it is done, the client quits, or the input ends. Returns true if it is
/// done.
///
/// # Errors
/// Returns an error if a pipe fails.
pub fn run_between(
    game: &mut dyn SavedGame,
    notices: &[String],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<bool, Stop> {
    for message in notices {
        say(out, &Message::Notice { message: message.clone() })?;
    }
    let mut sent = 0;
    loop {
        let Some(view) = game.downtime_view() else {
            say(out, &Message::Settled(SettledLine { next: game.next_game() }))?;
            return Ok(true);
        };
        let notes = game.notes();
        for message in notes.iter().skip(sent.min(notes.len())) {
            say(out, &Message::Notice { message: message.clone() })?;
        }
        sent = notes.len();
        let (number, options) = (view.number, view.options.len());
        say(out, &Message::Between(Box::new(line(view))))?;
        // Repeats until a request changes the state.
        loop {
            let request = match next(input)? {
                Ok(Some(request)) => request,
                Ok(None) => return Ok(false),
                Err(error) => {
                    say(out, &Message::error(&error))?;
                    continue;
                }
            };
            let result = match request {
                Request::Quit {} => return Ok(false),
                Request::State { .. } => {
                    say(out, &Message::State(game.downtime_state()))?;
                    continue;
                }
                Request::Chronicle {} => {
                    say(out, &story(game))?;
                    continue;
                }
                Request::Difficulty { to } => {
                    say_difficulty(out, difficulty(Some(&mut *game), to.as_ref()))?;
                    continue;
                }
                Request::Undo { to: None, .. } => {
                    done(game.undo_answer(), RequestError::NothingToUndo)
                }
                Request::Auto {} => done(game.decide_simply(), RequestError::NotSimple),
                Request::Choose { prompt: p, .. } | Request::Decide { prompt: p, .. }
                    if p != number =>
                {
                    Err(RequestError::NotOpen { asked: p, open: number })
                }
                Request::Choose { options: ids, .. } => {
                    chosen(&ids, options).and_then(|option| Ok(game.decide_option(option)?))
                }
                Request::Policy { undo } => {
                    let done = undo.map_or(Ok(()), |undo| game.choose_undo(undo));
                    say(out, &moments::policy_message(game.undo_policy(), done))?;
                    continue;
                }
                Request::Finish {}
                | Request::Undo { to: Some(_), .. }
                | Request::Redo { .. }
                | Request::Restart { .. }
                | Request::Moments {}
                | Request::Stops(_)
                | Request::Hold { .. }
                | Request::Pin { .. } => Err(RequestError::TableOnly),
                Request::Decide { choice, .. } => {
                    game.decide_data(&choice).map_err(RequestError::from)
                }
            };
            match result {
                Ok(()) => break,
                Err(error) => say(out, &Message::error(&error))?,
            }
        }
    }
}

/// Returns an error for a request that found nothing to do.
fn done(did: Result<bool, CampaignError>, nothing: RequestError) -> Result<(), RequestError> {
    if did? { Ok(()) } else { Err(nothing) }
}

/// Returns the index of the chosen option.
fn chosen(ids: &[String], options: usize) -> Result<usize, RequestError> {
    let [id] = ids else {
        return Err(RequestError::Many { least: 1, most: 1, chosen: ids.len() });
    };
    option(id, options)
}

fn line(view: DowntimeView) -> BetweenLine {
    let options = view.options.into_iter().enumerate().map(|(i, option)| BetweenOption {
        id: format!("o{}", i + 1),
        text: option.text,
        choice: option.data,
        auto: option.proposed,
    });
    BetweenLine {
        id: view.number,
        step: view.step,
        seat: view.seat.map(|s| s.id),
        player: view.player,
        text: view.text,
        options: options.collect(),
    }
}
