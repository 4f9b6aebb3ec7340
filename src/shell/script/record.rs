//! Records what is decided while a script plays, as lines for `emberdeck headless`: the same lines must
//! make the same journal without a window.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use bevy::prelude::*;

use crate::shell::script::steps::Script;
use crate::shell::session::saved;

/// The line by which a game without a window goes on by itself where the window does.
const BY_ITSELF: &str = "{\"type\":\"stops\",\"on\":true}\n";

/// Begins a record in a file; what was there is gone.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn begin(world: &mut World, path: &Path) -> Result<(), String> {
    if path.exists() {
        std::fs::remove_file(path).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    add(path, BY_ITSELF)?;
    let mut script = world.resource_mut::<Script>();
    (script.record, script.recorded) = (Some(path.to_owned()), None);
    Ok(())
}

/// Returns by what the game on the table is known in a record: its folder and its chapter or scenario.
pub fn game(world: &World) -> Option<String> {
    world.get_resource::<Script>()?.record.as_ref()?;
    let game = saved(world)?;
    Some(format!("{} {}", game.dir().display(), game.next_game()?))
}

/// Records a line about that game, if a script records. What belongs to another game than the line before
/// begins anew, as another run of `emberdeck headless` does.
pub fn line(world: &mut World, game: Option<String>, line: &str) {
    let (Some(game), Some(mut script)) = (game, world.get_resource_mut::<Script>()) else { return };
    let Some(path) = script.record.clone() else { return };
    let before = script.recorded.replace(game);
    let other = before.is_some() && before != script.recorded;
    let begun = if other { BY_ITSELF } else { "" };
    // What is missing in the record shows when its game is compared with that of the window.
    if let Err(trouble) = add(&path, &format!("{begun}{line}\n")) {
        error!("{trouble}");
    }
}

/// Returns the line that answers the prompt of that number by the options at these places.
pub fn choice(prompt: u32, options: &[usize]) -> String {
    let options: Vec<String> = options.iter().map(|n| format!("\"o{}\"", n + 1)).collect();
    let options = options.join(",");
    format!("{{\"type\":\"choose\",\"prompt\":{prompt},\"options\":[{options}]}}")
}

/// Appends text to a file.
///
/// # Errors
/// Returns an error if it cannot be written.
pub fn add(path: &Path, text: &str) -> Result<(), String> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let written = opened.and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|e| format!("{}: {e}", path.display()))
}
