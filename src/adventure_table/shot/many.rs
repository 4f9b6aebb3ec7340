//! Draws a picture of every vignette of a folder, to look at, and to check that each can be drawn.

use std::path::{Path, PathBuf};

use bevy::camera::RenderTarget;
use bevy::prelude::*;

use super::laid::{lay, position};
use crate::adventure_table::TABLES;
use crate::adventure_table::shot::laid::Position;
use crate::shell::picture::save;
use crate::shell::shot::{finish, stage, take};
use crate::shell::shot_options::ShotOptions;
use crate::vignette::read::files;

/// Draws the pictures into the folder `options.out`. Returns a report: how many, and which ones
/// failed.
///
/// # Errors
/// Returns an error if the folder cannot be read or written, there is no renderer, or one of them
/// cannot be drawn.
pub fn draw(options: &ShotOptions, folder: &Path) -> Result<String, String> {
    let all = files(folder).map_err(|e| e.to_string())?;
    std::fs::create_dir_all(&options.out).map_err(|e| format!("{}: {e}", options.out.display()))?;
    let (mut app, target) = stage(options, TABLES)?;
    let (mut drawn, mut aside) = (0, Vec::new());
    for file in all {
        // Vignettes of the downtime have no position on a table.
        let position = match position(&file) {
            Ok(position) => position,
            Err(why) if why.contains("between two games") => {
                aside.push(file);
                continue;
            }
            Err(why) => return Err(why),
        };
        let name = name_of(folder, &file);
        one(&mut app, &target, &position, &options.out.join(name))
            .map_err(|e| format!("{}: {e}", file.display()))?;
        drawn += 1;
    }
    Ok(format!("{drawn} positions drawn; {} are none on a table", aside.len()))
}

fn one(
    app: &mut App,
    target: &RenderTarget,
    position: &Position,
    out: &Path,
) -> Result<(), String> {
    lay(app.world_mut(), position, false);
    app.update();
    finish(app);
    let taken = take(app, target.clone())?;
    save(&taken, out)
}

/// `checks/roll.ron` is drawn as `checks-roll.png`.
fn name_of(folder: &Path, file: &Path) -> PathBuf {
    let inner = file.strip_prefix(folder).unwrap_or(file).with_extension("png");
    let words: Vec<String> = inner.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    PathBuf::from(words.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_named_after_their_files() {
        let name = name_of(Path::new("a/b"), Path::new("a/b/checks/roll.ron"));
        assert_eq!(name, Path::new("checks-roll.png"));
    }
}
