//! Panels over the table, written as functions over `egui::Ui`: they show what they are given and say
//! which commands come of it. None of them knows Bevy.

pub mod ask;
pub mod board;
pub mod chronicle;
pub mod fan;
pub mod house;
pub mod inspect;
pub mod menu;
pub mod pile;
pub mod stops;
