//! The box: its cards, drawing from it, and imagined cards that stand in for missing ones.

use bevy_ecs::prelude::*;

use super::board::Board;
use super::ids::{CardId, PileId};
use super::table::{self, Card, Index, Spot};
use crate::cards::content::DefId;
use crate::cards::effect::CardFilter;
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::rng::Rng;
use crate::saturating;

/// Number of cards from which on [`imagine`] reuses discarded imagined cards. Real games reach some
/// hundreds; the limit stops content that imagines without end.
const MOST: usize = 20_000;

/// Returns the box pile of a card: by its type, or the vault for cards that are taken by name
/// (AC-BOX-03, AC-BOX-04).
pub fn in_box(def: &CardDef) -> PileId {
    match def.rank {
        Rank::Plain if Kind::ALL.contains(&def.kind) => PileId::Box(def.kind),
        _ => PileId::Vault,
    }
}

/// Returns the box pile that a banished card goes to (AC-PLAY-26, AC-BOX-03).
pub fn box_pile(world: &World, id: CardId) -> PileId {
    if table::card(world, id).imagined {
        return PileId::Gone;
    }
    in_box(table::printed(world, id))
}

/// Banishes a card; a cohort is removed from the game instead (AC-SUPP-07). The box is shuffled
/// when a card is drawn from it, not here (AC-BOX-12).
pub fn banish(world: &mut World, id: CardId) {
    let to = banish_destination(world, id);
    table::move_card(world, id, to, Spot::Top);
}

/// Returns the pile that banishing puts a card into.
pub fn banish_destination(world: &World, id: CardId) -> PileId {
    match table::printed(world, id).kind {
        Kind::Cohort => PileId::Removed,
        _ => box_pile(world, id),
    }
}

/// Draws a random card that matches from the box, if there is one (AC-BOX-08, AC-BOX-10,
/// AC-BOX-12). The card is not moved yet.
pub fn random_from_box(world: &mut World, what: &CardFilter) -> Option<CardId> {
    random_from_box_except(world, what, &[])
}

/// Returns the cards in the box that match a filter. Henchmen, villains and loot are among them only
/// where the filter asks for their rank, since they are not drawn by chance otherwise (AC-BOX-03,
/// AC-BOX-04).
fn fitting(world: &World, what: &CardFilter) -> Vec<CardId> {
    let kinds: &[Kind] = if what.kinds.is_empty() { &Kind::ALL } else { &what.kinds };
    let board = Board::new(world);
    let vault = what.ranks.iter().any(|r| *r != Rank::Plain).then_some(PileId::Vault);
    let piles = kinds.iter().map(|k| PileId::Box(*k)).chain(vault);
    let lie = piles.flat_map(|pile| board.pile(pile).iter().copied());
    lie.filter(|c| board.fits(*c, what)).collect()
}

/// Does the same as [`random_from_box`] but skips copies of some cards.
pub fn random_from_box_except(
    world: &mut World,
    what: &CardFilter,
    not: &[DefId],
) -> Option<CardId> {
    let mut fits = fitting(world, what);
    fits.retain(|c| !not.contains(&table::card(world, *c).def));
    if fits.is_empty() {
        return None;
    }
    let n = world.resource_mut::<Rng>().below(fits.len());
    Some(fits[n])
}

/// Returns the definition that a filter names, if it names one card.
fn named(world: &World, what: &CardFilter) -> Option<DefId> {
    what.ids.first().and_then(|id| table::book(world).find(id))
}

/// Returns a card for a text that takes one from the box without encountering it: the named one or
/// a random match; `None` if the box has none (AC-SUMM-01, AC-LIM-01, AC-RUL-74). The card is not
/// moved yet.
pub fn take_from_box(world: &mut World, what: &CardFilter) -> Option<CardId> {
    match named(world, what) {
        Some(def) => find_in_box(world, def),
        None => random_from_box(world, what),
    }
}

/// Counts how many cards [`take_from_box`] can take, one after the other.
pub fn count_in_box(world: &World, what: &CardFilter) -> usize {
    let Some(def) = named(world, what) else { return fitting(world, what).len() };
    let lie = table::pile(world, in_box(table::book(world).card(def))).iter();
    lie.filter(|c| table::card(world, **c).def == def).count()
}

/// Creates an imagined card when the box has no copy (AC-SUMM-02, AC-RUL-74). Beyond `MOST` cards
/// it reuses the one that has been gone the longest.
pub fn imagine(world: &mut World, def: DefId) -> CardId {
    let pile = PileId::Gone;
    let made = world.resource::<Index>().cards.len();
    let idle = |c: &CardId| table::card(world, *c).def.seat().is_none();
    if made >= MOST
        && let Some(id) = table::pile(world, pile).iter().copied().find(idle)
    {
        let e = world.resource::<Index>().cards[usize::from(id.0)];
        if let Some(mut card) = world.get_mut::<Card>(e) {
            card.def = def;
        }
        return id;
    }
    let id = CardId(saturating::short(made));
    let e = world.spawn(Card { id, def, pile, imagined: true, up: false }).id();
    world.resource_mut::<Index>().cards.push(e);
    table::pile_mut(world, pile).0.push(id);
    id
}

/// Returns a copy of a named card from the box, imagined if there is none: to be summoned
/// (AC-SUMM-02, AC-RUL-74), or at setup (AC-RUL-80).
pub fn fetch(world: &mut World, def: DefId) -> CardId {
    find_in_box(world, def).unwrap_or_else(|| imagine(world, def))
}

/// Finds a copy of a card in the box.
pub fn find_in_box(world: &World, def: DefId) -> Option<CardId> {
    let board = Board::new(world);
    let from = in_box(board.book.card(def));
    board.pile(from).iter().copied().find(|c| board.card(*c).def == def)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::rules::play;
    use crate::sim::playouts::check::conserved;

    /// Imagining more cards than there are ids reuses old ones.
    #[test]
    fn imagining_without_end_breaks_nothing() {
        let mut world = World::new();
        let pack = find_pack("lamplighters").expect("the pack that ships");
        play::install(&mut world, Arc::new(pack));
        for n in 0..70_000_u32 {
            let def = DefId(u16::try_from(n % 100).expect("it is small"));
            let id = imagine(&mut world, def);
            assert_eq!(table::card(&world, id).def, def);
            if n % 50 == 0 {
                table::move_card(&mut world, id, PileId::Gone, Spot::Top);
            }
        }
        assert_eq!(world.resource::<Index>().cards.len(), MOST);
        assert_eq!(conserved(&world), Ok(()));
    }
}
