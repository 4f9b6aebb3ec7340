//! The table itself: dark walnut with a pool of warm light, painted once for a window's size.

use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;

use super::art::picture;
use super::card::CardMesh;
use crate::faces::Pixels;

/// Marks the table's picture.
#[derive(Component)]
pub struct Wood(UVec2, bool);

/// Paints the boards at half the window's resolution; it is all soft, and stretched it looks the same.
fn paint(size: UVec2) -> Pixels {
    let (w, h) = (size.x.clamp(64, 1600), size.y.clamp(64, 1000));
    let mut rgba8 = Vec::with_capacity((w * h * 4) as usize);
    let aspect = w as f32 / h as f32;
    for y in 0..h {
        let v = y as f32 / h as f32;
        let plank = (v * 5.0).floor();
        let in_plank = v * 5.0 - plank;
        for x in 0..w {
            let u = x as f32 / w as f32;
            let drift = noise(u * 3.0 + plank * 7.3, plank * 3.1) * 0.12;
            let rings = noise(u * 5.0 + plank * 11.0, (in_plank + drift) * 13.0);
            let fibre = noise(u * 26.0 + plank * 5.0, v * 420.0);
            let grain = 0.80 + 0.26 * rings + 0.12 * (fibre - 0.5);
            let seam = (in_plank.min(1.0 - in_plank) * 55.0).min(1.0);
            let (dx, dy) = ((u - 0.5) * aspect * 0.82, v - 0.47);
            let light = (1.16 - (dx * dx + dy * dy) * 1.25).clamp(0.24, 1.12);
            let tone = grain * (0.55 + 0.45 * seam) * light;
            let warm = light * 0.06;
            rgba8.push(((0.235 + warm) * tone * 255.0) as u8);
            rgba8.push(((0.145 + warm * 0.5) * tone * 255.0) as u8);
            rgba8.push((0.092 * tone * 255.0) as u8);
            rgba8.push(255);
        }
    }
    Pixels { width: w, height: h, rgba8 }
}

/// No grain behind words.
fn plain() -> Pixels {
    Pixels { width: 1, height: 1, rgba8: vec![14, 11, 9, 255] }
}

fn hash(x: i32, y: i32) -> f32 {
    let mut n = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca6b);
    n = (n ^ (n >> 15)).wrapping_mul(0x2c1b_3c6d);
    n = (n ^ (n >> 12)).wrapping_mul(0x297a_2d39);
    (n ^ (n >> 15)) as f32 / u32::MAX as f32
}

fn noise(x: f32, y: f32) -> f32 {
    let (ix, iy) = (x.floor(), y.floor());
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (fx, fy) = (smooth(x - ix), smooth(y - iy));
    let (ix, iy) = (ix as i32, iy as i32);
    let top = hash(ix, iy) + (hash(ix + 1, iy) - hash(ix, iy)) * fx;
    let low = hash(ix, iy + 1) + (hash(ix + 1, iy + 1) - hash(ix, iy + 1)) * fx;
    top + (low - top) * fy
}

/// Keeps the table as large as the window. It is opaque: nothing below it needs to be mixed in.
pub fn lay(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    square: Res<CardMesh>,
    screen: Res<super::Screenful>,
    lens: Res<super::lens::Lens>,
    mut wood: Query<(Entity, &Wood, &mut Transform)>,
) {
    let size = screen.0;
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    // It comes closer with what lies on it.
    let (zoom, off) = lens.transform();
    let mid = size * 0.5 * zoom + off;
    let bold = crate::theme::bold();
    let wanted = if bold { UVec2::splat(64) } else { (size / 2.0).as_uvec2() };
    let at = Vec3::new(mid.x - size.x / 2.0, size.y / 2.0 - mid.y, -900.0);
    let place = Transform::from_translation(at).with_scale((size * zoom).extend(1.0));
    let old = wood.iter_mut().next();
    if let Some((_, has, mut at)) = old
        && (has.0, has.1) == (wanted, bold)
    {
        at.set_if_neq(place);
        return;
    }
    let material = ColorMaterial {
        texture: Some(images.add(picture(if bold { plain() } else { paint(wanted) }))),
        alpha_mode: AlphaMode2d::Opaque,
        ..ColorMaterial::default()
    };
    let entity = match wood.iter().next() {
        Some((entity, ..)) => entity,
        None => commands.spawn(Mesh2d(square.0.clone())).id(),
    };
    commands.entity(entity).insert((
        Wood(wanted, bold),
        MeshMaterial2d(materials.add(material)),
        place,
    ));
}
