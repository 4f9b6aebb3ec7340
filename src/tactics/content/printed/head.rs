//! The head of a pack, its parameters, and its terrain.

use serde::{Deserialize, Serialize};

use super::super::amount::Amount;
use super::super::effect::{Effects, Rule, Standing};
use super::nothing;
use crate::content::words::Difficulty;
use crate::dice::Die;
use crate::ground::{Kind, Terrain};

/// The head of a pack: `pack.ron`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackDef {
    /// The pack's id, the name of its folder.
    pub id: String,
    /// The family, `tactics`.
    pub family: String,
    /// Its name.
    pub name: String,
    /// Who wrote it.
    #[serde(default)]
    pub authors: Vec<String>,
    /// Its licence.
    #[serde(default)]
    pub licence: String,
    /// What it is about, in a few sentences.
    #[serde(default)]
    pub about: String,
    /// The chapter that a campaign begins with (AT-CAMP-02).
    pub first: String,
    /// The dice (AT-DATA-01).
    pub dice: Vec<Die>,
    /// The names of the dice, in the same order; their ids, unless said.
    #[serde(default)]
    pub die_names: Vec<String>,
    /// The tokens.
    #[serde(default)]
    pub tokens: Vec<TokenDef>,
    /// The counters of the campaign.
    #[serde(default)]
    pub counters: Vec<CounterDef>,
    /// The flags of the campaign, each with what it means to those who write.
    #[serde(default)]
    pub flags: Vec<String>,
    /// The numbers that the rulebook leaves to the content.
    #[serde(default)]
    pub parameters: Parameters,
    /// What every path through the chapters keeps within.
    #[serde(default)]
    pub paths: Option<Paths>,
}

/// A token that lies on figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How many one figure can have.
    #[serde(default)]
    pub most: Option<u8>,
    /// What is so for whoever has one.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens to whoever has one; "Self" is that character.
    #[serde(default)]
    pub rules: Vec<Rule>,
}

/// A counter of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The least value.
    #[serde(default)]
    pub least: i16,
    /// The greatest value.
    pub most: i16,
    /// The value at the beginning.
    #[serde(default)]
    pub begins: i16,
    /// Whether players see the value; else they are told only that it changes.
    #[serde(default)]
    pub shown: bool,
}

/// Something for each difficulty: Easy, Normal and Hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByLevel<T>(pub [T; 3]);

impl<T> ByLevel<T> {
    /// Returns what there is at a difficulty.
    pub fn of(&self, difficulty: Difficulty) -> &T {
        let [easy, normal, hard] = &self.0;
        match difficulty {
            Difficulty::Easy => easy,
            Difficulty::Normal => normal,
            Difficulty::Hard => hard,
        }
    }
}

/// Numbers that the rulebook leaves to the content or that a ruling fixes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Parameters {
    /// Potions at Easy, Normal and Hard difficulty, each with 3, 4 and 5 heroes (AT-EX-10).
    pub potions: ByLevel<[u8; 3]>,
    /// The HP of enemies at Easy, Normal and Hard difficulty, in percent of what is printed (AT-RUL-119).
    pub hp: ByLevel<u8>,
    /// The dice of the penalty of a potion (AT-DATA-21).
    pub penalty: Amount,
    /// Cards that a hero must have to use a potion (AT-REVV-06).
    pub cards_for_potion: u8,
    /// The dice of a roll-off about cards (AT-DATA-22, AT-PERK-03).
    pub roll_off: Amount,
    /// Bags of Gold for an item (AT-MRKT-03).
    pub price: u8,
    /// Bags of Gold for a sold item (AT-MRKT-07).
    pub sale: u8,
    /// Bags of Gold in the box (AT-DATA-26).
    pub gold: u8,
    /// Whether a second attack may be declined (AT-RUL-86).
    pub second_attack_optional: bool,
    /// What happens when a party fails an encounter, for whatever encounter, before its own section:
    /// the rule that awards Marks of Death (AT-DATA-27).
    pub on_failure: Effects,
    /// What a hero without a legal level-up gets instead; "it" is the hero.
    pub instead_of_level: Effects,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            potions: ByLevel([[3, 4, 4], [2, 3, 3], [1, 2, 2]]),
            hp: ByLevel([100; 3]),
            penalty: Amount::number(1),
            cards_for_potion: 4,
            roll_off: Amount::number(0),
            price: 2,
            sale: 1,
            gold: 24,
            second_attack_optional: true,
            on_failure: nothing(),
            instead_of_level: nothing(),
        }
    }
}

/// What every path from the first chapter to an ending keeps within.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paths {
    /// The fewest and the most levels that a path gives.
    pub levels: (u8, u8),
    /// The fewest and the most encounters on a path without a repeated chapter.
    pub encounters: (u8, u8),
}

/// A kind of terrain, on maps or as pieces (AT-DATA-18, AT-DATA-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainDef {
    /// The id by which maps and effects call it.
    pub id: String,
    /// The name.
    pub name: String,
    /// What it does to a move (AT-RUL-25).
    pub kind: Kind,
    /// Whether it interrupts lines of sight; walls do, unless said (AT-LOS-02).
    #[serde(default)]
    pub blocks_sight: Option<bool>,
    /// Whether it shields from areas; walls do, unless said (AT-AOE-08).
    #[serde(default)]
    pub blocks_area: Option<bool>,
    /// The squares of a piece that is raised (AT-RUL-24).
    #[serde(default = "super::one")]
    pub length: u8,
    /// How many pieces of it can be on the board (AT-OBST-10).
    #[serde(default)]
    pub limit: Option<u8>,
    /// Whether that limit is one for each hero who lays it.
    #[serde(default)]
    pub limit_each: bool,
    /// Whether squares of it that hang together on a map are one piece.
    #[serde(default)]
    pub piece: bool,
    /// Whether it may be laid on voids, which then are none (AT-RUL-111).
    #[serde(default)]
    pub over_void: bool,
    /// What it becomes when it is laid where it lies already.
    #[serde(default)]
    pub twice: Option<String>,
    /// What happens to a character on whom it is laid; "it" is that character.
    #[serde(default = "nothing")]
    pub laid: Effects,
    /// What happens to a character that enters it; "it" is that character (AT-RUL-104).
    #[serde(default = "nothing")]
    pub enter: Effects,
    /// What happens to a character that ends its turn on it.
    #[serde(default = "nothing")]
    pub stay: Effects,
    /// What is so for a character that stands on it.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens while the board has such squares or pieces; "Self" is nobody.
    #[serde(default)]
    pub rules: Vec<Rule>,
}

impl TerrainDef {
    /// Returns the terrain as the board knows it.
    pub fn terrain(&self) -> Terrain {
        let usual = Terrain::usual(&self.id, self.kind);
        Terrain {
            blocks_sight: self.blocks_sight.unwrap_or(usual.blocks_sight),
            blocks_area: self.blocks_area.unwrap_or(usual.blocks_area),
            ..usual
        }
    }
}
