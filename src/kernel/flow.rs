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

/// Makes the look-ups of a family's frames: a trait `Nearest` over its stack, with a function for each
/// kind of frame and one to change it, and the same as functions over a World for steps of such frames.
/// Needs the family's `Flow` and `Frame` in scope; each line names the two functions, the variant of
/// `Frame` and its type.
#[macro_export]
macro_rules! nearest_frames {
    ($($get:ident, $get_mut:ident, $variant:ident, $frame:ty;)*) => {
        /// The nearest frames of each kind on a stack, from the top.
        pub trait Nearest {
            $(
                /// Returns the nearest frame of this kind, from the top.
                fn $get(&self) -> Option<&$frame>;
                /// Returns the same, to change.
                fn $get_mut(&mut self) -> Option<&mut $frame>;
            )*
        }

        impl Nearest for Flow {
            $(
                fn $get(&self) -> Option<&$frame> {
                    self.frames.iter().rev().find_map(|f| match f {
                        Frame::$variant(f) => Some(f),
                        _ => None,
                    })
                }

                fn $get_mut(&mut self) -> Option<&mut $frame> {
                    self.frames.iter_mut().rev().find_map(|f| match f {
                        Frame::$variant(f) => Some(f),
                        _ => None,
                    })
                }
            )*
        }
        $(
            /// Returns the nearest frame of this kind, from the top. Only for steps of such frames.
            pub(crate) fn $get(world: &World) -> &$frame {
                world.resource::<Flow>().$get().expect("the step belongs to such a frame")
            }
            /// Returns the same, to change.
            pub(crate) fn $get_mut(world: &mut World) -> &mut $frame {
                let flow = world.resource_mut::<Flow>().into_inner();
                flow.$get_mut().expect("the step belongs to such a frame")
            }
        )*
    };
}
