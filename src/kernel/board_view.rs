//! A board as a client draws it: cells with their outlines, and what stands on them. The family makes
//! it for whoever looks; no client knows the shape of a cell or who may enter it.

use super::Thing;
use super::ids::SeatId;

/// A board. Its points are whole numbers of a unit that the family chooses, from the upper left corner
/// to the right and down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// Width and height in units.
    pub size: (u16, u16),
    /// The cells, none over another.
    pub cells: Vec<CellView>,
    /// What stands on them; the later is drawn over the earlier.
    pub figures: Vec<FigureView>,
}

/// A cell of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellView {
    /// Its number.
    pub cell: u16,
    /// What people call it: "e5".
    pub name: String,
    /// Its corners in order. The outline is convex.
    pub corners: Vec<(u16, u16)>,
    /// What kind of ground it is, in a word or two; empty for what needs no mention.
    pub ground: String,
    /// The name of a drawn ground, such as "grass" or "stone-wall" (`faces::sheet`); empty for plain
    /// paper.
    pub look: String,
    /// How it is drawn.
    pub tone: Tone,
    /// A sign drawn on it, one to three characters; empty for none.
    pub mark: String,
}

/// How the ground of a cell is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Plain paper: one goes there as anywhere.
    #[default]
    Open,
    /// A light hatching: it costs more to go there, or does something.
    Rough,
    /// Dark: nobody enters.
    Solid,
    /// Tinted: it matters for the goal.
    Marked,
}

/// Somebody or something on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureView {
    /// What it is.
    pub thing: Thing,
    /// Its name.
    pub name: String,
    /// Its short sign on the board, one to three characters.
    pub mark: String,
    /// The cells on which it stands: several for what is large.
    pub cells: Vec<u16>,
    /// The seat whose color it wears, if it is somebody's.
    pub seat: Option<SeatId>,
    /// What it is to the party.
    pub role: Role,
    /// The name of its picture (`faces::emblems`); empty for one that shows its sign alone.
    pub emblem: String,
    /// Its hit points, and how many it can have; `None` for what has none.
    pub hp: Option<(u16, u16)>,
    /// What holds for it now, each as a letter or two that is drawn at its foot: conditions, tokens.
    pub states: Vec<String>,
    /// What is to be said of it now: hit points, conditions; empty for nothing.
    pub note: String,
}

/// What a figure is to the party, which a player should see before any name is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// One of the party, or with it.
    #[default]
    Friend,
    /// Against it.
    Foe,
    /// Against it, and the one who leads: a chief.
    Chief,
}

impl BoardView {
    /// Returns the cell of that number.
    pub fn cell(&self, number: u16) -> Option<&CellView> {
        self.cells.iter().find(|cell| cell.cell == number)
    }

    /// Returns the cell that a point lies in, in units from the upper left corner.
    pub fn cell_at(&self, x: f32, y: f32) -> Option<&CellView> {
        self.cells.iter().find(|cell| cell.contains(x, y))
    }

    /// Returns who stands on a cell, the topmost last.
    pub fn on(&self, cell: u16) -> impl Iterator<Item = &FigureView> {
        self.figures.iter().filter(move |figure| figure.cells.contains(&cell))
    }
}

impl CellView {
    /// Returns whether a point lies within the outline, its edge included.
    pub fn contains(&self, x: f32, y: f32) -> bool {
        let point = |n: usize| {
            let (x, y) = self.corners[n % self.corners.len()];
            (f32::from(x), f32::from(y))
        };
        let side = |n: usize| {
            let ((ax, ay), (bx, by)) = (point(n), point(n + 1));
            (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        };
        let mut sides = (0..self.corners.len()).map(side).peekable();
        sides.peek().is_some() && {
            let sides: Vec<f32> = sides.collect();
            sides.iter().all(|s| *s >= 0.0) || sides.iter().all(|s| *s <= 0.0)
        }
    }

    /// Returns the middle of the outline: the mean of its corners, in units.
    pub fn middle(&self) -> (f32, f32) {
        let count = self.corners.len().max(1) as f32;
        let sum = self
            .corners
            .iter()
            .fold((0.0, 0.0), |(x, y), corner| (x + f32::from(corner.0), y + f32::from(corner.1)));
        (sum.0 / count, sum.1 / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(cell: u16, x: u16, y: u16) -> CellView {
        let corners = vec![(x, y), (x + 10, y), (x + 10, y + 10), (x, y + 10)];
        CellView { cell, corners, ..CellView::default() }
    }

    #[test]
    fn a_point_lies_in_the_cell_around_it() {
        let hex = CellView {
            cell: 2,
            corners: vec![(25, 0), (30, 5), (25, 10), (20, 5)],
            ..square(2, 0, 0)
        };
        let view = BoardView {
            size: (30, 10),
            cells: vec![square(0, 0, 0), square(1, 10, 0), hex],
            figures: Vec::new(),
        };
        let at = |x, y| view.cell_at(x, y).map(|cell| cell.cell);
        assert_eq!((at(3.0, 4.0), at(13.0, 9.9), at(25.0, 5.0)), (Some(0), Some(1), Some(2)));
        assert_eq!((at(29.5, 0.5), at(-1.0, 5.0), at(3.0, 11.0)), (None, None, None));
        assert_eq!(view.cells[2].middle(), (25.0, 5.0));
        assert!(!CellView::default().contains(0.0, 0.0), "a cell without corners holds nothing");
    }
}
