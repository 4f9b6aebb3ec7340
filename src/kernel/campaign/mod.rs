//! Campaigns on disk, whatever family of games is played: a folder each, saved after every decision,
//! safe under a kill at any moment.
//!
//! `campaign.ron` says who plays what and how far they are ([`record`]); `journals/NNN.jsonl` holds one
//! game each, decision by decision ([`journal`]); `generations/NNN.ron` where the campaign stood before
//! each game ([`backups`]). [`Campaign`] is an open folder with its lock; [`Session`] is an open campaign
//! with its running game on a table; [`Game`] is what clients play. [`CampaignFamily`] says what a family
//! adds to that.

pub mod backups;
pub mod choices;
pub mod content;
mod downtime;
mod error;
pub mod family;
mod folder;
pub mod game;
pub mod journal;
pub mod packs;
pub mod players;
pub mod record;
pub mod relocate;
pub mod replay;
pub mod session;
pub mod shelf;
pub mod undo;
pub mod watch;

pub use choices::{Choices, HandPolicy, UndoPolicy};
pub use error::CampaignError;
pub use family::{CampaignFamily, Downtime};
pub use folder::{Campaign, plain_id};
pub use game::Game;
pub use record::{Body, Record, UnderWay};
pub use session::Session;
