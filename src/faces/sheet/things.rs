//! Things that stand about: obstacles, and what is laid on the ground.

use super::spot::{Look, Spot};
use crate::paint::{BLACK, Ink, PAPER};

const fn look(name: &'static str, line: u32, draw: fn(&mut Spot<'_>)) -> Look {
    Look { name, base: PAPER, line: Ink::rgb(line), stands: true, draw }
}

const WOOD: u32 = 0x7A5434;

pub(super) const LOOKS: [Look; 28] = [
    look("crates", WOOD, crates),
    look("barrels", WOOD, barrels),
    look("chest", WOOD, chest),
    look("door", WOOD, door),
    look("stook", 0xB98F3E, stook),
    look("sheaf", 0xB98F3E, stook),
    look("brazier", 0x3A302B, brazier),
    look("flame", 0xC4532B, flame),
    look("fire", 0xC4532B, flame),
    look("candle", 0xC4532B, candle),
    look("dead-candle", 0x716B62, stub),
    look("headstone", 0x5B554E, grave),
    look("grave", 0x33271E, pit),
    look("crack", 0x33271E, crack),
    look("moth", 0x6E6558, moths),
    look("fire-wall", 0xC4532B, tapers),
    look("rubble", 0x5B554E, pieces),
    look("shards", 0x4F8A86, pieces),
    look("broken-hurdle", 0x8A7A62, pieces),
    look("sighting", 0x3A302B, cross),
    look("statue", 0x5B554E, statue),
    look("pillar", 0x5B554E, pillar),
    look("stones", 0x5B554E, stones),
    look("trap", 0x3A302B, trap),
    look("snare", 0x3A302B, trap),
    look("bell", 0x8A6A2C, bell),
    look("mirror", 0x4F8A86, mirror),
    look("tree", 0x3E5231, tree),
];

fn ink(s: &Spot<'_>) -> Ink {
    s.look.line
}

