//! The names of this table's screens.

use crate::shell::screen::Screen;

/// A new campaign.
pub const NEW: Screen = Screen::Of("new campaign");
/// How a scenario begins, and how it ended.
pub const STORY: Screen = Screen::Of("story");
/// The chronicle of a campaign.
pub const CHRONICLE: Screen = Screen::Of("chronicle");
/// What is between two games.
pub const DOWNTIME: Screen = Screen::Of("downtime");
/// All that is printed.
pub const GALLERY: Screen = Screen::Of("gallery");
