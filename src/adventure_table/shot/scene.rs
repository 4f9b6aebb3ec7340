//! Sets up each scene: by playing, by opening a page, or from a prepared position.

use bevy::prelude::*;

use super::laid::{Position, advance, begin, lay};
use super::{camps, dice, seated, tales, told};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::model::Model;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::screen_names::NEW;
use crate::adventure_table::screens::house_rules::HouseRules;
use crate::adventure_table::session::start;
use crate::adventure_table::shot::pages;
use crate::adventure_table::{coach, story};
use crate::campaign::{Campaign, Session};
use crate::cards::source::{find_pack, packs};
use crate::kit::frame::Speed;
use crate::kit::notices::Notices;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::play;
use crate::shell::command::{Command, CommandQueue, HistoryCommand};
use crate::shell::screen::Screen;
use crate::sim::bots::Bot;
use crate::sim::bots::careful::Careful;

/// Sets up a scene. Returns the temporary folder of its campaign, if it has one.
///
/// # Errors
/// Returns an error if something that the scene needs is missing.
pub fn scene(
    app: &mut App,
    scene: &str,
    seed: u64,
    position: Option<&Position>,
) -> Result<Option<tempfile::TempDir>, String> {
    match scene {
        "title" => return Ok(None),
        "new" | "house" => {
            app.world_mut().resource_mut::<NextState<Screen>>().set(NEW);
            app.update();
            app.world_mut().resource_mut::<HouseRules>().0 = scene == "house";
            return Ok(None);
        }
        "guide" | "guide-check" => {
            guide(app, scene == "guide-check", seed);
            return Ok(None);
        }
        "chronicle" | "statistics" => return told::told(app, scene, seed).map(Some),
        "after" if position.is_none() => {
            let folder = played(app, seed, 20_000)?;
            story::on(app.world_mut());
            app.update();
            app.update();
            return Ok(Some(folder));
        }
        "moments" | "replay" => return past_scene(app, scene, seed).map(Some),
        tale if tales::SCENES.contains(&tale) => {
            let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
            tales::lay(app, folder.path(), (tale, seed), position)?;
            return Ok(Some(folder));
        }
        people if seated::SCENES.contains(&people) => {
            let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
            seated::lay(app, folder.path(), people, seed)?;
            return Ok(Some(folder));
        }
        page if pages::SCENES.contains(&page) => {
            let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
            pages::lay(app, folder.path(), page)?;
            return Ok(Some(folder));
        }
        camp if camps::SCENES.contains(&camp) => {
            let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
            camps::lay(app.world_mut(), folder.path(), camp, seed)?;
            app.update();
            return Ok(Some(folder));
        }
        _ => {}
    }
    match position {
        Some(position) => lay(app.world_mut(), position, false),
        None => begin(app.world_mut(), if scene == "party" { 6 } else { 2 }, seed)?,
    }
    let until: fn(&Model) -> bool = match scene {
        "stage" | "staged" | "closer" | "roll" | "flight" | "many-dice" => |m| m.check.is_some(),
        "after" => |_| false,
        _ if position.is_some() => |_| true,
        _ => |m| m.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn),
    };
    advance(app, until, 4000);
    let world = app.world_mut();
    match scene {
        "roll" => {
            world.insert_resource(Speed(2));
            let roll =
                world.resource::<Model>().offered(|a| *a == crate::rules::flow::prompt::Act::Roll);
            world.resource_mut::<CommandQueue>().push(TableCommand::Do(roll));
            app.update();
            let mut playback = app.world_mut().resource_mut::<Playback>();
            let speed = Speed(2);
            if playback.air(speed) < 1.0 {
                playback.skip(speed);
            }
            playback.hold = true;
        }
        "staged" => dice::staged(world),
        "flight" => dice::flight(app),
        "many-dice" => dice::many(world),
        "inspect" => {
            let eyes = world.resource::<Model>().eyes();
            let pile = crate::rules::state::ids::PileId::Hand(eyes);
            let card = crate::rules::state::table::pile(world, pile).first().copied();
            let def = card.map(|c| crate::rules::state::table::card(world, c).def);
            world.resource_mut::<Model>().inspect = def.map(FaceKey::Card);
        }
        "rules" => {
            world.resource_mut::<CommandQueue>().push(Command::Rule("AC-CHECK-47".into()));
        }
        "closer" => {
            // Frames what matters while a check is staged.
            crate::adventure_table::lens::frame(world);
        }
        "board" => {
            let eyes = world.resource::<Model>().eyes();
            let def = crate::rules::state::table::hero(world, eyes).def;
            world.resource_mut::<Model>().inspect = Some(FaceKey::Hero(def as u16));
        }
        _ => {}
    }
    app.update();
    Ok(None)
}

/// Starts the tutorial game, at its beginning or at its first check.
fn guide(app: &mut App, check: bool, seed: u64) {
    coach::start_with(app.world_mut(), seed);
    app.update();
    if check {
        let explore = TableCommand::Do(vec![Act::Explore]);
        app.world_mut().resource_mut::<CommandQueue>().push(explore);
        app.update();
    }
    app.update();
}

/// Opens the list of moments of a game, or a replay.
fn past_scene(app: &mut App, scene: &str, seed: u64) -> Result<tempfile::TempDir, String> {
    let replay = scene == "replay";
    let folder = played(app, seed, if replay { 20_000 } else { 70 })?;
    let mut push = |command: HistoryCommand| {
        app.world_mut().resource_mut::<CommandQueue>().push(Command::Past(command));
        app.update();
    };
    if replay {
        push(HistoryCommand::Watch(folder.path().to_owned(), 1));
        for _ in 0..3 {
            push(HistoryCommand::NextTurn);
        }
        for _ in 0..4 {
            push(HistoryCommand::Next);
        }
    } else {
        for _ in 0..3 {
            app.world_mut().resource_mut::<CommandQueue>().push(Command::Undo);
            app.update();
        }
        app.world_mut().resource_mut::<Notices>().list.clear();
        app.world_mut()
            .resource_mut::<CommandQueue>()
            .push(Command::Past(HistoryCommand::Show(true)));
        app.update();
    }
    app.update();
    Ok(folder)
}

/// Plays the first scenario of a campaign by the careful bot, to its end or for this many
/// decisions. Returns its folder.
fn played(app: &mut App, seed: u64, most: usize) -> Result<tempfile::TempDir, String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
    let party: Vec<String> = content.heroes.iter().take(3).map(|h| h.id.clone()).collect();
    let made = Campaign::create(folder.path(), &name, &party, &[], "The lamps", seed);
    let session = Session::new(made.map_err(|t| t.to_string())?);
    let world = app.world_mut();
    start(world, session, Some(seed));
    story::on(world);
    let mut bot = Careful::new(seed);
    for _ in 0..most {
        let Some(prompt) = play::prompt(world).cloned() else { break };
        let acts = bot.choose(world, &prompt);
        world.resource_mut::<CommandQueue>().push(TableCommand::Do(acts));
        crate::shell::apply::apply(world);
        world.resource_mut::<Playback>().skip_all();
    }
    app.update();
    app.update();
    Ok(folder)
}
