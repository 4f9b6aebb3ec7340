//! A frame of the window: the order of its steps, the size of the render target, and the speed of
//! animations.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::prefs::Prefs;
use super::theme;

/// The size of the render target, in points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Viewport(pub Vec2);

/// The animation speed: 0 without animations, 1 slow, 2 normal, 4 fast.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Speed(pub u8);

impl Speed {
    /// Returns the seconds of an animation that takes `meant` seconds at normal speed; 0 for none.
    pub fn seconds(self, meant: f32) -> f32 {
        match self.0 {
            0 => 0.0,
            1 => meant * 1.6,
            2 => meant,
            3 => meant * 0.6,
            _ => meant * 0.35,
        }
    }
}

/// The steps of a frame, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameStep {
    /// Reads the pointer and the keys.
    Pointer,
    /// Applies commands, which call the rules.
    Apply,
    /// Computes the target of every movement.
    Aim,
    /// Moves everything toward its target.
    Ease,
    /// Updates the renderer's components.
    Show,
}

/// Applies the sizes and colors of the settings.
pub fn wear(prefs: Res<Prefs>, mut redraw: MessageWriter<RequestRedraw>) {
    if !prefs.is_changed() {
        return;
    }
    let sized = theme::wear_scale(&prefs);
    if theme::wear_palette(&prefs) || sized {
        redraw.write(RequestRedraw);
    }
}

/// Reads the size of the camera's target.
pub fn measure(cameras: Query<&Camera, With<Camera2d>>, mut screen: ResMut<Viewport>) {
    let size = cameras.iter().find_map(Camera::logical_viewport_size);
    if let Some(size) = size
        && screen.0 != size
    {
        screen.0 = size;
    }
}

/// The panels of a frame, built again in every pass of egui.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PanelSet;

/// Adds the steps of a frame, and the systems that run before them.
pub fn plugin(app: &mut App) {
    use FrameStep::{Aim, Apply, Ease, Pointer, Show};
    app.init_resource::<Viewport>()
        .insert_resource(Speed(2))
        .configure_sets(Update, (Pointer, Apply, Aim, Ease, Show).chain())
        .add_systems(Update, (wear, measure).before(Pointer));
}
