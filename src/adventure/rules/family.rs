//! The adventure card game as a family of games. The implementation of the kernel's traits is in
//! [`play`](super::play); the name is here so that lower modules can use it.

use serde::{Deserialize, Serialize};

/// The family of the adventure card game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Adventure;
