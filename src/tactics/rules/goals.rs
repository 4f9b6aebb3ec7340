//! What is to be reached and what is to be kept from happening, as every client shows it: the main
//! objective, bonus objectives, how the encounter is lost, and counters (AT-GOAL-01, AT-GOAL-12 to
//! AT-GOAL-14, AT-GOAL-16).

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::effect::{cond, whom};
use super::flow::frame::Ctx;
use super::state::round::{Potions, Progress, Round};
use super::state::table;
use crate::content::TacticsContent;
use crate::content::amount::{Amount, Counted, Of};
use crate::content::effect::{Cond, Effect, Whom};
use crate::content::graph::mentions_of;
use crate::content::mentions::{Mention, Mentions as _};
use crate::content::printed::{EncounterDef, Objective};

/// What sort of goal something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    /// The main objective: it wins the encounter (AT-GOAL-02).
    Main,
    /// A bonus objective (AT-GOAL-16).
    Bonus,
    /// It loses the encounter.
    Loss,
}

/// How a goal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalState {
    /// It can still come about.
    Open,
    /// It is so now, and must be so at the end (AT-RUL-58).
    Holds,
    /// It has come about for good.
    Met,
    /// It cannot come about any more.
    Lost,
}

/// A goal in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoalFace {
    /// What sort it is.
    pub kind: GoalKind,
    /// How it stands.
    pub state: GoalState,
    /// What is to be done, or what loses the encounter, with its rule.
    pub text: String,
}

impl GoalFace {
    /// Returns it as a line: "Bonus: ...".
    pub fn line(&self) -> String {
        let text = self.text.as_str();
        match (self.kind, self.state) {
            (GoalKind::Main, _) => t!("tactics-objective", text = text),
            (GoalKind::Loss, _) => t!("tactics-loss-line", text = text),
            (GoalKind::Bonus, GoalState::Lost) => t!("tactics-bonus-lost", text = text),
            (GoalKind::Bonus, GoalState::Holds) => t!("tactics-bonus-holds", text = text),
            (GoalKind::Bonus, _) => t!("tactics-bonus-line", text = text),
        }
    }

    /// Returns the sign before the line where there are only letters.
    pub fn sign(&self) -> &'static str {
        match (self.kind, self.state) {
            (GoalKind::Main, _) => "[*] ",
            (GoalKind::Loss, _) => "[!] ",
            (GoalKind::Bonus, GoalState::Open) => "[ ] ",
            (GoalKind::Bonus, GoalState::Holds) => "[=] ",
            (GoalKind::Bonus, GoalState::Met) => "[x] ",
            (GoalKind::Bonus, GoalState::Lost) => "[-] ",
        }
    }
}

/// Returns the goals of the encounter: the main objective, bonus objectives, then what loses it: what the
/// chapter says (AT-GOAL-14), and what holds in every encounter (AT-GOAL-12, AT-GOAL-13).
pub fn goals(world: &World) -> Vec<GoalFace> {
    let Some(encounter) = table::encounter(world) else { return Vec::new() };
    let met = &world.resource::<Progress>().bonus;
    let face = |kind, state, text: String| GoalFace { kind, state, text };
    let mut all = vec![face(GoalKind::Main, GoalState::Open, encounter.main.text.clone())];
    let bonus = encounter.bonus.iter().zip(met);
    all.extend(
        bonus.map(|(of, met)| face(GoalKind::Bonus, state(world, of, *met), of.text.clone())),
    );
    let own = encounter.failure.iter().map(|of| own_loss(world, of));
    all.extend(own.map(|text| face(GoalKind::Loss, GoalState::Open, text)));
    let usual = match world.resource::<Potions>().unused {
        0 => t!("tactics-loss-no-potion"),
        _ => t!("tactics-loss-usual"),
    };
    all.push(face(GoalKind::Loss, GoalState::Open, usual));
    all
}

/// Returns what is printed of an encounter's goals, a line each: the objectives, what loses it by its own
/// rules, and what is said of its special rules (AT-CAMP-08).
pub fn printed(encounter: &EncounterDef) -> Vec<String> {
    let mut all = vec![t!("tactics-objective", text = encounter.main.text.as_str())];
    let bonus = encounter.bonus.iter();
    all.extend(bonus.map(|of| t!("tactics-bonus-line", text = of.text.as_str())));
    for loss in &encounter.failure {
        let text = t!("tactics-cause-own", why = loss.text.as_str());
        all.push(t!("tactics-loss-line", text = text));
    }
    all.extend(Some(encounter.special.clone()).filter(|text| !text.is_empty()));
    all
}

