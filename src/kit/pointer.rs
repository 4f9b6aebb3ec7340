//! The pointer, as it comes from the window, and what of the window panels cover.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui;

use super::input::Actions;

/// Where the pointer is and what its buttons do in this frame.
#[derive(Resource, Default)]
pub struct Pointer {
    /// Where it is, in points from the upper left corner.
    pub at: Vec2,
    /// Where the left button went down, if it is down.
    pub down_at: Option<Vec2>,
    /// The left button was pressed since the last frame.
    pub pressed: bool,
    /// The left button was released since the last frame.
    pub released: bool,
    /// The right button was pressed since the last frame.
    pub right: bool,
    /// The pointer moved.
    pub moved: bool,
    /// Something was asked for by a key or a button.
    pub keyed: bool,
    /// Parts of the window that panels cover.
    pub covered: Vec<egui::Rect>,
    /// Panels that stay when something is shown large: a click there puts nothing away.
    pub reading: Vec<egui::Rect>,
    /// A panel takes what is typed.
    pub typing: bool,
}

impl Pointer {
    /// Returns whether a panel lies under the pointer.
    pub fn on_panel(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.covered.iter().any(|r| r.contains(at))
    }

    /// Returns whether the pointer is where one reads on.
    pub fn on_reading(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.reading.iter().any(|r| r.contains(at))
    }
}

/// Takes in what the window sent.
pub fn read(
    mut pointer: ResMut<Pointer>,
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    actions: Res<Actions>,
) {
    let pointer = pointer.bypass_change_detection();
    pointer.pressed = false;
    pointer.released = false;
    pointer.right = false;
    pointer.moved = false;
    pointer.keyed = !actions.all().is_empty();
    for m in moves.read() {
        pointer.at = m.position;
        pointer.moved = true;
    }
    for b in buttons.read() {
        match (b.button, b.state) {
            (MouseButton::Left, ButtonState::Pressed) => {
                pointer.pressed = true;
                pointer.down_at = Some(pointer.at);
            }
            (MouseButton::Left, ButtonState::Released) => {
                pointer.released = true;
            }
            (MouseButton::Right, ButtonState::Pressed) => pointer.right = true,
            _ => {}
        }
    }
}
