//! Panels over the table, written as functions over `egui::Ui`: they show what they are given and say
//! what is wished. None of them knows Bevy.

pub mod ask;
pub mod chronicle;
pub mod fan;
pub mod menu;
pub mod pile;
