//! One picture, drawn offscreen: no display is needed, only a renderer (a software one will do).

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::{assemble, desk, offscreen, pilot, ready};
use crate::app::model::Model;
use crate::app::past::Go;
use crate::campaign::{Campaign, Game, Session};
use crate::cards::source::{find_pack, packs};
use crate::guide::coach;
use crate::rules::flow::past;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::play::{self, Member, Start};
use crate::rules::state::table::{self, Feats};
use crate::screens::Screen;
use crate::screens::house::House;
use crate::screens::shelf::Shelf;
use crate::sim::bots::Bot;
use crate::sim::bots::careful::Careful;
use crate::table::Speed;
use crate::table::art::{Art, FaceKey};

mod camps;
mod dice;
mod many;
mod pages;
mod seated;
mod tales;
mod told;

/// The scenes that can be pictured, besides those between two games.
const SCENES: &[&str] = &[
    "title",
    "new",
    "house",
    "table",
    "party",
    "stage",
    "roll",
    "staged",
    "flight",
    "many-dice",
    "closer",
    "inspect",
    "board",
    "after",
    "rules",
    "moments",
    "replay",
    "chronicle",
    "statistics",
    "guide",
    "guide-check",
];

/// Other names of scenes.
const ALSO: &[(&str, &str)] =
    &[("hero-board", "board"), ("deck-building", "decks"), ("campaign", "camp")];

/// The scenes that can be pictured.
pub fn scenes() -> Vec<&'static str> {
    let also = ALSO.iter().map(|(name, _)| name);
    let all = SCENES.iter().chain(camps::SCENES).chain(seated::SCENES);
    let all = all.chain(tales::SCENES).chain(pages::SCENES);
    all.chain(also).copied().collect()
}

/// What is to be pictured.
#[derive(Clone, Debug)]
pub struct ShotOptions {
    /// One of [`scenes`]; where a position is given, what is shown of it (`table`: as it lies).
    pub scene: String,
    /// A position to draw instead of a game of the first pack.
    pub vignette: Option<PathBuf>,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// How many pixels a point has, as on a screen that is scaled.
    pub scale: f32,
    /// The file, a PNG.
    pub out: PathBuf,
    /// The seed of the scenario that is set up.
    pub seed: u64,
    /// Sizes and colors, as people would have chosen them.
    pub settings: crate::settings::Settings,
}

/// Draws a picture and writes it.
///
/// # Errors
/// When there is no such scene, no content pack, no renderer, or the file cannot be written.
pub fn shot(options: &ShotOptions) -> Result<(), String> {
    if let Some(folder) = options.vignette.as_deref().filter(|path| path.is_dir()) {
        let done = many::draw(options, folder)?;
        let told = crate::terminal::line(&mut crate::terminal::out(), done);
        return told.map_err(|e| e.to_string());
    }
    let position = options.vignette.as_deref().map(position).transpose()?;
    if !scenes().contains(&options.scene.as_str()) {
        let known = scenes().join(", ");
        return Err(format!("no scene `{}`; there are {known}", options.scene));
    }
    let (mut app, target) = stage(options)?;
    let called = ALSO.iter().find(|(name, _)| *name == options.scene).map(|(_, scene)| *scene);
    let called = called.unwrap_or(&options.scene);
    // A campaign that is pictured is kept as long as the picture needs.
    let _folder = scene(&mut app, called, options.seed, position.as_ref())?;
    finish(&mut app);
    let taken = take(&mut app, target)?;
    save(&taken, &options.out)
}

/// An app that draws on a picture, ready for a scene.
fn stage(options: &ShotOptions) -> Result<(App, RenderTarget), String> {
    let (w, h) = options.size;
    if !(320..=8192).contains(&w) || !(240..=8192).contains(&h) {
        return Err("a picture is 320x240 to 8192x8192".into());
    }
    if let Some(language) = options.settings.language {
        crate::lang::speak(language);
    }
    let mut app = super::with_renderer(offscreen)?;
    assemble(&mut app);
    app.insert_resource(Speed(0));
    app.insert_resource(super::prefs::Prefs(options.settings.clone()));
    let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let image = ImageRenderTarget { handle: target, scale_factor: options.scale };
    let target = RenderTarget::Image(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, target.clone()));
    ready(&mut app);
    // Fonts and the size of the picture are known after a frame or two.
    for _ in 0..4 {
        app.update();
    }
    // What lies on this machine's shelf is nobody's business.
    *app.world_mut().resource_mut::<Shelf>() = Shelf::default();
    Ok((app, target))
}

