//! Checks that a position can lie on a table: that nobody and nothing is there twice, and that no more
//! copies of a card lie there than its pack has.

use std::collections::{BTreeMap, BTreeSet};

use super::format::{Position, Vignette};
use super::read::spread_out;
use crate::cards::content::Content;
use crate::cards::vocabulary::Rank;

/// Checks a position.
///
/// # Errors
/// Returns the first thing that cannot be, with its id in backticks.
pub fn check(content: &Content, vignette: &Vignette, position: &Position) -> Result<(), String> {
    once(position.heroes.iter().map(|seat| seat.hero.as_str()), "hero")?;
    once(position.locations.iter().map(|spread| spread.place.as_str()), "location")?;
    if let Some(hero) = &position.turn.hero
        && position.heroes.iter().any(|seat| seat.hero == *hero && seat.dead)
    {
        return Err(format!("it is the turn of `{hero}`, who is dead"));
    }
    let own: BTreeSet<&str> = vignette.cards.iter().map(|card| card.id.as_str()).collect();
    for (id, n) in counted(position)? {
        let Some(def) = content.find(&id) else { continue };
        let card = content.card(def);
        // What a vignette or a shelf prints is there as often as it is told, but there is one villain.
        let is_of_pack =
            vignette.pack.is_some() && vignette.shelf.is_empty() && !own.contains(id.as_str());
        let most = match card.rank {
            Rank::Villain => 1,
            _ if is_of_pack => usize::from(card.copies),
            _ => continue,
        };
        if n > most {
            return Err(format!("`{id}` lies here {n} times, and there are only {most} of it"));
        }
    }
    Ok(())
}

/// Checks that no id is there twice.
fn once<'a>(ids: impl Iterator<Item = &'a str>, sort: &str) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id) {
            return Err(format!("the {sort} `{id}` is there twice"));
        }
    }
    Ok(())
}

/// Returns how often each card lies somewhere.
fn counted(position: &Position) -> Result<BTreeMap<String, usize>, String> {
    let seats = position
        .heroes
        .iter()
        .flat_map(|seat| [&seat.hand, &seat.deck, &seat.discards, &seat.buried, &seat.displayed]);
    let spreads = position.locations.iter().flat_map(|spread| [&spread.deck, &spread.up]);
    let rest = [&position.support, &position.blessings, &position.hours, &position.stock];
    let mut counted = BTreeMap::new();
    for list in seats.chain(spreads).chain(rest) {
        for id in spread_out(list)? {
            *counted.entry(id).or_default() += 1;
        }
    }
    Ok(counted)
}
