//! On the way to their targets: poses ease, and what changed is handed to the renderer.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::art::{Art, NewArt};
use super::card::{CardMaterial, CardMesh, View, transform, uniform};
use super::hands::Hands;
use super::theatre::Theatre;
use super::{Screenful, Speed};
use crate::app::desk::Desk;
use crate::rules::state::table::Book;

/// How long a card takes to where it goes.
const MOVE: f32 = 0.26;

/// Moves everything on; asks for another frame while something moves.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn ease(
    time: Res<Time<Real>>,
    speed: Res<Speed>,
    theatre: Res<Theatre>,
    art: Res<Art>,
    new: Res<NewArt>,
    desk: Res<Desk>,
    hands: Res<Hands>,
    mut views: Query<&mut View>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut linger: Local<(u8, u64)>,
) {
    let seconds = speed.seconds(MOVE);
    let share = if seconds > 0.0 { time.delta_secs().min(0.12) / seconds } else { 1.0 };
    let mut moving = theatre.moving() || art.waiting() > 0 || new.0;
    for mut view in &mut views {
        if view.gone < 1.0 {
            view.step(share);
            moving = true;
        }
    }
    // New letters reach the screen a frame after they are first drawn, so a few frames follow.
    let touched = hands.pressed || hands.released || hands.right || hands.keyed;
    if moving || touched || linger.1 != desk.rev {
        *linger = (4, desk.rev);
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

/// Hands what changed to the renderer.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn show(
    mut commands: Commands,
    changed: Query<Entity, Changed<View>>,
    all: Query<Entity, With<View>>,
    mut materials: ResMut<Assets<CardMaterial>>,
    mesh: Res<CardMesh>,
    mut art: ResMut<Art>,
    new: Res<NewArt>,
    book: Option<Res<Book>>,
    screen: Res<Screenful>,
    mut sharp: Local<f32>,
    cameras: Query<&Camera, With<Camera2d>>,
    mut everything: Query<Shown>,
) {
    let Some(book) = book else { return };
    let scale = cameras.iter().find_map(Camera::target_scaling_factor).unwrap_or(1.0);
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
            }
            continue;
        }
        let spot = transform(&view.now, view.level, screen.0);
        // Pictures are made for where a card goes, so that it arrives sharp.
        let wide = view.to.wide.max(24.0) * scale;
        let content = &book.0;
        // Asked for before it is turned up, so that it is painted by then.
        let front = (view.now.face > 0.02 || view.to.face > 0.02)
            .then(|| art.get(view.front, wide, content));
        let picture = front
            .filter(|_| view.now.face > 0.5)
            .unwrap_or_else(|| art.get(view.back, wide, content));
        let made = CardMaterial { card: uniform(&view.now), picture };
        match (has, place, seen) {
            (Some(handle), Some(mut place), Some(mut seen)) => {
                // A card that only travels keeps its material: touching it costs an upload.
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
}
