//! The JSON Lines protocol: one object a line, prompts and cues out, choices in. For scripts,
//! bots, other people's clients, and tests.

mod between;
mod ending;
#[cfg(test)]
mod full_disk;
pub mod input;
pub mod manners;
mod moments;
pub mod protocol;
pub mod state;

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;

use crate::campaign::{Campaign, Game, Outcome, Session, Trouble, of_campaign};
use crate::cards::difficulty::Difficulty;
use crate::rules::flow::past;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::rules::state::cue::Cues;
use crate::rules::state::table::{Clock, End};
use crate::rules::{play, words};
pub use between::run_between;
use ending::Ended;
use input::{Line, read_line};
use protocol::{Message, OverLine, Request, cue_line, prompt_line};

/// What ends a conversation early.
#[derive(Debug)]
pub enum Stop {
    /// The other side is gone, or the pipe failed.
    Pipe(std::io::Error),
    /// The game cannot be saved.
    Trouble(Trouble),
}

impl From<std::io::Error> for Stop {
    fn from(e: std::io::Error) -> Stop {
        Stop::Pipe(e)
    }
}

impl From<Trouble> for Stop {
    fn from(t: Trouble) -> Stop {
        Stop::Trouble(t)
    }
}

/// Talks until the scenario is over, the client quits, or its input ends.
///
/// # Errors
/// When a pipe fails or the game cannot be saved.
pub fn run(
    world: &mut World,
    game: &mut Game,
    notices: &[String],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Stop> {
    for message in notices {
        say(out, &Message::Notice { message: message.clone() })?;
    }
    loop {
        tell(world, out)?;
        if let Some(end) = play::ended(world) {
            let digest = past::digest(world);
            let turns = world.resource::<Clock>().turn;
            match ending::end(world, game, input, out)? {
                Ended::Over(finished) => {
                    say(out, &Message::Over(over(end, digest, turns, finished)))?;
                    return Ok(());
                }
                Ended::Back => continue,
                Ended::Quit => return Ok(()),
            }
        }
        let Some((line, meaning)) = prompt_line(world) else {
            return Err(Trouble("the rules ask nothing and the scenario is not over".into()).into());
        };
        let id = line.id;
        let (min, max) = (usize::from(line.min), usize::from(line.max));
        say(out, &Message::Prompt(Box::new(line)))?;
        // Until something changes.
        loop {
            let request = match next(input)? {
                Ok(Some(request)) => request,
                Ok(None) => return Ok(()),
                Err(message) => {
                    say(out, &Message::Error { message })?;
                    continue;
                }
            };
            let done = match request {
                Request::Quit {} => return Ok(()),
                Request::State { seat } => {
                    match state::person(world, seat.as_deref()) {
                        Ok(person) => {
                            say(out, &Message::State(state::state_for(world, person.as_deref())))?
                        }
                        Err(message) => say(out, &Message::Error { message })?,
                    }
                    continue;
                }
                Request::Chronicle {} => {
                    let told = match game {
                        Game::Saved(session) => Ok(told_so_far(session)),
                        _ => Err("this is no campaign: nothing is kept of it".to_owned()),
                    };
                    say(out, &told.unwrap_or_else(|message| Message::Error { message }))?;
                    continue;
                }
                Request::Stops(request) => {
                    let done = manners::stops(world, game, &request);
                    told(world, game, done, out)?;
                    if open(world) == Some(id) {
                        continue;
                    }
                    Ok(())
                }
                Request::Difficulty { to } => {
                    say(out, &difficulty(game.campaign_mut(), to))?;
                    continue;
                }
                Request::Hold { on } => {
                    crate::manners::hold(world, on);
                    told(world, game, Ok(()), out)?;
                    continue;
                }
                Request::Pin { id: card, on } => {
                    let done = manners::pin(world, game, &card, on);
                    told(world, game, done, out)?;
                    continue;
                }
                Request::Undo { .. } | Request::Redo { .. } => moments::go(world, game, &request),
                Request::Moments {} => {
                    say(out, &Message::Moments(moments::line(world, game)))?;
                    continue;
                }
                Request::Policy { undo } => {
                    let done = undo.map_or(Ok(()), |undo| game.set_undo_policy(world, undo));
                    say(out, &moments::policy(game, done))?;
                    continue;
                }
                Request::Finish {} => Err("the scenario is not over".into()),
                Request::Auto {} | Request::Decide { .. } => {
                    Err("that is for what is between two games".into())
                }
                Request::Choose { prompt, .. } if prompt != id => {
                    Err(format!("prompt {prompt} is not open; prompt {id} is"))
                }
                Request::Choose { options, .. } => chosen(&options, &meaning, (min, max))
                    .and_then(|acts| game.submit(world, &acts).map_err(|e| e.to_string())),
            };
            match done {
                Ok(()) => break,
                Err(message) => say(out, &Message::Error { message })?,
            }
        }
    }
}

/// The chronicle of a campaign as a message.
fn told_so_far(session: &Session) -> Message {
    match serde_json::to_value(of_campaign(&session.campaign)) {
        Ok(value) => Message::Chronicle(value),
        Err(e) => Message::Error { message: e.to_string() },
    }
}

/// Changes what makes it harder or easier, if it is told to what; tells how it is (AC-TABLE-01).
fn difficulty(campaign: Option<&mut Campaign>, to: Option<Difficulty>) -> Message {
    let Some(campaign) = campaign else {
        return Message::Error { message: "only a campaign keeps such a choice".into() };
    };
    match to.map_or(Ok(()), |to| campaign.set_difficulty(to)) {
        Ok(()) => Message::Difficulty(campaign.record.choices.difficulty),
        Err(e) => Message::Error { message: e.to_string() },
    }
}

/// The number of the open prompt.
fn open(world: &World) -> Option<u32> {
    play::prompt(world).map(|p| p.number)
}

/// How manners stand now, or why they cannot be so.
fn told(
    world: &World,
    game: &Game,
    done: Result<(), String>,
    out: &mut impl Write,
) -> std::io::Result<()> {
    match done {
        Ok(()) => say(out, &Message::Stops(manners::line(world, game))),
        Err(message) => say(out, &Message::Error { message }),
    }
}

/// The next request; `None` at the end of the input.
fn next(input: &mut impl BufRead) -> std::io::Result<Result<Option<Request>, String>> {
    Ok(match read_line(input)? {
        Line::End => Ok(None),
        Line::TooLong => Err("the line is longer than 1 MiB; it was skipped".into()),
        Line::NotText => Err("the line is not UTF-8".into()),
        Line::Text(text) => match serde_json::from_str::<Request>(&text) {
            Ok(request) => Ok(Some(request)),
            Err(e) => Err(format!("not a request: {e}")),
        },
    })
}

/// What the chosen options stand for.
fn chosen(
    ids: &[String],
    meaning: &[Result<Act, Refusal>],
    (min, max): (usize, usize),
) -> Result<Vec<Act>, String> {
    let mut acts = Vec::new();
    for (i, id) in ids.iter().enumerate() {
        if ids[..i].contains(id) {
            return Err(format!("the option `{}` is chosen twice", short(id)));
        }
        let found = id
            .strip_prefix('o')
            .and_then(|n| n.parse::<usize>().ok())
            .and_then(|n| meaning.get(n.checked_sub(1)?));
        match found {
            Some(Ok(act)) => acts.push(*act),
            Some(Err(refusal)) => return Err(refusal.to_string()),
            None => return Err(format!("there is no option `{}` at this prompt", short(id))),
        }
    }
    let lone = matches!(acts.as_slice(), [Act::Continue]);
    if !lone && !(min..=max).contains(&acts.len()) {
        let many = if min == max { format!("{min}") } else { format!("{min} to {max}") };
        return Err(format!("this prompt wants {many} options, not {}", acts.len()));
    }
    Ok(acts)
}

fn short(id: &str) -> String {
    id.chars().take(40).collect()
}

/// Tells everything that happened.
fn tell(world: &mut World, out: &mut impl Write) -> std::io::Result<()> {
    let cues = world.resource_mut::<Cues>().drain();
    for cue in &cues {
        say(out, &Message::Cue(cue_line(world, cue)))?;
    }
    Ok(())
}

fn say(out: &mut impl Write, message: &Message) -> std::io::Result<()> {
    let bounded = |text: &str| crate::terminal::bounded(text).into_owned();
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

fn over(end: End, digest: u64, turns: u32, finished: Option<Outcome>) -> OverLine {
    let (rewards, notes, next) = finished.map(|f| (f.rewards, f.notes, f.next)).unwrap_or_default();
    OverLine {
        result: if end == End::Won { "won" } else { "lost" },
        reason: words::end_text(end),
        turns,
        digest: format!("{digest:016x}"),
        rewards,
        notes,
        next,
    }
}
