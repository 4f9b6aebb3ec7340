//! A cell that is being printed, and how a ground says what it looks like.

use kurbo::{Affine, BezPath, Point, Shape};

use crate::paint::{BLACK, Canvas, Chance, Ink, PAPER, polygon};

/// How a ground is drawn.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// The name.
    pub(super) name: &'static str,
    /// The ink that covers the cell.
    pub(super) base: Ink,
    /// The ink of the marks.
    pub(super) line: Ink,
    /// Whether it is a thing that stands on the floor around it, which is drawn first.
    pub(super) stands: bool,
    /// Draws the marks.
    pub(super) draw: fn(&mut Spot<'_>),
}

/// Returns the look of a ground that covers its whole cell.
pub(super) const fn ground(
    name: &'static str,
    base: u32,
    line: u32,
    draw: fn(&mut Spot<'_>),
) -> Look {
    Look { name, base: Ink::rgb(base), line: Ink::rgb(line), stands: false, draw }
}

/// The cell that is being drawn.
pub(super) struct Spot<'a> {
    pub(super) canvas: &'a mut Canvas,
    pub(super) chance: Chance,
    /// The middle of the cell.
    pub(super) mid: Point,
    /// Half the side of the square that lies in the cell.
    pub(super) half: f64,
    pub(super) look: Look,
    /// Whether the cell beside it has the same look: on its left, above, on its right, below.
    pub(super) joins: [bool; 4],
}

impl Spot<'_> {
    /// Returns a point of the cell: (-1, -1) is the upper left corner of its square, (1, 1) the lower
    /// right one.
    pub(super) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.mid.x + x * self.half, self.mid.y + y * self.half)
    }

    /// Returns a chance point within this part of the square.
    pub(super) fn anywhere(&mut self, part: f64) -> (f64, f64) {
        let (x, y) = (self.chance.range(-part, part), self.chance.range(-part, part));
        self.at(x, y)
    }

    /// Returns a closed outline through points of the cell.
    pub(super) fn shape(&self, points: &[(f64, f64)]) -> BezPath {
        polygon(&points.iter().map(|(x, y)| self.at(*x, *y)).collect::<Vec<_>>())
    }

    /// Returns an open line through points of the cell.
    pub(super) fn line(&self, points: &[(f64, f64)]) -> BezPath {
        let mut path = BezPath::new();
        for (n, (x, y)) in points.iter().enumerate() {
            let point = self.at(*x, *y);
            if n == 0 { path.move_to(point) } else { path.line_to(point) }
        }
        path
    }

    /// Returns an ellipse in the cell.
    pub(super) fn round(&self, (x, y): (f64, f64), (a, b): (f64, f64)) -> BezPath {
        kurbo::Ellipse::new(self.at(x, y), (a * self.half, b * self.half), 0.0).to_path(0.05)
    }

    /// Prints an outline in ink, with a rim of paper around it, so that it stands off the floor.
    pub(super) fn print(&mut self, path: &BezPath, ink: Ink) {
        let rim = self.half * 0.07;
        self.canvas.stroke_with(path, Affine::translate((0.0, rim)), rim, BLACK, 0.35);
        self.canvas.stroke(path, rim * 1.4, PAPER);
        if self.is_pale(ink) {
            self.canvas.stroke(path, rim * 1.4, BLACK);
        }
        self.canvas.fill(path, ink);
    }

    /// Carves a line of paper.
    pub(super) fn carve(&mut self, path: &BezPath, width: f64) {
        let line = if self.is_pale(self.look.line) { BLACK } else { PAPER };
        self.canvas.stroke(path, width * self.half, line);
    }

    /// Whether an ink is printed like paper, as some are where there are two inks alone: then it is the
    /// outline and the lines that are black.
    fn is_pale(&self, ink: Ink) -> bool {
        self.canvas.printed(ink) == self.canvas.printed(PAPER)
    }

    /// Draws a line in the look's own ink.
    pub(super) fn draw(&mut self, path: &BezPath, width: f64) {
        let line = self.look.line;
        self.canvas.stroke(path, width * self.half, line);
    }
}
