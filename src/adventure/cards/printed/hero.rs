//! The schema of heroes' boards and role cards.

use serde::{Deserialize, Serialize};

use super::boxes::BoxChange;
use super::{Counts, Favored};
use crate::cards::amount::Dice;
use crate::cards::effect::{Power, Rule, Standing};
use crate::cards::vocabulary::{Kind, Skill, Trait};

/// A skill of a hero with the skills that refer to it (AC-CHAR-04, AC-CHAR-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillDef {
    /// The attribute.
    pub skill: Skill,
    /// The die, such as `"1d8"`.
    pub die: Dice,
    /// The number of feat boxes in the row (AC-FEAT-06).
    #[serde(default)]
    pub boxes: u8,
    /// Skills that use this one, each with a modifier.
    #[serde(default)]
    pub uses: Vec<(Skill, i8)>,
}

/// A power of a hero. Amounts may have levels for the checked boxes ("1d4 / 1d4+1"), and boxes may
/// change words (`each_box`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PrintedPower")]
pub struct HeroPower {
    /// The number of feat boxes; `feat_only` powers exist from the first checked box on
    /// (AC-FEAT-05).
    #[serde(default)]
    pub boxes: u8,
    /// On a role: the index (from 0) of the power of the character card that this one replaces,
    /// taking over its checked boxes (AC-ROLE-04).
    #[serde(default)]
    pub stands_for: Option<u8>,
    /// Whether the power does not exist without a checked box.
    #[serde(default)]
    pub feat_only: bool,
    /// An optional ability.
    #[serde(default)]
    pub power: Option<Power>,
    /// A mandatory ability.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// A standing effect.
    #[serde(default)]
    pub standing: Option<Standing>,
    /// What each box changes in the words of the power, in printed order; `()` where a box changes
    /// amounts alone.
    #[serde(default)]
    pub each_box: Vec<BoxChange>,
    /// In `with`: the number of the box, from 1, with which the ability begins; 0 is there from the start
    /// (AC-FEAT-06, AC-FEAT-09).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub from_box: u8,
    /// Further abilities of the same power, with the same boxes (AC-FEAT-05, AC-FEAT-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<HeroPower>,
    /// The power as it reads with one box checked, with two, and so on; made from `each_box`.
    #[serde(skip)]
    pub changed: Vec<HeroPower>,
}

/// The fields of a [`HeroPower`] that are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedPower {
    #[serde(default)]
    boxes: u8,
    #[serde(default)]
    stands_for: Option<u8>,
    #[serde(default)]
    feat_only: bool,
    #[serde(default)]
    power: Option<Power>,
    #[serde(default)]
    rule: Option<Rule>,
    #[serde(default)]
    standing: Option<Standing>,
    #[serde(default)]
    each_box: Vec<BoxChange>,
    #[serde(default)]
    from_box: u8,
    #[serde(default)]
    with: Vec<HeroPower>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl From<PrintedPower> for HeroPower {
    fn from(p: PrintedPower) -> HeroPower {
        let PrintedPower { boxes, stands_for, feat_only, .. } = p;
        let mut whole = HeroPower {
            boxes,
            stands_for,
            feat_only,
            power: p.power,
            rule: p.rule,
            standing: p.standing,
            from_box: p.from_box,
            ..HeroPower::default()
        };
        let mut now = whole.clone();
        for change in p.each_box.iter().take(MOST_BOXES) {
            change.apply(&mut now);
            whole.changed.push(now.clone());
        }
        whole.each_box = p.each_box;
        whole.with = p.with;
        whole
    }
}

/// The most boxes that one power can have.
pub const MOST_BOXES: usize = 8;

impl HeroPower {
    /// The most powers of a board that has powers with several abilities: the second ability of a power
    /// is numbered from here, the third from twice as much.
    pub const APART: usize = 16;
    /// The most abilities of one power.
    pub const MOST_PARTS: usize = 4;

    /// Returns the level of the power's amounts with so many checked boxes, if the hero has the
    /// power: the box by which a power is gained adds nothing by itself (AC-FEAT-05).
    pub fn level(&self, boxes: u8) -> Option<u8> {
        if self.feat_only { boxes.checked_sub(1) } else { Some(boxes) }
    }

    /// Returns the power as it reads at a level: with the words of its checked boxes (AC-FEAT-09).
    pub fn at(&self, level: u8) -> &HeroPower {
        let last = self.changed.len().min(level.into());
        last.checked_sub(1).map_or(self, |n| &self.changed[n])
    }

    /// Returns the abilities of the power, each as it is printed: the first one, and those with it.
    pub fn parts(&self) -> impl Iterator<Item = &HeroPower> {
        std::iter::once(self).chain(&self.with)
    }

    /// Returns the abilities that a hero with so many checked boxes has, each with its place in the power.
    pub fn parts_had(&self, boxes: u8) -> impl Iterator<Item = (usize, &HeroPower)> {
        self.parts().enumerate().filter(move |(_, p)| p.from_box <= boxes)
    }

    /// Returns the power as it reads without a box, then as it reads with each box.
    pub fn readings(&self) -> impl Iterator<Item = &HeroPower> {
        std::iter::once(self).chain(&self.changed)
    }
}

/// A side of a hero's role card (AC-ROLE-02, AC-ROLE-08): 12 power feat boxes, including those of
/// the character card (AC-CUST-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleDef {
    /// The printed name.
    pub name: String,
    /// The powers, some of which replace those of the character card (AC-ROLE-05).
    pub powers: Vec<HeroPower>,
    /// Feat boxes that raise the hand size by one each, the character card's included.
    #[serde(default)]
    pub hand_boxes: u8,
    /// Changes of the deck list (AC-BETW-04): so many cards more or fewer of a type.
    #[serde(default)]
    pub cards: Vec<(Kind, i8)>,
    /// A story of one or two lines about the hero in this role.
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
    /// The set of the hero, which distinguishes heroes of the same name (AC-SETS-18).
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
    /// Traits with which the hero is proficient (AC-CHAR-13).
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
    /// The deck list: 15 cards initially (AC-CUST-02).
    pub cards: Counts,
    /// Card feat boxes for each type.
    #[serde(default)]
    pub card_boxes: Counts,
    /// The cohort of the deck list, by card id (AC-SUPP-04).
    #[serde(default)]
    pub cohort: Option<String>,
    /// The suggested deck: ids of 15 cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// The two sides of the role card.
    #[serde(default)]
    pub roles: Vec<RoleDef>,
    /// A story of a few lines about the hero.
    #[serde(default)]
    pub story: String,
    /// The name of the portrait emblem.
    #[serde(default)]
    pub emblem: String,
}
