//! Prints a question, and parses the numbers that answer it.

use std::io::{BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::players::player;
use kernel::campaign::{CampaignTable, privacy};
use kernel::ids::SeatId;
use kernel::text::{Offer, TextView};

use super::{Screen, autopass, handover};

/// Prints the open question of a seat and its options.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn ask<I: BufRead, O: Write>(
    world: &mut World,
    game: &dyn CampaignTable,
    view: &mut dyn TextView,
    who: SeatId,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<Offer> {
    screen.line("")?;
    let asked = player(world, who).map_or_else(String::new, |p| format!("[{p}] "));
    let viewer = privacy::viewer_here(world);
    let offer = view.offer(game, world, viewer);
    screen.bold(format!("{asked}{}", offer.text))?;
    screen.page(&offer.shown)?;
    if offer.max > 1 {
        let (min, max) = (offer.min, offer.max);
        let many = if min == max {
            format!("{min}")
        } else {
            t!("terminal-from-to", min = min, max = max)
        };
        screen.dim(t!("terminal-many", many = many))?;
    }
    handover::others(world, game, &offer.others, screen)?;
    if !privacy::is_private(world) {
        autopass::wanted(world, game, who, screen)?;
    }
    Ok(offer)
}

/// Returns the indices of the options with these numbers.
pub fn numbers(words: &str, offer: &Offer) -> Result<Vec<usize>, String> {
    let n = offer.order.len();
    let mut places = Vec::new();
    for word in words.split([' ', ',', '\t']).filter(|w| !w.is_empty()) {
        match word.parse::<usize>().ok().and_then(|n| offer.index(n)) {
            // Options about another person's hand were not shown.
            Some(place) if offer.hidden.contains(&place) => {
                return Err(t!("terminal-not-yours", word = word));
            }
            Some(place) if places.contains(&place) => {
                return Err(t!("terminal-twice", word = word));
            }
            Some(place) => places.push(place),
            None => {
                let word: String = word.chars().take(40).collect();
                return Err(t!("terminal-neither", word = word, n = n));
            }
        }
    }
    Ok(places)
}
