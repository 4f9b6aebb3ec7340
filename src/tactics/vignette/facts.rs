//! Judges what a script expects.

use bevy_ecs::prelude::*;
use kernel::play;
use kernel::prompt::Prompt;
use kernel::vignette::read::spread_out;
use kernel::vignette::{Verdict, decide, so};

use super::format::Fact;
use super::names::{self, Place};
use super::{log, told};
use crate::content::words::Condition;
use crate::enemy;
use crate::ground::{Base, Cells, Range, Sight, Sq, distance, look};
use crate::rules::effect::{cond, standing};
use crate::rules::family::Tactics;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::Flow;
use crate::rules::flow::prompt::Act;
use crate::rules::moves::way;
use crate::rules::odds;
use crate::rules::sight::Eyes;
use crate::rules::state::field::Field;
use crate::rules::state::ids::FighterId;
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::{Potions, Progress, Round, Token};
use crate::rules::state::table;

/// Judges a fact; `log` contains what happened since the script began.
///
/// # Errors
/// Returns a message if the fact names something that does not exist.
pub fn judge(world: &mut World, log: &[Cue], fact: &Fact) -> Verdict {
    match fact {
        Fact::Not(fact) => Ok(match judge(world, log, fact)? {
            Some(_) => None,
            None => Some("it is so".into()),
        }),
        Fact::Offered(step) => decide::offered::<Tactics>(world, step),
        Fact::Refused(step, rule) => {
            decide::refused::<Tactics>(world, step, &|why| why.rule == *rule)
        }
        _ => match log::judge(world, log, fact).or_else(|| told::judge(world, fact)) {
            Some(verdict) => verdict,
            None => now(world, fact),
        },
    }
}

/// Judges a fact about how things are.
fn now(world: &World, fact: &Fact) -> Verdict {
    match fact {
        Fact::At(..)
        | Fact::Off(_)
        | Fact::Nobody(_)
        | Fact::Hp(..)
        | Fact::MaxHp(..)
        | Fact::Class(..)
        | Fact::Level(..)
        | Fact::Movement(..)
        | Fact::Has(..)
        | Fact::Clean(_)
        | Fact::Tokens(..)
        | Fact::Standing(..) => figure(world, fact),
        Fact::Ends(_)
        | Fact::EndsInAll(_)
        | Fact::Cost(..)
        | Fact::Targets(_)
        | Fact::Asked(_)
        | Fact::Who(_)
        | Fact::Number(..)
        | Fact::Options(_)
        | Fact::Odds(..) => question(world, fact),
        Fact::In(..) | Fact::Pile(..) | Fact::Holds(..) | Fact::Size(..) | Fact::Top(..) => {
            cards(world, fact)
        }
        Fact::Line(_)
        | Fact::TurnOf(_)
        | Fact::Round(_)
        | Fact::Potions(..)
        | Fact::Counter(..)
        | Fact::Flag(_)
        | Fact::Bonus(_)
        | Fact::Over(_)
        | Fact::Running => round(world, fact),
        _ => board(world, fact),
    }
}

