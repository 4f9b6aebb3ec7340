//! Entries of the catalogue that are facts about content and campaigns, over the shipped pack.

mod campaign;
mod data;
mod elite;
mod inventory;
