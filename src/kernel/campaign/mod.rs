//! Campaigns on disk, whatever family of games is played: a folder each, saved after every decision,
//! safe under a kill at any moment.
//!
//! `campaign.ron` says who plays what and how far they are ([`record`]); `journals/NNN.jsonl` holds one
//! game each, decision by decision ([`journal`]); `generations/NNN.ron` where the campaign stood before
//! each game ([`backups`]).

pub mod backups;
pub mod choices;
pub mod content;
pub mod journal;
pub mod packs;
pub mod record;
pub mod shelf;

pub use choices::{Choices, HandPolicy, UndoPolicy};
pub use record::{Body, Record, UnderWay};
