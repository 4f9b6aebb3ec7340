//! The register of screens: which function shows which, with what layout, keys and overlays.

use std::collections::HashMap;

use bevy::prelude::*;

use super::frame::Frames;
use crate::shell::screen::Screen;

/// Shows a screen of this size.
pub type Show = fn(&mut World, &mut Frames<'_>, Vec2);

/// Shows an overlay over a screen, if it is open.
pub type Overlay = fn(&mut World, &mut Frames<'_>, Screen);

/// Handles the keys of a screen that no overlay has taken.
pub type Keys = fn(&mut World, &mut Frames<'_>);

/// How a screen behaves beside the page of rules, with the focus, and with a backdrop.
#[derive(Clone, Copy, Debug)]
pub struct ScreenLayout {
    /// The minimum width to which the screen shrinks beside the page of rules; in less room the
    /// page covers it.
    pub least: f32,
    /// Whether only the screen's own widgets take the focus.
    pub plain: bool,
    /// Whether the picture of [`Backdrop`](super::backdrop::Backdrop) stands behind it.
    pub backdrop: bool,
}

impl ScreenLayout {
    /// The layout of a page of text.
    pub const PAGE: ScreenLayout = ScreenLayout { least: 640.0, plain: true, backdrop: false };
    /// The layout of a page that needs the width.
    pub const WIDE: ScreenLayout = ScreenLayout { least: 1000.0, ..ScreenLayout::PAGE };
    /// The layout of a screen that never shrinks.
    pub const WHOLE: ScreenLayout = ScreenLayout { least: f32::INFINITY, ..ScreenLayout::PAGE };
}

/// The registered screens and overlays.
#[derive(Resource, Default)]
pub struct Screens {
    pub(super) screens: HashMap<Screen, (ScreenLayout, Show)>,
    pub(super) tables: HashMap<&'static str, Show>,
    pub(super) overlays: Vec<(&'static str, Overlay)>,
    pub(super) keys: HashMap<Screen, Keys>,
}

impl Screens {
    /// Returns the layout of a screen.
    pub fn layout(&self, screen: Screen) -> ScreenLayout {
        self.screens.get(&screen).map_or(ScreenLayout::WHOLE, |(layout, _)| *layout)
    }
}

/// Registers screens with an app.
pub trait AddScreens {
    /// Registers a screen.
    fn add_screen(&mut self, screen: Screen, layout: ScreenLayout, show: Show) -> &mut Self;
    /// Registers the table of a family.
    fn add_table(&mut self, family: &'static str, show: Show) -> &mut Self;
    /// Registers an overlay over the screens, except over the table of another family.
    fn add_overlay(&mut self, family: &'static str, show: Overlay) -> &mut Self;
    /// Registers the key handler of a screen; it runs after every overlay.
    fn add_keys(&mut self, screen: Screen, keys: Keys) -> &mut Self;
}

impl AddScreens for App {
    fn add_screen(&mut self, screen: Screen, layout: ScreenLayout, show: Show) -> &mut App {
        self.init_resource::<Screens>();
        self.world_mut().resource_mut::<Screens>().screens.insert(screen, (layout, show));
        self
    }

    fn add_table(&mut self, family: &'static str, show: Show) -> &mut App {
        self.init_resource::<Screens>();
        self.world_mut().resource_mut::<Screens>().tables.insert(family, show);
        self
    }

    fn add_overlay(&mut self, family: &'static str, show: Overlay) -> &mut App {
        self.init_resource::<Screens>();
        self.world_mut().resource_mut::<Screens>().overlays.push((family, show));
        self
    }

    fn add_keys(&mut self, screen: Screen, keys: Keys) -> &mut App {
        self.init_resource::<Screens>();
        self.world_mut().resource_mut::<Screens>().keys.insert(screen, keys);
        self
    }
}
