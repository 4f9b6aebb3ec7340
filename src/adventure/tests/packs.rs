//! Packs that are wrong say so with file, line and column; packs that ship are right.

use std::fs;

use adventure::cards::load::{digest, examine, load, load_source};
use adventure::cards::source::{Source, find_pack, find_source, packs};
use adventure::cards::text;
use kernel::content::problem::{Problem, Severity};

use crate::support::{SmallPack, write};

#[path = "packs/bounds.rs"]
mod bounds;
#[path = "packs/lengths.rs"]
mod lengths;
#[path = "packs/records.rs"]
mod records;

/// The smallest pack with one text changed.
fn with(file: &str, from: &str, to: &str) -> Source {
    SmallPack::new().change(&[(file, from, to)]).source()
}

fn lines(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(Problem::to_string).collect()
}

#[test]
fn a_good_pack_loads_without_a_word() {
    let source = with("", "", "");
    let (content, problems) = examine(&source);
    assert_eq!(lines(&problems), Vec::<String>::new());
    let content = content.unwrap();
    assert_eq!(content.cards.len(), 5);
    assert_eq!(content.playing_order().len(), 1);
    assert_eq!(content.digest, digest(&source));
}

/// Mistakes are told with file, line and column, here counted by hand; `mistakes.rs` has all sorts.
#[test]
fn every_mistake_names_its_place() {
    let c = "cards/all.ron";
    let table = [
        (
            c,
            "kind: Weapon",
            "kind: Wepon",
            "2:38: error: unknown word `Wepon` (did you mean `Weapon`?)",
        ),
        (c, "copies: 9", "copies: 999", "6:72: error: Integer is out of bounds"),
        (c, "\"1d4\"", "\"1d5\"", "3:87: error: `1d5`: dice have 4, 6, 8, 10 or 12 faces"),
        (
            "locations.ron",
            "[Check(\"Wisdom 6\")]",
            "[]",
            "2:12: error: there is no way to close it",
        ),
        (
            "scenarios.ron",
            "\"quay\"",
            "\"quai\"",
            "2:16: error: there is no location `quai` (did you mean `quay`?)",
        ),
        ("adventures.ron", "[\"s\"]", "[\"z\"]", "1:35: error: there is no scenario `z`"),
        ("pack.ron", "[\"a\"]", "[\"b\"]", "2:28: error: there is no adventure `b`"),
        ("heroes.ron", "\"knife\"", "\"crab\"", "7:10: error: `crab` cannot be in a deck at first"),
    ];
    let mut wrong = Vec::new();
    for (file, from, to, want) in table {
        let errors = load_source(&with(file, from, to)).err().unwrap_or_default();
        let want = format!("packs/p/{file}:{want}");
        if !lines(&errors).iter().any(|l| l.starts_with(&want)) {
            wrong.push(format!("{to}\n  should {want}\n  is     {:?}", lines(&errors)));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn all_errors_are_told_at_once() {
    let mut source = with("cards/all.ron", "kind: Weapon", "kind: Wepon");
    source.files.retain(|(name, _)| name != "pack.ron");
    for (name, text) in &mut source.files {
        if name == "cards/all.ron" {
            *text = text.replace("Combat 12", "Combat 120");
        }
    }
    let errors = lines(&load_source(&source).unwrap_err());
    assert_eq!(errors.len(), 3, "{errors:?}");
}

/// AC-CUST-02 to AC-CUST-04: printed heroes go beyond the limits for one's own, so these bind only
/// the packs that ask for them.
#[test]
fn limits_of_own_heroes_bind_where_a_pack_asks() {
    let beyond = with("heroes.ron", "1d10", "1d4");
    let (content, problems) = examine(&beyond);
    assert!(content.is_some());
    assert_eq!(problems.len(), 1, "{problems:?}");
    let want = "packs/p/heroes.ron:2:11: warning: at most one d4 among the skills, not 2";
    assert_eq!(problems[0].to_string(), want);
    let mut asked = beyond;
    for (name, text) in &mut asked.files {
        if name == "pack.ron" {
            *text = text.replace("players: 1", "players: 1, custom_limits: true");
        }
    }
    let (_, problems) = examine(&asked);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!(problems[0].severity, Severity::Error);
}

#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    for deep in [20, 60, 50_000] {
        let nest = "May([".repeat(deep) + "Explore" + &"])".repeat(deep);
        let errors = load_source(&with("cards/all.ron", "Explore", &nest)).unwrap_err();
        let errors = lines(&errors);
        assert!(errors[0].starts_with("packs/p/cards/all.ron:5:"), "{errors:?}");
        assert!(errors[0].contains("deeper than"), "{errors:?}");
    }
}

#[test]
fn a_small_box_is_a_warning_with_numbers() {
    let (content, problems) = examine(&with("cards/all.ron", "copies: 9", "copies: 2"));
    assert!(content.is_some());
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].severity, Severity::Warning);
    let message = "the box has 2 plain cards of type monster, but 1 heroes may need 5";
    assert!(problems[0].message.starts_with(message), "{}", problems[0].message);
}

