//! The settings: a dialog with pages, over any screen. A change is applied at once and saved soon
//! after; closing the dialog leads back to the screen.

use bevy::prelude::*;
use bevy_egui::egui::{Order, Rect, pos2, vec2};

use super::frame::{Frames, Look, framed};
use crate::kit::input::{self, Action, Actions, map};
use crate::kit::prefs::Prefs;
use crate::kit::theme;
use crate::settings::Settings;
use crate::shell::command::Command;

mod keys;
mod kit;
pub mod view;

pub use view::{Page, Screenfacts};

/// The dialog's state, with the page that was open last.
#[derive(Resource, Default)]
pub struct Panel {
    /// Whether it is open.
    pub open: bool,
    /// The current page.
    pub page: Page,
    /// The action that is bound to the next key or button that is pressed.
    pub listening: Option<Action>,
}

/// Applies the commands of the settings.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Settings(open) => world.resource_mut::<Panel>().open = open,
        other => return Some(other),
    }
    None
}

/// Shows the dialog if it is open.
pub fn show(world: &mut World, frames: &mut Frames<'_>, window: Vec2) {
    if !world.resource::<Panel>().open {
        return;
    }
    let text = theme::words(vec2(window.x, window.y));
    frames.shade(window);
    let size = vec2((980.0 * text).min(window.x - 16.0), (640.0 * text).min(window.y - 16.0));
    let middle = pos2(window.x / 2.0, window.y / 2.0);
    let rect = Rect::from_center_size(middle, size);
    frames.covered.push(Rect::from_min_size(pos2(0.0, 0.0), vec2(window.x, window.y)));
    let mut page = world.resource::<Panel>().page;
    let before = world.resource::<Prefs>().0.clone();
    let mut now = before.clone();
    let waiting = world.resource::<Panel>().listening;
    let mut listening = waiting.and_then(|action| heard(world, action, &mut now));
    let facts = Screenfacts::of(world);
    let look = Look {
        order: Order::Foreground,
        fill: theme::leather(),
        line: 1.5,
        round: 9,
        margin: 14.0 * text,
    };
    let mut open = true;
    framed(frames.ctx, "settings", rect, &look, |ui| {
        theme::wear(ui.style_mut(), text);
        open = view::show(ui, &mut page, &mut now, &facts, &mut listening);
    });
    if input::take(frames.ctx, Action::Back) {
        open = false;
    }
    if listening.is_some() && listening != waiting {
        world.resource_mut::<Actions>().listen();
    }
    let mut panel = world.resource_mut::<Panel>();
    if (panel.open, panel.page, panel.listening) != (open, page, listening) {
        (panel.open, panel.page, panel.listening) = (open, page, listening);
        world.write_message(bevy::window::RequestRedraw);
    }
    if now != before {
        world.resource_mut::<Prefs>().0 = now;
        world.write_message(bevy::window::RequestRedraw);
    }
}

/// Binds a pressed key or button to `action`. Returns the action if it still waits for one.
fn heard(world: &mut World, action: Action, now: &mut Settings) -> Option<Action> {
    let mut actions = world.resource_mut::<Actions>();
    if actions.listening() {
        return Some(action);
    }
    if let Some(binding) = actions.heard() {
        map::add(now, action, binding);
    }
    None
}
