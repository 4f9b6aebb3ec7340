//! Panels around a game, written as functions over `egui::Ui`: they show what they are given and say
//! which commands come of it. None of them knows Bevy.

pub mod moments;
pub mod ruled;
pub mod rules;
pub mod transport;
