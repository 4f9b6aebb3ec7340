//! Dying (AC-DIE-01 to AC-DIE-14); what becomes of what the dead were doing is in [`abandon`](super::abandon).

use bevy_ecs::prelude::*;

use super::effect::triggers::{self, Happened};
use super::state::cue::{Cue, Cues};
use super::state::ids::{HeroId, PileId};
use super::state::reserved;
use super::state::table::{self, End, Spot};
use crate::cards::effect::To;

/// A hero dies: deck, hand and discard pile go under the board (AC-DIE-05), set-aside cards too, but
/// those that are to be banished (AC-RUL-26); displayed cards stay, inactive (AC-RUL-27). If nobody is left, the scenario is
/// lost (AC-DIE-14).
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
            // An action that banishes was decided first (AC-PLAY-31).
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
