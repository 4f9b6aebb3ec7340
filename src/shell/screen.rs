//! Which screen is up.

use bevy::prelude::*;

/// Which screen is up: one of the shell's own, or one that a family of games has registered.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The beginning.
    #[default]
    Title,
    /// The campaigns.
    Shelf,
    /// A new campaign: the packs of all families, and who plays.
    New,
    /// The table.
    Table,
    /// After a game.
    After,
    /// Who made what.
    Credits,
    /// A screen of a family, by a name that the family gives.
    Of(&'static str),
}
