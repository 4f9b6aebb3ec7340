//! What the window of any game is made of: input and the focus, sound, the theme, widgets over egui,
//! quads of cards, dice, the wood of the table.
//!
//! Nothing here names a game, the shell around it, or a table.

#[cfg(feature = "app")]
pub mod art;
#[cfg(feature = "app")]
pub mod card;
#[cfg(feature = "app")]
pub mod dice;
#[cfg(feature = "app")]
pub mod frame;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod lens;
#[cfg(feature = "app")]
pub mod notices;
#[cfg(feature = "app")]
pub mod paint;
#[cfg(feature = "app")]
pub mod pointer;
#[cfg(feature = "app")]
pub mod prefs;
#[cfg(feature = "app")]
pub mod sound;
pub mod synth;
#[cfg(feature = "app")]
pub mod theme;
#[cfg(feature = "app")]
pub mod wake;
#[cfg(feature = "app")]
pub mod widgets;
#[cfg(feature = "app")]
pub mod wood;

/// Adds the kit to an app.
#[cfg(feature = "app")]
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
