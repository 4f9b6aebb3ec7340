//! Encounters over the kernel's stack.

mod random;
pub mod scene;
