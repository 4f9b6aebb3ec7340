//! Resolves the decisions of scripts to acts.

use bevy_ecs::prelude::*;
use kernel::vignette::Meaning;
use lang::saturating;

use super::format::Step;
use super::names::{self, Place};
use crate::ground::{Cells, Sq};
use crate::rules::effect::verbs;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles;
use crate::rules::state::table;

/// A condition on acts.
#[derive(Clone, Debug)]
pub enum Wanted {
    Exactly(Act),
    /// One of these.
    Any(Vec<Act>),
    Use {
        of: Vec<Source>,
        power: Option<u8>,
        by: Option<SeatId>,
    },
}

impl Meaning<Act> for Wanted {
    fn fits(&self, act: &Act) -> bool {
        match (self, act) {
            (Wanted::Exactly(wanted), _) => wanted == act,
            (Wanted::Any(all), _) => all.contains(act),
            (Wanted::Use { of, power, by }, Act::Use { hero, of: source, power: n, .. }) => {
                of.contains(source)
                    && power.is_none_or(|p| p == *n)
                    && by.is_none_or(|by| by == *hero)
            }
            _ => false,
        }
    }
}

/// Returns the condition on each act of a decision, in order.
///
/// # Errors
/// Returns a message if it names something that does not exist.
pub fn wanted(world: &World, step: &Step) -> Result<Vec<Wanted>, String> {
    let one = |act| Ok(vec![Wanted::Exactly(act)]);
    let card = |name: &String, act: fn(CardId) -> Act| of_cards(world, name, act);
    match step {
        Step::Continue => one(Act::Continue),
        Step::Yes => one(Act::Yes),
        Step::No => one(Act::No),
        Step::Roll => one(Act::Roll),
        Step::TakeBack => one(Act::TakeBack),
        Step::Pass => one(Act::Pass),
        Step::EndTurn => one(Act::EndTurn),
        Step::Potion => one(Act::Potion),
        Step::WholeHand => one(Act::WholeHand),
        Step::Play(name, power) => {
            let of = names::cards(world, name)?.into_iter().map(Source::Card).collect();
            Ok(vec![Wanted::Use { of, power: *power, by: None }])
        }
        Step::Use { of, power, by } => {
            let by = by.as_ref().map(|h| names::seat(world, h)).transpose()?;
            Ok(vec![Wanted::Use { of: sources(world, of)?, power: *power, by }])
        }
        Step::Go(sq) => one(Act::Square(*sq)),
        Step::Via(sq) => one(Act::Via(*sq)),
        Step::Base(sq) => Ok(vec![Wanted::Any(vec![Act::Base(*sq), Act::Square(*sq)])]),
        Step::Aim(name) | Step::Focus(name) => Ok(vec![aim(world, name)?]),
        Step::Aims(all) => all.iter().map(|name| aim(world, name)).collect(),
        Step::Card(name) => card(name, Act::Card),
        Step::Cards(all) => all
            .iter()
            .map(|name| {
                let all = names::cards(world, name)?;
                Ok(Wanted::Any(all.into_iter().map(Act::Card).collect()))
            })
            .collect(),
        Step::North(north) => one(Act::North(*north)),
        Step::Choose(n) => one(Act::Choice(*n)),
        Step::Wall(squares) => {
            let cells = |all: &[Sq]| all.iter().copied().collect::<Cells>();
            let at = verbs::raised(world).iter().position(|p| cells(p) == cells(squares));
            let act = at.map(|n| Act::Choice(saturating::byte(n)));
            Ok(vec![Wanted::Any(act.into_iter().collect())])
        }
        Step::Die(n) => one(Act::Die(*n)),
        Step::Slot(name) => card(name, Act::Slot),
        Step::ShuffleIn(name) => card(name, Act::ShuffleIn),
        Step::Item(name) => card(name, Act::Item),
        Step::Equip(name) => card(name, Act::Equip),
        Step::Prepare(name) => card(name, Act::Prepare),
        Step::DiscardToMove(name) => card(name, Act::DiscardToMove),
        Step::LevelUp(hero, name) => {
            let hero = names::seat(world, hero)?;
            of_cards(world, name, |card| Act::LevelUp { hero, card })
        }
        Step::Give(name, hero) => {
            let hero = names::seat(world, hero)?;
            of_cards(world, name, |card| Act::Give { hero, card })
        }
        Step::Buy(name, hero) => {
            let hero = names::seat(world, hero)?;
            of_cards(world, name, |card| Act::Buy { hero, card })
        }
        Step::Sell(name) => card(name, Act::Sell),
        Step::Service(n) => one(Act::Service(*n)),
        Step::Stow(name) => card(name, Act::Stow),
        Step::Disagree => one(Act::Disagree),
        Step::Move => one(Act::Move),
        Step::Attack => one(Act::Attack),
        Step::ContinueTo(_) | Step::Dice(_) | Step::Expect(_) => {
            Err("this is no single decision that could be offered".into())
        }
    }
}

fn of_cards(world: &World, name: &str, act: impl Fn(CardId) -> Act) -> Result<Vec<Wanted>, String> {
    Ok(vec![Wanted::Any(names::cards(world, name)?.into_iter().map(act).collect())])
}

fn aim(world: &World, name: &str) -> Result<Wanted, String> {
    let at = names::place(world, name)?;
    Ok(Wanted::Exactly(match at {
        Place::Fighter(id) => Act::Fighter(id),
        Place::Square(sq) => Act::Square(sq),
    }))
}

fn sources(world: &World, name: &str) -> Result<Vec<Source>, String> {
    if name == "chapter" {
        return Ok(vec![Source::Chapter]);
    }
    if let Ok(id) = names::fighter(world, name) {
        return Ok(vec![Source::Fighter(id)]);
    }
    Ok(names::cards(world, name)?.into_iter().map(Source::Card).collect())
}

/// Returns acts to submit in order to get the refusal of a decision, if the rules have not listed it.
///
/// # Errors
/// Returns a message if the decision names something that does not exist.
pub fn attempts(world: &World, step: &Step) -> Result<Vec<Act>, String> {
    let mut acts = Vec::new();
    for wanted in wanted(world, step)? {
        match wanted {
            Wanted::Exactly(act) => acts.push(act),
            Wanted::Any(all) => acts.extend(all),
            Wanted::Use { of, power, by } => {
                for source in of {
                    let owner = match source {
                        Source::Card(card) => piles::card(world, card).owner,
                        _ => None,
                    };
                    let hero = by.or(owner).unwrap_or_else(|| table::lead(world));
                    let power = power.unwrap_or(0);
                    acts.push(Act::Use { hero, of: source, power, with: None });
                }
            }
        }
    }
    Ok(acts)
}
