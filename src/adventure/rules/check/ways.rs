//! The ways to attempt a check: its alternatives and the skills usable for them.

use crate::cards::amount::Alternative;
use crate::cards::effect::{Change, ChangeKind, CheckFilter, Effect, Purpose, When};
use crate::cards::vocabulary::Skill;
use crate::rules::effect::cond::{Facts, check_fits};
use crate::rules::effect::standing;
use crate::rules::flow::frame::CheckFrame;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;
use crate::rules::state::powers;
use crate::rules::state::sheet;
use crate::saturating;

/// The staged play that determines the skill, such as a weapon (AC-CHECK-22).
pub(super) struct Decider<'w> {
    pub(super) source: Source,
    pub(super) skills: Option<&'w [Skill]>,
    /// The faces of stated dice.
    pub(super) faces: u8,
    combat_only: bool,
}

pub(super) fn decider<'w>(board: &Board<'w>, f: &CheckFrame) -> Option<Decider<'w>> {
    f.staged.iter().find_map(|s| {
        let (p, level) = powers::power(board, s.hero, s.of, s.power)?;
        let combat_only = matches!(&p.when, When::Check(c) if c.combat == Some(true));
        Effect::as_chosen(&p.does, s.chosen.0).find_map(|e| match e {
            Effect::Use { skills, .. } => {
                Some(Decider { source: s.of, skills: Some(skills), faces: 0, combat_only })
            }
            Effect::Fixed(a) => {
                let faces = a.at(level.into()).dice.first().map_or(4, |d| d.faces);
                Some(Decider { source: s.of, skills: None, faces, combat_only })
            }
            _ => None,
        })
    })
}

/// Returns the skills that a printed alternative lists; a combat check lists Strength and Melee
/// (AC-CHECK-21).
pub(super) fn listed(alt: &Alternative) -> impl Iterator<Item = Skill> + Clone {
    let own = alt.skills.iter().copied().filter(|s| *s != Skill::Combat);
    let combat = alt.skills.contains(&Skill::Combat);
    let more = [Skill::Strength, Skill::Melee].into_iter();
    own.chain(more.filter(move |s| combat && !alt.skills.contains(s)))
}

/// Returns the skills of an alternative that the hero can use. The alternative is chosen first
/// (AC-CHECK-08). Of its skills the hero uses those that the hero has, or without any of them each
/// with a d4 (AC-CHECK-16), which is not allowed to recharge (AC-CHECK-19). In the third edition a
/// d4 replaces each missing skill, including Melee in combat checks and checks to recharge
/// (AC-CHECK-17).
pub fn usable(
    board: &Board<'_>,
    hero: HeroId,
    alt: &Alternative,
    known: &Facts,
) -> std::vec::IntoIter<Skill> {
    trained(board, hero, listed(alt), known.purpose != Some(Purpose::Recharge), known)
}

/// Returns what is known of a check in one of its alternatives before its skill is: its purpose, whether
/// it is a combat check, what it is against, the traits of the card that determines the skill.
pub(super) fn known(
    board: &Board<'_>,
    f: &CheckFrame,
    alt: usize,
    decider: Option<&Decider<'_>>,
) -> Facts {
    let combat = f.alternatives.get(alt).is_some_and(|a| a.skills.contains(&Skill::Combat));
    let traits = match decider.map(|d| d.source) {
        Some(Source::Card(c)) => board.printed(c).traits.clone(),
        _ => Vec::new(),
    };
    Facts { purpose: Some(f.purpose), combat, skills: Vec::new(), traits, against: f.against }
}

/// Returns a hero's die and bonus for a skill on a check of which so much is known, with the skills that
/// are gained on such checks; `None` if the hero lacks the skill.
pub fn skill(board: &Board<'_>, hero: HeroId, skill: Skill, known: &Facts) -> Option<(u8, i32)> {
    board.skill_on(hero, skill, &gained(board, known))
}

/// Returns every skill that a check with this skill counts as, of which so much is known.
pub fn also_called(board: &Board<'_>, hero: HeroId, used: Skill, known: &Facts) -> Vec<Skill> {
    board.also_called_on(hero, used, &gained(board, known))
}

fn gained<'a>(board: &'a Board<'_>, known: &'a Facts) -> impl Fn(&CheckFilter) -> bool + 'a {
    |checks| sheet::on_every_check(checks) || check_fits(board, known, checks)
}

/// Returns the skills of a list that the hero has; all of them if a d4 replaces each missing skill
/// (AC-CHECK-17), or, with `or_any`, if the hero has none of them (AC-CHECK-16).
fn trained(
    board: &Board<'_>,
    hero: HeroId,
    listed: impl Iterator<Item = Skill> + Clone,
    or_any: bool,
    known: &Facts,
) -> std::vec::IntoIter<Skill> {
    let mut all: Vec<Skill> = listed.clone().collect();
    all.extend(in_their_place(board, hero, listed, known));
    let has = |s: &Skill| skill(board, hero, *s, known).is_some();
    let untrained = board.switches().any_untrained || (or_any && !all.iter().any(has));
    if !untrained {
        all.retain(has);
    }
    all.into_iter()
}

