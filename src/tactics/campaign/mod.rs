//! Campaigns on disk: what a record keeps of the road, and what a new company needs. Everything that
//! happens between two encounters is decided in the journal of a chapter, so there is no downtime.

mod chain;
pub mod chronicle;
mod content;
mod family;
mod house_rules;
pub mod party;
mod record;

pub use content::find_pack;
pub use house_rules::{HouseRules, LEVELS, level_named};
pub use record::{Body, Played};
