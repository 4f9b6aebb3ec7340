//! What is looked at: whose hand, which card, which pile, the menu.

use bevy::prelude::*;

use super::command::Command;
use super::model::{self, Model};
use super::session::{mark_dirty, warn};
use crate::campaign::hands;
use crate::kit::notices::Notices;
use crate::rules::state::ids::CardId;

/// Applies what changes nothing but what is seen.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Look(hero) => {
            let mut model = world.resource_mut::<Model>();
            model.look = Some(hero);
            if hands::private(world) {
                model::refresh(world);
            }
            mark_dirty(world);
        }
        Command::Refuse(refusal) => {
            world.resource_mut::<Notices>().refuse(refusal.why, refusal.rule);
        }
        Command::Inspect(key) => world.resource_mut::<Model>().inspect = key,
        Command::Open(pile) => {
            let mut model = world.resource_mut::<Model>();
            model.open = if model.open == pile { None } else { pile };
        }
        Command::Mark(card) => mark(world, card),
        Command::NoFan => world.resource_mut::<Model>().fan.clear(),
        Command::Menu(open) => world.resource_mut::<Model>().menu = open,
        Command::Fold => {
            let mut model = world.resource_mut::<Model>();
            model.folded = !model.folded;
            mark_dirty(world);
        }
        Command::HandOver => {
            let eyes = world.resource::<Model>().eyes();
            hands::hand_over(world, eyes);
            model::refresh(world);
            mark_dirty(world);
        }
        Command::LookBack => {
            world.resource_mut::<Model>().look = None;
            model::refresh(world);
            mark_dirty(world);
        }
        other => return Some(other),
    }
    None
}

/// Marks a card for an answer of several, or takes the mark away. Never more than are wanted.
fn mark(world: &mut World, card: CardId) {
    let mut model = world.resource_mut::<Model>();
    let most = model.prompt.as_ref().map_or(0, |p| usize::from(p.max));
    if let Some(at) = model.marked.iter().position(|c| *c == card) {
        model.marked.remove(at);
    } else if model.marked.len() < most {
        model.marked.push(card);
    } else if most == 1 {
        model.marked = vec![card];
    } else {
        return warn(world, t!("screen-chosen-already", n = most));
    }
    mark_dirty(world);
}
