//! The table: dark walnut with a pool of warm light, painted once for a window's size.

use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use bevy::window::RequestRedraw;

use super::art;
use super::card::CardMesh;
use crate::faces::Pixels;
use crate::kit::frame::Viewport;
use crate::kit::lens::Lens;
use crate::kit::theme::bold;

/// The images of the table.
#[derive(Component)]
pub struct Wood {
    /// The size of the window, and whether contrast is strong.
    of: (UVec2, bool),
    /// The window's size in the last frame: while it changes, nothing is painted.
    seen: UVec2,
    /// The image at half the resolution, which is stretched; painted when needed.
    soft: Option<Handle<Image>>,
    /// The image at the window's resolution, which is cheap to draw; painted when needed.
    whole: Option<Handle<Image>>,
}

impl Wood {
    fn new(of: (UVec2, bool)) -> Wood {
        Wood { of, seen: of.0, soft: None, whole: None }
    }

    /// Updates the size or colors, so that the table is painted again. Returns false while the size
    /// is still changing.
    fn follow(&mut self, of: (UVec2, bool)) -> bool {
        let still = std::mem::replace(&mut self.seen, of.0) == of.0;
        if self.of != of && (still || self.of.1 != of.1) {
            *self = Wood::new(of);
        }
        self.of == of
    }

    /// Returns the image to draw; `whole`: at the window's resolution.
    fn picture(&mut self, whole: bool, images: &mut Assets<Image>) -> Handle<Image> {
        let (size, strong) = self.of;
        let whole = whole && !strong && size.x <= WHOLE.x && size.y <= WHOLE.y;
        let picture = if whole { &mut self.whole } else { &mut self.soft };
        let made = picture.get_or_insert_with(|| {
            images.add(match (strong, whole) {
                (true, _) => exact(plain()),
                (false, true) => exact(stretch(&paint(size / 2), size)),
                (false, false) => art::picture(paint(size / 2)),
            })
        });
        made.clone()
    }
}

/// Larger windows stretch an image of half their size.
const WHOLE: UVec2 = UVec2::new(1920, 1200);

/// Paints the boards at half the window's resolution: they are blurred, so that stretching does not
/// show.
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

/// Returns a plain background without grain, for strong contrast.
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

/// Stretches the image to another size.
fn stretch(small: &Pixels, size: UVec2) -> Pixels {
    let (w, h) = (small.width as usize, small.height as usize);
    let along = |n: u32, of: u32, to: usize| {
        let at = ((n as f32 + 0.5) / of as f32 * to as f32 - 0.5).clamp(0.0, (to - 1) as f32);
        let low = (at as usize).min(to.saturating_sub(2));
        (low, (low + 1).min(to - 1), at - low as f32)
    };
    let columns: Vec<_> = (0..size.x).map(|x| along(x, size.x, w)).collect();
    let mut rgba8 = Vec::with_capacity((size.x * size.y * 4) as usize);
    for y in 0..size.y {
        let (top, low, down) = along(y, size.y, h);
        for (left, right, over) in &columns {
            for i in 0..4 {
                let of = |x: usize, y: usize| f32::from(small.rgba8[(y * w + x) * 4 + i]);
                let upper = of(*left, top) + (of(*right, top) - of(*left, top)) * over;
                let lower = of(*left, low) + (of(*right, low) - of(*left, low)) * over;
                rgba8.push((upper + (lower - upper) * down + 0.5) as u8);
            }
        }
    }
    Pixels { width: size.x, height: size.y, rgba8 }
}

/// Returns an image that is drawn pixel for pixel, without a filter.
fn exact(pixels: Pixels) -> Image {
    let mut image = art::picture(pixels);
    image.sampler = ImageSampler::nearest();
    image
}

/// Fits the table to the window. The quad is opaque, since nothing is below it.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn lay(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    square: Res<CardMesh>,
    screen: Res<Viewport>,
    lens: Res<Lens>,
    cameras: Query<&Camera, With<Camera2d>>,
    mut wood: Query<(&mut Wood, &mut Transform, &MeshMaterial2d<ColorMaterial>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let size = screen.0;
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    // It zooms with the cards on it.
    let (zoom, off) = lens.transform();
    let mid = size * 0.5 * zoom + off;
    let of = (size.as_uvec2(), bold());
    let at = Vec3::new(mid.x - size.x / 2.0, size.y / 2.0 - mid.y, -900.0);
    let place = Transform::from_translation(at).with_scale((size * zoom).extend(1.0));
    let scaled = cameras.iter().any(|c| c.target_scaling_factor().is_some_and(|s| s != 1.0));
    let whole = zoom == 1.0 && !scaled && size.fract() == Vec2::ZERO;
    let Some((mut has, mut at, material)) = wood.iter_mut().next() else {
        let mut has = Wood::new(of);
        let texture = Some(has.picture(whole, &mut images));
        let opaque = AlphaMode2d::Opaque;
        let look = ColorMaterial { texture, alpha_mode: opaque, ..ColorMaterial::default() };
        let look = MeshMaterial2d(materials.add(look));
        commands.spawn((has, Mesh2d(square.0.clone()), look, place));
        return;
    };
    at.set_if_neq(place);
    let followed = has.follow(of);
    if !followed {
        redraw.write(RequestRedraw);
    }
    let picture = Some(has.picture(whole && followed, &mut images));
    if materials.get(&material.0).is_some_and(|m| m.texture != picture)
        && let Some(mut material) = materials.get_mut(&material.0)
    {
        material.texture = picture;
    }
}
