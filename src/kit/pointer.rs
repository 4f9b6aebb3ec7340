//! The pointer's state, and the areas of the window that panels cover.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui;

use super::input::Actions;

/// The pointer's position and buttons in this frame.
#[derive(Resource, Default)]
pub struct Pointer {
    /// Its position, in points from the upper left corner.
    pub at: Vec2,
    /// The position where the left button was pressed, while it is held.
    pub down_at: Option<Vec2>,
    /// The left button was pressed since the last frame.
    pub pressed: bool,
    /// The left button was released since the last frame.
    pub released: bool,
    /// The right button was pressed since the last frame.
    pub right: bool,
    /// Whether the pointer has moved.
    pub moved: bool,
    /// Whether an action was triggered by a key or a button.
    pub keyed: bool,
    /// The areas of the window that panels cover.
    pub covered: Vec<egui::Rect>,
    /// Panels that are read beside an enlarged card: a click there does not close it.
    pub reading: Vec<egui::Rect>,
    /// Whether a text field has the focus.
    pub typing: bool,
}

impl Pointer {
    /// Returns whether a panel is under the pointer.
    pub fn on_panel(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.covered.iter().any(|r| r.contains(at))
    }

    /// Returns whether the pointer is over a panel that is read beside an enlarged card.
    pub fn on_reading(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.reading.iter().any(|r| r.contains(at))
    }
}

/// Reads the messages of the window.
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
