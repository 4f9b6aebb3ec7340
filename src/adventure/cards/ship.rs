//! Ships: what a ship card says besides, and the words of the effect language about the party's ship.

use serde::{Deserialize, Serialize};

use super::amount::{Amount, CheckSpec};
use super::effect::{Effect, Effects, Once, Power, When};
use super::printed::StoryDef;
use super::vocabulary::{Kind, Trait};

/// What is printed on a ship besides the part for encountering it (AC-SHIP-04, AC-SHIP-20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipDef {
    /// Its class: how good it is; a party's fleet is enlarged by class (AC-SHIP-03).
    #[serde(default)]
    pub class: u8,
    /// The check that repairs it when it is wrecked (AC-SHIP-20).
    pub repair: CheckSpec,
    /// What holds while a hero commands it (AC-SHIP-09).
    #[serde(default)]
    pub commanded: StoryDef,
    /// What holds in place of that while it is wrecked (AC-SHIP-18).
    #[serde(default)]
    pub wrecked: StoryDef,
}

/// A fact about the party's ship; without a ship none holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShipFact {
    /// You command the ship (AC-SHIP-06).
    Commanding,
    /// You are on the ship (AC-SHIP-07).
    Aboard,
    /// The ship is wrecked (AC-SHIP-17).
    Wrecked,
    /// The ship is anchored (AC-SHIP-08).
    Anchored,
    /// At least that many plunder cards are under the ship (AC-SHIP-21).
    Plunder(u8),
}

/// A thing that is done with the party's ship; without a ship nothing happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShipDeed {
    /// Structural damage is dealt to the ship (AC-SHIP-14).
    Damage(Amount),
    /// So many plunder cards are stashed, each of a type by the plunder table (AC-SHIP-22).
    Plunder(Amount),
    /// A plunder card of this type is stashed (AC-SHIP-22).
    PlunderOf(Kind),
    /// So many random plunder cards are banished (AC-SHIP-24).
    LosePlunder(Amount),
    /// You seize the ship that you encounter (AC-SHIP-13).
    Seize,
    /// The ship is wrecked (AC-SHIP-17).
    Wreck,
    /// The ship is no longer wrecked (AC-SHIP-20).
    Repair,
    /// You attempt the ship's check to repair it (AC-SHIP-20).
    TryRepair,
    /// The ship is anchored at your location (AC-SHIP-08).
    Anchor,
    /// The ship is no longer anchored (AC-SHIP-08).
    Weigh,
}

impl ShipDef {
    /// Returns the side that is up.
    pub fn side(&self, wrecked: bool) -> &StoryDef {
        if wrecked { &self.wrecked } else { &self.commanded }
    }

    /// Adds what every wrecked ship has: its commander may attempt to repair it (AC-SHIP-20).
    pub(super) fn complete(&mut self) {
        let does: Effects = [Effect::Ship(ShipDeed::TryRepair)].into();
        if self.wrecked.powers.iter().all(|p| p.does != does) {
            let once = Some(Once::Turn);
            self.wrecked.powers.push(Power { once, ..Power::plain(When::YourTurn, does) });
        }
    }
}

impl ShipDeed {
    /// Returns its number.
    pub fn amount(&self) -> Option<&Amount> {
        match self {
            ShipDeed::Damage(n) | ShipDeed::Plunder(n) | ShipDeed::LosePlunder(n) => Some(n),
            _ => None,
        }
    }
}

/// Returns whether damage of this type is dealt to ships only (AC-SHIP-14).
pub fn is_structural(kind: Trait) -> bool {
    kind.name() == "Structural"
}

/// Returns whether a type of damage is one of those that a text names; one that names none is about any
/// damage to heroes (AC-SHIP-14, AC-SHIP-15).
pub fn is_named(types: &[Trait], kind: Trait) -> bool {
    types.contains(&kind) || (types.is_empty() && !is_structural(kind))
}

/// The types that the plunder table of a pack without one of its own has (AC-SHIP-23).
pub const PLUNDER: [Kind; 5] = [Kind::Weapon, Kind::Spell, Kind::Armor, Kind::Item, Kind::Ally];
