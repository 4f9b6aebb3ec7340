//! No word of one game in a shared crate: what every family shares knows squares, villains and hexes
//! of none. The counts may only fall; when one does, [`COUNTED`] is lowered with it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, iter};

/// The crates that know no game.
const SHARED: &[&str] = &["lang", "kernel", "clients", "faces", "kit", "shell"];

/// Words that only one family of games uses, in the singular.
const WORDS: &[&str] = &[
    // The adventure card game. Its henchmen have a plural of their own.
    "blessing",
    "boon",
    "henchman",
    "henchmen",
    "hour",
    "scourge",
    "villain",
    // Overland games.
    "hex",
    // Tactics.
    "boss",
    "initiative",
];

/// How many lines of each shared crate have such a word today.
const COUNTED: &[(&str, &str, usize)] =
    &[("faces", "hour", 36), ("kit", "hex", 2), ("shell", "hour", 4)];

/// The words of a line, identifiers taken apart: `BlessingsDeck` and `blessings_deck` are both a
/// blessing and a deck.
fn words(line: &str) -> impl Iterator<Item = String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut last = ' ';
    for c in line.chars().chain(iter::once(' ')) {
        let begins = c.is_uppercase() && last.is_lowercase();
        if (!c.is_alphabetic() || begins) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if c.is_alphabetic() {
            word.extend(c.to_lowercase());
        }
        last = c;
    }
    words.into_iter()
}

/// Whether a word is this one, or its plural.
fn is(word: &str, singular: &str) -> bool {
    word == singular
        || word.strip_suffix("es").is_some_and(|w| w == singular)
        || word.strip_suffix('s').is_some_and(|w| w == singular)
}

/// Every file with code of a crate, without its tests.
fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            files(&path, all);
        } else if name.ends_with(".rs") && name != "tests.rs" && !name.ends_with("_tests.rs") {
            all.push(path);
        }
    }
}

/// No shared crate says a word of one game but those that did before.
#[test]
fn shared_crates_speak_of_no_game() {
    let src = lang::assets::tree().join("src");
    let mut counted: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for name in SHARED {
        let mut all = Vec::new();
        files(&src.join(name), &mut all);
        all.sort();
        for file in all {
            let text = fs::read_to_string(&file).unwrap();
            let code = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
            for (n, line) in code.lines().enumerate() {
                for game in WORDS {
                    if words(line).any(|word| is(&word, game)) {
                        let inside = file.strip_prefix(&src).unwrap().display();
                        let place = format!("{inside}:{}: {}", n + 1, line.trim());
                        counted.entry((name, game)).or_default().push(place);
                    }
                }
            }
        }
    }
    let now: Vec<(&str, &str, usize)> =
        counted.iter().map(|((name, word), lines)| (*name, *word, lines.len())).collect();
    let mut wrong = Vec::new();
    for ((name, word), lines) in &counted {
        let known = COUNTED.iter().find(|(c, w, _)| (c, w) == (name, word)).map_or(0, |k| k.2);
        if lines.len() > known {
            let n = lines.len();
            let lines = lines.join("\n  ");
            wrong.push(format!("{name} says {word} in {n} lines, {known} before:\n  {lines}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let table: String = now.iter().map(|row| format!("    {row:?},\n")).collect();
    assert!(now == COUNTED, "fewer lines have words of one game; COUNTED is now\n{table}");
}

/// The same in messages: German has words of its own for them.
const GERMAN: &[&str] = &[
    "Geißel", "Hexfeld", "Scherge", "Schergen", "Schurke", "Schurken", "Segen", "Stunde", "Stunden",
];

/// How many lines of the shared messages have such a word: hours of the day.
const MESSAGES: &[(&str, &str, usize)] =
    &[("de", "Stunde", 1), ("de", "Stunden", 1), ("en", "hour", 2)];

/// No shared message says a word of one game but those that did before. A family's messages lie in its
/// own folder.
#[test]
fn shared_messages_speak_of_no_game() {
    let folder = lang::assets::tree().join("assets/lang");
    let mut counted: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for (language, game) in [("en", WORDS), ("de", GERMAN)] {
        for entry in fs::read_dir(folder.join(language)).unwrap() {
            let file = entry.unwrap().path();
            if file.extension().is_none_or(|kind| kind != "ftl") {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                // What follows the id of a message is read by players.
                let read = line.split_once(" = ").map_or(line, |(_, read)| read);
                for word in game {
                    if words(read).any(|w| is(&w, &word.to_lowercase())) {
                        counted.entry((language, word)).or_default().push(line.to_owned());
                    }
                }
            }
        }
    }
    let now: Vec<(&str, &str, usize)> =
        counted.iter().map(|((language, word), lines)| (*language, *word, lines.len())).collect();
    assert!(now == MESSAGES, "MESSAGES is now {now:#?}\nof {counted:#?}");
}

/// Words are found in identifiers and comments, in the plural, and not within other words.
#[test]
fn words_are_found() {
    let of = |line: &str| words(line).collect::<Vec<_>>();
    assert_eq!(
        of("PileId::BlessingsDeck, blessings_deck"),
        ["pile", "id", "blessings", "deck", "blessings", "deck"]
    );
    assert!(is("villains", "villain") && is("bosses", "boss") && !is("hexadecimal", "hex"));
}
