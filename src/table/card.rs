//! The quad that shows a card: its material, its mesh, and the pose that eases to its target.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use super::art::FaceKey;
use super::layout::TALL;

const SHADER: Handle<Shader> = uuid_handle!("0f6a7a5e-4d0b-4d77-9f0a-52c1a6ce1f01");

/// Room around a card in its quad, for shadow and glow, as a share of its width.
const PAD: f32 = 0.16;

/// What the shader is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, ShaderType)]
pub struct CardUniform {
    /// Width, height, room around, radius of the corners.
    pub shape: Vec4,
    /// Turn, glow, lift, dim.
    pub state: Vec4,
    /// Color of the glow.
    pub glow_color: Vec4,
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
    #[sampler(2)]
    pub picture: Handle<Image>,
}

/// Which of the shader's variants a card needs: most cards do not glow, and save its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardKey {
    glows: bool,
}

impl From<&CardMaterial> for CardKey {
    fn from(material: &CardMaterial) -> CardKey {
        CardKey { glows: material.card.state.y > 0.0 }
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
        if key.bind_group_data.glows
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("GLOW".into());
        }
        Ok(())
    }
}

/// The mesh that all cards share: a square of side 1.
#[derive(Resource)]
pub struct CardMesh(pub Handle<Mesh>);

/// Adds the material and its shader.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../assets/shaders/card.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<CardMaterial>::default());
    let mesh = app.world_mut().resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    app.insert_resource(CardMesh(mesh));
}

/// How a card lies: in points from the top left corner of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle.
    pub at: Vec2,
    /// Its width.
    pub wide: f32,
    /// Turned by so much, clockwise.
    pub angle: f32,
    /// 1 face up, 0 face down; between them while it turns.
    pub face: f32,
    /// How far above the table, 0 to 1.
    pub lift: f32,
    /// What it says: can be used now.
    pub glow: f32,
    /// Darkened.
    pub dim: f32,
}

impl Pose {
    /// Flat on the table.
    pub fn flat(at: Vec2, wide: f32, face_up: bool) -> Pose {
        let face = if face_up { 1.0 } else { 0.0 };
        Pose { at, wide, angle: 0.0, face, lift: 0.0, glow: 0.0, dim: 0.0 }
    }

    fn mix(&self, to: &Pose, t: f32) -> Pose {
        let m = |a: f32, b: f32| a + (b - a) * t;
        Pose {
            at: self.at.lerp(to.at, t),
            wide: m(self.wide, to.wide),
            angle: m(self.angle, to.angle),
            face: m(self.face, to.face),
            lift: m(self.lift, to.lift),
            glow: m(self.glow, to.glow),
            dim: m(self.dim, to.dim),
        }
    }
}

/// The view of a card, location or story card, beside its rules components.
#[derive(Component, Clone, Debug)]
pub struct View {
    /// Its face.
    pub front: FaceKey,
    /// Its back.
    pub back: FaceKey,
    /// How it lies now.
    pub now: Pose,
    /// Where it began to move.
    pub from: Pose,
    /// Where it is going.
    pub to: Pose,
    /// How far it has come, 0 to 1.
    pub gone: f32,
    /// What it is drawn over: larger is nearer.
    pub level: f32,
    /// Drawn at all.
    pub shown: bool,
    /// Drawn while it moves although it is hidden where it goes.
    pub travels: bool,
}

impl View {
    /// A view that lies still.
    pub fn new(front: FaceKey, back: FaceKey, pose: Pose) -> View {
        View {
            front,
            back,
            now: pose,
            from: pose,
            to: pose,
            gone: 1.0,
            level: 0.0,
            shown: false,
            travels: false,
        }
    }

    /// Sends it somewhere; from where it is now.
    pub fn send(&mut self, to: Pose) {
        if self.to != to {
            self.from = self.now;
            self.to = to;
            self.gone = 0.0;
        }
    }

    /// Puts it there at once.
    pub fn put(&mut self, pose: Pose) {
        (self.now, self.from, self.to, self.gone) = (pose, pose, pose, 1.0);
    }

    /// Moves on by a share of the way; false when it lies still.
    pub fn step(&mut self, share: f32) -> bool {
        if self.gone >= 1.0 {
            return false;
        }
        self.gone = (self.gone + share).min(1.0);
        let t = 1.0 - (1.0 - self.gone).powi(3);
        self.now = self.from.mix(&self.to, t);
        if self.gone < 1.0 {
            let far = self.from.at.distance(self.to.at).min(300.0) / 300.0;
            self.now.lift += (self.gone * std::f32::consts::PI).sin() * 0.8 * far;
        } else {
            self.now = self.to;
        }
        true
    }

    /// Whether the picture needs a quad now.
    pub fn visible(&self) -> bool {
        self.shown || (self.travels && self.gone < 1.0)
    }
}

/// The numbers for the shader.
pub fn uniform(p: &Pose) -> CardUniform {
    let ember = Color::srgb_u8(0xff, 0x8a, 0x2c).to_linear();
    CardUniform {
        shape: Vec4::new(p.wide, p.wide * TALL, p.wide * PAD, p.wide * 0.045),
        state: Vec4::new(p.face, p.glow, p.lift, p.dim),
        glow_color: Vec4::new(ember.red, ember.green, ember.blue, 1.0),
    }
}

/// Where the quad of a card stands in Bevy's world, whose origin is the middle of the window.
pub fn transform(p: &Pose, level: f32, window: Vec2) -> Transform {
    let pad = 2.0 * PAD * p.wide;
    Transform {
        translation: Vec3::new(p.at.x - window.x / 2.0, window.y / 2.0 - p.at.y, level),
        rotation: Quat::from_rotation_z(-p.angle),
        scale: Vec3::new(p.wide + pad, p.wide * TALL + pad, 1.0),
    }
}
