//! The solids of dice: their faces and numbers, the face that counts, and the rotations that map a
//! solid onto itself.

use std::sync::OnceLock;

use bevy::math::{Quat, Vec3};

/// One face of a solid.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its outward normal.
    pub normal: Vec3,
    /// The direction of the top of its number.
    pub up: Vec3,
    /// Its corners, in order around it.
    pub around: Vec<usize>,
    /// The value that is rolled when this face counts. On a d4, that number is printed at the
    /// opposite corner.
    pub value: u8,
}

/// A polyhedron whose faces are all alike; its corners are at most 1 from the middle.
#[derive(Clone, Debug)]
pub struct Solid {
    /// Its corners.
    pub corners: Vec<Vec3>,
    /// Its faces.
    pub faces: Vec<Face>,
    /// The distance of each face from the middle.
    pub reach: f32,
    /// Every rotation after which it looks the same, apart from its numbers.
    turns: Vec<Quat>,
}

/// The kinds of dice (AC-DICE-01), and the d20 that many tables have besides.
pub const KINDS: [u8; 6] = [4, 6, 8, 10, 12, 20];

/// Returns the solid of a die with this many faces; a cube for an unknown number.
pub fn solid(faces: u8) -> &'static Solid {
    static ALL: [OnceLock<Solid>; 6] = [const { OnceLock::new() }; 6];
    let at = KINDS.iter().position(|k| *k == faces).unwrap_or(1);
    ALL[at].get_or_init(|| make(KINDS[at]))
}

/// Returns the relative size of a die, so that all kinds look equally heavy.
pub fn size(faces: u8) -> f32 {
    match faces {
        4 => 1.22,
        8 => 1.10,
        10 => 1.08,
        12 => 1.04,
        20 => 1.06,
        _ => 1.16,
    }
}

/// Returns the height of numbers relative to the distance from the middle to a corner.
pub fn number(faces: u8) -> f32 {
    match faces {
        4 => 0.50,
        8 => 0.60,
        10 => 0.56,
        12 => 0.62,
        20 => 0.42,
        _ => 0.86,
    }
}

fn axis(i: usize) -> Vec3 {
    [Vec3::X, Vec3::Y, Vec3::Z][i % 3]
}

/// Returns the corners and the normals of faces.
fn shape(faces: u8) -> (Vec<Vec3>, Vec<Vec3>) {
    let phi = 1.618_034_f32;
    let signs = [-1.0_f32, 1.0];
    let sign = |i: usize, bit: usize| signs[i >> bit & 1];
    let cube: Vec<Vec3> = (0..8).map(|i| Vec3::new(sign(i, 0), sign(i, 1), sign(i, 2))).collect();
    let axes: Vec<Vec3> = (0..6).map(|i| axis(i / 2) * sign(i, 0)).collect();
    // The corners of an icosahedron, and those of a dodecahedron that are not a cube's.
    let (mut ico, mut dodeca) = (Vec::new(), cube.clone());
    for s in signs {
        for t in signs {
            for i in 0..3 {
                let turned = |v: Vec3| match i {
                    0 => v,
                    1 => Vec3::new(v.z, v.x, v.y),
                    _ => Vec3::new(v.y, v.z, v.x),
                };
                ico.push(turned(Vec3::new(0.0, s * phi, t)));
                dodeca.push(turned(Vec3::new(0.0, s / phi, t * phi)));
            }
        }
    }
    match faces {
        4 => {
            let corners: Vec<Vec3> = cube.into_iter().filter(|c| c.x * c.y * c.z > 0.0).collect();
            let normals = corners.iter().map(|c| -*c).collect();
            (corners, normals)
        }
        8 => (axes, cube),
        10 => trapezohedron(),
        12 => (dodeca, ico),
        20 => (ico, dodeca),
        _ => (cube, axes),
    }
}

/// Returns a solid of ten kites: corners zigzag around the waist, with an apex at either end.
fn trapezohedron() -> (Vec<Vec3>, Vec<Vec3>) {
    let (h, c36) = (1.05_f32, 36_f32.to_radians().cos());
    let c = h * (1.0 - c36) / (1.0 + c36);
    let around = |i: i32| (36.0 * i as f32).to_radians().sin_cos();
    let mut corners: Vec<Vec3> = (0..10)
        .map(|i| {
            let (sin, cos) = around(i);
            Vec3::new(cos, sin, if i % 2 == 0 { c } else { -c })
        })
        .collect();
    corners.extend([Vec3::Z * h, Vec3::NEG_Z * h]);
    // A kite's normal is at right angles to the line from the apex to the far corner.
    let tilt = (h + c).atan2(1.0);
    let normals = (0..10)
        .map(|i| {
            let (sin, cos) = around(i);
            let (s, t) = tilt.sin_cos();
            Vec3::new(cos * s, sin * s, if i % 2 == 0 { -t } else { t })
        })
        .collect();
    (corners, normals)
}

