//! The dice pool, assembled anew from the staged plays on every request.

use serde::{Deserialize, Serialize};

use super::added_dice;
use super::ways::{self, Decider, decider, expected_margin, ways_with};
use crate::cards::amount::{Counted, Dice};
use crate::cards::effect::{Change, ChangeKind, Effect, Purpose};
use crate::cards::mythic::MythicDeed;
use crate::cards::vocabulary::{Skill, Trait};
use crate::rules::effect::amounts;
use crate::rules::effect::cond::{Facts, check_fits, holds};
use crate::rules::effect::standing;
use crate::rules::flow::drive::CurrentEncounter as _;
use crate::rules::flow::frame::{CheckFrame, Ctx, Implied, Outcome, Play, Rare};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;
use crate::rules::state::powers;
use crate::saturating;

/// Maximum number of dice rolled on one check: each die needs an index for rerolls, and odds are
/// computed for no more. All printed cards together add some dozens.
pub const MOST_DICE: u8 = 250;

/// The dice and numbers that one source adds to a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The checking hero's board for the skill, or the card or power that adds it.
    pub source: Source,
    /// The index of the staged play, if it comes from one.
    pub play: Option<u8>,
    /// Its dice.
    pub dice: Vec<Dice>,
    /// The number added to the result.
    pub plus: i32,
    /// Dice that are subtracted from the result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub less: Vec<Dice>,
}

/// The dice pool and difficulty of a check as it would be rolled now.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The dice and numbers by source, the skill first.
    pub parts: Vec<Part>,
    /// The difficulty to reach (AC-CHECK-31).
    pub difficulty: i32,
    /// The changes of the printed difficulty and their sources (AC-CHECK-29).
    pub changes: Vec<(Source, i32)>,
    /// The purpose, skills and traits of the check.
    pub facts: Facts,
    /// The alternative and skill used.
    pub way: (u8, Option<Skill>),
    /// Whether a staged play makes it succeed without a roll.
    pub succeeds: bool,
}

impl Pool {
    /// Returns all dice with their sources, in the order of the parts.
    pub fn dice(&self) -> impl Iterator<Item = (Source, Dice)> + '_ {
        self.parts.iter().flat_map(|p| p.dice.iter().map(move |d| (p.source, *d)))
    }

    /// Returns all dice that are subtracted, with their sources.
    pub fn less(&self) -> impl Iterator<Item = (Source, Dice)> + '_ {
        self.parts.iter().flat_map(|p| p.less.iter().map(move |d| (p.source, *d)))
    }

    /// Returns dice and a number with the same chances as the pool. Subtracting a die is the same as
    /// adding it and subtracting one more than its faces.
    pub fn for_odds(&self) -> (Vec<Dice>, i32) {
        let mut dice: Vec<Dice> = self.dice().map(|(_, d)| d).collect();
        let mut plus = self.plus();
        for (_, d) in self.less() {
            dice.push(d);
            let faces = i32::from(d.faces).saturating_add(1);
            plus = plus.saturating_sub(faces.saturating_mul(d.count.into()));
        }
        (dice, plus)
    }

    /// Returns the sum of all numbers.
    pub fn plus(&self) -> i32 {
        self.parts.iter().map(|p| p.plus).fold(0, i32::saturating_add)
    }
}

/// Returns the outcome of a check before it is rolled, with `passed` still false.
pub fn outcome(f: &CheckFrame, facts: &Facts) -> Outcome {
    Outcome {
        hero: f.hero,
        passed: false,
        margin: 0,
        declined: false,
        traits: facts.traits.clone(),
        skills: facts.skills.clone(),
        purpose: f.purpose,
        combat: facts.combat,
        result: Implied(0),
        listed: Implied(None),
    }
}

/// Calls `each` with the verbs of a list that apply to the check, following conditions.
fn walk(
    board: &Board<'_>,
    ctx: &Ctx,
    facts: &Facts,
    list: &mut dyn Iterator<Item = &Effect>,
    each: &mut impl FnMut(&Effect),
) {
    for e in list {
        if let Effect::If(c, yes, no) = e {
            let list = if holds(board, ctx, Some(facts), c) { yes } else { no };
            walk(board, ctx, facts, &mut list.iter(), each);
        } else {
            each(e);
        }
    }
}

fn context<'w>(
    board: &Board<'w>,
    f: &CheckFrame,
    play: &Play,
) -> Option<(Ctx, impl Iterator<Item = &'w Effect> + use<'w>)> {
    let (p, level) = powers::power(board, play.hero, play.of, play.power)?;
    let paid = Rare(play.with);
    let ctx = Ctx { you: play.hero, them: f.hero, source: play.of, card: f.against, level, paid };
    Some((ctx, Effect::as_chosen(&p.does, play.chosen.0)))
}

