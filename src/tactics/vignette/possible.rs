//! Checks that a position can lie on a table: that nobody is there twice, or has less HP than none or more
//! tokens than one can have. The greatest HP depend on what lies there: see [`super::lay::hale`].

use std::collections::{BTreeMap, BTreeSet};

use super::format::Position;
use crate::content::TacticsContent;

/// Checks a position.
///
/// # Errors
/// Returns the first thing that cannot be, with its id in backticks.
pub fn check(content: &TacticsContent, position: &Position) -> Result<(), String> {
    once(position.heroes.iter().map(|seat| seat.hero.as_str()), "hero")?;
    once(position.enemies.iter().map(|foe| foe.id.as_str()), "enemy")?;
    let heroes = position.heroes.iter().map(|seat| (&seat.hero, seat.hp, seat.max));
    let enemies = position.enemies.iter().map(|foe| (&foe.id, foe.hp, foe.max));
    let companions = position.companions.iter().map(|c| (&c.id, c.hp, None));
    for (id, hp, max) in heroes.chain(enemies).chain(companions) {
        if hp.is_some_and(|hp| hp < 0) || max.is_some_and(|max| max < 1) {
            return Err(format!("`{id}` has less HP than none"));
        }
    }
    tokens(content, position)
}

/// Checks that no figure has more tokens of a kind than one can have.
fn tokens(content: &TacticsContent, position: &Position) -> Result<(), String> {
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
                return Err(format!("`{id}` has {n} tokens {token}, and can have {most}"));
            }
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
