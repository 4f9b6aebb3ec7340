//! Eases poses to their targets, and passes changes to the renderer.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::hands::Hands;
use super::playback::Playback;
use crate::adventure_table::face::Faces;
use crate::kit::art::{Art, NewArt};
use crate::kit::card::{CardMaterial, CardMesh, CardSampler, View, transform, uniform};
use crate::kit::frame::{Speed, Viewport};
use crate::kit::notices::Notices;
use crate::kit::pointer::Pointer;
use crate::kit::prefs::Prefs;
use crate::rules::state::table::{Book, Card};
use crate::shell::session::GameSession;

/// The seconds a card takes to its target.
const MOVE: f32 = 0.26;

/// Advances every movement; requests another frame while something moves.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn ease(
    time: Res<Time<Real>>,
    speed: Res<Speed>,
    (playback, notices): (Res<Playback>, Res<Notices>),
    art: Res<Art>,
    new: Res<NewArt>,
    session: Res<GameSession>,
    (hands, pointer): (Res<Hands>, Res<Pointer>),
    prefs: Res<Prefs>,
    mut views: Query<(&mut View, Option<&Card>)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut linger: Local<(u8, u64)>,
) {
    let speed = if prefs.reduced_motion { Speed(0) } else { *speed };
    let seconds = speed.seconds(MOVE);
    let dt = time.delta_secs().min(0.12);
    let share = if seconds > 0.0 { dt / seconds } else { 1.0 };
    let paced = dt / speed.seconds(1.0).max(1e-3);
    let mut moving = playback.moving() || !notices.list.is_empty() || art.waiting() > 0 || new.0;
    let skips = pointer.pressed || pointer.right || pointer.keyed;
    for (mut view, card) in &mut views {
        let held = |c: &Card| hands.card.is_some_and(|grab| grab.card == c.id);
        if skips && (view.gone < 1.0 || view.fx.moving()) && !card.is_some_and(held) {
            view.skip();
            moving = true;
        }
        let was = view.now.at;
        if view.gone < 1.0 {
            view.step(share);
            moving = true;
        }
        let up = view.now.face > 0.5;
        if view.fx.moving() && (up || view.fx.burning()) {
            view.fx.step(paced, up);
            moving = true;
        }
        let over = hands.card.is_none() && card.is_some_and(|c| hands.over == Some(c.id));
        let aim = if speed.0 == 0 || !view.visible() {
            Vec2::ZERO
        } else {
            view.leaning((view.now.at - was) / dt.max(1e-3), over.then_some(pointer.at))
        };
        if view.lean != aim {
            moving |= view.lean_to(aim, if speed.0 == 0 { 1e3 } else { dt });
        }
    }
    // New glyphs are rendered a frame after they are first used, so a few frames follow.
    let touched = pointer.pressed || pointer.released || pointer.right || pointer.keyed;
    if moving || touched || linger.1 != session.rev {
        *linger = (4, session.rev);
    }
    if linger.0 > 0 {
        linger.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

type Shown = (
    Entity,
    &'static View,
    Option<&'static MeshMaterial2d<CardMaterial>>,
    Option<&'static mut Transform>,
    Option<&'static mut Visibility>,
);

/// Passes changes to the renderer.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn show(
    mut commands: Commands,
    changed: Query<Entity, Changed<View>>,
    all: Query<Entity, With<View>>,
    mut materials: ResMut<Assets<CardMaterial>>,
    (mesh, sampler): (Res<CardMesh>, Res<CardSampler>),
    mut art: ResMut<Art>,
    new: Res<NewArt>,
    book: Option<Res<Book>>,
    screen: Res<Viewport>,
    mut sharp: Local<f32>,
    cameras: Query<(&Camera, &Projection), With<Camera2d>>,
    mut everything: Query<Shown>,
) {
    let Some(book) = book else { return };
    let printed = Faces(Arc::clone(&book.0));
    let scale = cameras.iter().find_map(pixels).unwrap_or(1.0);
    let afresh = new.0 || *sharp != scale || screen.is_changed();
    *sharp = scale;
    let list: Vec<Entity> = if afresh { all.iter().collect() } else { changed.iter().collect() };
    for entity in list {
        let Ok((entity, view, has, place, seen)) = everything.get_mut(entity) else { continue };
        let visible = view.visible();
        if !visible {
            if let Some(mut seen) = seen
                && *seen != Visibility::Hidden
            {
                *seen = Visibility::Hidden;
                // A hidden card releases its picture, so that the cache may evict it.
                if let Some(mut old) = has.and_then(|has| materials.get_mut(&has.0)) {
                    old.picture = art.blank();
                }
            }
            continue;
        }
        let spot = transform(&view.now, view.level, screen.0);
        // The picture is requested for the size at the target, so that the card arrives sharp.
        let wide = wide_of(view, scale);
        // The picture is requested before the card turns faceup, so that it is painted by then.
        let front = shows_front(view).then(|| art.get(view.front, wide, &printed));
        let picture = front
            .filter(|_| view.now.face > 0.5)
            .unwrap_or_else(|| art.get(view.back, wide, &printed));
        let sampler = sampler.0.clone();
        let made = CardMaterial { card: uniform(view), picture, sampler };
        match (has, place, seen) {
            (Some(handle), Some(mut place), Some(mut seen)) => {
                // The material of a moving card stays: changing it costs an upload.
                if materials.get(&handle.0) != Some(&made)
                    && let Some(mut old) = materials.get_mut(&handle.0)
                {
                    *old = made;
                }
                *place = spot;
                if *seen != Visibility::Visible {
                    *seen = Visibility::Visible;
                }
            }
            _ => {
                let handle = materials.add(made);
                commands.entity(entity).insert((
                    Mesh2d(mesh.0.clone()),
                    MeshMaterial2d(handle),
                    spot,
                    Visibility::Visible,
                ));
            }
        }
    }
    // Cards at rest are marked as used, too.
    for (_, view, ..) in everything.iter().filter(|(_, view, ..)| view.visible()) {
        let wide = wide_of(view, scale);
        if shows_front(view) {
            art.touch(view.front, wide);
        }
        if view.now.face <= 0.5 {
            art.touch(view.back, wide);
        }
    }
}

/// Returns the screen pixels per point of the table.
fn pixels((camera, projection): (&Camera, &Projection)) -> Option<f32> {
    let zoom = match projection {
        Projection::Orthographic(flat) => flat.scale.max(0.01),
        _ => 1.0,
    };
    Some(camera.target_scaling_factor()? / zoom)
}

fn wide_of(view: &View, scale: f32) -> f32 {
    view.to.wide.max(24.0) * scale
}

fn shows_front(view: &View) -> bool {
    view.now.face > 0.02 || view.to.face > 0.02
}
