//! A journal that is watched in the terminal, step by step.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;

use super::{Screen, Stop, happened, picture};
use crate::campaign::watch::Watch;
use crate::rules::state::cue::Cues;
use crate::rules::{play, words};

/// What can be said.
fn help() -> String {
    t!("terminal-help-watch")
}

/// Shows a journal that was begun on this table, from a moment on.
///
/// # Errors
/// When the terminal is gone, or the table is another one.
pub fn watch<I: BufRead, O: Write>(
    world: &mut World,
    watch: &mut Watch,
    from: usize,
    screen: &mut Screen<'_, I, O>,
) -> Result<(), Stop> {
    world.resource_mut::<Cues>().listening = true;
    watch.to(world, from)?;
    world.resource_mut::<Cues>().drain();
    screen.title(watch.title())?;
    screen.line(t!("terminal-enter-on"))?;
    loop {
        for line in happened(world) {
            screen.dim(format!("  {line}"))?;
        }
        let at = watch.at(world);
        let moment = &watch.moments()[at];
        let did = if moment.did.is_empty() { String::new() } else { format!(": {}", moment.did) };
        screen.hanging(format!("{at:>5}/{} ", watch.len()), format!("{}{did}", moment.text()))?;
        let Some(said) = screen.command(Some("n"))? else { return Ok(()) };
        let to = match said.as_str() {
            "n" => at + 1,
            "b" => at.saturating_sub(1),
            "t" => watch.next_turn(at),
            "T" => watch.previous_turn(at),
            "end" => watch.len(),
            "q" | "quit" | "exit" => return Ok(()),
            "l" | "look" => {
                match play::prompt(world).cloned() {
                    Some(prompt) => picture::table(world, &prompt, screen)?,
                    None => {
                        let end = play::ended(world).map_or_else(String::new, words::end_text);
                        screen.line(&end)?;
                    }
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
        watch.to(world, to)?;
        // Of a leap not everything is told again.
        if to != at + 1 {
            world.resource_mut::<Cues>().drain();
        }
    }
}
