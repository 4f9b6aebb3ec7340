//! The user's settings in the window: loaded at the start, saved shortly after a change.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::screen::Screen;
use super::screens::shelf::Shelf;
use super::session::GameSession;
use super::table_window::{Tables, families, table};
use crate::kit::frame::Speed;
use crate::kit::prefs::Prefs;
use crate::lang;
use crate::settings::Settings;
use crate::shell::session::{mark_dirty, warn};

/// The seconds between the last change and the saving of the file.
const LATER: f32 = 0.6;

/// The settings as they are on the disk, if this window saves them.
#[derive(Resource)]
struct SavedSettings {
    written: Settings,
    due: Option<f32>,
}

/// Applies the settings, in a window and in pictures alike.
pub fn plugin(app: &mut App) {
    let installed = resource_exists::<SavedSettings>;
    app.init_resource::<Prefs>()
        .add_systems(Update, (pace, relocalize.run_if(installed)).chain())
        // This runs after every system that may exit the app.
        .add_systems(Last, save_changes.run_if(installed));
}

/// Installs settings in this window and has changes saved. Shows `trouble`, an error in the file,
/// as a notice.
pub fn install(app: &mut App, settings: Settings, trouble: Option<String>) {
    app.insert_resource(SavedSettings { written: settings.clone(), due: None });
    app.insert_resource(Speed(settings.speed));
    app.insert_resource(Prefs(settings));
    if let Some(trouble) = trouble {
        app.add_systems(PostStartup, move |world: &mut World| warn(world, trouble.clone()));
    }
}

/// Keeps the animation speed and its setting equal, since the menu changes the speed, too.
fn pace(mut speed: ResMut<Speed>, mut prefs: ResMut<Prefs>) {
    if speed.is_changed() && !speed.is_added() && prefs.speed != speed.0 {
        prefs.speed = speed.0;
    } else if prefs.is_changed() && !prefs.is_added() && prefs.speed != speed.0 {
        speed.0 = prefs.speed;
    }
}

/// Switches to another language at once: texts that were localized before are localized again.
fn relocalize(world: &mut World) {
    let speaks = world.resource::<Prefs>().effective_language();
    if !world.is_resource_changed::<Prefs>() || speaks == lang::current() {
        return;
    }
    lang::set_current(speaks);
    for table in world.resource::<Tables>().tables {
        table.relocalize(world);
    }
    if world.resource::<GameSession>().game.is_some() {
        table(world).refresh(world);
    }
    if *world.resource::<State<Screen>>().get() != Screen::Table {
        let shelf = Shelf::read(families(world));
        *world.resource_mut::<Shelf>() = shelf;
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

/// Saves the settings when no more changes follow, or at exit.
fn save_changes(world: &mut World) {
    let now = world.resource::<Prefs>().0.clone();
    let time = world.resource::<Time<Real>>().elapsed_secs();
    let exiting = !world.resource::<Messages<AppExit>>().is_empty();
    let mut saved = world.resource_mut::<SavedSettings>();
    if saved.written == now {
        saved.due = None;
        return;
    }
    let due = *saved.due.get_or_insert(time + LATER);
    if time < due && !exiting {
        world.write_message(RequestRedraw);
        return;
    }
    saved.due = None;
    saved.written = now.clone();
    if let Err(trouble) = now.save() {
        warn(world, trouble.to_string());
    }
}
