//! Pictures of the table without a display: of a position, or of the first encounter of a new campaign.

use bevy::prelude::*;
use kernel::campaign::entry::{Entry, Families, FamilyEntry, NewCampaign};
use kernel::campaign::views::party_entry;
use kernel::campaign::{HandPolicy, UndoPolicy};
use kernel::content::source::packs_of;
use kernel::play;
use shell::picture::save;
use shell::shot::{finish, stage, take};
use shell::shot_options::ShotOptions;
use shell::table_window::{TableWindow, Tables};
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::Ask;

use crate::WINDOW;

/// The scenes, each of the first encounter of a new campaign: a hero's turn.
pub const SCENES: &[&str] = &["fight"];
/// The rules, as the program lists them.
const FAMILY: Entry<Tactics> = Entry::new();
/// The tables of a window for this family alone.
const TABLES: Tables =
    Tables { families: Families(&[&Entry::<Tactics>::new()]), tables: &[&WINDOW] };
/// How many heroes are pictured.
const HEROES: usize = 3;
/// The most decisions until the scene is reached.
const MOST: usize = 4000;

/// Draws a picture and writes it to a file.
///
/// # Errors
/// Returns an error if there is no such scene, no pack, no renderer, or the file cannot be read or written.
pub fn shot(options: &ShotOptions) -> Result<(), String> {
    let position = options.vignette.as_deref().map(|file| WINDOW.position(&FAMILY, file));
    let position = position.transpose()?;
    if position.is_none() && !SCENES.contains(&options.scene.as_str()) {
        return Err(format!("no scene `{}`; there are {}", options.scene, SCENES.join(", ")));
    }
    let (mut app, target) = stage(options, TABLES)?;
    // The campaign's folder is kept until the picture is taken.
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    match position {
        Some(position) => position(app.world_mut()),
        None => fight(app.world_mut(), folder.path(), options.seed)?,
    }
    app.update();
    finish(&mut app);
    let taken = take(&mut app, target)?;
    save(&taken, &options.out)
}

/// Plays a new campaign of the first pack to the first turn of a hero.
fn fight(world: &mut World, folder: &std::path::Path, seed: u64) -> Result<(), String> {
    let pack = packs_of(FAMILY.id()).into_iter().next().ok_or("no content pack was found")?;
    let view = FAMILY.pack(&pack).map_err(|trouble| trouble.to_string())?;
    let choices = view.choice.map(|choice| choice.options).unwrap_or_default();
    let mut choices = choices.iter().map(|option| option.id.as_str());
    let heroes = view.heroes.iter().take(HEROES);
    let party: Vec<String> = heroes.map(|hero| party_entry(&hero.id, choices.next())).collect();
    let new = NewCampaign {
        pack: &pack,
        party: &party,
        players: &[],
        name: &view.name,
        seed,
        undo: UndoPolicy::Free,
        hands: HandPolicy::Open,
        difficulty: None,
    };
    let game = FAMILY.create(folder, &new).map_err(|trouble| trouble.to_string())?;
    shell::play::start(world, game, Some(seed));
    for _ in 0..MOST {
        let asked = play::prompt::<Tactics>(world).map(|prompt| prompt.ask);
        if asked == Some(Ask::Turn) {
            return Ok(());
        }
        if !WINDOW.decide(world) {
            break;
        }
    }
    Err("no hero came to a turn".into())
}
