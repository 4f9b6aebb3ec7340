//! A question on the screen, and the numbers that answer it.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;

use super::shown::Shown;
use super::{Offer, Screen, curtain, manners};
use crate::campaign::{hands, players};
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::words;

/// Asks the open question: what it is about, and what may be answered.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn ask<I: BufRead, O: Write>(
    world: &mut World,
    prompt: &Prompt,
    offer: &Offer,
    shown: &mut Shown,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    screen.line("")?;
    let player = players::asked(world).map_or_else(String::new, |p| format!("[{p}] "));
    let asks = match prompt.ask {
        Ask::Turn => {
            let asks = words::prompt_text(world);
            match shown.turn_asked.replace(asks.clone()).is_some_and(|last| last == asks) {
                true => t!("prompt-turn-again"),
                false => asks,
            }
        }
        _ => {
            let about = words::check_about(world);
            let again = about.is_some() && about == shown.check;
            shown.check = about;
            if again { words::check_again(world) } else { words::prompt_text(world) }
        }
    };
    screen.bold(format!("{player}{asks}"))?;
    offer.print(world, prompt, &mut shown.plays, screen)?;
    if prompt.max > 1 {
        let (min, max) = (prompt.min, prompt.max);
        let many = if min == max {
            format!("{min}")
        } else {
            t!("terminal-from-to", min = min, max = max)
        };
        screen.dim(t!("terminal-many", many = many))?;
    }
    curtain::others(world, screen)?;
    if hands::private(world) {
        return Ok(());
    }
    manners::wanted(world, prompt.who, screen)
}

/// The options of some numbers.
pub fn numbers(
    world: &World,
    said: &str,
    prompt: &Prompt,
    offer: &Offer,
) -> Result<Vec<Act>, String> {
    let n = prompt.options.len();
    let mut acts = Vec::new();
    for word in said.split([' ', ',', '\t']).filter(|w| !w.is_empty()) {
        let found = word.parse::<usize>().ok().and_then(|n| offer.index(n));
        let found = found.and_then(|i| prompt.options.get(i));
        match found {
            // What is in a hand that is not theirs was not shown to them.
            Some(act) if !hands::act_shown(world, act) => {
                return Err(t!("terminal-not-yours", word = word));
            }
            Some(act) if acts.contains(act) => return Err(t!("terminal-twice", word = word)),
            Some(act) => acts.push(*act),
            None => {
                let word: String = word.chars().take(40).collect();
                return Err(t!("terminal-neither", word = word, n = n));
            }
        }
    }
    Ok(acts)
}