fn crates(s: &mut Spot<'_>) {
    let ink = ink(s);
    for (x, y, r) in [(-0.3, 0.2, 0.42), (0.38, -0.22, 0.36)] {
        let square = s.shape(&[(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]);
        s.print(&square, ink);
        let i = r * 0.72;
        let frame = s.shape(&[(x - i, y - i), (x + i, y - i), (x + i, y + i), (x - i, y + i)]);
        s.carve(&frame, 0.04);
        let cross = s.line(&[(x - i, y + i), (x + i, y - i)]);
        s.carve(&cross, 0.04);
    }
}

fn barrels(s: &mut Spot<'_>) {
    let ink = ink(s);
    for (x, y) in [(-0.36, -0.2), (0.36, -0.26), (0.02, 0.38)] {
        let rim = s.round((x, y), (0.36, 0.36));
        s.print(&rim, ink);
        for r in [0.26, 0.1] {
            let ring = s.round((x, y), (r, r));
            s.carve(&ring, 0.035);
        }
    }
}

fn chest(s: &mut Spot<'_>) {
    let ink = ink(s);
    let body = s.shape(&[
        (-0.64, -0.1),
        (-0.54, -0.48),
        (0.54, -0.48),
        (0.64, -0.1),
        (0.64, 0.5),
        (-0.64, 0.5),
    ]);
    s.print(&body, ink);
    let lid = s.line(&[(-0.62, -0.08), (0.62, -0.08)]);
    s.carve(&lid, 0.05);
    let lock = s.round((0.0, 0.08), (0.1, 0.12));
    s.carve(&lock, 0.06);
}

fn door(s: &mut Spot<'_>) {
    let ink = ink(s);
    let leaf = s.shape(&[(-0.5, -0.9), (0.5, -0.9), (0.5, 0.9), (-0.5, 0.9)]);
    s.print(&leaf, ink);
    for x in [-0.17, 0.17] {
        let board = s.line(&[(x, -0.82), (x, 0.82)]);
        s.carve(&board, 0.03);
    }
    let ring = s.round((0.32, 0.1), (0.07, 0.07));
    s.carve(&ring, 0.05);
}

fn stook(s: &mut Spot<'_>) {
    let ink = ink(s);
    let body = s.shape(&[
        (-0.6, 0.7),
        (-0.14, -0.1),
        (-0.4, -0.75),
        (0.0, -0.5),
        (0.4, -0.75),
        (0.14, -0.1),
        (0.6, 0.7),
    ]);
    s.print(&body, ink);
    for x in [-0.3, 0.0, 0.3] {
        let stalk = s.line(&[(x, 0.66), (x * 0.25, -0.05)]);
        s.carve(&stalk, 0.04);
    }
    let band = s.line(&[(-0.16, -0.1), (0.16, -0.1)]);
    s.carve(&band, 0.08);
}

fn brazier(s: &mut Spot<'_>) {
    let ink = ink(s);
    let bowl = s.shape(&[(-0.55, 0.05), (0.55, 0.05), (0.34, 0.45), (-0.34, 0.45)]);
    s.print(&bowl, ink);
    let legs = s.line(&[(-0.34, 0.82), (0.0, 0.4), (0.34, 0.82)]);
    s.canvas.stroke(&legs, s.half * 0.1, ink);
    tongues(s, 0.0, Ink::rgb(0xC4532B));
}

fn flame(s: &mut Spot<'_>) {
    tongues(s, 0.5, Ink::rgb(0xC4532B));
}

fn tongues(s: &mut Spot<'_>, down: f64, ink: Ink) {
    let outer = s.shape(&[
        (-0.42, down),
        (-0.5, down - 0.5),
        (-0.22, down - 0.32),
        (-0.02, down - 1.0),
        (0.2, down - 0.4),
        (0.46, down - 0.62),
        (0.42, down),
    ]);
    s.print(&outer, ink);
    let inner = s.shape(&[(-0.2, down - 0.03), (-0.04, down - 0.5), (0.18, down - 0.03)]);
    s.canvas.fill(&inner, Ink::rgb(0xF0B35A));
}

fn candle(s: &mut Spot<'_>) {
    let stick = s.shape(&[(-0.14, -0.05), (0.14, -0.05), (0.14, 0.7), (-0.14, 0.7)]);
    s.print(&stick, Ink::rgb(0xE9DDBE));
    let dish = s.round((0.0, 0.72), (0.4, 0.14));
    s.print(&dish, BLACK);
    let fire = s.shape(&[(-0.14, -0.2), (0.0, -0.75), (0.14, -0.2), (0.0, -0.08)]);
    let ink = ink(s);
    s.print(&fire, ink);
}

fn stub(s: &mut Spot<'_>) {
    let stick = s.shape(&[(-0.14, 0.25), (0.14, 0.15), (0.14, 0.7), (-0.14, 0.7)]);
    let ink = ink(s);
    s.print(&stick, ink);
    let dish = s.round((0.0, 0.72), (0.4, 0.14));
    s.print(&dish, BLACK);
    let smoke = s.line(&[(0.0, 0.12), (-0.08, -0.1), (0.06, -0.3), (-0.04, -0.55)]);
    s.canvas.stroke(&smoke, s.half * 0.05, ink);
}

fn pieces(s: &mut Spot<'_>) {
    let ink = ink(s);
    for (x, y) in
        [(-0.3, -0.4), (0.38, -0.34), (-0.56, 0.22), (0.1, 0.16), (0.56, 0.46), (-0.2, 0.6)]
    {
        let (x, y) = (x + s.chance.range(-0.1, 0.1), y + s.chance.range(-0.1, 0.1));
        let (a, b) = (s.chance.range(0.26, 0.4), s.chance.range(0.2, 0.32));
        let piece = s.shape(&[(x - a, y + b * 0.4), (x - a * 0.3, y - b), (x + a, y), (x, y + b)]);
        s.print(&piece, ink);
        let edge = s.line(&[(x - a * 0.3, y - b * 0.5), (x + a * 0.3, y - b * 0.1)]);
        s.carve(&edge, 0.04);
    }
}

/// An open grave, with the earth that came out of it.
fn pit(s: &mut Spot<'_>) {
    let heap = s.shape(&[(0.3, 0.8), (0.42, -0.5), (0.66, -0.74), (0.86, -0.3), (0.92, 0.8)]);
    s.print(&heap, Ink::rgb(0x8A6B47));
    let edge = s.shape(&[(-0.7, -0.86), (0.4, -0.86), (0.4, 0.86), (-0.7, 0.86)]);
    s.print(&edge, Ink::rgb(0xA98C62));
    let ink = ink(s);
    let hollow = s.shape(&[(-0.54, -0.7), (0.24, -0.7), (0.24, 0.72), (-0.54, 0.72)]);
    s.canvas.fill(&hollow, ink);
    for n in 0..4 {
        let x = -0.44 + f64::from(n) * 0.19;
        let cut = s.line(&[(x, -0.66), (x + 0.03, -0.42)]);
        s.canvas.stroke(&cut, s.half * 0.05, Ink::rgb(0xA98C62));
    }
}

/// A floor that has begun to give way.
fn crack(s: &mut Spot<'_>) {
    let ink = ink(s);
    let main = [(-0.92, -0.3), (-0.4, 0.02), (-0.12, -0.16), (0.24, 0.2), (0.5, 0.06), (0.94, 0.4)];
    for (points, wide) in [
        (&main[..], 0.14),
        (&[(-0.4, 0.02), (-0.5, 0.4), (-0.26, 0.82)][..], 0.09),
        (&[(0.24, 0.2), (0.1, 0.56)][..], 0.07),
        (&[(0.5, 0.06), (0.46, -0.36), (0.7, -0.76)][..], 0.09),
        (&[(-0.12, -0.16), (0.02, -0.6)][..], 0.07),
    ] {
        let gap = s.line(points);
        s.canvas.stroke(&gap, s.half * wide, ink);
    }
}

fn moths(s: &mut Spot<'_>) {
    let ink = ink(s);
    for (x, y, r) in [(-0.4, -0.34, 0.34), (0.42, -0.1, 0.28), (-0.1, 0.48, 0.32)] {
        let wings = s.shape(&[
            (x, y - r * 0.1),
            (x - r, y - r * 0.8),
            (x - r * 0.8, y + r * 0.3),
            (x, y + r * 0.5),
            (x + r * 0.8, y + r * 0.3),
            (x + r, y - r * 0.8),
        ]);
        s.print(&wings, ink);
        let body = s.line(&[(x, y - r * 0.3), (x, y + r * 0.6)]);
        s.canvas.stroke(&body, s.half * 0.08, BLACK);
        for side in [-1.0, 1.0] {
            let eye = s.round((x + side * r * 0.55, y - r * 0.2), (0.05, 0.05));
            s.canvas.fill(&eye, PAPER);
        }
    }
}

/// A row of burning tapers that bars the way.
fn tapers(s: &mut Spot<'_>) {
    let (flame, dish) = (ink(s), s.shape(&[(-0.94, 0.6), (0.94, 0.6), (0.8, 0.84), (-0.8, 0.84)]));
    s.print(&dish, BLACK);
    for (x, top) in [(-0.62, 0.0), (0.0, -0.16), (0.62, 0.04)] {
        let stick =
            s.shape(&[(x - 0.13, top), (x + 0.13, top), (x + 0.13, 0.62), (x - 0.13, 0.62)]);
        s.print(&stick, Ink::rgb(0xE9DDBE));
        let fire = s.shape(&[
            (x - 0.19, top - 0.14),
            (x, top - 0.7),
            (x + 0.19, top - 0.14),
            (x, top + 0.02),
        ]);
        s.print(&fire, flame);
        let heart = s.round((x, top - 0.16), (0.07, 0.12));
        s.canvas.fill(&heart, Ink::rgb(0xF0B35A));
    }
}

fn cross(s: &mut Spot<'_>) {
    let ink = ink(s);
    for path in [s.line(&[(-0.3, 0.0), (0.3, 0.0)]), s.line(&[(0.0, -0.3), (0.0, 0.3)])] {
        s.canvas.stroke(&path, s.half * 0.1, ink);
    }
}

fn grave(s: &mut Spot<'_>) {
    let ink = ink(s);
    let stone = s.shape(&[
        (-0.4, 0.6),
        (-0.4, -0.35),
        (-0.24, -0.62),
        (0.24, -0.62),
        (0.4, -0.35),
        (0.4, 0.6),
    ]);
    s.print(&stone, ink);
    for path in [s.line(&[(0.0, -0.42), (0.0, 0.12)]), s.line(&[(-0.18, -0.24), (0.18, -0.24)])] {
        s.carve(&path, 0.07);
    }
}

fn statue(s: &mut Spot<'_>) {
    let ink = ink(s);
    let foot = s.shape(&[(-0.5, 0.5), (0.5, 0.5), (0.56, 0.84), (-0.56, 0.84)]);
    s.print(&foot, ink);
    let body = s.shape(&[
        (-0.34, 0.5),
        (-0.4, -0.2),
        (-0.16, -0.34),
        (0.16, -0.34),
        (0.4, -0.2),
        (0.34, 0.5),
    ]);
    s.print(&body, ink);
    let head = s.round((0.0, -0.56), (0.21, 0.24));
    s.print(&head, ink);
}

fn pillar(s: &mut Spot<'_>) {
    let ink = ink(s);
    let base = s.round((0.0, 0.0), (0.68, 0.68));
    s.print(&base, ink);
    for r in [0.5, 0.3] {
        let ring = s.round((0.0, 0.0), (r, r));
        s.carve(&ring, 0.05);
    }
}

fn stones(s: &mut Spot<'_>) {
    let ink = ink(s);
    for (x, y, r) in [(-0.36, 0.24, 0.4), (0.36, 0.3, 0.32), (0.08, -0.34, 0.36)] {
        let stone = s.shape(&[
            (x - r, y + r * 0.6),
            (x - r * 0.7, y - r * 0.5),
            (x + r * 0.2, y - r * 0.8),
            (x + r, y),
            (x + r * 0.7, y + r * 0.7),
        ]);
        s.print(&stone, ink);
        let edge = s.line(&[(x - r * 0.3, y - r * 0.3), (x + r * 0.2, y - r * 0.1)]);
        s.carve(&edge, 0.04);
    }
}

fn trap(s: &mut Spot<'_>) {
    let ring = s.round((0.0, 0.05), (0.5, 0.5));
    let ink = ink(s);
    s.canvas.stroke(&ring, s.half * 0.16, PAPER);
    s.canvas.stroke(&ring, s.half * 0.09, ink);
    for n in 0..8 {
        let (sin, cos) = (f64::from(n) * std::f64::consts::FRAC_PI_4).sin_cos();
        let tooth = s.line(&[(cos * 0.5, 0.05 + sin * 0.5), (cos * 0.26, 0.05 + sin * 0.26)]);
        s.canvas.stroke(&tooth, s.half * 0.08, ink);
    }
}

fn bell(s: &mut Spot<'_>) {
    let ink = ink(s);
    let body = s.shape(&[
        (-0.6, 0.42),
        (-0.42, 0.2),
        (-0.34, -0.34),
        (0.0, -0.66),
        (0.34, -0.34),
        (0.42, 0.2),
        (0.6, 0.42),
    ]);
    s.print(&body, ink);
    let clapper = s.round((0.0, 0.56), (0.15, 0.15));
    s.print(&clapper, ink);
    let band = s.line(&[(-0.4, 0.22), (0.4, 0.22)]);
    s.carve(&band, 0.06);
}

fn mirror(s: &mut Spot<'_>) {
    let frame = s.round((0.0, -0.1), (0.46, 0.7));
    s.print(&frame, BLACK);
    let pane = s.round((0.0, -0.1), (0.36, 0.58));
    let ink = ink(s);
    s.canvas.fill(&pane, ink);
    for (x, long) in [(-0.08, 0.5), (0.1, 0.3)] {
        let gleam = s.line(&[(x - 0.12, -0.1 + long / 2.0), (x + 0.12, -0.1 - long / 2.0)]);
        s.carve(&gleam, 0.05);
    }
}

fn tree(s: &mut Spot<'_>) {
    let trunk = s.shape(&[(-0.1, 0.2), (0.1, 0.2), (0.14, 0.85), (-0.14, 0.85)]);
    s.print(&trunk, Ink::rgb(WOOD));
    let ink = ink(s);
    let crown = s.round((0.0, -0.2), (0.62, 0.62));
    s.print(&crown, ink);
    for (x, y) in [(-0.24, -0.34), (0.16, -0.44), (0.24, -0.06), (-0.16, 0.06)] {
        let leaf = s.line(&[(x - 0.1, y + 0.06), (x + 0.1, y - 0.06)]);
        s.carve(&leaf, 0.06);
    }
}
