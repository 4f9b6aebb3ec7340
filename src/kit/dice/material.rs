//! The material of a die: a quad on which the shader meets the solid, sharp at every size.

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

/// Half the side of a die's quad in radii of the die: room for shadow and glow.
pub const QUAD: f32 = 1.6;

/// What the shader is told; lengths are in radii of the die.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub struct DieUniform {
    /// How it is turned.
    pub turn: Vec4,
    /// Color of the body; how much of everything is seen.
    pub body: Vec4,
    /// Color of the numbers; how far those of a d4 that do not count stand back.
    pub ink: Vec4,
    /// Number of faces, their distance from the middle, half the quad, height of a number.
    pub shape: Vec4,
    /// Height above the table, glow, what it shows, radius in pixels.
    pub place: Vec4,
    /// Normal of each face, and the cell of its number.
    pub normals: [Vec4; 20],
    /// Where the top of each number is.
    pub ups: [Vec4; 20],
}

/// The material of a die.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, PartialEq)]
pub struct DieMaterial {
    /// What the shader is told.
    #[uniform(0)]
    pub die: DieUniform,
    /// The numbers.
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

/// The numbers on all dice.
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

/// The part of the uniform that is the kind's: its solid and its numbers.
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
