//! Whom a player can lead over the board square by square now, and what each square costs: the figure of
//! the move that is asked about, or the hero on turn who has a Basic Move to play.

use bevy_ecs::prelude::*;
use kernel::play;

use super::effect::standing;
use super::family::Tactics;
use super::flow::drive::Nearest as _;
use super::flow::frame::Flow;
use super::flow::prompt::{Act, Ask};
use super::moves::way;
use super::state::ids::{FighterId, Source};
use super::state::table;
use crate::content::words::CardKind;
use crate::ground::{Sq, Way};

/// A figure that can be led.
pub struct Strides {
    /// Who it is.
    pub who: FighterId,
    /// The square that is led.
    pub from: Sq,
    /// The points that it can spend.
    pub points: u16,
    /// The option that plays its Basic Move, where it does not move yet.
    pub play: Option<usize>,
    way: Way,
}

impl Strides {
    /// Returns what it costs to enter a square from the one before; nothing if that is no step.
    pub fn cost(&self, from: Sq, to: Sq) -> Option<u16> {
        let step = from.to(to);
        self.way.cost(to).filter(|_| self.way.steps().contains(&step))
    }

    /// Returns what a way costs, square by square from where the figure stands.
    pub fn costs(&self, squares: &[Sq]) -> Option<u16> {
        let steps = squares.windows(2).map(|two| self.cost(two[0], two[1]));
        steps.sum()
    }
}

/// Returns whom a player can lead now.
pub fn strides(world: &World) -> Option<Strides> {
    let prompt = play::prompt::<Tactics>(world)?;
    match prompt.ask {
        Ask::Move => {
            let f = world.resource::<Flow>().moving()?;
            let led = f.straight.is_none() && !f.drifts && table::fighter(world, f.who).is_hero();
            let points = way::points_left(world, f);
            led.then(|| Strides {
                who: f.who,
                from: f.mover,
                points,
                play: None,
                way: way::rest_of(world, f),
            })
        }
        Ask::Turn => {
            let moves = |act: &Act| match *act {
                Act::Use { of: Source::Card(card), with: None, .. } => {
                    table::printed(world, card).is_some_and(|c| c.kind == CardKind::BasicMove)
                }
                _ => false,
            };
            let play = prompt.options.iter().position(moves)?;
            let hero = table::hero(world, prompt.who);
            let points = way::points(world, hero.id, standing::movement(world, hero.id));
            Some(Strides {
                who: hero.id,
                from: hero.at,
                points: points.saturating_sub(way::first_step(world, hero.id)),
                play: Some(play),
                way: way::way(world, hero.id, &[]),
            })
        }
        _ => None,
    }
}
