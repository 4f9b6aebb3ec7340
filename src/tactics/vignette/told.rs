//! Judges what a script expects players to be told.

use bevy_ecs::prelude::*;
use kernel::vignette::{Verdict, so};

use super::format::Fact;
use super::names;
use crate::enemy;
use crate::rules::goals::{GoalKind, GoalState, goals};
use crate::rules::state::table;

/// Judges a fact about what players are told; nothing if it is about something else.
pub fn judge(world: &World, fact: &Fact) -> Option<Verdict> {
    match fact {
        Fact::Loses(words) => Some(loses(world, words)),
        Fact::BonusIs(id, state) => Some(bonus(world, id, *state)),
        Fact::Next(who, least, most, of) => Some(next(world, who, (*least, *most, *of))),
        _ => None,
    }
}

fn loses(world: &World, words: &str) -> Verdict {
    let all = goals(world).into_iter().filter(|goal| goal.kind == GoalKind::Loss);
    let all: Vec<String> = all.map(|goal| goal.text).collect();
    so(all.iter().any(|text| text.contains(words)), || format!("what loses is {all:?}"))
}

fn bonus(world: &World, id: &str, state: GoalState) -> Verdict {
    let bonus = table::encounter(world).map_or(&[][..], |e| &e.bonus);
    let at = bonus.iter().position(|of| of.id.as_deref() == Some(id));
    let at = at.ok_or_else(|| format!("there is no bonus objective `{id}`"))?;
    let all: Vec<GoalState> = goals(world)
        .into_iter()
        .filter(|goal| goal.kind == GoalKind::Bonus)
        .map(|goal| goal.state)
        .collect();
    so(all[at] == state, || format!("it is {:?}", all[at]))
}

fn next(world: &World, who: &str, wanted: (usize, usize, usize)) -> Verdict {
    let all = enemy::next(world, names::fighter(world, who)?);
    let first = all.first().map(|next| (next.least, next.most, next.of));
    so(first == Some(wanted), || format!("it is {first:?}"))
}
