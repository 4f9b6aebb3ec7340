//! The downtime between two games in the terminal: the question, the most useful answers by number
//! and all others by their words.

use std::io::{BufRead, Write};

use kernel::campaign::{CampaignError, DowntimeView, SavedGame};

use super::{Screen, Stop, chronicle, difficulty, handover};

/// Returns the help text.
fn help() -> String {
    t!("terminal-help-between")
}

/// The most answers that are printed without a request.
const SHOWN: usize = 24;

/// Runs the downtime. Returns true if it is done, false if the players stop.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn between<I: BufRead, O: Write>(
    game: &mut dyn SavedGame,
    screen: &mut Screen<'_, I, O>,
) -> Result<bool, Stop> {
    screen.title(t!("terminal-between"))?;
    let mut shown = 0;
    loop {
        let Some(view) = game.downtime_view() else { return Ok(true) };
        let notes = game.notes();
        for line in notes.iter().skip(shown.min(notes.len())) {
            screen.hanging("  - ", line)?;
        }
        shown = notes.len();
        let mut shown = question(game, &view, screen)?;
        // Repeats until an answer changes the state.
        loop {
            let Some(typed) = screen.command((view.options.len() == 1).then_some("1"))? else {
                return Ok(false);
            };
            let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((&typed, ""));
            let rest = rest.trim();
            let word = word.to_lowercase();
            let done: Result<(), CampaignError> = match word.as_str() {
                "q" | "quit" | "exit" => {
                    screen.line(t!("terminal-saved-bye"))?;
                    return Ok(false);
                }
                "?" | "h" | "help" => {
                    screen.line(help())?;
                    continue;
                }
                "u" | "undo" => match game.undo_answer() {
                    Ok(true) => break,
                    Ok(false) => {
                        screen.line(t!("terminal-nothing-back"))?;
                        continue;
                    }
                    Err(e) => Err(e),
                },
                "chronicle" => {
                    chronicle::show(game, rest, screen)?;
                    continue;
                }
                "seats" => {
                    handover::seats(Some(game), None, rest, screen)?;
                    continue;
                }
                "difficulty" => {
                    difficulty::difficulty(Some(game), rest, screen)?;
                    continue;
                }
                "rules" | "rule" => {
                    screen.page(&game.rules(rest))?;
                    continue;
                }
                "auto" => match game.decide_simply() {
                    Ok(true) => Ok(()),
                    Ok(false) => {
                        screen.line(t!("terminal-for-good"))?;
                        continue;
                    }
                    Err(e) => Err(e),
                },
                "all" => {
                    shown = list(&view, "", usize::MAX, screen)?;
                    continue;
                }
                _ => {
                    if let Some(page) = game.downtime_command(&word, rest) {
                        screen.page(&page)?;
                        continue;
                    }
                    let number = word.parse::<usize>().ok().filter(|_| rest.is_empty());
                    match number.and_then(|n| shown.get(n.checked_sub(1)?)) {
                        Some(option) => game.decide_option(*option),
                        None => {
                            let found = list(&view, &typed, SHOWN, screen)?;
                            if found.is_empty() {
                                screen.line(t!("terminal-no-answer"))?;
                            } else {
                                shown = found;
                            }
                            continue;
                        }
                    }
                }
            };
            match done {
                Ok(()) => break,
                Err(e) => screen.line(e.to_string())?,
            }
        }
    }
}

/// Prints the question; returns the answers as they are numbered.
fn question<I: BufRead, O: Write>(
    game: &dyn SavedGame,
    view: &DowntimeView,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<Vec<usize>> {
    screen.line("")?;
    let player = view.player.as_ref().map_or_else(String::new, |p| format!("[{p}] "));
    screen.bold(format!("{player}{}", view.text))?;
    screen.page(&game.downtime_page())?;
    list(view, "", SHOWN, screen)
}

/// Prints the answers that contain all the words; returns them as they are numbered.
fn list<I: BufRead, O: Write>(
    view: &DowntimeView,
    words: &str,
    most: usize,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<Vec<usize>> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|w| text.contains(w.as_str()))
    };
    let all: Vec<usize> = (0..view.options.len()).filter(|n| has(&view.options[*n].text)).collect();
    for (n, option) in all.iter().take(most).enumerate() {
        screen.hanging(format!("{:>3}  ", n + 1), &view.options[*option].text)?;
    }
    if all.len() > most {
        let more = all.len() - most;
        screen.dim(t!("terminal-more", more = more))?;
    }
    Ok(all)
}
