//! Looks up powers by their source and number.

use super::board::Board;
use super::ids::{CardId, HeroId, PileId, Source};
use super::sheet;
use crate::cards::effect::Power;
use crate::cards::printed::CardDef;

/// Powers that a card borrows are numbered from here.
pub const BORROWED: usize = 64;

/// Returns the powers that a card borrows from the hour's card. Other paragraphs of that card are
/// not borrowed (AC-PLAY-18).
fn borrowed<'w>(board: &Board<'w>, card: CardId) -> &'w [Power] {
    lent(board, board.printed(card))
}

/// Returns the powers that a card with this definition borrows from the hour's card.
pub fn lent<'w>(board: &Board<'w>, def: &CardDef) -> &'w [Power] {
    // Skips looking up the hours for cards that borrow nothing, which are most.
    if !def.as_the_hour {
        return &[];
    }
    let top = board.pile(PileId::Hours).last();
    top.map_or(&[], |top| &board.printed(*top).powers)
}

/// Returns a power by its source and number with the level of its amounts, if `hero` has it.
pub fn power<'w>(
    board: &Board<'w>,
    hero: HeroId,
    of: Source,
    number: u8,
) -> Option<(&'w Power, u8)> {
    let n = usize::from(number);
    match of {
        Source::Card(c) => match n.checked_sub(BORROWED) {
            Some(n) => borrowed(board, c).get(n).map(|p| (p, 0)),
            None => board.printed(c).powers.get(n).map(|p| (p, 0)),
        },
        Source::Hero(h) => {
            let (p, level) = sheet::power(board.hero_def(h), &board.hero(h).feats, n)?;
            p.power.as_ref().map(|w| (w, level))
        }
        Source::Place(at) => board.place_powers(at).get(n).map(|p| (p, 0)),
        Source::Scenario | Source::Adventure | Source::Path => {
            board.stories().iter().find(|s| s.source == of)?.says.powers.get(n).map(|p| (p, 0))
        }
        Source::Rules => None,
    }
    .filter(|_| !matches!(of, Source::Hero(h) if h != hero))
}
