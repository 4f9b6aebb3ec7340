//! What squares are made of, and what lies on them.

use serde::{Deserialize, Serialize};

use super::{Cells, Sq};

/// A kind of terrain, by its place in the pack's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TerrainId(pub u8);

/// What a kind of terrain does to a move. The content says it, and no name is looked at (AT-RUL-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Costs one point.
    Open,
    /// Costs two points (AT-OBST-01).
    Obstacle,
    /// Is not entered and not ended on (AT-OBST-04, AT-OBST-05).
    Wall,
    /// Is no part of the board (AT-RUL-111).
    Void,
}

/// A kind of terrain, as the content states it (AT-DATA-18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terrain {
    /// The name by which maps and effects call it.
    pub name: String,
    /// What it does to a move.
    pub kind: Kind,
    /// Whether it interrupts lines of sight.
    pub blocks_sight: bool,
    /// Whether it shields from areas.
    pub blocks_area: bool,
}

impl Terrain {
    /// Makes terrain that does what is usual for its kind: a wall stops sight and areas (AT-LOS-02,
    /// AT-AOE-08), everything else does not (AT-RUL-02).
    pub fn usual(name: &str, kind: Kind) -> Terrain {
        let wall = kind == Kind::Wall;
        Terrain { name: name.into(), kind, blocks_sight: wall, blocks_area: wall }
    }
}

/// A wall or an obstacle that was put on the board (AT-OBST-03). The order of pieces is that of
/// placing, the oldest first (AT-RUL-89).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// What it is made of.
    pub kind: TerrainId,
    /// Where it lies.
    pub squares: Vec<Sq>,
    /// The number of the figure that put it there, if one did.
    #[serde(default)]
    pub by: Option<u16>,
}

/// What all squares come to, terrain and pieces together. A square that several pieces cover is what
/// the worst of them makes of it, until the last is gone (AT-RUL-89).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surface {
    /// The squares of the board, walls among them.
    pub board: Cells,
    /// Those that cost two points.
    pub obstacles: Cells,
    /// Those that are walls.
    pub walls: Cells,
    /// Those that interrupt lines of sight.
    pub opaque: Cells,
    /// Those that shield from areas.
    pub shields: Cells,
}

impl Surface {
    /// Returns an open board of so many columns and rows.
    pub fn open(w: u8, h: u8) -> Surface {
        let inside = |sq: &Sq| sq.x() < w && sq.y() < h;
        Surface { board: Cells::ALL.iter().filter(inside).collect(), ..Surface::default() }
    }

    /// Puts terrain on a square.
    pub fn put(&mut self, sq: Sq, terrain: &Terrain) {
        match terrain.kind {
            Kind::Open => {}
            Kind::Obstacle => self.obstacles.insert(sq),
            Kind::Wall => self.walls.insert(sq),
            Kind::Void => self.board.remove(sq),
        }
        if terrain.blocks_sight {
            self.opaque.insert(sq);
        }
        if terrain.blocks_area {
            self.shields.insert(sq);
        }
    }

    /// Puts pieces on the squares that they cover; `kinds` is the pack's list.
    pub fn put_pieces(&mut self, pieces: &[Piece], kinds: &[Terrain]) {
        for piece in pieces {
            if let Some(terrain) = kinds.get(usize::from(piece.kind.0)) {
                // What lies on a void makes it part of the board (AT-RUL-111).
                piece.squares.iter().for_each(|sq| self.board.insert(*sq));
                piece.squares.iter().for_each(|sq| self.put(*sq, terrain));
            }
        }
    }

    /// Returns the squares on which figures can stand: those of the board that are no wall
    /// (AT-OBST-05, AT-LARGE-08).
    pub fn floor(&self) -> Cells {
        self.board - self.walls
    }
}
