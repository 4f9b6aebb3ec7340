//! Cards, piles, heroes and locations as components, and what else lies in a world.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::ids::{CardId, HeroId, PileId, PlaceId};
use crate::cards::content::{Content, DefId};

/// A card.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: CardId,
    /// What is printed on it.
    pub def: DefId,
    /// Where it lies.
    pub pile: PileId,
    /// An imagined copy (AC-SUMM-02).
    pub imagined: bool,
    /// Left faceup on top of the deck of a location (AC-FACE-01).
    pub up: bool,
}

/// The cards of a pile. The last one is the top. The only order that rules go by.
#[derive(Component, Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Pile(pub Vec<CardId>);

/// Which pile an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileOf(pub PileId);

/// Checked feat boxes (AC-FEAT-03).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Feats {
    /// Boxes checked in each skill row, in printed order; rows not named have none.
    pub skills: Vec<u8>,
    /// Boxes checked for each power, in printed order; those of the role follow.
    pub powers: Vec<u8>,
    /// Boxes checked for hand size.
    pub hand: u8,
    /// Boxes checked for each type of card: (type, boxes).
    pub cards: Vec<(crate::cards::vocabulary::Kind, u8)>,
    /// The side of the role card that was chosen, once there is one: 0 or 1 (AC-ROLE-02).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u8>,
}

/// Without a role as before there were any: a digest is for good.
impl Hash for Feats {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let Feats { skills, powers, hand, cards, role } = self;
        (skills, powers, hand, cards).hash(h);
        if let Some(role) = role {
            role.hash(h);
        }
    }
}

impl Feats {
    /// The boxes checked for the power of that number.
    pub fn power(&self, number: usize) -> u8 {
        self.powers.get(number).copied().unwrap_or(0)
    }
}

/// A hero at the table.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq)]
pub struct Hero {
    /// The seat.
    pub id: HeroId,
    /// Position of the definition in [`Content::heroes`].
    pub def: usize,
    /// Where the token stands.
    pub at: PlaceId,
    /// False once dead (AC-DIE-08).
    pub alive: bool,
    /// Checked boxes.
    pub feats: Feats,
    /// The token lies in the deck of the location, as this card (AC-TOKN-01).
    pub token: Option<CardId>,
}

/// Open or closed.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub enum LocationStatus {
    /// Open.
    #[default]
    Open,
    /// Temporarily closed, by the hero who did it, until the villain's escape (AC-VILL-09).
    Temporarily,
    /// Permanently closed (AC-CLOSE-15).
    Permanently,
}

/// A location in play.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq)]
pub struct Place {
    /// Its place in the row.
    pub id: PlaceId,
    /// Position of the definition in [`Content::locations`].
    pub def: usize,
    /// Open or closed.
    pub shut: LocationStatus,
    /// Its back is up: only what is said there remains (AC-CLOSE-19).
    pub flipped: bool,
}

/// The pack in play: with what the scenario was begun with besides, such as wildcards.
#[derive(Resource, Clone)]
pub struct Book(pub Arc<Content>);

/// The pack as it is printed.
#[derive(Resource, Clone)]
pub struct Printed(pub Arc<Content>);

/// Where to find the entities of ids.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    /// By card id.
    pub cards: Vec<Entity>,
    /// By hero id.
    pub heroes: Vec<Entity>,
    /// By place id.
    pub places: Vec<Entity>,
    /// By the slot of the pile.
    pub piles: Vec<Entity>,
    /// How many cards there were when the table was laid out, imagined stand-ins among them
    /// (AC-RUL-80). What is imagined later lasts no longer than its encounter (AC-RUL-101).
    pub laid: usize,
}

/// Which scenario is played.
#[derive(Resource, Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Playing(pub usize);

/// Whose turn it is.
#[derive(Resource, Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub struct Clock {
    /// The active hero.
    pub active: HeroId,
    /// Turns begun so far.
    pub turn: u32,
}

impl Clock {
    /// The hero whose turn it is; during the set-up, nobody (AC-SETUP-37).
    pub fn on_turn(&self) -> Option<HeroId> {
        (self.turn > 0).then_some(self.active)
    }
}
