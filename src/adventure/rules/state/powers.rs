//! Powers by what has them and their number there.

use bevy_ecs::prelude::*;

use super::board::{Board, stories};
use super::ids::{CardId, HeroId, PileId, PlaceId, Source};
use super::{sheet, table};
use crate::cards::effect::Power;
use crate::cards::printed::CardDef;

/// Numbers from here on are those of powers that a card borrows.
pub const BORROWED: usize = 64;

/// The powers that a card may be treated as having besides its own: those of the hour's card. Only
/// powers: paragraphs that are none stay with that card (AC-PLAY-18).
pub fn borrowed(world: &World, card: CardId) -> &[Power] {
    lent(&Board::new(world), table::printed(world, card))
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
pub fn power(world: &World, hero: HeroId, of: Source, number: u8) -> Option<(&Power, u8)> {
    let n = usize::from(number);
    match of {
        Source::Card(c) => match n.checked_sub(BORROWED) {
            Some(n) => borrowed(world, c).get(n).map(|p| (p, 0)),
            None => table::printed(world, c).powers.get(n).map(|p| (p, 0)),
        },
        Source::Hero(h) => {
            let (p, level) =
                sheet::power(table::hero_def(world, h), &table::hero(world, h).feats, n)?;
            p.power.as_ref().map(|w| (w, level))
        }
        Source::Place(at) => place_powers(world, at).get(n).map(|p| (p, 0)),
        Source::Scenario | Source::Adventure | Source::Path => {
            let all = stories(table::book(world), table::scenario(world));
            all.into_iter().find(|s| s.source == of)?.powers.get(n).map(|p| (p, 0))
        }
        Source::Rules => None,
    }
    .filter(|_| !matches!(of, Source::Hero(h) if h != hero))
}

fn place_powers(world: &World, at: PlaceId) -> &[Power] {
    let def = table::place_def(world, at);
    if table::place(world, at).flipped { &def.closed_powers } else { &def.powers }
}
