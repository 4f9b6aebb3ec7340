//! The kit of windows: input and the focus, sound, the theme, widgets over egui, quads of cards,
//! dice, the wood of the table.
//!
//! It depends on no game, shell or table.

// This comes first, so that the macro `t!` is known in every module.
#[macro_use]
extern crate lang;
extern crate faces;
extern crate kernel;
extern crate self as kit;

use kernel::store::settings;

pub mod art;
pub mod card;
pub mod dice;
pub mod frame;
pub mod input;
pub mod lens;
pub mod notices;
pub mod paint;
pub mod pointer;
pub mod prefs;
mod quad;
pub mod sound;
pub mod synth;
pub mod theme;
pub mod wake;
pub mod widgets;
pub mod wood;

/// Adds the kit to an app.
pub fn plugin(app: &mut bevy::prelude::App) {
    use bevy::prelude::*;
    app.init_resource::<lens::Lens>()
        .init_resource::<pointer::Pointer>()
        .add_plugins((
            frame::plugin,
            input::plugin,
            notices::plugin,
            art::plugin,
            card::plugin,
            dice::plugin,
            sound::plugin,
        ))
        .add_systems(
            Update,
            (
                pointer::read.in_set(frame::FrameStep::Pointer),
                wood::lay.in_set(frame::FrameStep::Show),
            ),
        );
}
