//! Whom effects are about, and which squares.

use serde::{Deserialize, Serialize};

use super::Cond;
use crate::content::amount::{Amount, Reach};
use crate::content::words::Who;
use crate::ground::Sq;

/// How many of those who can be chosen are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Many {
    /// One, chosen by who does it.
    #[default]
    One,
    /// So many at most, each chosen by who does it.
    UpTo(u8),
    /// All of them.
    Each,
    /// The closest by steps; of equals the players choose (AT-BOSS-08).
    Closest,
    /// The farthest by steps; of equals the players choose.
    Farthest,
    /// One at random.
    Random,
}

/// Characters that an effect chooses, or a square with an area (AT-RANGE-01, AT-AOE-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Who can be chosen.
    pub who: Who,
    /// How far away; none means who does it, or whom the words before are about (AT-RANGE-05).
    #[serde(default)]
    pub range: Reach,
    /// Whether line of sight is asked for (AT-RANGE-01).
    #[serde(default = "yes")]
    pub sight: bool,
    /// The area around the target square (AT-AOE-02).
    #[serde(default)]
    pub area: Option<u8>,
    /// Whether the area affects only those who could be chosen, not every character (AT-RUL-07).
    #[serde(default)]
    pub narrow: bool,
    /// How many are chosen.
    #[serde(default)]
    pub count: Many,
    /// Adjacent characters cannot be chosen (AT-RANGE-06).
    #[serde(default)]
    pub not_adjacent: bool,
    /// Who does it cannot be chosen.
    #[serde(default)]
    pub other: bool,
    /// Whether characters whom it was before in the same text can be chosen again.
    #[serde(default = "yes")]
    pub again: bool,
    /// What must hold for whoever is chosen; "it" is that character.
    #[serde(default)]
    pub only_if: Option<Box<Cond>>,
    /// Where range and sight are measured from; who does it, unless said.
    #[serde(default)]
    pub from: From,
}

fn yes() -> bool {
    true
}

impl Target {
    /// Returns a target without choice.
    pub fn just(who: Who) -> Target {
        Target {
            who,
            range: Reach::Own,
            sight: false,
            area: None,
            narrow: false,
            count: Many::One,
            not_adjacent: false,
            other: false,
            again: true,
            only_if: None,
            from: From::Oneself,
        }
    }

    /// Returns whom the words before are about.
    pub fn it() -> Target {
        Target::just(Who::It)
    }

    /// Returns who does it.
    pub fn oneself() -> Target {
        Target::just(Who::Oneself)
    }
}

/// Where a range is measured from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum From {
    /// Who does it.
    #[default]
    #[serde(rename = "Self")]
    Oneself,
    /// Whom the words before are about.
    It,
    /// Every square of that terrain, and every piece of it.
    Terrain(String),
    /// A square that the map calls so.
    Mark(String),
}

/// Characters for whom something holds or to whom it happens; nobody chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Whom {
    /// Who is meant.
    #[serde(default)]
    pub who: Who,
    /// Within that distance of who has the text; walls do not matter.
    #[serde(default)]
    pub within: Option<Reach>,
    /// Who has the text is not meant.
    #[serde(default)]
    pub other: bool,
    /// What must hold for the character; "it" is that character.
    #[serde(default)]
    pub only_if: Option<Box<Cond>>,
}

/// Squares that an effect is about; where several fit, who does it chooses.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// A free square beside whoever is meant (AT-SPWN-04).
    Beside(Who),
    /// A square within that range of whoever is meant, in line of sight.
    Within(Reach, Who),
    /// The square closest to where the character is that is beside whoever is meant (AT-EX-16).
    ClosestTo(Who),
    /// The square of whoever is meant.
    Under(Who),
    /// The squares that whoever is meant has just left on this move.
    Path(Who),
    /// The squares between who does it and whom the words before are about.
    Between,
    /// Where the character began the encounter (AT-EX-15).
    Start,
    /// The area where heroes start (AT-SETUP-02).
    StartArea,
    /// Squares where minions of that code are spawned (AT-SPWN-04).
    Spawn(String),
    /// Of those squares one that no hero sees; if there is none, any of them.
    UnseenSpawn(String),
    /// The square where minions are spawned that is nearest to whoever is meant.
    NearestSpawn(Who),
    /// The free square where minions are spawned that is nearest to those squares.
    SpawnNearest(Box<Spot>),
    /// The free square where minions are spawned that is farthest from those squares.
    SpawnFarthest(Box<Spot>),
    /// Free squares beside that terrain.
    BesideTerrain(String),
    /// The squares from which the effect before took something away.
    Cleared,
    /// Squares that the map calls so.
    Mark(String),
    /// Squares of that terrain, or pieces of it.
    Terrain(String),
    /// A square by its name.
    Square(Sq),
    /// The squares of a row, counted from 1 at the lower edge.
    Row(Amount),
    /// The squares of a column, counted from 1 at the left edge.
    Column(Amount),
    /// Where the board can be left.
    Exit,
    /// Any free square of the board.
    Anywhere,
}
