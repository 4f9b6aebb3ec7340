//! The material of a card: the shader's uniform, and the choice of a shader variant.

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

/// The direction of shadows: the light is above the table, a little to the left.
const SHADOW: Vec2 = Vec2::new(0.394, 0.919);

/// The shader's uniform.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub struct CardUniform {
    /// Width, height, margin, corner radius.
    pub shape: Vec4,
    /// Turn, glow, lift, dim.
    pub state: Vec4,
    /// The color of the glow.
    pub glow_color: Vec4,
    /// The lean of its right and its upper side; the direction of shadows relative to the card.
    pub lean: Vec4,
    /// Dryness of the ink, burnt part, gray, a random number.
    pub fx: Vec4,
    /// The strength of the foil, the position of its light, whether the card is covered.
    pub foil: Vec4,
}

/// The material of a card.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, PartialEq)]
#[bind_group_data(CardKey)]
pub struct CardMaterial {
    /// The uniform.
    #[uniform(0)]
    pub card: CardUniform,
    /// The picture of the visible side.
    #[texture(1)]
    pub picture: Handle<Image>,
    /// An image with a trilinear sampler; only its sampler is used.
    #[texture(3)]
    #[sampler(2)]
    pub sampler: Handle<Image>,
}

/// The shader variant that a card needs. Most cards are flat and plain, and skip everything else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardKey {
    /// Whether the card glows.
    pub glows: bool,
    /// Whether its thickness is visible.
    pub solid: bool,
    /// Whether it is wet, foiled, gray or burning.
    pub fx: bool,
    /// Whether it is covered and only its edge is visible; then the other flags are false.
    pub covered: bool,
}

impl CardKey {
    /// Every variant.
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

/// The mesh of all cards: a square of side 1.
#[derive(Resource)]
pub struct CardMesh(pub Handle<Mesh>);

/// The image whose sampler all cards share.
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

/// Returns the uniform for a view.
pub fn uniform(view: &View) -> CardUniform {
    let (p, fx) = (&view.now, &view.fx);
    let ember = Color::srgb_u8(0xff, 0x8a, 0x2c).to_linear();
    let lean = view.lean;
    let shadow = Vec2::from_angle(-p.angle).rotate(SHADOW);
    // The light on the foil is fixed in the room: the card moves below it.
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
