//! What is between two games, over the protocol: a line for each question, an answer by option or
//! by meaning.

use std::io::{BufRead, Write};

use serde_json::{Value, json};

use super::protocol::{BetweenLine, BetweenOption, Message, Request, SettledLine};
use super::{Stop, moments, next, say, short, told_so_far};
use crate::campaign::Session;
use crate::campaign::between::{Between, Choice, Prompt};
use crate::cards::words::Kind;

/// Talks until what is between two games is done, the client quits, or its input ends. True: done.
///
/// # Errors
/// When a pipe fails.
pub fn run_between(
    session: &mut Session,
    notices: &[String],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<bool, Stop> {
    for message in notices {
        say(out, &Message::Notice { message: message.clone() })?;
    }
    let mut told = 0;
    loop {
        let Some((between, prompt)) = asked(session) else {
            let next = session.campaign.record.body.next.clone();
            say(out, &Message::Settled(SettledLine { next }))?;
            return Ok(true);
        };
        let notes = &between.state().notes;
        for message in notes.iter().skip(told.min(notes.len())) {
            say(out, &Message::Notice { message: message.clone() })?;
        }
        told = notes.len();
        say(out, &Message::Between(Box::new(line(between, &prompt))))?;
        // Until something changes.
        loop {
            let request = match next(input)? {
                Ok(Some(request)) => request,
                Ok(None) => return Ok(false),
                Err(message) => {
                    say(out, &Message::Error { message })?;
                    continue;
                }
            };
            let done = match request {
                Request::Quit {} => return Ok(false),
                Request::State { .. } => {
                    if let Some(between) = session.between() {
                        say(out, &Message::State(state(between)))?;
                    }
                    continue;
                }
                Request::Chronicle {} => {
                    say(out, &told_so_far(session))?;
                    continue;
                }
                Request::Difficulty { to } => {
                    say(out, &super::difficulty(Some(&mut session.campaign), to))?;
                    continue;
                }
                Request::Undo { to: None } => match session.undo_decision() {
                    Ok(true) => Ok(()),
                    Ok(false) => Err("there is nothing to undo".into()),
                    Err(e) => Err(e.to_string()),
                },
                Request::Auto {} => match session.between().and_then(Between::proposal) {
                    Some(choice) => session.decide(&choice).map_err(|e| e.to_string()),
                    None => Err("what is gained for good is to be chosen".into()),
                },
                Request::Choose { prompt: p, .. } | Request::Decide { prompt: p, .. }
                    if p != prompt.number =>
                {
                    Err(format!("prompt {p} is not open; prompt {} is", prompt.number))
                }
                Request::Choose { options, .. } => chosen(&options, &prompt)
                    .and_then(|choice| session.decide(&choice).map_err(|e| e.to_string())),
                Request::Policy { undo } => {
                    let done = match undo {
                        Some(undo) => session.choose_undo(undo),
                        None => Ok(()),
                    };
                    say(out, &moments::told(session.campaign.record.choices.undo, done))?;
                    continue;
                }
                Request::Finish {}
                | Request::Undo { to: Some(_) }
                | Request::Redo { .. }
                | Request::Moments {}
                | Request::Stops(_)
                | Request::Hold { .. }
                | Request::Pin { .. } => Err("that is for the table".into()),
                Request::Decide { choice, .. } => {
                    session.decide(&choice).map_err(|e| e.to_string())
                }
            };
            match done {
                Ok(()) => break,
                Err(message) => say(out, &Message::Error { message })?,
            }
        }
    }
}

fn asked(session: &Session) -> Option<(&Between, Prompt)> {
    let between = session.between()?;
    Some((between, between.prompt()?))
}

fn chosen(ids: &[String], prompt: &Prompt) -> Result<Choice, String> {
    let [id] = ids else {
        return Err(format!("this prompt wants 1 option, not {}", ids.len()));
    };
    let found = id
        .strip_prefix('o')
        .and_then(|n| n.parse::<usize>().ok())
        .and_then(|n| prompt.options.get(n.checked_sub(1)?));
    found.cloned().ok_or_else(|| format!("there is no option `{}` at this prompt", short(id)))
}

fn line(between: &Between, prompt: &Prompt) -> BetweenLine {
    let seat = prompt.seat.and_then(|n| between.state().seats.get(n));
    let proposal = between.proposal();
    let options = prompt.options.iter().enumerate().map(|(i, choice)| BetweenOption {
        id: format!("o{}", i + 1),
        text: between.choice_text(choice),
        choice: choice.clone(),
        auto: proposal.as_ref() == Some(choice),
    });
    BetweenLine {
        id: prompt.number,
        step: prompt.step,
        seat: seat.map(|s| s.hero.clone()),
        player: seat.map(|s| s.player.clone()).filter(|p| !p.is_empty()),
        text: between.prompt_text(prompt),
        options: options.collect(),
    }
}

/// Everything that the group may know.
fn state(between: &Between) -> Value {
    let s = between.state();
    let seat = |n: usize| {
        let seat = &s.seats[n];
        let lists = Kind::BOONS.iter().map(
            |k| json!({ "kind": k.word(), "has": between.has(n, *k), "list": between.list(n, *k) }),
        );
        json!({
            "seat": n,
            "hero": seat.hero,
            "player": seat.player,
            "alive": seat.alive,
            "new": seat.new,
            "cards": seat.cards,
            "feats": seat.feats,
            "lists": lists.collect::<Vec<_>>(),
        })
    };
    let stalls = s.fair.iter().flat_map(|f| &f.stalls).map(|stall| {
        json!({
            "trader": between.content().card(stall.trader).id,
            "visitors": stall.visitors,
            "stock": stall.stock,
        })
    });
    json!({
        "step": s.step,
        "party": (0..s.seats.len()).map(seat).collect::<Vec<_>>(),
        "spare": s.spare,
        "box": between.boxed(),
        "due": s.due.iter().map(|d| json!({ "from": d.from, "seat": d.seat, "reward": d.reward }))
            .collect::<Vec<_>>(),
        "bazaar": s.bazaar,
        "stalls": stalls.collect::<Vec<_>>(),
        "benched": s.benched.iter().map(|m| &m.hero).collect::<Vec<_>>(),
        "playable": between.playable(),
        "next": s.next,
    })
}
