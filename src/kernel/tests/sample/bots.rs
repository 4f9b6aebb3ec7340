//! Bots that play any family: they see nothing but what a table shows a seat.

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::rng::Rng;
use kernel::table::Table;
use kernel::view::{PromptView, Viewer};

use super::rules::distance;
use super::{GATE, SIDE};

/// Plays by chance. Returns false once the game is over.
pub fn random(table: &mut dyn Table, world: &mut World, rng: &mut Rng) -> bool {
    decide(table, world, |view| rng.below(view.offered()))
}

/// Plays for the gate: runs where it is nearest, and draws rather than run away from it.
pub fn keen(table: &mut dyn Table, world: &mut World) -> bool {
    decide(table, world, |view| {
        let far = |targets: &[Thing]| match targets {
            [.., Thing::Cell(to)] => distance(*to, GATE),
            [Thing::Zone(_)] => SIDE,
            _ => SIDE + 1,
        };
        let all = view.options[..view.offered()].iter().enumerate();
        all.min_by_key(|(_, o)| far(&o.targets)).map_or(0, |(n, _)| n)
    })
}

fn decide(
    table: &mut dyn Table,
    world: &mut World,
    mut choose: impl FnMut(&PromptView) -> usize,
) -> bool {
    let Some(open) = table.prompt(world, Viewer::NOBODY) else { return false };
    let view = table.prompt(world, Viewer::of([open.who])).expect("it is open");
    let option = choose(&view);
    table.choose(world, view.number, &[option]).expect("what is offered can be done");
    true
}
