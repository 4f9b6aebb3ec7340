//! Compiles every variant of the card shader while the title is shown, so that the first card that
//! turns, glows or burns causes no delay.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::material::{CardKey, CardMaterial, CardMesh, CardSampler, CardUniform};
use crate::kit::art::Art;

/// The number of frames before compiling begins, so that the title appears at once.
const FIRST: usize = 6;
/// The number of frames for which each variant is drawn.
const EACH: usize = 2;

/// Marks the quad that is drawn behind the table to compile a variant.
#[derive(Component)]
pub(super) struct Warming;

/// Returns the uniform of a card that needs this variant.
fn sample(key: CardKey) -> CardUniform {
    let on = |needed: bool, much: f32| if needed { much } else { 0.0 };
    CardUniform {
        shape: Vec4::new(1.0, 1.0, 0.1, 0.1),
        state: Vec4::new(1.0, on(key.glows, 1.0), on(key.solid, 1.0), 0.0),
        fx: Vec4::new(1.0, on(key.fx, 0.5), 0.0, 0.0),
        foil: Vec4::new(0.0, 0.0, on(key.covered, 1.0), 0.0),
        ..CardUniform::default()
    }
}

/// Draws one variant after the other, then stops.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub(super) fn warm(
    mut commands: Commands,
    mut frame: Local<usize>,
    cameras: Query<(), With<Camera2d>>,
    mesh: Res<CardMesh>,
    sampler: Res<CardSampler>,
    art: Res<Art>,
    mut materials: ResMut<Assets<CardMaterial>>,
    old: Query<Entity, With<Warming>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let last = FIRST + CardKey::ALL.len() * EACH;
    if *frame > last || cameras.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    let since = frame.checked_sub(FIRST);
    *frame += 1;
    if since.is_none_or(|n| n % EACH != 0) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let key = since.and_then(|n| CardKey::ALL.get(n / EACH));
    if let Some(key) = key {
        let (picture, sampler) = (art.blank(), sampler.0.clone());
        let material = materials.add(CardMaterial { card: sample(*key), picture, sampler });
        // Behind the wood: compiled, and not visible.
        let place = Transform::from_xyz(0.0, 0.0, -950.0);
        commands.spawn((Warming, Mesh2d(mesh.0.clone()), MeshMaterial2d(material), place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_of_each_variant_needs_that_variant() {
        for key in CardKey::ALL {
            assert_eq!(CardKey::from(&sample(key)), key);
        }
    }
}
