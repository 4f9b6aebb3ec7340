//! The shader code that the materials of cards and dice share.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::prelude::*;
use bevy::shader::Shader;

const SHADER: Handle<Shader> = uuid_handle!("7b0f6c61-6d0e-4c0b-8f5e-3b7d8e2a9c44");

/// Adds the shader code to an app, once.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "../../assets/shaders/quad.wgsl", Shader::from_wgsl);
}
