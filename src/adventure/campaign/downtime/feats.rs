//! Feats and roles: which boxes may be checked, and checking them (AC-FEAT-01 to AC-FEAT-14,
//! AC-ROLE-01 to AC-ROLE-08).

use super::plain::FeatBox;
use crate::campaign::record::FeatsError;
use crate::cards::printed::{HeroDef, HeroPower, Reward};
use crate::cards::vocabulary::Kind;
use crate::rules::edition::Switches;
use crate::rules::flow::prompt::Refusal;
use crate::rules::state::sheet;
use crate::rules::state::table::Feats;
use crate::saturating;

/// Returns the boxes of which the hero's player may check one now (AC-FEAT-13) for a feat of the
/// reward's type (AC-FEAT-02, AC-FEAT-03): in each row the leftmost unchecked one (AC-FEAT-06). If
/// there are none, nothing is gained (AC-FEAT-12).
pub fn open(def: &HeroDef, feats: &Feats, reward: &Reward, edition: &Switches) -> Vec<FeatBox> {
    let every = all(def).into_iter();
    every.filter(|b| is_of(b, reward) && judge(def, feats, b, edition).is_ok()).collect()
}

/// Returns every box of the character card and of both sides of the role card.
pub fn all(def: &HeroDef) -> Vec<FeatBox> {
    let mut boxes = Vec::new();
    for row in &def.skills {
        boxes.extend((1..=row.boxes).map(|nth| FeatBox::Skill { skill: row.skill, nth }));
    }
    for (n, p) in def.powers.iter().enumerate() {
        boxes.extend((1..=p.boxes).map(|nth| FeatBox::Power { power: saturating::byte(n), nth }));
    }
    for (side, role) in def.roles.iter().enumerate() {
        for (n, p) in role.powers.iter().enumerate() {
            let (side, power) = (saturating::byte(side), saturating::byte(n));
            boxes.extend((1..=p.boxes).map(|nth| FeatBox::Role { side, power, nth }));
        }
    }
    let hand = def.roles.iter().map(|r| r.hand_boxes).max().unwrap_or(0).max(def.hand_boxes);
    boxes.extend((1..=hand).map(|nth| FeatBox::Hand { nth }));
    for kind in Kind::BOONS {
        boxes.extend((1..=def.card_boxes.of(kind)).map(|nth| FeatBox::Card { kind, nth }));
    }
    boxes
}

/// Returns whether a box is of the type of feat that a reward gives.
pub fn is_of(which: &FeatBox, reward: &Reward) -> bool {
    match which {
        FeatBox::Skill { .. } => *reward == Reward::SkillFeat,
        FeatBox::Card { .. } => *reward == Reward::CardFeat,
        FeatBox::Power { .. } | FeatBox::Role { .. } | FeatBox::Hand { .. } => {
            *reward == Reward::PowerFeat
        }
    }
}

/// Checks that a box may be checked now.
///
/// # Errors
/// Returns a refusal if the box does not exist, is on a side that was not chosen (AC-ROLE-03) or
/// below the role card (AC-ROLE-07, AC-CHAR-22), or is not the leftmost unchecked one of its row
/// (AC-FEAT-06).
pub fn judge(
    def: &HeroDef,
    feats: &Feats,
    which: &FeatBox,
    edition: &Switches,
) -> Result<(), Refusal> {
    let no = |rule: &str, why: String| Err(Refusal::new(rule, why));
    let (there, checked, nth) = match *which {
        FeatBox::Skill { skill, nth } => {
            let row = def.skills.iter().position(|s| s.skill == skill);
            let boxes = row.map_or(0, |r| def.skills[r].boxes);
            (boxes, row.and_then(|r| feats.skills.get(r)).copied().unwrap_or(0), nth)
        }
        FeatBox::Power { power, nth } => {
            let n = usize::from(power);
            if feats.role.is_some() && edition.role_covers {
                return no("AC-ROLE-07", t!("between-role-covers"));
            }
            if sheet::powers(def, feats).all(|(number, _, _)| number != n) {
                return no("AC-ROLE-05", t!("between-role-has-it"));
            }
            (def.powers.get(n).map_or(0, |p| p.boxes), feats.power(n), nth)
        }
        FeatBox::Role { side, power, nth } => {
            if feats.role.is_none() {
                return no("AC-ROLE-01", t!("between-no-role-yet"));
            }
            if feats.role != Some(side) {
                return no("AC-ROLE-03", t!("between-other-side"));
            }
            let n = usize::from(power);
            let boxes =
                sheet::side(def, feats).and_then(|r| r.powers.get(n)).map_or(0, |p| p.boxes);
            (boxes, feats.power(def.powers.len() + n), nth)
        }
        FeatBox::Hand { nth } => (sheet::hand_boxes(def, feats), feats.hand, nth),
        FeatBox::Card { kind, nth } => {
            let checked = feats.cards.iter().find(|(k, _)| *k == kind).map_or(0, |(_, n)| *n);
            (def.card_boxes.of(kind), checked, nth)
        }
    };
    if nth == 0 || nth > there {
        return no("AC-FEAT-03", t!("between-no-such-box"));
    }
    if nth <= checked {
        return no("AC-FEAT-03", t!("between-box-checked"));
    }
    if nth > checked + 1 {
        return no("AC-FEAT-06", t!("between-leftmost"));
    }
    Ok(())
}

