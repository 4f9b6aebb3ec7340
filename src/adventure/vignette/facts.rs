//! Checks the expectations of vignettes.

use crate::rules::flow::drive::Nearest as _;
use bevy_ecs::prelude::*;

use super::format::Fact;
use super::staged::staged;
use super::{names, read};
use crate::autopass::StopSettings;
use crate::cards::amount::{Dice, Sum};
use crate::cards::vocabulary::Trait;
use crate::kernel::autopass::{self, Window as _};
use crate::kernel::view::word;
use crate::kernel::vignette::decide::{offered, refused};
use crate::kernel::vignette::{Verdict, so};
use crate::rules::edition::cite;
use crate::rules::family::Adventure;
use crate::rules::flow::frame::Flow;
use crate::rules::play;
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::markers::Markers;
use crate::rules::state::table::{Clock, End, hero, pile, place, places, printed};
use crate::rules::state::{charges, faceup, ship, token};

fn list(world: &World, cards: &[CardId]) -> String {
    let ids: Vec<String> = cards.iter().map(|c| names::card_id(world, *c)).collect();
    format!("it has {ids:?}")
}

/// Checks a fact. `log`: all cues since the script began.
pub fn judge(world: &mut World, log: &[Cue], fact: &Fact) -> Verdict {
    match fact {
        Fact::Not(inner) => Ok(match judge(world, log, inner)? {
            None => Some("it is so".into()),
            Some(_) => None,
        }),
        Fact::In(..)
        | Fact::Top(..)
        | Fact::Bottom(..)
        | Fact::Is(..)
        | Fact::Has(..)
        | Fact::Size(..)
        | Fact::Dealt(..) => lies(world, fact),
        Fact::Asked(_)
        | Fact::Who(_)
        | Fact::About(_)
        | Fact::Number(..)
        | Fact::GoesOn
        | Fact::Offered(_)
        | Fact::Refused(..)
        | Fact::WhyNot(..) => asked(world, fact),
        Fact::Skills(_)
        | Fact::Pool(_)
        | Fact::Difficulty(_)
        | Fact::Chance(_)
        | Fact::Success(_)
        | Fact::Lacks(_)
        | Fact::AtBest(..)
        | Fact::Rerolled(_)
        | Fact::Joint(_)
        | Fact::Traits(_) => staged(world, fact),
        Fact::RolledWith(_) | Fact::Result(_) | Fact::Passed | Fact::Failed => rolled(log, fact),
        Fact::Facing(..) | Fact::Damage(..) | Fact::DamageInAll(..) => damage(world, log, fact),
        Fact::Defeated(_)
        | Fact::Undefeated(_)
        | Fact::Acquired(_)
        | Fact::NotAcquired(_)
        | Fact::Evaded(_)
        | Fact::Encounters(..) => happened(world, log, fact),
        Fact::WasClosed(p) => {
            let id = names::place(world, p)?;
            let closed = |c: &Cue| matches!(c, Cue::Closed { place, .. } if *place == id);
            so(log.iter().any(closed), || "it never was".into())
        }
        Fact::Location(..)
        | Fact::FaceUp(..)
        | Fact::Hidden(_)
        | Fact::Marked(..)
        | Fact::Places(_)
        | Fact::At(..)
        | Fact::Alive(_)
        | Fact::Dead(_)
        | Fact::TurnOf(_)
        | Fact::Sails(..)
        | Fact::Charges(..)
        | Fact::Won
        | Fact::OutOfTime
        | Fact::AllDead
        | Fact::Running => stands(world, fact),
    }
}

fn lies(world: &World, fact: &Fact) -> Verdict {
    match fact {
        Fact::In(c, p) => {
            let copies = names::cards(world, c)?;
            for copy in &copies {
                if names::lies_in(world, *copy, p)? {
                    return Ok(None);
                }
            }
            let at: Vec<String> = copies.iter().map(|c| names::where_is(world, *c)).collect();
            Ok(Some(format!("it lies in {}", at.join(", "))))
        }
        Fact::Top(c, p) | Fact::Bottom(c, p) => {
            let copies = names::cards(world, c)?;
            let all = names::contents(world, p)?;
            let end = if matches!(fact, Fact::Top(..)) { all.first() } else { all.last() };
            so(end.is_some_and(|e| copies.contains(e)), || list(world, &all))
        }
        Fact::Is(p, wanted) => {
            let all = names::contents(world, p)?;
            let ids: Vec<String> = all.iter().map(|c| names::card_id(world, *c)).collect();
            so(ids == read::spread_out(wanted)?, || list(world, &all))
        }
        Fact::Has(p, wanted) => {
            let all = names::contents(world, p)?;
            let mut ids: Vec<String> = all.iter().map(|c| names::card_id(world, *c)).collect();
            let mut wanted = read::spread_out(wanted)?;
            ids.sort();
            wanted.sort();
            so(ids == wanted, || list(world, &all))
        }
        Fact::Size(p, n) => {
            let all = names::contents(world, p)?;
            so(all.len() == *n, || format!("it has {} cards", all.len()))
        }
        Fact::Dealt(c, n) => {
            let all = places(world).flat_map(|p| pile(world, PileId::Location(p)));
            let found = all.filter(|x| printed(world, **x).id == *c).count();
            so(found == *n, || format!("there are {found}"))
        }
        _ => Ok(None),
    }
}