fn make(kind: u8) -> Solid {
    let (mut corners, normals) = shape(kind);
    let far = corners.iter().map(|c| c.length()).fold(0.1, f32::max);
    for c in &mut corners {
        *c /= far;
    }
    let normals: Vec<Vec3> = normals.into_iter().map(|n| n.normalize_or(Vec3::Z)).collect();
    let reach_of = |n: Vec3| corners.iter().map(|c| c.dot(n)).fold(f32::MIN, f32::max);
    let reach = normals.first().map_or(1.0, |n| reach_of(*n));
    let values = values(&normals);
    let faces: Vec<Face> = normals
        .iter()
        .zip(values)
        .map(|(n, value)| {
            let mut around: Vec<usize> =
                (0..corners.len()).filter(|i| corners[*i].dot(*n) > reach - 0.01).collect();
            let side = n.any_orthonormal_vector();
            let other = n.cross(side);
            let angle = |i: &usize| corners[*i].dot(other).atan2(corners[*i].dot(side));
            around.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
            let up = up(kind, *n * reach, &around.iter().map(|i| corners[*i]).collect::<Vec<_>>());
            Face { normal: *n, up, around, value }
        })
        .collect();
    let turns = turns(&normals);
    Solid { corners, faces, reach, turns }
}

/// Returns the direction of the top of a number: on a cube the middle of an edge, on a kite its
/// blunt corner, else a corner.
fn up(kind: u8, middle: Vec3, around: &[Vec3]) -> Vec3 {
    let first = around.first().copied().unwrap_or(Vec3::Y);
    let second = around.get(1).copied().unwrap_or(first);
    let to = match kind {
        6 => (first + second) / 2.0,
        10 => {
            around.iter().copied().max_by(|a, b| a.z.abs().total_cmp(&b.z.abs())).unwrap_or(first)
        }
        _ => first,
    };
    (to - middle).normalize_or(Vec3::Y)
}

/// Returns the values of the faces: opposite ones add up to the number of faces plus one, and low
/// numbers are apart.
fn values(normals: &[Vec3]) -> Vec<u8> {
    let n = normals.len();
    let mut all = vec![0_u8; n];
    let mut next = 1_u8;
    let mut last: Option<Vec3> = None;
    for _ in 0..n {
        let free = (0..n).filter(|i| all[*i] == 0);
        // The next face is far from the last one, but not its opposite.
        let far = |i: usize| last.map_or(0.0, |l| (normals[i].dot(l) + 0.25).abs());
        let Some(at) = free.min_by(|a, b| far(*a).total_cmp(&far(*b))) else { break };
        all[at] = next;
        last = Some(normals[at]);
        let opposite = (0..n).find(|i| all[*i] == 0 && normals[*i].dot(normals[at]) < -0.999);
        if let Some(opposite) = opposite {
            all[opposite] = n as u8 + 1 - next;
        }
        next += 1;
        if usize::from(next) > n / 2 && opposite.is_some() {
            break;
        }
    }
    all
}

/// Returns every rotation that maps the normals onto the normals.
fn turns(normals: &[Vec3]) -> Vec<Quat> {
    let frame = |a: Vec3, b: Vec3| {
        let x = a;
        let z = a.cross(b).normalize_or(Vec3::Z);
        Quat::from_mat3(&bevy::math::Mat3::from_cols(x, z.cross(x), z))
    };
    let Some(first) = normals.first() else { return vec![Quat::IDENTITY] };
    // Finds a face beside the first one.
    let beside = normals
        .iter()
        .skip(1)
        .filter(|n| n.dot(*first).abs() < 0.999)
        .max_by(|a, b| a.dot(*first).total_cmp(&b.dot(*first)));
    let Some(second) = beside else { return vec![Quat::IDENTITY] };
    let angle = first.dot(*second);
    let base = frame(*first, *second);
    let mut all: Vec<Quat> = Vec::new();
    for a in normals {
        for b in normals.iter().filter(|b| (a.dot(**b) - angle).abs() < 0.001) {
            let turn = frame(*a, *b) * base.inverse();
            let fits = normals.iter().all(|n| normals.iter().any(|m| (turn * *n).dot(*m) > 0.999));
            if fits && !all.iter().any(|t| t.dot(turn).abs() > 0.9999) {
                all.push(turn);
            }
        }
    }
    all
}

