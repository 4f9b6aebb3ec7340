//! The story of a golden journal, word by word. `EMBERDECK_GOLDEN=renew` writes it anew.

use kernel::content::translation::Translatable as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use adventure::campaign::chronicle::chapter::{Chapter, Mark};
use adventure::campaign::chronicle::{ScenarioEntry, markdown, replay};
use adventure::campaign::{JournalStep, ReadJournal};
use adventure::rules::flow::prompt::Act;
use adventure::rules::state::table::End;
use kernel::campaign::journal::{self, Read, Step};
use lang::{self, Language};

use crate::support::ships;

fn file(name: &str) -> PathBuf {
    lang::assets::tree().join("src/adventure/tests").join(name)
}

fn read(scenario: &str) -> ReadJournal {
    journal::read(&file("journals").join(format!("{scenario}.jsonl")))
        .and_then(|r| r)
        .expect("the golden journal is whole")
}

fn told(chapter: Chapter) -> String {
    markdown::story(&ScenarioEntry {
        number: chapter.journal,
        title: chapter.title.clone(),
        end: chapter.end,
        turns: chapter.turns.len() as u32,
        at: 0,
        seconds: None,
        trouble: None,
        chapter: Some(chapter),
    })
}

fn compare(pack_id: &str, scenario: &str) {
    compare_in(Language::English, pack_id, scenario, &format!("{scenario}.md"));
}

fn compare_in(language: Language, pack_id: &str, scenario: &str, golden: &str) {
    let content = Arc::new(ships(pack_id).in_language(language));
    let story = lang::with(language, || {
        told(replay::chapter(&content, 1, &read(scenario)).expect("it can be told"))
    });
    let golden = file("chronicle").join(golden);
    if std::env::var_os("EMBERDECK_GOLDEN").is_some_and(|v| v == "renew") {
        std::fs::write(&golden, &story).expect("the folder can be written");
    }
    let wanted = std::fs::read_to_string(&golden).unwrap_or_default();
    let differs = story.lines().zip(wanted.lines()).find(|(a, b)| a != b);
    assert!(story == wanted, "{}: {differs:?}", golden.display());
}

#[test]
fn the_story_of_a_game_of_the_first_edition() {
    compare("lamplighters", "rent-day");
}

#[test]
fn the_story_of_a_game_in_german() {
    compare_in(Language::German, "lamplighters", "rent-day", "rent-day.de.md");
}

#[test]
fn the_story_of_a_game_of_the_third_edition() {
    compare("glass-caravan", "the-unpoured-batch");
}

#[test]
fn every_golden_journal_makes_a_whole_chapter() {
    for id in ["lamplighters", "glass-caravan"] {
        let content = ships(id);
        for scenario in &content.scenarios {
            let read = read(&scenario.id);
            let begun = Instant::now();
            let c = replay::chapter(&content, 3, &read).expect("it can be told");
            println!("{}: {} decisions, {:?}", scenario.id, c.decisions, begun.elapsed());
            assert!(c.whole, "{}: it ends as the journal says", scenario.id);
            assert_eq!(c.turns.len() as u64, c.tally().turns, "{}", scenario.id);
            assert!(
                c.turns.iter().all(|t| !t.story.is_empty()),
                "{}: a turn is empty",
                scenario.id
            );
            assert_eq!(c.ending.last().map(|s| s.mark), Some(Mark::End), "{}", scenario.id);
            assert_eq!(c.won(), c.end == Some(End::Won));
            let text = told(c);
            for wrong in ["  ", " .", "..", " ,", "()", "with and", "CardId", "None"] {
                assert!(!text.contains(wrong), "{}: `{wrong}` in\n{text}", scenario.id);
            }
        }
    }
}

/// What was taken back is not told, and changes nothing of what is.
#[test]
fn what_was_undone_is_no_part_of_the_story() {
    let content = ships("lamplighters");
    let plain = read("rent-day");
    let chapter = replay::chapter(&content, 1, &plain).expect("it can be told");
    let stand = plain.standing(plain.steps.len());
    let stand: Vec<Vec<Act>> = stand.into_iter().map(|s| s.decision.clone()).collect();
    assert_eq!(stand.len() as u64, chapter.decisions);
    assert!(chapter.undone > 0, "the golden journals undo some");
    // The same decisions, nothing undone; and with the last ten taken back and made again.
    let steps = |all: Vec<JournalStep>| {
        let tables = vec![plain.tables.last().cloned().flatten(); all.len()];
        let steps = all.into_iter().map(|s| (s, 0, 0)).collect();
        Read { steps, tables, ..plain.clone() }
    };
    let never: Vec<JournalStep> = stand.iter().cloned().map(Step::Do).collect();
    let ten = stand.len() - 10;
    let mut often = never.clone();
    often.extend((0..10).map(|_| Step::Undo));
    often.extend(never[ten..].iter().cloned());
    let mut at_once = never.clone();
    at_once.push(Step::Back(ten));
    at_once.extend(never[ten..].iter().cloned());
    for (all, undone) in [(never, 0), (often, 10), (at_once, 10)] {
        let other = replay::chapter(&content, 1, &steps(all)).expect("it can be told");
        assert_eq!(other.undone, undone);
        assert_eq!(Chapter { undone: chapter.undone, ..other }, chapter);
    }
    // Taken back and not made again: that it was won is told no more.
    let mut back: Vec<JournalStep> = stand.into_iter().map(Step::Do).collect();
    back.push(Step::Undo);
    let mut read = steps(back);
    read.tables.iter_mut().for_each(|t| *t = None);
    let other = replay::chapter(&content, 1, &read).expect("it can be told");
    assert_eq!((other.end, other.undone), (None, 1));
    assert!(other.ending.is_empty() && !told(other).contains("so it was won"));
}
