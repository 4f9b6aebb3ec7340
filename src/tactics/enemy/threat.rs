//! What an enemy could attack if the next boss card activated it.

use bevy_ecs::prelude::*;

use super::{Focus, focus};
use crate::content::effect::Change;
use crate::content::printed::{Actors, BossAttack, BossMove, Step as Order};
use crate::ground::{Base, Cells, arrivals};
use crate::rules::effect::standing;
use crate::rules::fight::{aim, length};
use crate::rules::moves::way;
use crate::rules::sight::Eyes;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// What an enemy threatens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The squares that it could attack after a basic move.
    pub squares: Cells,
    /// Whom it would go for, and why.
    pub focus: Focus,
}

/// Returns the order that activates an enemy in the usual way (AT-BOSS-05).
pub fn usual() -> Order {
    Order {
        who: Actors::Oneself,
        only_if: None,
        target: None,
        first: std::sync::Arc::from([]),
        movement: BossMove::Basic,
        attack: BossAttack::Basic,
        ability: None,
        does: std::sync::Arc::from([]),
        repeat: crate::content::amount::Amount::number(1),
    }
}

/// Finds what an enemy threatens where it stands, as everybody else stands now.
pub fn threat(world: &World, who: FighterId) -> Threat {
    Threat { squares: squares(world, who), focus: focus(world, who, &usual()) }
}

/// Returns the squares that an enemy could attack after a basic move; none if it does not act.
fn squares(world: &World, who: FighterId) -> Cells {
    let still = standing::is(world, who, |c| *c == Change::StandsStill);
    let spec = aim::basic(world, who, Source::Fighter(who));
    let Some(spec) = spec.filter(|_| !still && !aim::cannot(world, who)) else {
        return Cells::EMPTY;
    };
    let points = way::points(world, who, standing::movement(world, who));
    let points = points.saturating_sub(way::first_step(world, who));
    let from = table::fighter(world, who).base();
    let arrivals = arrivals(from, points, &way::way(world, who, &[]));
    let mut bases: Vec<Base> = arrivals.into_iter().map(|a| a.base).collect();
    bases.sort_unstable();
    bases.dedup();
    let range = length::range(world, who, &spec);
    Eyes::of(world, who).gaze.threat(&bases, range, &table::surface(world).board)
}
