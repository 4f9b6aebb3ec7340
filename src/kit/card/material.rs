//! The material of a card: what the shader is told, and which of its variants a card needs.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use super::{PAD, TALL, View};
use crate::kit::{art, quad};

const SHADER: Handle<Shader> = uuid_handle!("0f6a7a5e-4d0b-4d77-9f0a-52c1a6ce1f01");

/// Where shadows fall: the light stands above the table, a little to the left.
const SHADOW: Vec2 = Vec2::new(0.394, 0.919);

/// What the shader is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub struct CardUniform {
    /// Width, height, room around, radius of the corners.
    pub shape: Vec4,
    /// Turn, glow, lift, dim.
    pub state: Vec4,
    /// Color of the glow.
    pub glow_color: Vec4,
    /// How far its right and its upper side lean away; where shadows fall, as the card lies.
    pub lean: Vec4,
    /// Dryness of the ink, how much is burnt, gray, a number of its own.
    pub fx: Vec4,
    /// Strength of the foil, where its light stands, whether others lie on it.
    pub foil: Vec4,
}

/// The material of a card.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, PartialEq)]
#[bind_group_data(CardKey)]
pub struct CardMaterial {
    /// What the shader is told.
    #[uniform(0)]
    pub card: CardUniform,
    /// The picture of the side that is seen.
    #[texture(1)]
    pub picture: Handle<Image>,
    /// Any picture whose sampler mixes mip levels; it is not looked at itself.
    #[texture(3)]
    #[sampler(2)]
    pub sampler: Handle<Image>,
}

/// Which of the shader's variants a card needs: most cards lie flat and plain, and save the cost of
/// everything else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardKey {
    /// Something can be done with it.
    pub glows: bool,
    /// Its thickness is seen.
    pub solid: bool,
    /// Wet, foiled, gray or burning.
    pub fx: bool,
    /// Only its edge is seen, below others; then it is none of the above.
    pub covered: bool,
}

impl CardKey {
    /// Every variant there is.
    pub const ALL: [CardKey; 9] = {
        let mut all = [CardKey { glows: false, solid: false, fx: false, covered: true }; 9];
        let mut i = 0;
        while i < 8 {
            let (glows, solid, fx) = (i & 1 > 0, i & 2 > 0, i & 4 > 0);
            all[i] = CardKey { glows, solid, fx, covered: false };
            i += 1;
        }
        all
    };
}

impl From<&CardUniform> for CardKey {
    fn from(card: &CardUniform) -> CardKey {
        let turns = card.state.x > 0.001 && card.state.x < 0.999;
        let leans = card.lean.x != 0.0 || card.lean.y != 0.0;
        let glows = card.state.y > 0.0;
        let solid = turns || leans || card.state.z > 0.3;
        let fx = card.fx.x < 1.0 || card.fx.y > 0.0 || card.fx.z > 0.0 || card.foil.x > 0.0;
        let covered = card.foil.z > 0.0 && !(glows || solid || fx);
        CardKey { glows, solid, fx, covered }
    }
}

impl From<&CardMaterial> for CardKey {
    fn from(material: &CardMaterial) -> CardKey {
        CardKey::from(&material.card)
    }
}

impl Material2d for CardMaterial {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let key = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            let all = [
                (key.glows, "GLOW"),
                (key.solid, "SOLID"),
                (key.fx, "FX"),
                (key.covered, "COVERED"),
            ];
            for (needed, name) in all {
                if needed {
                    fragment.shader_defs.push(name.into());
                }
            }
        }
        Ok(())
    }
}

/// The mesh that all cards share: a square of side 1.
#[derive(Resource)]
pub struct CardMesh(pub Handle<Mesh>);

/// The sampler that all cards share, on a picture.
#[derive(Resource)]
pub struct CardSampler(pub Handle<Image>);

/// Adds the material and its shader.
pub fn plugin(app: &mut App) {
    quad::plugin(app);
    load_internal_asset!(app, SHADER, "../../../assets/shaders/card.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<CardMaterial>::default());
    let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    app.insert_resource(CardMesh(mesh));
    let sampler = app.world_mut().resource_mut::<Assets<Image>>().add(art::trilinear());
    app.insert_resource(CardSampler(sampler));
}

/// The numbers for the shader.
pub fn uniform(view: &View) -> CardUniform {
    let (p, fx) = (&view.now, &view.fx);
    let ember = Color::srgb_u8(0xff, 0x8a, 0x2c).to_linear();
    let lean = view.lean;
    let shadow = Vec2::from_angle(-p.angle).rotate(SHADOW);
    // The light on the foil stands still in the room: the card moves below it.
    let stands = p.at.x * 0.0011 + p.at.y * 0.0007 + lean.x * 2.2 - lean.y * 1.6 + p.angle * 0.8;
    let foil = if view.foil && p.face > 0.5 { 1.0 } else { 0.0 };
    let covered = if view.covered && view.gone >= 1.0 { 1.0 } else { 0.0 };
    CardUniform {
        shape: Vec4::new(p.wide, p.wide * TALL, p.wide * PAD, p.wide * 0.045),
        state: Vec4::new(p.face, p.glow, p.lift, p.dim),
        glow_color: Vec4::new(ember.red, ember.green, ember.blue, 1.0),
        lean: Vec4::new(lean.x, lean.y, shadow.x, shadow.y),
        fx: Vec4::new(if p.face > 0.5 { fx.ink } else { 1.0 }, fx.burnt, p.gray, view.own),
        foil: Vec4::new(foil, if foil > 0.0 { stands } else { 0.0 }, covered, 0.0),
    }
}
