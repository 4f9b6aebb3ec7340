//! Resolves the decisions of scripts to acts.

use bevy_ecs::prelude::*;

use super::format::Step;
use super::names;
use crate::cards::vocabulary::Skill;
use crate::kernel::vignette::Meaning;
use crate::kernel::vignette::decide::{self, Cannot};
use crate::rules::check;
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table::card;

/// A pattern of acts.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the acts by their names, with what may be left out")]
pub enum Wanted {
    Exactly(Act),
    Use { hero: Option<HeroId>, of: Vec<Source>, power: Option<u8>, with: Option<Vec<CardId>> },
    Card(Vec<CardId>),
    Give { card: Vec<CardId>, to: HeroId },
    Skill(Skill),
}

impl Meaning<Act> for Wanted {
    fn fits(&self, act: &Act) -> bool {
        match (self, act) {
            (Wanted::Exactly(a), _) => a == act,
            (
                Wanted::Use { hero, of, power, with },
                Act::Use { hero: h, of: o, power: p, with: w },
            ) => {
                hero.is_none_or(|x| x == *h)
                    && of.contains(o)
                    && power.is_none_or(|x| x == *p)
                    && with.as_ref().is_none_or(|x| w.is_some_and(|w| x.contains(&w)))
            }
            (Wanted::Card(c), Act::Card(a)) => c.contains(a),
            (Wanted::Give { card, to }, Act::Give { card: c, to: t }) => {
                card.contains(c) && to == t
            }
            (Wanted::Skill(s), Act::Way { skill, .. }) => *skill == Some(*s),
            _ => false,
        }
    }
}

fn used(
    world: &World,
    of: Vec<Source>,
    power: Option<u8>,
    by: Option<&String>,
    with: Option<&String>,
) -> Result<Vec<Wanted>, String> {
    let hero = by.map(|h| names::hero(world, h)).transpose()?;
    let with = with.map(|c| names::cards(world, c)).transpose()?;
    Ok(vec![Wanted::Use { hero, of, power, with }])
}

/// Returns the pattern for each act of a decision, in order.
///
/// # Errors
///
/// Returns a message if it names something that does not exist.
pub fn wanted(world: &World, step: &Step) -> Result<Vec<Wanted>, String> {
    let one = |act| Ok(vec![Wanted::Exactly(act)]);
    match step {
        Step::Continue => one(Act::Continue),
        Step::Yes => one(Act::Yes),
        Step::No => one(Act::No),
        Step::Roll => one(Act::Roll),
        Step::Decline => one(Act::Decline),
        Step::Explore => one(Act::Explore),
        Step::Close => one(Act::Close),
        Step::EndTurn => one(Act::EndTurn),
        Step::Play { card, power, by, with } => {
            let of = names::cards(world, card)?.into_iter().map(Source::Card).collect();
            used(world, of, *power, by.as_ref(), with.as_ref())
        }
        Step::Power { of, power, by, with } => {
            let source = match of.as_str() {
                "scenario" => Source::Scenario,
                "adventure" => Source::Adventure,
                "path" => Source::Path,
                id => match names::hero(world, id) {
                    Ok(h) => Source::Hero(h),
                    Err(_) => names::place(world, id)
                        .map(Source::Place)
                        .map_err(|_| format!("`{id}` is neither a hero nor a location here"))?,
                },
            };
            used(world, vec![source], *power, by.as_ref(), with.as_ref())
        }
        Step::TakeBack(n) => one(Act::TakeBack(*n)),
        Step::Skill(s) => Ok(vec![Wanted::Skill(*s)]),
        Step::Way(n, s) => one(Act::Way { alternative: *n, skill: Some(*s) }),
        Step::Card(c) => Ok(vec![Wanted::Card(names::cards(world, c)?)]),
        Step::Cards(list) => {
            list.iter().map(|c| names::cards(world, c).map(Wanted::Card)).collect()
        }
        Step::Place(p) => one(Act::Place(names::place(world, p)?)),
        Step::Hero(h) => one(Act::Hero(names::hero(world, h)?)),
        Step::Heroes(all) => {
            let hero = |h: &String| names::hero(world, h).map(|h| Wanted::Exactly(Act::Hero(h)));
            all.iter().map(hero).collect()
        }
        Step::Choose(n) => one(Act::Choice(*n)),
        Step::Die(n) => one(Act::Die(*n)),
        Step::Give { card, to } => {
            let (card, to) = (names::cards(world, card)?, names::hero(world, to)?);
            Ok(vec![Wanted::Give { card, to }])
        }
        Step::Move(p) => one(Act::Move(names::place(world, p)?)),
        Step::ContinueTo(_) | Step::Dice(_) | Step::Expect(_) => {
            Err("this is no single decision that could be offered".into())
        }
    }
}

/// Returns whether the check already uses the wanted way, so that it need not be chosen.
pub fn is_so(world: &World, want: &Wanted) -> bool {
    let way = check::view(world).map(|v| v.way);
    way.is_some_and(|(alternative, skill)| match want {
        Wanted::Skill(s) => skill == Some(*s),
        Wanted::Exactly(act) => *act == Act::Way { alternative, skill },
        _ => false,
    })
}

/// Returns the options that a decision means; empty if there is nothing to change.
///
/// # Errors
///
/// Returns an error if the decision is ambiguous or not offered.
pub fn pick(world: &World, step: &Step, options: &[Act]) -> Result<Vec<Act>, Cannot> {
    decide::pick::<Adventure>(world, step, options)
}

/// Returns acts to submit in order to get the refusal of a decision, if the rules have not listed
/// it.
///
/// # Errors
///
/// Returns a message if the decision names something that does not exist.
pub fn attempts(world: &World, step: &Step) -> Result<Vec<Act>, String> {
    let mut acts = Vec::new();
    for want in wanted(world, step)? {
        match want {
            Wanted::Exactly(act) => acts.push(act),
            Wanted::Card(cards) => acts.extend(cards.into_iter().map(Act::Card)),
            Wanted::Give { card, to } => {
                acts.extend(card.into_iter().map(|card| Act::Give { card, to }));
            }
            Wanted::Skill(s) => acts.push(Act::Way { alternative: 0, skill: Some(s) }),
            Wanted::Use { hero, of, power, with } => {
                for source in of {
                    let owner = match source {
                        Source::Card(c) => card(world, c).pile.hero(),
                        Source::Hero(h) => Some(h),
                        _ => None,
                    };
                    let Some(hero) = hero.or(owner) else { continue };
                    let with = with.as_ref().and_then(|w| w.first().copied());
                    acts.push(Act::Use { hero, of: source, power: power.unwrap_or(0), with });
                }
            }
        }
    }
    Ok(acts)
}
