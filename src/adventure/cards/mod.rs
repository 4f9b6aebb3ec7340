//! Printed content: packs read from RON, checked, and turned into text.

pub mod abilities;
pub mod addition;
pub mod amount;
pub mod content;
pub mod difficulty;
pub mod effect;
pub mod favored;
pub mod invokes;
pub mod lint;
pub mod load;
pub mod mentions;
pub mod mythic;
pub mod printed;
pub mod quest;
#[cfg(test)]
pub(crate) mod samples;
pub mod ship;
pub mod source;
pub mod text;
pub mod trade;
pub mod translation;
pub mod vocabulary;
pub mod wild;
