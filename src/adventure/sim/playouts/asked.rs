//! Measures how often players are asked: counts steps of encounters and the prompts within them.
//!
//! A **decision of substance** is a prompt that must be answered and has at least two answers, none
//! of which just goes on: who attempts a check, by which way, whether at all, which cards to
//! discard for damage, a choice on a card. Not of substance are windows for plays (even useful
//! ones), checks that can only be rolled with or without further plays, and prompts with a single
//! answer.
//!
//! A **step** is a rulebook step of an encounter: encountered (third edition), evade, before, each
//! check, after, resolve (AC-ENC-06, AC-ENC-07). Prompts in the middle of a step (a check that an
//! effect asks for, the damage of a failure, powers that answer it) belong to it.
//!
//! The figure is `plain_asks / plain_steps`: how often players are asked in an encounter step
//! without a decision of substance.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use serde::Serialize;

use crate::autopass::StopSettings;
use crate::kernel::autopass::opening;
use crate::rules::family::Adventure;
use crate::rules::flow::drive::Steps;
use crate::rules::flow::frame::{Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask, Prompt};

/// The counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AskedTally {
    /// Encounters begun.
    pub encounters: u64,
    /// Steps of encounters without a decision of substance.
    pub plain_steps: u64,
    /// Prompts in those steps that a player had to answer.
    pub plain_asks: u64,
    /// Steps of encounters with a decision of substance.
    pub other_steps: u64,
    /// Prompts in those steps.
    pub other_asks: u64,
    /// Prompts in encounters that auto-pass answered.
    pub passed: u64,
    /// Prompts in encounters at which a player was asked with nothing useful to do, so that
    /// auto-pass would have gone on.
    pub idle: u64,
    /// Prompts in the steps without a decision of substance, by kind.
    pub plain_by_ask: BTreeMap<String, u64>,
    /// Prompts in the other steps, by kind.
    pub other_by_ask: BTreeMap<String, u64>,
    /// All prompts that a player had to answer, in encounters or not.
    pub asks: u64,
}

impl AskedTally {
    /// Adds the counts of another tally.
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

    /// Returns the figure that the module's documentation defines.
    pub fn figure(&self) -> f64 {
        if self.plain_steps == 0 { 0.0 } else { self.plain_asks as f64 / self.plain_steps as f64 }
    }
}

/// Returns whether a prompt is a decision of substance, as the module's documentation defines.
pub fn of_substance(prompt: &Prompt) -> bool {
    let way = |a: &Act| matches!(a, Act::Way { .. } | Act::Decline);
    match prompt.ask {
        _ if prompt.options.len() == 1 => false,
        Ask::Window | Ask::Evade | Ask::Damage | Ask::Rolled => false,
        Ask::Check => prompt.options.iter().any(way),
        _ => true,
    }
}

/// A step in progress.
#[derive(Clone, Debug)]
struct Open {
    /// The index of its encounter on the stack.
    depth: usize,
    /// The step, and the number of the check.
    key: (Step, u8),
    substance: bool,
    asks: Vec<Ask>,
}

/// Counts while games are played, as a resource that the systems of the steps update.
#[derive(Resource, Clone, Debug, Default)]
pub struct Watch {
    open: Vec<Open>,
    tally: AskedTally,
}

/// Installs a watch in a world whose rules are installed.
pub fn install(world: &mut World) {
    world.insert_resource(Watch::default());
    let mut steps = world.resource_mut::<Steps>();
    // Runs before the step's own system, which may end the encounter.
    steps.add_first(Step::Encountered, |w: &mut World| passed(w, Step::Encountered));
    steps.add_first(Step::Evade, |w: &mut World| passed(w, Step::Evade));
    steps.add_first(Step::BeforeEncounter, |w: &mut World| passed(w, Step::BeforeEncounter));
    steps.add_first(Step::Attempt, |w: &mut World| passed(w, Step::Attempt));
    steps.add_first(Step::AfterEncounter, |w: &mut World| passed(w, Step::AfterEncounter));
    steps.add_first(Step::Resolve, |w: &mut World| passed(w, Step::Resolve));
}

/// Returns the innermost encounter: its index on the stack, its step and its next check.
fn encounter(world: &World) -> Option<(usize, Step, u8)> {
    let frames = &world.resource::<Flow>().frames;
    frames.iter().enumerate().rev().find_map(|(i, f)| match f {
        Frame::Encounter(e) => Some((i, e.step, e.check)),
        _ => None,
    })
}

/// Handles an encounter's step that is about to run, which may begin a new step to count.
fn passed(world: &mut World, step: Step) {
    let Some((depth, now, check)) = encounter(world) else { return };
    // The step for checks counts once for each check, but not when no check is left.
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

    /// Ends a game and returns its counts.
    pub fn take(&mut self) -> AskedTally {
        self.close(0);
        std::mem::take(&mut self.tally)
    }
}

/// Counts a prompt that is about to be answered, by a player or by auto-pass.
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
