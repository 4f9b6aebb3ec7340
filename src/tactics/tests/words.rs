//! The page about writing content: every word has an example, every example is read, and its text is
//! what the program makes of it.

use kernel::content::translation::Translatable as _;
use std::fmt::Write;

use kernel::content::load::options;
use lang::{Language, with};
use serde::de::DeserializeOwned;
use tactics::content::amount::Amount;
use tactics::content::effect::{Change, Cond, Effect, On, Spot, Standing};
use tactics::content::printed::{
    BossAttack, BossCardDef, BossMove, CardDef, ChapterDef, CompanionDef, EnemyDef, Step,
};
use tactics::content::{TacticsContent, text};
use tactics::ground::Drawing;

use crate::packs::pack;

const PAGE: &str = include_str!("../../../docs/tactics/content.md");

/// Reads a text of the language.
fn read<T: DeserializeOwned>(ron: &str) -> T {
    options().from_str(ron).unwrap_or_else(|e| panic!("{ron}: {e}"))
}

/// Returns the words of an enumeration: those that an error about an unknown word lists.
pub fn words<T: DeserializeOwned + std::fmt::Debug>() -> Vec<&'static str> {
    match options().from_str::<T>("Nothing").unwrap_err().code {
        ron::Error::NoSuchEnumVariant { expected, .. } => expected.to_vec(),
        other => panic!("{other}"),
    }
}

/// Returns what is printed for an example, by the heading under which it stands.
fn said(content: &TacticsContent, heading: &str, example: &str) -> String {
    match heading {
        "Amounts" => text::amount_text(content, &read::<Amount>(example)),
        "Conditions" => text::cond_text(content, &read::<Cond>(example)),
        "Events" => text::event_text(content, &read::<On>(example)),
        "What is so" => text::standing_text(content, &read::<Standing>(example)),
        "Places" => text::spot_text(content, &read::<Spot>(example)),
        "Steps of boss cards" => {
            let step: Step = read(example);
            let card = BossCardDef {
                id: String::new(),
                name: String::new(),
                copies: 1,
                says: String::new(),
                steps: vec![step],
            };
            text::boss_card_text(content, &card)[0].to_string()
        }
        _ => text::effects_text(content, &[read::<Effect>(example)]),
    }
}

/// Returns the rows of examples, each with its heading.
fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let mut heading = "";
    let mut rows = Vec::new();
    for line in PAGE.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            heading = name;
        } else if let Some(row) = line.strip_prefix("| `").filter(|l| l.matches(" | ").count() == 2)
        {
            let Some((example, _)) = row.split_once("` | ") else { continue };
            if heading != "Files" {
                rows.push((heading, example, line));
            }
        }
    }
    rows
}

/// AT-DATA-04 to AT-DATA-13, AT-DATA-15: what each word says, in both languages.
#[test]
fn each_example_says_what_the_page_tells() {
    let english = pack("../../campaigns/tactics/heavy-king");
    let german = english.in_language(Language::German);
    let mut wrong = String::new();
    for (heading, example, line) in rows() {
        let en = with(Language::English, || said(&english, heading, example));
        let de = with(Language::German, || said(&german, heading, example));
        assert!(!en.trim().is_empty() || example.starts_with("Unflag"), "{example} says nothing");
        let expected = format!("| `{example}` | {en} | {de} |");
        if expected != line {
            writeln!(wrong, "{expected}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "the page should have:\n{wrong}");
}

/// Every word of the language has an example.
#[test]
fn each_word_has_an_example() {
    let rows = rows();
    let has = |what: &str, word: &str, begins: fn(&str, &str) -> bool| {
        assert!(rows.iter().any(|(_, e, _)| begins(e, word)), "no example of the {what} {word}");
    };
    let first = |example: &str, word: &str| {
        example.strip_prefix(word).is_some_and(|r| r.is_empty() || r.starts_with('('))
    };
    let inside = |example: &str, word: &str| {
        let at = |before: &str| example.contains(&format!("{before}{word}"));
        at("change: ") || at("move: ") || at("attack: ")
    };
    words::<Effect>().into_iter().for_each(|word| has("verb", word, first));
    words::<Cond>().into_iter().for_each(|word| has("condition", word, first));
    words::<On>().into_iter().for_each(|word| has("event", word, first));
    words::<Spot>().into_iter().for_each(|word| has("place", word, first));
    words::<Change>().into_iter().for_each(|word| has("change", word, inside));
    for word in words::<BossMove>().into_iter().chain(words::<BossAttack>()) {
        if word != "Basic" {
            has("step", word, inside);
        }
    }
}

/// Whole entries on the page are read too.
#[test]
fn entries_of_the_page_are_read() {
    let mut read_all = 0;
    for block in PAGE.split("```ron ").skip(1) {
        let (kind, rest) = block.split_once('\n').unwrap();
        let entry = rest.split("```").next().unwrap();
        match kind {
            "card" => drop(read::<CardDef>(entry)),
            "enemy" => drop(read::<EnemyDef>(entry)),
            "companion" => drop(read::<CompanionDef>(entry)),
            "bosscard" => drop(read::<BossCardDef>(entry)),
            "drawing" => drop(read::<Drawing>(entry)),
            "chapter" => drop(read::<ChapterDef>(entry)),
            other => panic!("{other}"),
        }
        read_all += 1;
    }
    assert_eq!(read_all, 8);
}
