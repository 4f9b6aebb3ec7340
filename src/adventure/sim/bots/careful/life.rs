//! How long a hero lasts: cards are life (AC-DIE-01), and hours are the other clock.

use crate::rules::effect::standing;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::LocationStatus;

/// How many cards the hero can lose before a reset of the hand kills it (AC-TURN-49).
pub fn life(board: &Board<'_>, hero: HeroId) -> i32 {
    let have = board.pile(PileId::Deck(hero)).len() + hand(board, hero);
    have as i32 - hand_size(board, hero)
}

/// Cards in hand.
pub fn hand(board: &Board<'_>, hero: HeroId) -> usize {
    board.pile(PileId::Hand(hero)).len()
}

/// Cards that a reset draws up to (AC-CHAR-12).
pub fn hand_size(board: &Board<'_>, hero: HeroId) -> i32 {
    standing::hand_size(board, hero) as i32
}

/// Hours left in the blessings deck.
pub fn hours(board: &Board<'_>) -> usize {
    board.pile(PileId::Blessings).len()
}

/// Turns that this hero can still expect.
pub fn turns_left(board: &Board<'_>) -> f64 {
    (hours(board) as f64 / board.living().count().max(1) as f64).max(1.0)
}

/// How dear a card of this hero is: 1 when cards and turns are in balance, more when cards are
/// short.
pub fn dear(board: &Board<'_>, hero: HeroId) -> f64 {
    let life = life(board, hero);
    if life <= 1 {
        return if life <= 0 { 4.0 } else { 2.5 };
    }
    let per_turn = f64::from(life) / turns_left(board);
    (1.5 - 0.45 * per_turn).clamp(0.45, 1.6)
}

/// Explorations still needed against hours left: over 1, turns alone will not do.
pub fn pressure(board: &Board<'_>) -> f64 {
    let needed: f64 = board
        .places()
        .iter()
        .filter(|p| p.shut != LocationStatus::Permanently)
        .map(|p| board.pile(PileId::Location(p.id)).len() as f64 * 0.6 + 0.7)
        .sum();
    needed / (hours(board) as f64 + 1.0)
}
