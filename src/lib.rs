//! Emberdeck: a tabletop for co-operative adventure card games.

#[cfg(feature = "app")]
pub mod app;
pub mod campaign;
pub mod cards;
#[cfg(feature = "faces")]
pub mod faces;
#[cfg(feature = "app")]
pub mod panels;
pub mod rules;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
