//! The settings of this machine in the window: read at the start, written soon after a change.

use bevy::prelude::*;

use super::desk;
use crate::settings::Settings;
use crate::table::Speed;

/// How many seconds after the last change the file is written.
const LATER: f32 = 0.6;

/// What people chose for this machine. Pictures and tests have the usual, and write nothing.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Prefs(pub Settings);

/// The settings as they are on the disk, where this window keeps them there.
#[derive(Resource)]
struct Kept {
    written: Settings,
    due: Option<f32>,
}

/// Applies settings wherever there are any.
pub fn plugin(app: &mut App) {
    app.init_resource::<Prefs>().add_systems(Update, (pace, keep.run_if(resource_exists::<Kept>)));
}

/// This window reads the settings, and writes what is changed. Says what was wrong with the file.
pub fn install(app: &mut App) {
    let (settings, trouble) = Settings::load();
    settings.speak();
    app.insert_resource(Kept { written: settings.clone(), due: None });
    app.insert_resource(Speed(settings.speed));
    app.insert_resource(Prefs(settings));
    if let Some(trouble) = trouble {
        app.add_systems(PostStartup, move |world: &mut World| desk::tell(world, trouble.clone()));
    }
}

/// How fast things move is a setting, and the menu changes it, too.
fn pace(speed: Res<Speed>, mut prefs: ResMut<Prefs>) {
    if speed.is_changed() && !speed.is_added() && prefs.speed != speed.0 {
        prefs.speed = speed.0;
    }
}

/// Writes what was changed, once nothing more is.
fn keep(world: &mut World) {
    let now = world.resource::<Prefs>().0.clone();
    let time = world.resource::<Time<Real>>().elapsed_secs();
    let mut kept = world.resource_mut::<Kept>();
    if kept.written == now {
        kept.due = None;
        return;
    }
    let due = *kept.due.get_or_insert(time + LATER);
    if time < due {
        world.write_message(bevy::window::RequestRedraw);
        return;
    }
    kept.due = None;
    kept.written = now.clone();
    if let Err(trouble) = now.save() {
        desk::tell(world, trouble.0);
    }
}