/// Checks a box. Rows store the number of their checked boxes; the rightmost checked number of a
/// row applies (AC-FEAT-07).
pub fn check(def: &HeroDef, feats: &mut Feats, which: &FeatBox) {
    let one_more = |list: &mut Vec<u8>, n: usize| {
        if list.len() <= n {
            list.resize(n + 1, 0);
        }
        list[n] += 1;
    };
    match *which {
        FeatBox::Skill { skill, .. } => {
            if let Some(row) = def.skills.iter().position(|s| s.skill == skill) {
                one_more(&mut feats.skills, row);
            }
        }
        FeatBox::Power { power, .. } => one_more(&mut feats.powers, usize::from(power)),
        FeatBox::Role { power, .. } => {
            one_more(&mut feats.powers, def.powers.len() + usize::from(power));
        }
        FeatBox::Hand { .. } => feats.hand += 1,
        FeatBox::Card { kind, .. } => match feats.cards.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, n)) => *n += 1,
            None => feats.cards.push((kind, 1)),
        },
    }
}

/// Takes a side of the role card permanently (AC-ROLE-02). Boxes on it that correspond to checked
/// boxes of the character card are checked, too, and cost no feat (AC-ROLE-04); those for the hand
/// size count for both.
pub fn take_role(def: &HeroDef, feats: &mut Feats, side: u8) {
    feats.role = Some(side);
    let Some(role) = sheet::side(def, feats) else { return };
    let copied =
        |p: &HeroPower| p.stands_for.map_or(0, |n| feats.power(usize::from(n)).min(p.boxes));
    let boxes: Vec<u8> = role.powers.iter().map(copied).collect();
    feats.powers.resize(def.powers.len(), 0);
    feats.powers.extend(boxes);
}

/// Returns the number of checked boxes of skills, powers (including the hand size) and cards. Boxes
/// that a role took over count once.
pub fn count(def: &HeroDef, feats: &Feats) -> [u32; 3] {
    let sum = |list: &mut dyn Iterator<Item = u8>| list.map(u32::from).sum::<u32>();
    let powers = sum(&mut sheet::powers(def, feats).map(|(_, _, boxes)| boxes));
    [
        sum(&mut feats.skills.iter().copied()),
        powers + u32::from(feats.hand),
        sum(&mut feats.cards.iter().map(|(_, n)| *n)),
    ]
}

/// Checks that all checked boxes exist.
///
/// # Errors
/// Returns the first that does not.
pub fn check_all(def: &HeroDef, feats: &Feats) -> Result<(), FeatsError> {
    let wrong = |what| Err(FeatsError::TooMany { hero: def.id.clone(), what });
    let more = |n: usize, checked: &u8| def.skills.get(n).is_none_or(|s| *checked > s.boxes);
    if feats.skills.iter().enumerate().any(|(n, c)| *c > 0 && more(n, c)) {
        return wrong("skill");
    }
    let role = match feats.role {
        None => &[][..],
        Some(side) => match def.roles.get(usize::from(side)) {
            Some(role) => &role.powers,
            None => return Err(FeatsError::NoRole(def.id.clone())),
        },
    };
    let printed: Vec<u8> = def.powers.iter().chain(role).map(|p| p.boxes).collect();
    let more = |n: usize, checked: &u8| printed.get(n).is_none_or(|boxes| checked > boxes);
    if feats.powers.iter().enumerate().any(|(n, c)| *c > 0 && more(n, c))
        || feats.hand > sheet::hand_boxes(def, feats)
    {
        return wrong("power");
    }
    if feats.cards.iter().any(|(k, n)| *n > def.card_boxes.of(*k)) {
        return wrong("card");
    }
    Ok(())
}
