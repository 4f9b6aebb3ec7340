//! A throw, worked out before it is shown: dice fall into a tray by the laws of physics, and then
//! each one's numbers are turned on it so that it lies as the rules rolled.
//!
//! Lengths are in radii of a die. The tray's floor is at height 0, its middle the origin. The seed is
//! cosmetic: it never comes from, nor goes to, the game's chance.

mod fall;

use bevy::math::{Quat, Vec2, Vec3};

use fall::fall;

use super::solid::{size, solid};

/// Records a second.
pub const RATE: f32 = 60.0;
/// The longest record, in steps of it.
pub const MOST_STEPS: usize = 150;
/// So many dice are thrown together; more come from several hands, each with its part of the tray.
const HANDFUL: usize = 7;
/// How often a throw with a cocked die is made anew.
const TRIES: u64 = 6;
/// How straight a die must lie: the cosine.
const FLAT: f32 = 0.996;

/// How a die lies at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle.
    pub at: Vec3,
    /// How it is turned.
    pub turn: Quat,
}

/// A throw from the hand to rest.
#[derive(Clone, Debug)]
pub struct Record {
    /// The tray's half width and half depth.
    pub half: Vec2,
    /// For each step the pose of each die.
    steps: Vec<Vec<Pose>>,
}

impl Record {
    /// How many seconds it takes as recorded.
    pub fn seconds(&self) -> f32 {
        self.steps.len().saturating_sub(1) as f32 / RATE
    }

    /// How many dice there are.
    pub fn count(&self) -> usize {
        self.steps.first().map_or(0, Vec::len)
    }

    /// How a die lies after a share of the throw, 0 to 1.
    pub fn pose(&self, die: usize, share: f32) -> Option<Pose> {
        let last = self.steps.len().checked_sub(1)?;
        let at = share.clamp(0.0, 1.0) * last as f32;
        let (low, part) = (at.floor() as usize, at.fract());
        let a = *self.steps.get(low)?.get(die)?;
        let b = self.steps.get(low + 1).and_then(|s| s.get(die)).copied().unwrap_or(a);
        Some(Pose { at: a.at.lerp(b.at, part), turn: a.turn.slerp(b.turn, part) })
    }

    /// How a die lies in the end.
    pub fn rest(&self, die: usize) -> Option<Pose> {
        self.pose(die, 1.0)
    }
}

/// Chance for show only.
struct Whim(u64);

impl Whim {
    fn part(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }

    fn turn(&mut self) -> Quat {
        let mut one = || self.between(-1.0, 1.0);
        Quat::from_xyzw(one(), one(), one(), one() + 0.01).normalize()
    }
}

/// The half sizes of a tray for so many dice whose width is so many times its depth.
pub fn tray(dice: usize, aspect: f32) -> Vec2 {
    let aspect = aspect.clamp(0.6, 4.0);
    let room = 14.0 * (dice.max(1) as f32 + 3.0);
    let deep = (room / aspect).sqrt().max(5.0);
    Vec2::new((deep * aspect).max(5.5), deep) / 2.0
}

/// Throws dice, each of so many faces and with the value that it must show, into a tray.
pub fn throw(dice: &[(u8, u8)], half: Vec2, seed: u64) -> Record {
    let mut steps = hands(dice, half, seed);
    for (i, (kind, value)) in dice.iter().enumerate() {
        let Some(rest) = steps.last().and_then(|s| s.get(i)).copied() else { continue };
        let relabel = solid(*kind).relabel(rest.turn, Vec3::Z, *value);
        for pose in steps.iter_mut().filter_map(|s| s.get_mut(i)) {
            pose.turn *= relabel;
        }
    }
    Record { half, steps }
}

/// Each handful in its part of the tray.
fn hands(dice: &[(u8, u8)], half: Vec2, seed: u64) -> Vec<Vec<Pose>> {
    let parts = dice.len().div_ceil(HANDFUL).max(1);
    let columns = ((parts as f32 * half.x / half.y / 1.5).sqrt().round() as usize).clamp(1, parts);
    let rows = parts.div_ceil(columns);
    let small = half / Vec2::new(columns as f32, rows as f32);
    let each = dice.len().div_ceil(parts).max(1);
    let mut all: Vec<Vec<Pose>> = Vec::new();
    for (n, handful) in dice.chunks(each).enumerate() {
        let seed = seed.wrapping_mul(31).wrapping_add(n as u64 * 977);
        let fallen = (0..TRIES).find_map(|n| fall(handful, small, seed.wrapping_add(n)));
        let mut steps = fallen.unwrap_or_else(|| tumble(handful, small, seed));
        let (row, column) = (n / columns, n % columns);
        let middle = Vec2::new(column as f32, row as f32) * 2.0 * small + small - half;
        for pose in steps.iter_mut().flatten() {
            pose.at += middle.extend(0.0);
        }
        join(&mut all, steps);
    }
    if all.is_empty() { vec![Vec::new()] } else { all }
}