fn figure(world: &World, fact: &Fact) -> Verdict {
    let the = |name: &String| names::fighter(world, name).map(|id| table::fighter(world, id));
    match fact {
        Fact::At(name, sq) => {
            let f = the(name)?;
            so(f.on_board && f.at == *sq, || match f.on_board {
                true => format!("it is at {}", f.at),
                false => "it is not on the board".into(),
            })
        }
        Fact::Off(name) => {
            let f = the(name)?;
            so(!f.on_board, || format!("it is at {}", f.at))
        }
        Fact::Nobody(name) => so(the(name).is_err(), || "there is".into()),
        Fact::Hp(name, n) => {
            let hp = the(name)?.hp;
            so(hp == *n, || format!("it has {hp}"))
        }
        Fact::MaxHp(name, n) => {
            let most = standing::max_hp(world, the(name)?.id);
            so(most == *n, || format!("it is {most}"))
        }
        Fact::Class(name, class) => {
            let is = &table::class(world, names::seat(world, name)?).id;
            so(is == class, || format!("it is {is:?}"))
        }
        Fact::Level(name, n) => {
            let is = piles::pile(world, Pile::Levels(names::seat(world, name)?)).len();
            so(is == *n, || format!("it is {is}"))
        }
        Fact::Movement(name, n) => {
            let is = standing::movement(world, the(name)?.id);
            so(is == *n, || format!("it is {is}"))
        }
        Fact::Has(name, condition) => so(the(name)?.has(*condition), || "it has not".into()),
        Fact::Clean(name) => {
            let f = the(name)?;
            let all: Vec<Condition> = Condition::ALL.into_iter().filter(|c| f.has(*c)).collect();
            so(all.is_empty(), || format!("it has {all:?}"))
        }
        Fact::Tokens(name, token, n) => {
            let f = the(name)?;
            let id = table::book(world).find_token(token);
            let id = id.ok_or_else(|| format!("there is no token `{token}`"))?;
            let has = f.tokens_of(id);
            so(has == *n, || format!("it has {has}"))
        }
        Fact::Standing(code, n) => {
            let of = |id: FighterId| table::enemy(world, id).is_some_and(|e| e.code == *code);
            let all = table::standing(world).filter(|f| of(f.id)).count();
            so(all == *n, || format!("there are {all}"))
        }
        _ => Ok(None),
    }
}

fn asked(world: &World) -> Result<&Prompt<Tactics>, String> {
    play::prompt::<Tactics>(world).ok_or_else(|| "nothing is asked".into())
}

/// Judges a fact about the open question.
fn question(world: &World, fact: &Fact) -> Verdict {
    let square = |a: &Act| if let Act::Square(sq) = a { Some(*sq) } else { None };
    match fact {
        Fact::Ends(wanted) => {
            let mut ends: Vec<Sq> = asked(world)?.options.iter().filter_map(square).collect();
            let mut wanted = wanted.clone();
            ends.sort_unstable();
            wanted.sort_unstable();
            so(ends == wanted, || format!("they are {ends:?}"))
        }
        Fact::EndsInAll(n) => {
            let ends = asked(world)?.options.iter().filter_map(square).count();
            so(ends == *n, || format!("there are {ends}"))
        }
        Fact::Cost(sq, points) => {
            let flow = world.resource::<Flow>();
            let f = flow.moving().ok_or("nobody moves")?;
            let cost = way::of_move(world, f).cost(*sq);
            so(cost == Some(*points), || format!("it is {cost:?}"))
        }
        Fact::Targets(wanted) => {
            let place = |a: &Act| match a {
                Act::Fighter(id) => Some(Place::Fighter(*id)),
                Act::Square(sq) => Some(Place::Square(*sq)),
                _ => None,
            };
            let mut are: Vec<Place> = asked(world)?.options.iter().filter_map(place).collect();
            let named = wanted.iter().map(|name| names::place(world, name));
            let mut wanted: Vec<Place> = named.collect::<Result<_, _>>()?;
            are.sort_unstable();
            wanted.sort_unstable();
            so(are == wanted, || {
                let are: Vec<String> = are.iter().map(|p| p.name(world)).collect();
                format!("they are {are:?}")
            })
        }
        Fact::Asked(ask) => {
            let is = play::prompt::<Tactics>(world).map(|p| p.ask);
            so(is == Some(*ask), || format!("asked is {is:?}"))
        }
        Fact::Who(name) => {
            let (seat, is) = (names::seat(world, name)?, asked(world)?.who);
            so(is == seat, || format!("it is {:?}", names::seat_id(world, is)))
        }
        Fact::Number(min, max) => {
            let p = asked(world)?;
            so((p.min, p.max) == (*min, *max), || format!("it is {} to {}", p.min, p.max))
        }
        Fact::Options(n) => {
            let all = asked(world)?.options.len();
            so(all == *n, || format!("there are {all}"))
        }
        Fact::Odds(total, chance) => {
            let first = odds::staged(world).into_iter().next();
            let odds = first.ok_or("no attack is staged")?.damage;
            let of = odds.at_least(*total) * 10_000 / odds.outcomes().max(1);
            so(of == u128::from(*chance), || format!("it is {of}"))
        }
        _ => Ok(None),
    }
}

