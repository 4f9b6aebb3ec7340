//! Looking after campaigns from the window: one file of each, places to go back to, new content,
//! reports of problems, another folder where the old one cannot be written any more.

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

/// What is open of the care of folders, and what was typed.
#[derive(Resource, Default)]
pub struct FolderDialog {
    /// What is open.
    pub open: Option<Open>,
    /// What the player says is wrong.
    pub said: String,
    /// The file to make a campaign of.
    pub file: String,
    /// What came of the last command; false: it went wrong.
    pub told: Option<(bool, String)>,
    /// A picture is to be taken after so many frames.
    picture: Option<u8>,
    /// The people at the table, while a picture of it is taken.
    names: Option<Players>,
}

/// A dialog.
pub enum Open {
    /// About a campaign of the shelf.
    Campaign {
        /// Its folder.
        dir: PathBuf,
        /// What it is called.
        name: String,
        /// Where one can go back to, in words, too.
        back: Vec<(u32, String)>,
        /// The one that is to be confirmed.
        sure: Option<u32>,
    },
    /// Which file.
    Import,
    /// What is wrong at the table.
    Complaint,
}

/// Adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<FolderDialog>().add_systems(Update, (dropped, picture));
}

/// A file that is dropped on the window, away from a game, is one to make a campaign of.
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

/// Applies the commands of this room.
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
            (care.open, care.told) = (None, None);
        }
        FolderCommand::Export(dir) => {
            let done = export(world, &dir)
                .map(|out| t!("keep-done-export", path = out.display().to_string()));
            told(world, done);
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
            told(world, done.map(|what| t!("keep-done-update", what = what)));
        }
        FolderCommand::Report(dir) => {
            let said = world.resource::<FolderDialog>().said.clone();
            let done = write_report(world, &dir, &said, None);
            told(world, done);
        }
        FolderCommand::ReportHere => {
            // Nobody is named on the picture.
            let names = world.remove_resource::<Players>();
            let mut care = world.resource_mut::<FolderDialog>();
            (care.open, care.names) = (None, names);
            // What lies over the table is gone by then.
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
    (care.open, care.told) = (Some(what), None);
}

fn told(world: &mut World, done: Result<String, CampaignError>) {
    let told = done.map_or_else(|t| (false, t.to_string()), |words| (true, words));
    world.resource_mut::<FolderDialog>().told = Some(told);
}

fn open(world: &mut World, dir: PathBuf) {
    let shelf = world.resource::<Shelf>();
    let entry = shelf.entries.iter().find(|e| e.dir == dir);
    let name = entry.map_or_else(String::new, Shelved::name);
    let back = families(world).of_campaign(&dir).map(|family| family.backups(&dir));
    let back = back.unwrap_or_default();
    show(world, Open::Campaign { dir, name, back, sure: None });
}

/// The shelf as it is now.
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
            told(world, Ok(t!("keep-done-import")));
        }
        Err(trouble) => {
            if world.resource::<FolderDialog>().open.is_none() {
                world.resource_mut::<FolderDialog>().file = file.display().to_string();
                show(world, Open::Import);
            }
            told(world, Err(trouble));
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
    told(world, done);
}

fn write_report(
    world: &World,
    dir: &Path,
    said: &str,
    picture: Option<&Path>,
) -> Result<String, CampaignError> {
    let out = free_file("reports", &folder_name(dir))?;
    families(world).of_campaign(dir)?.write_report(dir, said, picture, &out)?;
    Ok(t!("keep-done-report", path = out.display().to_string()))
}

/// Takes the picture of a report when its time has come.
fn picture(
    mut care: ResMut<FolderDialog>,
    windows: Query<(), With<PrimaryWindow>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Nothing is marked as changed while nothing is to be done.
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
    let said = std::mem::take(&mut world.resource_mut::<FolderDialog>().said);
    let done =
        tempfile::tempdir().map_err(|e| CampaignError::Other(e.to_string())).and_then(|place| {
            let file = place.path().join("picture.png");
            // A report without a picture is better than none.
            let drawn = image.is_some_and(|image| save(image, &file).is_ok());
            write_report(world, &dir, &said, drawn.then_some(file.as_path()))
        });
    match done {
        Ok(words) => world.resource_mut::<Notices>().notify(words),
        Err(trouble) => warn(world, trouble.to_string()),
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

/// Ends a scenario that is over and whose end could not be saved.
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
