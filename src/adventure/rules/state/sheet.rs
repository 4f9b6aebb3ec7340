//! A hero's sheet: the character card with the role card laid on it, and the checked boxes. A role
//! counts as part of the character card for all purposes (AC-CHAR-03, AC-ROLE-05).
//!
//! Powers are numbered in printed order: those of the character card first, then those of the side
//! of the role card that was chosen. [`Feats::powers`] counts the checked boxes by these numbers.

use super::components::Feats;
use crate::cards::printed::{HeroDef, HeroPower, RoleDef};
use crate::cards::vocabulary::{Kind, Skill};

/// The side of the role card that was chosen (AC-ROLE-02); a role is the hero's own (AC-ROLE-08,
/// AC-SETS-19).
pub fn side<'a>(def: &'a HeroDef, feats: &Feats) -> Option<&'a RoleDef> {
    def.roles.get(usize::from(feats.role?))
}

/// The powers on the sheet: number, what is printed, checked boxes. A power of the role lies over
/// the one that it stands for. An unchecked feat power is among them, though it cannot be used
/// (AC-FEAT-05, AC-CHAR-09).
pub fn powers<'a>(
    def: &'a HeroDef,
    feats: &'a Feats,
) -> impl Iterator<Item = (usize, &'a HeroPower, u8)> + use<'a> {
    let role: &[HeroPower] = side(def, feats).map_or(&[], |r| &r.powers);
    let over = |n: usize| role.iter().any(|p| p.stands_for.map(usize::from) == Some(n));
    let printed = def.powers.iter().enumerate().filter(move |(n, _)| !over(*n));
    let gained = role.iter().enumerate().map(|(n, p)| (def.powers.len() + n, p));
    printed.chain(gained).map(|(n, p)| (n, p, feats.power(n)))
}

/// The powers that the hero has, those of [`powers`] that need no box or have one checked: number,
/// what is printed, level of its amounts.
pub fn had<'a>(
    def: &'a HeroDef,
    feats: &'a Feats,
) -> impl Iterator<Item = (usize, &'a HeroPower, u8)> + use<'a> {
    powers(def, feats).filter_map(|(n, p, boxes)| Some((n, p, p.level(boxes)?)))
}

/// The power of that number, if the hero has it, with the level of its amounts.
pub fn power<'a>(def: &'a HeroDef, feats: &'a Feats, number: usize) -> Option<(&'a HeroPower, u8)> {
    had(def, feats).find(|(n, _, _)| *n == number).map(|(_, p, level)| (p, level))
}

/// Cards in a full hand by the sheet alone (AC-CHAR-12, AC-FEAT-14).
pub fn hand(def: &HeroDef, feats: &Feats) -> u8 {
    def.hand.saturating_add(feats.hand)
}

/// How many boxes there are for the hand size: on the role's side all of them, once there is one.
pub fn hand_boxes(def: &HeroDef, feats: &Feats) -> u8 {
    side(def, feats).map_or(def.hand_boxes, |r| r.hand_boxes.max(def.hand_boxes))
}

/// How many cards of a type the hero's deck has (AC-CHAR-16): by the deck list, one more for each
/// card feat (AC-FEAT-11), with the adjustments of the role (AC-BETW-04, AC-BETW-05).
pub fn cards(def: &HeroDef, feats: &Feats, kind: Kind) -> usize {
    let feat = feats.cards.iter().find(|(k, _)| *k == kind).map_or(0, |(_, n)| i32::from(*n));
    let adjusted = side(def, feats).map_or(&[][..], |r| &r.cards);
    let adjusted: i32 =
        adjusted.iter().filter(|(k, _)| *k == kind).map(|(_, n)| i32::from(*n)).sum();
    usize::try_from(i32::from(def.cards.of(kind)) + feat + adjusted).unwrap_or(0)
}

/// A hero's die and bonus for a skill, checked boxes included (AC-CHAR-05, AC-CHAR-07, AC-FEAT-08).
pub(super) fn skill_of(def: &HeroDef, feats: &Feats, wanted: Skill) -> Option<(u8, i32)> {
    let (row, plus) = skill_row(def, wanted)?;
    let boxes = feats.skills.get(row).copied().unwrap_or(0);
    Some((def.skills[row].die.faces, i32::from(plus) + i32::from(boxes)))
}

/// The row of a skill on a hero's board and what it adds to the row's own.
fn skill_row(def: &HeroDef, wanted: Skill) -> Option<(usize, i8)> {
    def.skills.iter().enumerate().find_map(|(i, s)| {
        if s.skill == wanted {
            return Some((i, 0));
        }
        s.uses.iter().find(|(k, _)| *k == wanted).map(|(_, plus)| (i, *plus))
    })
}

/// All names that a check with this skill goes by (AC-CHECK-37, AC-RUL-97).
pub(super) fn names_of(def: &HeroDef, used: Skill) -> Vec<Skill> {
    let mut names = vec![used];
    if let Some((row, _)) = skill_row(def, used) {
        let base = def.skills[row].skill;
        if base != used {
            names.push(base);
        }
    }
    names
}
