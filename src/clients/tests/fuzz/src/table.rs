//! Packs for the targets, and random play that checks everything that must hold at every prompt.

use std::sync::{Arc, LazyLock};

use adventure::campaign::Game;
use adventure::cards::content::Content;
use adventure::cards::load::load_source;
use adventure::cards::source::{Source, find_pack};
use adventure::rules::flow::history::Journal;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::table::Feats;
use adventure::sim::bots::{Bot, Whim, random::Random};
use adventure::sim::playouts::check;
use bevy_ecs::prelude::*;
use clients::headless::protocol::prompt_line;

/// The files of a small pack that is valid in either edition.
pub const BASE: [(&str, &str); 6] = [
    ("adventures.ron", include_str!("../pack/adventures.ron")),
    ("cards/base.ron", include_str!("../pack/cards.ron")),
    ("heroes.ron", include_str!("../pack/heroes.ron")),
    ("locations.ron", include_str!("../pack/locations.ron")),
    ("pack.ron", include_str!("../pack/pack.ron")),
    ("scenarios.ron", include_str!("../pack/scenarios.ron")),
];

/// Returns the head of the small pack for the rules of the third edition.
pub fn third(head: &str) -> String {
    head.replace("First", "Third")
}

/// The small pack in both editions, then the shipped packs.
static PACKS: LazyLock<[Arc<Content>; 4]> = LazyLock::new(|| {
    let base = |edit: fn(&str) -> String| {
        let files = BASE.map(|(n, t)| (n, if n == "pack.ron" { edit(t) } else { t.to_owned() }));
        let files = files.each_ref().map(|(n, t)| (*n, t.as_str()));
        load_source(&Source::of("packs/p", &files)).expect("the small pack is sound")
    };
    let ships = |id| find_pack(id).expect("the pack that ships is sound");
    [base(str::to_owned), base(third), ships("lamplighters"), ships("glass-caravan")].map(Arc::new)
});

/// Returns the pack with that number.
pub fn pack(number: u8) -> Arc<Content> {
    PACKS[usize::from(number) % PACKS.len()].clone()
}

/// Returns the pack with that name.
pub fn named(name: &str) -> Option<Arc<Content>> {
    PACKS.iter().find(|p| p.pack.id == name).cloned()
}

/// Returns the start of the scenario with that number, for the first heroes with their own decks.
pub fn start(content: &Content, scenario: u8, heroes: u8, seed: u64) -> Option<Start> {
    let scenarios = content.scenarios.len();
    let scenario = content.scenarios.get(usize::from(scenario).checked_rem(scenarios)?)?;
    let most = usize::from(content.pack.players).min(content.heroes.len()).min(6);
    let heroes = 1 + usize::from(heroes).checked_rem(most)?;
    let party = content.heroes[..heroes].iter().map(|h| Member {
        hero: h.id.clone(),
        deck: h.deck.clone(),
        feats: Feats::default(),
        cohort_gone: false,
    });
    Some(Start::new(scenario.id.clone(), party.collect(), seed))
}

/// Creates a world for a pack.
pub fn world(content: Arc<Content>) -> World {
    let mut world = World::new();
    play::install(&mut world, content);
    world
}

/// Returns a number derived from the bytes.
pub fn seed(data: &[u8]) -> u64 {
    u64::from(crc32fast::hash(data))
}

/// Plays on at random. At every prompt every card is in exactly one place; at some prompts every
/// option applies, the prompt can be described, and answers can be undone.
pub fn play_on(world: &mut World, seed: u64, decisions: u32) {
    let mut bot = Random::new(seed);
    let mut whim = Whim::new(seed);
    for n in 0..decisions {
        if play::ended(world).is_some() {
            return;
        }
        let prompt = play::prompt(world).cloned().expect("something is asked, or it is over");
        sound(check::conserved(world));
        if n % 8 == 2 {
            let mut doing = String::new();
            sound(check::every_option(world, &prompt, &mut whim, &mut doing));
        }
        if n % 4 == 1 {
            let line = prompt_line(world, &Game::Loose);
            serde_json::to_string(&line).expect("a prompt is written");
        }
        let acts = bot.choose(world, &prompt);
        if n % 4 == 3 {
            sound(check::undone(world, &prompt, &acts));
        } else {
            sound(play::submit(world, &acts));
        }
    }
}

/// Plays the decisions since the start again in another world, which must lead to the same table.
pub fn played_again(world: &World, content: Arc<Content>, start: &Start) -> World {
    let mut again = self::world(content);
    sound(play::begin(&mut again, start));
    for acts in &world.resource::<Journal>().decisions {
        sound(play::submit(&mut again, acts));
    }
    again
}

/// Panics if something failed that must not fail.
pub fn sound<E: std::fmt::Debug>(result: Result<(), E>) {
    if let Err(e) = result {
        panic!("{e:?}");
    }
}
