//! Gaps that a power of the chapter lets heroes bridge: where the next bridge is wanted on the way of what
//! is to be brought somewhere, and which pieces nobody needs any more where they lie.

use bevy_ecs::prelude::*;

use super::field::Field;
use crate::content::effect::{Cond, Effect, Power};
use crate::ground::{Cells, Sq};
use crate::rules::state::field::Field as Ground;
use crate::rules::state::table;
use crate::rules::turn::uses;

/// Points that a square of a gap counts as on the way: it must be bridged first.
pub const TOLL: u8 = 4;
/// What a bridge that is wanted is worth.
pub const BRIDGE: f64 = 8.0;
/// What a piece for it in somebody's hands is worth.
pub const PIECE: f64 = 5.0;

/// What is laid over gaps in this encounter.
#[derive(Clone, Debug)]
pub struct Bridges {
    /// The terrain of which the pieces are.
    pub terrain: String,
    /// The token of who carries a piece, if pieces are carried.
    pub token: Option<String>,
    /// The squares that can be bridged.
    pub gaps: Cells,
    /// The squares of the next bridge that the way needs; none if it needs no more.
    pub wanted: Cells,
    /// The squares of pieces that the way needs no more.
    pub spare: Cells,
}

impl Bridges {
    /// Reads from the powers of the chapter what can be laid over gaps, if anything.
    pub fn of(world: &World) -> Option<Bridges> {
        let content = table::book(world);
        let laid = |power: &Power| {
            let mut kinds = power.effects().filter_map(|effect| match effect {
                Effect::Raise { terrain, .. } => content.find_terrain(terrain),
                _ => None,
            });
            kinds.find(|kind| content.terrain[usize::from(kind.0)].over_void)
        };
        let powers = uses::chapter_powers(world).iter();
        let (power, kind) = powers.filter_map(|p| Some((p, laid(p)?))).next()?;
        let board = table::surface(world).board;
        let ground = &world.resource::<Ground>().ground;
        Some(Bridges {
            terrain: content.terrain[usize::from(kind.0)].id.clone(),
            token: power.only_if.as_ref().and_then(token),
            gaps: ground.squares().filter(|sq| !board.contains(*sq)).collect(),
            wanted: Cells::EMPTY,
            spare: Cells::EMPTY,
        })
    }

    /// Looks for what the way to `to` still needs, which is `now` as far as that, over open ground of which
    /// some is slow, from where the first of `from` is, without cutting off any other.
    pub fn look(
        &mut self,
        world: &World,
        (to, now): (Cells, &Field),
        (open, slow): (&Cells, &Cells),
        from: &[Cells],
    ) {
        let Some(first) = from.first() else { return };
        let way = |open: &Cells, gaps: &Cells| Field::over(to, &(*open | *gaps), slow, gaps);
        self.wanted = first_gap(now, first, &self.gaps);
        let content = table::book(world);
        for piece in &world.resource::<Ground>().pieces {
            if content.terrain[usize::from(piece.kind.0)].id != self.terrain {
                continue;
            }
            let cells: Cells = piece.squares.iter().copied().collect();
            let then = way(&(*open - cells), &(self.gaps | cells));
            let stands = from.iter().any(|at| at.meets(&cells));
            if !stands && from.iter().all(|at| then.least(at) <= now.least(at)) {
                self.spare |= cells;
            }
        }
    }

    /// Returns how far it is from some squares to others once a bridge lies on `cells`.
    pub fn with(&self, cells: &[Sq], to: Cells, open: &Cells, slow: &Cells, from: &Cells) -> u8 {
        let laid: Cells = cells.iter().copied().collect();
        let gaps = self.gaps - laid;
        Field::over(to, &(*open | self.gaps), slow, &gaps).least(from)
    }
}

/// Returns the token that a condition asks of who uses a power.
fn token(c: &Cond) -> Option<String> {
    match c {
        Cond::Tokens(id, _) => Some(id.clone()),
        Cond::All(all) => all.iter().find_map(token),
        _ => None,
    }
}

/// Returns the squares of the first gap on the shortest way down a field.
fn first_gap(field: &Field, from: &Cells, gaps: &Cells) -> Cells {
    let least = |cells: &Cells| cells.iter().min_by_key(|sq| field.at(*sq));
    let Some(mut at) = least(from) else { return Cells::EMPTY };
    let mut found = Cells::EMPTY;
    while field.at(at) > 0 {
        let Some(next) = least(&Cells::one(at).beside()) else { break };
        if field.at(next) >= field.at(at) {
            break;
        }
        at = next;
        match (gaps.contains(at), found.is_empty()) {
            (true, _) => found |= Cells::one(at),
            (false, false) => break,
            (false, true) => {}
        }
    }
    found
}
