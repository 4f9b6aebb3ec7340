//! What happens: the rules of an encounter over the kernel's stack. Content says what texts do; the
//! modules here carry them out, one step or family of verbs a file.

pub mod aimed;
pub mod board;
pub mod company;
pub mod describe;
pub mod effect;
mod ending;
pub mod family;
pub mod fight;
pub mod fight_view;
pub mod flow;
pub mod goal;
pub mod goals;
pub mod hand;
pub mod moves;
pub mod odds;
pub mod play;
pub mod refused;
pub mod road;
pub mod road_view;
pub mod round;
pub mod setup;
pub mod sight;
pub mod start;
pub mod state;
pub mod strides;
pub mod turn;
pub mod view;
pub mod why;
