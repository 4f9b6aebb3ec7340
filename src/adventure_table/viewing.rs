//! The view: whose hand, which card, which pile, the menu.

use bevy::prelude::*;

use super::model::{self, Model};
use crate::adventure_table::command::TableCommand;
use crate::kernel::campaign::privacy;
use crate::rules::state::ids::CardId;
use crate::shell::session::{mark_dirty, warn};

/// Applies commands that only change the view.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Look(hero) => {
            let mut model = world.resource_mut::<Model>();
            model.look = Some(hero);
            if privacy::is_private(world) {
                model::refresh(world);
            }
            mark_dirty(world);
        }
        TableCommand::Inspect(key) => world.resource_mut::<Model>().inspect = key,
        TableCommand::Open(pile) => {
            let mut model = world.resource_mut::<Model>();
            model.open = if model.open == pile { None } else { pile };
        }
        TableCommand::Mark(card) => mark(world, card),
        TableCommand::NoFan => world.resource_mut::<Model>().fan.clear(),
        TableCommand::Menu(open) => world.resource_mut::<Model>().menu = open,
        TableCommand::Fold => {
            let mut model = world.resource_mut::<Model>();
            model.folded = !model.folded;
            mark_dirty(world);
        }
        TableCommand::HandOver => {
            let eyes = world.resource::<Model>().eyes();
            privacy::hand_over(world, eyes);
            model::refresh(world);
            mark_dirty(world);
        }
        TableCommand::LookBack => {
            world.resource_mut::<Model>().look = None;
            model::refresh(world);
            mark_dirty(world);
        }
        other => return Some(other),
    }
    None
}

/// Marks or unmarks a card for an answer of several, never more than the prompt allows.
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
