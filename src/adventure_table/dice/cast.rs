//! Where every die is at this moment, and the quads that show it.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Pos2, Rect};

use super::origin::Origin;
use crate::adventure_table::stage::bunch::{self, Bunch};
use crate::adventure_table::stage::plan::Plan;
use crate::adventure_table::stage::{Showing, showing};
use crate::adventure_table::theatre::Throw;
use crate::adventure_table::{Laid, Screenful, Speed};
use crate::kit::card::CardMesh;
use crate::kit::dice::material::{DieMaterial, DieUniform, Digits, QUAD, of_kind};
use crate::kit::dice::solid::{size, solid};
use crate::kit::dice::{Aspect, Tray};
use crate::rules::flow::prompt::Act;
use crate::settings::Palette;
use crate::shell::model::Model;
use crate::shell::prefs::Prefs;
use crate::shell::screens::Screen;
use crate::shell::session::Desk;
use bevy::window::RequestRedraw;

/// How much of the time in the air the dice tumble; then they are put into rows.
const TUMBLES: f32 = 0.76;
/// The eye is so many radii above the tray.
const EYE: f32 = 34.0;
/// What dice are drawn over: cards that are played, but not those in the hand.
const LEVEL: f32 = 47.0;
/// How fast dice that stand move to a new place: the share of the way that is left goes so often
/// into a second.
const HASTE: f32 = 16.0;

/// A die as it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// What tells it from others while it stands in a pool.
    key: (usize, usize),
    kind: u8,
    value: u8,
    at: Vec2,
    /// Radius in points, as it is seen.
    r: f32,
    turn: Quat,
    high: f32,
    body: Color32,
    ink: Color32,
    seen: f32,
    glow: f32,
    /// It is read: numbers that do not count stand back.
    read: f32,
}

/// All dice that are shown, and the quads that show them.
#[derive(Resource, Default)]
pub struct Rack {
    dice: Vec<Die>,
    quads: Vec<Entity>,
    /// They belong to a check that is being staged.
    pool: bool,
    scale: f32,
    window: Vec2,
}

/// Puts every die where it is.
pub fn cast(world: &mut World) {
    let (mut dice, pool) = wanted(world);
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
    show(world, dice, pool);
}

/// Takes a die on from where it was towards where it goes; true until it is there.
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

/// Every die that is to be seen, and whether they are those of a check that is being staged.
fn wanted(world: &mut World) -> (Vec<Die>, bool) {
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_table || world.resource::<Desk>().game.is_none() {
        return (Vec::new(), false);
    }
    let palette = world.get_resource::<Prefs>().map_or(Palette::Usual, |p| p.palette);
    let l = world.resource::<Laid>().0.clone();
    let world_ = &*world;
    let (dice, pool, aspect) = match showing(world_) {
        Showing::Throw(throw, air) => {
            let plan = Plan::of_throw(&l, throw);
            (thrown(world_, &plan, throw, air, palette, l.k), false, Some(plan.left))
        }
        Showing::Check(check) => {
            let plan = Plan::of_check(&l, check);
            let bunches = bunch::of_check(world_, check);
            (standing(&bunches, &plan, palette), true, Some(plan.left))
        }
        Showing::Quiet => (Vec::new(), false, None),
    };
    if let Some(room) = aspect {
        let wide = room.width() / room.height().max(1.0);
        world.insert_resource(Aspect(wide));
    }
    (dice, pool)
}

fn vec(at: Pos2) -> Vec2 {
    Vec2::new(at.x, at.y)
}

