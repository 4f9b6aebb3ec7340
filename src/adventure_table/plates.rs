//! Dark plates behind the texts on the table: on the wood, below every card.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};
use bevy_egui::egui::{Rect, pos2};

use super::layout::TableLayout;
use crate::kit::card::CardMesh;
use crate::kit::frame::Viewport;
use crate::kit::prefs::Prefs;
use crate::kit::theme::bold;
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;

const SHADER: Handle<Shader> = uuid_handle!("7c1b9a53-62f0-4f6e-9d0e-3a5f1f6f2b11");

/// The material of plates.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct PlateMaterial {
    #[uniform(0)]
    color: LinearRgba,
}

impl Material2d for PlateMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// The material that all plates share.
#[derive(Resource)]
pub struct PlateLook(Handle<PlateMaterial>);

/// Adds the material and its shader.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../assets/shaders/plate.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<PlateMaterial>::default());
    let mut materials = app.world_mut().resource_mut::<Assets<PlateMaterial>>();
    let look = PlateLook(materials.add(PlateMaterial { color: color() }));
    app.insert_resource(look);
}

/// A plate, by its index.
#[derive(Component)]
pub struct Plate(usize);

/// Places the plates behind the texts of the layout.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn lay(
    mut commands: Commands,
    laid: Res<TableLayout>,
    screen: Res<Viewport>,
    at: Res<State<Screen>>,
    session: Res<GameSession>,
    prefs: Res<Prefs>,
    look: Res<PlateLook>,
    square: Res<CardMesh>,
    mut materials: ResMut<Assets<PlateMaterial>>,
    mut plates: Query<(&Plate, &mut Transform, &mut Visibility)>,
) {
    if !(laid.is_changed()
        || prefs.is_changed()
        || screen.is_changed()
        || at.is_changed()
        || session.is_changed())
    {
        return;
    }
    if materials.get(&look.0).is_some_and(|m| m.color != color())
        && let Some(mut material) = materials.get_mut(&look.0)
    {
        material.color = color();
    }
    let mut rects: Vec<Rect> = Vec::new();
    if *at.get() == Screen::Table && session.game.is_some() {
        let l = &laid.0;
        rects.push(l.beside);
        rects.extend(
            l.places
                .iter()
                .map(|s| Rect::from_min_max(pos2(s.all.min.x, s.words.min.y), s.all.max)),
        );
        rects.extend(&l.boards);
    }
    let mut seen = 0;
    for (plate, mut place, mut shown) in &mut plates {
        seen = seen.max(plate.0 + 1);
        match rects.get(plate.0) {
            Some(rect) => {
                *place = spot(*rect, screen.0);
                *shown = Visibility::Visible;
            }
            None => *shown = Visibility::Hidden,
        }
    }
    for (i, rect) in rects.iter().enumerate().skip(seen) {
        let drawn = (Mesh2d(square.0.clone()), MeshMaterial2d(look.0.clone()));
        commands.spawn((Plate(i), drawn, spot(*rect, screen.0), Visibility::Visible));
    }
}

/// Returns the plates' color: half transparent, unless contrast is strong.
fn color() -> LinearRgba {
    let strong = bold();
    let color = if strong { Color::BLACK } else { Color::srgba(0.075, 0.052, 0.037, 0.76) };
    color.to_linear()
}

fn spot(rect: Rect, window: Vec2) -> Transform {
    let mid = rect.center();
    let at = Vec3::new(mid.x - window.x / 2.0, window.y / 2.0 - mid.y, -100.0);
    Transform::from_translation(at).with_scale(Vec3::new(rect.width(), rect.height(), 1.0))
}
