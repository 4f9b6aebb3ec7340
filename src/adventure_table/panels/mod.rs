//! Panels over the table, written as functions over `egui::Ui`: each shows the data that it is
//! given and returns commands. None of them uses Bevy's world.

pub mod ask;
pub mod board;
pub mod chronicle;
pub mod fan;
pub mod house;
pub mod inspect;
pub mod menu;
pub mod pile;
pub mod stops;