fn blank(kind: u8, origin: Origin, palette: Palette) -> Die {
    let (body, ink) = origin.colors(palette);
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

/// A little askew, as things lie that a hand has put down.
fn askew(i: usize) -> Quat {
    Quat::from_rotation_z(((i * 7919) % 13) as f32 / 13.0 * 0.20 - 0.10)
}

/// The dice of a check that is being staged, each showing the most it can.
fn standing(bunches: &[Bunch], plan: &Plan, palette: Palette) -> Vec<Die> {
    let laid = plan.lay(bunches);
    let kinds = bunches.iter().enumerate().flat_map(|(b, bunch)| {
        bunch.dice.iter().enumerate().map(move |(i, kind)| ((b, i), *kind, bunch.origin))
    });
    kinds
        .zip(&laid.dice)
        .map(|((key, kind, origin), at)| Die {
            key,
            at: vec(*at),
            r: laid.r * size(kind),
            turn: askew(key.0 * 3 + key.1) * solid(kind).showing(kind),
            ..blank(kind, origin, palette)
        })
        .collect()
}

/// Dice in the air after a share of their flight, or as they lie.
fn thrown(
    world: &World,
    plan: &Plan,
    throw: &Throw,
    air: f32,
    palette: Palette,
    k: f32,
) -> Vec<Die> {
    let laid = plan.lay(&throw.bunches);
    let tray = world.resource::<Tray>();
    let record = tray.record(throw.number).filter(|_| air < 1.0);
    if air < 1.0 && record.is_none() && tray.working(throw.number) {
        // Still in the hand.
        return Vec::new();
    }
    let model = world.resource::<Model>();
    let origins = throw.bunches.iter().flat_map(|b| b.dice.iter().map(move |_| b.origin));
    let mut all = Vec::with_capacity(throw.dice.len());
    for (i, ((die, origin), home)) in throw.dice.iter().zip(origins).zip(&laid.dice).enumerate() {
        let s = solid(die.faces);
        let end = askew(i) * s.showing(die.value);
        let chosen = model.choices.iter().any(|c| c.act == Act::Die(i as u8));
        let mut shown = Die {
            key: (usize::MAX, i),
            value: die.value,
            at: vec(*home),
            r: laid.r * size(die.faces),
            turn: end,
            glow: if chosen && air >= 1.0 { 1.0 } else { 0.0 },
            ..blank(die.faces, origin, palette)
        };
        if let Some(record) = record
            && let Some(pose) = record.pose(i, air / TUMBLES)
        {
            fly(&mut shown, pose, record.half, plan.left, air, i, throw.dice.len(), k);
        }
        all.push(shown);
    }
    all
}

/// Takes a die from where it would lie in its row back to where it is in the tray.
#[expect(clippy::too_many_arguments, reason = "a throw, a tray and a moment")]
fn fly(
    die: &mut Die,
    pose: crate::kit::dice::throw::Pose,
    half: Vec2,
    room: Rect,
    air: f32,
    i: usize,
    n: usize,
    k: f32,
) {
    let unit = (room.width() / (half.x * 2.0)).min(room.height() / (half.y * 2.0)).min(44.0 * k);
    let rise = EYE / (EYE - pose.at.z.clamp(0.0, EYE * 0.6));
    let middle = vec(room.center());
    let at = middle + Vec2::new(pose.at.x, -pose.at.y) * unit * rise.sqrt();
    let own = size(die.kind);
    // One after the other they are put into their rows.
    let late = 0.35 * i as f32 / n.max(1) as f32;
    let gone = ((air - TUMBLES) / (1.0 - TUMBLES)).clamp(0.0, 1.0);
    let gone = ((gone - late) / (1.0 - 0.35)).clamp(0.0, 1.0);
    let ease = gone * gone * (3.0 - 2.0 * gone);
    let hop = (gone * std::f32::consts::PI).sin();
    let floor = solid(die.kind).reach * own;
    let high = (pose.at.z - floor).max(0.0) / own;
    die.at = at.lerp(die.at, ease);
    die.r = (own * unit * rise) * (1.0 - ease) + die.r * ease + die.r * 0.07 * hop;
    die.turn = pose.turn.slerp(die.turn, ease);
    die.high = high * (1.0 - ease) + 0.5 * hop;
    die.seen = (air * 14.0).min(1.0);
    die.read = ease;
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

/// A die that nobody sees: with it the renderer is ready for the first throw.
fn unseen() -> Die {
    Die { r: 0.5, seen: 0.0, ..blank(6, Origin::Skill, Palette::Usual) }
}

/// Hands what changed to the renderer.
fn show(world: &mut World, dice: Vec<Die>, pool: bool) {
    let scale = world
        .query_filtered::<&Camera, With<Camera2d>>()
        .iter(world)
        .find_map(Camera::target_scaling_factor)
        .unwrap_or(1.0);
    let window = world.resource::<Screenful>().0;
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
