//! The tactics family as a family of games. What the kernel must know of it stands in
//! [`play`](super::play), above the rules; the name alone stands here, below them.

use serde::{Deserialize, Serialize};

/// The family of the tactics campaigns.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Tactics;
