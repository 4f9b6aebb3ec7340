//! The names of this table's screens.

use crate::shell::screen::Screen;

/// A new campaign.
pub const NEW: Screen = Screen::Of("new campaign");
/// The opening or the ending of a scenario.
pub const STORY: Screen = Screen::Of("story");
/// The chronicle of a campaign.
pub const CHRONICLE: Screen = Screen::Of("chronicle");
/// The downtime between two games.
pub const DOWNTIME: Screen = Screen::Of("downtime");
/// The gallery of all printed cards.
pub const GALLERY: Screen = Screen::Of("gallery");
