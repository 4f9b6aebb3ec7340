//! The screens of the window.

use bevy::prelude::*;

/// The current screen: one of the shell's own, or one that a family of games has registered.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title screen.
    #[default]
    Title,
    /// The list of campaigns.
    Shelf,
    /// A new campaign: the packs of all families, and who plays.
    New,
    /// The table.
    Table,
    /// The results of a game.
    After,
    /// The credits and licenses.
    Credits,
    /// A screen of a family, by a name that the family chooses.
    Of(&'static str),
}
