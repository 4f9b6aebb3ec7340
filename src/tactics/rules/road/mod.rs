//! The road: chapters one after the other, and what happens between encounters. A chapter is a
//! function of the company before it, a seed and the decisions; [`company_after`] is its value.

mod after;
pub mod levels;
pub mod sort;

pub use after::company_after;