impl Solid {
    /// Returns the number of faces.
    pub fn count(&self) -> u8 {
        self.faces.len() as u8
    }

    /// Returns the direction in which the face that counts points: on a d4 it is at the bottom,
    /// else on top.
    fn counts(&self, up: Vec3) -> Vec3 {
        if self.faces.len() == 4 { -up } else { up }
    }

    /// Returns the value of a die with this rotation, `up` being away from the table, and how flat
    /// it is, 1 for flat.
    pub fn read(&self, turn: Quat, up: Vec3) -> (u8, f32) {
        let to = self.counts(up);
        let dot = |f: &Face| (turn * f.normal).dot(to);
        let best = self.faces.iter().max_by(|a, b| dot(a).total_cmp(&dot(b)));
        best.map_or((0, 0.0), |f| (f.value, dot(f)))
    }

    /// Returns the face that counts for a value.
    fn face(&self, value: u8) -> &Face {
        let at = self.faces.iter().position(|f| f.value == value).unwrap_or(0);
        &self.faces[at]
    }

    /// Returns the rotation that shows a value to the viewer, upright and almost straight on.
    pub fn showing(&self, value: u8) -> Quat {
        let counts = self.face(value);
        let (normal, up) = if self.faces.len() == 4 {
            // Takes a face beside the corner of the value, with that corner on top.
            let side = self.faces.iter().find(|f| f.value != value).unwrap_or(counts);
            let corner = -counts.normal;
            (side.normal, (corner - side.normal * corner.dot(side.normal)).normalize_or(Vec3::Y))
        } else {
            (counts.normal, counts.up)
        };
        let frame = bevy::math::Mat3::from_cols(up.cross(normal), up, normal);
        let flat = Quat::from_mat3(&frame).inverse();
        let (x, y) = if self.faces.len() == 4 { (0.10, 0.0) } else { (-0.17, 0.13) };
        Quat::from_rotation_x(x) * Quat::from_rotation_y(y) * flat
    }

    /// Returns `lying` after a rotation of the solid onto itself, such that it shows `value`: the
    /// die has the same outline, with its numbers moved. Of several rotations it takes the one
    /// whose number is most upright.
    pub fn relabel(&self, lying: Quat, up: Vec3, value: u8) -> Quat {
        let wanted = self.showing(value);
        let near = |t: &Quat| (lying * *t).dot(wanted).abs();
        self.turns
            .iter()
            .filter(|t| self.read(lying * **t, up).0 == value)
            .max_by(|a, b| near(a).total_cmp(&near(b)))
            .copied()
            .unwrap_or(Quat::IDENTITY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every solid has the faces of its die, each with the right number of corners, all numbers, and
    /// as many turns as its shape has.
    #[test]
    fn solids_are_right() {
        let all = [(4, 3, 12), (6, 4, 24), (8, 3, 24), (10, 4, 10), (12, 5, 60), (20, 3, 60)];
        for (n, corners, turns) in all {
            let s = solid(n);
            assert_eq!(s.count(), n);
            assert_eq!(s.turns.len(), turns, "d{n}");
            let mut values: Vec<u8> = s.faces.iter().map(|f| f.value).collect();
            values.sort_unstable();
            assert_eq!(values, (1..=n).collect::<Vec<_>>(), "d{n}");
            for f in &s.faces {
                assert_eq!(f.around.len(), corners, "d{n}");
                assert!(f.up.dot(f.normal).abs() < 0.01, "d{n}");
                let opposite = s.faces.iter().find(|o| o.normal.dot(f.normal) < -0.999);
                assert!(n == 4 || opposite.is_some_and(|o| o.value + f.value == n + 1), "d{n}");
            }
        }
    }

    /// What is shown is the value: its face looks at the viewer; on a d4 its corner is on top.
    #[test]
    fn values_are_shown_upright() {
        for n in KINDS {
            let s = solid(n);
            for value in 1..=n {
                let turn = s.showing(value);
                if n == 4 {
                    let corner = turn * -s.face(value).normal;
                    assert!(corner.y > 0.9, "d4 {value}: {corner}");
                } else {
                    assert_eq!(s.read(turn, Vec3::Z).0, value, "d{n}");
                    assert!((turn * s.face(value).up).y > 0.95, "d{n} {value}");
                }
            }
        }
    }
}
