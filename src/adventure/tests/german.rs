//! A table that is spoken to in German hears no English, not even in names and on cards, and names
//! bend with what stands before them; and what is said changes nothing of the game.

use kernel::content::translation::Translatable as _;
use std::collections::BTreeSet;
use std::sync::Arc;

use adventure::autopass::Window;
use adventure::campaign::chronicle::{ScenarioEntry, markdown, replay};
use adventure::campaign::{Campaign, ReadJournal, Session};
use adventure::cards::content::Content;
use adventure::rules::flow::history::{self, History};
use adventure::rules::state::cue::Cues;
use adventure::rules::state::table::{self, End};
use adventure::rules::{describe, play, refused};
use adventure::sim::bots::{Bot, random::Random};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::*;
use kernel::autopass::Window as _;
use kernel::campaign::journal;
use lang::{self, Language};

use crate::support::ships;

/// Words that no German sentence has.
const ENGLISH: &[&str] = &[
    "the",
    "your",
    "you",
    "a",
    "of",
    "and",
    "to",
    "against",
    "with",
    "from",
    "for",
    "is",
    "are",
    "at",
    "on",
    "card",
    "cards",
    "check",
    "turn",
    "location",
    "damage",
    "dice",
    "choose",
    "takes",
    "draws",
    "discards",
    "encounters",
    "what",
    "who",
    "where",
    "nothing",
    "than",
    "it",
    "combat",
    "left",
    "hour",
    "hours",
    "weapon",
    "item",
    "spell",
    "ally",
    "blessing",
];

/// Words that want another case of an article than the one that a name is printed with.
const BENDING: &[&str] = &[
    "an",
    "auf",
    "aus",
    "bei",
    "für",
    "gegen",
    "in",
    "mit",
    "nach",
    "neben",
    "über",
    "um",
    "unter",
    "von",
    "vor",
    "zu",
    "zwischen",
    "begegnet",
    "besiegt",
    "erkundet",
    "erwirbt",
    "legt",
    "nimmt",
    "schließt",
    "spielt",
    "zieht",
];

fn german(content: &Content) -> Arc<Content> {
    Arc::new(content.in_language(Language::German))
}

/// Lines, and what of them is English or not bent.
#[derive(Default)]
struct Ear {
    heard: BTreeSet<String>,
    lines: usize,
}

/// What no German line has.
fn slip(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let letters = |c: char| !c.is_alphabetic();
    let english = line.split(letters).find(|w| ENGLISH.contains(&w.to_lowercase().as_str()));
    let unbent = words.windows(2).find(|pair| {
        let article = ["Der", "Die", "Das"].contains(&pair[1]);
        article && BENDING.contains(&pair[0].to_lowercase().as_str())
    });
    let dice = |w: &&str| {
        let (count, faces) = w.split_once('d').unwrap_or_default();
        let number = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
        number(count) && number(faces)
    };
    let dice = words.iter().copied().find(dice);
    english.or(dice).map(str::to_owned).or_else(|| unbent.map(|pair| pair.join(" ")))
}

impl Ear {
    fn hear(&mut self, what: &str, line: &str) {
        self.lines += 1;
        if let Some(slip) = slip(line) {
            self.heard.insert(format!("{what}: `{slip}` in {line}"));
        }
    }

    fn nothing_wrong(&self) {
        let some: Vec<&String> = self.heard.iter().take(30).collect();
        assert!(some.is_empty(), "{} of {} lines: {some:#?}", self.heard.len(), self.lines);
    }
}

