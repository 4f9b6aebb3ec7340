//! Fuzz targets, one for each kind of input that Emberdeck reads. A target must return soon and use
//! little memory, whatever its input is; anything else is a bug.
//!
//! cargo-fuzz calls them through `fuzz_targets`, `tests/fuzzing.rs` as an ordinary test.

pub mod content;
pub mod journal;
pub mod protocol;
pub mod table;
pub mod vignette;

/// A target: its name and its function.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] = [
    ("content", content::run),
    ("vignette", vignette::run),
    ("journal", journal::run),
    ("protocol", protocol::run),
];
