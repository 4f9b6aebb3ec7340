//! The story around a scenario: its opening before the set-up, its ending before the results, and
//! both again on request. It does not affect the game.

use bevy::prelude::*;

use super::face::{self, FaceKey};
use super::screen_names::STORY;
use super::session::session;
use crate::campaign::scenario_story;
use crate::cards::vocabulary::Light;
use crate::faces::scene::{Hour, Weather};
use crate::rules::play;
use crate::rules::state::table::{self, Book, End, Playing};
use crate::shell::command::StoryCommand;
use crate::shell::navigate::go;
use crate::shell::screen::Screen;
use crate::shell::screens::backdrop::{Backdrop, Subject};

/// A part of the story.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The opening.
    #[default]
    Opening,
    /// The ending, with the game's result.
    Ending(End),
}

/// The story that is shown.
#[derive(Resource, Default)]
pub struct Story {
    /// The part.
    pub part: Part,
    /// The previous screen, if it is read again.
    pub back: Option<Screen>,
    /// The progress of the fade-in of page and picture, 0 to 1 each.
    pub up: (f32, f32),
}

/// Shows a part of the story again, or leaves the story.
pub fn act(world: &mut World, part: StoryCommand) {
    let at = *world.resource::<State<Screen>>().get();
    match part {
        StoryCommand::Opening => tell(world, Part::Opening, Some(at)),
        StoryCommand::Ending => {
            if let Some(end) = play::ended(world) {
                tell(world, Part::Ending(end), Some(at));
            }
        }
        StoryCommand::On => on(world),
    }
}

/// Shows the opening of the scenario on the table, before its set-up.
pub fn begin(world: &mut World) {
    tell(world, Part::Opening, None);
}

/// Shows the ending of the scenario on the table, before its results. A position without a story
/// goes straight to the results.
pub fn end(world: &mut World) {
    let told = session(world).is_some();
    match play::ended(world).filter(|_| told && world.contains_resource::<Book>()) {
        Some(end) => tell(world, Part::Ending(end), None),
        None => go(world, Screen::After),
    }
}

/// Shows a part of the story of the scenario on the table; `back`: the previous screen, if it is
/// read again.
pub fn tell(world: &mut World, part: Part, back: Option<Screen>) {
    if !world.contains_resource::<Book>() || back == Some(STORY) {
        return;
    }
    // The same place, in another light when it is over.
    let light = match part {
        Part::Opening => table::scenario(world).light.map(|light| (hour(light), Weather::Clear)),
        Part::Ending(End::Won) => Some((Hour::Dawn, Weather::Clear)),
        Part::Ending(_) => Some((Hour::Night, Weather::Fog)),
    };
    let content = table::book(world);
    let key = match scenario_story::place(content, &table::scenario(world).id) {
        Some(place) => FaceKey::Place(place as u16, false),
        None => FaceKey::Scenario(world.resource::<Playing>().0 as u16),
    };
    let face = face::of(content, key);
    world.resource_mut::<Backdrop>().behind = Some(Subject::Scene(Box::new(face), light));
    *world.resource_mut::<Story>() = Story { part, back, up: (0.0, 0.0) };
    go(world, STORY);
}

fn hour(light: Light) -> Hour {
    match light {
        Light::Dawn => Hour::Dawn,
        Light::Noon => Hour::Noon,
        Light::Dusk => Hour::Dusk,
        Light::Night => Hour::Night,
    }
}

/// Leaves the story.
pub fn on(world: &mut World) {
    let tale = world.resource::<Story>();
    let to = match (tale.back, tale.part) {
        (Some(back), _) => back,
        (None, Part::Opening) => Screen::Table,
        (None, Part::Ending(_)) => Screen::After,
    };
    go(world, to);
}
