//! Facts about what happened in the script so far.

use bevy_ecs::prelude::*;
use kernel::vignette::{Verdict, so};

use super::format::Fact;
use super::names;
use crate::rules::flow::cue::Cue;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Judges a fact about what happened; `None` if the fact is about something else.
pub fn judge(world: &World, log: &[Cue], fact: &Fact) -> Option<Verdict> {
    verdict(world, log, fact)
}

fn names_of(world: &World, ids: impl Iterator<Item = FighterId>) -> Vec<String> {
    ids.map(|id| names::fighter_id(world, id)).collect()
}

fn same(is: &[String], wanted: &[String]) -> Verdict {
    so(is == wanted, || format!("it is {is:?}"))
}

fn verdict(world: &World, log: &[Cue], fact: &Fact) -> Option<Verdict> {
    let about = |name: &String| names::fighter(world, name);
    let heard = |name: &String, is: &dyn Fn(&Cue, FighterId) -> bool, else_: &str| {
        let id = about(name)?;
        so(log.iter().any(|c| is(c, id)), || else_.to_owned())
    };
    Some(match fact {
        Fact::Hurt(name, n) => about(name).and_then(|id| {
            let of = |c: &Cue| match c {
                Cue::Hurt { who, damage, .. } if *who == id => *damage,
                _ => 0,
            };
            let sum: i32 = log.iter().map(of).sum();
            so(sum == *n, || format!("it lost {sum}"))
        }),
        Fact::Parried(name) => {
            heard(name, &|c, id| matches!(c, Cue::Parried { who, .. } if *who == id), "it was not")
        }
        Fact::Ignored(name) => heard(
            name,
            &|c, id| matches!(c, Cue::Parried { who, ignored: true } if *who == id),
            "no attack on it was ignored",
        ),
        Fact::Fell(name) => {
            heard(name, &|c, id| matches!(c, Cue::Fell { who } if *who == id), "it did not")
        }
        Fact::LostTurn(name) => {
            heard(name, &|c, id| matches!(c, Cue::Lost { who, .. } if *who == id), "it lost none")
        }
        Fact::Why(name, rule) => about(name).and_then(|id| {
            let rules = log.iter().filter_map(|c| match c {
                Cue::Reason { who, because } if *who == id => Some(because),
                _ => None,
            });
            let rules: Vec<&str> = rules.flatten().map(|b| b.rule()).collect();
            so(rules.contains(&rule.as_str()), || format!("the reasons are {rules:?}"))
        }),
        Fact::Activated(wanted) => {
            let of = |c: &Cue| if let Cue::Activated { who } = c { Some(*who) } else { None };
            same(&names_of(world, log.iter().filter_map(of)), wanted)
        }
        Fact::TurnsOf(wanted) => {
            let of = |c: &Cue| if let Cue::Turn { who } = c { Some(*who) } else { None };
            same(&names_of(world, log.iter().filter_map(of)), wanted)
        }
        Fact::Revealed(wanted) => {
            let of = |c: &Cue| match c {
                Cue::Revealed { card } => Some(names::card_id(world, *card)),
                _ => None,
            };
            same(&log.iter().filter_map(of).collect::<Vec<_>>(), wanted)
        }
        Fact::Drew(wanted) => {
            let of = |c: &Cue| match c {
                Cue::Direction { point } => Some(*point),
                _ => None,
            };
            let drawn: Vec<_> = log.iter().filter_map(of).collect();
            so(drawn == *wanted, || format!("drawn were {drawn:?}"))
        }
        Fact::Walked(name, wanted) => about(name).and_then(|id| {
            let of = |c: &Cue| match c {
                Cue::Walked { who, to } if *who == id => Some(*to),
                _ => None,
            };
            let walked: Vec<_> = log.iter().filter_map(of).collect();
            so(walked == *wanted, || format!("it entered {walked:?}"))
        }),
        Fact::Shuffled(name) => names::pile(world, name).and_then(|wanted| {
            let is = |c: &Cue| matches!(c, Cue::Shuffled { pile } if *pile == wanted);
            so(log.iter().any(is), || "it was not".into())
        }),
        Fact::Rolled(wanted) => {
            let of =
                |c: &Cue| if let Cue::Rolled { dice, .. } = c { Some(dice.clone()) } else { None };
            let last = log.iter().rev().find_map(of).unwrap_or_default();
            let kinds = &table::book(world).pack.dice;
            let shown = |(die, shows): &(u16, u8)| {
                let die = kinds.get(usize::from(*die)).map_or("", |d| d.id.as_str());
                format!("{die} {shows}")
            };
            same(&last.iter().map(shown).collect::<Vec<_>>(), &wanted.told)
        }
        Fact::Rolls(n) => {
            let all = log.iter().filter(|c| matches!(c, Cue::Rolled { .. })).count();
            so(all == *n, || format!("it was {all} times"))
        }
        Fact::Total(n) => {
            let of = |c: &Cue| if let Cue::Total { total, .. } = c { Some(*total) } else { None };
            let last = log.iter().rev().find_map(of);
            so(last == Some(*n), || format!("it is {last:?}"))
        }
        _ => return None,
    })
}