/// Line ends make no difference; anything else does.
/// A table has room for so many cards and no more.
#[test]
fn a_pack_too_big_for_a_table_is_refused() {
    let many: String = (0..40)
        .map(|n| {
            format!("(id: \"m{n}\", name: \"M\", kind: Monster, check: \"Combat 8\", copies: 255),")
        })
        .collect();
    let (_, problems) =
        examine(&with("cards/all.ron", "(id: \"crab\"", &format!("{many}\n(id: \"crab\"")));
    let told = lines(&problems).join("\n");
    assert!(
        told.contains("pack.ron:1:1: error: 10281 cards with their copies; at most 10000"),
        "{told}"
    );
}

#[test]
fn the_digest_is_the_same_on_every_machine() {
    let unix = with("", "", "");
    let mut windows = unix.clone();
    for (_, text) in &mut windows.files {
        *text = text.replace('\n', "\r\n");
    }
    assert_eq!(digest(&unix), digest(&windows));
    assert!(load_source(&windows).is_ok());
    assert_ne!(digest(&unix), digest(&with("cards/all.ron", "Crab", "Krab")));
}

fn folder(source: &Source) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    write(source, &dir.path().join("p"));
    dir
}

#[test]
fn a_folder_loads_like_texts_at_hand() {
    let source = with("", "", "");
    let dir = folder(&source);
    let path = dir.path().join("p");
    assert_eq!(load(&path).unwrap().digest, digest(&source));
    assert!(find_pack(&path.to_string_lossy()).is_ok());
}

#[cfg(unix)]
#[test]
fn what_leads_out_of_the_pack_is_refused() {
    let dir = folder(&with("", "", ""));
    let outside = dir.path().join("outside.ron");
    fs::write(&outside, "[]").unwrap();
    let link = dir.path().join("p/cards/link.ron");
    std::os::unix::fs::symlink(&outside, &link).unwrap();
    let errors = lines(&load(&dir.path().join("p")).unwrap_err());
    let want = format!("{}:1:1: error: leads out of the pack's folder", link.display());
    assert!(errors[0].starts_with(&want), "{errors:?}");
}

#[test]
fn files_that_are_no_text_or_too_many_or_unknown_are_refused() {
    let dir = folder(&with("", "", ""));
    let path = dir.path().join("p");
    fs::write(path.join("herous.ron"), "[]").unwrap();
    let errors = lines(&load(&path).unwrap_err());
    assert!(errors[0].contains("herous.ron:1:1: error: is not a file of a pack"), "{errors:?}");
    assert!(errors[0].contains("did you mean `heroes`?"), "{errors:?}");
    fs::write(path.join("herous.ron"), [0xff, 0xfe]).unwrap();
    let errors = lines(&load(&path).unwrap_err());
    assert!(errors[0].contains("herous.ron:1:1: error: is not UTF-8 text"), "{errors:?}");
    fs::remove_file(path.join("herous.ron")).unwrap();
    for i in 0..260 {
        fs::write(path.join(format!("cards/{i}.ron")), "[]").unwrap();
    }
    let errors = lines(&load(&path).unwrap_err());
    assert!(errors[0].contains("more than 256 files"), "{errors:?}");
}

#[test]
fn a_missing_pack_is_told_plainly() {
    let errors = lines(&find_pack("no-such-pack-at-all").unwrap_err());
    assert!(errors[0].contains("there is no pack of that name"), "{errors:?}");
    assert!(find_pack("/nowhere/at/all").is_err());
}

/// What ships has no errors and no warnings, and everything in it has a text.
#[test]
fn packs_that_ship_are_right() {
    for id in packs() {
        let Some(source) = Source::builtin(&id) else { continue };
        let (content, problems) = examine(&source);
        assert_eq!(lines(&problems), Vec::<String>::new());
        let content = content.unwrap();
        assert_eq!(find_source(&id).unwrap(), source);
        for card in &content.cards {
            for line in text::card_text(&content, card) {
                let line = line.to_string();
                assert!(line.ends_with('.') && !line.contains(char::is_control), "{line}");
                assert!(!line.contains("  ") && !line.contains(" ."), "{line}");
            }
        }
    }
}

proptest::proptest! {
    /// Whatever a file holds, reading it ends with problems and not with a crash.
    #[test]
    fn garbage_is_told_and_does_not_crash(garbage in r#"[\[\](){}",:/*r#\\é a-z0-9]{0,60}"#) {
        let knife = with("cards/all.ron", "name: \"Knife\"", &format!("name: {garbage}"));
        let _ = examine(&knife);
        let mut source = with("", "", "");
        source.files[1].1 = garbage;
        proptest::prop_assert!(load_source(&source).is_err());
    }

    /// Finding a place in a text that is no RON at all does not crash either.
    #[test]
    fn places_are_found_in_any_text(text in r#"[\[\](){}",:/*r#\\'é a-c]{0,60}"#) {
        use kernel::content::locate::{Step, line_column, locate, quoted};
        for step in [Step::Field("a"), Step::Item(1)] {
            let at = locate(&text, &[step, Step::Item(0)]);
            let _ = (line_column(&text, at), quoted(&text, at, "b"));
        }
    }
}
