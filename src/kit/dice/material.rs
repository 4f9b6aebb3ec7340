//! The material of a die: a quad whose shader intersects the solid, so that it is sharp at every
//! size.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};

use super::solid::{number, solid};
use crate::kit::dice::digits::{atlas, cell};
use crate::kit::quad;

const SHADER: Handle<Shader> = uuid_handle!("5c1d51c0-3a4e-4bb1-9a33-0f0c8de7d1ce");

/// Half the side of a die's quad, in radii of the die, with room for shadow and glow.
pub const QUAD: f32 = 1.6;

/// The shader's uniform; lengths are in radii of the die.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub struct DieUniform {
    /// The rotation.
    pub turn: Vec4,
    /// The color of the body; the opacity of the die.
    pub body: Vec4,
    /// The color of the numbers; how much the numbers of a d4 that do not count are faded.
    pub ink: Vec4,
    /// The number of faces, their distance from the middle, half the quad, the height of a number.
    pub shape: Vec4,
    /// The height above the table, glow, value, radius in pixels.
    pub place: Vec4,
    /// The normal of each face, and the cell of its number.
    pub normals: [Vec4; 20],
    /// The direction of the top of each number.
    pub ups: [Vec4; 20],
}

/// The material of a die.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, PartialEq)]
pub struct DieMaterial {
    /// The uniform.
    #[uniform(0)]
    pub die: DieUniform,
    /// The atlas of numbers.
    #[texture(1)]
    #[sampler(2)]
    pub digits: Handle<Image>,
}

impl Material2d for DieMaterial {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// The atlas of numbers, shared by all dice.
#[derive(Resource)]
pub struct Digits(pub Handle<Image>);

/// Adds the material, its shader and the numbers.
pub fn plugin(app: &mut App) {
    quad::plugin(app);
    load_internal_asset!(app, SHADER, "../../../assets/shaders/die.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<DieMaterial>::default());
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(atlas());
    app.insert_resource(Digits(image));
}

/// Returns the part of the uniform that depends on the kind of die: its solid and its numbers.
pub fn of_kind(kind: u8) -> DieUniform {
    let s = solid(kind);
    let mut made = DieUniform {
        shape: Vec4::new(f32::from(s.count()), s.reach, QUAD, number(s.count())),
        ..DieUniform::default()
    };
    for (i, face) in s.faces.iter().enumerate().take(20) {
        made.normals[i] = face.normal.extend(cell(s.count(), face.value));
        made.ups[i] = face.up.extend(0.0);
    }
    made
}
