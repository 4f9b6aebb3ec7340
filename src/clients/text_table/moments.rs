//! Undo, redo and moments in the terminal, and the log without undone decisions.

use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;
use clap::ValueEnum as _;
use kernel::campaign::undo::Restart;
use kernel::campaign::{CampaignTable, UndoPolicy};
use kernel::table::{MomentView, TurnUndone};

use super::Screen;

/// Returns the help text.
fn help() -> String {
    t!("terminal-help-moments")
}

/// The number of moments that are listed unless all are requested.
const LAST: usize = 20;
/// The most lines of the log.
const LOG: usize = 2000;

/// The lines of the log at which each decision begins, so that undo can remove its lines.
#[derive(Debug, Default)]
pub struct Chapters {
    /// Pairs of a number of decisions and the length of the log at that moment.
    marks: Vec<(usize, usize)>,
}

impl Chapters {
    /// Records the current length of the log for this number of decisions.
    pub fn note(&mut self, stood: usize, log: &mut Vec<String>) {
        if log.len() > LOG {
            let gone = log.len() - LOG;
            log.drain(..gone);
            for (_, lines) in &mut self.marks {
                *lines = lines.saturating_sub(gone);
            }
        }
        if self.marks.last().is_none_or(|(n, _)| *n < stood) {
            self.marks.push((stood, log.len()));
        }
    }

    /// Removes the lines of undone decisions from the log.
    pub fn back(&mut self, stood: usize, log: &mut Vec<String>) {
        self.marks.retain(|(n, _)| *n <= stood);
        log.truncate(self.marks.last().map_or(0, |(_, lines)| *lines));
    }
}

/// Handles a command about moments. Returns true if the game is at another moment now.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn command<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    (word, rest): (&str, &str),
    screen: &mut Screen<'_, I, O>,
) -> io::Result<bool> {
    let number = || rest.parse::<usize>().map_err(|_| t!("terminal-say-number"));
    let done = match (word, rest) {
        ("moments", "?") => {
            screen.line(help())?;
            return Ok(false);
        }
        ("moments", _) => {
            list(world, game, rest == "all", screen)?;
            return Ok(false);
        }
        ("u" | "undo", "") => game.undo(world).map_err(|e| e.to_string()),
        ("u" | "undo", "turn") => match game.undo_turn(world) {
            Ok(Some(TurnUndone::Short(why))) => {
                screen.line(t!("undo-turn-short", why = why))?;
                Ok(true)
            }
            Ok(done) => Ok(done.is_some()),
            Err(e) => Err(e.to_string()),
        },
        ("u" | "undo", policy) => {
            match UndoPolicy::from_str(policy, true) {
                Err(_) => screen.line(t!("terminal-say-undo"))?,
                Ok(policy) => match game.set_undo_policy(world, policy) {
                    Ok(()) => screen.line(t!("terminal-from-now", policy = policy.text()))?,
                    Err(e) => screen.line(e.to_string())?,
                },
            }
            return Ok(false);
        }
        ("redo", _) | ("forth", "") => game.redo(world).map_err(|e| e.to_string()),
        _ => number().and_then(|to| match to == game.decisions(world) {
            true => Err(t!("terminal-there-already")),
            false => game.go_to(world, to).map(|()| true).map_err(|e| e.to_string()),
        }),
    };
    match done {
        Ok(true) => return Ok(true),
        Ok(false) if word == "redo" || word == "forth" => {
            screen.line(t!("terminal-nothing-again"))?;
        }
        Ok(false) if game.saved().is_some() => screen.line(t!("terminal-nothing-back-here"))?,
        Ok(false) => screen.line(t!("terminal-nothing-back"))?,
        Err(e) => screen.line(&e)?,
    }
    Ok(false)
}

/// Goes back to the first decision of the game, with the same seed or with another one. Returns true
/// if the game is there now.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn restart<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    new: bool,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<bool> {
    let with = if new { Restart::NewSeed } else { Restart::SameSeed };
    let notices = match game.restart(world, with) {
        Ok(notices) => notices,
        Err(e) => {
            screen.line(e.to_string())?;
            if !new && game.undo_policy() == UndoPolicy::Hidden {
                screen.dim(t!("terminal-restart-new"))?;
            }
            return Ok(false);
        }
    };
    for notice in notices {
        screen.line(notice)?;
    }
    if new && let Err(e) = game.begin_autopass(world, &[]) {
        screen.line(e.to_string())?;
    }
    Ok(true)
}

fn list<I: BufRead, O: Write>(
    world: &World,
    game: &dyn CampaignTable,
    all: bool,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let moments = game.moments(world);
    let shown: Vec<&MomentView> = moments.by_people().collect();
    let from = if all { 0 } else { shown.len().saturating_sub(LAST) };
    screen.line(t!("terminal-policy", policy = game.undo_policy().text()))?;
    if from > 0 {
        screen.dim(t!("terminal-earlier", from = from))?;
    }
    let (mut turn, mut why) = (String::new(), None);
    for stand in &shown[from..] {
        let m = &stand.moment;
        if turn != m.turn_text() {
            turn = m.turn_text();
            screen.bold(&turn)?;
        }
        let did = if m.did.is_empty() { String::new() } else { format!(": {}", m.did) };
        let mark = match (stand.n == moments.now, &stand.locked) {
            (true, _) => t!("terminal-now"),
            (false, Some(_)) => t!("terminal-locked"),
            (false, None) if stand.n > moments.now => t!("terminal-taken-back"),
            (false, None) => String::new(),
        };
        let text = t!(
            "terminal-moment",
            scene = m.scene.as_str(),
            at = m.at.as_str(),
            did = did,
            mark = mark
        );
        screen.hanging(format!("{:>5}  ", stand.n), &text)?;
        why = stand.locked.as_ref().or(why);
    }
    if let Some(why) = why {
        screen.dim(t!("terminal-locked-why", why = why.as_str()))?;
    }
    Ok(())
}
