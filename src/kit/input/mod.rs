//! Keys and gamepads: what they do, who chose that, and what was pressed in this frame.
//!
//! [`Actions`] says it in the window's systems, [`pressed`] and [`take`] say it to panels, which
//! know no Bevy. A text field that is written in keeps letters, arrows and Enter to itself.

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

/// What is left of panels while they are peeked under.
const VEIL: f32 = 0.1;

/// What panels may know of it, kept in egui's context.
#[derive(Clone, Default)]
pub(crate) struct Told {
    /// Pressed in this frame.
    pub pressed: Vec<Action>,
    /// What sets things off.
    pub map: Arc<Map>,
    /// The gamepad was used last.
    pub pad: bool,
    /// Moves of the focus, those of keys that are held among them.
    pub moves: Vec<Action>,
    /// Panels are peeked under.
    pub peek: bool,
}

impl Told {
    /// Where a context keeps it.
    pub fn id() -> egui::Id {
        egui::Id::new("actions")
    }
}

fn told(ctx: &egui::Context) -> Told {
    ctx.data(|data| data.get_temp::<Told>(Told::id())).unwrap_or_default()
}

/// Whether an action was asked for in this frame and nobody took it.
pub fn pressed(ctx: &egui::Context, action: Action) -> bool {
    told(ctx).pressed.contains(&action)
}

/// The same, and nobody else gets it.
pub fn take(ctx: &egui::Context, action: Action) -> bool {
    let mut now = told(ctx);
    let Some(at) = now.pressed.iter().position(|a| *a == action) else { return false };
    now.pressed.remove(at);
    now.moves.retain(|a| *a != action);
    ctx.data_mut(|data| data.insert_temp(Told::id(), now));
    true
}

/// Whether panels are peeked under now.
pub fn peeking(ctx: &egui::Context) -> bool {
    told(ctx).peek
}

/// Nearly transparent while panels are peeked under.
pub fn veil(ui: &mut egui::Ui) {
    if peeking(ui.ctx()) {
        ui.set_opacity(VEIL);
    }
}

/// The key or button of an action, as it stands on a button: of the device that was used last.
/// Empty where it has none.
pub fn hint(ctx: &egui::Context, action: Action) -> String {
    let told = told(ctx);
    let binding = told.map.first(action, told.pad).or_else(|| told.map.first(action, !told.pad));
    binding.map(Binding::said).unwrap_or_default()
}

/// The keys or buttons that one should know, with what they do, in one paragraph.
pub fn help(ctx: &egui::Context) -> String {
    use Action::{
        Chronicle, Hold, Inspect, Obvious, Past, Peek, Pin, Press, Redo, Rules, Stops, Undo,
    };
    let known =
        [Obvious, Press, Inspect, Peek, Undo, Redo, Past, Chronicle, Rules, Hold, Stops, Pin];
    let line = |a: Action| match hint(ctx, a) {
        key if key.is_empty() => None,
        key => Some(format!("{key}: {}", a.title())),
    };
    known.into_iter().filter_map(line).collect::<Vec<_>>().join(".  ")
}

/// A text with the key behind it: `Close  (Esc)`, with so many blanks between. Where the action has
/// no key, the text alone.
pub fn with_key(ctx: &egui::Context, text: &str, blanks: usize, action: Action) -> String {
    match hint(ctx, action) {
        key if key.is_empty() => text.to_owned(),
        key => format!("{text}{}({key})", " ".repeat(blanks)),
    }
}
