//! Death of a hero (AC-DIE-01 to AC-DIE-14). The frames of dead heroes are handled by
//! [`abandon`](super::abandon).

use bevy_ecs::prelude::*;

use super::effect::triggers::{self, Happened};
use super::state::cue::{Cue, Cues};
use super::state::ids::{HeroId, PileId};
use super::state::reserved;
use super::state::table::{self, End, Spot};
use crate::cards::effect::To;

/// Kills a hero: deck, hand, discard pile and set-aside cards are buried (AC-DIE-05), except cards
/// to be banished (AC-RUL-26); displayed cards stay, inactive (AC-RUL-27). With no living hero
/// left, the scenario is lost (AC-DIE-14).
pub fn die(world: &mut World, hero: HeroId) {
    if !table::hero(world, hero).alive {
        return;
    }
    table::hero_mut(world, hero).alive = false;
    world.resource_mut::<Cues>().push(|| Cue::Died { hero });
    for pile in
        [PileId::Deck(hero), PileId::Hand(hero), PileId::Discards(hero), PileId::Aside(hero)]
    {
        for c in table::pile(world, pile).to_vec() {
            // An action that banishes was decided before the death (AC-PLAY-31).
            match reserved::find(world, c).map(|k| k.to) {
                Some(To::Box) => table::banish(world, c),
                _ => table::move_card(world, c, PileId::Buried(hero), Spot::Top),
            }
        }
    }
    if table::living(world).is_empty() {
        return table::finish(world, End::AllDead);
    }
    triggers::fire(world, hero, Happened::Died);
}
