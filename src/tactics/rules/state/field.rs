//! The board of the encounter: the map, what lies on it, which way the compass points.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use crate::ground::{Cells, Facing, Ground, Piece, Surface, Terrain};

/// The map (AT-SETUP-01), what was put on it, and the compass (AT-SETUP-03).
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// The map as it is printed.
    pub ground: Arc<Ground>,
    /// Walls and obstacles that were put on it, the oldest first (AT-RUL-89).
    pub pieces: Vec<Piece>,
    /// Which way of the board the compass's North points, fixed for the encounter (AT-RUL-11).
    pub north: Facing,
}

/// What all squares come to: follows from the [`Field`] and is no part of the truth by itself.
#[derive(Resource, Clone, Debug)]
pub struct Floor {
    /// What they come to for whoever moves and looks.
    pub surface: Surface,
    /// The squares of each kind of terrain, printed or under a piece.
    pub kinds: Arc<[Cells]>,
}

impl Field {
    /// Returns what all squares come to; `kinds` is the pack's list of terrain.
    pub fn surface(&self, kinds: &[Terrain]) -> Surface {
        let mut surface = self.ground.surface(kinds);
        surface.put_pieces(&self.pieces, kinds);
        surface
    }

    /// Returns the squares of each kind of terrain, printed or under a piece; `kinds` is the pack's list.
    pub fn terrain(&self, kinds: &[Terrain]) -> Arc<[Cells]> {
        let mut all = vec![Cells::EMPTY; kinds.len()];
        let printed = self.ground.squares().filter_map(|sq| Some((self.ground.terrain(sq)?, sq)));
        let laid = self.pieces.iter().flat_map(|p| p.squares.iter().map(|sq| (p.kind, *sq)));
        for (kind, sq) in printed.chain(laid) {
            all.get_mut(usize::from(kind.0)).into_iter().for_each(|cells| cells.insert(sq));
        }
        all.into()
    }
}
