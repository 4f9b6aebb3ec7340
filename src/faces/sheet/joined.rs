//! What is one with its neighbors of the same kind: a table over six squares is one table, a ditch over
//! three is one trench, and a bar or a plank runs the way in which its squares lie.

use kurbo::BezPath;

use super::spot::{Look, Spot, ground};
use crate::paint::{BLACK, Ink, PAPER};

const WOOD: Ink = Ink::rgb(0x7A5434);
const PALE_WOOD: Ink = Ink::rgb(0xC39A63);
const DARK_WOOD: Ink = Ink::rgb(0x4E3421);
const EARTH: Ink = Ink::rgb(0xA98C62);
const HOLLOW: Ink = Ink::rgb(0x3D3025);
const PUDDLE: Ink = Ink::rgb(0x7F9490);

/// How far beyond its edge what goes on is filled, so that no seam of paper shows.
const OVER: f64 = 0.1;

const fn look(name: &'static str, line: Ink, draw: fn(&mut Spot<'_>)) -> Look {
    Look { name, base: PAPER, line, stands: true, draw }
}

pub(super) const LOOKS: [Look; 10] = [
    look("table", WOOD, table),
    look("turned-table", WOOD, turned),
    look("bench", WOOD, bench),
    look("bar", WOOD, bar),
    look("hurdle", WOOD, hurdle),
    look("fence", WOOD, hurdle),
    look("ditch", HOLLOW, ditch),
    look("trapdoor", Ink::rgb(0x9A7145), trapdoor),
    ground("plank", 0x1A1512, 0x55493F, plank),
    ground("raft", 0xC8DAD2, 0x8EB1AF, raft),
];

