//! Which screen is up.

use bevy::prelude::*;

/// Which screen is up.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The beginning.
    #[default]
    Title,
    /// The campaigns.
    Shelf,
    /// A new campaign.
    New,
    /// The table.
    Table,
    /// How a scenario begins, and how it ended.
    Tale,
    /// After a scenario.
    After,
    /// The chronicle of a campaign.
    Chronicle,
    /// Between two games.
    Between,
    /// All that is printed.
    Gallery,
    /// Who made what.
    Credits,
}
