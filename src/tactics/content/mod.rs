//! The content of the family: packs read from RON, checked, and told in words.
//!
//! The language has four shapes: powers (may), rules (must), standing effects (is so) and
//! replacements. Special rules of encounters and abilities of enemies are said in it too; none is
//! code (AT-CAMP-03).

pub mod amount;
pub mod effect;
pub mod graph;
pub mod lint;
pub mod load;
pub mod mentions;
pub mod pack;
pub mod printed;
pub mod text;
mod translation;
pub mod words;

pub use amount::{Amount, ByHeroes, Counted, Of, Reach, Term};
pub use pack::TacticsContent;
