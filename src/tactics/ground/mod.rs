//! The board and what can be measured on it: steps, distances, lines of sight, areas, places for
//! large figures.
//!
//! A square is a bit in a set of 1,024 ([`Cells`]), so that most questions are a handful of shifts
//! and intersections. Three layers come together in each question: the terrain with the pieces that
//! lie on it ([`Surface`]), the figures that stand ([`Occupied`]), and who asks.

mod area;
mod base;
mod cells;
mod compass;
mod drawing;
mod gaze;
mod large;
mod lines;
mod mirrors;
mod place;
mod range;
mod reach;
mod sight;
mod square;
mod steps;
mod terrain;
mod threat;
mod walls;

pub use area::{area, area_hits};
pub use base::{Base, Occupied, Side, Size};
pub use cells::Cells;
pub use compass::{Facing, Point, drift, ray};
pub use drawing::{Drawing, Ground, Sign, Wrong};
pub use gaze::{Gaze, Lines};
pub use large::{Arrival, arrivals, bases};
pub use mirrors::{Bend, bends, bent_threat};
pub use place::{nearest_free, pulled_beside, spawn_squares};
pub use range::{Range, distance, in_range, squares_in_range};
pub use reach::{Far, Reach, Toward, far, far_by, reach};
pub use sight::{Corner, Line, Sight, blockers, look, sees, squares_in_sight};
pub use square::{NoSquare, SIDE, Sq};
pub use steps::{Gait, Way};
pub use terrain::{Kind, Piece, Surface, Terrain, TerrainId};
pub use threat::threat;
pub use walls::{oldest, placements, room};
