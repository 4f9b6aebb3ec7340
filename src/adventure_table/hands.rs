//! The pointer's state at the table: hovering, pressing, dragging.

use bevy::prelude::*;

use super::spot::Spot;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::kit::pointer::Pointer;
use crate::rules::state::ids::{CardId, HeroId};

/// A dragged card.
#[derive(Clone, Copy, Debug)]
pub struct Grab {
    /// The card.
    pub card: CardId,
    /// The offset of its middle from the pointer.
    pub off: Vec2,
}

/// The state of pointer interaction.
#[derive(Resource, Default)]
pub struct Hands {
    /// Where a fan opens if the pointer did not open it.
    pub fan_from: Option<Vec2>,
    /// The hovered card.
    pub over: Option<CardId>,
    /// The dragged card.
    pub card: Option<Grab>,
    /// The dragged token.
    pub token: Option<HeroId>,
    /// The thing on which the press began, to become a drag.
    pub began: Option<Spot>,
    /// The last click with its time, for double clicks.
    pub last_click: Option<(Spot, f32)>,
}

impl Hands {
    /// Cancels everything, and forgets the hovered card.
    pub fn forget(&mut self) {
        *self = Hands { fan_from: self.fan_from, ..Hands::default() };
    }

    /// Returns whether something is dragged.
    pub fn holding(&self) -> bool {
        self.card.is_some() || self.token.is_some()
    }
}

/// The focused thing on the table.
#[derive(Resource, Default)]
pub struct Focused(pub Option<Spot>);

/// Applies the commands about dragging and fans.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Fan(acts) => {
            let pointer = world.resource::<Pointer>().at;
            let at = world.resource_mut::<Hands>().fan_from.take().unwrap_or(pointer);
            let mut model = world.resource_mut::<Model>();
            (model.fan, model.fan_at) = (acts, at);
        }
        other => return Some(other),
    }
    None
}
