//! What a figure can reach, with all that texts change.

use bevy_ecs::prelude::*;

use crate::content::effect::{Change, On};
use crate::content::words::Pass;
use crate::ground::{Cells, Gait, Reach, Sq, Surface, Way, drift, reach};
use crate::rules::effect::amount::terrain;
use crate::rules::effect::{cond, standing, whom};
use crate::rules::flow::frame::MoveFrame;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns the surface as a figure walks on it: terrain that it ignores is no obstacle.
pub fn surface(world: &World, who: FighterId) -> Surface {
    let mut surface = *table::surface(world);
    for (_, change) in standing::changes(world, who) {
        if let Change::IgnoresTerrain(id) = change {
            surface.obstacles = surface.obstacles - terrain(world, id);
        }
    }
    surface
}

/// Returns the way of a figure, with what a move lets it pass through besides.
pub fn way(world: &World, who: FighterId, through: &[Pass]) -> Way {
    let gait: Gait = standing::gait(world, who, through);
    let base = table::fighter(world, who).base();
    Way::new(&surface(world, who), &table::occupied(world), base, gait)
}

/// Returns what a move that is under way can still reach.
pub fn of_move(world: &World, f: &MoveFrame) -> Reach {
    reach(f.mover, f.left, &way(world, f.who, &f.through))
}

/// The four directions of a straight line, in a fixed order.
const LINES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Returns the straight routes that a move can take, each as far as it goes.
pub fn lines(world: &World, f: &MoveFrame, fixed: Option<(i8, i8)>) -> Vec<Vec<Sq>> {
    let way = way(world, f.who, &f.through);
    let steps = LINES.into_iter().filter(|step| fixed.is_none_or(|fixed| fixed == *step));
    steps.map(|step| drift(f.mover, step, f.left, &way)).filter(|line| !line.is_empty()).collect()
}

/// Returns the squares on which entering sets something off for a figure (AT-RUL-99, AT-RUL-104), as far
/// as they can be told apart from others.
pub fn traps(world: &World, who: FighterId) -> Cells {
    let ignored = ignored(world, who);
    let content = table::book(world);
    let mut traps = Cells::EMPTY;
    for def in content.terrain.iter().filter(|t| !t.enter.is_empty()) {
        traps |= terrain(world, &def.id) - ignored;
    }
    for text in standing::texts(world) {
        for rule in text.rules {
            let (On::Enters(about) | On::Leaves(about)) = &rule.on else { continue };
            if !whom::is(world, &text.ctx, &about.of.who, who) {
                continue;
            }
            if let Some((you, within)) = text.ctx.you.zip(about.of.within) {
                let base = table::fighter(world, you).base().cells();
                traps |= base.around(within.help().max);
            }
            about.terrain.iter().for_each(|id| traps |= terrain(world, id));
            about.mark.iter().for_each(|name| traps |= cond::mark(world, name));
        }
    }
    traps
}

/// Returns the squares of terrain that a figure ignores.
pub fn ignored(world: &World, who: FighterId) -> Cells {
    let mut cells = Cells::EMPTY;
    for (_, change) in standing::changes(world, who) {
        if let Change::IgnoresTerrain(id) = change {
            cells |= terrain(world, id);
        }
    }
    cells
}
