//! Applies commands in one exclusive system. Each command goes through the handlers that the
//! modules of the window have registered, until one of them takes it.

use bevy::prelude::*;

use super::command::{Command, CommandQueue};
use super::sounds::of_command;
use crate::kit::sound::Ear;

/// Applies a command if it belongs to the module that registered this handler; otherwise returns
/// it.
pub type Handler = fn(&mut World, Command) -> Option<Command>;

/// The registered handlers, in the order in which they are tried.
#[derive(Resource, Default)]
struct Handlers(Vec<Handler>);

/// Registers command handlers with an app.
pub trait AddHandlers {
    /// Registers a handler; every command is offered to it until some handler takes the command.
    fn add_handler(&mut self, handler: Handler) -> &mut Self;
}

impl AddHandlers for App {
    fn add_handler(&mut self, handler: Handler) -> &mut App {
        self.init_resource::<Handlers>();
        self.world_mut().resource_mut::<Handlers>().0.push(handler);
        self
    }
}

/// Applies the commands of this frame.
pub fn apply(world: &mut World) {
    let queue = std::mem::take(&mut *world.resource_mut::<CommandQueue>()).0;
    for command in queue {
        apply_one(world, command);
    }
}

/// Applies a command.
pub fn apply_one(world: &mut World, command: Command) {
    if let (Some(sound), Some(mut ear)) = (of_command(&command), world.get_resource_mut::<Ear>()) {
        ear.hear(sound);
    }
    let mut left = command;
    let mut at = 0;
    while let Some(handler) = world.resource::<Handlers>().0.get(at).copied() {
        match handler(world, left) {
            Some(other) => left = other,
            None => return,
        }
        at += 1;
    }
    error!("nobody applies {left:?}");
}
