//! Returns what a client sees of a table of the card game that is not saved.

use adventure::campaign::Game;
use adventure::rules::family::Adventure;
use adventure::rules::state::cue::Cue;
use bevy_ecs::prelude::*;
use clients::headless::protocol::{self, CueLine, PromptLine};
use kernel::Family;
use kernel::campaign::{CampaignTable, privacy};
use kernel::table::Table;
use kernel::text::Offer;
use kernel::view::Viewer;
use serde_json::Value;

/// Returns everything that anybody may know.
pub fn state(world: &World) -> Value {
    state_for(world, None)
}

/// Returns everything that a person may know.
pub fn state_for(world: &World, person: Option<&str>) -> Value {
    Game::Loose.state(world, privacy::viewer(world, person))
}

/// Returns the line of the open prompt in the protocol.
pub fn prompt_line(world: &mut World) -> Option<PromptLine> {
    protocol::prompt_line(world, &Game::Loose)
}

/// Returns the line of a cue in the protocol.
pub fn cue_line(world: &World, cue: &Cue) -> CueLine {
    protocol::cue_line(Adventure::view_cue(world, cue, Viewer::EVERYBODY))
}

/// Returns the open question as the text table asks it of somebody who has seen nothing before.
pub fn offer(world: &mut World) -> Offer {
    Game::Loose.text_view().offer(&Game::Loose, world, Viewer::EVERYBODY)
}
