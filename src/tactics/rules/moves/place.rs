//! Being put on a square, whatever lies between (AT-RUL-28).

use bevy_ecs::prelude::*;

use super::way;
use crate::ground::{Base, Sq};
use crate::rules::effect::triggers;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{Flow, Happened, What};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns whether a figure can be put with its lower left on a square: on the map, on no wall, on nobody
/// else (AT-RUL-21, AT-RUL-28), and on no terrain that it cannot enter.
pub fn fits(world: &World, who: FighterId, at: Sq) -> bool {
    let f = table::fighter(world, who);
    let mut free = table::free(world);
    if f.on_board {
        free |= f.base().cells() & table::surface(world).floor();
    }
    free = free - way::barred(world, who);
    Base::new(at, f.size).is_some_and(|base| base.cells().is_within(&free))
}

/// Puts a figure on a square, where it fits. Returns whether it stands there now.
pub fn put(world: &mut World, who: FighterId, at: Sq) -> bool {
    if !fits(world, who, at) {
        return false;
    }
    let mut f = table::fighter_mut(world, who);
    let was = std::mem::replace(&mut f.on_board, true);
    f.at = at;
    drive::tell(world, || if was { Cue::Put { who, to: at } } else { Cue::Stood { who, at } });
    // By whoever has the text that is followed.
    let by = world.resource::<Flow>().effects().and_then(|f| f.ctx.you);
    let event = if was {
        Happened { of: by, ..Happened::new(What::Shifted).on(at) }
    } else {
        Happened::by(What::Spawned, who)
    };
    triggers::fire(world, event.to(who));
    goal::check(world);
    true
}