/// Lets everything that is shown be painted.
fn finish(app: &mut App) {
    pages::wait(app);
    for _ in 0..2000 {
        app.update();
        if app.world().resource::<Art>().waiting() == 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    for _ in 0..4 {
        app.update();
    }
}

fn take(app: &mut App, target: RenderTarget) -> Result<Image, String> {
    let slot: Arc<Mutex<Option<Image>>> = Arc::default();
    let put = Arc::clone(&slot);
    app.world_mut().spawn(Screenshot(target)).observe(move |captured: On<ScreenshotCaptured>| {
        if let Ok(mut slot) = put.lock() {
            *slot = Some(captured.image.clone());
        }
    });
    for _ in 0..200 {
        app.update();
        if let Some(image) = slot.lock().ok().and_then(|mut s| s.take()) {
            return Ok(image);
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    Err("the renderer gave no picture".into())
}

/// Writes an image as a PNG.
pub fn save(image: &Image, out: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|e| e.to_string())?;
    picture.to_rgb8().save(out).map_err(|e| format!("{}: {e}", out.display()))
}

fn scene(
    app: &mut App,
    scene: &str,
    seed: u64,
    position: Option<&Position>,
) -> Result<Option<tempfile::TempDir>, String> {
    match scene {
        "title" => return Ok(None),
        "new" | "house" => {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::New);
            app.update();
            app.world_mut().resource_mut::<House>().0 = scene == "house";
            return Ok(None);
        }
        "guide" | "guide-check" => {
            guide(app, scene == "guide-check", seed);
            return Ok(None);
        }
        "chronicle" | "statistics" => return told::told(app, scene, seed).map(Some),
        "after" if position.is_none() => {
            let folder = played(app, seed, 20_000)?;
            super::tale::on(app.world_mut());
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
            world.resource_mut::<desk::Wishes>().0.push(desk::Wish::Do(roll));
            app.update();
            let mut theatre = app.world_mut().resource_mut::<crate::table::theatre::Theatre>();
            let speed = Speed(2);
            if theatre.air(speed) < 1.0 {
                theatre.skip(speed);
            }
            theatre.hold = true;
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
            world.resource_mut::<desk::Wishes>().0.push(desk::Wish::Rule("AC-CHECK-47".into()));
        }
        "closer" => {
            // What matters while a check is staged, as large as it goes.
            crate::table::lens::frame(world);
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

/// The guided evening as it begins, or at its first check.
fn guide(app: &mut App, check: bool, seed: u64) {
    coach::start_with(app.world_mut(), seed);
    app.update();
    if check {
        let explore = desk::Wish::Do(vec![Act::Explore]);
        app.world_mut().resource_mut::<desk::Wishes>().0.push(explore);
        app.update();
    }
    app.update();
}

/// The past of a game in its list, or a replay.
fn past_scene(app: &mut App, scene: &str, seed: u64) -> Result<tempfile::TempDir, String> {
    let replay = scene == "replay";
    let folder = played(app, seed, if replay { 20_000 } else { 70 })?;
    let mut wished = |wish: Go| {
        app.world_mut().resource_mut::<desk::Wishes>().0.push(desk::Wish::Past(wish));
        app.update();
    };
    if replay {
        wished(Go::Watch(folder.path().to_owned(), 1));
        for _ in 0..3 {
            wished(Go::NextTurn);
        }
        for _ in 0..4 {
            wished(Go::Next);
        }
    } else {
        for _ in 0..3 {
            app.world_mut().resource_mut::<desk::Wishes>().0.push(desk::Wish::Undo);
            app.update();
        }
        app.world_mut().resource_mut::<crate::table::theatre::Theatre>().toasts.clear();
        app.world_mut().resource_mut::<desk::Wishes>().0.push(desk::Wish::Past(Go::Show(true)));
        app.update();
    }
    app.update();
    Ok(folder)
}

/// A campaign whose first scenario was played by the careful bot, to its end or for so many decisions;
/// its folder.
fn played(app: &mut App, seed: u64, most: usize) -> Result<tempfile::TempDir, String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::campaign::join(&p))?;
    let party: Vec<String> = content.heroes.iter().take(3).map(|h| h.id.clone()).collect();
    let made = Campaign::create(folder.path(), &name, &party, &[], "The lamps", seed);
    let session = Session::new(made.map_err(|t| t.0)?);
    let world = app.world_mut();
    desk::start(world, session, Some(seed));
    super::tale::on(world);
    let mut bot = Careful::new(seed);
    for _ in 0..most {
        let Some(prompt) = play::prompt(world).cloned() else { break };
        let acts = bot.choose(world, &prompt);
        world.resource_mut::<desk::Wishes>().0.push(desk::Wish::Do(acts));
        desk::grant(world);
        world.resource_mut::<crate::table::theatre::Theatre>().skip_all();
    }
    app.update();
    app.update();
    Ok(folder)
}

/// Lays a campaign between two games that is prepared on the shelf, for scripts.
///
/// # Errors
/// When there is no such scene, or the folder cannot be made.
pub fn camp(world: &mut World, scene: &str, seed: u64) -> Result<(), String> {
    let folder = crate::campaign::shelf::new_dir(scene).map_err(|t| t.0)?;
    camps::lay(world, &folder, scene, seed)
}

/// A position of a vignette, read and ready to be laid on the window's own table.
pub struct Position {
    content: Arc<crate::cards::content::Content>,
    snapshot: past::Snapshot,
}

/// Reads the position of a vignette.
///
/// # Errors
/// What is wrong with the file.
pub fn position(file: &Path) -> Result<Position, String> {
    let world = crate::vignette::open(file)?;
    Ok(Position { content: table::book(&world).clone(), snapshot: past::snapshot(&world) })
}

/// Lays a position on the table; `minded`: nobody is asked who does not want to be.
pub fn lay(world: &mut World, position: &Position, minded: bool) {
    play::install(world, Arc::clone(&position.content));
    past::restore(world, &position.snapshot);
    desk::put_on_table(world, Game::Loose, minded);
}

/// Puts the first scenario of the first pack on the table, for so many heroes.
///
/// # Errors
/// When there is no pack, or it cannot be played.
pub fn begin(world: &mut World, heroes: usize, seed: u64) -> Result<(), String> {
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::campaign::join(&p))?;
    let content = Arc::new(content);
    let scenario =
        content.playing_order().first().map(|s| s.id.clone()).ok_or("the pack has no scenario")?;
    let heroes = heroes.min(usize::from(content.pack.players)).max(1);
    let party = content
        .heroes
        .iter()
        .take(heroes)
        .map(|h| Member {
            hero: h.id.clone(),
            deck: h.deck.clone(),
            feats: Feats::default(),
            cohort_gone: false,
        })
        .collect();
    play::install(world, Arc::clone(&content));
    play::begin(world, &Start::new(scenario, party, seed))?;
    desk::put_on_table(world, Game::Loose, false);
    Ok(())
}

/// Lets the pilot play until something holds, for so many decisions at most.
pub fn advance(app: &mut App, until: fn(&Model) -> bool, most: u32) {
    for step in 0..most {
        let world = app.world_mut();
        if until(world.resource::<Model>()) || play::ended(world).is_some() {
            break;
        }
        let Some(acts) = pilot::answer(world.resource::<Model>(), step) else { break };
        world.resource_mut::<desk::Wishes>().0.push(desk::Wish::Do(acts));
        desk::grant(world);
        world.resource_mut::<crate::table::theatre::Theatre>().skip_all();
    }
    app.update();
    app.update();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_can_be_pictured_under_one_name() {
        let all = scenes();
        for wanted in [
            "title",
            "table",
            "stage",
            "hero-board",
            "inspect",
            "campaign",
            "deck-building",
            "rewards",
            "rules",
            "settings",
            "gallery",
            "chronicle",
            "shelf",
            "credits",
            "opening",
            "ending",
        ] {
            assert!(all.contains(&wanted), "{wanted}");
        }
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len());
        for (_, scene) in ALSO {
            assert!(all.contains(scene), "{scene}");
        }
    }
}
