//! Invariants of the cards at every prompt: no card is lost or duplicated.

use bevy_ecs::prelude::*;

use crate::cards::effect::Effect;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Card, Index};

pub use crate::kernel::sim::check::{Checks, every_option, undone};

/// Checks that every card is in exactly one pile that it refers to, and that none is duplicated:
/// imagined cards exist only while encountered or played (AC-SUMM-02, AC-RUL-101), printed ones
/// always.
///
/// # Errors
///
/// Returns a message about the first violation.
pub fn conserved(world: &World) -> Result<(), String> {
    in_one_pile(world)?;
    let cards = world.resource::<Index>().cards.iter().filter_map(|e| world.get::<Card>(*e));
    for card in cards {
        let apart = card.pile == PileId::Gone;
        if card.imagined && !apart && !may_be_imagined(world, card) {
            return Err(format!("{card:?} was imagined, and what it was for is over"));
        }
        if !card.imagined && apart {
            return Err(format!("{card:?} is gone"));
        }
    }
    Ok(())
}

/// Returns whether an imagined card may be in play now: a token, a stand-in from setup (AC-RUL-80),
/// or one summoned to a current encounter or play.
fn may_be_imagined(world: &World, card: &Card) -> bool {
    let under_way = |f: &Frame| match f {
        Frame::Encounter(e) => e.card == card.id && e.place.is_none(),
        Frame::Effects(f) => {
            let plays = matches!(f.list.get(f.at), Some(Effect::SummonToPlay(_)));
            plays && f.cards.contains(&card.id)
        }
        _ => false,
    };
    card.def.seat().is_some()
        || usize::from(card.id.0) < world.resource::<Index>().laid
        || world.resource::<Flow>().frames.iter().any(under_way)
}

fn in_one_pile(world: &World) -> Result<(), String> {
    let cards = &world.resource::<Index>().cards;
    let mut seen = vec![false; cards.len()];
    for slot in 0..PileId::SLOTS {
        let pile = PileId::from_slot(slot);
        for id in table::pile(world, pile) {
            let Some(seen) = seen.get_mut(id.0 as usize) else {
                return Err(format!("{id:?} in {pile:?} is no card"));
            };
            if *seen {
                return Err(format!("{id:?} lies in {pile:?} and elsewhere"));
            }
            *seen = true;
            let card = table::card(world, *id);
            if card.pile != pile {
                return Err(format!("{card:?} lies in {pile:?}"));
            }
        }
    }
    match seen.iter().position(|s| !s) {
        None => Ok(()),
        Some(n) => Err(format!("{:?} lies nowhere", world.get::<Card>(cards[n]))),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::rules::play;
    use crate::rules::state::ids::HeroId;
    use crate::rules::state::table::Spot;
    use crate::sim::playouts::{Party, SimOptions};

    /// AC-RUL-101: a leftover copy is detected, and so is a card lost among copies.
    #[test]
    fn what_is_there_twice_is_noticed() {
        let pack = Arc::new(find_pack("lamplighters").expect("the pack that ships"));
        let party = Party::Any(2);
        let options = SimOptions { party, ..SimOptions::new(pack.clone(), &pack.scenarios[0].id) };
        let mut world = World::new();
        play::install(&mut world, pack);
        play::begin(&mut world, &options.start(1).expect("a start")).expect("it can be set up");
        assert_eq!(conserved(&world), Ok(()));
        let card = table::pile(&world, PileId::Deck(HeroId(0)))[0];
        let def = table::card(&world, card).def;
        let copy = table::imagine(&mut world, def);
        assert_eq!(conserved(&world), Ok(()));
        for pile in [PileId::Hand(HeroId(0)), PileId::Deck(HeroId(1)), PileId::Blessings] {
            table::move_card(&mut world, copy, pile, Spot::Top);
            assert!(conserved(&world).is_err_and(|e| e.contains("imagined")), "{pile:?}");
        }
        table::banish(&mut world, copy);
        assert_eq!(conserved(&world), Ok(()));
        table::move_card(&mut world, card, PileId::Gone, Spot::Top);
        assert!(conserved(&world).is_err_and(|e| e.contains("gone")));
    }
}
