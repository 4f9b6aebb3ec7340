//! Acts in the words of a script, so that a report can be copied into one.

use bevy_ecs::prelude::*;

use super::names::{card_id, hero_id, place_id, source_id};
use crate::rules::flow::prompt::{Act, Source};

/// An act as a script says it.
pub fn script_text(world: &World, act: &Act) -> String {
    match act {
        Act::Continue
        | Act::Yes
        | Act::No
        | Act::Roll
        | Act::Decline
        | Act::Explore
        | Act::Close
        | Act::EndTurn => format!("{act:?}"),
        Act::Use { hero, of, power, with } => {
            let (verb, field) = match of {
                Source::Card(_) => ("Play", "card"),
                _ => ("Power", "of"),
            };
            let with = with.map(|c| format!(", with: {:?}", card_id(world, c))).unwrap_or_default();
            let (of, by) = (source_id(world, *of), hero_id(world, *hero));
            format!("{verb}({field}: {of:?}, power: {power}, by: {by:?}{with})")
        }
        Act::TakeBack(n) => format!("TakeBack({n})"),
        Act::Way { alternative, skill: Some(s) } => format!("Way({alternative}, {s:?})"),
        Act::Way { alternative, skill: None } => format!("Way({alternative}, no skill)"),
        Act::Card(c) => format!("Card({:?})", card_id(world, *c)),
        Act::Place(p) => format!("Place({:?})", place_id(world, *p)),
        Act::Hero(h) => format!("Hero({:?})", hero_id(world, *h)),
        Act::Choice(n) => format!("Choose({n})"),
        Act::Die(n) => format!("Die({n})"),
        Act::Give { card, to } => {
            format!("Give(card: {:?}, to: {:?})", card_id(world, *card), hero_id(world, *to))
        }
        Act::Move(p) => format!("Move({:?})", place_id(world, *p)),
    }
}
