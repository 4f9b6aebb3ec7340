//! The settings of this machine in the window: read at the start, written soon after a change.

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

/// How many seconds after the last change the file is written.
const LATER: f32 = 0.6;

/// The settings as they are on the disk, where this window keeps them there.
#[derive(Resource)]
struct Kept {
    written: Settings,
    due: Option<f32>,
}

/// Applies settings wherever there are any.
pub fn plugin(app: &mut App) {
    let kept = resource_exists::<Kept>;
    app.init_resource::<Prefs>()
        .add_systems(Update, (pace, relocalize.run_if(kept)).chain())
        // After everything that may end the program.
        .add_systems(Last, keep.run_if(kept));
}

/// This window has these settings, and writes what is changed; says what was wrong with the file.
pub fn install(app: &mut App, settings: Settings, trouble: Option<String>) {
    app.insert_resource(Kept { written: settings.clone(), due: None });
    app.insert_resource(Speed(settings.speed));
    app.insert_resource(Prefs(settings));
    if let Some(trouble) = trouble {
        app.add_systems(PostStartup, move |world: &mut World| warn(world, trouble.clone()));
    }
}

/// How fast things move is a setting, and the menu changes it, too.
fn pace(mut speed: ResMut<Speed>, mut prefs: ResMut<Prefs>) {
    if speed.is_changed() && !speed.is_added() && prefs.speed != speed.0 {
        prefs.speed = speed.0;
    } else if prefs.is_changed() && !prefs.is_added() && prefs.speed != speed.0 {
        speed.0 = prefs.speed;
    }
}

/// Another language is spoken at once: what was put in words before is said anew.
fn relocalize(world: &mut World) {
    let speaks = world.resource::<Prefs>().effective_language();
    if !world.is_resource_changed::<Prefs>() || speaks == lang::current() {
        return;
    }
    lang::set_current(speaks);
    for table in world.resource::<Tables>().tables {
        table.respeak(world);
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

/// Writes what was changed, once nothing more is, or at the end.
fn keep(world: &mut World) {
    let now = world.resource::<Prefs>().0.clone();
    let time = world.resource::<Time<Real>>().elapsed_secs();
    let over = !world.resource::<Messages<AppExit>>().is_empty();
    let mut kept = world.resource_mut::<Kept>();
    if kept.written == now {
        kept.due = None;
        return;
    }
    let due = *kept.due.get_or_insert(time + LATER);
    if time < due && !over {
        world.write_message(RequestRedraw);
        return;
    }
    kept.due = None;
    kept.written = now.clone();
    if let Err(trouble) = now.save() {
        warn(world, trouble.to_string());
    }
}
