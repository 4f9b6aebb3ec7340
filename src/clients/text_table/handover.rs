//! Private hands at a text table: the screen is handed from one person to the next, and what the one
//! has seen is cleared before the other looks.

use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;

use super::{Said, Screen};
use crate::campaign::{Campaign, hands, players};
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::rules::words;

/// Has the screen handed to the person who plays that hero, if another one looks. False: the input
/// has ended.
///
/// # Errors
/// When the terminal is gone.
pub fn draw<I: BufRead, O: Write>(
    world: &mut World,
    hero: HeroId,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<bool> {
    let Some(name) = hands::curtain(world, hero) else { return Ok(true) };
    screen.clear()?;
    screen.title(t!("terminal-for-alone", name = &name))?;
    let said = screen.ask(t!("terminal-hand-over", name = &name))?;
    if matches!(said, Said::End) {
        return Ok(false);
    }
    hands::hand_over(world, hero);
    Ok(true)
}

/// `over NAME`: the hero of a person, or of a hero, by a part of the name.
pub fn whom(world: &World, name: &str) -> Option<HeroId> {
    let wanted = name.to_lowercase();
    let fits = |text: &str| text.to_lowercase().contains(&wanted);
    let mut heroes = table::heroes(world);
    heroes.find(|h| {
        fits(&words::hero_name(world, *h)) || players::player(world, *h).is_some_and(fits)
    })
}

/// Tells that others may have something to play, without telling what.
///
/// # Errors
/// When the terminal is gone.
pub fn others<I: BufRead, O: Write>(
    world: &World,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let names: Vec<String> =
        hands::others(world).into_iter().map(|h| players::hero_and_player(world, h)).collect();
    if names.is_empty() {
        return Ok(());
    }
    screen.dim(t!("terminal-may-play", names = words::list(&names)))
}

/// `seats ...`: who plays which heroes, and who may see a hand.
///
/// # Errors
/// When the terminal is gone.
pub fn seats<I: BufRead, O: Write>(
    campaign: Option<&mut Campaign>,
    world: Option<&mut World>,
    said: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let Some(campaign) = campaign else {
        return screen.line(t!("terminal-only-campaign-seats"));
    };
    let mut to = campaign.seating();
    let changed = match said {
        "" => Ok(false),
        "open" => {
            to.hands = hands::HandPolicy::Open;
            Ok(true)
        }
        "private" => {
            to.hands = hands::HandPolicy::Private;
            Ok(true)
        }
        _ if world.is_none() => {
            return screen.line(t!("terminal-who-later"));
        }
        names => {
            to.players = names.split(',').map(str::to_owned).collect();
            Ok(true)
        }
    };
    match changed.and_then(|c| if c { campaign.set_seating(&to) } else { Ok(()) }) {
        Ok(()) => {}
        Err(e) => return screen.line(&e.0),
    }
    if let Some(world) = world {
        campaign.seat(world);
    }
    let now = campaign.seating();
    for (seat, member) in campaign.record.body.party.iter().enumerate() {
        let hero = campaign.content.hero(&member.hero);
        let hero = hero.map_or(&member.hero, |n| &campaign.content.heroes[n].name);
        let person = now.players.get(seat).filter(|p| !p.is_empty());
        let person = person.map_or_else(|| t!("terminal-one-person"), String::clone);
        screen.line(format!("  {hero}: {person}"))?;
    }
    screen.line(t!("terminal-hands-are", hands = now.hands.word()))
}
