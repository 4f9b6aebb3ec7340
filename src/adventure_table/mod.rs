//! The table: cards, piles, tokens and dice on entities, and the hands that move them.
//!
//! What is shown is a function of what is: each card's target pose follows from its pile and its
//! index, from the open prompt and from the cues that are being played. Poses ease to their
//! targets; nothing here decides anything about the rules.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Vec2 as EVec2;

pub mod bench;
pub mod boards;
pub mod command;
pub mod dice;
pub mod downtime;
pub mod drop;
pub mod drop_hint;
pub mod ease;
pub mod focus;
#[cfg(test)]
mod focus_tests;
mod focus_words;
pub mod gesture;
pub mod hands;
pub mod layout;
pub mod lens;
pub mod listen;
pub mod paint;
pub mod panels;
pub mod pins;
pub mod plates;
pub mod pose;
pub mod screen;
pub mod script;
pub mod shot;
pub mod sounds;
pub mod stage;
pub mod stories;
#[cfg(test)]
pub(crate) mod tests;
pub mod theatre;

/// The size of what is drawn on, in points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Screenful(pub Vec2);

/// The layout in force.
#[derive(Resource, Clone, Debug, Deref)]
pub struct Laid(pub layout::Layout);

impl Default for Laid {
    fn default() -> Self {
        Laid(layout::Layout::new(
            EVec2::new(1600.0, 900.0),
            3,
            1,
            false,
            crate::kit::theme::Scale::default(),
        ))
    }
}

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
pub enum Step {
    /// Read the pointer and the keys.
    Hands,
    /// Carry wishes out: rules calls.
    Grant,
    /// Where everything goes.
    Aim,
    /// Move it.
    Ease,
    /// Hand it to the renderer.
    Show,
}

/// Adds the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Screenful>()
        .init_resource::<Laid>()
        .init_resource::<lens::Lens>()
        .init_resource::<crate::kit::art::NewArt>()
        .init_resource::<theatre::Theatre>()
        .init_resource::<hands::Hands>()
        .init_resource::<focus::Focused>()
        .insert_resource(Speed(2))
        .add_plugins((crate::kit::card::plugin, crate::kit::dice::plugin, plates::plugin))
        .init_resource::<stage::Needle>()
        .add_systems(PreStartup, crate::kit::art::open)
        .add_systems(OnEnter(crate::shell::screens::Screen::Table), lens::forget)
        .configure_sets(
            Update,
            (Step::Hands, Step::Grant, Step::Aim, Step::Ease, Step::Show).chain(),
        )
        .add_systems(
            Update,
            (
                (wear, measure).before(Step::Hands),
                crate::kit::art::collect.before(Step::Hands),
                (hands::read, lens::hands, lens::keys, gesture::act).chain().in_set(Step::Hands),
                pose::aim.in_set(Step::Aim),
                (crate::kit::dice::toss, theatre::play, ease::ease, stage::ease)
                    .chain()
                    .in_set(Step::Ease),
                (crate::kit::wood::lay, plates::lay, ease::show, dice::cast::cast)
                    .in_set(Step::Show),
            ),
        );
}

/// Sizes and colors are as people chose them.
fn wear(prefs: Res<crate::shell::prefs::Prefs>, mut redraw: MessageWriter<RequestRedraw>) {
    if !prefs.is_changed() {
        return;
    }
    let sized = crate::kit::theme::wear_scale(&prefs);
    if crate::kit::theme::wear_palette(&prefs) || sized {
        redraw.write(RequestRedraw);
    }
}

/// Reads the size of the camera's target.
fn measure(cameras: Query<&Camera, With<Camera2d>>, mut screen: ResMut<Screenful>) {
    let size = cameras.iter().find_map(Camera::logical_viewport_size);
    if let Some(size) = size
        && screen.0 != size
    {
        screen.0 = size;
    }
}
