//! The components of cards, piles, heroes and locations, and the resources of a scenario.

use std::fmt;
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
    /// Its definition.
    pub def: DefId,
    /// The pile that holds it.
    pub pile: PileId,
    /// Whether it is an imagined copy (AC-SUMM-02).
    pub imagined: bool,
    /// Whether it was left faceup on top of a location's deck (AC-FACE-01).
    pub up: bool,
}

/// The cards of a pile; the last one is the top. The only order of cards that rules depend on.
#[derive(Component, Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Pile(pub Vec<CardId>);

/// The id of the pile that an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileOf(pub PileId);

/// Checked feat boxes (AC-FEAT-03).
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Feats {
    /// Boxes checked in each skill row, in printed order; missing rows have none.
    pub skills: Vec<u8>,
    /// Boxes checked for each power: the character card's in printed order, then the role's.
    pub powers: Vec<u8>,
    /// Boxes checked for hand size.
    pub hand: u8,
    /// Boxes checked for each type of card: (type, boxes).
    pub cards: Vec<(crate::cards::vocabulary::Kind, u8)>,
    /// The chosen side of the role card, 0 or 1, once the hero has a role (AC-ROLE-02).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u8>,
    /// The id of the hero's mythic path (AC-MYTH-01).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
}

/// Leaves `role` and `path` out of the hash while they are `None`: digests from before they existed
/// must stay valid.
impl Hash for Feats {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let Feats { skills, powers, hand, cards, role, path } = self;
        (skills, powers, hand, cards).hash(h);
        if let Some(role) = role {
            role.hash(h);
        }
        if let Some(path) = path {
            path.hash(h);
        }
    }
}

/// Leaves `path` out while it is `None`: digests of downtimes are made from these words.
impl fmt::Debug for Feats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Feats { skills, powers, hand, cards, role, path } = self;
        let mut all = f.debug_struct("Feats");
        all.field("skills", skills).field("powers", powers).field("hand", hand);
        all.field("cards", cards).field("role", role);
        if path.is_some() {
            all.field("path", path);
        }
        all.finish()
    }
}

impl Feats {
    /// Returns the number of boxes checked for the power of this number.
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
    /// The location of the hero's token.
    pub at: PlaceId,
    /// False once dead (AC-DIE-08).
    pub alive: bool,
    /// Checked boxes.
    pub feats: Feats,
    /// The token as a card, while it is hidden in the location's deck (AC-TOKN-01).
    pub token: Option<CardId>,
}

/// Open or closed.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq, Serialize, Deserialize)]
pub enum LocationStatus {
    /// Open.
    #[default]
    Open,
    /// Temporarily closed, by the hero who guards it, until the villain's escape (AC-VILL-09).
    Temporarily,
    /// Permanently closed (AC-CLOSE-15).
    Permanently,
}

/// A location in play.
#[derive(Component, Clone, Debug, Hash, PartialEq, Eq)]
pub struct Place {
    /// Its position in the row.
    pub id: PlaceId,
    /// Position of the definition in [`Content::locations`].
    pub def: usize,
    /// Open or closed.
    pub shut: LocationStatus,
    /// Whether its back is up, so that only the abilities printed there count (AC-CLOSE-19).
    pub flipped: bool,
}

/// The pack in play, including what this scenario adds, such as wildcards.
#[derive(Resource, Clone)]
pub struct Book(pub Arc<Content>);

/// The pack as printed, without additions.
#[derive(Resource, Clone)]
pub struct Printed(pub Arc<Content>);

/// The entities of cards, heroes, locations and piles, by id.
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
    /// Number of cards when the table was set up, including imagined stand-ins (AC-RUL-80). Cards
    /// imagined later last only for their encounter (AC-RUL-101).
    pub laid: usize,
}

/// The index of the scenario in play.
#[derive(Resource, Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Playing(pub usize);

/// The active hero and the turn number.
#[derive(Resource, Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub struct Clock {
    /// The active hero.
    pub active: HeroId,
    /// Number of turns begun.
    pub turn: u32,
}

impl Clock {
    /// Returns the hero whose turn it is; `None` during setup (AC-SETUP-37).
    pub fn on_turn(&self) -> Option<HeroId> {
        (self.turn > 0).then_some(self.active)
    }
}
