//! Everything that touches the disk: files that are the old or the new one, whole; locks; archives;
//! changes of several files at once; the player's data folder; settings.
//!
//! Nothing here knows what a campaign holds beyond the names of its files ([`layout`]).

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
