//! The ways in which a check can be attempted, as staged.

use bevy_ecs::prelude::*;

use crate::cards::amount::Alternative;
use crate::cards::effect::{Effect, When};
use crate::cards::words::Skill;
use crate::narrow;
use crate::rules::edition::switches;
use crate::rules::flow::frame::CheckFrame;
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;

/// The play that decides the skill, if one is staged: a weapon or the like (AC-CHECK-22).
pub(super) struct Decider {
    pub(super) source: Source,
    pub(super) skills: Option<Vec<Skill>>,
    /// The faces of stated dice.
    pub(super) faces: u8,
    combat_only: bool,
}

pub(super) fn decider(world: &World, f: &CheckFrame) -> Option<Decider> {
    f.staged.iter().find_map(|s| {
        let (p, level) = legal::power(world, s.hero, s.of, s.power)?;
        let combat_only = matches!(&p.when, When::Check(c) if c.combat == Some(true));
        p.does.iter().find_map(|e| match e {
            Effect::Use { skills, .. } => {
                Some(Decider { source: s.of, skills: Some(skills.clone()), faces: 0, combat_only })
            }
            Effect::Fixed(a) => {
                let faces = a.at(level.into()).dice.first().map_or(4, |d| d.faces);
                Some(Decider { source: s.of, skills: None, faces, combat_only })
            }
            _ => None,
        })
    })
}

/// The skills of a list that the hero has.
pub(super) fn had(world: &World, hero: HeroId, listed: &[Skill]) -> Vec<Skill> {
    listed.iter().copied().filter(|s| table::skill(world, hero, *s).is_some()).collect()
}

/// Skills that a printed alternative lists; a combat check is one of Strength or Melee
/// (AC-CHECK-21).
pub(super) fn listed(alt: &Alternative) -> Vec<Skill> {
    let mut all: Vec<Skill> = alt.skills.iter().copied().filter(|s| *s != Skill::Combat).collect();
    if alt.skills.contains(&Skill::Combat) {
        all.extend([Skill::Strength, Skill::Melee]);
    }
    all
}

/// The skills of an alternative that the hero can use: those that it has and, in the third edition,
/// any other one with a d4 (AC-CHECK-17). What a combat check comes to without a weapon, Strength or
/// Melee, is no list (AC-CHECK-21).
pub fn usable(world: &World, hero: HeroId, alt: &Alternative) -> Vec<Skill> {
    let any = switches(world).any_untrained;
    let mut all = listed(alt);
    all.retain(|s| table::skill(world, hero, *s).is_some() || (any && alt.skills.contains(s)));
    all
}

/// Every way in which the check can be attempted as staged: any listed skill that the hero has
/// (AC-CHECK-08, AC-CHECK-15); having none of all of them, any with a d4 (AC-CHECK-16), unless the
/// check is to recharge, whose alternatives are thinned out beforehand (AC-CHECK-19). In the third
/// edition a d4 stands for each listed skill that is missing (AC-CHECK-17).
pub fn ways(world: &World, f: &CheckFrame) -> Vec<(u8, Option<Skill>)> {
    let decider = decider(world, f);
    let mut all = Vec::new();
    for (i, alt) in f.alternatives.iter().enumerate() {
        let combat = alt.skills.contains(&Skill::Combat);
        if let Some(d) = &decider {
            let chosen = f.way.is_none_or(|(a, _)| usize::from(a) == i);
            if (d.combat_only && !combat) || (!d.combat_only && !chosen) {
                continue;
            }
            match &d.skills {
                None => all.push((narrow::byte(i), None)),
                Some(s) => {
                    // What the card lists is a list, too: a d4 for each one that is missing
                    // (AC-CHECK-17), or only where all are (AC-CHECK-16).
                    let mut usable = had(world, f.hero, s);
                    if usable.is_empty() || switches(world).any_untrained {
                        usable.clone_from(s);
                    }
                    all.extend(usable.into_iter().map(|s| (narrow::byte(i), Some(s))));
                }
            }
            continue;
        }
        all.extend(usable(world, f.hero, alt).into_iter().map(|s| (narrow::byte(i), Some(s))));
    }
    if decider.is_none() && all.is_empty() {
        for (i, alt) in f.alternatives.iter().enumerate() {
            all.extend(listed(alt).into_iter().map(|s| (narrow::byte(i), Some(s))));
        }
    }
    all
}

/// Twice the mean of the skill's roll minus the difficulty: the way taken unless one is chosen.
pub(super) fn promise(world: &World, f: &CheckFrame, way: (u8, Option<Skill>)) -> i32 {
    let (faces, plus) = match way.1 {
        Some(s) => table::skill(world, f.hero, s).unwrap_or((4, 0)),
        None => (8, 0),
    };
    let difficulty = f.alternatives[usize::from(way.0)].difficulty;
    (i32::from(faces) + 1)
        .saturating_add(plus.saturating_mul(2))
        .saturating_sub(difficulty.saturating_mul(2))
}