/// More dice in the same throw; whose lie still first wait for the others.
fn join(all: &mut Vec<Vec<Pose>>, more: Vec<Vec<Pose>>) {
    let long = all.len().max(more.len());
    let before = all.last().cloned().unwrap_or_default();
    let after = more.last().cloned().unwrap_or_default();
    all.resize(long, before);
    for (i, step) in all.iter_mut().enumerate() {
        step.extend(more.get(i).unwrap_or(&after));
    }
}

/// Where a die of so many lies when they lie in rows that fill a tray.
fn spot(i: usize, n: usize, half: Vec2) -> Vec2 {
    let columns = ((n as f32 * half.x / half.y).sqrt().ceil() as usize).clamp(1, n.max(1));
    let rows = n.div_ceil(columns);
    let (row, column) = (i / columns, i % columns);
    Vec2::new(
        (column as f32 + 0.5) / columns as f32 * 2.0 - 1.0,
        (row as f32 + 0.5) / rows as f32 * 2.0 - 1.0,
    ) * half
}

/// What is shown instead where physics found no end: each die spins down onto a place of its own.
fn tumble(dice: &[(u8, u8)], half: Vec2, seed: u64) -> Vec<Vec<Pose>> {
    let mut whim = Whim(seed);
    let flights: Vec<(Vec3, Vec3, Quat)> = dice
        .iter()
        .enumerate()
        .map(|(i, (kind, _))| {
            let s = solid(*kind);
            let rest = spot(i, dice.len(), half).extend(s.reach * size(*kind));
            let axis = Vec3::new(whim.between(-1.0, 1.0), whim.between(-1.0, 1.0), 0.4);
            let to = if *kind == 4 { Vec3::NEG_Z } else { Vec3::Z };
            let normal = s.faces.first().map_or(Vec3::Z, |f| f.normal);
            let flat =
                Quat::from_rotation_z(whim.between(0.0, 6.2)) * Quat::from_rotation_arc(normal, to);
            (rest, axis.normalize_or(Vec3::X), flat)
        })
        .collect();
    let last = (RATE * 1.1) as usize;
    (0..=last)
        .map(|step| {
            let left = (1.0 - step as f32 / last as f32).powi(2);
            let pose = |(rest, axis, flat): &(Vec3, Vec3, Quat)| Pose {
                at: *rest + Vec3::new(half.x * 1.2 * left, 0.0, 9.0 * left),
                turn: Quat::from_axis_angle(*axis, 13.0 * left) * *flat,
            };
            flights.iter().map(pose).collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::kit::dice::solid::KINDS;

    /// Everything that a throw promises.
    fn judge(dice: &[(u8, u8)], half: Vec2, record: &Record) {
        assert_eq!(record.count(), dice.len());
        assert!(record.steps.len() <= MOST_STEPS, "{} steps", record.steps.len());
        for (i, (kind, value)) in dice.iter().enumerate() {
            let rest = record.rest(i).unwrap();
            let (shown, flat) = solid(*kind).read(rest.turn, Vec3::Z);
            assert_eq!(shown, *value, "d{kind} {i} of {}", dice.len());
            assert!(flat > FLAT, "d{kind} {i} of {} is cocked: {flat}", dice.len());
            assert!(rest.at.x.abs() < half.x && rest.at.y.abs() < half.y, "{rest:?} in {half}");
            assert!(rest.at.z < solid(*kind).reach * size(*kind) + 0.13, "d{kind} on another");
            for step in &record.steps {
                assert!(step[i].at.is_finite() && step[i].turn.is_finite());
            }
        }
    }

    /// Each value of each die, from many hands.
    #[test]
    fn every_value_of_every_die_is_thrown() {
        for kind in KINDS {
            let each = 240 / u64::from(kind);
            for value in 1..=kind {
                for seed in 0..each {
                    let dice = [(kind, value)];
                    let half = tray(1, 1.9);
                    judge(&dice, half, &throw(&dice, half, seed));
                }
            }
        }
    }

    /// The same seed throws the same, another one differently.
    #[test]
    fn a_throw_is_its_seed() {
        let dice = [(6, 3), (10, 7)];
        let half = tray(2, 2.0);
        let [a, b, c] = [1, 1, 2].map(|seed| throw(&dice, half, seed).steps);
        assert_eq!(a, b);
        assert_ne!(a, c);
    }

    /// Many dice lie in the tray, too, none on another.
    #[test]
    fn many_dice_find_room() {
        for n in [12, 30, 48, 90] {
            let dice: Vec<(u8, u8)> =
                (0..n).map(|i| (KINDS[i % 5], 1 + i as u8 % KINDS[i % 5])).collect();
            let half = tray(n, 2.1);
            judge(&dice, half, &throw(&dice, half, n as u64));
        }
        let none = throw(&[], tray(0, 2.0), 1);
        assert_eq!((none.count(), none.rest(0)), (0, None));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn any_pool_lands_as_rolled(
            pool in prop::collection::vec((0_usize..6, 0_u8..20), 1..10),
            aspect in 0.8_f32..3.5,
            seed: u64,
        ) {
            let dice: Vec<(u8, u8)> =
                pool.iter().map(|(k, v)| (KINDS[*k], 1 + v % KINDS[*k])).collect();
            let half = tray(dice.len(), aspect);
            judge(&dice, half, &throw(&dice, half, seed));
        }
    }
}
