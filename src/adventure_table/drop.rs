//! Letting go of a card or a token: what it is for depends on where it lands.

use bevy::prelude::*;

use super::layout::TableLayout;
use super::spot::{Spot, spot, staged_at};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::cards::effect::Effect;
use crate::cards::words::Action;
use crate::kit::pointer::Pointer;
use crate::rules::flow::prompt::{Act, Refusal, Source};
use crate::rules::legal;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table;
use crate::shell::command::{Command, CommandQueue};

/// Why something is not possible: the rules' own reason, or that it is not the moment.
pub fn why(model: &Model, rule: &str, test: impl Fn(&Act) -> bool) -> Refusal {
    model.why_not(test).unwrap_or_else(|| Refusal::new(rule, t!("refused-no-moment")))
}

/// The act uses the card: it is played, or another power is paid with it.
fn is_use(act: &Act, card: CardId) -> bool {
    matches!(act, Act::Use { of, with, .. } if *of == Source::Card(card) || *with == Some(card))
}

/// The act pays for another power with the card.
fn pays(act: &Act, card: CardId) -> bool {
    matches!(act, Act::Use { of, with, .. } if *of != Source::Card(card) && *with == Some(card))
}

/// What letting a card go there would do: acts to choose from, or why not.
pub fn meant(world: &World, card: CardId, on: Spot) -> Result<Vec<Act>, Refusal> {
    let model = world.resource::<Model>();
    if let Some(n) = staged_at(model, card) {
        return match on {
            Spot::Stage => Ok(Vec::new()),
            _ => {
                let back = Act::TakeBack(n);
                let acts = model.offered(|a| *a == back);
                if acts.is_empty() {
                    Err(why(model, "AC-CHECK-43", |a| *a == back))
                } else {
                    Ok(acts)
                }
            }
        };
    }
    let uses = model.offered(|a| is_use(a, card));
    let picked = model.offered(|a| *a == Act::Card(card));
    let refusal = || Err(why(model, "AC-PLAY-34", |a| is_use(a, card)));
    match on {
        Spot::Board(to) | Spot::Token(to) => {
            let gives = model.offered(|a| *a == Act::Give { card, to });
            if gives.is_empty() {
                let give =
                    |a: &Act| matches!(a, Act::Give { card: c, to: t } if *c == card && *t == to);
                let when = || Refusal::new("AC-TURN-14", t!("refused-give-when"));
                Err(model.why_not(give).unwrap_or_else(when))
            } else {
                Ok(gives)
            }
        }
        Spot::Place(_) | Spot::Deck(_) => {
            let exploring: Vec<Act> =
                uses.iter().copied().filter(|a| explores(world, card, a)).collect();
            if !exploring.is_empty() {
                Ok(exploring)
            } else if !uses.is_empty() {
                Ok(uses)
            } else {
                refusal()
            }
        }
        Spot::Pile(pile) => {
            let wanted = match pile {
                PileId::Deck(_) => Action::Recharge,
                PileId::Discards(_) => Action::Discard,
                PileId::Buried(_) => Action::Bury,
                _ => Action::Display,
            };
            let fitting: Vec<Act> = uses
                .iter()
                .copied()
                .filter(|a| pays(a, card) || action_of(world, card, a) == Some(wanted))
                .collect();
            if !picked.is_empty() {
                Ok(picked)
            } else if fitting.is_empty() {
                refusal()
            } else {
                Ok(fitting)
            }
        }
        Spot::Hand => Ok(Vec::new()),
        Spot::Stage | Spot::Card(_) | Spot::Table | Spot::Scenario => {
            let all: Vec<Act> = uses.into_iter().chain(picked).collect();
            if all.is_empty() { refusal() } else { Ok(all) }
        }
    }
}

fn power_of<'a>(
    world: &'a World,
    card: CardId,
    act: &Act,
) -> Option<&'a crate::cards::effect::Power> {
    match act {
        Act::Use { hero, of: Source::Card(c), power, .. } if *c == card => {
            legal::power_of(world, *hero, Source::Card(card), *power)
        }
        _ => None,
    }
}

fn explores(world: &World, card: CardId, act: &Act) -> bool {
    power_of(world, card, act).is_some_and(|p| p.does.iter().any(|e| matches!(e, Effect::Explore)))
}

fn action_of(world: &World, card: CardId, act: &Act) -> Option<Action> {
    power_of(world, card, act).and_then(|p| p.action)
}

fn carry_out(world: &mut World, card: CardId, acts: Vec<Act>) {
    let many = world.resource::<Model>().many();
    let wish = match acts.as_slice() {
        [] => return,
        [Act::Card(_)] if many => TableCommand::Mark(card),
        [only] => TableCommand::Do(vec![*only]),
        _ => TableCommand::Fan(acts),
    };
    world.resource_mut::<CommandQueue>().push(wish);
}

/// Lets a card go where the pointer is.
pub fn card(world: &mut World, card: CardId) {
    let at = world.resource::<Pointer>().at;
    let on = spot(world, at, Some(card));
    // Back into the fan: nothing was meant, unless it was staged.
    match meant(world, card, on) {
        Ok(acts) => carry_out(world, card, acts),
        Err(refusal) => world.resource_mut::<CommandQueue>().push(Command::Refuse(refusal)),
    }
}

/// Plays a card where it lies: a double click.
pub fn play(world: &mut World, card: CardId) {
    let on = match staged_at(world.resource::<Model>(), card) {
        Some(_) => Spot::Hand,
        None => Spot::Stage,
    };
    match meant(world, card, on) {
        Ok(acts) => carry_out(world, card, acts),
        Err(refusal) => world.resource_mut::<CommandQueue>().push(Command::Refuse(refusal)),
    }
}

/// What letting a token go at a location would do.
pub fn walk(world: &World, hero: HeroId, to: PlaceId) -> Result<Act, Refusal> {
    let model = world.resource::<Model>();
    let own = model.prompt.as_ref().is_some_and(|p| p.who == hero);
    let acts = model.offered(|a| *a == Act::Move(to) || *a == Act::Place(to));
    match acts.first() {
        Some(act) if own => Ok(*act),
        _ if !own => Err(Refusal::new("AC-TURN-18", t!("refused-move-whose"))),
        _ => Err(why(model, "AC-TURN-18", |a| *a == Act::Move(to))),
    }
}

/// Lets a token go where the pointer is.
pub fn token(world: &mut World, hero: HeroId) {
    let at = world.resource::<Pointer>().at;
    let p = bevy_egui::egui::pos2(at.x, at.y);
    let slots = &world.resource::<TableLayout>().0.places;
    let Some(to) = slots.iter().position(|s| s.all.contains(p)) else { return };
    let to = PlaceId(to as u8);
    if table::hero(world, hero).at == to
        && world.resource::<Model>().offered(|a| *a == Act::Place(to)).is_empty()
    {
        return;
    }
    let wish = match walk(world, hero, to) {
        Ok(act) => TableCommand::Do(vec![act]).into(),
        Err(refusal) => Command::Refuse(refusal),
    };
    world.resource_mut::<CommandQueue>().push(wish);
}
