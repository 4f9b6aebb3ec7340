//! Encounters over the kernel's stack: rules by their ids, and games by chance.

mod classes;
mod down;
mod enemies;
mod evenings;
mod fights;
mod letters;
mod odds;
pub mod random;
mod rounds;
pub mod scene;
mod specials;
mod specials_late;
mod texts;
mod turns;
