//! Rules of the catalogue about what is between two games: rewards, feats and roles, rebuilding, who
//! plays on, what is next, and the campaign's record of it.

mod campaigns;
mod decks;
mod feats;
mod folder;
mod pack;
mod rewards;
mod roles;
mod seats;
mod versions;
