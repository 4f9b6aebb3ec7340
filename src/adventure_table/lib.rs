//! The table of the card game: cards, piles, tokens and dice as entities, and the input that moves
//! them.
//!
//! The view is a function of the state: each card's target pose follows from its pile and index,
//! the open prompt, and the cues that are being played. Poses ease to their targets; nothing here
//! decides anything about the rules.

// This comes first, so that the macro `t!` is known in every module.
#[macro_use]
extern crate lang;
extern crate faces;
extern crate kernel;
extern crate kit;
extern crate self as adventure_table;
extern crate shell;

use adventure::{autopass, campaign, cards, guide, rules, sim, vignette};
use kernel::store::settings;

use bevy::prelude::*;

use crate::kit::frame::FrameStep;
use crate::shell::apply::AddHandlers;
use crate::shell::screen::Screen;
use crate::shell::table_window::{ActiveTable, TableWindow as _, Tables};
use kernel::campaign::entry::{Entry, Families};
use kit::pointer;

pub mod aim;
mod apply;
pub mod auto_pass;
pub mod bench;
pub mod boards;
pub mod coach;
pub mod command;
pub mod dice;
pub mod downtime;
pub mod drop;
pub mod drop_hint;
pub mod ease;
pub mod face;
pub mod focus;
#[cfg(test)]
mod focus_tests;
mod focus_words;
pub mod gesture;
pub mod hands;
mod highlight;
pub mod keys;
pub mod layout;
pub mod lens;
pub mod listen;
pub mod model;
mod offered;
pub mod paint;
pub mod panels;
pub mod pilot;
pub mod pins;
mod place_words;
pub mod plates;
pub mod play;
pub mod playback;
pub mod pose;
pub mod screen;
mod screen_names;
pub mod screens;
pub mod script;
pub mod session;
pub mod shot;
pub mod sounds;
pub mod spot;
pub mod stage;
pub mod stories;
pub mod story;
#[cfg(test)]
mod tests;
pub mod tokens;
pub mod translation;
pub mod viewing;
mod window;

/// Adds the table and its screens.
pub fn plugin(app: &mut App) {
    use FrameStep::{Aim, Ease, Pointer, Show};
    app.init_resource::<model::Model>()
        .init_resource::<layout::TableLayout>()
        .init_resource::<playback::Playback>()
        .init_resource::<hands::Hands>()
        .init_resource::<hands::Focused>()
        .init_resource::<downtime::state::DowntimeScreen>()
        .init_resource::<stage::Needle>()
        .add_plugins((plates::plugin, screens::plugin, handlers))
        .add_systems(OnEnter(Screen::Table), lens::forget)
        .add_systems(
            Update,
            (
                (lens::hands, lens::keys, gesture::act)
                    .chain()
                    .after(pointer::read)
                    .in_set(Pointer),
                pose::aim.in_set(Aim),
                (dice::toss, playback::play, ease::ease, stage::ease).chain().in_set(Ease),
                (plates::lay, ease::show, dice::cast::cast).in_set(Show),
                listen::watch.after(Show).before(kit::sound::pass_on),
            )
                .run_if(is_active),
        );
}

/// Returns whether this table is the active one, and not that of another family.
fn is_active(table: Res<ActiveTable>) -> bool {
    table.0.family() == WINDOW.family()
}

/// Registers the handler of the table's commands.
pub fn handlers(app: &mut App) {
    app.add_handler(apply::apply);
}

/// The window of the adventure card game.
pub static WINDOW: window::AdventureWindow = window::AdventureWindow;

/// The tables of a window for the adventure card game alone, for pictures and benchmarks.
pub const TABLES: Tables =
    Tables { families: Families(&[&Entry::<rules::family::Adventure>::new()]), tables: &[&WINDOW] };
