//! The stack of frames, and the ending.

use bevy_ecs::prelude::*;

use super::Family;

/// The stack of procedures in progress, from the whole game at the bottom to the newest effect on
/// top.
#[derive(Resource, Clone, Debug, Hash)]
pub struct Flow<F: Family> {
    /// From bottom to top.
    pub frames: Vec<F::Frame>,
    /// The answer to the last prompt, until the step that asked takes it.
    pub answer: Option<Vec<F::Act>>,
    /// The result of the last finished frame, until the frame below takes it.
    pub returned: Option<F::Returned>,
}

impl<F: Family> Default for Flow<F> {
    fn default() -> Flow<F> {
        Flow { frames: Vec::new(), answer: None, returned: None }
    }
}

/// The ending, once the game is over.
#[derive(Resource, Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub struct Over<F: Family>(pub Option<F::Ending>);

impl<F: Family> Default for Over<F> {
    fn default() -> Over<F> {
        Over(None)
    }
}
