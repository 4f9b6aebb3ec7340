//! The pointer, as it comes from the window.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui;

use crate::kit::input::Actions;
use crate::rules::state::ids::{CardId, HeroId};

/// A card that is held.
#[derive(Clone, Copy, Debug)]
pub struct Grab {
    /// Which.
    pub card: CardId,
    /// From the pointer to its middle.
    pub off: Vec2,
}

/// What the hands are doing.
#[derive(Resource, Default)]
pub struct Hands {
    /// The pointer.
    pub at: Vec2,
    /// Where the left button went down, if it is down.
    pub down_at: Option<Vec2>,
    /// Pressed, released since the last frame: left.
    pub pressed: bool,
    /// The left button was released.
    pub released: bool,
    /// The right button was pressed.
    pub right: bool,
    /// The pointer moved.
    pub moved: bool,
    /// Where a fan opens that the pointer did not ask for.
    pub fan_from: Option<Vec2>,
    /// Something was asked for by a key or a button.
    pub keyed: bool,
    /// The card under the pointer.
    pub over: Option<CardId>,
    /// The card that is being dragged.
    pub card: Option<Grab>,
    /// The token that is being dragged.
    pub token: Option<HeroId>,
    /// What the press began on, to become a drag.
    pub began: Option<crate::adventure_table::gesture::Spot>,
    /// The last click, for double clicks: what, and when.
    pub last_click: Option<(crate::adventure_table::gesture::Spot, f32)>,
    /// Parts of the window that panels cover.
    pub covered: Vec<egui::Rect>,
    /// Panels that stay when something is shown large: a click there puts nothing away.
    pub reading: Vec<egui::Rect>,
    /// A panel takes what is typed.
    pub typing: bool,
}

impl Hands {
    /// Whether a panel lies under the pointer.
    pub fn on_panel(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.covered.iter().any(|r| r.contains(at))
    }

    /// Whether the pointer is where one reads on.
    pub fn on_reading(&self) -> bool {
        let at = egui::pos2(self.at.x, self.at.y);
        self.reading.iter().any(|r| r.contains(at))
    }

    /// Lets go of everything and forgets what was pointed at.
    pub fn forget(&mut self) {
        (self.over, self.card, self.token) = (None, None, None);
        (self.began, self.last_click, self.down_at) = (None, None, None);
    }

    /// Something is held.
    pub fn holding(&self) -> bool {
        self.card.is_some() || self.token.is_some()
    }
}

/// Takes in what the window sent.
pub fn read(
    mut hands: ResMut<Hands>,
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    actions: Res<Actions>,
) {
    let hands = hands.bypass_change_detection();
    hands.pressed = false;
    hands.released = false;
    hands.right = false;
    hands.moved = false;
    hands.keyed = !actions.all().is_empty();
    for m in moves.read() {
        hands.at = m.position;
        hands.moved = true;
    }
    for b in buttons.read() {
        match (b.button, b.state) {
            (MouseButton::Left, ButtonState::Pressed) => {
                hands.pressed = true;
                hands.down_at = Some(hands.at);
            }
            (MouseButton::Left, ButtonState::Released) => {
                hands.released = true;
            }
            (MouseButton::Right, ButtonState::Pressed) => hands.right = true,
            _ => {}
        }
    }
}
