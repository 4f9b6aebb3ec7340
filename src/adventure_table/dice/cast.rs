//! Places every die in each frame.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect};

use crate::adventure_table::layout::TableLayout;
use crate::adventure_table::model::Model;
use crate::adventure_table::playback::Throw;
use crate::adventure_table::stage::bunch::{self, Bunch};
use crate::adventure_table::stage::plan::Plan;
use crate::adventure_table::stage::{Showing, showing};
use crate::kit::dice::rack::{self, Die};
use crate::kit::dice::solid::{size, solid};
use crate::kit::dice::throw::Pose;
use crate::kit::dice::{Aspect, Tray};
use crate::kit::prefs::Prefs;
use crate::rules::flow::prompt::Act;
use crate::settings::Palette;
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;

/// The part of the flight in which the dice tumble; after it they move into rows.
const TUMBLES: f32 = 0.76;
/// The height of the camera above the tray, in radii.
const EYE: f32 = 34.0;
/// Places every die.
pub fn cast(world: &mut World) {
    let (dice, pool) = wanted(world);
    rack::show(world, dice, pool);
}

/// Returns every visible die, and whether the dice belong to a check that is being staged.
fn wanted(world: &mut World) -> (Vec<Die>, bool) {
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_table || world.resource::<GameSession>().game.is_none() {
        return (Vec::new(), false);
    }
    let palette = world.get_resource::<Prefs>().map_or(Palette::Usual, |p| p.palette);
    let l = world.resource::<TableLayout>().0.clone();
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

/// Returns a slight rotation, as things have that were put down by hand.
fn askew(i: usize) -> Quat {
    Quat::from_rotation_z(((i * 7919) % 13) as f32 / 13.0 * 0.20 - 0.10)
}

/// Returns the dice of a check that is being staged, each showing its maximum.
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
            ..Die::new(kind, origin.colors(palette))
        })
        .collect()
}

/// Returns the dice in the air after a share of their flight, or at rest.
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
        // The dice are still in the hand.
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
            ..Die::new(die.faces, origin.colors(palette))
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

/// Moves a die from its place in its row to its place in the tray.
#[expect(clippy::too_many_arguments, reason = "a throw, a tray and a moment")]
fn fly(die: &mut Die, pose: Pose, half: Vec2, room: Rect, air: f32, i: usize, n: usize, k: f32) {
    let unit = (room.width() / (half.x * 2.0)).min(room.height() / (half.y * 2.0)).min(44.0 * k);
    let rise = EYE / (EYE - pose.at.z.clamp(0.0, EYE * 0.6));
    let middle = vec(room.center());
    let at = middle + Vec2::new(pose.at.x, -pose.at.y) * unit * rise.sqrt();
    let own = size(die.kind);
    // The dice move into their rows one after the other.
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
