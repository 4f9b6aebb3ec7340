//! Undo, redo and moments over the protocol.

use bevy_ecs::prelude::*;
use kernel::campaign::{CampaignError, CampaignTable, UndoPolicy};
use kernel::table::{MomentView, TurnUndone};
use serde_json::{Value, json};

use super::error::RequestError;
use super::protocol::Message;

/// Where a request goes in the history of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To the last decision.
    Undo,
    /// To the first decision of the turn.
    UndoTurn,
    /// To the next undone decision.
    Redo,
    /// To the moment with this number.
    To(usize),
}

impl Step {
    /// Returns where an undo goes: to a moment, or back by a turn or a decision.
    pub(super) fn undo(to: Option<usize>, turn: bool) -> Step {
        to.map_or(if turn { Step::UndoTurn } else { Step::Undo }, Step::To)
    }

    /// Returns where a redo goes: to a moment, or forward by a decision.
    pub(super) fn redo(to: Option<usize>) -> Step {
        to.map_or(Step::Redo, Step::To)
    }
}

/// Goes to an earlier or later moment. Returns why it is not quite the one that was asked for, if so.
///
/// # Errors
/// Returns an error if there is no such moment, the undo policy forbids it, or it cannot
/// be saved.
pub(super) fn go(
    world: &mut World,
    game: &mut dyn CampaignTable,
    to: Step,
) -> Result<Option<String>, RequestError> {
    let (done, nothing) = match to {
        Step::Undo => (game.undo(world)?, RequestError::NothingToUndo),
        Step::UndoTurn => match game.undo_turn(world)? {
            Some(TurnUndone::Short(why)) => return Ok(Some(why)),
            done => (done.is_some(), RequestError::NothingToUndo),
        },
        Step::Redo => (game.redo(world)?, RequestError::NothingToRedo),
        Step::To(moment) => {
            (game.go_to(world, moment).map(|()| true)?, RequestError::NothingToUndo)
        }
    };
    if done { Ok(None) } else { Err(nothing) }
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
