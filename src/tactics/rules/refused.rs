//! What a player might try but may not, with the rule that says so.

use bevy_ecs::prelude::*;
use kernel::{Misfit, play};

use super::family::Tactics;
use super::flow::drive::Nearest;
use super::flow::frame::{Flow, Frame};
use super::flow::prompt::{Act, Ask, Refusal};
use super::turn::uses::{self, Text};
use super::turn::{companions, options, potion};
use super::why::Why;
use super::{moves, road};
use crate::content::text::cond_text;
use crate::rules::state::field::Field;
use crate::rules::state::table;

/// Returns everything that is refused at the open prompt, in a fixed order.
pub fn all(world: &World) -> Vec<(Act, Refusal)> {
    let Some(prompt) = play::prompt::<Tactics>(world) else { return Vec::new() };
    let flow = world.resource::<Flow>();
    match (prompt.ask, flow.frames.last()) {
        (Ask::Turn, Some(Frame::HeroTurn(f))) => {
            let tried = options::tried(world, f.hero).into_iter();
            let mut all: Vec<(Act, Refusal)> = tried
                .filter_map(|(act, no)| no.map(|why| (act, because(world, act, why))))
                .collect();
            if f.begun {
                all.push((Act::Pass, Why::Begun.into()));
            }
            all
        }
        (Ask::Companion, Some(Frame::CompanionTurn(_))) => {
            let tried = companions::tried(world).into_iter();
            tried.filter_map(|(act, no)| no.map(|why| (act, why.into()))).collect()
        }
        (Ask::Move, _) => {
            let Some(f) = flow.moving() else { return Vec::new() };
            moves::refusals(world, f).into_iter().map(|(act, why)| (act, why.into())).collect()
        }
        (Ask::StartSquare, _) => {
            let taken = world.resource::<Field>().ground.start - table::free(world);
            taken.iter().map(|sq| (Act::Square(sq), Why::Occupied.into())).collect()
        }
        (Ask::Cleanup, _) => {
            let passed = prompt.options.contains(&Act::WholeHand);
            if passed { Vec::new() } else { vec![(Act::WholeHand, Why::NotPassed.into())] }
        }
        (
            Ask::Story | Ask::Market | Ask::LevelUp | Ask::Camp | Ask::FillBoard | Ask::RemoveCard,
            _,
        ) => {
            let all = road::refused(world, prompt.ask).into_iter();
            all.map(|(act, rule, why)| (act, Refusal::new(rule, why))).collect()
        }
        (Ask::Redo, _) if potion::left(world) == 0 => {
            vec![(Act::Potion, Why::NoPotion.into())]
        }
        _ => Vec::new(),
    }
}

/// Returns why an act of a turn is refused; a condition of a text is said as it is printed.
fn because(world: &World, act: Act, why: Why) -> Refusal {
    if let (Why::CardSays, Act::Use { of, power, .. }) = (why, act) {
        let cond = match uses::text(world, of, power) {
            Some(Text::Way(card, _)) => card.only_if.as_ref(),
            Some(Text::Power(power)) => power.only_if.as_ref(),
            None => None,
        };
        if let Some(cond) = cond {
            let cond = cond_text(table::book(world), cond);
            return Refusal::new(why.rule(), t!("tactics-refused-only-if", cond = cond));
        }
    }
    why.into()
}

/// Says why an answer does not fit the open prompt.
pub fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
    match misfit {
        Misfit::NothingAsked => Why::Over.into(),
        Misfit::NotOffered(act) => {
            let found = all(world).into_iter().find(|(a, _)| *a == act);
            found.map_or_else(|| Why::NotNow.into(), |(_, refusal)| refusal)
        }
        Misfit::Count { min, max } => Why::Count { min, max }.into(),
        Misfit::SomeAndNone => Why::SomeAndNone.into(),
    }
}
