//! Content packs: where their texts come from and how entries of any type are read.

mod escapes;
pub mod family;
pub mod lint;
pub mod load;
pub mod locate;
pub mod problem;
pub mod shipped;
pub mod source;
pub mod split;
pub mod translation;
