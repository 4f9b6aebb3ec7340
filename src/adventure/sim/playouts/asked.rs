//! How much a table is asked: the steps of encounters that are passed, and the prompts within them.
//!
//! A **decision of substance** is a prompt that must be answered one way or another, with at least
//! two answers of which none stands for going on: whom a check falls to, which of its ways is
//! tried, whether it is tried at all, which cards damage takes, a choice that a card offers. All
//! else is not: a window in which something may be played (also where that would be useful), a
//! check that can only be rolled with or without further plays, and a prompt with one answer.
//!
//! A **step** is one of the rulebook's for an encounter: encountered (third edition), evade, before,
//! each check that is begun, after, resolve (AC-ENC-06, AC-ENC-07). What is asked in the middle of
//! a step (a check that an effect asks for, the damage of a failure, powers that answer it) belongs
//! to it.
//!
//! The figure is `plain_asks / plain_steps`: how often somebody is asked in an encounter step that
//! has no decision of substance.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use serde::Serialize;

use crate::autopass::StopSettings;
use crate::kernel::autopass::opening;
use crate::rules::family::Adventure;
use crate::rules::flow::drive::Steps;
use crate::rules::flow::frame::{Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask, Prompt};

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AskedTally {
    /// Encounters begun.
    pub encounters: u64,
    /// Steps of encounters without a decision of substance.
    pub plain_steps: u64,
    /// Prompts in those steps that somebody had to answer.
    pub plain_asks: u64,
    /// Steps of encounters with a decision of substance.
    pub other_steps: u64,
    /// Prompts in those steps.
    pub other_asks: u64,
    /// Prompts in encounters that were answered without asking anybody.
    pub passed: u64,
    /// Prompts in encounters at which somebody was asked with nothing useful to do: auto-pass
    /// would have gone on.
    pub idle: u64,
    /// Prompts in the steps without a decision of substance, by what they ask.
    pub plain_by_ask: BTreeMap<String, u64>,
    /// Prompts in the other steps, by what they ask.
    pub other_by_ask: BTreeMap<String, u64>,
    /// All prompts, in encounters or not, that somebody had to answer.
    pub asks: u64,
}

impl AskedTally {
    /// Adds another's counts.
    pub fn merge(&mut self, other: &AskedTally) {
        self.encounters += other.encounters;
        self.plain_steps += other.plain_steps;
        self.plain_asks += other.plain_asks;
        self.other_steps += other.other_steps;
        self.other_asks += other.other_asks;
        self.passed += other.passed;
        self.asks += other.asks;
        self.idle += other.idle;
        for (mine, theirs) in [
            (&mut self.plain_by_ask, &other.plain_by_ask),
            (&mut self.other_by_ask, &other.other_by_ask),
        ] {
            for (ask, n) in theirs {
                *mine.entry(ask.clone()).or_default() += n;
            }
        }
    }

    /// The figure.
    pub fn figure(&self) -> f64 {
        if self.plain_steps == 0 { 0.0 } else { self.plain_asks as f64 / self.plain_steps as f64 }
    }
}

/// Whether a prompt is a decision of substance: see the head of this module.
pub fn of_substance(prompt: &Prompt) -> bool {
    let way = |a: &Act| matches!(a, Act::Way { .. } | Act::Decline);
    match prompt.ask {
        _ if prompt.options.len() == 1 => false,
        Ask::Window | Ask::Evade | Ask::Damage | Ask::Rolled => false,
        Ask::Check => prompt.options.iter().any(way),
        _ => true,
    }
}

/// A step under way.
#[derive(Clone, Debug)]
struct Open {
    /// How deep in the stack its encounter lies.
    depth: usize,
    /// Which step, and of a check which one.
    key: (Step, u8),
    substance: bool,
    asks: Vec<Ask>,
}

/// Counts while games are played: a part of the world, and of the systems of the steps.
#[derive(Resource, Clone, Debug, Default)]
pub struct Watch {
    open: Vec<Open>,
    tally: AskedTally,
}

/// Puts a watch into a world that is installed.
pub fn install(world: &mut World) {
    world.insert_resource(Watch::default());
    let mut steps = world.resource_mut::<Steps>();
    // Before the step's own system, which may end the encounter.
    steps.add_first(Step::Encountered, |w: &mut World| passed(w, Step::Encountered));
    steps.add_first(Step::Evade, |w: &mut World| passed(w, Step::Evade));
    steps.add_first(Step::BeforeEncounter, |w: &mut World| passed(w, Step::BeforeEncounter));
    steps.add_first(Step::Attempt, |w: &mut World| passed(w, Step::Attempt));
    steps.add_first(Step::AfterEncounter, |w: &mut World| passed(w, Step::AfterEncounter));
    steps.add_first(Step::Resolve, |w: &mut World| passed(w, Step::Resolve));
}

/// The deepest encounter of the stack, from the top: how deep, and its next check.
fn encounter(world: &World) -> Option<(usize, Step, u8)> {
    let frames = &world.resource::<Flow>().frames;
    frames.iter().enumerate().rev().find_map(|(i, f)| match f {
        Frame::Encounter(e) => Some((i, e.step, e.check)),
        _ => None,
    })
}

/// A step of an encounter is about to run: perhaps a new step has begun.
fn passed(world: &mut World, step: Step) {
    let Some((depth, now, check)) = encounter(world) else { return };
    // The step of the checks is passed once for each check, not for seeing that there is none left.
    if step == Step::Attempt && now != step {
        return;
    }
    let key = (step, if step == Step::Attempt { check } else { 0 });
    let mut watch = world.resource_mut::<Watch>();
    let same = |o: &Open| o.depth == depth && o.key == key;
    if watch.open.iter().any(same) {
        return;
    }
    watch.close(depth);
    watch.tally.encounters += u64::from(step == Step::Evade);
    watch.open.push(Open { depth, key, substance: false, asks: Vec::new() });
}

impl Watch {
    /// Ends the steps of encounters at this depth and above.
    fn close(&mut self, depth: usize) {
        while let Some(open) = self.open.pop_if(|o| o.depth >= depth) {
            let t = &mut self.tally;
            let (steps, asks, by_ask) = if open.substance {
                (&mut t.other_steps, &mut t.other_asks, &mut t.other_by_ask)
            } else {
                (&mut t.plain_steps, &mut t.plain_asks, &mut t.plain_by_ask)
            };
            *steps += 1;
            *asks += open.asks.len() as u64;
            for ask in open.asks {
                *by_ask.entry(format!("{ask:?}")).or_default() += 1;
            }
        }
    }

    /// A game is over: takes what was counted.
    pub fn take(&mut self) -> AskedTally {
        self.close(0);
        std::mem::take(&mut self.tally)
    }
}

/// A prompt is about to be answered, by somebody or by itself.
pub fn asked(world: &mut World, prompt: &Prompt, by_itself: bool) {
    if !world.contains_resource::<Watch>() {
        return;
    }
    let at = encounter(world);
    let idle = !by_itself
        && at.is_some()
        && opening::<Adventure>(world, &StopSettings::default())
            .is_some_and(|o| o.wanted.is_empty());
    let mut watch = world.resource_mut::<Watch>();
    watch.tally.asks += u64::from(!by_itself);
    let Some((depth, ..)) = at else { return watch.close(0) };
    watch.close(depth + 1);
    if by_itself {
        watch.tally.passed += 1;
        return;
    }
    watch.tally.idle += u64::from(idle);
    if let Some(open) = watch.open.last_mut() {
        open.substance |= of_substance(prompt);
        open.asks.push(prompt.ask);
    }
}
