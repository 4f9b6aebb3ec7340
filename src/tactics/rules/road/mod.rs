//! The road: chapters one after the other, and what happens between encounters. A chapter is a
//! function of the company before it, a seed and the decisions; [`company_after`] is its value.

mod after;
mod aftermath;
pub mod arrange;
mod camp;
mod chapter;
pub mod decks;
pub mod gain;
mod level_up;
pub mod levels;
pub mod market;
pub mod planner;
pub mod sort;
mod steps;
mod story;
mod travel;
pub mod travelled;

pub use after::company_after;
pub use chapter::resolution;
pub use level_up::{all_level_up, taken};
pub use steps::{install, refused};
pub use story::{Reading, choices, is_read_at, reading};
pub use travel::draw;

use super::flow::prompt::Act;

/// Something that might be tried, with the rule and the reason if it is not allowed.
pub type Tried = (Act, Option<(&'static str, String)>);

/// Returns the options among what might be tried.
pub fn allowed(tried: Vec<Tried>) -> Vec<Act> {
    tried.into_iter().filter(|(_, no)| no.is_none()).map(|(act, _)| act).collect()
}
