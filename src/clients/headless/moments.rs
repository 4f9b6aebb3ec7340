//! Undo, redo and moments over the protocol.

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignError, CampaignTable, UndoPolicy};
use kernel::table::MomentView;
use serde_json::{Value, json};

use super::protocol::{Message, Request};

/// Goes to an earlier or later moment.
///
/// # Errors
/// Returns an error if there is no such moment, the undo policy forbids it, or it cannot
/// be saved.
pub(super) fn go(
    world: &mut World,
    game: &mut dyn CampaignTable,
    request: &Request,
) -> Result<(), String> {
    let (done, nothing) = match request {
        Request::Undo { to: None } => (game.undo(world), "there is nothing to undo"),
        Request::Redo { to: None } => (game.redo(world), "there is nothing to do again"),
        Request::Undo { to: Some(to) } | Request::Redo { to: Some(to) } => {
            (game.go_to(world, *to).map(|()| true), "")
        }
        _ => (Ok(false), "that is nothing to go to"),
    };
    match done {
        Ok(true) => Ok(()),
        Ok(false) => Err(nothing.into()),
        Err(e) => Err(e.to_string()),
    }
}

/// Returns all moments of the game as a message.
pub(super) fn line(world: &World, game: &dyn CampaignTable) -> Value {
    let moments = game.moments(world);
    let line = |s: &MomentView| {
        // There is no turn yet during setup.
        let turn = Some(s.moment.turn).filter(|turn| *turn > 0);
        let mut line = json!({ "n": s.n, "turn": turn, "text": s.moment.text() });
        if !s.moment.did.is_empty() {
            line["did"] = json!(s.moment.did);
        }
        if s.automatic {
            line["auto"] = json!(true);
        }
        if let Some(why) = &s.locked {
            line["locked"] = json!(why);
        }
        line
    };
    let all: Vec<Value> = moments.all.iter().map(line).collect();
    json!({ "now": moments.now, "undo": game.undo_policy(), "moments": all })
}

/// Returns the undo policy as a message, or the error.
pub(super) fn policy_message(undo: UndoPolicy, done: Result<(), CampaignError>) -> Message {
    match done {
        Ok(()) => Message::Policy { undo },
        Err(e) => Message::Error { message: e.to_string() },
    }
}
