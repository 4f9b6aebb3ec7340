//! Packs that are wrong say so with file, line and column; packs that ship are right.

use std::fs;

use adventure::cards::load::{digest, examine, load, load_source};
use adventure::cards::source::{Source, find_pack, find_source, packs};
use adventure::cards::text;
use kernel::content::problem::{Problem, Severity};

#[path = "packs/bounds.rs"]
mod bounds;
#[path = "packs/lengths.rs"]
mod lengths;
#[path = "packs/records.rs"]
mod records;

const PACK: &str = r#"(id: "p", name: "P", edition: First, authors: ["me"], licence: "MIT",
  players: 1, adventures: ["a"])"#;
const CARDS: &str = r#"[
  (id: "knife", name: "Knife", kind: Weapon, traits: ["Basic"], check: "Melee 5", copies: 20,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d4")])]),
  (id: "bell", name: "Bell", kind: Blessing, traits: ["Basic"], check: "Divine 4", copies: 50,
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "crab", name: "Crab", kind: Monster, check: "Combat 8", copies: 9),
  (id: "gang", name: "Gang", kind: Monster, rank: Henchman, check: "Combat 9"),
  (id: "boss", name: "Boss", kind: Monster, rank: Villain, check: "Combat 12"),
]"#;
const LOCATIONS: &str = r#"[(id: "quay", name: "Quay", deck: (monster: 5, weapon: 1),
  closing: [Check("Wisdom 6")])]"#;
const SCENARIOS: &str = r#"[(id: "s", name: "S", villains: ["boss"], henchmen: ["gang"],
  locations: [["quay"]])]"#;
const ADVENTURES: &str = r#"[(id: "a", name: "A", scenarios: ["s"])]"#;
const HEROES: &str = r#"[(id: "ann", name: "Ann", hand: 5, favored: Weapon,
  skills: [(skill: Strength, die: "1d10", boxes: 4, uses: [(Melee, 2)]),
    (skill: Dexterity, die: "1d6", boxes: 3), (skill: Constitution, die: "1d8", boxes: 4),
    (skill: Intelligence, die: "1d4", boxes: 1), (skill: Wisdom, die: "1d6", boxes: 1),
    (skill: Charisma, die: "1d6", boxes: 2)],
  hand_boxes: 4, cards: (weapon: 5, blessing: 10), card_boxes: (weapon: 5, ally: 5),
  deck: ["knife", "knife", "knife", "knife", "knife", "bell", "bell", "bell", "bell", "bell",
    "bell", "bell", "bell", "bell", "bell"])]"#;

/// The good pack with one text changed.
fn with(file: &str, from: &str, to: &str) -> Source {
    let files = [
        ("pack.ron", PACK),
        ("cards/all.ron", CARDS),
        ("locations.ron", LOCATIONS),
        ("scenarios.ron", SCENARIOS),
        ("adventures.ron", ADVENTURES),
        ("heroes.ron", HEROES),
    ];
    crate::support::changed(&files, &[(file, from, to)])
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

/// Each mistake gives exactly one error, which begins with where it stands.
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
        (
            c,
            "copies: 9",
            "copys: 9",
            "6:64: error: unknown field `copys` in CardDef (did you mean `copies`?)",
        ),
        (c, "copies: 9", "copies: 999", "6:72: error: Integer is out of bounds"),
        (c, "\"1d4\"", "\"1d5\"", "3:87: error: `1d5`: dice have 4, 6, 8, 10 or 12 faces"),
        (c, "Melee 5", "Meele 5", "2:72: error: unknown skill `Meele` (did you mean `Melee`?)"),
        (c, "name: \"Crab\", ", "", "6:3: error: the field `name` of CardDef is missing"),
        (c, "name: \"Crab\",", "name: \"Crab\"", "6:29: error: a comma is missing"),
        (c, "id: \"crab\"", "id: \"Crab\"", "6:8: error: `Crab`: an id is of lower-case letters"),
        (
            c,
            "id: \"crab\"",
            "id: \"bell\"",
            "6:8: error: there is another card `bell` (packs/p/cards/all.ron:4)",
        ),
        (c, "[Explore]", "[Add(1)]", "5:50: error: changes a check"),
        (c, "[Explore]", "[Evade]", "5:50: error: evades: only in"),
        (c, "[Explore]", "[Reduce(1)]", "5:50: error: reduces damage"),
        (c, "[Explore]", "[Reroll(One)]", "5:50: error: rolls again"),
        (
            c,
            "[Explore]",
            "[Summon(what: Named(\"crap\"))]",
            "5:69: error: there is no card `crap` (did you mean `crab`?)",
        ),
        (c, "[Explore]", "[Move(to: Named(\"key\"))]", "5:65: error: there is no location `key`"),
        (c, "[Explore]", "[]", "5:13: error: the power does nothing"),
        (c, "do: Discard, ", "", "5:13: error: a boon's power says what is done with the card"),
        (c, "check: \"Melee 5\", ", "", "2:3: error: a boon has a check to acquire"),
        (c, "kind: Blessing", "kind: Spell", "4:51: error: a spell has the trait Arcane or Divine"),
        (
            c,
            "check: \"Combat 8\"",
            "check: \"Combat 8\", recharge: \"Melee 3\"",
            "6:74: error: only a boon is recharged",
        ),
        (
            c,
            "[Use(",
            "[Add(2)]), (do: Bury, when: Check(), adds_to: 1, does: [Use(",
            "3:105: error: names no earlier power",
        ),
        ("locations.ron", "monster: 5", "monster: -5", "1:45: error:"),
        (
            "locations.ron",
            "[Check(\"Wisdom 6\")]",
            "[]",
            "2:12: error: there is no way to close it",
        ),
        (
            "scenarios.ron",
            "\"boss\"",
            "\"gang\"",
            "1:34: error: `gang` is of rank Henchman, not Villain",
        ),
        (
            "scenarios.ron",
            "\"quay\"",
            "\"quai\"",
            "2:16: error: there is no location `quai` (did you mean `quay`?)",
        ),
        (
            "scenarios.ron",
            "[[\"quay\"]]",
            "[[\"quay\"], []]",
            "2:14: error: locations for each of 1 to 1 players",
        ),
        ("adventures.ron", "[\"s\"]", "[\"z\"]", "1:35: error: there is no scenario `z`"),
        ("pack.ron", "[\"a\"]", "[\"b\"]", "2:28: error: there is no adventure `b`"),
        ("pack.ron", "\"p\"", "\"q\"", "1:6: error: the pack is `q`, but its folder is `p`"),
        ("heroes.ron", "1d10", "1d4", "2:11: error: at most one d4 among the skills, not 2"),
        ("heroes.ron", "boxes: 4", "boxes: 5", "2:11: error: 15 skill feat boxes, not 16"),
        ("heroes.ron", "hand_boxes: 4", "hand_boxes: 3", "1:2: error: 4 power feat boxes"),
        ("heroes.ron", "ally: 5", "ally: 4", "6:64: error: 10 card feat boxes, not 9"),
        ("heroes.ron", "\"knife\"", "\"crab\"", "7:10: error: `crab` cannot be in a deck at first"),
        (
            "heroes.ron",
            "\"knife\"",
            "\"knive\"",
            "7:10: error: there is no card `knive` (did you mean `knife`?)",
        ),
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
    for (path, text) in &source.files {
        let file = dir.path().join("p").join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
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
