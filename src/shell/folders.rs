//! Manages campaign folders from the window: export and import, backups, new versions of content,
//! problem reports, and relocating a campaign that cannot be saved any more.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::{FileDragAndDrop, PrimaryWindow, RequestRedraw};

use super::command::{Command, CommandQueue, FolderCommand};
use super::play::finish;
use super::screen::Screen;
use super::screens::shelf::Shelf;
use super::session::{GameSession, cannot_save, ended, mark_dirty, saved, warn, with_game};
use super::table_window::{families, table};
use crate::kernel::campaign::entry::Shelved;
use crate::kernel::campaign::players::Players;
use crate::kernel::campaign::saved::move_elsewhere;
use crate::kernel::campaign::{CampaignError, SavedGame};
use crate::kernel::store::data::free_file;
use crate::kit::notices::Notices;
use crate::shell::picture::save;

/// The state of the dialogs about campaign folders.
#[derive(Resource, Default)]
pub struct FolderDialog {
    /// The dialog that is open.
    pub open: Option<Open>,
    /// The player's description of the problem.
    pub description: String,
    /// The path of the file to import.
    pub file: String,
    /// The result of the last command as a message; `false` means failure.
    pub result: Option<(bool, String)>,
    /// The number of frames until a screenshot is taken, if one is wanted.
    picture: Option<u8>,
    /// The players' names, which are hidden while the screenshot is taken.
    names: Option<Players>,
}

/// A dialog.
pub enum Open {
    /// What can be done with a campaign of the shelf.
    Campaign {
        /// Its folder.
        dir: PathBuf,
        /// The campaign's name.
        name: String,
        /// The backups that can be restored: the number of each game and a description.
        back: Vec<(u32, String)>,
        /// The backup whose restoring waits for confirmation.
        sure: Option<u32>,
    },
    /// Asks for a file to import.
    Import,
    /// Asks what the problem at the table is.
    Complaint,
}

/// Adds the dialogs about campaign folders.
pub fn plugin(app: &mut App) {
    app.init_resource::<FolderDialog>().add_systems(Update, (dropped, picture));
}

/// Imports a file that is dropped on the window while no game is on the screen.
fn dropped(
    mut files: MessageReader<FileDragAndDrop>,
    screen: Res<State<Screen>>,
    mut wishes: ResMut<CommandQueue>,
) {
    for file in files.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file
            && matches!(screen.get(), Screen::Title | Screen::Shelf)
        {
            wishes.push(Command::Keep(FolderCommand::Import(path_buf.clone())));
        }
    }
}

