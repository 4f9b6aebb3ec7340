//! The table as text: the whole game in a terminal, readable aloud, without need of colors.

mod between;
mod chronicle;
mod curtain;
mod difficulty;
mod listing;
mod look;
mod manners;
mod moments;
mod offer;
mod picture;
mod question;
mod screen;
mod shown;
mod start;
mod told;
mod watch;

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;

use crate::campaign::evening;
use crate::campaign::relocate::refuge;
use crate::campaign::{Game, Outcome, Trouble, hands};
use crate::rules::state::cue::Cues;
use crate::rules::state::table;
use crate::rules::{catalogue, play as rules, refused, words};

pub use between::between;
pub use offer::{Offer, offer};
pub use screen::{Said, Screen};
pub use start::choose;
pub use watch::watch;

/// What ends a game early.
#[derive(Debug)]
pub enum Stop {
    /// The terminal is gone.
    Terminal(std::io::Error),
    /// The game cannot be read or saved.
    Trouble(Trouble),
}

impl From<std::io::Error> for Stop {
    fn from(e: std::io::Error) -> Stop {
        Stop::Terminal(e)
    }
}

impl From<Trouble> for Stop {
    fn from(t: Trouble) -> Stop {
        Stop::Trouble(t)
    }
}

/// What can be said.
fn help() -> String {
    t!("terminal-help")
}

/// Plays a scenario to its end, or until the players stop. True: it is over, and in a campaign what
/// is between games comes next.
///
/// # Errors
/// When the terminal is gone or the game cannot be saved.
pub fn play<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut Game,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    let mut log: Vec<String> = Vec::new();
    let mut chapters = moments::Chapters::default();
    {
        let mut cues = world.resource_mut::<Cues>();
        cues.listening = true;
        cues.drain();
    }
    game.mind_manners(world);
    let def = table::scenario(world);
    let (name, opening) = (def.name.clone(), def.opening.clone());
    screen.title(&name)?;
    if !opening.is_empty() {
        screen.paragraph(&opening)?;
    }
    for line in crate::cards::text::scenario_text(table::book(world), table::scenario(world)) {
        screen.paragraph(line.to_string())?;
    }
    screen.line(t!("terminal-type"))?;
    let mut shown = shown::Shown::default();
    loop {
        let told = told::told(world, &mut shown.plays);
        if !told.is_empty() {
            shown.check = None;
        }
        for line in &told {
            screen.dim(format!("  {line}"))?;
        }
        log.extend(told);
        chapters.note(world, &mut log);
        if rules::ended(world).is_some() {
            let Some(finished) = end(world, game, screen)? else { return Ok(false) };
            return over(world, finished, screen);
        }
        let Some(prompt) = rules::prompt(world).cloned() else {
            return Err(Trouble(t!("terminal-asks-nothing")).into());
        };
        let before = hands::curtain_of_prompt(world).is_some();
        if !curtain::draw(world, prompt.who, screen)? {
            screen.line("")?;
            return Ok(false);
        }
        if before {
            shown.wipe();
        }
        let offer = offer(world, &prompt);
        shown.changes(world, &prompt, screen)?;
        question::ask(world, &prompt, &offer, &mut shown, screen)?;
        // Until something changes.
        loop {
            let Some(said) = screen.command((prompt.options.len() == 1).then_some("1"))? else {
                screen.line("")?;
                return Ok(false);
            };
            let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((&said, ""));
            let rest = rest.trim();
            match word.to_lowercase().as_str() {
                "q" | "quit" | "exit" => {
                    screen.line(match game {
                        Game::Saved(_) => t!("terminal-saved-bye"),
                        Game::Loose | Game::Watched(_) => t!("terminal-bye"),
                    })?;
                    return Ok(false);
                }
                "?" | "h" | "help" => screen.line(help())?,
                "u" | "undo" | "redo" | "back" | "forth" | "moments" => {
                    if moments::command(world, game, (&word.to_lowercase(), rest), screen)? {
                        chapters.back(world, &mut log);
                        shown.wipe();
                        break;
                    }
                }
                "l" | "look" if rest.is_empty() => {
                    shown.all(world, &prompt, screen)?;
                    question::ask(world, &prompt, &offer, &mut shown, screen)?;
                }
                "more" | "all" => offer.print_all(screen)?,
                "card" => {
                    let named = rest.parse().ok().and_then(|n| offer.index(n));
                    let act = named.and_then(|i| prompt.options.get(i));
                    let act = act.filter(|a| hands::act_shown(world, a));
                    look::card(world, rest, act, screen)?;
                }
                "hand" => {
                    let whose = match rest {
                        "" => Some(prompt.who),
                        name => curtain::whom(world, name),
                    };
                    match whose {
                        Some(hero) => shown.hand_of(world, hero, screen)?,
                        None => screen.line(t!("terminal-nobody"))?,
                    }
                }
                "l" | "look" => look::look(world, rest, screen)?,
                "p" | "pile" => look::pile(world, prompt.who, rest, screen)?,
                "o" | "odds" => picture::odds(world, screen)?,
                "log" => {
                    let n = rest.parse().unwrap_or(20).min(log.len());
                    for line in &log[log.len() - n..] {
                        screen.line(format!("  {line}"))?;
                    }
                }
                "chronicle" => match game {
                    Game::Saved(session) => chronicle::show(session, rest, screen)?,
                    _ => screen.line(t!("terminal-no-campaign"))?,
                },
                "over" if !rest.is_empty() => match curtain::whom(world, rest) {
                    Some(hero) => {
                        if !curtain::draw(world, hero, screen)? {
                            return Ok(false);
                        }
                        shown.all(world, &prompt, screen)?;
                        if hero != prompt.who {
                            shown.hand_of(world, hero, screen)?;
                        }
                        question::ask(world, &prompt, &offer, &mut shown, screen)?;
                    }
                    None => screen.line(t!("terminal-nobody"))?,
                },
                "seats" => {
                    curtain::seats(game.campaign_mut(), Some(world), rest, screen)?;
                    if hands::curtain_of_prompt(world).is_some() {
                        break;
                    }
                }
                "difficulty" => difficulty::difficulty(game.campaign_mut(), rest, screen)?,
                "rules" | "rule" => look_up(rest, screen)?,
                "elsewhere" => elsewhere(game, rest, screen)?,
                "stops" | "stop" => manners::stops(world, game, rest, screen)?,
                "hold" => manners::hold(world, screen)?,
                "pin" => manners::pin(world, game, (rest, true), screen)?,
                "unpin" => manners::pin(world, game, (rest, false), screen)?,
                "w" | "why" => why(world, screen)?,
                _ => match question::numbers(world, &said, &prompt, &offer) {
                    Ok(acts) => match game.submit(world, &acts) {
                        Ok(()) => break,
                        Err(e) => screen.line(&e.0)?,
                    },
                    Err(e) => screen.line(&e)?,
                },
            }
        }
    }
}

