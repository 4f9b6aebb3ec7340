//! The table of the tactics family: the printed board in the middle, the initiative line over it, the
//! objectives and what happened on the left, the question on the right, the hero's player board and hand
//! below, or beside a tall board. It lays out panels over the shell's plain table, which knows the question, the answers and
//! undo; nothing here decides anything about the rules.

// This comes first, so that the macro `t!` is known in every module.
#[macro_use]
extern crate lang;
extern crate faces;
extern crate kernel;
extern crate kit;
extern crate shell;

use bevy::prelude::*;
use kernel::Family as _;
use shell::apply::AddHandlers as _;
use shell::command::Command;
use shell::plain_table::window::PlainWindow;
use shell::screens::AddScreens as _;
use tactics::rules::family::Tactics;

mod beats;
mod bench;
mod between;
mod board;
mod boss;
mod card;
mod drag;
mod face;
mod figure;
mod fit;
mod gallery;
mod goals;
mod guide;
mod hand;
pub mod layout;
mod line;
pub mod model;
mod names;
mod overlay;
mod pattern;
mod playback;
mod player_board;
mod restart;
mod route;
mod seen;
mod shot;
mod sounds;
mod told;
mod window;
mod zoom;

/// The window of the family.
pub static WINDOW: PlainWindow = PlainWindow {
    family: "tactics",
    plugin,
    show: window::show,
    places: window::places,
    scenes: shot::SCENES,
    shot: shot::shot,
    bench: |size, frames| bench::bench_frames(size, frames).map(Some),
    captions: sounds::CAPTIONS,
    title_entries,
    elsewhere: between::elsewhere,
    tells_facts: true,
};

/// Adds what the layout needs.
fn plugin(app: &mut App) {
    app.init_resource::<model::Fight>().init_resource::<between::Between>();
    app.add_handler(guide::apply).add_overlay(Tactics::ID, guide::show);
    gallery::plugin(app);
}

/// Returns what the title offers of the family besides campaigns.
fn title_entries() -> Vec<(String, Command)> {
    let guided = guide::GuideCommand::Start.into();
    vec![
        (t!("tactics-guide-entry"), guided),
        (t!("tactics-gallery-entry"), Command::Go(gallery::GALLERY)),
    ]
}
