//! The chronicle: what is told of a scenario, and what is counted.

mod folder;
mod golden;
mod numbers;
