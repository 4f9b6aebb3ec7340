//! Checks that a position can lie on a table: that nobody is there twice. Copies of cards are not
//! counted, since a position may fill its decks with any card that does not matter.

use super::format::Position;
use crate::kernel::vignette::possible::{Twice, once};

/// Why a position cannot lie on a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A hero or a location is there twice.
    #[error(transparent)]
    Twice(#[from] Twice),
    /// A dead hero has the turn.
    #[error("it is the turn of `{0}`, who is dead")]
    DeadTurn(String),
}

/// Checks a position.
///
/// # Errors
/// Returns the first thing that cannot be, with its id in backticks.
pub fn check(position: &Position) -> Result<(), Impossible> {
    once(position.heroes.iter().map(|seat| seat.hero.as_str()), "hero")?;
    once(position.locations.iter().map(|spread| spread.place.as_str()), "location")?;
    if let Some(hero) = &position.turn.hero
        && position.heroes.iter().any(|seat| seat.hero == *hero && seat.dead)
    {
        return Err(Impossible::DeadTurn(hero.clone()));
    }
    Ok(())
}