fn cards(world: &World, fact: &Fact) -> Verdict {
    match fact {
        Fact::In(name, at) => {
            let pile = names::pile(world, at)?;
            let lie: Vec<_> =
                names::cards(world, name)?.iter().map(|c| piles::card(world, *c).pile).collect();
            so(lie.contains(&pile), || format!("it lies in {lie:?}"))
        }
        Fact::Pile(at, wanted) => {
            let is = names::contents(world, names::pile(world, at)?);
            so(is == spread_out(wanted)?, || format!("it is {is:?}"))
        }
        Fact::Holds(at, wanted) => {
            let (mut is, mut wanted) =
                (names::contents(world, names::pile(world, at)?), spread_out(wanted)?);
            is.sort();
            wanted.sort();
            so(is == wanted, || format!("it is {is:?}"))
        }
        Fact::Size(at, n) => {
            let is = piles::pile(world, names::pile(world, at)?).len();
            so(is == *n, || format!("it has {is}"))
        }
        Fact::Top(name, at) => {
            let top = piles::pile(world, names::pile(world, at)?).last();
            let top = top.map(|c| names::card_id(world, *c));
            so(top.as_ref() == Some(name), || format!("it is {top:?}"))
        }
        _ => Ok(None),
    }
}

fn round(world: &World, fact: &Fact) -> Verdict {
    let round = world.resource::<Round>();
    let progress = world.resource::<Progress>();
    match fact {
        Fact::Line(wanted) => {
            let name = |t: &Token| names::fighter_id(world, t.of);
            let is: Vec<String> = round.line.iter().map(name).collect();
            so(is == *wanted, || format!("it is {is:?}"))
        }
        Fact::TurnOf(name) => {
            let id = names::fighter(world, name)?;
            let is = round.current().map(|t| t.of);
            so(is == Some(id), || {
                format!("it is that of {:?}", is.map(|id| names::fighter_id(world, id)))
            })
        }
        Fact::Round(n) => so(round.number == *n, || format!("it is {}", round.number)),
        Fact::Potions(unused, used) => {
            let is = world.resource::<Potions>();
            so((is.unused, is.used) == (*unused, *used), || {
                format!("{} are unused and {} used", is.unused, is.used)
            })
        }
        Fact::Counter(id, n) => {
            let is = progress.counters.iter().find(|(of, _)| of == id).map(|(_, n)| *n);
            let is = is.ok_or_else(|| format!("there is no counter `{id}`"))?;
            so(is == *n, || format!("it is {is}"))
        }
        Fact::Flag(id) => so(progress.flags.contains(id), || "it is not".into()),
        Fact::Bonus(id) => so(cond::bonus_met(world, id), || "it is not".into()),
        Fact::Over(wanted) => {
            let is = table::outcome(world);
            so(is == Some(*wanted), || format!("it is {is:?}"))
        }
        Fact::Running => {
            let is = table::outcome(world);
            so(is.is_none(), || format!("it is over: {is:?}"))
        }
        _ => Ok(None),
    }
}

/// Returns how somebody looks, from which base, and the base of what is looked at.
fn view(world: &World, from: &str, to: &str) -> Result<(Eyes, Base, Base), String> {
    let viewer = table::fighter(world, names::fighter(world, from)?);
    Ok((Eyes::of(world, viewer.id), viewer.base(), names::place(world, to)?.base(world)))
}

