//! Boards for tests: by coordinates around a middle, and by chance.

use tactics::ground::{Base, Cells, Occupied, Side, Size, Sq, Surface};

/// The square so many columns and rows from the middle of the largest board, as the catalogue counts.
pub fn at(x: i8, y: i8) -> Sq {
    Sq::new(12, 12).unwrap().plus(x, y).unwrap()
}

/// A figure of one square there.
pub fn on(x: i8, y: i8) -> Base {
    Base::small(at(x, y))
}

/// The squares so many columns and rows from the middle.
pub fn cells(squares: &[(i8, i8)]) -> Cells {
    squares.iter().map(|(x, y)| at(*x, *y)).collect()
}

/// The largest board, open.
pub fn field() -> Surface {
    Surface::open(26, 26)
}

/// Everybody who stands there.
pub fn standing(heroes: &[(i8, i8)], enemies: &[(i8, i8)]) -> Occupied {
    let side = |side: Side, list: &[(i8, i8)]| {
        list.iter().map(|(x, y)| (side, on(*x, *y))).collect::<Vec<_>>()
    };
    Occupied::new([side(Side::Heroes, heroes), side(Side::Enemies, enemies)].concat())
}

/// Numbers by chance, the same in every run (splitmix64).
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u8) -> u8 {
        (self.next() % u64::from(n)) as u8
    }

    /// Whether something with so many chances in a hundred comes about.
    pub fn percent(&mut self, n: u8) -> bool {
        self.below(100) < n
    }
}

/// A board by chance with everything that can be on it.
pub struct Scene {
    pub w: u8,
    pub h: u8,
    pub surface: Surface,
    pub figures: Vec<(Side, Base)>,
}

impl Scene {
    pub fn new(chance: &mut Chance, most: u8) -> Scene {
        let (w, h) = (2 + chance.below(most - 1), 2 + chance.below(most - 1));
        let mut surface = Surface::open(w, h);
        let (walls, obstacles, holes) = (chance.below(40), chance.below(30), chance.below(8));
        for sq in surface.board {
            if chance.percent(walls) {
                surface.walls.insert(sq);
                surface.opaque.insert(sq);
                surface.shields.insert(sq);
            } else if chance.percent(obstacles) {
                surface.obstacles.insert(sq);
            } else if chance.percent(holes) {
                surface.board.remove(sq);
            }
        }
        let mut scene = Scene { w, h, surface, figures: Vec::new() };
        let crowd = chance.below(40);
        for sq in surface.floor() {
            if chance.percent(crowd) {
                let side = if chance.percent(50) { Side::Heroes } else { Side::Enemies };
                let size = if chance.percent(20) { Size::Large } else { Size::Small };
                scene.stand(side, sq, size);
            }
        }
        scene
    }

    /// Puts a figure down if there is room for it.
    pub fn stand(&mut self, side: Side, sq: Sq, size: Size) -> Option<Base> {
        let base = Base::new(sq, size)?;
        let free = self.surface.floor() - self.occupied().all();
        base.cells().is_within(&free).then(|| {
            self.figures.push((side, base));
            base
        })
    }

    pub fn occupied(&self) -> Occupied {
        Occupied::new(self.figures.iter().copied())
    }

    /// Any square of the board's rectangle.
    pub fn any(&self, chance: &mut Chance) -> Sq {
        Sq::new(chance.below(self.w), chance.below(self.h)).unwrap()
    }
}
