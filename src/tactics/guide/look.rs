//! The table from the lessons' point of view: what is asked, what can be done, what was done.

use bevy_ecs::prelude::*;
use kernel::journal::Journal;
use kernel::play;

use super::Doing;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{CardId, Source};
use crate::rules::state::piles::{BOSS_DECKS, Index, Pile, Piles};
use crate::rules::state::round::Round;
use crate::rules::state::table;

/// Returns whether this is asked.
pub fn asks(world: &World, ask: Ask) -> bool {
    play::prompt::<Tactics>(world).is_some_and(|prompt| prompt.ask == ask)
}

/// Returns whether this can be done now.
pub fn offers(world: &World, doing: Doing) -> bool {
    let prompt = play::prompt::<Tactics>(world);
    prompt.is_some_and(|prompt| prompt.options.iter().any(|act| is(world, *act, doing)))
}

/// Returns whether anybody has done this; undone decisions do not count.
pub fn did(world: &World, doing: Doing) -> bool {
    let journal = world.resource::<Journal<Tactics>>();
    journal.decisions.iter().flatten().any(|act| is(world, *act, doing))
}

fn is(world: &World, act: Act, doing: Doing) -> bool {
    let known = |card: CardId| usize::from(card.0) < world.resource::<Index>().cards.len();
    match (doing, act) {
        (Doing::Play(kind), Act::Use { of: Source::Card(card), .. }) => {
            known(card) && table::printed(world, card).is_some_and(|def| def.kind == kind)
        }
        (Doing::DiscardToMove, Act::DiscardToMove(_))
        | (Doing::Equip, Act::Equip(_))
        | (Doing::Prepare, Act::Prepare(_))
        | (Doing::Roll, Act::Roll)
        | (Doing::Potion, Act::Potion)
        | (Doing::EndTurn, Act::EndTurn | Act::Pass) => true,
        _ => false,
    }
}

/// Returns the number of the round.
pub fn round(world: &World) -> u16 {
    world.resource::<Round>().number
}

/// Returns whether a hero has moved in this turn or stands elsewhere than at the beginning.
pub fn moved(world: &World) -> bool {
    let moved = |seat| table::sheet(world, seat).moved > 0;
    any_hero(world, |f| f.at != f.start) || table::seats(world).any(moved)
}

/// Returns whether a boss card lies on an open discard pile.
pub fn boss_acted(world: &World) -> bool {
    let piles = world.resource::<Piles>();
    (0..BOSS_DECKS).any(|n| !piles.of(Pile::BossDiscards(n)).is_empty())
}

/// Returns whether this is so of a hero.
pub fn any_hero(world: &World, is: impl Fn(&Fighter) -> bool) -> bool {
    table::fighters(world).filter(|f| f.is_hero()).any(is)
}
