//! What is done with bytes from nowhere: a target for each thing that Emberdeck reads. A target
//! returns, soon and without much memory, whatever it is given; anything else is a bug.
//!
//! cargo-fuzz calls them through `fuzz_targets`, `tests/fuzzing.rs` as an ordinary test.

pub mod content;
pub mod journal;
pub mod protocol;
pub mod table;
pub mod vignette;

/// A target: its name, and what is done with the bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] = [
    ("content", content::run),
    ("vignette", vignette::run),
    ("journal", journal::run),
    ("protocol", protocol::run),
];
