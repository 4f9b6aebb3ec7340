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
pub mod input;
#[cfg(feature = "app")]
pub mod sound;
pub mod synth;
#[cfg(feature = "app")]
pub mod theme;
#[cfg(feature = "app")]
pub mod widgets;
#[cfg(feature = "app")]
pub mod wood;