/// Plays a scenario in a language; what is said goes to the ear. The digest of its end.
fn played(
    language: Language,
    content: &Arc<Content>,
    scenario: &str,
    mut ear: Option<&mut Ear>,
) -> u64 {
    lang::with(language, || {
        let options = SimOptions {
            party: Party::Any(3),
            seed: 5,
            ..SimOptions::new(content.clone(), scenario)
        };
        let mut world = World::new();
        play::install(&mut world, content.clone());
        play::begin(&mut world, &options.start(0).expect("the heroes are there")).expect("set up");
        world.resource_mut::<Cues>().listening = true;
        let mut bot = Random::new(9);
        while let Some(prompt) = play::prompt(&world).cloned() {
            if let Some(ear) = ear.as_deref_mut() {
                ear.hear("prompt", &describe::prompt_text(&world));
                for text in describe::option_texts(&mut world) {
                    ear.hear("option", &text);
                }
                for (_, refusal) in refused::refused(&world) {
                    ear.hear("refusal", &refusal.why);
                }
            }
            let acts = bot.choose(&mut world, &prompt);
            play::submit(&mut world, &acts).expect("it was offered");
            for cue in world.resource_mut::<Cues>().drain() {
                let text = describe::cue_text(&world, &cue);
                if let Some(ear) = ear.as_deref_mut() {
                    ear.hear("cue", &text);
                }
            }
        }
        if let Some(ear) = ear {
            for made in world.resource::<History>().made() {
                ear.hear("moment", &made.moment.turn_text());
                ear.hear("moment", &made.moment.scene);
                ear.hear("moment", &made.moment.at);
                ear.hear("moment", &made.moment.did);
            }
        }
        history::digest(&world)
    })
}

#[test]
fn a_game_in_german_is_german_and_the_same_game() {
    for (id, scenarios) in [("lamplighters", 4), ("glass-caravan", 2)] {
        let content = ships(id);
        let (translated, mut ear) = (german(&content), Ear::default());
        for scenario in content.scenarios.iter().take(scenarios) {
            let german = played(Language::German, &translated, &scenario.id, Some(&mut ear));
            let english = played(Language::English, &content, &scenario.id, None);
            assert_eq!(german, english, "{}", scenario.id);
        }
        assert!(ear.lines > 1000, "{}", ear.lines);
        ear.nothing_wrong();
    }
}

#[test]
fn stories_in_german_are_german() {
    for id in ["lamplighters", "glass-caravan"] {
        let content = ships(id);
        let (translated, mut ear) = (german(&content), Ear::default());
        for scenario in &content.scenarios {
            let file = lang::assets::tree().join("src/adventure/tests/journals");
            let file = file.join(format!("{}.jsonl", scenario.id));
            let read: ReadJournal = journal::read(&file).and_then(|r| r).expect("it is whole");
            let english = replay::chapter(&content, 1, &read).expect("it can be told");
            lang::with(Language::German, || {
                let german = replay::chapter(&translated, 1, &read).expect("it can be told");
                assert_eq!(german.tallies, english.tallies, "what is counted has no language");
                assert_eq!(german.digest, english.digest);
                let told = markdown::story(&ScenarioEntry {
                    number: 1,
                    title: german.title.clone(),
                    end: german.end,
                    turns: german.turns.len() as u32,
                    at: 0,
                    seconds: None,
                    trouble: None,
                    chapter: Some(german),
                });
                for line in told.lines() {
                    ear.hear("story", line);
                }
            });
        }
        ear.nothing_wrong();
    }
}

#[test]
fn what_is_between_two_games_is_german() {
    let dir = tempfile::tempdir().expect("a folder");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let new = Campaign::create(dir.path(), "lamplighters", &party, &[], "Erstes Licht", 7);
    let mut session = Session::new(new.expect("it fits"));
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    table::finish(&mut world, End::Won);
    let mut ear = Ear::default();
    lang::with(Language::German, || {
        session.relocalize(&|content: &Arc<Content>| german(content));
        session.finish(&mut world).expect("it is over");
        session.enter_downtime().expect("it goes on");
        while let Some(between) = session.downtime() {
            let Some(prompt) = between.prompt() else { break };
            ear.hear("prompt", &between.prompt_text(&prompt));
            for choice in &prompt.options {
                let text = between.choice_text(choice);
                // Quests are told as they were made: in English.
                let own = if text.contains("Auftrag") { "" } else { text.as_str() };
                ear.hear("answer", own);
            }
            for n in 0..between.state().seats.len() {
                ear.hear("deck", &between.deck_text(n));
            }
            for note in &between.state().notes {
                ear.hear("note", note);
            }
            let choice = between.proposal().unwrap_or_else(|| prompt.options[0].clone());
            session.decide(&choice).expect("it was offered");
        }
        Window::ALL.iter().for_each(|w| ear.hear("window", &w.text()));
    });
    // The chapter on the disk speaks English, whatever is heard.
    let kept = std::fs::read_to_string(dir.path().join("statistics/001.ron"));
    assert!(kept.is_ok_and(|text| !text.contains("lagen vor")), "what is kept has no language");
    ear.nothing_wrong();
}