/// Returns what loses this encounter, with the round where it is a matter of rounds (AT-GOAL-14).
fn own_loss(world: &World, loss: &Objective) -> String {
    let text = t!("tactics-cause-own", why = loss.text.as_str());
    match loss.when {
        Some(Cond::RoundsOver(of)) => {
            t!("tactics-loss-round", text = text, n = world.resource::<Round>().number, of = of)
        }
        _ => text,
    }
}

/// Returns how a bonus objective stands (AT-GOAL-16, AT-RUL-58).
fn state(world: &World, of: &Objective, met: bool) -> GoalState {
    let Some(when) = of.when.as_ref().filter(|_| !met) else {
        return if met { GoalState::Met } else { GoalState::Open };
    };
    match cond::holds(world, &Ctx::nobody(), when) {
        true if of.at_end => GoalState::Holds,
        false if is_out(world, when) => GoalState::Lost,
        _ => GoalState::Open,
    }
}

/// Returns whether a condition does not hold and never will in this encounter, as far as that is certain:
/// rounds only become more, HP that were lost were lost, and some counters only grow. Before the first
/// round nothing is, as not everybody stands on the board.
fn is_out(world: &World, when: &Cond) -> bool {
    match when {
        _ if world.resource::<Round>().number == 0 => false,
        Cond::All(all) => all.iter().any(|c| is_out(world, c)),
        Cond::AnyOf(some) => some.iter().all(|c| is_out(world, c)),
        Cond::AtMost(grows, than) => {
            let stays = than.as_number().is_some();
            stays && only_grows(world, grows) && !cond::holds(world, &Ctx::nobody(), when)
        }
        Cond::There(whom, 1) => never_hurt(whom) && all_hurt(world, whom),
        _ => false,
    }
}

/// Returns whether nobody is meant who has lost HP.
fn never_hurt(whom: &Whom) -> bool {
    whom.only_if.as_deref() == Some(&Cond::NeverHurt)
}

/// Returns whether everybody who could be meant has lost HP.
fn all_hurt(world: &World, whom: &Whom) -> bool {
    let mut all =
        table::fighters(world).filter(|f| whom::is(world, &Ctx::nobody(), &whom.who, f.id));
    all.all(|f| f.was_hurt)
}

/// Returns whether an amount is a sum of things that only become more.
fn only_grows(world: &World, amount: &Amount) -> bool {
    amount.terms.iter().all(|term| {
        term.times >= 0
            && match &term.of {
                Of::One | Of::Counted(Counted::Round) => true,
                Of::Counted(Counted::Counter(id)) => !is_lowered(world, id),
                _ => false,
            }
    })
}

/// Returns whether anything of the chapter, of enemies or of boss cards takes from a counter.
fn is_lowered(world: &World, counter: &str) -> bool {
    let content: &TacticsContent = table::book(world);
    let mut lowered = false;
    let mut look = |mention: Mention<'_>| {
        if let Mention::Verb(Effect::Count(id, n), _) = mention {
            lowered |= id == counter && n.terms.iter().any(|term| term.times < 0);
        }
    };
    mentions_of(table::chapter(world), &mut look);
    content.enemies.iter().for_each(|enemy| {
        enemy.passive.mentions(0, &mut look);
        enemy.active.iter().for_each(|ability| ability.does.mentions(0, &mut look));
    });
    content.decks.iter().flat_map(|d| &d.cards).for_each(|c| c.steps.mentions(0, &mut look));
    lowered
}

/// Returns the counters of the encounter and of the campaign that players see, with their values.
pub fn counters(world: &World) -> Vec<(String, i32)> {
    let own = table::encounter(world).map_or(&[][..], |encounter| &encounter.counters);
    let of_pack = &table::book(world).pack.counters;
    let shown = own.iter().chain(of_pack).filter(|counter| counter.shown);
    let values = &world.resource::<Progress>().counters;
    let value = |id: &str| values.iter().find(|(of, _)| of == id).map_or(0, |(_, n)| *n);
    shown.map(|counter| (counter.name.clone(), value(&counter.id))).collect()
}
