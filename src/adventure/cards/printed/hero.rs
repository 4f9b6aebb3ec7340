//! What is printed on heroes' boards and role cards.

use serde::{Deserialize, Serialize};

use super::{Counts, Favored};
use crate::cards::amount::Dice;
use crate::cards::effect::{Power, Rule, Standing};
use crate::cards::words::{Kind, Skill, Trait};

/// A skill of a hero with the skills that refer to it (AC-CHAR-04, AC-CHAR-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillDef {
    /// Which attribute.
    pub skill: Skill,
    /// Its die, such as `"1d8"`.
    pub die: Dice,
    /// How many feat boxes the row has (AC-FEAT-06).
    #[serde(default)]
    pub boxes: u8,
    /// Skills that use it, each plus a number.
    #[serde(default)]
    pub uses: Vec<(Skill, i8)>,
}

/// A power of a hero. Amounts may have levels for the checked boxes ("1d4 / 1d4+1").
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroPower {
    /// How many feat boxes it has; `feat_only` powers are had from the first on (AC-FEAT-05).
    #[serde(default)]
    pub boxes: u8,
    /// On a role: the number of the power of the character card, counted from 0, in whose place it
    /// stands and whose checked boxes it takes over (AC-ROLE-04).
    #[serde(default)]
    pub stands_for: Option<u8>,
    /// Without a checked box there is no such power.
    #[serde(default)]
    pub feat_only: bool,
    /// A thing that may be done.
    #[serde(default)]
    pub power: Option<Power>,
    /// A thing that must happen.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// A thing that is so.
    #[serde(default)]
    pub standing: Option<Standing>,
}

impl HeroPower {
    /// The level of its amounts with so many checked boxes, if the hero has it: the box by which a
    /// power is gained adds nothing by itself (AC-FEAT-05).
    pub fn level(&self, boxes: u8) -> Option<u8> {
        if self.feat_only { boxes.checked_sub(1) } else { Some(boxes) }
    }
}

/// A side of a hero's role card (AC-ROLE-02, AC-ROLE-08): 12 power feat boxes, those among them that
/// the character card has, too (AC-CUST-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleDef {
    /// The printed name.
    pub name: String,
    /// Its powers, some of them in place of those of the character card (AC-ROLE-05).
    pub powers: Vec<HeroPower>,
    /// Feat boxes that raise the hand size by one each, the character card's included.
    #[serde(default)]
    pub hand_boxes: u8,
    /// Adjustments of the deck list (AC-BETW-04): so many more or fewer of a type.
    #[serde(default)]
    pub cards: Vec<(Kind, i8)>,
    /// Who this is by now, in a line or two.
    #[serde(default)]
    pub story: String,
}

/// A hero: a character card (AC-CHAR-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroDef {
    /// The hero's id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// The set that the hero comes from: heroes of one name are told apart by it (AC-SETS-18).
    #[serde(default)]
    pub from: String,
    /// A line under the name.
    #[serde(default)]
    pub title: String,
    /// Skills, in printed order.
    pub skills: Vec<SkillDef>,
    /// Cards in the starting hand (AC-CHAR-12).
    pub hand: u8,
    /// Feat boxes that raise the hand size by one each.
    #[serde(default)]
    pub hand_boxes: u8,
    /// What the hero is proficient with (AC-CHAR-13).
    #[serde(default)]
    pub proficient: Vec<Trait>,
    /// The favored card type (AC-CHAR-15).
    pub favored: Favored,
    /// Traits that other cards may refer to (AC-CHAR-02).
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Powers.
    #[serde(default)]
    pub powers: Vec<HeroPower>,
    /// The deck list: 15 cards at first (AC-CUST-02).
    pub cards: Counts,
    /// Card feat boxes for each type.
    #[serde(default)]
    pub card_boxes: Counts,
    /// The cohort of the deck list, by card id (AC-SUPP-04).
    #[serde(default)]
    pub cohort: Option<String>,
    /// The suggested deck: ids of 15 cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// Two sides of the role card.
    #[serde(default)]
    pub roles: Vec<RoleDef>,
    /// Who this is, in a few lines.
    #[serde(default)]
    pub story: String,
    /// The name of the portrait emblem.
    #[serde(default)]
    pub emblem: String,
}
