//! Checks that a position can lie on a table: that nobody is there twice. Copies of cards are not
//! counted, since a position may fill its decks with any card that does not matter.

use std::collections::BTreeSet;

use super::format::Position;

/// Checks a position.
///
/// # Errors
/// Returns the first thing that cannot be, with its id in backticks.
pub fn check(position: &Position) -> Result<(), String> {
    once(position.heroes.iter().map(|seat| seat.hero.as_str()), "hero")?;
    once(position.locations.iter().map(|spread| spread.place.as_str()), "location")?;
    if let Some(hero) = &position.turn.hero
        && position.heroes.iter().any(|seat| seat.hero == *hero && seat.dead)
    {
        return Err(format!("it is the turn of `{hero}`, who is dead"));
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
