//! The scenes of pictures: a campaign is begun and played by careful bots until it comes to one.

use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use kernel::bots::BotKind;
use kernel::campaign::entry::{FamilyEntry, NewCampaign, PackView};
use kernel::campaign::views::party_entry;
use kernel::campaign::{CampaignError, CampaignTable, HandPolicy, UndoPolicy};
use kernel::content::source::packs_of;
use kernel::cues::Cues;
use kernel::play;
use shell::apply::apply_one;
use shell::command::Command;
use shell::play::put_on_table;
use shell::screen::Screen;
use shell::screens::new::NewCampaignForm;
use tactics::campaign::find_pack;
use tactics::campaign::party::read;
use tactics::content::printed::{ChapterKind, ChoiceDef};
use tactics::content::words::Difficulty;
use tactics::rules::company::Company;
use tactics::rules::family::Tactics;
use tactics::rules::flow::frame::Telling;
use tactics::rules::flow::prompt::{Act, Ask, Prompt};
use tactics::rules::road::reading;
use tactics::rules::start::Start;
use tactics::rules::state::road::Road;
use tactics::rules::state::round::Round;
use tactics::rules::state::table;

use super::FAMILY;
use crate::between::Between;
use crate::gallery::{GALLERY, Gallery};
use crate::guide;

/// The scenes.
pub const SCENES: &[&str] = &[
    "fight",
    "story",
    "board",
    "result",
    "reward",
    "level-up",
    "camp",
    "market",
    "road",
    "company",
    "travels",
    "gallery",
    "gallery-card",
    "guide",
];
/// How many heroes are pictured.
const HEROES: usize = 3;
/// The most decisions until a scene is reached.
const MOST: usize = 60_000;
/// How many chapters the pictured road has.
const STOPS: usize = 9;
/// What the scene of an encounter of one's choice begins with, before the id of its chapter.
const FIGHT: &str = "fight:";
/// The round in which such an encounter is pictured, and how many games may be over before.
const ROUND: u16 = 3;
const TRIES: usize = 8;

/// Returns whether there is a scene of that name.
pub fn is_known(scene: &str) -> bool {
    SCENES.contains(&scene) || scene.starts_with(FIGHT)
}

/// Puts a scene on the screen.
///
/// # Errors
/// Returns why, if there is no pack, the campaign cannot be kept in the folder, or it never comes to the
/// scene.
pub fn lay(app: &mut App, scene: &str, folder: &Path, seed: u64) -> Result<(), CampaignError> {
    let world = app.world_mut();
    let none = || CampaignError::Other("no content pack was found".into());
    let pack = packs_of(FAMILY.id()).into_iter().next().ok_or_else(none)?;
    match scene {
        "company" => company(app, &pack),
        "gallery" | "gallery-card" => gallery(app, scene == "gallery-card"),
        "guide" => guide::start(world, seed),
        _ => match scene.strip_prefix(FIGHT) {
            Some(chapter) => return fight(world, &pack, chapter, seed),
            None => return campaign(app, scene, &pack, (folder, seed)),
        },
    }
    Ok(())
}

/// Plays the encounter of a chapter with a new party, whose size the seed chooses, until its third round.
fn fight(world: &mut World, pack: &str, chapter: &str, seed: u64) -> Result<(), CampaignError> {
    let other = CampaignError::Other;
    let content = find_pack(pack).map_err(|_| other(format!("`{pack}` has mistakes")))?;
    let content = Arc::new(content);
    let none = || other(format!("no encounter `{chapter}`"));
    let found = content.find_chapter(chapter).ok_or_else(none)?;
    content.chapter(found).encounter.as_ref().ok_or_else(none)?;
    let party = party(&FAMILY.pack(pack)?, HEROES + (seed % 3) as usize);
    for seed in (seed..).take(TRIES) {
        let members = read(&content, &party).map_err(|e| other(e.to_string()))?;
        let company = Company::begin(&content, &members, Difficulty::default());
        let company = company.map_err(|e| other(e.to_string()))?;
        play::install::<Tactics>(world, Arc::clone(&content));
        world.resource_mut::<Cues<Tactics>>().listening = true;
        let begun = play::begin::<Tactics>(world, &Start::new(chapter, company, seed));
        begun.map_err(|e| other(e.to_string()))?;
        let mut bot = BotKind::Careful.build::<Tactics>();
        bot.begin(seed);
        while let Some(prompt) = play::prompt::<Tactics>(world).cloned() {
            if prompt.ask == Ask::Turn && world.resource::<Round>().number >= ROUND {
                put_on_table(world, FAMILY.loose(), true);
                return Ok(());
            }
            let acts = bot.choose(world, &prompt);
            play::submit::<Tactics>(world, &acts).map_err(|e| other(e.to_string()))?;
        }
    }
    Err(other(format!("`{chapter}` never came to round {ROUND}")))
}

