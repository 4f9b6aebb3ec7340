//! Checks that a position can lie on a table: that nobody is there twice, or has less HP than none or more
//! tokens than one can have. The greatest HP depend on what lies there: see [`super::lay::hale`].

use std::collections::BTreeMap;

use kernel::vignette::possible::{Twice, once};

use super::format::Position;
use crate::content::TacticsContent;

/// Why a position cannot lie on a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A hero or an enemy is there twice.
    #[error(transparent)]
    Twice(#[from] Twice),
    /// A figure has a negative number of HP, or can have none.
    #[error("`{0}` has less HP than none")]
    TooFewHp(String),
    /// A figure has more HP than it can have.
    #[error("`{id}` has {hp} HP, more than the greatest, {most}")]
    TooManyHp {
        /// The figure.
        id: String,
        /// Its HP.
        hp: i16,
        /// The greatest HP.
        most: i16,
    },
    /// A figure has more tokens of a kind than it can have.
    #[error("`{id}` has {n} tokens {token}, and can have {most}")]
    Tokens {
        /// The figure.
        id: String,
        /// The kind of token.
        token: String,
        /// The number of tokens.
        n: u32,
        /// The greatest number.
        most: u8,
    },
}

/// Checks a position.
///
/// # Errors
/// Returns the first thing that cannot be, with its id in backticks.
pub fn check(content: &TacticsContent, position: &Position) -> Result<(), Impossible> {
    once(position.heroes.iter().map(|seat| seat.hero.as_str()), "hero")?;
    once(position.enemies.iter().map(|foe| foe.id.as_str()), "enemy")?;
    let heroes = position.heroes.iter().map(|seat| (&seat.hero, seat.hp, seat.max));
    let enemies = position.enemies.iter().map(|foe| (&foe.id, foe.hp, foe.max));
    let companions = position.companions.iter().map(|c| (&c.id, c.hp, None));
    for (id, hp, max) in heroes.chain(enemies).chain(companions) {
        if hp.is_some_and(|hp| hp < 0) || max.is_some_and(|max| max < 1) {
            return Err(Impossible::TooFewHp(id.clone()));
        }
    }
    tokens(content, position)
}

/// Checks that no figure has more tokens of a kind than one can have.
fn tokens(content: &TacticsContent, position: &Position) -> Result<(), Impossible> {
    let heroes = position.heroes.iter().map(|seat| (&seat.hero, &seat.tokens));
    let enemies = position.enemies.iter().map(|foe| (&foe.id, &foe.tokens));
    for (id, tokens) in heroes.chain(enemies) {
        let mut has: BTreeMap<&str, u32> = BTreeMap::new();
        for (token, n) in tokens {
            *has.entry(token).or_default() += u32::from(*n);
        }
        for (token, n) in has {
            let known = content.pack.tokens.iter().find(|known| known.id == token);
            if let Some(most) = known.and_then(|known| known.most)
                && n > u32::from(most)
            {
                let (id, token) = (id.clone(), token.to_owned());
                return Err(Impossible::Tokens { id, token, n, most });
            }
        }
    }
    Ok(())
}
