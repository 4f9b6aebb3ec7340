//! What the scenario's card wants: markers that win or lose, and places where something is done for
//! it.

use super::gains;
use crate::cards::amount::Counted;
use crate::cards::effect::{CheckFilter, Cond, Effect, Event, Purpose, Rule, When};
use crate::cards::vocabulary::Trait;
use crate::rules::effect::{amounts, cond};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};

/// The value of a marker that is still wanted for winning, and of one more that loses.
const WANTED: f64 = 3.0;
const FEARED: f64 = -3.0;
/// The value of a marker that makes something harder.
const BURDEN: f64 = -0.6;

/// The most that something to be done at a location counts beside exploring elsewhere.
const MOST: f64 = 6.0;

/// Returns the value of one more marker of that name.
pub fn marker(board: &Board<'_>, you: HeroId, name: Trait) -> f64 {
    let ctx = Ctx::of(you, Source::Scenario);
    let mut worth: f64 = 0.0;
    if board.scenario().won_in_time.as_ref().is_some_and(|c| must_not_be(c, name)) {
        worth = FEARED;
    }
    for story in board.stories() {
        for rule in story.says.rules {
            let does = |what: Effect| rule.does.iter().any(|e| e.any(&|e| *e == what));
            let (wins, loses) = (does(Effect::Win), does(Effect::Lose));
            if !wins && !loses {
                continue;
            }
            for needed in conditions(rule).filter_map(|c| needs(c, name)) {
                let have = amounts::count(board, &ctx, Counted::Markers(name));
                let lacks = needed.is_none_or(|n| have < n);
                if wins && lacks {
                    worth = worth.max(WANTED);
                }
                if loses {
                    worth = worth.min(FEARED);
                }
            }
        }
        let speaks = |c: &Cond| needs(c, name).is_some();
        let burden = |s: &crate::cards::effect::Standing| s.only_if.as_ref().is_some_and(speaks);
        if worth == 0.0 && story.says.standing.iter().any(burden) {
            worth = BURDEN;
        }
    }
    worth
}

/// Returns all conditions of a rule, those within others and within its effects, too.
fn conditions(rule: &Rule) -> impl Iterator<Item = &Cond> {
    fn of_effect<'a>(effect: &'a Effect, into: &mut Vec<&'a Cond>) {
        match effect {
            Effect::If(cond, ..) => flat(cond, into),
            Effect::Choose { ways, .. } => {
                ways.iter().filter_map(|w| w.only_if.as_ref()).for_each(|c| flat(c, into));
            }
            _ => {}
        }
        effect.nested().flatten().for_each(|e| of_effect(e, into));
    }
    let mut all = Vec::new();
    rule.only_if.iter().for_each(|c| flat(c, &mut all));
    rule.does.iter().for_each(|e| of_effect(e, &mut all));
    all.into_iter()
}

/// Adds a condition, and those that it is made of.
fn flat<'a>(cond: &'a Cond, into: &mut Vec<&'a Cond>) {
    match cond {
        Cond::All(all) | Cond::Any(all) => all.iter().for_each(|c| flat(c, into)),
        // What must not be is no goal.
        Cond::Not(_) => {}
        _ => into.push(cond),
    }
}

/// Returns whether a condition fails because of markers of a name.
fn must_not_be(cond: &Cond, name: Trait) -> bool {
    match cond {
        Cond::All(all) | Cond::Any(all) => all.iter().any(|c| must_not_be(c, name)),
        Cond::Not(c) => needs(c, name).is_some(),
        _ => false,
    }
}

/// Returns how many markers of a name a condition asks for; none within means that more is better.
fn needs(cond: &Cond, name: Trait) -> Option<Option<i32>> {
    let of = |what: &Counted| matches!(what, Counted::Markers(m) | Counted::MarkersHere(m) if *m == name);
    match cond {
        Cond::Count(what, n) if of(what) => Some(Some(i32::from(*n))),
        Cond::MoreThanHalf(what) if of(what) => Some(None),
        _ => None,
    }
}

/// What the scenario makes of passing a check by much, or by little.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margin {
    /// Passing by so much or more is by much.
    pub by: i32,
    /// The gain of passing by so much or more.
    pub ample: f64,
    /// The gain of passing by less.
    pub narrow: f64,
}

/// Returns what the scenario makes of the margin by which a hero passes a check.
pub fn margin(board: &Board<'_>, hero: HeroId, purpose: Purpose) -> Option<Margin> {
    let rules = board.stories().iter().flat_map(|s| s.says.rules);
    rules
        .filter(|r| {
            let any = |f: &CheckFilter| f.purposes.is_empty() || f.purposes.contains(&purpose);
            matches!(&r.on, Event::Passed(f) if any(f))
        })
        .flat_map(|r| r.does.iter())
        .find_map(|e| match e {
            Effect::If(Cond::PassedBy(by), ample, narrow) => Some(Margin {
                by: i32::from(*by),
                ample: gains::gain(board, hero, ample),
                narrow: gains::gain(board, hero, narrow),
            }),
            _ => None,
        })
}

/// Returns what the hero would do for the scenario at a location by ending a turn, or arriving,
/// there: what its rules do then, and being there when time wins.
pub fn errand(board: &Board<'_>, hero: HeroId, at: PlaceId) -> f64 {
    let id = board.place_def(at).id.as_str();
    let ctx = Ctx::of(hero, Source::Scenario);
    let timely = |e: &Event| matches!(e, Event::TurnEnd | Event::TurnStart | Event::Enter);
    let stories = board.stories();
    let rules = stories.iter().flat_map(|s| s.says.rules);
    let rules = rules.filter(|r| timely(&r.on)).map(|r| (&r.only_if, &r.does));
    let powers = stories.iter().flat_map(|s| s.says.powers);
    let powers = powers.filter(|p| matches!(&p.when, When::On(e) if timely(e)));
    let mine = rules.chain(powers.map(|p| (&p.only_if, &p.does))).filter(|(only_if, _)| {
        only_if.as_ref().is_some_and(|c| names(c, id) && holds_at(board, &ctx, c, id))
    });
    let done = mine.map(|(_, does)| gains::gain(board, hero, does)).fold(0.0, f64::max).min(MOST);
    let late = board.pile(PileId::Hours).len() > 4
        && board.pile(PileId::Blessings).len() <= board.living().count() + 1;
    let waits = board.scenario().won_in_time.as_ref().is_some_and(|c| names(c, id));
    if late && waits { done + 8.0 } else { done }
}

/// Returns whether a condition asks for being at a location.
fn names(cond: &Cond, id: &str) -> bool {
    let mut all = Vec::new();
    flat(cond, &mut all);
    all.into_iter().any(|c| matches!(c, Cond::At(ids) if ids.iter().any(|i| i == id)))
}

/// Returns whether a condition would hold at a location, as far as it asks for the location.
fn holds_at(board: &Board<'_>, ctx: &Ctx, cond: &Cond, id: &str) -> bool {
    match cond {
        Cond::At(ids) => ids.iter().any(|i| i == id),
        Cond::All(all) => all.iter().all(|c| holds_at(board, ctx, c, id)),
        Cond::Any(all) => all.iter().any(|c| holds_at(board, ctx, c, id)),
        // The heroes gather by coming here, one after the other.
        Cond::Not(few) if matches!(**few, Cond::Count(Counted::OccupiedLocations, _)) => true,
        _ => cond::holds(board, ctx, None, cond),
    }
}
