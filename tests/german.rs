//! A table that is spoken to in German hears no English but names; and what is said changes nothing
//! of the game.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use emberdeck::campaign::chronicle::{Told, markdown, watch};
use emberdeck::campaign::{Campaign, Session, journal};
use emberdeck::cards::content::Content;
use emberdeck::cards::source::find_pack;
use emberdeck::lang::{self, Language};
use emberdeck::manners::Window;
use emberdeck::rules::flow::past::{self, Past};
use emberdeck::rules::flow::prompt::{Act, Ask};
use emberdeck::rules::state::cue::Cues;
use emberdeck::rules::state::table::{self, End};
use emberdeck::rules::{play, refused, words};
use emberdeck::sim::bots::{Bot, random::Random};
use emberdeck::sim::playouts::{Party, SimOptions};

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

fn pack(id: &str) -> Arc<Content> {
    Arc::new(find_pack(id).expect("the pack that ships is sound"))
}

/// Lines without the names in them, and which words of them are English.
struct Ear {
    /// Names, the longest first.
    names: Vec<String>,
    heard: BTreeSet<String>,
    lines: usize,
}

impl Ear {
    fn new(content: &Content) -> Ear {
        let cards = content.cards.iter().map(|c| &c.name);
        let heroes = content.heroes.iter().map(|h| &h.name);
        let roles = content.heroes.iter().flat_map(|h| &h.roles).map(|r| &r.name);
        let places = content.locations.iter().map(|l| &l.name);
        let scenarios = content.scenarios.iter().map(|s| &s.name);
        let adventures = content.adventures.iter().map(|a| &a.name);
        let all = cards.chain(heroes).chain(roles).chain(places).chain(scenarios);
        let whole: Vec<String> =
            all.chain(adventures).cloned().chain([content.pack.name.clone()]).collect();
        // Stories say some of them in short.
        let brief =
            whole.iter().filter_map(|n| n.split_once(", ").map(|(head, _)| head.to_owned()));
        let mut names: Vec<String> = whole.iter().cloned().chain(brief).collect();
        names.sort_by_key(|n| (std::cmp::Reverse(n.len()), n.clone()));
        names.dedup();
        Ear { names, heard: BTreeSet::new(), lines: 0 }
    }

    fn hear(&mut self, what: &str, line: &str) {
        self.lines += 1;
        let mut rest = line.to_owned();
        for name in &self.names {
            rest = rest.replace(name.as_str(), "#");
        }
        let mut words = rest.split(|c: char| !c.is_alphabetic());
        let english = words.find(|w| ENGLISH.contains(&w.to_lowercase().as_str()));
        if let Some(word) = english {
            self.heard.insert(format!("{what}: `{word}` in {line}"));
        }
    }

    fn nothing_english(&self) {
        let some: Vec<&String> = self.heard.iter().take(30).collect();
        assert!(some.is_empty(), "{} of {} lines: {some:#?}", self.heard.len(), self.lines);
    }
}

/// What an option says itself: texts that are generated from cards stand behind a colon or in
/// brackets, and are proven elsewhere.
fn own(text: &str) -> &str {
    let end = text.find(": ").unwrap_or(text.len());
    &text[..end.min(text.find(" (").unwrap_or(text.len()))]
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
                let asked = words::prompt_text(&world);
                let from_card = matches!(
                    prompt.ask,
                    Ask::YesNo | Ask::Cards | Ask::Place | Ask::Hero | Ask::Choice
                );
                // Behind what a card says stands what is asked.
                ear.hear("prompt", asked.rsplit(": ").next().filter(|_| !from_card).unwrap_or(""));
                for (act, text) in prompt.options.iter().zip(words::option_texts(&mut world)) {
                    match act {
                        Act::Choice(_) => {}
                        Act::Use { .. }
                        | Act::Way { .. }
                        | Act::Close
                        | Act::Hero(_)
                        | Act::Yes => {
                            ear.hear("option", own(&text));
                        }
                        _ => ear.hear("option", &text),
                    }
                }
                for (_, refusal) in refused::refused(&world) {
                    ear.hear("refusal", &refusal.why);
                }
            }
            let acts = bot.choose(&mut world, &prompt);
            play::submit(&mut world, &acts).expect("it was offered");
            for cue in world.resource_mut::<Cues>().drain() {
                let text = words::cue_text(&world, &cue);
                if let Some(ear) = ear.as_deref_mut() {
                    ear.hear("cue", own(&text));
                }
            }
        }
        if let Some(ear) = ear {
            for made in world.resource::<Past>().made() {
                ear.hear("moment", own(&made.moment.turn_text()));
                ear.hear("moment", &made.moment.scene);
                ear.hear("moment", &made.moment.at);
            }
        }
        past::digest(&world)
    })
}

#[test]
fn a_game_in_german_is_german_and_the_same_game() {
    for (id, scenarios) in [("lamplighters", 4), ("glass-caravan", 2)] {
        let content = pack(id);
        let mut ear = Ear::new(&content);
        for scenario in content.scenarios.iter().take(scenarios) {
            let german = played(Language::German, &content, &scenario.id, Some(&mut ear));
            let english = played(Language::English, &content, &scenario.id, None);
            assert_eq!(german, english, "{}", scenario.id);
        }
        assert!(ear.lines > 1000, "{}", ear.lines);
        ear.nothing_english();
    }
}

#[test]
fn stories_in_german_are_german() {
    for id in ["lamplighters", "glass-caravan"] {
        let content = pack(id);
        let mut ear = Ear::new(&content);
        for scenario in &content.scenarios {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
            let file = file.join(format!("{}.jsonl", scenario.id));
            let read: journal::Read = journal::read(&file).and_then(|r| r).expect("it is whole");
            let english = watch::tell(&content, 1, &read).expect("it can be told");
            lang::with(Language::German, || {
                let german = watch::tell(&content, 1, &read).expect("it can be told");
                assert_eq!(german.tallies, english.tallies, "what is counted has no language");
                assert_eq!(german.digest, english.digest);
                let told = markdown::story(&Told {
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
        ear.nothing_english();
    }
}

#[test]
fn what_is_between_two_games_is_german() {
    let dir = tempfile::tempdir().expect("a folder");
    let party = ["brannick".to_owned(), "pim".to_owned()];
    let new = Campaign::create(dir.path(), "lamplighters", &party, &[], "Erstes Licht", 7);
    let content = pack("lamplighters");
    let mut session = Session::new(new.expect("it fits"));
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    table::finish(&mut world, End::Won);
    session.finish(&mut world).expect("it is over");
    let mut ear = Ear::new(&content);
    lang::with(Language::German, || {
        session.meet().expect("it goes on");
        while let Some(between) = session.between() {
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
    ear.nothing_english();
}