/// Calls `each` with the verbs of all staged plays that apply to the check, following conditions.
pub(super) fn each_staged(
    board: &Board<'_>,
    f: &CheckFrame,
    facts: &Facts,
    each: &mut impl FnMut(&Effect),
) {
    for play in &f.staged {
        let Some((ctx, mut does)) = context(board, f, play) else { continue };
        walk(board, &ctx, facts, &mut does, each);
    }
}

/// Returns whether a staged play changes the check in such a way, following conditions.
pub fn says(board: &Board<'_>, f: &CheckFrame, what: &Effect) -> bool {
    let (_, facts) = known_facts(board, f);
    let mut found = false;
    each_staged(board, f, &facts, &mut |e| found |= e == what);
    found
}

/// Returns the way of the check as staged and its facts, with only the traits of the skill
/// (AC-CHECK-25) and of the card that determines it (AC-CHECK-24).
pub fn plain_facts(board: &Board<'_>, f: &CheckFrame) -> ((u8, Option<Skill>), Facts) {
    plain_facts_with(board, f, decider(board, f).as_ref())
}

/// Does the same as [`plain_facts`] with the play that determines the skill already looked up.
fn plain_facts_with(
    board: &Board<'_>,
    f: &CheckFrame,
    decider: Option<&Decider<'_>>,
) -> ((u8, Option<Skill>), Facts) {
    let ways = ways_with(board, f, decider);
    let way = f
        .way
        .filter(|w| ways.contains(w))
        .or_else(|| {
            let same = f.way.map(|w| w.0);
            let best = |all: &mut dyn Iterator<Item = &(u8, Option<Skill>)>| {
                let margin = |w| expected_margin(board, f, w, decider);
                all.copied().max_by_key(|w| (margin(*w), -i32::from(w.0)))
            };
            best(&mut ways.iter().filter(|w| Some(w.0) == same)).or_else(|| best(&mut ways.iter()))
        })
        .unwrap_or((0, None));
    let alternative = &f.alternatives[usize::from(way.0)];
    let combat = alternative.skills.contains(&Skill::Combat)
        && way.1.is_none_or(|s| !alternative.skills.contains(&s) || decider.is_some());
    let known = ways::known(board, f, way.0.into(), decider);
    let mut facts = Facts {
        purpose: Some(f.purpose),
        combat,
        skills: way.1.map(|s| ways::also_called(board, f.hero, s, &known)).unwrap_or_default(),
        traits: Vec::new(),
        against: f.against,
    };
    if board.switches().skills_are_traits {
        facts.traits.extend(facts.skills.iter().filter_map(|s| s.as_trait()));
    }
    if let Some(Decider { source: Source::Card(c), .. }) = decider {
        add_new(&mut facts.traits, &board.printed(*c).traits);
    }
    (way, facts)
}

/// Returns the way of the check as staged and its facts, including all added traits.
pub fn known_facts(board: &Board<'_>, f: &CheckFrame) -> ((u8, Option<Skill>), Facts) {
    let (way, mut facts) = plain_facts(board, f);
    add_traits(board, f, &mut facts);
    (way, facts)
}

