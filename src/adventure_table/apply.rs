//! Hands each command of this table to its module.

use bevy::prelude::*;

use super::command::TableCommand;
use super::{auto_pass, coach, downtime, hands, play, screens, viewing};
use crate::shell::command::Command;

/// Applies the commands of this table. Returns any other.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    let Some(own) = command.family::<TableCommand>() else { return Some(command) };
    let modules = [
        play::apply,
        viewing::apply,
        auto_pass::apply,
        hands::apply,
        coach::apply,
        downtime::apply::apply,
        screens::chronicle::apply,
        screens::house_rules::apply,
    ];
    let left = modules.iter().try_fold(own, |command, module| module(world, command));
    if let Some(left) = left {
        error!("nobody applies {left:?}");
    }
    None
}
