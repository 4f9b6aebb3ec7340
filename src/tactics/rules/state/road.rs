//! The road behind the party and the one before it: what a chapter knows of the campaign beside cards,
//! flags and counters.

use bevy_ecs::prelude::*;

use crate::content::pack::ChapterId;
use crate::content::words::Difficulty;
use crate::rules::company::Visit;

/// Where the party has been, and where it goes.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Road {
    /// The difficulty of the campaign, which [`Playing`](super::table::Playing) may differ from for one
    /// encounter (AT-CAMP-15, AT-RUL-64).
    pub difficulty: Difficulty,
    /// The chapters that were visited, this one among them once its text was told.
    pub visited: Vec<Visit>,
    /// The chapter that is next, once that is settled (AT-CAMP-05).
    pub next: Option<ChapterId>,
    /// Who plays which hero, by seat (AT-CAMP-12); empty if one player has all of them.
    pub players: Vec<u8>,
    /// What each hero took along to the encounter, by seat (AT-SETUP-13 to AT-SETUP-19).
    pub along: Vec<Along>,
}

/// What a hero chose for an encounter, which is what the hero proposes for the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Along {
    /// On the player board.
    pub board: Vec<super::ids::CardId>,
    /// Shuffled into the action deck.
    pub deck: Vec<super::ids::CardId>,
}
