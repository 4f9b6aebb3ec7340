//! A frame of the window: in what order it is made, the size of what is drawn on, and how fast
//! things move.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::prefs::Prefs;
use super::theme;

/// The size of what is drawn on, in points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Viewport(pub Vec2);

/// How fast things move: 0 at once, 1 slow, 2 as meant, 4 fast.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Speed(pub u8);

impl Speed {
    /// How many seconds a move takes; 0 for at once.
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

/// The order of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameStep {
    /// Read the pointer and the keys.
    Pointer,
    /// Apply commands: rules calls.
    Apply,
    /// Where everything goes.
    Aim,
    /// Move it.
    Ease,
    /// Hand it to the renderer.
    Show,
}

/// Sizes and colors are as people chose them.
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

/// The panels of a frame, written anew in every pass of egui.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PanelSet;

/// Adds the order of a frame, and what is measured before all else in it.
pub fn plugin(app: &mut App) {
    use FrameStep::{Aim, Apply, Ease, Pointer, Show};
    app.init_resource::<Viewport>()
        .insert_resource(Speed(2))
        .configure_sets(Update, (Pointer, Apply, Aim, Ease, Show).chain())
        .add_systems(Update, (wear, measure).before(Pointer));
}
