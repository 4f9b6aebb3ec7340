//! Finding heroes' tokens in decks, which texts can answer (AC-TOKN-02).

use bevy_ecs::prelude::*;

use super::triggers::{Answers, Happened};
use crate::rules::state::ids::CardId;
use crate::rules::state::token;

/// Takes a token out of its deck and places it at that location (AC-TOKN-02). Returns false if the
/// card is no token, otherwise the answers to the finding are on top of the flow.
pub fn place_found(world: &mut World, card: CardId) -> bool {
    let Some(hero) = token::hero_of(world, card) else { return false };
    if !token::place_found(world, card) {
        return false;
    }
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::Found);
    answers.push(world, hero);
    true
}
