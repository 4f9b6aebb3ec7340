//! What a player might try but may not, with the rule that says so.

use bevy_ecs::prelude::*;
use kernel::{Misfit, play};

use super::family::Tactics;
use super::flow::drive::Nearest;
use super::flow::frame::{Flow, Frame};
use super::flow::prompt::{Act, Ask, Refusal};
use super::turn::{options, potion};
use super::{moves, road};
use crate::ground::Cells;
use crate::rules::state::field::Field;
use crate::rules::state::table;

/// Returns everything that is refused at the open prompt, in a fixed order.
pub fn all(world: &World) -> Vec<(Act, Refusal)> {
    let Some(prompt) = play::prompt::<Tactics>(world) else { return Vec::new() };
    let flow = world.resource::<Flow>();
    let refusal = |act, rule: &str, why: &str| (act, Refusal::new(rule, why));
    match (prompt.ask, flow.frames.last()) {
        (Ask::Turn, Some(Frame::HeroTurn(f))) => {
            let tried = options::tried(world, f.hero).into_iter();
            let mut all: Vec<(Act, Refusal)> = tried
                .filter_map(|(act, no)| no.map(|(rule, why)| refusal(act, rule, why)))
                .collect();
            if f.begun {
                all.push(refusal(Act::Pass, "AT-RUL-45", "a turn that was begun is not passed"));
            }
            all
        }
        (Ask::Move, _) => {
            let Some(f) = flow.moving() else { return Vec::new() };
            let all = moves::refusals(world, f).into_iter();
            all.map(|(act, rule, why)| refusal(act, rule, why)).collect()
        }
        (Ask::StartSquare, _) => {
            let taken = world.resource::<Field>().ground.start - table::free(world);
            squares(taken, "AT-RUL-14", "somebody stands there")
        }
        (Ask::Cleanup, _) => {
            let passed = prompt.options.contains(&Act::WholeHand);
            let why = "only a hero who has passed discards the whole hand";
            if passed { Vec::new() } else { vec![refusal(Act::WholeHand, "AT-ROUND-16", why)] }
        }
        (Ask::Story | Ask::Market | Ask::LevelUp | Ask::Camp | Ask::FillBoard, _) => {
            let all = road::refused(world, prompt.ask).into_iter();
            all.map(|(act, rule, why)| (act, Refusal::new(rule, why))).collect()
        }
        (Ask::Redo, _) if potion::left(world) == 0 => {
            vec![refusal(Act::Potion, "AT-REVV-07", "no potion is left")]
        }
        _ => Vec::new(),
    }
}

fn squares(cells: Cells, rule: &str, why: &str) -> Vec<(Act, Refusal)> {
    cells.iter().map(|sq| (Act::Square(sq), Refusal::new(rule, why))).collect()
}

/// Says why an answer does not fit the open prompt.
pub fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
    match misfit {
        Misfit::NothingAsked => Refusal::new("AT-GOAL-04", "nothing is asked any more"),
        Misfit::NotOffered(act) => {
            let found = all(world).into_iter().find(|(a, _)| *a == act);
            let other = || Refusal::new("AT-ACTN-01", "that cannot be done now");
            found.map_or_else(other, |(_, why)| why)
        }
        Misfit::Count { min, max } => {
            Refusal::new("AT-ACTN-11", format!("choose {min} to {max} of them"))
        }
        Misfit::SomeAndNone => Refusal::new("AT-ACTN-11", "choose some or none"),
    }
}