fn asked(world: &mut World, fact: &Fact) -> Verdict {
    let prompt = play::prompt(world);
    match fact {
        Fact::Asked(a) => so(prompt.is_some_and(|p| p.ask == *a), || match prompt {
            Some(p) => format!("{:?} is asked", word(&p.ask)),
            None => "nothing is asked".into(),
        }),
        Fact::Who(h) => {
            let id = names::hero(world, h)?;
            so(prompt.is_some_and(|p| p.who == id), || match prompt {
                Some(p) => format!("{:?} is asked", names::hero_id(world, p.who)),
                None => "nobody is asked".into(),
            })
        }
        Fact::About(c) => {
            let copies = names::cards(world, c)?;
            let about = prompt.and_then(|p| p.card);
            so(about.is_some_and(|c| copies.contains(&c)), || match about {
                Some(c) => format!("it is about {:?}", names::card_id(world, c)),
                None => "it is about no card".into(),
            })
        }
        Fact::Number(min, max) => {
            so(prompt.is_some_and(|p| (p.min, p.max) == (*min, *max)), || match prompt {
                Some(p) => format!("{} to {} are to be chosen", p.min, p.max),
                None => "nothing is asked".into(),
            })
        }
        Fact::GoesOn => Ok(match autopass::opening::<Adventure>(world, &StopSettings::default()) {
            None => Some("that must be decided".into()),
            Some(o) => o.wanted.first().map(|w| {
                let (who, window) = (names::hero_id(world, w.seat), w.window.name());
                format!("{who:?} wants to be asked in {window:?}: {:?}", w.act)
            }),
        }),
        Fact::Offered(step) => offered::<Adventure>(world, step),
        Fact::Refused(step, rule) => {
            let rule = cite(world, rule).to_owned();
            refused::<Adventure>(world, step, &|r| r.rule == rule)
        }
        Fact::WhyNot(step, words) => {
            refused::<Adventure>(world, step, &|r| r.why.contains(words.as_str()))
        }
        _ => Ok(None),
    }
}

/// Returns a dice pool with its parts in a fixed order, for comparison.
pub(super) fn tidy(pool: &str) -> Result<String, String> {
    pool.parse::<Sum>().map(|s| gathered(s).to_string()).map_err(|e| e.to_string())
}

fn gathered(mut sum: Sum) -> Sum {
    let mut dice: Vec<Dice> = Vec::new();
    for d in sum.dice {
        match dice.iter_mut().find(|x| x.faces == d.faces) {
            Some(same) => same.count += d.count,
            None => dice.push(d),
        }
    }
    dice.sort_by_key(|d| std::cmp::Reverse(d.faces));
    sum.dice = dice;
    sum
}

fn rolled(log: &[Cue], fact: &Fact) -> Verdict {
    let last = log.iter().rev().find_map(|c| match c {
        Cue::Rolled { dice, plus, total, difficulty, passed, .. } => {
            Some((dice, *plus, *total, *difficulty, *passed))
        }
        _ => None,
    });
    let Some((dice, plus, total, difficulty, passed)) = last else {
        return Ok(Some("no check was rolled yet".into()));
    };
    let told = || format!("the result was {total} against {difficulty}");
    match fact {
        Fact::RolledWith(text) => {
            let dice = dice.iter().map(|d| Dice { count: 1, faces: d.faces }).collect();
            let sum = gathered(Sum { dice, plus, ..Sum::default() });
            so(sum.to_string() == tidy(text)?, || format!("it was rolled with {sum}"))
        }
        Fact::Result(n) => so(total == *n, told),
        Fact::Passed => so(passed, told),
        Fact::Failed => so(!passed, told),
        _ => Ok(None),
    }
}

