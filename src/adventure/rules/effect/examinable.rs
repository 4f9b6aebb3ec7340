//! What a hero can examine.

use bevy_ecs::prelude::*;

use super::standing;
use crate::cards::effect::Deck;
use crate::rules::state::board::Board;
use crate::rules::state::encountered;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};

/// Returns whether the hero can examine a pile: not a location's deck where that is forbidden
/// (AC-GOLD-06).
pub fn can_be_examined(world: &World, hero: HeroId, pile: PileId) -> bool {
    let forbidden = match pile {
        PileId::Location(place) => standing::cannot_examine(&Board::new(world), hero, place),
        _ => None,
    };
    forbidden.is_none() && encountered::can_be_examined(world, pile)
}

/// Returns the decks among which a hero chooses one to examine, those that can be examined; none where
/// there is no choice.
pub fn choices(board: &Board<'_>, you: HeroId, deck: Deck) -> Vec<PileId> {
    let at = board.hero(you).at;
    let heroes = |here: bool| {
        let all = board.living().filter(|h| !here || h.at == at);
        all.map(|h| PileId::Deck(h.id)).collect::<Vec<_>>()
    };
    let places = |fits: &dyn Fn(PlaceId) -> bool| {
        let all = board.places().iter().map(|p| p.id).filter(|p| fits(*p));
        all.map(PileId::Location).collect::<Vec<_>>()
    };
    let mut all = match deck {
        Deck::Here | Deck::Own | Deck::Blessings => return Vec::new(),
        Deck::OneHero => heroes(false),
        Deck::OneHeroHere => heroes(true),
        Deck::Anywhere => places(&|_| true),
        Deck::Elsewhere => places(&|p| p != at),
        Deck::Occupied => places(&|p| board.heroes_at(p).next().is_some()),
    };
    all.retain(|pile| can_be_examined(board, you, *pile));
    all
}
