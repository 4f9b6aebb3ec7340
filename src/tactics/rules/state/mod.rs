//! The truth on the table: components, resources and ids. Everything that rules read lies here.

pub mod field;
pub mod fighter;
pub mod ids;
pub mod in_force;
pub mod piles;
pub mod road;
pub mod round;
pub mod table;
