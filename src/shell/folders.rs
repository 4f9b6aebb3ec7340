//! Looking after campaigns from the window: one file of each, places to go back to, new content,
//! reports of problems, another folder where the old one cannot be written any more.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::{FileDragAndDrop, PrimaryWindow, RequestRedraw};

use super::command::{Command, CommandQueue, FolderCommand};
use super::model;
use super::play::finish;
use super::screen::Screen;
use super::screens::shelf::Shelf;
use super::session::{GameSession, cannot_save, mark_dirty, warn};
use crate::campaign::generations::{self, Generation};
use crate::campaign::players::Players;
use crate::campaign::quest::scenario_name;
use crate::campaign::{Campaign, Game, Trouble, archive, packs, relocate, report, shelf};
use crate::kit::notices::Notices;
use crate::rules::play;
use crate::shell::picture::save;

/// What is open of all this, and what was typed.
#[derive(Resource, Default)]
pub struct Care {
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
        back: Vec<(Generation, String)>,
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
    app.init_resource::<Care>().add_systems(Update, (dropped, picture));
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
            wishes.0.push(Command::Keep(FolderCommand::Import(path_buf.clone())));
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
            let mut care = world.resource_mut::<Care>();
            (care.open, care.told) = (None, None);
        }
        FolderCommand::Export(dir) => {
            let done =
                export(&dir).map(|out| t!("keep-done-export", path = out.display().to_string()));
            told(world, done);
        }
        FolderCommand::Import(file) => import(world, &file),
        FolderCommand::Restore(dir, number) => restore(world, &dir, number),
        FolderCommand::Update(dir) => {
            let mut notices = Vec::new();
            let done = Campaign::open(&dir).and_then(|mut c| {
                notices = std::mem::take(&mut c.notices);
                c.update()
            });
            notices.into_iter().for_each(|notice| warn(world, notice));
            told(world, done.map(|what| t!("keep-done-update", what = what)));
        }
        FolderCommand::Report(dir) => {
            let said = world.resource::<Care>().said.clone();
            let done = write_report(&dir, &said, None);
            told(world, done);
        }
        FolderCommand::ReportHere => {
            // Nobody is named on the picture.
            let names = world.remove_resource::<Players>();
            let mut care = world.resource_mut::<Care>();
            (care.open, care.names) = (None, names);
            // What lies over the table is gone by then.
            care.picture = Some(3);
            model::refresh(world);
        }
        FolderCommand::TryAgain => {
            if let Some(Game::Saved(session)) = &mut world.resource_mut::<GameSession>().game {
                session.try_saving();
            }
            end(world);
        }
        FolderCommand::Elsewhere => move_on(world),
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

fn show(world: &mut World, what: Open) {
    let mut care = world.resource_mut::<Care>();
    (care.open, care.told) = (Some(what), None);
}

fn told(world: &mut World, done: Result<String, Trouble>) {
    let told = done.map_or_else(|t| (false, t.0), |words| (true, words));
    world.resource_mut::<Care>().told = Some(told);
}

fn open(world: &mut World, dir: PathBuf) {
    let shelf = world.resource::<Shelf>();
    let entry = shelf.entries.iter().find(|e| e.dir == dir);
    let name = entry.map_or_else(String::new, shelf::Entry::name);
    let record = entry.and_then(|e| e.record.as_ref().ok());
    let content = record.and_then(|r| packs::find_of(&dir, &r.pack).ok());
    let called = |id: &str| match record {
        Some(record) => scenario_name(content.as_deref(), &record.body.quests, id),
        None => id.to_owned(),
    };
    let back = generations::list(&dir);
    let back = back.into_iter().map(|g| (g.clone(), g.words(called))).collect();
    show(world, Open::Campaign { dir, name, back, sure: None });
}

/// The shelf as it is now.
fn read_shelf(world: &mut World) {
    *world.resource_mut::<Shelf>() = Shelf::read();
}

fn export(dir: &Path) -> Result<PathBuf, Trouble> {
    let out = shelf::free_file("exports", &folder_name(dir))?;
    archive::export(dir, &out)?;
    Ok(out)
}

fn folder_name(dir: &Path) -> String {
    dir.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn import(world: &mut World, file: &Path) {
    match archive::import_to_shelf(file) {
        Ok((dir, notices)) => {
            notices.into_iter().for_each(|n| warn(world, n));
            world.resource_mut::<NextState<Screen>>().set(Screen::Shelf);
            read_shelf(world);
            open(world, dir);
            told(world, Ok(t!("keep-done-import")));
        }
        Err(trouble) => {
            if world.resource::<Care>().open.is_none() {
                world.resource_mut::<Care>().file = file.display().to_string();
                show(world, Open::Import);
            }
            told(world, Err(trouble));
        }
    }
}

fn restore(world: &mut World, dir: &Path, number: u32) {
    let done = generations::restore(dir, number).map(|(_, notices)| {
        notices.into_iter().for_each(|notice| warn(world, notice));
        t!("keep-done-restore")
    });
    read_shelf(world);
    open(world, dir.to_owned());
    told(world, done);
}

fn write_report(dir: &Path, said: &str, picture: Option<&Path>) -> Result<String, Trouble> {
    let out = shelf::free_file("reports", &folder_name(dir))?;
    report::write(dir, said, picture, &out)?;
    Ok(t!("keep-done-report", path = out.display().to_string()))
}

/// Takes the picture of a report when its time has come.
fn picture(
    mut care: ResMut<Care>,
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
    if let Some(names) = world.resource_mut::<Care>().names.take() {
        world.insert_resource(names);
        model::refresh(world);
    }
    let dir = match &world.resource::<GameSession>().game {
        Some(Game::Saved(session)) => session.campaign.dir.clone(),
        _ => return warn(world, t!("keep-position")),
    };
    let said = std::mem::take(&mut world.resource_mut::<Care>().said);
    let done = tempfile::tempdir().map_err(|e| Trouble(e.to_string())).and_then(|place| {
        let file = place.path().join("picture.png");
        // A report without a picture is better than none.
        let drawn = image.is_some_and(|image| save(image, &file).is_ok());
        write_report(&dir, &said, drawn.then_some(file.as_path()))
    });
    match done {
        Ok(words) => world.resource_mut::<Notices>().notify(words),
        Err(trouble) => warn(world, trouble.0),
    }
    mark_dirty(world);
    world.write_message(RequestRedraw);
}

/// Ends a scenario that is over and whose end could not be saved.
fn end(world: &mut World) {
    let ended = play::ended(world).is_some() && world.resource::<GameSession>().finished.is_none();
    if ended && !cannot_save(world) {
        finish(world);
    }
}

fn move_on(world: &mut World) {
    let mut desk = world.resource_mut::<GameSession>();
    let Some(Game::Saved(session)) = &mut desk.game else { return };
    let moved =
        relocate::refuge(&session.campaign.dir).and_then(|dir| Ok((session.move_to(&dir)?, dir)));
    match moved {
        Ok((missing, dir)) => {
            for what in missing {
                warn(world, t!("keep-not-copied", what = what));
            }
            let words = t!("keep-moved", path = dir.display().to_string());
            world.resource_mut::<Notices>().notify(words);
            end(world);
        }
        Err(trouble) => warn(world, trouble.0),
    }
}