/// Assembles the pool (AC-CHECK-40, AC-DICE-05) and the difficulty: the printed number of the
/// alternative (AC-CHECK-28) with its changes (AC-CHECK-29). A skill that the hero lacks counts as
/// a d4 without a modifier (AC-CHECK-18).
pub fn pool(board: &Board<'_>, f: &CheckFrame) -> Pool {
    let decider = decider(board, f);
    let (way, mut facts) = plain_facts_with(board, f, decider.as_ref());
    add_traits(board, f, &mut facts);
    let alternative = &f.alternatives[usize::from(way.0)];
    let mut changes = standing::difficulties(board, f.hero, &facts);
    changes.extend(settled_before(board, f));
    let mut pool = Pool {
        parts: Vec::new(),
        difficulty: changes
            .iter()
            .map(|(_, n)| *n)
            .fold(alternative.difficulty, i32::saturating_add),
        changes,
        facts,
        way,
        succeeds: false,
    };
    // Stated dice replace the skill die, whenever they were staged (AC-CHECK-41).
    let mut skill_faces = decider.as_ref().map_or(0, |d| d.faces);
    if let Some(s) = way.1 {
        let known = ways::known(board, f, way.0.into(), decider.as_ref());
        let (faces, plus) = ways::skill(board, f.hero, s, &known).unwrap_or((4, 0));
        let faces = replaced(board, f, &pool.facts.skills).unwrap_or(faces);
        skill_faces = faces;
        let dice = vec![Dice { count: 1, faces }];
        let source = Source::Hero(f.hero);
        pool.parts.push(Part { source, play: None, dice, plus, less: Vec::new() });
    }
    let mut each_die: Vec<(usize, i32)> = Vec::new();
    for (i, play) in f.staged.iter().enumerate() {
        let n = add_play(board, f, i, play, skill_faces, &mut pool);
        each_die.extend((n != 0).then_some((pool.parts.len().saturating_sub(1), n)));
    }
    standing::for_each_change(
        board,
        f.hero,
        Some(&pool.facts),
        &[ChangeKind::Bonus, ChangeKind::Penalty, ChangeKind::EachDie, ChangeKind::SkillDice],
        |c| match c {
            Change::Bonus(_, f)
            | Change::Penalty(_, f)
            | Change::EachDie(_, f)
            | Change::SkillDice(_, f) => check_fits(board, &pool.facts, f),
            _ => false,
        },
        |c, ctx| {
            let source = ctx.source;
            match c {
                Change::Bonus(a, _) => {
                    let (dice, plus) = amounts::parts(board, ctx, a.at(ctx.level.into()));
                    let dice = dice.to_vec();
                    pool.parts.push(Part { source, play: None, dice, plus, less: Vec::new() });
                }
                Change::Penalty(a, _) => {
                    let (less, minus) = amounts::parts(board, ctx, a.at(ctx.level.into()));
                    let (dice, less, plus) = (Vec::new(), less.to_vec(), minus.saturating_neg());
                    pool.parts.push(Part { source, play: None, dice, plus, less });
                }
                Change::SkillDice(n, _) if skill_faces > 0 => {
                    let dice = vec![Dice { count: *n, faces: skill_faces }];
                    pool.parts.push(Part { source, play: None, dice, plus: 0, less: Vec::new() });
                }
                Change::EachDie(n, _) => {
                    each_die.push((pool.parts.len(), i32::from(*n)));
                    let (dice, less) = (Vec::new(), Vec::new());
                    pool.parts.push(Part { source, play: None, dice, plus: 0, less });
                }
                _ => {}
            }
        },
    );
    // A bonus to each die counts for every rolled die, whatever source the die has (AC-DICE-08).
    leave_out(board, f, &mut pool);
    raise(board, f, &mut pool);
    let rolled = cut_dice(&mut pool);
    for (part, n) in each_die {
        if let Some(part) = pool.parts.get_mut(part) {
            part.plus = part.plus.saturating_add(n.saturating_mul(rolled));
        }
    }
    pool
}

/// The faces of the die by which mythic charges replace others.
pub const MYTHIC: u8 = 20;

/// Replaces the largest dice by d20s, one for each staged play that does so (AC-MYTH-08).
fn raise(board: &Board<'_>, f: &CheckFrame, pool: &mut Pool) {
    let plays = f.staged.iter().filter_map(|s| context(board, f, s));
    let die = |e: &&Effect| **e == Effect::Mythic(MythicDeed::Die);
    let many = plays.map(|(_, does)| does.filter(die).count()).sum();
    for _ in 0..many {
        let parts = pool.parts.iter_mut().flat_map(|p| &mut p.dice);
        let largest = parts.filter(|d| d.count > 0 && d.faces < MYTHIC).max_by_key(|d| d.faces);
        let Some(largest) = largest else { return };
        let faces = largest.faces;
        largest.count -= 1;
        let part = pool.parts.iter_mut().find(|p| p.dice.iter().any(|d| d.faces == faces));
        if let Some(part) = part {
            part.dice.push(Dice { count: 1, faces: MYTHIC });
        }
    }
}

/// Leaves out the smallest dice, as many as standing effects say, but never the last one.
fn leave_out(board: &Board<'_>, f: &CheckFrame, pool: &mut Pool) {
    let mut less = 0_usize;
    standing::for_each_change(
        board,
        f.hero,
        Some(&pool.facts),
        &[ChangeKind::FewerDice],
        |c| matches!(c, Change::FewerDice(_, f) if check_fits(board, &pool.facts, f)),
        |c, _| {
            if let Change::FewerDice(n, _) = c {
                less = less.saturating_add(usize::from(*n));
            }
        },
    );
    for _ in 0..less {
        let all = pool.parts.iter_mut().flat_map(|p| &mut p.dice).filter(|d| d.count > 0);
        let mut all: Vec<&mut Dice> = all.collect();
        let number: usize = all.iter().map(|d| usize::from(d.count)).sum();
        if number < 2 {
            return;
        }
        if let Some(smallest) = all.iter_mut().min_by_key(|d| d.faces) {
            smallest.count -= 1;
        }
    }
}

