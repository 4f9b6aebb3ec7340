//! Content packs: where their texts come from and how entries of any type are read.

mod escapes;
pub mod family;
pub mod lint;
pub mod load;
pub mod locate;
mod missing;
pub mod problem;
mod recover;
pub mod shipped;
pub mod source;
pub mod split;
mod templates;
pub mod translation;
