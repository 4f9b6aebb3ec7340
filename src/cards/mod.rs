//! What is printed: the content of packs, read from RON, checked, and turned into prose.

pub mod amount;
pub mod content;
pub mod effect;
pub mod printed;
pub mod words;
