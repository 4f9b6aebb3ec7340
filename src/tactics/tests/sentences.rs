//! Every event that is worth a word has one, in either language: whole campaigns by chance and by careful
//! players, and what is told of them as it happens.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::BotKind;
use kernel::content::translation::Translatable as _;
use kernel::play;
use kernel::sim::Party;
use lang::{Language, with};
use tactics::content::words::Difficulty;
use tactics::rules::describe;
use tactics::rules::family::Tactics;
use tactics::rules::flow::cue::{Cue, Cues};
use tactics::rules::road::company_after;
use tactics::rules::start::Start;
use tactics::sim::company;

use crate::encounter::scene::CAMPAIGN;

/// Returns whether an event may go without a sentence: the board or another event says it, or it is none
/// of the players' business.
fn may_be_silent(cue: &Cue) -> bool {
    match cue {
        Cue::Stood { .. }
        | Cue::Card { .. }
        | Cue::Shuffled { .. }
        | Cue::Counter { .. }
        | Cue::Activated { .. } => true,
        Cue::Reason { because, .. } => because.is_empty(),
        _ => false,
    }
}

/// Returns whether a sentence is one, without a hole where a name should stand.
fn is_whole(text: &str) -> bool {
    let holes = ["  ", " .", " ,", "“”", "„“", "()", "( ", ": .", "{", "}"];
    text.trim() == text
        && text.chars().any(char::is_alphanumeric)
        && !holes.iter().any(|hole| text.contains(hole))
}

/// Notes what is told badly of what happened since.
fn hear(world: &mut World, faults: &mut BTreeMap<String, String>) -> usize {
    let cues = world.resource_mut::<Cues>().drain();
    for cue in &cues {
        for shows in [true, false] {
            let text = describe::cue(world, cue, &|_| shows);
            let fine = if text.is_empty() { may_be_silent(cue) } else { is_whole(&text) };
            if !fine {
                let shown = format!("{cue:?}");
                let kind = shown.split([' ', '{']).next().unwrap_or_default().to_owned();
                faults.entry(format!("{kind} {text:?}")).or_insert(shown);
            }
        }
    }
    cues.len()
}

/// Plays campaigns in a language to their ends. Returns what is told badly, and how much was told.
fn campaigns(lang: Language, bot: BotKind, seeds: &[u64]) -> (BTreeMap<String, String>, usize) {
    let content = Arc::new(CAMPAIGN.in_language(lang));
    let mut faults = BTreeMap::new();
    let mut told = 0;
    for seed in seeds {
        let company = company(&content, &Party::Any(3), Difficulty::Normal, *seed);
        let mut start = Start::new("", company.expect("it sets out"), *seed);
        let mut world = World::new();
        play::install::<Tactics>(&mut world, content.clone());
        world.resource_mut::<Cues>().listening = true;
        let mut bot = bot.build::<Tactics>();
        for _ in 0..60 {
            let Some(next) = start.company.next(&content).map(str::to_owned) else { break };
            start.chapter = next;
            start.seed += 1;
            play::begin::<Tactics>(&mut world, &start).expect("it begins");
            bot.begin(start.seed);
            told += hear(&mut world, &mut faults);
            while let Some(prompt) = play::prompt::<Tactics>(&world).cloned() {
                let acts = bot.choose(&mut world, &prompt);
                play::submit::<Tactics>(&mut world, &acts).expect("it is offered");
                told += hear(&mut world, &mut faults);
            }
            start.company = company_after(&world);
        }
    }
    (faults, told)
}

#[test]
fn everything_worth_a_word_has_one() {
    for lang in [Language::English, Language::German] {
        for (bot, seeds) in [(BotKind::Random, &[1, 2, 3, 4][..]), (BotKind::Careful, &[1])] {
            let (faults, told) = with(lang, || campaigns(lang, bot, seeds));
            assert!(faults.is_empty(), "{lang:?}: {faults:#?}");
            assert!(told > 1000, "{told}");
        }
    }
}
