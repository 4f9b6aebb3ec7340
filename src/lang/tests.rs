//! Checks that every language has all messages of English with the same values, and that every id
//! in the code exists.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;

use super::*;

/// Returns the ids with attributes, and the variables that each uses.
fn ids(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (file, text) in files(language) {
        let (mut id, mut key) = (String::new(), String::new());
        for line in text.lines() {
            let trimmed = line.trim_start();
            let at_start = trimmed.len() == line.len();
            if let Some((name, _)) =
                line.split_once('=').filter(|_| at_start && !line.starts_with('#'))
            {
                id = name.trim().to_owned();
                key.clone_from(&id);
                let fresh = all.insert(key.clone(), BTreeSet::new()).is_none();
                assert!(fresh, "{}/{file}: {key} is there twice", language.code());
            } else if let Some((name, _)) =
                trimmed.strip_prefix('.').and_then(|l| l.split_once('='))
            {
                key = format!("{id}.{}", name.trim());
                all.insert(key.clone(), BTreeSet::new());
            }
            let variables = all.get_mut(&key);
            let Some(variables) = variables.filter(|_| !line.starts_with('#')) else { continue };
            for part in line.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
                variables.insert(part[..end.unwrap_or(part.len())].to_owned());
            }
        }
    }
    all
}

#[test]
fn files_are_read_without_a_fault() {
    for language in Language::ALL {
        for (file, text) in files(language) {
            let (_, faults) = read(language, std::iter::once(text));
            assert_eq!(faults, Vec::<String>::new(), "{}/{file}", language.code());
            assert!(FluentResource::try_new(text.to_owned()).is_ok());
        }
        let (_, faults) = read(language, files(language).map(|(_, text)| text));
        assert_eq!(faults, Vec::<String>::new(), "{}", language.code());
    }
}

#[test]
fn every_language_has_all_messages_of_english() {
    let english = ids(Language::English);
    for language in Language::ALL {
        let other = ids(language);
        let missing: Vec<&String> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.code());
        for (id, variables) in &other {
            let (name, _) = split(id);
            let Some(known) = english.get(id) else {
                // Other languages may have more forms of a message, but no more messages.
                assert!(id.contains('.') || id.starts_with('-'), "English lacks {id}");
                assert!(english.contains_key(name), "English lacks {id}");
                continue;
            };
            let unknown: Vec<&String> = variables.difference(known).collect();
            // A language may need another form of a value: `$card-acc` beside `$card`.
            let base = |v: &str| v.split('-').next().unwrap_or_default().to_owned();
            // "it" stands for the card and has a gender in German.
            let pronoun = |v: &str| {
                ["card-may-encounter", "card-may-take"].contains(&id.as_str())
                    && v.starts_with("card-it-")
            };
            let strange = unknown
                .iter()
                .filter(|v| !pronoun(v))
                .filter(|v| !known.iter().any(|k| v.starts_with(k.as_str()) || base(k) == base(v)));
            assert_eq!(strange.count(), 0, "{}: {id} uses {unknown:?}", language.code());
        }
    }
}

/// Returns the ids of every `t!("...")` in a text.
fn named(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    // The last two take the message after the one who speaks it: `say!(self, "card-alone")`.
    for (call, first) in
        [("t!(", true), ("message!(", true), ("verb!(", true), ("say!(", false), ("np!(", false)]
    {
        for (at, _) in text.match_indices(call) {
            let before = text[..at].chars().next_back();
            let rest = text[at + call.len()..].trim_start();
            let rest = if first { rest } else { rest.split_once(',').map_or("", |(_, r)| r) };
            // `format!(` has the same ending.
            let own = !before.is_some_and(|c| c.is_alphanumeric() || c == '_');
            if let Some(quoted) = rest.trim_start().strip_prefix('"').filter(|_| own) {
                found.extend(quoted.split('"').next());
            }
        }
    }
    found
}

/// Calls `look` with every source file below a folder of `src`, except those of this crate.
fn walk(dir: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(dir).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("src/lang") {
            walk(&path, look);
        } else if path.extension().is_some_and(|e| e == "rs") {
            look(&path, &std::fs::read_to_string(&path).unwrap());
        }
    }
}

fn src() -> PathBuf {
    assets::tree().join("src")
}

/// Every `t!("...")` in the code names an existing message.
#[test]
fn every_message_id_in_the_code_exists() {
    assert_eq!(named("t!(\"a-b\"), format!(\"c-d\"), t!(\n\"e\", n = 1)"), ["a-b", "e"]);
    let (english, mut missing) = (ids(Language::English), Vec::new());
    walk(&src(), &mut |path, text| {
        let unknown = named(text).into_iter().filter(|id| !english.contains_key(*id));
        missing.extend(unknown.map(|id| format!("{}: {id}", path.display())));
    });
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Returns the string literals before a file's tests that look like sentences.
fn sentences(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|l| !l.trim_start().starts_with("//"));
    let code: String = lines.map(|l| format!("{}\n", l.trim())).collect();
    let code = code.replace("'\"'", "").replace("\\\"", "").replace("\\\n", "");
    let quoted = code.split('"').skip(1).step_by(2);
    let words = |t: &str| t.split(' ').filter(|w| w.contains(char::is_alphabetic)).count();
    quoted.filter(|t| words(t) > 3 && t.ends_with(['.', '?', '!'])).map(str::to_owned).collect()
}

/// Files whose sentences come from nowhere else, and why.
const WRITTEN: &[(&str, &str)] = &[
    (
        "adventure/campaign/quest/tales.rs",
        "the pack of generated games, which is written in English",
    ),
    ("kernel/content/problem.rs", "for whoever writes a pack, in English"),
];

/// What players read comes from messages, so that every language has it. Errors for whoever writes packs
/// end without a stop, and so are none of these.
#[test]
fn the_code_contains_no_sentences() {
    let found = sentences("// \"No.\"\nsay(\"Click a card to \\\n    see it.\"); id(\"a b c d\")");
    assert_eq!(found, ["Click a card to see it."]);
    let (mut found, mut files) = (Vec::new(), 0);
    walk(&src(), &mut |path, text| {
        let inside = path.strip_prefix(src()).unwrap();
        let mut parts = inside.iter().map(|part| part.to_string_lossy());
        let is_tried =
            parts.any(|part| ["tests", "examples"].contains(&&*part) || part.ends_with("tests.rs"));
        if is_tried || WRITTEN.iter().any(|(file, _)| inside == Path::new(file)) {
            return;
        }
        files += 1;
        found.extend(sentences(text).into_iter().map(|t| format!("{}: {t}", inside.display())));
    });
    assert!(files > 300, "{files}");
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn missing_messages_fall_back_to_english() {
    with(Language::English, || {
        assert_eq!(t!("lang-cards", count = 1), "1 card");
        assert_eq!(t!("lang-cards", count = 3), "3 cards");
        assert_eq!(t!("no-such-message"), "no-such-message");
    });
    with(Language::German, || {
        assert_eq!(t!("lang-cards", count = 1), "1 Karte");
        assert_eq!(t!("lang-cards", count = 3), "3 Karten");
    });
    assert_eq!(Language::from_code("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::from_code("fr"), None);
}
