//! What is printed: the content of packs, read from RON, checked, and turned into prose.

pub mod abilities;
pub mod amount;
pub mod check;
pub mod content;
pub mod difficulty;
pub mod effect;
pub mod favored;
pub mod invokes;
pub mod lint;
pub mod load;
pub mod printed;
pub mod quest;
#[cfg(test)]
pub(crate) mod samples;
pub mod source;
pub mod speaks;
pub mod text;
pub mod tongue;
pub mod trade;
pub mod wild;
pub mod words;
