//! How long a hero lasts: cards are life (AC-DIE-01), and hours are the time limit.

use crate::rules::effect::standing;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::LocationStatus;

/// Returns how many cards the hero can lose before a reset of the hand kills the hero (AC-TURN-49).
pub fn life(board: &Board<'_>, hero: HeroId) -> i32 {
    let have = board.pile(PileId::Deck(hero)).len() + hand(board, hero);
    have as i32 - hand_size(board, hero)
}

/// Returns the number of cards in hand.
pub fn hand(board: &Board<'_>, hero: HeroId) -> usize {
    board.pile(PileId::Hand(hero)).len()
}

/// Returns the hand size (AC-CHAR-12).
pub fn hand_size(board: &Board<'_>, hero: HeroId) -> i32 {
    standing::hand_size(board, hero) as i32
}

/// Returns the number of hours left in the blessings deck; without one there is time for many turns.
pub fn hours(board: &Board<'_>) -> usize {
    if board.scenario().hours == 0 { USUAL.into() } else { board.pile(PileId::Blessings).len() }
}

/// The usual number of hours.
const USUAL: u8 = 30;

/// So many times the hours of the scenario are time enough for everything.
const TIME_ENOUGH: u32 = 4;

/// Returns whether the game has had so many turns that more of them bring nothing new.
pub fn had_time_enough(board: &Board<'_>) -> bool {
    let hours = board.scenario().hours;
    board.clock().turn > TIME_ENOUGH * u32::from(if hours == 0 { USUAL } else { hours })
}

/// Returns the number of turns that this hero can still expect.
pub fn turns_left(board: &Board<'_>) -> f64 {
    (hours(board) as f64 / board.living().count().max(1) as f64).max(1.0)
}

/// Returns the value of this hero's cards: 1 if cards and turns are in balance, more if cards are
/// scarce.
pub fn dear(board: &Board<'_>, hero: HeroId) -> f64 {
    let life = life(board, hero);
    if life <= 1 {
        return if life <= 0 { 4.0 } else { 2.5 };
    }
    let per_turn = f64::from(life) / turns_left(board);
    (1.5 - 0.45 * per_turn).clamp(0.45, 1.6)
}

/// Returns the ratio of explorations needed to hours left: over 1, normal turns will not suffice.
pub fn pressure(board: &Board<'_>) -> f64 {
    let needed: f64 = board
        .places()
        .iter()
        .filter(|p| p.shut != LocationStatus::Permanently)
        .map(|p| board.pile(PileId::Location(p.id)).len() as f64 * 0.6 + 0.7)
        .sum();
    needed / (hours(board) as f64 + 1.0)
}
