//! Campaigns on disk for every family of games: a folder each, saved after every decision, safe if
//! the program is killed at any moment.
//!
//! `campaign.ron` says who plays what, and the progress ([`record`]); each file of `journals`
//! contains one game or downtime, decision by decision ([`journal`]); `generations/NNN.ron` is a
//! backup before each game ([`backups`]). [`Campaign`] is an open folder with its lock; [`Session`]
//! is an open campaign with its running game on a table; [`Game`] is what clients play.
//! [`CampaignFamily`] is what a family adds.

mod anew;
pub mod autopass_view;
pub mod backups;
mod belonging;
pub mod choices;
pub mod content;
pub mod difficulty;
mod downtime;
pub mod downtime_table;
pub mod entry;
mod error;
pub mod families;
pub mod family;
mod folder;
pub mod game;
pub mod journal;
mod names;
mod no_downtime;
pub mod outcome;
pub mod packs;
mod plain_text;
pub mod players;
pub mod privacy;
pub mod record;
pub mod recording;
pub mod relocate;
pub mod replay;
pub mod replayed;
pub mod report;
pub mod saved;
pub mod session;
pub mod table;
pub mod undo;
pub mod views;
pub mod watch;
pub mod watched;
mod whose;

pub use autopass_view::{AutoPassView, StopChange, WantedView, WindowView};
pub use choices::{Choices, HandPolicy, UndoPolicy};
pub use difficulty::{
    DialView, Difficulty, DifficultyChange, DifficultyChangeError, DifficultyView,
};
pub use downtime_table::DowntimeTable;
pub use error::CampaignError;
pub use family::{CampaignFamily, Downtime, Look};
pub use folder::{Campaign, plain_id};
pub use game::Game;
pub use no_downtime::NoDowntime;
pub use outcome::{Outcome, Story};
pub use record::{Body, Record, UnderWay};
pub use recording::Recording;
pub use saved::SavedGame;
pub use session::Session;
pub use table::CampaignTable;
pub use views::{DowntimeOption, DowntimeView};
pub use watched::WatchedGame;