impl Spot<'_> {
    /// Whether it runs up and down: neighbors of its kind lie above or below it alone.
    fn upright(&self) -> bool {
        let [left, up, right, down] = self.joins;
        (up || down) && !(left || right)
    }

    /// Returns where it ends on the left and on the right: at `free`, or at the edge where it goes on.
    fn across(&self, free: f64) -> (f64, f64) {
        let [left, _, right, _] = self.joins;
        (if left { -1.0 } else { -free }, if right { 1.0 } else { free })
    }

    /// Returns where it ends above and below: at these, or at the edge where it goes on.
    fn down(&self, above: f64, below: f64) -> (f64, f64) {
        let [_, up, _, down] = self.joins;
        (if up { -1.0 } else { above }, if down { 1.0 } else { below })
    }

    /// Returns where a run ends, the way it runs.
    fn ends(&self, free: f64) -> (f64, f64) {
        if self.upright() { self.down(-free, free) } else { self.across(free) }
    }

    /// Returns a rectangle of a run: along it, and across it.
    fn run(&self, along: (f64, f64), across: (f64, f64)) -> BezPath {
        if self.upright() { self.rect(across, along) } else { self.rect(along, across) }
    }

    /// Returns a rectangle from left to right and from above to below.
    fn rect(&self, (left, right): (f64, f64), (top, bottom): (f64, f64)) -> BezPath {
        self.shape(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// Prints a rectangle; where it reaches the edge it goes on without a rim.
    fn slab(&mut self, x: (f64, f64), y: (f64, f64), ink: Ink) {
        let over = |at: f64| if at.abs() >= 1.0 { at * (1.0 + OVER) } else { at };
        let (rim, whole) =
            (self.rect(x, y), self.rect((over(x.0), over(x.1)), (over(y.0), over(y.1))));
        self.print(&rim, ink);
        self.canvas.fill(&whole, ink);
    }

    /// Returns an uneven outline that ends at `along` and `across` the way it runs, and goes on where its
    /// neighbors do.
    fn patch(&self, along: f64, across: f64) -> BezPath {
        let (wide, tall) = if self.upright() { (across, along) } else { (along, across) };
        let [left, up, right, down] = self.joins;
        let end = |joined: bool, free: f64| if joined { 1.0 + OVER * 0.2 } else { free };
        let corners = [
            (left, up, -1.0, -1.0),
            (right, up, 1.0, -1.0),
            (right, down, 1.0, 1.0),
            (left, down, -1.0, 1.0),
        ];
        let mut points = Vec::new();
        for (n, (side, level, x, y)) in corners.into_iter().enumerate() {
            let (at_x, at_y) = (end(side, wide) * x, end(level, tall) * y);
            if side || level {
                points.push((at_x, at_y));
                continue;
            }
            // A cut corner, each of another size.
            let cut = if n % 2 == 0 { 0.55 } else { 0.34 };
            let ends = [(at_x, at_y * (1.0 - cut)), (at_x * (1.0 - cut), at_y)];
            points.extend(if n % 2 == 0 { ends } else { [ends[1], ends[0]] });
        }
        self.shape(&points)
    }
}

/// A table from above and in front: its top, its edge, legs where it ends.
fn table(s: &mut Spot<'_>) {
    let (x, y) = (s.across(0.86), s.down(-0.62, 0.36));
    let [left, _, right, down] = s.joins;
    if !down {
        for (_, leg) in [(left, x.0 + 0.1), (right, x.1 - 0.26)].iter().filter(|(on, _)| !on) {
            let leg = s.rect((*leg, leg + 0.16), (0.4, 0.84));
            s.print(&leg, DARK_WOOD);
        }
        s.slab(x, (y.0, 0.56), DARK_WOOD);
    }
    let top = s.look.line;
    s.slab(x, y, top);
    for board in [-0.3, 0.04] {
        let groove = s.line(&[(x.0 + 0.06, board), (x.1 - 0.06, board)]);
        s.canvas.stroke(&groove, s.half * 0.03, PALE_WOOD);
    }
    if s.chance.below(2) == 0 {
        // A sheet of paper that somebody left there.
        let (dx, dy) = (s.chance.range(-0.3, 0.2), s.chance.range(-0.3, -0.1));
        let sheet = s.shape(&[
            (dx - 0.18, dy - 0.18),
            (dx + 0.2, dy - 0.24),
            (dx + 0.24, dy + 0.22),
            (dx - 0.14, dy + 0.28),
        ]);
        s.canvas.fill(&sheet, PAPER);
        for line in [-0.08, 0.04, 0.16] {
            let words = s.line(&[(dx - 0.08, dy + line), (dx + 0.14, dy + line - 0.03)]);
            s.canvas.stroke(&words, s.half * 0.035, BLACK);
        }
    }
}

/// A table on its side: its top is a wall, its legs stand up behind.
fn turned(s: &mut Spot<'_>) {
    for x in [-0.6, 0.6] {
        let leg = s.rect((x - 0.09, x + 0.09), (-0.84, -0.3));
        s.print(&leg, DARK_WOOD);
    }
    let (x, ink) = (s.across(0.9), s.look.line);
    s.slab(x, (-0.4, 0.7), ink);
    for board in [-0.06, 0.32] {
        let groove = s.line(&[(x.0 + 0.06, board), (x.1 - 0.06, board)]);
        s.carve(&groove, 0.03);
    }
}

/// A bench with a back, such as a pew.
fn bench(s: &mut Spot<'_>) {
    let (x, ink) = (s.across(0.86), s.look.line);
    let [left, _, right, _] = s.joins;
    for (_, at) in [(left, x.0), (right, x.1 - 0.16)].iter().filter(|(on, _)| !on) {
        let end = s.rect((*at, at + 0.16), (-0.7, 0.74));
        s.print(&end, DARK_WOOD);
    }
    s.slab(x, (-0.56, -0.2), ink);
    s.slab(x, (0.06, 0.46), ink);
    let groove = s.line(&[(x.0 + 0.1, 0.26), (x.1 - 0.1, 0.26)]);
    s.carve(&groove, 0.03);
}

/// A striped pole across a road.
fn bar(s: &mut Spot<'_>) {
    let (along, ink) = (s.ends(0.96), s.look.line);
    let pole = s.run(along, (-0.17, 0.17));
    s.print(&pole, ink);
    let whole = s.run((along.0 * (1.0 + OVER), along.1 * (1.0 + OVER)), (-0.17, 0.17));
    s.canvas.fill(&whole, ink);
    let turned = s.upright();
    for at in [-0.75, -0.25, 0.25, 0.75] {
        let band = [(at - 0.1, -0.12), (at + 0.1, 0.12)];
        let band = s.line(&band.map(|(a, b)| if turned { (b, a) } else { (a, b) }));
        s.carve(&band, 0.12);
    }
}

/// Posts and rails.
fn hurdle(s: &mut Spot<'_>) {
    let (along, ink) = (s.ends(0.92), s.look.line);
    for at in [-0.7, 0.0, 0.7] {
        let post = s.run((at - 0.08, at + 0.08), (-0.66, 0.66));
        s.print(&post, ink);
    }
    for at in [-0.36, 0.0, 0.36] {
        let rim = s.run(along, (at - 0.1, at + 0.1));
        let rail = s.run(along, (at - 0.06, at + 0.06));
        s.canvas.fill(&rim, PAPER);
        s.canvas.fill(&rail, ink);
    }
}

/// A trench with a lip of earth and a little water in it.
fn ditch(s: &mut Spot<'_>) {
    let (lip, hollow, water) = (s.patch(0.99, 0.76), s.patch(0.84, 0.56), s.patch(0.62, 0.28));
    let ink = s.look.line;
    s.canvas.fill(&lip, EARTH);
    s.canvas.fill(&hollow, ink);
    s.canvas.fill(&water, PUDDLE);
    for n in 0..3 {
        let (x, y) = (-0.3 + f64::from(n) * 0.24, s.chance.range(-0.16, 0.16));
        let glint = s.line(&[(x, y), (x + 0.18, y)]);
        s.canvas.stroke(&glint, s.half * 0.045, PAPER);
    }
    let [_, up, _, _] = s.joins;
    if !up && !s.upright() {
        for n in 0..5 {
            let x = -0.4 + f64::from(n) * 0.22 + s.chance.range(-0.04, 0.04);
            let cut = s.line(&[(x, -0.58), (x + 0.03, -0.38)]);
            s.canvas.stroke(&cut, s.half * 0.05, EARTH);
        }
    }
}

/// A hatch in the floor, with a ring to lift it by.
fn trapdoor(s: &mut Spot<'_>) {
    let (x, y, ink) = (s.across(0.88), s.down(-0.88, 0.88), s.look.line);
    s.slab(x, y, ink);
    for board in [-0.5, 0.0, 0.5] {
        let groove = s.line(&[(x.0, board), (x.1, board)]);
        s.canvas.stroke(&groove, s.half * 0.035, DARK_WOOD);
    }
    let [_, _, right, down] = s.joins;
    if !right && !down {
        let ring = s.round((0.46, 0.46), (0.17, 0.17));
        s.canvas.stroke(&ring, s.half * 0.1, BLACK);
    }
}

/// Boards laid over nothing: the dark shows beside them.
fn plank(s: &mut Spot<'_>) {
    let along = s.ends(1.0);
    for batten in [-0.62, 0.62] {
        let batten = s.run((batten - 0.1, batten + 0.1), (-0.72, 0.72));
        s.canvas.fill(&batten, DARK_WOOD);
    }
    for (from, to) in [(-0.64, -0.24), (-0.2, 0.2), (0.24, 0.64)] {
        let board = s.run((along.0 * 1.02, along.1 * 1.02), (from, to));
        s.canvas.fill(&board, PALE_WOOD);
        let middle = (from + to) / 2.0;
        let grain = s.run((along.0 + 0.1, along.1 - 0.4), (middle - 0.02, middle + 0.02));
        s.canvas.fill(&grain, WOOD);
    }
}

/// Logs that are tied together, afloat.
fn raft(s: &mut Spot<'_>) {
    let (x, y) = (s.across(0.88), s.down(-0.82, 0.82));
    let [_, _, _, down] = s.joins;
    if !down {
        let shade = s.rect(x, (0.6, 0.94));
        s.canvas.fill_with(&shade, kurbo::Affine::IDENTITY, BLACK, 0.35);
    }
    let over = |at: f64| if at.abs() >= 1.0 { at * 1.02 } else { at };
    let whole = s.rect((over(x.0), over(x.1)), (over(y.0), over(y.1)));
    s.canvas.fill(&whole, DARK_WOOD);
    let log = (y.1 - y.0) / 4.0;
    for n in 0..4 {
        let top = y.0 + log * f64::from(n);
        let trunk = s.rect((over(x.0), over(x.1)), (top + 0.03, top + log - 0.03));
        s.canvas.fill(&trunk, PALE_WOOD);
        let from = s.chance.range(x.0, x.1 - 0.5);
        let grain = s.line(&[(from, top + log * 0.5), (from + 0.4, top + log * 0.55)]);
        s.canvas.stroke(&grain, s.half * 0.03, WOOD);
    }
    let rope = s.rect((-0.06, 0.06), (over(y.0), over(y.1)));
    s.canvas.fill(&rope, PAPER);
}
