//! Replays a journal in the terminal, step by step.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignError, CampaignTable};
use kernel::view::Viewer;

use super::{Screen, Stop};

/// Returns the help text.
fn help() -> String {
    t!("terminal-help-watch")
}

/// Replays a journal from a moment on.
///
/// # Errors
/// Returns an error if the terminal is gone, or if the journal was not started on this
/// table.
pub fn watch<I: BufRead, O: Write>(
    world: &mut World,
    game: &mut dyn CampaignTable,
    from: usize,
    screen: &mut Screen<'_, I, O>,
) -> Result<(), Stop> {
    let Some(recording) = game.watched().map(|watched| watched.recording().clone()) else {
        return Ok(());
    };
    let last = recording.len();
    let mut view = game.text_view();
    game.listen(world);
    go(world, game, from.min(last))?;
    game.cues(world, Viewer::EVERYBODY);
    screen.title(recording.title())?;
    screen.line(t!("terminal-enter-on"))?;
    loop {
        for cue in game.cues(world, Viewer::EVERYBODY) {
            if !cue.text.is_empty() {
                screen.dim(format!("  {}", cue.text))?;
            }
        }
        let at = game.decisions(world);
        let moment = &recording.moments()[at];
        let did = if moment.did.is_empty() { String::new() } else { format!(": {}", moment.did) };
        screen.hanging(format!("{at:>5}/{last} "), format!("{}{did}", moment.text()))?;
        let Some(typed) = screen.command(Some("n"))? else { return Ok(()) };
        let to = match typed.as_str() {
            "n" => at + 1,
            "b" => at.saturating_sub(1),
            "t" => recording.next_turn(at),
            "T" => recording.previous_turn(at),
            "end" => last,
            "q" | "quit" | "exit" => return Ok(()),
            "l" | "look" => {
                match game.ending(world) {
                    None => screen.page(&view.picture(game, world, Viewer::EVERYBODY))?,
                    Some(ending) => screen.line(&ending.text)?,
                }
                continue;
            }
            "?" | "h" | "help" => {
                screen.line(help())?;
                continue;
            }
            n => match n.parse() {
                Ok(n) => n,
                Err(_) => {
                    screen.line(t!("terminal-no-command"))?;
                    continue;
                }
            },
        };
        go(world, game, to.min(last))?;
        // After a jump, the skipped events are not printed again.
        if to != at + 1 {
            game.cues(world, Viewer::EVERYBODY);
        }
    }
}

fn go(world: &mut World, game: &mut dyn CampaignTable, to: usize) -> Result<(), Stop> {
    Ok(game.go_to(world, to).map_err(CampaignError::from)?)
}
