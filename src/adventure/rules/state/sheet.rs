//! A hero's sheet: the character card with the chosen role card and the checked boxes. A role
//! counts as part of the character card for all purposes (AC-CHAR-03, AC-ROLE-05).
//!
//! Powers are numbered in printed order: first those of the character card, then those of the
//! chosen side of the role card. [`Feats::powers`] counts checked boxes by these numbers.

use super::components::Feats;
use crate::cards::effect::{CardFilter, Change, CheckFilter};
use crate::cards::printed::{HeroDef, HeroPower, RoleDef};
use crate::cards::vocabulary::{Kind, Skill};

/// Returns the chosen side of the role card (AC-ROLE-02). Roles belong to one hero (AC-ROLE-08,
/// AC-SETS-19).
pub fn side<'a>(def: &'a HeroDef, feats: &Feats) -> Option<&'a RoleDef> {
    def.roles.get(usize::from(feats.role?))
}

/// Returns the powers on the sheet: number, definition, checked boxes. A role's power replaces the
/// power that it names. Unchecked feat powers are included although they cannot be used
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

/// Returns the powers that the hero can use, those of [`powers`] that need no box or have one
/// checked: number, definition with the words of the checked boxes (AC-FEAT-09), level of its amounts.
/// Further abilities of a power have numbers of their own.
pub fn had<'a>(
    def: &'a HeroDef,
    feats: &'a Feats,
) -> impl Iterator<Item = (usize, &'a HeroPower, u8)> + use<'a> {
    powers(def, feats).flat_map(|(n, p, boxes)| {
        let level = p.level(boxes);
        p.parts_had(boxes).filter_map(move |(part, p)| {
            let level = level?;
            Some((n + part * HeroPower::APART, p.at(level), level))
        })
    })
}

/// Returns the power of this number with the level of its amounts, if the hero has it.
pub fn power<'a>(def: &'a HeroDef, feats: &'a Feats, number: usize) -> Option<(&'a HeroPower, u8)> {
    had(def, feats).find(|(n, _, _)| *n == number).map(|(_, p, level)| (p, level))
}

/// Returns the hand size by the sheet alone (AC-CHAR-12, AC-FEAT-14).
pub fn hand(def: &HeroDef, feats: &Feats) -> u8 {
    def.hand.saturating_add(feats.hand)
}

/// Returns the number of hand-size boxes; the role's boxes replace the character card's.
pub fn hand_boxes(def: &HeroDef, feats: &Feats) -> u8 {
    side(def, feats).map_or(def.hand_boxes, |r| r.hand_boxes.max(def.hand_boxes))
}

/// Returns how many cards of a type belong in the hero's deck (AC-CHAR-16): the deck list, plus one
/// for each card feat (AC-FEAT-11), plus the role's adjustments (AC-BETW-04, AC-BETW-05).
pub fn cards(def: &HeroDef, feats: &Feats, kind: Kind) -> usize {
    let feat = feats.cards.iter().find(|(k, _)| *k == kind).map_or(0, |(_, n)| i32::from(*n));
    let adjusted = side(def, feats).map_or(&[][..], |r| &r.cards);
    let adjusted: i32 =
        adjusted.iter().filter(|(k, _)| *k == kind).map(|(_, n)| i32::from(*n)).sum();
    usize::try_from(i32::from(def.cards.of(kind)) + feat + adjusted).unwrap_or(0)
}

/// A skill that is gained.
#[derive(Clone, Copy)]
pub(super) struct Gained<'a> {
    /// The skill, that whose die is rolled, and what is added.
    gain: (Skill, Skill, i8),
    checks: &'a CheckFilter,
    cards: Option<&'a CardFilter>,
}

