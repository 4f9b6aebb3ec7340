//! The JSON Lines protocol: one object a line; prompts and cues out, choices in. It serves scripts,
//! bots, other clients, and tests.

pub mod autopass;
mod between;
mod ending;
pub mod error;
pub mod input;
mod moments;
pub mod protocol;
pub mod state;

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::privacy::viewer;
use kernel::campaign::undo::Restart;
use kernel::campaign::{CampaignError, CampaignTable, DifficultyChange, Outcome, SavedGame};
use kernel::view::{EndingView, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

pub use between::run_between;
use ending::Ended;
use error::{RequestError, short};
use input::{Line, read_line};
use moments::Step;
use protocol::{Message, OverLine, PromptLine, Request, cue_line, prompt_line};

/// A failure that ends a conversation early.
#[derive(Debug)]
pub enum Stop {
    /// The client has disconnected, or the pipe failed.
    Pipe(std::io::Error),
    /// The game cannot be saved.
    Trouble(CampaignError),
}

impl From<std::io::Error> for Stop {
    fn from(e: std::io::Error) -> Stop {
        Stop::Pipe(e)
    }
}

impl From<CampaignError> for Stop {
    fn from(e: CampaignError) -> Stop {
        Stop::Trouble(e)
    }
}

/// Runs the protocol until the game is over, the client quits, or its input ends.
///
/// # Errors
/// Returns an error if a pipe fails or the game cannot be saved.
pub fn run(
    world: &mut World,
    game: &mut dyn CampaignTable,
    notices: &[String],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Stop> {
    for message in notices {
        say(out, &Message::Notice { message: message.clone() })?;
    }
    loop {
        for cue in game.cues(world, Viewer::EVERYBODY) {
            say(out, &Message::Cue(cue_line(cue)))?;
        }
        if let Some(end) = game.ending(world) {
            let (digest, turns) = (game.digest(world), game.moment(world).turn);
            match ending::end(world, game, input, out)? {
                Ended::Over(finished) => {
                    say(out, &Message::Over(over(end, digest, turns, finished)))?;
                    return Ok(());
                }
                Ended::Back => continue,
                Ended::Quit => return Ok(()),
            }
        }
        let Some(line) = prompt_line(world, game) else {
            let what = "the rules ask nothing and the scenario is not over";
            return Err(CampaignError::Other(what.into()).into());
        };
        say(out, &Message::Prompt(Box::new(line.clone())))?;
        // Repeats until a request changes the state.
        loop {
            let request = match next(input)? {
                Ok(Some(request)) => request,
                Ok(None) => return Ok(()),
                Err(error) => {
                    say(out, &Message::error(&error))?;
                    continue;
                }
            };
            let done = match request {
                Request::Quit {} => return Ok(()),
                Request::State { seat } => {
                    say(out, &state_for(world, game, seat.as_deref()))?;
                    continue;
                }
                Request::Chronicle {} => {
                    let none = || Message::error(&RequestError::NoChronicle);
                    say(out, &game.saved().map_or_else(none, story))?;
                    continue;
                }
                Request::Stops(request) => {
                    let stood = game.decisions(world);
                    let done = autopass::stops(world, game, &request);
                    report_stops(world, game, done, out)?;
                    if game.decisions(world) == stood {
                        continue;
                    }
                    Ok(())
                }
                Request::Difficulty { to } => {
                    say_difficulty(out, difficulty(game.saved_mut(), to.as_ref()))?;
                    continue;
                }
                Request::Hold { on } => {
                    game.hold_next(world, on);
                    report_stops(world, game, Ok(()), out)?;
                    continue;
                }
                Request::Pin { id, on } => {
                    let pin = kernel::campaign::StopChange::Pin { id, on };
                    let done = game.change_stops(world, &[pin]).map_err(RequestError::from);
                    report_stops(world, game, done, out)?;
                    continue;
                }
                Request::Undo { to, turn } => go(world, game, Step::undo(to, turn), out)?,
                Request::Redo { to } => go(world, game, Step::redo(to), out)?,
                Request::Restart { new } => {
                    let with = if new { Restart::NewSeed } else { Restart::SameSeed };
                    match game.restart(world, with) {
                        Ok(notices) => {
                            for message in notices {
                                say(out, &Message::Notice { message })?;
                            }
                            Ok(())
                        }
                        Err(e) => Err(e.into()),
                    }
                }
                Request::Moments {} => {
                    say(out, &Message::Moments(moments::line(world, game)))?;
                    continue;
                }
                Request::Policy { undo } => {
                    let done = undo.map_or(Ok(()), |undo| game.set_undo_policy(world, undo));
                    say(out, &moments::policy_message(game.undo_policy(), done))?;
                    continue;
                }
                Request::Finish {} => Err(RequestError::NotOver),
                Request::Auto {} | Request::Decide { .. } => Err(RequestError::DowntimeOnly),
                Request::Choose { prompt, .. } if prompt != line.id => {
                    Err(RequestError::NotOpen { asked: prompt, open: line.id })
                }
                Request::Choose { prompt, options } => {
                    chosen(&options, &line).and_then(|all| Ok(game.choose(world, prompt, &all)?))
                }
            };
            match done {
                Ok(()) => break,
                Err(error) => say(out, &Message::error(&error))?,
            }
        }
    }
}

/// Goes to another moment. Says why, if it is not quite the one that was asked for.
fn go(
    world: &mut World,
    game: &mut dyn CampaignTable,
    to: Step,
    out: &mut impl Write,
) -> Result<Result<(), RequestError>, Stop> {
    Ok(match moments::go(world, game, to) {
        Ok(why) => {
            if let Some(message) = why {
                say(out, &Message::Notice { message })?;
            }
            Ok(())
        }
        Err(error) => Err(error),
    })
}

/// Returns the state as the person at a seat may know it, or as anybody may.
fn state_for(world: &World, game: &dyn CampaignTable, seat: Option<&str>) -> Message {
    match state::person(world, game, seat) {
        Ok(person) => Message::State(game.state(world, viewer(world, person.as_deref()))),
        Err(error) => Message::error(&error),
    }
}

/// Returns the chronicle of a campaign as a message.
fn story(game: &dyn SavedGame) -> Message {
    Message::Chronicle(game.story().data)
}

/// Changes the difficulty if new settings are given. Returns the current ones.
fn difficulty(
    campaign: Option<&mut dyn SavedGame>,
    to: Option<&Value>,
) -> Result<Box<RawValue>, RequestError> {
    let campaign = campaign.ok_or(RequestError::CampaignOnly)?;
    if let Some(to) = to {
        campaign.change_difficulty(&DifficultyChange::To(to))?;
    }
    Ok(campaign.difficulty().data)
}

/// Returns the auto-pass settings as a message, or the error.
fn report_stops(
    world: &World,
    game: &dyn CampaignTable,
    done: Result<(), RequestError>,
    out: &mut impl Write,
) -> std::io::Result<()> {
    match done {
        Ok(()) => say(out, &Message::Stops(autopass::line(world, game))),
        Err(error) => say(out, &Message::error(&error)),
    }
}

/// Reads the next request. Returns `None` at the end of the input.
fn next(input: &mut impl BufRead) -> std::io::Result<Result<Option<Request>, RequestError>> {
    Ok(match read_line(input)? {
        Line::End => Ok(None),
        Line::TooLong => Err(RequestError::TooLong),
        Line::NotText => Err(RequestError::NotText),
        Line::Text(text) => serde_json::from_str(&text).map(Some).map_err(RequestError::from),
    })
}

/// Returns the indices of the chosen options.
fn chosen(ids: &[String], line: &PromptLine) -> Result<Vec<usize>, RequestError> {
    let mut all = Vec::new();
    for (i, id) in ids.iter().enumerate() {
        if ids[..i].contains(id) {
            return Err(RequestError::Twice(short(id)));
        }
        let n = option(id, line.options.len())?;
        match &line.options[n].refusal {
            Some(refusal) => return Err(RequestError::Refused(refusal.clone())),
            None => all.push(n),
        }
    }
    counted(all, line.none, usize::from(line.min), usize::from(line.max))
}

/// Checks how many options are chosen. No option, where none need be chosen, is the option that stands
/// for choosing none.
fn counted(
    all: Vec<usize>,
    none: Option<usize>,
    least: usize,
    most: usize,
) -> Result<Vec<usize>, RequestError> {
    match none {
        Some(none) if all.is_empty() && least == 0 => Ok(vec![none]),
        Some(none) if all == [none] => Ok(all),
        _ if (least..=most).contains(&all.len()) => Ok(all),
        _ => Err(RequestError::Many { least, most, chosen: all.len() }),
    }
}

/// Returns the index of the option with this id, out of `many`.
fn option(id: &str, many: usize) -> Result<usize, RequestError> {
    let number = id.strip_prefix('o').and_then(|n| n.parse::<usize>().ok());
    let place = number.and_then(|n| n.checked_sub(1)).filter(|n| *n < many);
    // `o01` and `o+1` are parsed as numbers as well, but no prompt has them.
    let place = place.filter(|n| id == format!("o{}", n + 1));
    place.ok_or_else(|| RequestError::NoOption(short(id)))
}

fn say(out: &mut impl Write, message: &Message) -> std::io::Result<()> {
    let bounded = |text: &str| lang::terminal::bounded(text).into_owned();
    match message {
        Message::Error { message } => {
            serde_json::to_writer(&mut *out, &Message::Error { message: bounded(message) })?;
        }
        Message::Notice { message } => {
            serde_json::to_writer(&mut *out, &Message::Notice { message: bounded(message) })?;
        }
        _ => serde_json::to_writer(&mut *out, message)?,
    }
    out.write_all(b"\n")?;
    if !matches!(message, Message::Cue(_)) {
        out.flush()?;
    }
    Ok(())
}

/// Writes the difficulty settings: the fields of the family's object are on the line itself, in
/// their order.
fn say_difficulty(
    out: &mut impl Write,
    settings: Result<Box<RawValue>, RequestError>,
) -> std::io::Result<()> {
    let data = match settings {
        Ok(data) => data,
        Err(error) => return say(out, &Message::error(&error)),
    };
    let fields = data.get().strip_prefix('{').unwrap_or("}");
    let comma = if fields == "}" { "" } else { "," };
    writeln!(out, "{{\"type\":\"difficulty\"{comma}{fields}")?;
    out.flush()
}

fn over(end: EndingView, digest: u64, turns: u32, finished: Option<Outcome>) -> OverLine {
    let (rewards, notes, next) = finished.map(|f| (f.rewards, f.notes, f.next)).unwrap_or_default();
    OverLine {
        result: match (end.winners.is_empty(), end.neutral) {
            (false, _) => "won",
            (true, true) => "over",
            (true, false) => "lost",
        },
        reason: end.text,
        turns,
        digest: format!("{digest:016x}"),
        rewards,
        notes,
        next,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An option is called by the id that the prompt gave it, and by nothing that is read alike.
    #[test]
    fn options_have_one_id_each() {
        assert_eq!(option("o1", 3).ok(), Some(0));
        assert_eq!(option("o3", 3).ok(), Some(2));
        for wrong in ["o0", "o4", "o01", "o+1", "o-1", "O1", "1", "o", "", "o1 "] {
            assert!(matches!(option(wrong, 3), Err(RequestError::NoOption(_))), "{wrong}");
        }
    }

    /// Where none need be chosen, an empty list chooses none, as the option that stands for it does.
    #[test]
    fn an_empty_list_chooses_none() {
        assert_eq!(counted(vec![], Some(2), 0, 1).ok(), Some(vec![2]));
        assert_eq!(counted(vec![2], Some(2), 0, 1).ok(), Some(vec![2]));
        assert_eq!(counted(vec![0], Some(2), 0, 1).ok(), Some(vec![0]));
        assert!(counted(vec![], None, 1, 1).is_err());
        assert!(counted(vec![], Some(2), 1, 2).is_err());
        assert!(counted(vec![0, 1], Some(2), 0, 1).is_err());
    }
}
