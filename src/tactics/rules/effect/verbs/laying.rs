//! The verb that lays pieces of one square, what they become when they are laid twice, and what happens to
//! those on whom they are laid (AT-DATA-18, AT-DATA-34).

use bevy_ecs::prelude::*;

use super::super::run::{self, Progress};
use super::super::spot::squares;
use super::board::{each_picked, make_room, put_piece};
use super::pieces;
use crate::content::effect::Effect;
use crate::ground::{Cells, Kind, Sq, TerrainId};
use crate::rules::flow::frame::Ctx;
use crate::rules::moves::walk;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Lays pieces of one square. A wall or an obstacle goes to no square on which somebody stands. Where the terrain lies
/// already it is laid once more only if that makes other terrain of it.
pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    let Effect::Lay { terrain, at, n } = effect else { return Progress::Done(false) };
    let content = table::book(world).clone();
    let Some(kind) = content.find_terrain(terrain) else { return Progress::Done(false) };
    let solid = matches!(content.kinds[usize::from(kind.0)].kind, Kind::Wall | Kind::Obstacle);
    let twice = content.terrain[usize::from(kind.0)].twice.as_ref();
    let room = if solid { table::free(world) } else { table::surface(world).floor() };
    let done = table::terrain(world, twice.unwrap_or(terrain));
    let cells = squares(world, ctx, at) & (room - done);
    match n {
        None => {
            cells.iter().for_each(|sq| put(world, kind, sq, ctx.you));
            laid(world, kind, &cells);
            Progress::Done(!cells.is_empty())
        }
        Some(n) => each_picked(world, ctx, (n, &cells), |world, sq| {
            make_room(world, kind, ctx.you);
            put(world, kind, sq, ctx.you);
            laid(world, kind, &Cells::one(sq));
        }),
    }
}

/// Puts a piece on a square; terrain that lies there already becomes what it is when it is laid twice.
fn put(world: &mut World, kind: TerrainId, sq: Sq, by: Option<FighterId>) {
    let content = table::book(world).clone();
    let def = &content.terrain[usize::from(kind.0)];
    let twice = def.twice.as_deref().and_then(|id| content.find_terrain(id));
    match twice.filter(|_| table::terrain(world, &def.id).contains(sq)) {
        Some(new) => pieces::turn(world, (kind, new), sq),
        None => put_piece(world, kind, vec![sq], by),
    }
}

/// Sets off what happens to each figure on whom terrain was laid just now, once for each of them.
fn laid(world: &mut World, kind: TerrainId, cells: &Cells) {
    let does = table::book(world).terrain[usize::from(kind.0)].laid.clone();
    let there = table::standing(world).filter(|f| f.base().cells().meets(cells));
    let there: Vec<FighterId> = there.map(|f| f.id).collect();
    // What is pushed last is settled first.
    for who in there.into_iter().rev().filter(|_| !does.is_empty()) {
        if !walk::is_unharmed(world, who) {
            run::push_rule(world, Ctx { it: Some(who), ..Ctx::nobody() }, does.clone());
        }
    }
}
