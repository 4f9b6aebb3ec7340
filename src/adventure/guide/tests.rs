//! Whatever is played, the lessons follow: the game is never blocked, no lesson is shown that does
//! not apply, and a good player sees most of them.

use std::collections::BTreeMap;

use super::*;
use crate::campaign::Game;
use crate::kernel::guide::PATIENCE;
use crate::lang::{self, Language, with};
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self as rules_table, End};
use crate::sim::bots::BotKind;
use crate::vignette::position::set_up;

/// Returns a guided table and its game.
fn begun(seed: u64) -> (World, Game) {
    let mut world = set_up(&table(seed).unwrap()).unwrap();
    let mut game = Game::Loose;
    game.pass_automatically(&mut world);
    (world, game)
}

/// The result of a game.
#[derive(Default)]
struct Played {
    end: Option<End>,
    turns: u32,
    decisions: u32,
    shown: Vec<String>,
}

/// Plays to the end; a `patient` player sometimes presses the guide's button.
fn played(kind: BotKind, seed: u64, patient: bool) -> Played {
    let (mut world, mut game) = begun(seed);
    let mut bot = kind.build();
    bot.begin(seed);
    let mut guide = Guide::new().unwrap();
    let mut played = Played::default();
    let mut at: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..6000 {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        // A patient player reads three lessons at a time.
        for more in if patient { [true, true, false].as_slice() } else { &[false] } {
            let Some(lesson) = guide.follow(&world).cloned() else { break };
            let look = Look::at(&world).unwrap();
            assert!(lesson.when.holds(&look), "{}: it does not apply", lesson.id);
            assert!(!lesson.done.holds(&look), "{}: it was learned already", lesson.id);
            match look.spot(lesson.at) {
                Highlight::Card(card) => {
                    let hand = rules_table::pile(&world, PileId::Hand(prompt.who));
                    assert!(hand.contains(&card), "{}: the card is elsewhere", lesson.id);
                }
                Highlight::Deck(place) => assert!(rules_table::places(&world).any(|p| p == place)),
                _ => {}
            }
            if !played.shown.contains(&lesson.id) {
                played.shown.push(lesson.id.clone());
            }
            *at.entry(lesson.id).or_default() += 1;
            if *more {
                guide.next();
            }
        }
        // The guide does not change the game: the prompt stays the same.
        assert_eq!(play::prompt(&world), Some(&prompt));
        let acts = bot.choose(&mut world, &prompt);
        game.submit(&mut world, &acts).unwrap();
        played.decisions += 1;
    }
    assert!(at.values().all(|times| *times <= PATIENCE), "{at:?}");
    played.turns = world.resource::<rules_table::Clock>().turn;
    played.end = play::ended(&world);
    assert!(played.end.is_some(), "{kind:?} {seed}: no end after {} decisions", played.decisions);
    assert!(guide.follow(&world).is_none(), "nothing is shown when it is over");
    played
}

#[test]
fn random_play_never_gets_stuck() {
    for seed in 0..300 {
        played(BotKind::Random, seed, seed % 2 == 0);
    }
}

#[test]
fn good_play_sees_most_lessons_and_usually_wins() {
    let games: Vec<Played> =
        (0..100).map(|seed| played(BotKind::Careful, seed, seed % 2 == 0)).collect();
    let count = games.len();
    let won = games.iter().filter(|g| g.end == Some(End::Won)).count();
    let turns = games.iter().map(|g| g.turns).sum::<u32>() as usize / count;
    let decisions = games.iter().map(|g| g.decisions).sum::<u32>() as usize / count;
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    for id in games.iter().flat_map(|g| &g.shown) {
        *shown.entry(id).or_default() += 1;
    }
    let about = format!("{won} of {count} won, {turns} turns, {decisions} decisions, {shown:?}");
    println!("{about}");
    assert!(won * 10 >= count * 8, "{about}");
    assert!((4..=12).contains(&turns), "{about}");
    // Ten minutes: about ten seconds for a decision.
    assert!(decisions <= 70, "{about}");
    // A lesson that was learned before it applied may stay unshown.
    let guide = Guide::new().unwrap();
    let unseen: Vec<&str> =
        guide.lessons().iter().map(|l| &*l.id).filter(|id| !shown.contains_key(id)).collect();
    assert!(unseen.len() <= 3, "{unseen:?}: {about}");
    let usual = games.iter().map(|g| g.shown.len()).sum::<usize>() / count;
    assert!(usual >= 10, "{about}");
}

#[test]
fn the_first_lessons_follow_their_script() {
    let (mut world, mut game) = begun(9);
    let mut guide = Guide::new().unwrap();
    let shown = |guide: &mut Guide, world: &World| guide.follow(world).map(|l| l.id.clone());
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("hand"));
    guide.next();
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("goal"));
    guide.next();
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("explore"));
    let mut act = |world: &mut World, test: &dyn Fn(&Act) -> bool| {
        let prompt = play::prompt(world).unwrap().clone();
        let act = *prompt.options.iter().find(|a| test(a)).unwrap();
        game.submit(world, &[act]).unwrap();
    };
    act(&mut world, &|a| *a == Act::Explore);
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("weapon"));
    let look = Look::at(&world).unwrap();
    assert!(matches!(look.spot(Point::Play(Type::Weapon)), Highlight::Card(_)));
    act(&mut world, &|a| matches!(a, Act::Use { .. }));
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("blessing"));
    guide.next();
    assert_eq!(shown(&mut guide, &world).as_deref(), Some("roll"));
    act(&mut world, &|a| *a == Act::Roll);
    assert_ne!(shown(&mut guide, &world).as_deref(), Some("roll"));
    // A lesson is not shown again after an undo.
    crate::rules::flow::history::undo(&mut world);
    assert_ne!(shown(&mut guide, &world).as_deref(), Some("weapon"));
    guide.dismiss();
    assert_eq!(shown(&mut guide, &world), None);
}

#[test]
fn no_lesson_is_shown_at_another_table() {
    let mut guide = Guide::new().unwrap();
    assert!(guide.follow(&World::new()).is_none());
    let (mut world, _) = begun(1);
    world.resource_mut::<Playing>().0 = 1;
    assert!(!guided(&world));
    assert!(guide.follow(&world).is_none());
}

#[test]
fn every_lesson_has_words_in_every_language() {
    for language in Language::ALL {
        with(language, || {
            for lesson in Guide::new().unwrap().lessons() {
                for part in ["title", "text"] {
                    let id = format!("guide-{}-{part}", lesson.id);
                    assert!(lang::has(&id), "{id}");
                    let shown = t!(&id);
                    assert!(shown.len() < 420, "{id}: {} letters", shown.len());
                }
            }
        });
    }
}
