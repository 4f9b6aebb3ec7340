//! Whatever is played, the lessons follow: no lesson is shown that does not apply, the game is never
//! changed, and a good player sees most of them.

use std::collections::BTreeMap;

use kernel::bots::BotKind;
use kernel::guide::PATIENCE;
use lang::{Language, with};

use super::*;
use crate::rules::play::Ending;

/// Plays the guided encounter to its end; a `patient` player reads on at each prompt. Returns how often
/// each lesson was shown.
fn played(kind: BotKind, seed: u64, patient: bool) -> BTreeMap<String, u32> {
    let mut world = World::new();
    let mut guide = begin(&mut world, seed).expect("it is sound");
    let mut bot = kind.build::<Tactics>();
    bot.begin(seed);
    let mut shown: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..6000 {
        let Some(prompt) = play::prompt::<Tactics>(&world).cloned() else { break };
        for more in if patient { [true, true, false].as_slice() } else { &[false] } {
            let Some(lesson) = guide.follow(&world).cloned() else { break };
            assert!(lesson.when.holds(&world), "{}: it does not apply", lesson.id);
            assert!(!lesson.done.holds(&world), "{}: it was learned already", lesson.id);
            *shown.entry(lesson.id).or_default() += 1;
            if *more {
                guide.next();
            }
        }
        assert_eq!(play::prompt::<Tactics>(&world), Some(&prompt));
        let acts = bot.choose(&mut world, &prompt);
        play::submit::<Tactics>(&mut world, &acts).expect("it is offered");
    }
    assert!(shown.values().all(|times| *times <= PATIENCE), "{shown:?}");
    let ending = play::ended::<Tactics>(&world);
    assert!(ending.is_some_and(|ending| ending != Ending::Stuck), "{kind:?} {seed}: {ending:?}");
    assert!(guide.follow(&world).is_none(), "nothing is shown when it is over");
    shown
}

#[test]
fn random_play_never_gets_stuck() {
    for seed in 0..6 {
        played(BotKind::Random, seed, seed % 2 == 0);
    }
}

/// What everybody has to know is shown in every game; most lessons are.
#[test]
fn good_play_sees_most_lessons() {
    let games: Vec<_> = (0..4).map(|seed| played(BotKind::Careful, seed, true)).collect();
    for wanted in ["welcome", "start", "goal", "line", "roll", "threat", "boss", "end"] {
        assert!(games.iter().all(|game| game.contains_key(wanted)), "{wanted}: {games:?}");
    }
    let usual = games.iter().map(BTreeMap::len).sum::<usize>() / games.len();
    assert!(usual >= 14, "{usual}: {games:?}");
}

#[test]
fn no_lesson_is_shown_at_another_table() {
    let mut world = World::new();
    let mut guide = begin(&mut world, 3).expect("it is sound");
    assert!(guide.follow(&world).is_some());
    guide.chapter = "audit".into();
    assert!(!guide.is_at(&world) && guide.follow(&world).is_none());
    assert!(guide.follow(&World::new()).is_none());
}

#[test]
fn every_lesson_has_words_in_every_language() {
    for language in Language::ALL {
        with(language, || {
            for lesson in Guide::new().expect("it is sound").lessons() {
                for part in ["title", "text"] {
                    let id = format!("tactics-guide-{}-{part}", lesson.id);
                    assert!(lang::has(&id), "{id}");
                    assert!(t!(&id).len() < 420, "{id}");
                }
            }
        });
    }
}
