//! Games without people.

pub mod campaigns;
pub mod companies;
mod playouts;
pub mod specials;
pub mod tally;
mod wishes;

use bevy_ecs::prelude::*;
use kernel::sim::SimFamily;

use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::start::Start;
use crate::rules::state::ids::CardId;
use crate::rules::state::piles::{Index, Piles};
use crate::rules::state::round::Round;

pub use playouts::{Facts, Fights, company};

impl SimFamily for Tactics {
    fn label(start: &Start) -> (u64, Vec<String>) {
        (start.seed, start.company.heroes.iter().map(|hero| hero.figure.clone()).collect())
    }

    fn won(ending: &Ending) -> Option<bool> {
        ending.won()
    }

    fn turns(world: &World) -> u32 {
        world.resource::<Round>().number.into()
    }

    fn conserved(world: &World) -> Result<(), String> {
        let mut all: Vec<CardId> = world.resource::<Piles>().all().collect();
        all.sort_unstable();
        let cards = world.resource::<Index>().cards.len();
        if let Some(twice) = all.windows(2).find(|two| two[0] == two[1]) {
            return Err(format!("card {} lies in two piles", twice[0].0));
        }
        match all.len() == cards {
            true => Ok(()),
            false => Err(format!("{} of {cards} cards lie in piles", all.len())),
        }
    }
}
