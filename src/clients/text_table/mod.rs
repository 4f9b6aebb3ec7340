//! The text table: the whole game in a terminal, fit for a screen reader and without need of
//! colors. The family's [`TextView`] describes the table.

mod autopass;
mod chronicle;
mod difficulty;
mod downtime;
mod handover;
mod moments;
mod question;
mod screen;
mod start;
mod watch;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use bevy_ecs::prelude::*;
use kernel::campaign::players::seat_called;
use kernel::campaign::saved::move_elsewhere;
use kernel::campaign::{CampaignError, CampaignTable, Outcome, privacy};
use kernel::text::{TextCommand, TextView};
use kernel::view::Viewer;

pub use downtime::between;
pub use screen::{Input, Screen};
pub use start::choose;
pub use watch::watch;

/// A failure that ends a game early.
#[derive(Debug)]
pub enum Stop {
    /// The terminal is gone.
    Terminal(std::io::Error),
    /// The game cannot be read or saved.
    Trouble(CampaignError),
}

impl From<std::io::Error> for Stop {
    fn from(e: std::io::Error) -> Stop {
        Stop::Terminal(e)
    }
}

impl From<CampaignError> for Stop {
    fn from(e: CampaignError) -> Stop {
        Stop::Trouble(e)
    }
}

/// Plays a game to its end, or until the players stop. Returns true if it is over; in a campaign
/// the downtime comes next.
///
/// # Errors
/// Returns an error if the terminal is gone or the game cannot be saved.
pub fn play<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    let mut view = game.text_view();
    let view = view.as_mut();
    let mut log: Vec<String> = Vec::new();
    let mut chapters = moments::Chapters::default();
    game.listen(world);
    game.cues(world, Viewer::EVERYBODY);
    game.begin_autopass(world, &[])?;
    screen.page(&view.opening(game, world))?;
    screen.line(t!("terminal-type"))?;
    loop {
        let events = view.happened(game, world, Viewer::EVERYBODY);
        for line in &events {
            screen.dim(format!("  {line}"))?;
        }
        log.extend(events);
        chapters.note(game.decisions(world), &mut log);
        if game.ending(world).is_some() {
            let Some(finished) = end(world, game, screen)? else { return Ok(false) };
            return over(world, game, view, finished, screen);
        }
        let Some(who) = game.asked(world) else {
            return Err(CampaignError::Other(t!("terminal-asks-nothing")).into());
        };
        let before = privacy::handover(world, who).is_some();
        if !handover::hand_over(world, who, screen)? {
            screen.line("")?;
            return Ok(false);
        }
        if before {
            view.wipe();
        }
        let viewer = privacy::viewer_here(world);
        screen.page(&view.changes(game, world, viewer))?;
        let mut offer = question::ask(world, game, view, who, screen)?;
        // Repeats until a command changes the state.
        loop {
            let Some(typed) = screen.command((offer.order.len() == 1).then_some("1"))? else {
                screen.line("")?;
                return Ok(false);
            };
            let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((&typed, ""));
            let (word, rest) = (word.to_lowercase(), rest.trim());
            match word.as_str() {
                "q" | "quit" | "exit" => {
                    screen.line(match game.saved() {
                        Some(_) => t!("terminal-saved-bye"),
                        None => t!("terminal-bye"),
                    })?;
                    return Ok(false);
                }
                "?" | "h" | "help" => screen.line(view.help())?,
                "u" | "undo" | "redo" | "back" | "forth" | "moments" => {
                    if moments::command(world, game, (&word, rest), screen)? {
                        chapters.back(game.decisions(world), &mut log);
                        view.wipe();
                        break;
                    }
                }
                "restart" if rest.is_empty() || rest == "new" => {
                    if moments::restart(world, game, rest == "new", screen)? {
                        log.clear();
                        chapters = moments::Chapters::default();
                        view.wipe();
                        screen.page(&view.opening(game, world))?;
                        break;
                    }
                }
                "l" | "look" if rest.is_empty() => {
                    look(world, game, view, screen)?;
                    offer = question::ask(world, game, view, who, screen)?;
                }
                "more" | "all" => screen.page(&offer.all)?,
                "hand" => {
                    let whose = match rest {
                        "" => Some(who),
                        name => seat_called(world, &game.seats(world), name),
                    };
                    match whose {
                        Some(seat) => {
                            screen.page(&view.hand(game, world, seat).unwrap_or_default())?
                        }
                        None => screen.line(t!("terminal-nobody"))?,
                    }
                }
                "log" => {
                    let n = rest.parse().unwrap_or(20).min(log.len());
                    for line in &log[log.len() - n..] {
                        screen.line(format!("  {line}"))?;
                    }
                }
                "chronicle" => match game.saved() {
                    Some(saved) => chronicle::show(saved, rest, screen)?,
                    None => screen.line(t!("terminal-no-campaign"))?,
                },
                "over" if !rest.is_empty() => match seat_called(world, &game.seats(world), rest) {
                    Some(seat) => {
                        if !handover::hand_over(world, seat, screen)? {
                            return Ok(false);
                        }
                        look(world, game, view, screen)?;
                        if seat != who
                            && let Some(hand) = view.hand(game, world, seat)
                        {
                            screen.page(&hand)?;
                        }
                        offer = question::ask(world, game, view, who, screen)?;
                    }
                    None => screen.line(t!("terminal-nobody"))?,
                },
                "seats" => {
                    handover::seats(game.saved_mut(), Some(world), rest, screen)?;
                    if privacy::handover(world, who).is_some() {
                        break;
                    }
                }
                "difficulty" => difficulty::difficulty(game.saved_mut(), rest, screen)?,
                "rules" | "rule" => screen.page(&game.rules(rest))?,
                "elsewhere" => elsewhere(game, rest, screen)?,
                "stops" | "stop" => autopass::stops(world, game, rest, screen)?,
                "hold" => autopass::hold(world, game, screen)?,
                "pin" => autopass::pin(world, game, (rest, true), screen)?,
                "unpin" => autopass::pin(world, game, (rest, false), screen)?,
                "w" | "why" => {
                    // The family may know of somebody who is called so.
                    let command = TextCommand { word: "why", rest, offer: &offer };
                    let known = match rest {
                        "" => None,
                        _ => view.command(game, world, command),
                    };
                    match known {
                        Some(page) => screen.page(&page)?,
                        None => why(world, game, rest, screen)?,
                    }
                }
                _ => {
                    let command = TextCommand { word: &word, rest, offer: &offer };
                    if let Some(page) = view.command(game, world, command) {
                        screen.page(&page)?;
                        continue;
                    }
                    match question::numbers(&typed, &offer) {
                        Ok(all) => match game.choose(world, offer.number, &all) {
                            Ok(()) => break,
                            Err(e) => screen.line(e.to_string())?,
                        },
                        Err(e) => screen.line(&e)?,
                    }
                }
            }
        }
    }
}

