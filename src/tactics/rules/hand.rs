//! Drawing and discarding.

use bevy_ecs::prelude::*;

use super::effect::standing;
use super::flow::cue::Cue;
use super::flow::drive;
use super::state::ids::{CardId, SeatId};
use super::state::piles::{self, Pile, Spot};

/// Moves a card and tells it; which one it is only where both or either of the piles lie open.
pub fn shift(world: &mut World, card: CardId, to: Pile, spot: Spot) {
    let from = piles::card(world, card).pile;
    piles::put(world, card, to, spot);
    let hidden = |p: Pile| p.is_deck() || matches!(p, Pile::Hand(_));
    let told = (!hidden(from) || !hidden(to)).then_some(card);
    drive::tell(world, || Cue::Card { card: told, from, to });
}

/// Draws a card; an empty deck is made of the discard pile first (AT-ROUND-04). Returns nothing if
/// both are empty (AT-RUL-43).
pub fn draw(world: &mut World, seat: SeatId) -> Option<CardId> {
    if piles::pile(world, Pile::Deck(seat)).is_empty() {
        reshuffle(world, seat);
    }
    let top = piles::pile(world, Pile::Deck(seat)).last().copied()?;
    kernel::revealed::reveal::<super::family::Tactics>(world, top);
    shift(world, top, Pile::Hand(seat), Spot::Top);
    Some(top)
}

/// Shuffles the discard pile into the action deck.
pub fn reshuffle(world: &mut World, seat: SeatId) {
    if piles::pile(world, Pile::Discards(seat)).is_empty() {
        return;
    }
    piles::put_all(world, Pile::Discards(seat), Pile::Deck(seat));
    piles::shuffle(world, Pile::Deck(seat));
    drive::tell(world, || Cue::Shuffled { pile: Pile::Deck(seat) });
}

/// Draws until the hand has its size (AT-ROUND-02); whoever has more draws and discards nothing
/// (AT-RUL-42).
pub fn fill(world: &mut World, seat: SeatId) {
    let size = usize::try_from(standing::hand_size(world, seat)).unwrap_or(0);
    while piles::pile(world, Pile::Hand(seat)).len() < size && draw(world, seat).is_some() {}
}
