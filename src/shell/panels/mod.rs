//! Panels around a game, written as functions over `egui::Ui`: each shows the data that it is given
//! and returns commands. None of them uses Bevy's world.

pub mod coach;
pub mod moments;
pub mod ruled;
pub mod rules;
pub mod transport;