/// Prints the whole table for the current viewer.
fn look<I: BufRead, O: Write>(
    world: &mut World,
    game: &dyn CampaignTable,
    view: &mut dyn TextView,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    view.wipe();
    let viewer = privacy::viewer_here(world);
    screen.page(&view.changes(game, world, viewer))
}

/// Prints everything that the terminal can show at the open prompt to the current viewer: the
/// table, details, options and refused options.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn everything<I: BufRead, O: Write>(
    world: &mut World,
    game: &dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    if game.asked(world).is_none() {
        return Ok(());
    }
    let (mut view, viewer) = (game.text_view(), privacy::viewer_here(world));
    screen.page(&view.everything(game, world, viewer))?;
    why(world, game, "", screen)?;
    screen.page(&view.offer(game, world, viewer).all)
}

/// Relocates the campaign to another folder; to one of the shelf if none is named.
fn elsewhere<I: BufRead, O: Write>(
    game: &mut dyn CampaignTable,
    dir: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let Some(saved) = game.saved_mut() else {
        return screen.line(t!("terminal-not-saved"));
    };
    let dir = Some(dir).filter(|dir| !dir.is_empty()).map(PathBuf::from);
    match move_elsewhere(saved, dir) {
        Ok(missing) => {
            for what in missing {
                screen.hanging("  - ", t!("terminal-not-copied", what = what))?;
            }
            screen.line(t!("terminal-now-in", folder = saved.dir().display().to_string()))
        }
        Err(trouble) => screen.line(trouble.to_string()),
    }
}

/// The number of refused options from which on the hint is given that they can be narrowed down.
const MANY: usize = 12;

/// Prints why options are refused: all of them, or those whose text contains these words.
fn why<I: BufRead, O: Write>(
    world: &mut World,
    game: &dyn CampaignTable,
    about: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let viewer = privacy::viewer_here(world);
    let mut options = game.prompt(world, viewer).map_or_else(Vec::new, |view| view.options);
    let wanted = about.to_lowercase();
    options.retain(|option| {
        !option.hidden && option.refusal.is_some() && option.text.to_lowercase().contains(&wanted)
    });
    if options.is_empty() {
        return screen.line(match about {
            "" => t!("terminal-nothing-refused"),
            words => t!("terminal-nothing-refused-of", words = words),
        });
    }
    let many = options.len() > MANY;
    for option in options {
        let refusal = option.refusal.map_or_else(String::new, |refusal| refusal.to_string());
        let text = option.text;
        screen.hanging("  - ", t!("terminal-not-possible", text = text, refusal = refusal))?;
    }
    if many {
        screen.dim(t!("terminal-why-of"))?;
    }
    Ok(())
}

/// Ends the game; if saving fails, retries as often as the players like, or relocates the campaign.
/// Returns `None` if the players give up.
fn end<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Option<Outcome>>, Stop> {
    loop {
        match game.finish(world) {
            Ok(finished) => return Ok(Some(finished)),
            Err(trouble) => screen.line(trouble.to_string())?,
        }
        screen.line(t!("terminal-end-again"))?;
        let Some(typed) = screen.command(Some("again"))? else { return Ok(None) };
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((&typed, ""));
        match word.to_lowercase().as_str() {
            "q" | "quit" | "exit" => return Ok(None),
            "elsewhere" => elsewhere(game, rest.trim(), screen)?,
            _ => {}
        }
    }
}

fn over<I: BufRead, O: Write>(
    world: &World,
    game: &dyn CampaignTable,
    view: &mut dyn TextView,
    finished: Option<Outcome>,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    let Some(end) = game.ending(world) else { return Ok(false) };
    screen.line("")?;
    screen.bold(end.text)?;
    let closing = view.closing(world);
    if !closing.is_empty() {
        screen.paragraph(&closing)?;
    }
    let Some(finished) = finished else { return Ok(false) };
    for line in &finished.rewards {
        screen.hanging("  - ", line)?;
    }
    Ok(true)
}
