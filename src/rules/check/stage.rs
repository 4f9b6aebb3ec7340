//! Staging a check: plays go on the stage and come back, until the roll (AC-CHECK-32,
//! AC-CHECK-47).

use bevy_ecs::prelude::*;

use super::pool::pool;
use super::roll;
use super::ways::{after_first, ways};
use crate::cards::amount::Alternative;
use crate::cards::effect::{Purpose, When};
use crate::narrow;
use crate::rules::effect::cond::{check_fits, related};
use crate::rules::effect::pay::{self, Used};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{CheckFrame, Frame, Outcome, Play, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;

/// A check to push on the stack, whatever it is for (AC-CHECK-01).
pub struct NewCheck {
    /// Who attempts it.
    pub hero: HeroId,
    /// What for.
    pub purpose: Purpose,
    /// Alternatives.
    pub alternatives: Vec<Alternative>,
    /// The card that it is against.
    pub against: Option<CardId>,
    /// What asks for it.
    pub source: Source,
    /// Whether it may be declined.
    pub optional: bool,
}

/// Begins a check.
pub fn begin(world: &mut World, new: NewCheck) {
    let NewCheck { hero, purpose, mut alternatives, against, source, optional } = new;
    // From here on difficulties are numbers (AC-CARD-09).
    let number = table::scenario(world).number;
    for a in &mut alternatives {
        a.difficulty = a.in_scenario(number);
        a.numbers = 0;
    }
    drive::push(
        world,
        Frame::Check(CheckFrame {
            hero,
            step: Step::Stage,
            purpose,
            alternatives,
            against,
            source,
            optional,
            way: None,
            staged: Vec::new(),
            dice: Vec::new(),
            plus: 0,
            difficulty: 0,
            limits: Default::default(),
            recharges: Vec::new(),
            outcome: None,
        }),
    );
}

/// Parts 1 to 3 of a check: one prompt, answered until somebody rolls. Then the way and the plays
/// bind (AC-CHECK-60).
pub fn step(world: &mut World) {
    if roll::kept(world).is_some() {
        return drive::go(world, Step::Roll);
    }
    match drive::answer_one(world) {
        Some(act @ (Act::Use { .. } | Act::TakeBack(_) | Act::Way { .. })) => change(world, act),
        Some(Act::Decline) => return decline(world),
        Some(_) => return drive::go(world, Step::Roll),
        None => {}
    }
    let f = drive::check(world);
    let (hero, source, card) = (f.hero, f.source, f.against);
    let options = options(world, f);
    drive::ask(world, Question { who: hero, ask: Ask::Check, source, card }, options);
}

/// Stages a play, takes one back or chooses another way. Nothing changes but the check's frame and
/// where the cards of heroes lie.
pub fn change(world: &mut World, act: Act) {
    match act {
        Act::Use { hero, of, power, with } => {
            stage(world, hero, of, power, with);
            // A play that decides the skill may end what was for another one (AC-CHECK-33).
            prune(world);
        }
        Act::TakeBack(n) => take_back(world, usize::from(n)),
        Act::Way { alternative, skill } => {
            drive::check_mut(world).way = Some((alternative, skill));
            prune(world);
        }
        _ => {}
    }
}

fn options(world: &World, f: &CheckFrame) -> Vec<Act> {
    let pool = pool(world, f);
    let mut options = vec![Act::Roll];
    options.extend(legal::uses(world, &Moment::Check(f, &pool.facts)));
    options.extend(narrow::bytes(f.staged.len()).map(Act::TakeBack));
    options.extend(
        ways(world, f)
            .into_iter()
            .filter(|w| *w != pool.way)
            .map(|(alternative, skill)| Act::Way { alternative, skill }),
    );
    if f.optional {
        options.push(Act::Decline);
    }
    options
}

/// Stages a play in the nearest check.
pub fn stage(world: &mut World, hero: HeroId, of: Source, power: u8, with: Option<CardId>) {
    let f = drive::check(world);
    // The way is kept when the first play settles what it is played for.
    let way = pool(world, f).way;
    let used = Used { hero, of, power, with, them: f.hero, card: f.against };
    let taken = pay::take(world, &used);
    let f = drive::check_mut(world);
    if f.way.is_none() && f.alternatives.len() > 1 {
        f.way = Some(way);
    }
    f.staged.push(Play { hero, of, power, with, taken });
    let way = after_first(world, drive::check(world));
    drive::check_mut(world).way = way;
}

/// Takes a staged play back, and with it what was added to it.
pub fn take_back(world: &mut World, n: usize) {
    if n >= drive::check(world).staged.len() {
        return;
    }
    // What was given may have been played since.
    let given: Vec<CardId> = drive::check(world).staged[n].taken.iter().map(|t| t.0).collect();
    let uses = |p: &Play| given.iter().any(|c| p.of == Source::Card(*c) || p.with == Some(*c));
    let later = drive::check(world).staged.iter().skip(n + 1).position(uses);
    if let Some(later) = later {
        take_back(world, n + 1 + later);
        return take_back(world, n);
    }
    let play = drive::check_mut(world).staged.remove(n);
    pay::put_back(world, &play.taken);
    let (hero, of) = (play.hero, play.of);
    world.resource_mut::<Cues>().push(|| Cue::TookBack { hero, of });
    while let Some(n) = drive::check(world).staged.iter().position(|s| {
        s.hero == hero
            && s.of == of
            && legal::power(world, s.hero, s.of, s.power)
                .is_some_and(|(p, _)| p.adds_to == Some(play.power))
    }) {
        take_back(world, n);
    }
    prune(world);
}

/// Takes back what is no longer for such a check, after the way was changed (AC-CHECK-33), or for a
/// check without the card that was played with it (AC-PLAY-56).
fn prune(world: &mut World) {
    loop {
        let f = drive::check(world);
        let facts = pool(world, f).facts;
        let wrong = f.staged.iter().rposition(|s| {
            legal::power(world, s.hero, s.of, s.power).is_none_or(|(p, _)| {
                let fits = matches!(&p.when, When::Check(c) if check_fits(world, &facts, c));
                let with = legal::played_with(world, s.hero, s.of, p, &f.staged);
                !fits || !with || !related(world, s.hero, f.hero, p.whose)
            })
        });
        match wrong {
            Some(n) => take_back(world, n),
            None => return,
        }
    }
}

/// An optional check is not attempted: everything staged goes back.
fn decline(world: &mut World) {
    while !drive::check(world).staged.is_empty() {
        take_back(world, 0);
    }
    let f = drive::check_mut(world);
    let outcome = Outcome {
        hero: f.hero,
        passed: false,
        margin: 0,
        declined: true,
        traits: Vec::new(),
        skills: Vec::new(),
        purpose: f.purpose,
        combat: false,
    };
    f.outcome = Some(outcome);
    f.step = Step::CheckDone;
}
