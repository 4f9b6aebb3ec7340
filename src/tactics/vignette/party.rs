//! A party as it comes to a chapter.

use kernel::vignette::read::spread_out;

use super::format::{Member, Party};
use crate::content::TacticsContent;
use crate::content::words::Divider;
use crate::rules::start::{Company, CompanyHero, Decks};

/// Returns the company that a vignette tells.
///
/// # Errors
/// Returns what is not in the content, or how many heroes a party has (AT-CAMP-09).
pub fn company(content: &TacticsContent, party: &Party) -> Result<Company, String> {
    let heroes = party.heroes.iter().map(|member| hero(content, member));
    let company = Company {
        heroes: heroes.collect::<Result<_, _>>()?,
        difficulty: party.difficulty,
        decks: decks(&party.decks)?,
        flags: party.flags.clone(),
        counters: party.counters.clone(),
        visited: party.visited.clone(),
        next: None,
    };
    company.party_size().map_err(|e| e.to_string())?;
    Ok(company)
}

/// Returns a hero: as one has just begun, with what is told in place of that.
fn hero(content: &TacticsContent, member: &Member) -> Result<CompanyHero, String> {
    let mut hero =
        CompanyHero::new(content, &member.hero, &member.class).map_err(|e| e.to_string())?;
    if !member.levels.is_empty() {
        hero.levels.clone_from(&member.levels);
    }
    if let Some(deck) = &member.deck {
        hero.deck = spread_out(deck)?;
    }
    if let Some(tuck) = &member.tuck {
        hero.tuck = spread_out(tuck)?;
    }
    hero.board = spread_out(&member.board)?;
    Ok(hero)
}

/// Returns cards behind dividers, by their ids, each with how many.
///
/// # Errors
/// Returns which number of cards is none.
pub fn decks(told: &[(Divider, Vec<String>)]) -> Result<Decks, String> {
    let mut decks = Decks::new();
    for (divider, ids) in told {
        for id in spread_out(ids)? {
            *decks.entry(*divider).or_default().entry(id).or_default() += 1;
        }
    }
    Ok(decks)
}
