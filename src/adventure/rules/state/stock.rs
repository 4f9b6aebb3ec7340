//! The box: what lies in it, what is drawn from it, and cards that are only imagined.

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

/// From so many cards on, no new ones are imagined as long as others are gone. Games come to some
/// hundreds.
const MOST: usize = 20_000;

/// Where a card lies in the box: by type, or with what is fetched by name (AC-BOX-03, AC-BOX-04).
pub fn in_box(def: &CardDef) -> PileId {
    match def.rank {
        Rank::Plain if Kind::ALL.contains(&def.kind) => PileId::Box(def.kind),
        _ => PileId::Vault,
    }
}

/// Where a card goes when it is banished: the box, by type or by name (AC-PLAY-26, AC-BOX-03).
pub fn home(world: &World, id: CardId) -> PileId {
    if table::card(world, id).imagined {
        return PileId::Gone;
    }
    in_box(table::printed(world, id))
}

/// Banishes a card. The box is shuffled when it is drawn from, not here (AC-BOX-12). A cohort is
/// removed from the game instead (AC-SUPP-07).
pub fn banish(world: &mut World, id: CardId) {
    let to = banished(world, id);
    table::move_card(world, id, to, Spot::Top);
}

/// Where banishing puts a card.
pub fn banished(world: &World, id: CardId) -> PileId {
    match table::printed(world, id).kind {
        Kind::Cohort => PileId::Removed,
        _ => home(world, id),
    }
}

/// Draws a random card from the box that fits, if there is one (AC-BOX-08, AC-BOX-10, AC-BOX-12). It stays
/// where it is until it is moved.
pub fn random_from_box(world: &mut World, what: &CardFilter) -> Option<CardId> {
    random_but(world, what, &[])
}

/// The cards in the box from which one that fits is drawn at random.
fn fitting(world: &World, what: &CardFilter) -> Vec<CardId> {
    let kinds: &[Kind] = if what.kinds.is_empty() { &Kind::ALL } else { &what.kinds };
    let board = Board::new(world);
    let lie = kinds.iter().flat_map(|k| board.pile(PileId::Box(*k)).iter().copied());
    lie.filter(|c| table::matches(board.printed(*c), what)).collect()
}

/// The same without copies of some cards.
pub fn random_but(world: &mut World, what: &CardFilter, not: &[DefId]) -> Option<CardId> {
    let mut fits = fitting(world, what);
    fits.retain(|c| !not.contains(&table::card(world, *c).def));
    if fits.is_empty() {
        return None;
    }
    let n = world.resource_mut::<Rng>().below(fits.len());
    Some(fits[n])
}

/// The card that a text names, if it names one.
fn named(world: &World, what: &CardFilter) -> Option<DefId> {
    what.ids.first().and_then(|id| table::book(world).find(id))
}

/// A card for a text that takes one from the box without encountering it: the one it names, else a
/// random one; none if the box has none (AC-SUMM-01, AC-LIM-01, AC-RUL-74). It stays where it is
/// until it is moved.
pub fn take_from_box(world: &mut World, what: &CardFilter) -> Option<CardId> {
    match named(world, what) {
        Some(def) => find_in_box(world, def),
        None => random_from_box(world, what),
    }
}

/// How many cards [`take_from_box`] can take, one after the other.
pub fn boxed(world: &World, what: &CardFilter) -> usize {
    let Some(def) = named(world, what) else { return fitting(world, what).len() };
    let lie = table::pile(world, in_box(table::book(world).card(def))).iter();
    lie.filter(|c| table::card(world, **c).def == def).count()
}

/// A new card that is only imagined, for want of a copy in the box (AC-SUMM-02, AC-RUL-74). Where
/// content imagines without end, the one that has been gone for longest serves again.
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

/// A copy of a named card from the box, imagined if there is none: to be summoned (AC-SUMM-02,
/// AC-RUL-74), or when the table is laid out (AC-RUL-80).
pub fn fetch(world: &mut World, def: DefId) -> CardId {
    find_in_box(world, def).unwrap_or_else(|| imagine(world, def))
}

/// A copy of a card that lies in the box, if there is one.
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

    /// More cards than there are numbers for them.
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