fn happened(world: &mut World) -> Vec<String> {
    let cues = world.resource_mut::<Cues>().drain();
    cues.iter().map(|c| words::cue_text(world, c)).filter(|t| !t.is_empty()).collect()
}

/// All that the terminal can show of the table at the open prompt, to whoever looks: the table, every
/// hero and location, what may be answered and what not.
///
/// # Errors
/// When the terminal is gone.
pub fn everything<I: BufRead, O: Write>(
    world: &mut World,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let Some(prompt) = rules::prompt(world).cloned() else { return Ok(()) };
    picture::table(world, &prompt, screen)?;
    for hero in table::heroes(world) {
        look::look(world, &words::hero_name(world, hero), screen)?;
        picture::hand(world, hero, screen)?;
    }
    for place in table::places(world) {
        look::look(world, &words::place_name(world, place), screen)?;
    }
    picture::odds(world, screen)?;
    why(world, screen)?;
    offer(world, &prompt).print_all(screen)
}

/// Goes on with the campaign in another folder; one of the shelf if none is named.
fn elsewhere<I: BufRead, O: Write>(
    game: &mut Game,
    dir: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let Game::Saved(session) = game else {
        return screen.line(t!("terminal-not-saved"));
    };
    let dir = if dir.is_empty() {
        refuge(&session.campaign.dir)
    } else {
        Ok(std::path::PathBuf::from(dir))
    };
    match dir.and_then(|dir| session.move_to(&dir)) {
        Ok(missing) => {
            for what in missing {
                screen.hanging("  - ", t!("terminal-not-copied", what = what))?;
            }
            screen.line(t!("terminal-now-in", folder = session.campaign.dir.display().to_string()))
        }
        Err(trouble) => screen.line(&trouble.0),
    }
}

fn look_up<I: BufRead, O: Write>(what: &str, screen: &mut Screen<'_, I, O>) -> std::io::Result<()> {
    if let Some(about) = catalogue::about(what) {
        screen.hanging("", about.entry.plain_text())?;
        for (head, entries) in [
            (t!("terminal-see-also"), &about.see),
            (t!("terminal-ruling"), &about.rulings),
            (t!("terminal-example"), &about.examples),
            (t!("terminal-nearby"), &about.nearby),
        ] {
            for e in entries {
                screen.hanging("  - ", format!("{head}: {}", e.plain_text()))?;
            }
        }
        return Ok(());
    }
    let found = catalogue::search(what, 5);
    if found.is_empty() {
        return screen.line(t!("terminal-no-rule"));
    }
    for e in found {
        screen.hanging("", e.plain_text())?;
    }
    Ok(())
}

fn why<I: BufRead, O: Write>(
    world: &mut World,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let mut refused = refused::refused(world);
    refused.retain(|(act, _)| hands::act_shown(world, act));
    if refused.is_empty() {
        return screen.line(t!("terminal-nothing-refused"));
    }
    for (act, refusal) in refused {
        let text = words::act_text(world, &act);
        screen.hanging(
            "  - ",
            t!("terminal-not-possible", text = text, refusal = refusal.to_string()),
        )?;
    }
    Ok(())
}

/// Ends the scenario; where that cannot be saved, as often as the players like, or elsewhere. `None`:
/// they have had enough.
fn end<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut Game,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Option<Outcome>>, Stop> {
    loop {
        match game.finish(world) {
            Ok(finished) => return Ok(Some(finished)),
            Err(trouble) => screen.line(&trouble.0)?,
        }
        screen.line(t!("terminal-end-again"))?;
        let Some(said) = screen.command(Some("again"))? else { return Ok(None) };
        let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((&said, ""));
        match word.to_lowercase().as_str() {
            "q" | "quit" | "exit" => return Ok(None),
            "elsewhere" => elsewhere(game, rest.trim(), screen)?,
            _ => {}
        }
    }
}

fn over<I: BufRead, O: Write>(
    world: &World,
    finished: Option<Outcome>,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    let Some(end) = rules::ended(world) else { return Ok(false) };
    screen.line("")?;
    screen.bold(words::end_text(end))?;
    let ending = evening::closing(table::scenario(world), end);
    if !ending.is_empty() {
        screen.paragraph(&ending)?;
    }
    let Some(finished) = finished else { return Ok(false) };
    for line in &finished.rewards {
        screen.hanging("  - ", line)?;
    }
    Ok(true)
}
