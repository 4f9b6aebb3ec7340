//! Keys and gamepads: bindings, and the actions that were triggered in this frame.
//!
//! [`Actions`] is for the window's systems; [`pressed`] and [`take`] are for panels, which do not
//! use Bevy. A focused text field takes letters, arrows and Enter for itself.

use std::sync::Arc;

use bevy_egui::egui;

pub mod action;
pub mod binding;
pub mod map;
pub mod read;
pub mod steer;
pub mod wake;
pub mod ways;

pub use action::Action;
pub use binding::Binding;
pub use map::{Map, Row};
pub use read::{Actions, Device, Replay, plugin};

/// The opacity of panels while the player peeks below them.
const VEIL: f32 = 0.1;

/// The input of this frame for panels, stored in egui's context.
#[derive(Clone, Default)]
pub(crate) struct Told {
    /// The actions that were triggered in this frame.
    pub pressed: Vec<Action>,
    /// The bindings.
    pub map: Arc<Map>,
    /// Whether the gamepad was used last.
    pub pad: bool,
    /// Moves of the focus, including repeats of held keys.
    pub moves: Vec<Action>,
    /// Whether the player peeks below the panels.
    pub peek: bool,
}

impl Told {
    /// Returns the id under which a context stores it.
    pub fn id() -> egui::Id {
        egui::Id::new("actions")
    }
}

fn told(ctx: &egui::Context) -> Told {
    ctx.data(|data| data.get_temp::<Told>(Told::id())).unwrap_or_default()
}

/// Returns whether an action was triggered in this frame and no panel has taken it.
pub fn pressed(ctx: &egui::Context, action: Action) -> bool {
    told(ctx).pressed.contains(&action)
}

/// Takes an action: returns whether it was triggered, and hides it from other panels.
pub fn take(ctx: &egui::Context, action: Action) -> bool {
    let mut now = told(ctx);
    let Some(at) = now.pressed.iter().position(|a| *a == action) else { return false };
    now.pressed.remove(at);
    now.moves.retain(|a| *a != action);
    ctx.data_mut(|data| data.insert_temp(Told::id(), now));
    true
}

/// Returns whether the player peeks below the panels now.
pub fn peeking(ctx: &egui::Context) -> bool {
    told(ctx).peek
}

/// Makes a panel nearly transparent while the player peeks below it.
pub fn veil(ui: &mut egui::Ui) {
    if peeking(ui.ctx()) {
        ui.set_opacity(VEIL);
    }
}

/// Returns the label of an action's key or button on the device that was used last; empty if it has
/// none.
pub fn hint(ctx: &egui::Context, action: Action) -> String {
    let told = told(ctx);
    let binding = told.map.first(action, told.pad).or_else(|| told.map.first(action, !told.pad));
    binding.map(Binding::label).unwrap_or_default()
}

/// Returns a paragraph about the most important keys or buttons.
pub fn help(ctx: &egui::Context) -> String {
    use Action::{
        Chronicle, Hold, Inspect, Obvious, Past, Peek, Pin, Press, Redo, Rules, Stops, Undo,
        UndoTurn,
    };
    let known = [
        Obvious, Press, Inspect, Peek, Undo, UndoTurn, Redo, Past, Chronicle, Rules, Hold, Stops,
        Pin,
    ];
    let line = |a: Action| match hint(ctx, a) {
        key if key.is_empty() => None,
        key => Some(format!("{key}: {}", a.title())),
    };
    known.into_iter().filter_map(line).collect::<Vec<_>>().join(".  ")
}

/// Returns a text followed by its key: `Close  (Esc)`, with this many spaces in between; the text
/// alone if the action has no key.
pub fn with_key(ctx: &egui::Context, text: &str, blanks: usize, action: Action) -> String {
    match hint(ctx, action) {
        key if key.is_empty() => text.to_owned(),
        key => format!("{text}{}({key})", " ".repeat(blanks)),
    }
}
