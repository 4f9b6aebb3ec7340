//! The fall of a throw by the laws of physics, from the hand until every die lies flat.

use bevy::math::{Quat, Vec2, Vec3};
use rapier3d::prelude::{
    ColliderBuilder, PhysicsWorld, RigidBodyBuilder, RigidBodyHandle, Rotation, Vector,
};

use super::{FLAT, MOST_STEPS, Pose, RATE, Whim};
use crate::kit::dice::solid::{Solid, size, solid};

/// How often a cocked die is knocked before a throw is made anew.
const KNOCKS: usize = 3;
/// Steps of the physics for each of the record.
const FINE: usize = 2;

fn vector(v: Vec3) -> Vector {
    Vector::new(v.x, v.y, v.z)
}

/// The dice of a throw, and the world in which they fall.
struct Fall {
    world: PhysicsWorld,
    dice: Vec<(RigidBodyHandle, &'static Solid, f32)>,
}

impl Fall {
    fn new(dice: &[(u8, u8)], half: Vec2, whim: &mut Whim) -> Option<Fall> {
        let gravity = vector(Vec3::new(0.0, 0.0, -150.0));
        let mut world = PhysicsWorld { gravity, ..PhysicsWorld::default() };
        world.integration_parameters.dt = 1.0 / (RATE * FINE as f32);
        let floor = ColliderBuilder::cuboid(half.x + 20.0, half.y + 20.0, 5.0)
            .translation(vector(Vec3::new(0.0, 0.0, -5.0)))
            .friction(0.6)
            .restitution(0.5);
        world.colliders.insert(floor);
        for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0_f32)] {
            let at = Vec3::new(x * (half.x + 5.0), y * (half.y + 5.0), 20.0);
            let (wide, deep) = if y == 0.0 { (5.0, half.y + 10.0) } else { (half.x + 10.0, 5.0) };
            // Nothing leans on a smooth wall.
            let wall = ColliderBuilder::cuboid(wide, deep, 40.0)
                .translation(vector(at))
                .friction(0.0)
                .restitution(0.45);
            world.colliders.insert(wall);
        }
        // From the right, in layers, one beside the other.
        let across = ((half.y * 2.0 / 2.7).floor() as usize).max(1);
        let behind = dice.len().div_ceil(across).clamp(1, ((half.x * 0.8 / 2.7) as usize).max(1));
        let mut bodies = Vec::new();
        for (i, (kind, _)) in dice.iter().enumerate() {
            let (column, row) = (i % across, i / across % behind);
            let layer = i / across / behind;
            let lane = (column as f32 + 0.5) * half.y * 2.0 / across as f32 - half.y;
            let at = Vec3::new(
                half.x - 1.5 - row as f32 * 2.7,
                lane * 0.92 + whim.between(-0.1, 0.1),
                2.6 + layer as f32 * 2.8 + whim.between(0.0, 0.6),
            );
            let turn = whim.turn();
            let speed = half.x * whim.between(4.6, 6.8);
            let push = Vec3::new(-speed, whim.between(-9.0, 9.0), whim.between(-6.0, 10.0));
            let spin = Vec3::new(
                whim.between(-16.0, 16.0),
                -whim.between(8.0, 26.0),
                whim.between(-10.0, 10.0),
            );
            let mut body = RigidBodyBuilder::dynamic()
                .linvel(vector(push))
                .angvel(vector(spin))
                .linear_damping(0.25)
                .angular_damping(0.6)
                .can_sleep(false)
                .build();
            body.set_translation(vector(at), true);
            body.set_rotation(Rotation::from_xyzw(turn.x, turn.y, turn.z, turn.w), true);
            let shape = solid(*kind);
            let big = size(*kind);
            let corners: Vec<Vector> = shape.corners.iter().map(|c| vector(*c * big)).collect();
            let hull = ColliderBuilder::convex_hull(&corners)?
                .friction(0.35)
                .restitution(0.45)
                .density(1.0);
            let handle = world.bodies.insert(body);
            world.colliders.insert_with_parent(hull, handle, &mut world.bodies);
            bodies.push((handle, shape, big));
        }
        Some(Fall { world, dice: bodies })
    }

    fn poses(&self) -> Option<Vec<Pose>> {
        let pose = |handle: &RigidBodyHandle| {
            let body = self.world.bodies.get(*handle)?;
            let (at, turn) = (body.translation(), body.rotation());
            Some(Pose {
                at: Vec3::new(at.x, at.y, at.z),
                turn: Quat::from_xyzw(turn.x, turn.y, turn.z, turn.w).normalize(),
            })
        };
        self.dice.iter().map(|(handle, ..)| pose(handle)).collect()
    }

    fn step(&mut self) {
        for _ in 0..FINE {
            self.world.step();
        }
    }

    /// Nothing moves any more.
    fn still(&self) -> bool {
        self.dice
            .iter()
            .filter_map(|(handle, ..)| self.world.bodies.get(*handle))
            .all(|body| body.linvel().length() < 0.6 && body.angvel().length() < 0.7)
    }

    /// Dice that lean on something or lie on another one.
    fn cocked(&self, poses: &[Pose]) -> Vec<usize> {
        let bad = |(i, pose): (usize, &Pose)| {
            let (_, shape, big) = self.dice.get(i)?;
            let flat = shape.read(pose.turn, Vec3::Z).1 > FLAT;
            let low = pose.at.z < shape.reach * big + 0.12;
            (!flat || !low).then_some(i)
        };
        poses.iter().enumerate().filter_map(bad).collect()
    }

    /// Knocks a die off what it leans on.
    fn knock(&mut self, die: usize, whim: &mut Whim) {
        let Some((handle, ..)) = self.dice.get(die) else { return };
        let Some(body) = self.world.bodies.get_mut(*handle) else { return };
        let home = -body.translation();
        let way = Vec3::new(home.x, home.y, 0.0).normalize_or(Vec3::X);
        let push = way * whim.between(6.0, 14.0) + Vec3::Z * whim.between(14.0, 22.0);
        body.set_linvel(vector(push), true);
        let mut one = || whim.between(-14.0, 14.0);
        body.set_angvel(vector(Vec3::new(one(), one(), one())), true);
    }
}

/// Lets the dice fall; nothing if one of them comes to lie cocked, or it takes too long.
pub(super) fn fall(dice: &[(u8, u8)], half: Vec2, seed: u64) -> Option<Vec<Vec<Pose>>> {
    let mut whim = Whim(seed);
    let mut fall = Fall::new(dice, half, &mut whim)?;
    let mut steps = vec![fall.poses()?];
    let (mut quiet, mut knocks) = (0, 0);
    while steps.len() < MOST_STEPS {
        fall.step();
        let poses = fall.poses()?;
        quiet = if fall.still() { quiet + 1 } else { 0 };
        steps.push(poses);
        if quiet < 3 {
            continue;
        }
        let poses = steps.last()?;
        let cocked = fall.cocked(poses);
        if cocked.is_empty() {
            let inside = |p: &Pose| p.at.x.abs() < half.x && p.at.y.abs() < half.y;
            return poses.iter().all(inside).then_some(steps);
        }
        if knocks >= KNOCKS {
            return None;
        }
        knocks += 1;
        quiet = 0;
        for die in cocked {
            fall.knock(die, &mut whim);
        }
    }
    None
}
