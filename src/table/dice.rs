//! Dice: true polyhedra turned in space and drawn with the painter. A throw tumbles for about a
//! second and always lands on what the rules rolled.

use bevy::math::{Quat, Vec3};
use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Shape, Stroke, Vec2, pos2};

use crate::theme;

/// A polyhedron: corners and faces, each with its normal and its corners in order around.
pub struct Solid {
    corners: Vec<Vec3>,
    faces: Vec<(Vec3, Vec<usize>)>,
}

/// The solid of a die with so many faces: 4, 6, 8, 10 or 12 (AC-DICE-01); others look like a cube.
pub fn solid(faces: u8) -> Solid {
    let phi = 1.618_034_f32;
    let mut corners = Vec::new();
    let mut normals = Vec::new();
    let signs = [-1.0_f32, 1.0];
    let sign = |i: usize, bit: usize| signs[i >> bit & 1];
    let cube = || (0..8).map(|i| Vec3::new(sign(i, 0), sign(i, 1), sign(i, 2)));
    let axes = || (0..6).map(|i| axis(i / 2) * sign(i, 0));
    match faces {
        4 => {
            corners.extend(cube().filter(|c| c.x * c.y * c.z > 0.0));
            normals.extend(corners.iter().map(|c| -*c));
        }
        8 => {
            corners.extend(axes());
            normals.extend(cube());
        }
        10 => {
            let (h, c36) = (1.05_f32, 36_f32.to_radians().cos());
            let c = h * (1.0 - c36) / (1.0 + c36);
            for i in 0..10 {
                let a = (36.0 * i as f32).to_radians();
                let z = if i % 2 == 0 { c } else { -c };
                corners.push(Vec3::new(a.cos(), a.sin(), z));
            }
            corners.push(Vec3::Z * h);
            corners.push(Vec3::NEG_Z * h);
            // A kite's normal is at right angles to the line from the apex to the far corner.
            let tilt = (h + c).atan2(1.0);
            for i in 0..10 {
                let a = (36.0 * i as f32).to_radians();
                let up = if i % 2 == 0 { -1.0 } else { 1.0 };
                let (s, t) = (tilt.sin(), tilt.cos());
                normals.push(Vec3::new(a.cos() * s, a.sin() * s, t * up));
            }
        }
        12 => {
            corners.extend(cube());
            for s in signs {
                for t in signs {
                    corners.push(Vec3::new(0.0, s / phi, t * phi));
                    corners.push(Vec3::new(s / phi, t * phi, 0.0));
                    corners.push(Vec3::new(s * phi, 0.0, t / phi));
                    normals.push(Vec3::new(0.0, s * phi, t));
                    normals.push(Vec3::new(s * phi, t, 0.0));
                    normals.push(Vec3::new(s, 0.0, t * phi));
                }
            }
        }
        _ => {
            corners.extend(cube());
            normals.extend(axes());
        }
    }
    let far = corners.iter().map(|c| c.length()).fold(0.1, f32::max);
    for c in &mut corners {
        *c /= far;
    }
    let faces = normals
        .into_iter()
        .map(|n| {
            let n = n.normalize();
            let reach = corners.iter().map(|c| c.dot(n)).fold(f32::MIN, f32::max);
            let mut around: Vec<usize> =
                (0..corners.len()).filter(|i| corners[*i].dot(n) > reach - 0.01).collect();
            let side = n.any_orthonormal_vector();
            let other = n.cross(side);
            let angle = |i: &usize| corners[*i].dot(other).atan2(corners[*i].dot(side));
            around.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
            (n, around)
        })
        .collect();
    Solid { corners, faces }
}

fn axis(i: usize) -> Vec3 {
    [Vec3::X, Vec3::Y, Vec3::Z][i]
}

impl Solid {
    /// How many faces it has.
    pub fn len(&self) -> usize {
        self.faces.len()
    }

    /// True for a solid without faces; there is none.
    pub fn is_empty(&self) -> bool {
        self.faces.is_empty()
    }

    /// The turn that shows the face of that value (from 1) to the viewer, almost straight on.
    pub fn showing(&self, value: u8) -> Quat {
        let at = (value.max(1) as usize - 1) % self.faces.len();
        let (n, around) = &self.faces[at];
        let flat = Quat::from_rotation_arc(*n, Vec3::Z);
        // Turn it so that a corner points up.
        let mid = around.iter().map(|i| self.corners[*i]).sum::<Vec3>() / around.len() as f32;
        let up = flat * (self.corners[around[0]] - mid);
        let spin = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2 - up.y.atan2(up.x));
        Quat::from_rotation_x(-0.16) * Quat::from_rotation_y(0.12) * spin * flat
    }
}

/// How a die looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its body.
    pub body: Color32,
    /// Its numbers.
    pub ink: Color32,
}

