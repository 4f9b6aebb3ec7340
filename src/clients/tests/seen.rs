//! What a client sees of a table of the card game that nothing keeps.

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

/// Everything that anybody may know.
pub fn state(world: &World) -> Value {
    state_for(world, None)
}

/// Everything that a person may know.
pub fn state_for(world: &World, person: Option<&str>) -> Value {
    Game::Loose.state(world, privacy::viewer(world, person))
}

/// The open prompt on a line of the protocol.
pub fn prompt_line(world: &mut World) -> Option<PromptLine> {
    protocol::prompt_line(world, &Game::Loose)
}

/// Something that happened, on a line of the protocol.
pub fn cue_line(world: &World, cue: &Cue) -> CueLine {
    protocol::cue_line(Adventure::view_cue(world, cue, Viewer::EVERYBODY))
}

/// The open question as the text table asks it of somebody who has seen nothing before.
pub fn offer(world: &mut World) -> Offer {
    Game::Loose.text_view().offer(&Game::Loose, world, Viewer::EVERYBODY)
}
