//! All visible dice, and the quads that show them.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Color32;

use super::material::{DieMaterial, DieUniform, Digits, QUAD, of_kind};
use crate::kit::card::CardMesh;
use crate::kit::frame::{Speed, Viewport};
use crate::kit::prefs::Prefs;

/// The drawing order of dice: over played cards, but below the hand.
const LEVEL: f32 = 47.0;
/// How fast resting dice move to a new place: the rate of exponential easing, per second.
const HASTE: f32 = 16.0;

/// A visible die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// The key that identifies it among the dice of a pool.
    pub key: (usize, usize),
    /// The number of its faces.
    pub kind: u8,
    /// Its value.
    pub value: u8,
    /// Its middle.
    pub at: Vec2,
    /// Its visible radius in points.
    pub r: f32,
    /// Its rotation.
    pub turn: Quat,
    /// Its height above the table, in radii.
    pub high: f32,
    /// The color of its body.
    pub body: Color32,
    /// The color of its numbers.
    pub ink: Color32,
    /// Its opacity, 0 to 1.
    pub seen: f32,
    /// The strength of its glow, which shows that it can be chosen.
    pub glow: f32,
    /// How much it is read, 0 to 1: numbers that do not count are faded.
    pub read: f32,
}

/// All visible dice, and their quads.
#[derive(Resource, Default)]
pub struct Rack {
    dice: Vec<Die>,
    quads: Vec<Entity>,
    /// Whether they belong to a check that is being staged.
    pool: bool,
    scale: f32,
    window: Vec2,
}

/// Shows these dice. The dice of a staged pool glide to their new places.
pub fn show(world: &mut World, mut dice: Vec<Die>, pool: bool) {
    let dt = world.resource::<Time<Real>>().delta_secs().min(0.1);
    let speed = *world.resource::<Speed>();
    let at_once = speed.0 == 0 || world.get_resource::<Prefs>().is_some_and(|p| p.reduced_motion);
    let rack = world.resource::<Rack>();
    if pool && rack.pool && !at_once {
        let share = 1.0 - (-dt * HASTE / speed.seconds(1.0).max(0.1)).exp();
        let mut moves = false;
        for die in &mut dice {
            let was = rack.dice.iter().find(|d| d.key == die.key && d.kind == die.kind);
            moves |= follow(die, was, share);
        }
        if moves {
            world.write_message(RequestRedraw);
        }
    }
    put(world, dice, pool);
}

/// Moves a die on from its previous place toward its target. Returns true until it is there.
fn follow(die: &mut Die, was: Option<&Die>, share: f32) -> bool {
    let fresh = Die { at: die.at - Vec2::new(0.0, die.r), seen: 0.0, high: 1.5, ..*die };
    let was = was.unwrap_or(&fresh);
    let near = was.at.distance(die.at) < 0.4 && (was.r - die.r).abs() < 0.2 && was.seen > 0.97;
    if near {
        return false;
    }
    let mix = |a: f32, b: f32| a + (b - a) * share;
    die.at = was.at.lerp(die.at, share);
    die.r = mix(was.r, die.r);
    die.seen = mix(was.seen, die.seen);
    die.high = mix(was.high, die.high);
    true
}

fn linear(c: Color32, a: f32) -> Vec4 {
    let c = Color::srgb_u8(c.r(), c.g(), c.b()).to_linear();
    Vec4::new(c.red, c.green, c.blue, a)
}

fn uniform(die: &Die, scale: f32) -> DieUniform {
    DieUniform {
        turn: Vec4::new(die.turn.x, die.turn.y, die.turn.z, die.turn.w),
        body: linear(die.body, die.seen),
        ink: linear(die.ink, die.read),
        place: Vec4::new(die.high, die.glow, f32::from(die.value) - 1.0, die.r * scale),
        ..of_kind(die.kind)
    }
}

