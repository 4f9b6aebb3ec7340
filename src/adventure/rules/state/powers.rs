//! Powers by what has them and their number there.

use super::board::Board;
use super::ids::{CardId, HeroId, PileId, Source};
use super::sheet;
use crate::cards::effect::Power;
use crate::cards::printed::CardDef;

/// Numbers from here on are those of powers that a card borrows.
pub const BORROWED: usize = 64;

/// The powers that a card may be treated as having besides its own: those of the hour's card. Only
/// powers: paragraphs that are none stay with that card (AC-PLAY-18).
fn borrowed<'w>(board: &Board<'w>, card: CardId) -> &'w [Power] {
    lent(board, board.printed(card))
}

/// The same, by what is printed on the card.
pub fn lent<'w>(board: &Board<'w>, def: &CardDef) -> &'w [Power] {
    // Few cards borrow: the others need no look at the hours.
    if !def.as_the_hour {
        return &[];
    }
    let top = board.pile(PileId::Hours).last();
    top.map_or(&[], |top| &board.printed(*top).powers)
}

/// A power by its source and number, with the level of its amounts, if `hero` has it.
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