/// Plays a campaign to its scene, and puts that on the screen.
fn campaign(
    app: &mut App,
    scene: &str,
    pack: &str,
    (folder, seed): (&Path, u64),
) -> Result<(), CampaignError> {
    let world = app.world_mut();
    let mut game = begin(pack, folder, seed)?;
    reach(world, game.as_mut(), scene, seed)?;
    put_on_table(world, game, true);
    for _ in 0..2 {
        app.update();
    }
    let world = app.world_mut();
    match scene {
        "road" => world.resource_mut::<Between>().road = true,
        "travels" => apply_one(world, Command::Chronicle(None)),
        _ => {}
    }
    Ok(())
}

/// Fills in the form of a new campaign.
fn company(app: &mut App, pack: &str) {
    apply_one(app.world_mut(), Command::Go(Screen::New));
    app.update();
    let world = app.world_mut();
    apply_one(world, Command::ChoosePack(pack.to_owned()));
    let mut form = world.resource_mut::<NewCampaignForm>();
    for hero in 0..HEROES {
        form.toggle(hero);
    }
}

/// Opens the gallery, with a boss enlarged if wanted.
fn gallery(app: &mut App, large: bool) {
    apply_one(app.world_mut(), Command::Go(GALLERY));
    app.update();
    if large {
        app.world_mut().resource_mut::<Gallery>().enlarge_a_boss();
    }
}

/// Makes a new campaign of the first heroes of a pack.
fn begin(pack: &str, folder: &Path, seed: u64) -> Result<Box<dyn CampaignTable>, CampaignError> {
    let view = FAMILY.pack(pack)?;
    let party = party(&view, HEROES);
    let new = NewCampaign {
        pack,
        party: &party,
        players: &[],
        name: &view.name,
        seed,
        undo: UndoPolicy::Free,
        hands: HandPolicy::Open,
        difficulty: None,
    };
    FAMILY.create(folder, &new)
}

/// Returns the entries of a party: so many of the first heroes, each in the next class.
fn party(view: &PackView, heroes: usize) -> Vec<String> {
    let choices = view.choice.iter().flat_map(|choice| &choice.options);
    let mut choices = choices.map(|option| option.id.as_str());
    let heroes = view.heroes.iter().take(heroes);
    heroes.map(|hero| party_entry(&hero.id, choices.next())).collect()
}

/// Plays chapter after chapter until the campaign comes to the scene.
fn reach(
    world: &mut World,
    game: &mut dyn CampaignTable,
    scene: &str,
    seed: u64,
) -> Result<(), CampaignError> {
    let mut bot = BotKind::Careful.build::<Tactics>();
    let never = || CampaignError::Other(format!("the campaign never came to `{scene}`"));
    let mut chapters = 0;
    let mut decisions = 0;
    while decisions < MOST {
        let saved = game.saved_mut().ok_or_else(never)?;
        let of = seed.wrapping_add(chapters);
        saved.start_or_resume(world, None, Some(of))?;
        bot.begin(of);
        while let Some(prompt) = play::prompt::<Tactics>(world).cloned() {
            if is_at(world, scene, prompt.ask) {
                return Ok(());
            }
            let acts = match toward(world, scene, &prompt) {
                Some(act) => vec![act],
                None => bot.choose(world, &prompt),
            };
            let place = |act| prompt.options.iter().position(|of| of == act);
            let places: Vec<usize> = acts.iter().filter_map(place).collect();
            let done = game.choose(world, prompt.number, &places);
            done.map_err(|trouble| CampaignError::Other(trouble.to_string()))?;
            decisions += 1;
        }
        game.finish(world)?;
        chapters += 1;
    }
    Err(never())
}

/// Returns the choice that leads to a market, for the scene at one.
fn toward(world: &World, scene: &str, prompt: &Prompt) -> Option<Act> {
    if scene != "market" || prompt.ask != Ask::Story {
        return None;
    }
    let content = table::book(world);
    let leads = |choice: &ChoiceDef| {
        let to = choice.goto.as_ref().and_then(|id| content.find_chapter(id));
        to.is_some_and(|to| content.chapter(to).kind == ChapterKind::Market)
    };
    let choices = (0..).map(Act::Choice).zip(&table::chapter(world).choices);
    let mut found = choices.filter(|(_, choice)| leads(choice)).map(|(act, _)| act);
    found.find(|act| prompt.options.contains(act))
}

/// Returns whether a scene is on the table.
fn is_at(world: &World, scene: &str, ask: Ask) -> bool {
    let been = || world.resource::<Road>().visited.len();
    match scene {
        "fight" => ask == Ask::Turn,
        "story" => ask == Ask::Story,
        "board" => ask == Ask::FillBoard,
        "result" => ask == Ask::Read && matches!(reading(world).of, Telling::Result(_)),
        "reward" => ask == Ask::Reward,
        "level-up" => ask == Ask::LevelUp,
        "camp" => ask == Ask::Camp && been() > 2,
        "market" => ask == Ask::Market,
        "road" | "travels" => been() >= STOPS && matches!(ask, Ask::Camp | Ask::Story),
        _ => false,
    }
}
