//! Panels around a game, written as functions over `egui::Ui`: they show what they are given and say
//! which commands come of it. None of them knows Bevy.

pub mod board;
pub mod house;
pub mod inspect;
pub mod moments;
pub mod ruled;
pub mod rules;
pub mod stops;
pub mod transport;