/// Judges a fact about the board and what enemies would do on it.
fn board(world: &World, fact: &Fact) -> Verdict {
    match fact {
        Fact::Sees(from, to) => {
            let (eyes, viewer, target) = view(world, from, to)?;
            let seen = match names::fighter(world, to) {
                Ok(other) => eyes.at(world, other).sees(viewer, target, |_| true),
                Err(_) => eyes.gaze.sees(viewer, target, |_| true),
            };
            so(seen, || format!("{:?}", look(viewer, target, &eyes.gaze.blockers(viewer, target))))
        }
        Fact::Blocked(from, to, by) => {
            let (eyes, viewer, target) = view(world, from, to)?;
            match look(viewer, target, &eyes.gaze.blockers(viewer, target)) {
                Sight::Clear { from, to } => {
                    Ok(Some(format!("the line from {from:?} to {to:?} is clear")))
                }
                Sight::Blocked(lines) => so(lines.iter().any(|l| l.by == *by), || {
                    let by: Vec<Sq> = lines.iter().map(|l| l.by).collect();
                    format!("in the way are {by:?}")
                }),
            }
        }
        Fact::InRange(from, (min, max), wanted) => {
            let is = in_range(world, from, Range::band(*min, *max))?;
            let wanted: Cells = wanted.iter().copied().collect();
            so(is == wanted, || format!("they are {is:?}"))
        }
        Fact::Ring(from, n, wanted) => {
            let is = in_range(world, from, Range::band(*n, *n))?.len();
            so(is == *wanted, || format!("there are {is}"))
        }
        Fact::Apart(a, b, n) => {
            let (a, b) = (names::place(world, a)?, names::place(world, b)?);
            let is = distance(a.base(world), b.base(world));
            so(is == *n, || format!("they are {is}"))
        }
        Fact::Wall(sq) => so(table::surface(world).walls.contains(*sq), || "there is none".into()),
        Fact::Obstacle(sq) => {
            so(table::surface(world).obstacles.contains(*sq), || "there is none".into())
        }
        Fact::Floor(sq) => {
            let surface = table::surface(world);
            let free = surface.floor().contains(*sq) && !surface.obstacles.contains(*sq);
            so(free, || "it is not".into())
        }
        Fact::Pieces(terrain, wanted) => {
            let kind = table::book(world).find_terrain(terrain);
            let kind = kind.ok_or_else(|| format!("there is no terrain `{terrain}`"))?;
            let pieces = world.resource::<Field>().pieces.iter().filter(|p| p.kind == kind);
            let sorted = |squares: &Vec<Sq>| {
                let mut squares = squares.clone();
                squares.sort_unstable();
                squares
            };
            let is: Vec<Vec<Sq>> = pieces.map(|p| sorted(&p.squares)).collect();
            let wanted: Vec<Vec<Sq>> = wanted.iter().map(sorted).collect();
            so(is == wanted, || format!("they are {is:?}"))
        }
        Fact::NorthIs(wanted) => {
            let is = world.resource::<Field>().north;
            so(is == *wanted, || format!("it is {is:?}"))
        }
        Fact::Focused(name, wanted) => {
            let who = names::fighter(world, name)?;
            let is = enemy::focus(world, who, &enemy::usual()).tied;
            let named = wanted.iter().map(|n| names::fighter(world, n));
            let mut wanted: Vec<FighterId> = named.collect::<Result<_, _>>()?;
            wanted.sort_unstable();
            so(is == wanted, || {
                let is: Vec<String> = is.iter().map(|id| names::fighter_id(world, *id)).collect();
                format!("it would go for {is:?}")
            })
        }
        Fact::Threatens(name, wanted) => {
            let squares = enemy::threat(world, names::fighter(world, name)?).squares;
            let wanted: Cells = wanted.iter().copied().collect();
            so(wanted.is_within(&squares), || format!("it threatens {squares:?}"))
        }
        _ => Ok(None),
    }
}

/// Returns the squares in range of a figure, at such distances.
fn in_range(world: &World, from: &str, range: Range) -> Result<Cells, String> {
    let viewer = table::fighter(world, names::fighter(world, from)?);
    let board = &table::surface(world).board;
    Ok(Eyes::of(world, viewer.id).gaze.in_range(viewer.base(), range, board))
}