/// Returns the skills that the hero can use in place of listed ones, besides those (AC-CHECK-22).
fn in_their_place(
    board: &Board<'_>,
    hero: HeroId,
    listed: impl Iterator<Item = Skill> + Clone,
    known: &Facts,
) -> Vec<Skill> {
    let mut more: Vec<Skill> = Vec::new();
    standing::for_each_change(
        board,
        hero,
        Some(known),
        &[ChangeKind::InPlaceOf],
        |_| true,
        |c, _| {
            if let Change::InPlaceOf { skill, of } = c
                && listed.clone().any(|s| of.is_none_or(|of| s == of))
                && !listed.clone().chain(more.iter().copied()).any(|s| s == *skill)
            {
                more.push(*skill);
            }
        },
    );
    more
}

/// Returns every way to attempt the check as staged: each alternative (AC-CHECK-08) with each skill
/// that the hero can use for it (AC-CHECK-15), or with the skills of the play that determines the
/// skill.
pub fn ways(board: &Board<'_>, f: &CheckFrame) -> Vec<(u8, Option<Skill>)> {
    ways_with(board, f, decider(board, f).as_ref())
}

/// Does the same as [`ways`] with the play that determines the skill already looked up.
pub(super) fn ways_with(
    board: &Board<'_>,
    f: &CheckFrame,
    decider: Option<&Decider<'_>>,
) -> Vec<(u8, Option<Skill>)> {
    let mut all = Vec::new();
    for (i, alt) in f.alternatives.iter().enumerate() {
        let combat = alt.skills.contains(&Skill::Combat);
        if let Some(d) = decider {
            let chosen = f.way.is_none_or(|(a, _)| usize::from(a) == i);
            if (d.combat_only && !combat) || (!d.combat_only && !chosen) {
                continue;
            }
            match &d.skills {
                None => all.push((saturating::byte(i), None)),
                // A skill list on a card is treated like one on a check.
                Some(s) => {
                    let known = known(board, f, i, decider);
                    let usable = trained(board, f.hero, s.iter().copied(), true, &known);
                    all.extend(usable.map(|s| (saturating::byte(i), Some(s))));
                }
            }
            continue;
        }
        let usable = usable(board, f.hero, alt, &known(board, f, i, None));
        all.extend(usable.map(|s| (saturating::byte(i), Some(s))));
    }
    all
}

/// Returns the way to use after the first play was staged. If that play determines the skill, this
/// is the best of its skills in the alternative taken so far. A worse skill that the players chose on
/// purpose is kept, and no other play changes the way.
pub(super) fn after_first(board: &Board<'_>, f: &CheckFrame) -> Option<(u8, Option<Skill>)> {
    let taken = f.way?;
    if f.staged.len() != 1 || decider(board, f).is_none() {
        return f.way;
    }
    let best = |f: &CheckFrame| {
        let decider = decider(board, f);
        let all = ways_with(board, f, decider.as_ref());
        let same = all.into_iter().filter(|w| w.0 == taken.0);
        same.max_by_key(|w| expected_margin(board, f, *w, decider.as_ref()))
    };
    let bare = CheckFrame { staged: Vec::new(), ..f.clone() };
    if best(&bare) == f.way { best(f).or(f.way) } else { f.way }
}

/// Returns every printed way that is not available as staged, with the reason: a staged play
/// determines the skill (AC-CHECK-22) or is for combat checks only (AC-CHECK-34); the hero has
/// another of the listed skills (AC-CHECK-16), or lacks the skill to recharge (AC-CHECK-19).
pub fn barred(board: &Board<'_>, f: &CheckFrame) -> Vec<(u8, Skill, Barred)> {
    let open = ways(board, f);
    let decider = decider(board, f);
    let mut all = Vec::new();
    for (i, alt) in f.alternatives.iter().enumerate() {
        for s in listed(alt) {
            if open.contains(&(saturating::byte(i), Some(s))) {
                continue;
            }
            let why = match &decider {
                Some(d) => Barred::Decided(d.source),
                None if f.purpose == Purpose::Recharge => Barred::Recharge,
                None => Barred::HasAnother,
            };
            all.push((saturating::byte(i), s, why));
        }
    }
    all
}

/// The reason why a way to attempt a check is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barred {
    /// This card determines the skill already.
    Decided(Source),
    /// The hero has another skill of the same list.
    HasAnother,
    /// Recharging requires a skill that the hero has.
    Recharge,
}

/// Returns the checking hero's die and bonus for the skill of a way to attempt the check as staged.
pub fn skill_of_way(
    board: &Board<'_>,
    f: &CheckFrame,
    alt: usize,
    used: Skill,
) -> Option<(u8, i32)> {
    skill(board, f.hero, used, &known(board, f, alt, decider(board, f).as_ref()))
}

/// Returns twice the mean roll of the skill minus the difficulty, to pick the default way.
pub(super) fn expected_margin(
    board: &Board<'_>,
    f: &CheckFrame,
    way: (u8, Option<Skill>),
    decider: Option<&Decider<'_>>,
) -> i32 {
    let (faces, plus) = match way.1 {
        Some(s) => {
            let known = known(board, f, way.0.into(), decider);
            skill(board, f.hero, s, &known).unwrap_or((4, 0))
        }
        None => (8, 0),
    };
    let difficulty = f.alternatives[usize::from(way.0)].difficulty;
    (i32::from(faces) + 1)
        .saturating_add(plus.saturating_mul(2))
        .saturating_sub(difficulty.saturating_mul(2))
}
