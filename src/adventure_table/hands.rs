//! What the hands do with what lies on the table: point, hold, drag.

use bevy::prelude::*;

use super::spot::Spot;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::kit::pointer::Pointer;
use crate::rules::state::ids::{CardId, HeroId};

/// A card that is held.
#[derive(Clone, Copy, Debug)]
pub struct Grab {
    /// Which.
    pub card: CardId,
    /// From the pointer to its middle.
    pub off: Vec2,
}

/// What the hands are doing.
#[derive(Resource, Default)]
pub struct Hands {
    /// Where a fan opens that the pointer did not ask for.
    pub fan_from: Option<Vec2>,
    /// The card under the pointer.
    pub over: Option<CardId>,
    /// The card that is being dragged.
    pub card: Option<Grab>,
    /// The token that is being dragged.
    pub token: Option<HeroId>,
    /// What the press began on, to become a drag.
    pub began: Option<Spot>,
    /// The last click, for double clicks: what, and when.
    pub last_click: Option<(Spot, f32)>,
}

impl Hands {
    /// Lets go of everything and forgets what was pointed at.
    pub fn forget(&mut self) {
        *self = Hands { fan_from: self.fan_from, ..Hands::default() };
    }

    /// Returns whether something is held.
    pub fn holding(&self) -> bool {
        self.card.is_some() || self.token.is_some()
    }
}

/// What has the focus on the table.
#[derive(Resource, Default)]
pub struct Focused(pub Option<Spot>);

/// Applies the commands of this room.
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