impl<'a> Gained<'a> {
    /// Returns the skill that a change gives.
    pub(super) fn of(change: &'a Change) -> Option<Gained<'a>> {
        match change {
            Change::Gains { skill, of, plus, checks, cards } => {
                Some(Gained { gain: (*skill, *of, *plus), checks, cards: cards.as_ref() })
            }
            _ => None,
        }
    }
}

/// Returns whether a skill is gained on every check: what a hero has whatever is being done.
pub fn on_every_check(checks: &CheckFilter) -> bool {
    *checks == CheckFilter::default()
}

/// What gives a hero skills besides those printed on the board.
pub(super) struct Gaining<'a> {
    /// Whether any power of the board does.
    pub board: bool,
    /// The skills that other things give: displayed cards, and what is so for a while.
    pub others: Vec<Gained<'a>>,
    /// Whether a skill that is gained on certain checks counts.
    pub on: &'a dyn Fn(&CheckFilter) -> bool,
    /// Whether one counts that is gained for certain cards, where a card asks.
    pub such: Option<&'a dyn Fn(&CardFilter) -> bool>,
}

impl Gaining<'_> {
    fn counts(&self, gained: &Gained<'_>) -> bool {
        let such = self.such.zip(gained.cards).is_some_and(|(fits, cards)| fits(cards));
        such || (self.on)(gained.checks)
    }
}

/// Returns a hero's die and bonus for a skill, including checked boxes (AC-CHAR-05, AC-CHAR-07,
/// AC-FEAT-08).
pub(super) fn skill_of(
    def: &HeroDef,
    feats: &Feats,
    wanted: Skill,
    by: &Gaining<'_>,
) -> Option<(u8, i32)> {
    let (row, plus) = had_row(def, feats, wanted, by)?;
    Some(value(def, feats, row, plus))
}

/// Returns the die of a row and what is added to it, its checked boxes included.
fn value(def: &HeroDef, feats: &Feats, row: usize, plus: i32) -> (u8, i32) {
    let boxes = feats.skills.get(row).copied().unwrap_or(0);
    (def.skills[row].die.faces, plus.saturating_add(boxes.into()))
}

/// Returns the row of a skill, printed or gained, and the skill's bonus on top of the row's own. Of
/// several ways to have the skill the one with the best average counts, the printed one first.
fn had_row(def: &HeroDef, feats: &Feats, wanted: Skill, by: &Gaining<'_>) -> Option<(usize, i32)> {
    let printed = skill_row(def, wanted).map(|(row, plus)| (row, i32::from(plus)));
    if !by.board && by.others.is_empty() {
        return printed;
    }
    let own = had(def, feats).filter_map(|(_, p, _)| Gained::of(&p.standing.as_ref()?.change));
    let all = own.filter(|_| by.board).chain(by.others.iter().copied());
    let all = all.filter(|g| by.counts(g)).map(|g| g.gain);
    let gained = all.filter(|(skill, ..)| *skill == wanted).filter_map(|(_, of, plus)| {
        let (row, own) = skill_row(def, of)?;
        Some((row, i32::from(own) + i32::from(plus)))
    });
    // Twice the average, so that it is a whole number.
    let average = |(row, plus): &(usize, i32)| {
        let (faces, plus) = value(def, feats, *row, *plus);
        i32::from(faces) + 2 * plus
    };
    let mut best = printed;
    for way in gained {
        if best.as_ref().is_none_or(|b| average(&way) > average(b)) {
            best = Some(way);
        }
    }
    best
}

/// Returns the row of a skill on a hero's board and the skill's bonus on top of the row's own.
fn skill_row(def: &HeroDef, wanted: Skill) -> Option<(usize, i8)> {
    def.skills.iter().enumerate().find_map(|(i, s)| {
        if s.skill == wanted {
            return Some((i, 0));
        }
        s.uses.iter().find(|(k, _)| *k == wanted).map(|(_, plus)| (i, *plus))
    })
}

/// Returns every skill that a check with this skill counts as (AC-CHECK-37, AC-RUL-97).
pub(super) fn names_of(def: &HeroDef, feats: &Feats, used: Skill, by: &Gaining<'_>) -> Vec<Skill> {
    let mut names = vec![used];
    if let Some((row, _)) = had_row(def, feats, used, by) {
        let base = def.skills[row].skill;
        if base != used {
            names.push(base);
        }
    }
    names
}
