//! The kernel as a whole, by a small family of games that is not the card game.

mod autopass;
mod campaigns;
mod carried;
mod foreign;
mod sample;
mod sim;
mod vignettes;
