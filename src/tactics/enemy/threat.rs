//! What an enemy could attack if the next boss card activated it.

use bevy_ecs::prelude::*;

use super::{Focus, focus};
use crate::content::printed::{Actors, BossAttack, BossMove, Step as Order};
use crate::ground::{Base, Cells, Side, Way, arrivals};
use crate::rules::effect::standing;
use crate::rules::fight::attack;
use crate::rules::moves::{self, way};
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
    let points = moves::points(world, who, standing::movement(world, who));
    let f = table::fighter(world, who);
    let gait = standing::gait(world, who, &[]);
    let way = Way::new(&way::surface(world, who), &table::occupied(world), f.base(), gait);
    let mut bases: Vec<Base> =
        arrivals(f.base(), points, &way).into_iter().map(|a| a.base).collect();
    bases.sort_unstable();
    bases.dedup();
    let surface = table::surface(world);
    let blockers = surface.opaque | table::occupied(world).of(Side::Heroes);
    let spec = attack::basic(world, who, Source::Fighter(who));
    let squares = spec.map_or(Cells::EMPTY, |s| {
        let range = attack::range(world, who, &s);
        crate::ground::threat(&bases, range, &surface.board, &blockers)
    });
    Threat { squares, focus: focus(world, who, &usual()) }
}
