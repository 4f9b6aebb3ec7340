//! The bounds of numbers and names in a record's body.

use super::Body;
use crate::kernel::campaign::record::{
    LAST, MOST_FEATS, MOST_LISTED, MOST_PLAYED, TooLarge, at_most, short,
};
use crate::kernel::content::locate::Step::{Field, Item};

/// The highest number of an adventure.
const HIGHEST: u64 = 9;

/// Checks that all numbers are possible in a campaign.
///
/// # Errors
/// Returns the first that is too large.
pub fn check(r: &Body) -> Result<(), TooLarge> {
    short(&[Field("next")], r.next.as_deref().unwrap_or_default())?;
    at_most(&[Field("begun")], r.begun.into(), HIGHEST)?;
    for (field, len) in [
        ("results", r.results.len()),
        ("rewards", r.rewards.len()),
        ("benched", r.benched.len()),
        ("quests", r.quests.len()),
        ("removed", r.removed.len()),
        ("given", r.given.len()),
        ("bazaar", r.bazaar.len()),
        ("class_decks", r.class_decks.len()),
        ("fleet", r.fleet.len()),
        ("redeemed", r.redeemed.len()),
    ] {
        at_most(&[Field(field)], len as u64, MOST_LISTED)?;
    }
    for (n, played) in r.results.iter().enumerate() {
        let at = |field| [Field("results"), Item(n), Field(field)];
        short(&at("scenario"), &played.scenario)?;
        short(&at("digest"), &played.digest)?;
        at_most(&at("journal"), played.journal.into(), MOST_PLAYED)?;
        at_most(&at("turns"), played.turns.into(), MOST_PLAYED)?;
        at_most(&at("at"), played.at, LAST)?;
        at_most(&at("seconds"), played.seconds.unwrap_or(0), LAST)?;
        played.difficulty.check().map_err(|e| (at("difficulty").to_vec(), e.to_string()))?;
    }
    for (list, members) in [("party", &r.party), ("benched", &r.benched)] {
        for (n, member) in members.iter().enumerate() {
            short(&[Field(list), Item(n), Field("hero")], &member.hero)?;
            for (card, id) in member.deck.iter().enumerate() {
                short(&[Field(list), Item(n), Field("deck"), Item(card)], id)?;
            }
            let f = &member.feats;
            let counts = [
                ("skills", f.skills.len()),
                ("powers", f.powers.len()),
                ("cards", f.cards.len()),
                ("hand", f.hand.into()),
                ("role", f.role.unwrap_or(0).into()),
            ];
            for (field, many) in counts {
                let at = [Field(list), Item(n), Field("feats"), Field(field)];
                at_most(&at, many as u64, MOST_FEATS)?;
            }
        }
    }
    Ok(())
}
