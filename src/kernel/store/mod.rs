//! All access to the disk: atomic writes, locks, archives, changes of several files at once, the
//! player's data folder, settings.
//!
//! This module knows the names of a campaign's files ([`layout`]), but not what they hold.

pub mod archive;
pub mod change;
pub mod data;
mod error;
pub mod files;
pub mod layout;
pub mod lock;
pub mod pending;
pub mod settings;

pub use data::data_dir;
pub use error::StoreError;