/// Applies [`FolderCommand`]s.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Keep(keep) => act(world, keep),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, keep: FolderCommand) {
    match keep {
        FolderCommand::Open(dir) => open(world, dir),
        FolderCommand::Ask => show(world, Open::Import),
        FolderCommand::Complain => show(world, Open::Complaint),
        FolderCommand::Close => {
            let mut care = world.resource_mut::<FolderDialog>();
            (care.open, care.result) = (None, None);
        }
        FolderCommand::Export(dir) => {
            let done = export(world, &dir)
                .map(|out| t!("keep-done-export", path = out.display().to_string()));
            show_result(world, done);
        }
        FolderCommand::Import(file) => import(world, &file),
        FolderCommand::Restore(dir, number) => restore(world, &dir, number),
        FolderCommand::Update(dir) => {
            let opened = families(world).open(&dir);
            let done = opened.and_then(|mut game| {
                let Some(campaign) = game.saved_mut() else { return Ok(String::new()) };
                campaign.take_notices().into_iter().for_each(|notice| warn(world, notice));
                campaign.update()
            });
            show_result(world, done.map(|what| t!("keep-done-update", what = what)));
        }
        FolderCommand::Report(dir) => {
            let description = world.resource::<FolderDialog>().description.clone();
            let done = write_report(world, &dir, &description, None);
            show_result(world, done);
        }
        FolderCommand::ReportHere => {
            // The screenshot shows no player's name.
            let names = world.remove_resource::<Players>();
            let mut care = world.resource_mut::<FolderDialog>();
            (care.open, care.names) = (None, names);
            // Dialogs over the table have closed by then.
            care.picture = Some(3);
            table(world).refresh(world);
        }
        FolderCommand::TryAgain => {
            with_game(world, |game, _| game.saved_mut().map(SavedGame::try_saving));
            end(world);
        }
        FolderCommand::Elsewhere => move_on(world),
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

fn show(world: &mut World, what: Open) {
    let mut care = world.resource_mut::<FolderDialog>();
    (care.open, care.result) = (Some(what), None);
}

fn show_result(world: &mut World, done: Result<String, CampaignError>) {
    let result = done.map_or_else(|t| (false, t.to_string()), |words| (true, words));
    world.resource_mut::<FolderDialog>().result = Some(result);
}

fn open(world: &mut World, dir: PathBuf) {
    let shelf = world.resource::<Shelf>();
    let entry = shelf.entries.iter().find(|e| e.dir == dir);
    let name = entry.map_or_else(String::new, Shelved::name);
    let back = families(world).of_campaign(&dir).map(|family| family.backups(&dir));
    let back = back.unwrap_or_default();
    show(world, Open::Campaign { dir, name, back, sure: None });
}

/// Reloads the shelf.
fn read_shelf(world: &mut World) {
    let shelf = Shelf::read(families(world));
    *world.resource_mut::<Shelf>() = shelf;
}

fn export(world: &World, dir: &Path) -> Result<PathBuf, CampaignError> {
    let out = free_file("exports", &folder_name(dir))?;
    families(world).export(dir, &out)?;
    Ok(out)
}

fn folder_name(dir: &Path) -> String {
    dir.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn import(world: &mut World, file: &Path) {
    match families(world).import_to_shelf(file) {
        Ok((dir, notices)) => {
            notices.into_iter().for_each(|n| warn(world, n));
            world.resource_mut::<NextState<Screen>>().set(Screen::Shelf);
            read_shelf(world);
            open(world, dir);
            show_result(world, Ok(t!("keep-done-import")));
        }
        Err(trouble) => {
            if world.resource::<FolderDialog>().open.is_none() {
                world.resource_mut::<FolderDialog>().file = file.display().to_string();
                show(world, Open::Import);
            }
            show_result(world, Err(trouble));
        }
    }
}

fn restore(world: &mut World, dir: &Path, number: u32) {
    let family = families(world).of_campaign(dir).map_err(CampaignError::from);
    let restored = family.and_then(|family| family.restore(dir, number));
    let done = restored.map(|(_, notices)| {
        notices.into_iter().for_each(|notice| warn(world, notice));
        t!("keep-done-restore")
    });
    read_shelf(world);
    open(world, dir.to_owned());
    show_result(world, done);
}

fn write_report(
    world: &World,
    dir: &Path,
    description: &str,
    picture: Option<&Path>,
) -> Result<String, CampaignError> {
    let out = free_file("reports", &folder_name(dir))?;
    families(world).of_campaign(dir)?.write_report(dir, description, picture, &out)?;
    Ok(t!("keep-done-report", path = out.display().to_string()))
}

/// Takes the screenshot for a report once its frame has come.
fn picture(
    mut care: ResMut<FolderDialog>,
    windows: Query<(), With<PrimaryWindow>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Reads the resource without marking it as changed while there is nothing to do.
    let Some(left) = care.picture else { return };
    redraw.write(RequestRedraw);
    if left > 0 {
        care.picture = Some(left - 1);
        return;
    }
    care.picture = None;
    if windows.is_empty() {
        commands.queue(|world: &mut World| report_here(world, None));
        return;
    }
    commands.spawn(Screenshot::primary_window()).observe(
        |taken: On<ScreenshotCaptured>, mut commands: Commands| {
            let image = taken.image.clone();
            commands.queue(move |world: &mut World| report_here(world, Some(&image)));
        },
    );
}

fn report_here(world: &mut World, image: Option<&Image>) {
    if let Some(names) = world.resource_mut::<FolderDialog>().names.take() {
        world.insert_resource(names);
        table(world).refresh(world);
    }
    let Some(dir) = saved(world).map(|game| game.dir().to_owned()) else {
        return warn(world, t!("keep-position"));
    };
    let description = std::mem::take(&mut world.resource_mut::<FolderDialog>().description);
    let done =
        tempfile::tempdir().map_err(|e| CampaignError::Other(e.to_string())).and_then(|place| {
            let file = place.path().join("picture.png");
            // A report without a screenshot is better than none.
            let drawn = image.is_some_and(|image| save(image, &file).is_ok());
            write_report(world, &dir, &description, drawn.then_some(file.as_path()))
        });
    match done {
        Ok(words) => world.resource_mut::<Notices>().notify(words),
        Err(trouble) => warn(world, trouble.to_string()),
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

/// Finishes a game that is over, after its result could not be saved at first.
fn end(world: &mut World) {
    let ended = ended(world).is_some() && world.resource::<GameSession>().finished.is_none();
    if ended && !cannot_save(world) {
        finish(world);
    }
}

fn move_on(world: &mut World) {
    let moved = with_game(world, |game, _| {
        let saved = game.saved_mut()?;
        Some(move_elsewhere(saved, None).map(|missing| (missing, saved.dir().to_owned())))
    });
    let Some(Some(moved)) = moved else { return };
    match moved {
        Ok((missing, dir)) => {
            for what in missing {
                warn(world, t!("keep-not-copied", what = what));
            }
            let words = t!("keep-moved", path = dir.display().to_string());
            world.resource_mut::<Notices>().notify(words);
            end(world);
        }
        Err(trouble) => warn(world, trouble.to_string()),
    }
}
