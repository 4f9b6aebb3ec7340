//! Private hands at a text table: the screen is handed from one person to the next, and cleared in
//! between.

use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;
use kernel::campaign::players::hero_and_player;
use kernel::campaign::{CampaignTable, HandPolicy, SavedGame, privacy};
use kernel::ids::SeatId;

use super::{Input, Screen};

/// Hands the screen to the person who plays that seat, unless that person has it. Returns false at
/// the end of the input.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn hand_over<I: BufRead, O: Write>(
    world: &mut World,
    seat: SeatId,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<bool> {
    let Some(name) = privacy::handover(world, seat) else { return Ok(true) };
    screen.clear()?;
    screen.title(t!("terminal-for-alone", name = &name))?;
    let words = screen.ask(t!("terminal-hand-over", name = &name))?;
    if matches!(words, Input::End) {
        return Ok(false);
    }
    privacy::hand_over(world, seat);
    Ok(true)
}

/// Prints that other players may have something to play, without naming it.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn others<I: BufRead, O: Write>(
    world: &World,
    game: &dyn CampaignTable,
    others: &[SeatId],
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    if others.is_empty() {
        return Ok(());
    }
    let seats = game.seats(world).into_iter().filter(|s| others.contains(&s.seat));
    let names: Vec<String> = seats.map(|s| hero_and_player(world, &s)).collect();
    screen.dim(t!("terminal-may-play", names = lang::list(&names)))
}

/// Handles `seats ...`: who plays which heroes, and who may see a hand.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn seats<I: BufRead, O: Write>(
    campaign: Option<&mut dyn SavedGame>,
    world: Option<&mut World>,
    words: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let Some(campaign) = campaign else {
        return screen.line(t!("terminal-only-campaign-seats"));
    };
    let mut to = campaign.seating();
    let changed = match words {
        "" => false,
        "open" => {
            to.hands = HandPolicy::Open;
            true
        }
        "private" => {
            to.hands = HandPolicy::Private;
            true
        }
        _ if world.is_none() => {
            return screen.line(t!("terminal-who-later"));
        }
        names => {
            to.players = names.split(',').map(str::to_owned).collect();
            true
        }
    };
    if changed && let Err(e) = campaign.set_seating(&to) {
        return screen.line(e.to_string());
    }
    if let Some(world) = world {
        campaign.seat(world);
    }
    let now = campaign.seating();
    for (seat, hero) in campaign.party().iter().enumerate() {
        let person = now.players.get(seat).filter(|p| !p.is_empty());
        let person = person.map_or_else(|| t!("terminal-one-person"), String::clone);
        screen.line(format!("  {}: {person}", hero.name))?;
    }
    screen.line(t!("terminal-hands-are", hands = now.hands.word()))
}
