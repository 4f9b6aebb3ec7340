//! Acts in the words of a script, so that a report can be copied into one.

use bevy_ecs::prelude::*;

use super::names::{card_id, fighter_id, seat_id, source_id};
use crate::rules::effect::verbs;
use crate::rules::flow::prompt::{Act, Ask, Asked};
use crate::rules::state::ids::Source;

/// Returns an act as a script says it.
pub fn script_text(world: &World, act: &Act) -> String {
    let ask = world.resource::<Asked>().prompt.as_ref().map(|p| p.ask);
    let card = |verb: &str, card| format!("{verb}({:?})", card_id(world, card));
    match *act {
        Act::Continue
        | Act::Yes
        | Act::No
        | Act::Roll
        | Act::TakeBack
        | Act::Pass
        | Act::EndTurn
        | Act::Potion
        | Act::WholeHand
        | Act::Disagree
        | Act::Move
        | Act::Attack => format!("{act:?}"),
        Act::Square(sq) if ask == Some(Ask::Move) => format!("Go(\"{sq}\")"),
        Act::Square(sq) => format!("Aim(\"{sq}\")"),
        Act::Via(sq) => format!("Via(\"{sq}\")"),
        Act::Base(sq) => format!("Base(\"{sq}\")"),
        Act::Fighter(id) if ask == Some(Ask::Focus) => {
            format!("Focus({:?})", fighter_id(world, id))
        }
        Act::Fighter(id) => format!("Aim({:?})", fighter_id(world, id)),
        Act::North(north) => format!("North({north:?})"),
        Act::Choice(n) => match verbs::raised(world).get(usize::from(n)) {
            Some(wall) => format!("Wall({wall:?})"),
            None => format!("Choose({n})"),
        },
        Act::Die(n) => format!("Die({n})"),
        Act::Card(c) => card("Card", c),
        Act::Slot(c) => card("Slot", c),
        Act::ShuffleIn(c) => card("ShuffleIn", c),
        Act::Item(c) => card("Item", c),
        Act::Equip(c) => card("Equip", c),
        Act::Prepare(c) => card("Prepare", c),
        Act::DiscardToMove(c) => card("DiscardToMove", c),
        Act::LevelUp { hero, card } => {
            format!("LevelUp({:?}, {:?})", seat_id(world, hero), card_id(world, card))
        }
        Act::Give { hero, card } => {
            format!("Give({:?}, {:?})", card_id(world, card), seat_id(world, hero))
        }
        Act::Buy { hero, card } => {
            format!("Buy({:?}, {:?})", card_id(world, card), seat_id(world, hero))
        }
        Act::Sell(c) => card("Sell", c),
        Act::Service(n) => format!("Service({n})"),
        Act::Stow(c) => card("Stow", c),
        Act::Use { hero, of, power, .. } => {
            let by = match of {
                Source::Card(c) => {
                    return format!(
                        "Play({:?}, {power})  // {}",
                        card_id(world, c),
                        seat_id(world, hero)
                    );
                }
                _ => seat_id(world, hero),
            };
            format!("Use(of: {:?}, power: {power}, by: {by:?})", source_id(world, of))
        }
    }
}