fn damage(world: &World, log: &[Cue], fact: &Fact) -> Verdict {
    let taken = |who: HeroId| {
        log.iter().filter_map(move |c| match c {
            Cue::Damage { hero, amount, kind, .. } if *hero == who => Some((*amount, kind)),
            _ => None,
        })
    };
    match fact {
        Fact::Facing(n, kind) => match world.resource::<Flow>().damage() {
            Some(d) => so(d.amount == *n && d.kind == *kind, || {
                format!("it is {} {} damage", d.amount, d.kind)
            }),
            None => Ok(Some("no damage is about to be taken".into())),
        },
        Fact::Damage(h, n, kind) => {
            let last = taken(names::hero(world, h)?).next_back();
            so(last.is_some_and(|(a, k)| a == *n && k == kind.name()), || match last {
                Some((a, k)) => format!("it was {a} {k} damage"),
                None => "no damage was taken".into(),
            })
        }
        Fact::DamageInAll(h, n) => {
            let sum: i32 = taken(names::hero(world, h)?).map(|(a, _)| a).sum();
            so(sum == *n, || format!("it was {sum}"))
        }
        _ => Ok(None),
    }
}

fn happened(world: &World, log: &[Cue], fact: &Fact) -> Verdict {
    let count = |name: &str, what: fn(&Cue) -> Option<CardId>| -> Result<usize, String> {
        let copies = names::cards(world, name)?;
        Ok(log.iter().filter_map(what).filter(|c| copies.contains(c)).count())
    };
    macro_rules! told {
        ($name:expr, $cue:ident) => {
            count($name, |c| match c {
                Cue::$cue { card, .. } => Some(*card),
                _ => None,
            })?
        };
    }
    let found = match fact {
        Fact::Defeated(c) => told!(c, Defeated),
        Fact::Undefeated(c) => told!(c, Undefeated),
        Fact::Acquired(c) => told!(c, Acquired),
        Fact::NotAcquired(c) => told!(c, NotAcquired),
        Fact::Evaded(c) => told!(c, Evaded),
        Fact::Encounters(c, n) => {
            let found = told!(c, Encounter);
            return so(found == *n, || format!("there were {found}"));
        }
        _ => 0,
    };
    so(found > 0, || "that did not happen".into())
}

fn stands(world: &World, fact: &Fact) -> Verdict {
    let over = |wanted: Option<End>| {
        let end = play::ended(world);
        so(end == wanted, || match end {
            Some(end) => format!("it ended: {end:?}"),
            None => "it goes on".into(),
        })
    };
    match fact {
        Fact::Location(p, shut) => {
            let is = place(world, names::place(world, p)?).shut;
            so(is == *shut, || format!("it is {is:?}"))
        }
        Fact::FaceUp(p, wanted) => {
            let up = faceup::cards(world, names::place(world, p)?);
            let ids: Vec<String> = up.iter().map(|c| names::card_id(world, *c)).collect();
            so(ids == read::spread_out(wanted)?, || format!("those are {ids:?}"))
        }
        Fact::Hidden(h) => {
            let hidden = token::is_hidden(world, names::hero(world, h)?);
            so(hidden, || "the token lies in no deck".into())
        }
        Fact::Marked(on, name, wanted) => {
            let place = match on.as_str() {
                "scenario" => None,
                id => Some(names::place(world, id)?),
            };
            let name = Trait::new(name).map_err(|e| e.to_string())?;
            let n = world.resource::<Markers>().count_on(name, place);
            so(n == *wanted, || format!("there are {n}"))
        }
        Fact::Places(wanted) => {
            let all: Vec<String> = places(world).map(|p| names::place_id(world, p)).collect();
            so(all == *wanted, || format!("they are {all:?}"))
        }
        Fact::At(h, p) => {
            let (h, p) = (names::hero(world, h)?, names::place(world, p)?);
            let at = hero(world, h).at;
            so(at == p, || format!("the hero is at {:?}", names::place_id(world, at)))
        }
        Fact::Alive(h) => {
            so(hero(world, names::hero(world, h)?).alive, || "the hero is dead".into())
        }
        Fact::Dead(h) => {
            so(!hero(world, names::hero(world, h)?).alive, || "the hero is alive".into())
        }
        Fact::Charges(h, n) => {
            let has = charges::of(world, names::hero(world, h)?);
            so(has == *n, || format!("there are {has}"))
        }
        Fact::Sails(h, fact) => {
            let hero = names::hero(world, h)?;
            so(ship::holds(world, hero, *fact), || "it is not so".into())
        }
        Fact::TurnOf(h) => {
            let active = world.resource::<Clock>().active;
            so(active == names::hero(world, h)?, || {
                format!("it is the turn of {:?}", names::hero_id(world, active))
            })
        }
        Fact::Won => over(Some(End::Won)),
        Fact::OutOfTime => over(Some(End::OutOfTime)),
        Fact::AllDead => over(Some(End::AllDead)),
        Fact::Running => over(None),
        _ => Ok(None),
    }
}