/// Limits the pool to the first [`MOST_DICE`] dice. Returns the number of dice.
fn cut_dice(pool: &mut Pool) -> i32 {
    let mut left = MOST_DICE;
    for dice in pool.parts.iter_mut().flat_map(|p| &mut p.dice) {
        dice.count = dice.count.min(left);
        left -= dice.count;
    }
    // Dice that are subtracted are no dice of the check, which bonuses to each die concern.
    let rolled = MOST_DICE - left;
    for dice in pool.parts.iter_mut().flat_map(|p| &mut p.less) {
        dice.count = dice.count.min(left);
        left -= dice.count;
    }
    for part in &mut pool.parts {
        part.dice.retain(|d| d.count > 0);
        part.less.retain(|d| d.count > 0);
    }
    i32::from(rolled)
}

/// Returns the faces of the die with which a staged play replaces the die of one of these skills
/// for the check, including dice added to it (AC-CHECK-39).
fn replaced(board: &Board<'_>, f: &CheckFrame, skills: &[Skill]) -> Option<u8> {
    f.staged.iter().filter(|s| s.hero == f.hero).find_map(|s| {
        let (p, _) = powers::power(board, s.hero, s.of, s.power)?;
        let own = |s: &Skill| board.skill(f.hero, *s).map_or(4, |(faces, _)| faces);
        Effect::as_chosen(&p.does, s.chosen.0).find_map(|e| match e {
            Effect::ReplaceDie { of, die, by }
                if of.is_empty() || of.iter().any(|s| skills.contains(s)) =>
            {
                die.map(|d| d.faces).or_else(|| by.iter().map(own).max())
            }
            _ => None,
        })
    })
}

/// Returns the die and the modifier of a skill that a hero adds to the check; the die of the checking
/// hero may be replaced (AC-CHECK-39). For a skill that the hero lacks it is a d4 (AC-CHECK-18).
fn own_skill(board: &Board<'_>, f: &CheckFrame, you: HeroId, skill: Skill) -> (u8, i32) {
    let (faces, plus) = board.skill(you, skill).unwrap_or((4, 0));
    let instead = || replaced(board, f, &board.also_called(f.hero, skill));
    (if you == f.hero { instead() } else { None }.unwrap_or(faces), plus)
}

/// Returns everything that the check's dice and numbers count about the checking hero.
pub fn counted(board: &Board<'_>, f: &CheckFrame) -> Vec<Counted> {
    let (_, facts) = known_facts(board, f);
    let mut all = Vec::new();
    for play in f.staged.iter().filter(|p| p.hero == f.hero) {
        let Some((ctx, mut does)) = context(board, f, play) else { continue };
        walk(board, &ctx, &facts, &mut does, &mut |e| {
            if let Effect::Add(a)
            | Effect::Subtract(a)
            | Effect::Fixed(a)
            | Effect::Use { plus: Some(a), .. } = e
            {
                all.extend(a.at(ctx.level.into()).counted.iter().map(|c| c.what));
            }
        });
    }
    standing::for_each_change(
        board,
        f.hero,
        Some(&facts),
        &[ChangeKind::Bonus, ChangeKind::Difficulty],
        |c| match c {
            Change::Bonus(_, filter) | Change::Difficulty(_, filter) => {
                check_fits(board, &facts, filter)
            }
            _ => false,
        },
        |c, ctx| {
            if let Change::Bonus(a, _) | Change::Difficulty(a, _) = c
                && ctx.you == f.hero
            {
                all.extend(a.at(ctx.level.into()).counted.iter().map(|c| c.what));
            }
        },
    );
    all
}

/// Returns the change of difficulty by effects before the check (AC-ENC-21).
fn settled_before(board: &Board<'_>, f: &CheckFrame) -> Option<(Source, i32)> {
    let meant = matches!(f.purpose, Purpose::Defeat | Purpose::Acquire);
    let e = board.flow.current_encounter();
    let e = e.filter(|e| meant && f.against == Some(e.card) && e.harder != 0)?;
    Some((Source::Card(e.card), e.harder))
}

