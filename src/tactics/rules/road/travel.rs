//! Random encounters on the road (AT-RAND-01 to AT-RAND-03).

use bevy_ecs::prelude::*;

use super::story;
use crate::content::words::{CardKind, Divider};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::hand;
use crate::rules::state::ids::CardId;
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

const DECK: Pile = Pile::Divider(Divider::PartyRandom);

/// Shuffles the deck and draws a random encounter, which is told at once (AT-RAND-01, AT-RUL-78);
/// nothing happens if the deck is empty (AT-RUL-103). Returns whether one was drawn.
pub fn draw(world: &mut World) -> bool {
    if piles::pile(world, DECK).is_empty() {
        return false;
    }
    piles::shuffle(world, DECK);
    drive::tell(world, || Cue::Shuffled { pile: DECK });
    let Some(card) = piles::pile(world, DECK).last().copied() else { return false };
    hand::shift(world, card, Pile::Aside, Spot::Top);
    story::of_card(world, card);
    true
}

/// Puts a card back that was told: to the deck that it was drawn from, unless it was removed from it
/// (AT-RAND-02, AT-EX-35).
pub fn put_back(world: &mut World, card: CardId) {
    if piles::card(world, card).pile != Pile::Aside {
        return;
    }
    let random = table::printed(world, card).is_some_and(|d| d.kind == CardKind::RandomEncounter);
    let to = if random { DECK } else { Pile::Divider(Divider::SupplyItems) };
    hand::shift(world, card, to, Spot::Top);
}