fn place(die: &Die, i: usize, window: Vec2) -> Transform {
    let level = LEVEL + die.high.min(8.0) * 0.1 + i as f32 * 0.001;
    Transform {
        translation: Vec3::new(die.at.x - window.x / 2.0, window.y / 2.0 - die.at.y, level),
        scale: Vec2::splat(die.r * 2.0 * QUAD).extend(1.0),
        ..Transform::IDENTITY
    }
}

impl Die {
    /// Returns a die of a kind in these colors, flat on the table.
    pub fn new(kind: u8, (body, ink): (Color32, Color32)) -> Die {
        Die {
            key: (0, 0),
            kind,
            value: kind,
            at: Vec2::ZERO,
            r: 10.0,
            turn: Quat::IDENTITY,
            high: 0.0,
            body,
            ink,
            seen: 1.0,
            glow: 0.0,
            read: 1.0,
        }
    }
}

/// Returns an invisible die, which prepares the renderer for the first throw.
fn unseen() -> Die {
    Die { r: 0.5, seen: 0.0, ..Die::new(6, (Color32::BLACK, Color32::BLACK)) }
}

/// Updates the quads of dice that have changed.
fn put(world: &mut World, dice: Vec<Die>, pool: bool) {
    let scale = world
        .query_filtered::<&Camera, With<Camera2d>>()
        .iter(world)
        .find_map(Camera::target_scaling_factor)
        .unwrap_or(1.0);
    let window = world.resource::<Viewport>().0;
    let rack = world.resource::<Rack>();
    let afresh = rack.scale != scale || rack.window != window;
    if rack.dice == dice && !afresh {
        if rack.pool != pool {
            world.resource_mut::<Rack>().pool = pool;
        }
        return;
    }
    let old = std::mem::take(&mut *world.resource_mut::<Rack>());
    let mut quads = old.quads;
    if quads.is_empty() {
        let die = unseen();
        let mut spot = place(&die, 0, Vec2::ZERO);
        spot.translation = Vec3::new(0.0, 0.0, -899.0);
        quads.push(make(world, uniform(&die, scale), spot));
    }
    for (i, die) in dice.iter().enumerate() {
        if old.dice.get(i) == Some(die) && !afresh {
            continue;
        }
        let spot = place(die, i, window);
        let look = uniform(die, scale);
        match quads.get(i) {
            Some(quad) => change(world, *quad, look, spot),
            None => quads.push(make(world, look, spot)),
        }
    }
    for quad in quads.iter().skip(dice.len().max(usize::from(old.window == Vec2::ZERO))) {
        if let Some(mut seen) = world.get_mut::<Visibility>(*quad) {
            seen.set_if_neq(Visibility::Hidden);
        }
    }
    *world.resource_mut::<Rack>() = Rack { dice, quads, pool, scale, window };
}

fn make(world: &mut World, die: DieUniform, spot: Transform) -> Entity {
    let digits = world.resource::<Digits>().0.clone();
    let mesh = world.resource::<CardMesh>().0.clone();
    let material = world.resource_mut::<Assets<DieMaterial>>().add(DieMaterial { die, digits });
    world.spawn((Mesh2d(mesh), MeshMaterial2d(material), spot, Visibility::Visible)).id()
}

fn change(world: &mut World, quad: Entity, die: DieUniform, spot: Transform) {
    let Some(handle) = world.get::<MeshMaterial2d<DieMaterial>>(quad).map(|m| m.0.clone()) else {
        return;
    };
    let mut materials = world.resource_mut::<Assets<DieMaterial>>();
    if materials.get(&handle).is_some_and(|m| m.die != die)
        && let Some(mut material) = materials.get_mut(&handle)
    {
        material.die = die;
    }
    if let Some(mut at) = world.get_mut::<Transform>(quad) {
        at.set_if_neq(spot);
    }
    if let Some(mut seen) = world.get_mut::<Visibility>(quad) {
        seen.set_if_neq(Visibility::Visible);
    }
}