/// Adds the traits that powers add to the check. Cards that do not determine the skill add theirs
/// only if they say so (AC-CHECK-35).
fn add_traits(board: &Board<'_>, f: &CheckFrame, facts: &mut Facts) {
    for play in &f.staged {
        let Some((ctx, mut does)) = context(board, f, play) else { continue };
        let mut found: Vec<Trait> = Vec::new();
        walk(board, &ctx, facts, &mut does, &mut |e| match (e, ctx.paid.0) {
            (Effect::CheckTraits(t), _) => found.extend(t),
            (Effect::PaidTraits, Some(card)) => found.extend(&board.printed(card).traits),
            _ => {}
        });
        add_new(&mut facts.traits, &found);
    }
    let mut found: Vec<Trait> = Vec::new();
    let mut immune: Vec<Trait> = Vec::new();
    standing::for_each_change(
        board,
        f.hero,
        Some(facts),
        &[ChangeKind::CheckTraits],
        |c| matches!(c, Change::CheckTraits(_, filter) if check_fits(board, facts, filter)),
        |c, _| {
            if let Change::CheckTraits(t, _) = c {
                found.extend(t);
            }
        },
    );
    if !found.is_empty()
        && let Some(e) = board.encounter()
    {
        immune = standing::immunities(board, e.hero, f.hero);
    }
    // Traits that the card is immune to are not added (AC-ENC-36, AC-RUL-88).
    found.retain(|t| !immune.contains(t));
    add_new(&mut facts.traits, &found);
}

/// Adds the traits that are not present yet.
fn add_new(to: &mut Vec<Trait>, traits: &[Trait]) {
    for t in traits {
        if !to.contains(t) {
            to.push(*t);
        }
    }
}

/// Adds the dice and numbers of a staged play. Returns its bonus to each die.
fn add_play(
    board: &Board<'_>,
    f: &CheckFrame,
    number: usize,
    play: &Play,
    skill_faces: u8,
    pool: &mut Pool,
) -> i32 {
    let Some((ctx, mut list)) = context(board, f, play) else { return 0 };
    let mut part = Part {
        source: play.of,
        play: Some(saturating::byte(number)),
        dice: Vec::new(),
        plus: 0,
        less: Vec::new(),
    };
    let (mut difficulty, mut succeeds, mut each_die) = (0, false, 0);
    walk(board, &ctx, &pool.facts, &mut list, &mut |e| {
        let mut add = |a: &crate::cards::amount::Amount| {
            let (dice, plus) = amounts::parts(board, &ctx, a.at(ctx.level.into()));
            part.dice.extend_from_slice(&dice);
            part.plus = part.plus.saturating_add(plus);
        };
        match e {
            Effect::Add(a) => add(a),
            Effect::Subtract(a) => {
                let (dice, minus) = amounts::parts(board, &ctx, a.at(ctx.level.into()));
                part.less.extend_from_slice(&dice);
                part.plus = part.plus.saturating_sub(minus);
            }
            Effect::Use { plus: Some(a), .. } => add(a),
            Effect::Fixed(a) => add(a),
            Effect::EachDie(n) => each_die = i32::saturating_add(each_die, i32::from(*n)),
            // Added dice have the type of the skill die (AC-CHECK-41) but do not add its modifier
            // again (AC-CHECK-42).
            Effect::SkillDice(n) if skill_faces > 0 => {
                let faces = added_dice::faces(board, play, skill_faces);
                part.dice.push(Dice { count: *n, faces });
            }
            // Adds only a die: neither the skill nor its bonus (AC-CHECK-26).
            Effect::OwnDie(s) => {
                let (faces, _) = own_skill(board, f, ctx.you, *s);
                part.dice.push(Dice { count: 1, faces });
            }
            Effect::OwnSkill(all) => {
                let all = all.iter().map(|s| own_skill(board, f, ctx.you, *s));
                // Twice the mean of the die and the number is what counts.
                let best = all.max_by_key(|(faces, plus)| i32::from(*faces) + 2 * plus);
                if let Some((faces, plus)) = best {
                    part.dice.push(Dice { count: 1, faces });
                    part.plus = part.plus.saturating_add(plus);
                }
            }
            Effect::OwnSkillDie => {
                let own = pool.way.1.and_then(|s| board.skill(ctx.you, s));
                let faces = own.map_or(4, |(faces, _)| faces);
                part.dice.extend((skill_faces > 0).then_some(Dice { count: 1, faces }));
            }
            Effect::Difficulty(a) => {
                let more = amounts::parts(board, &ctx, a.at(ctx.level.into())).1;
                difficulty = i32::saturating_add(difficulty, more);
            }
            Effect::Succeed | Effect::Overcome => succeeds = true,
            _ => {}
        }
    });
    pool.difficulty = pool.difficulty.saturating_add(difficulty);
    pool.changes.extend((difficulty != 0).then_some((play.of, difficulty)));
    pool.succeeds |= succeeds;
    pool.parts.push(part);
    each_die
}
