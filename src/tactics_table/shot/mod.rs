//! Pictures of the table without a display: of a position, or of a new campaign that careful bots play
//! until it comes to a scene.

mod scene;

use kernel::campaign::entry::{Entry, Families};
use shell::picture::save;
use shell::shot::{finish, stage, take};
use shell::shot_options::ShotOptions;
use shell::table_window::{TableWindow, Tables};
use tactics::rules::family::Tactics;

use crate::WINDOW;

pub use scene::SCENES;

/// The rules, as the program lists them.
pub const FAMILY: Entry<Tactics> = Entry::new();
/// The tables of a window for this family alone.
pub const TABLES: Tables =
    Tables { families: Families(&[&Entry::<Tactics>::new()]), tables: &[&WINDOW] };

/// Draws a picture and writes it to a file.
///
/// # Errors
/// Returns an error if there is no such scene, no pack, no renderer, or the file cannot be read or written.
pub fn shot(options: &ShotOptions) -> Result<(), String> {
    let position = options.vignette.as_deref().map(|file| WINDOW.position(&FAMILY, file));
    let position = position.transpose()?;
    if position.is_none() && !scene::is_known(&options.scene) {
        return Err(format!(
            "no scene `{}`; there are {}, and fight:CHAPTER",
            options.scene,
            SCENES.join(", ")
        ));
    }
    let (mut app, target) = stage(options, TABLES)?;
    // The campaign's folder is kept until the picture is taken.
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    match position {
        Some(position) => position(app.world_mut()),
        None => {
            let laid = scene::lay(&mut app, &options.scene, folder.path(), options.seed);
            laid.map_err(|trouble| trouble.to_string())?;
        }
    }
    app.update();
    finish(&mut app);
    let taken = take(&mut app, target)?;
    save(&taken, &options.out)
}