/// Each kind of die has a color of its own.
pub fn look(faces: u8) -> Look {
    let (r, g, b) = match faces {
        4 => (0x4e, 0x7f, 0x8c),
        6 => (0xe8, 0xdc, 0xc0),
        8 => (0x6f, 0x86, 0x4c),
        10 => (0x7a, 0x5a, 0x8f),
        _ => (0x9c, 0x3f, 0x32),
    };
    let ink = if faces == 6 { Color32::from_rgb(0x2a, 0x1a, 0x10) } else { theme::parchment() };
    Look { body: Color32::from_rgb(r, g, b), ink }
}

/// Draws a die so turned. `numbers` are written on the faces, from 1.
pub fn draw(painter: &Painter, solid: &Solid, turn: Quat, at: Pos2, radius: f32, look: Look) {
    painter.circle_filled(
        at + Vec2::new(radius * 0.10, radius * 0.22),
        radius * 0.92,
        Color32::from_black_alpha(70),
    );
    let light = Vec3::new(-0.35, 0.6, 0.72).normalize();
    for (value, (n, around)) in solid.faces.iter().enumerate() {
        let n = turn * *n;
        if n.z <= 0.02 {
            continue;
        }
        let bright = 0.42 + 0.68 * n.dot(light).max(0.0);
        let shade = |c: u8| (f32::from(c) * bright).min(255.0) as u8;
        let fill =
            Color32::from_rgb(shade(look.body.r()), shade(look.body.g()), shade(look.body.b()));
        let place = |v: Vec3| {
            let v = turn * v;
            pos2(at.x + v.x * radius, at.y - v.y * radius)
        };
        let points: Vec<Pos2> = around.iter().map(|i| place(solid.corners[*i])).collect();
        painter.add(Shape::convex_polygon(
            points,
            fill,
            Stroke::new(1.0, Color32::from_black_alpha(110)),
        ));
        if n.z > 0.45 {
            let mid = around.iter().map(|i| solid.corners[*i]).sum::<Vec3>() / around.len() as f32;
            let fade = ((n.z - 0.45) / 0.4).clamp(0.0, 1.0);
            let size = radius * number_size(solid.len()) * (0.55 + 0.45 * n.z);
            let ink = look.ink.gamma_multiply(if n.z > 0.93 { 1.0 } else { fade * 0.55 });
            painter.text(
                place(mid),
                bevy_egui::egui::Align2::CENTER_CENTER,
                (value + 1).to_string(),
                FontId::new(size, theme::serif_bold()),
                ink,
            );
        }
    }
}

fn number_size(faces: usize) -> f32 {
    match faces {
        4 => 0.72,
        6 => 0.95,
        8 => 0.62,
        10 => 0.6,
        _ => 0.62,
    }
}

/// Where a thrown die is after `t` of its tumble (0 to 1), and how it is turned.
///
/// `i` varies the throw; the last pose shows `value` at `home`.
pub fn tumble(solid: &Solid, value: u8, i: usize, t: f32, home: Pos2, reach: f32) -> (Quat, Pos2) {
    let t = t.clamp(0.0, 1.0);
    let end = solid.showing(value);
    let left = (1.0 - t).powi(2);
    let wild = (i as f32 * 2.399_f32).sin_cos();
    let axis = Vec3::new(wild.0, wild.1, 0.35).normalize();
    let turn = Quat::from_axis_angle(axis, left * (11.0 + (i % 3) as f32 * 2.0)) * end;
    let bounce = (t * std::f32::consts::PI * 2.6).sin().abs() * (1.0 - t).powf(1.4) * reach * 0.22;
    let from = Vec2::new(reach * 0.9, reach * (0.25 + 0.2 * wild.1));
    (turn, home + from * left - Vec2::new(0.0, bounce))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every solid has the faces of its die, each with the right number of corners.
    #[test]
    fn solids_are_right() {
        for (n, corners) in [(4, 3), (6, 4), (8, 3), (10, 4), (12, 5)] {
            let s = solid(n);
            assert_eq!(s.len(), n as usize);
            for (_, around) in &s.faces {
                assert_eq!(around.len(), corners, "d{n}");
            }
        }
    }

    /// A throw lands on what was rolled: the face of that value looks at the viewer.
    #[test]
    fn throws_land_on_the_value() {
        for n in [4u8, 6, 8, 10, 12] {
            let s = solid(n);
            for value in 1..=n {
                let (turn, at) = tumble(&s, value, 3, 1.0, pos2(5.0, 5.0), 300.0);
                let best = (0..s.len())
                    .max_by(|a, b| {
                        let z = |i: usize| (turn * s.faces[i].0).z;
                        z(*a).total_cmp(&z(*b))
                    })
                    .unwrap();
                assert_eq!(best + 1, value as usize, "d{n}");
                assert_eq!(at, pos2(5.0, 5.0));
            }
        }
    }
}
