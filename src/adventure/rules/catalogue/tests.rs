use lang::Language;

use super::CATALOGUE;
use crate::cards::printed::Edition;
use crate::cards::vocabulary::{Action, Kind};
use crate::kernel::catalogue::{Entry, Piece};

fn ids(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|e| e.id).collect()
}

#[test]
fn an_entry_is_found_by_its_id_in_any_case() {
    for id in ["AC-CHECK-07", "ac-check-07", "check 7", "CHECK-7"] {
        assert_eq!(CATALOGUE.find(id).map(|e| e.id), Some("AC-CHECK-07"), "{id}");
    }
    assert_eq!(CATALOGUE.find("AC-NONE-01"), None);
}

#[test]
fn an_entry_tells_its_editions() {
    let e = CATALOGUE.find("AC-PLAY-20").expect("there is one");
    assert_eq!((e.mark(), e.area()), ("R", "PLAY"));
    assert!(e.holds(Edition::First) && !e.holds(Edition::Third));
    assert!(e.words().starts_with("Display:"));
    for e in CATALOGUE.entries() {
        assert!(["R", "M", "R+M", "S", "W"].contains(&e.mark()), "{}: {}", e.id, e.mark());
    }
}

#[test]
fn a_text_is_cut_at_the_rules_that_it_names() {
    let text = "As AC-CHECK-48 (see AC-RUL-44, AC-NO-01).";
    let ids: Vec<String> = CATALOGUE
        .pieces(text)
        .iter()
        .map(|p| match p {
            Piece::Words(w) => (*w).to_owned(),
            Piece::Rule(e) => e.id.to_owned(),
        })
        .collect();
    assert_eq!(ids.concat(), text);
    assert_eq!(ids, ["As ", "AC-CHECK-48", " (see ", "AC-RUL-44", ", AC-NO-01)."]);
    assert_eq!(CATALOGUE.pieces("AC-"), [Piece::Words("AC-")]);
}

/// What players read says editions in words, and names nothing from the published games: their
/// heroes, cards, places and stories.
#[test]
fn the_catalogue_is_for_players() {
    let published = [
        "Ezren",
        "Merisiel",
        "Kyra",
        "Seoni",
        "Harsk",
        "Valeros",
        "Sajan",
        "Amiri",
        "Lini",
        "Seelah",
        "Lem",
        "Simoun",
        "Yoon",
        "Estra",
        "Damiel",
        "Alahazra",
        "Zadim",
        "Drelm",
        "Ahmotep",
        "Brigandoom",
        "Sandpoint",
        "Lamashtu",
        "Pharasma",
        "Abadar",
        "Imanish",
        "Beheaded",
        "Runelords",
        "Mummy",
        "Pathfinder",
        "Gogmurt",
        "Horus",
        "Gorum",
        "Glibness",
        "Levitate",
        "Expected",
        "Decision",
        "assets",
        "ron",
    ];
    let shown = CATALOGUE.entries().filter_map(|e| CATALOGUE.about(e.id)).flat_map(|a| a.shown);
    let texts = CATALOGUE.entries().map(|e| (e.id, e.words())).chain(shown.map(|s| ("", s.title)));
    for (id, text) in texts {
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        let bad = words.find(|w| published.contains(w) || ["R", "M"].contains(w));
        assert_eq!(bad, None, "{id} {text}");
    }
}

#[test]
fn areas_have_all_entries() {
    assert_eq!(
        CATALOGUE.areas().iter().map(|(_, n)| n).sum::<usize>(),
        CATALOGUE.entries().count()
    );
}

#[test]
fn the_rules_behind_a_word_on_cards_come_first() {
    assert_eq!(CATALOGUE.search("recharge", 3)[0].id, "AC-PLAY-24");
    assert_eq!(CATALOGUE.search("henchmen", 3)[0].id, "AC-HENCH-03");
}

#[test]
fn words_find_what_they_are_about() {
    let found = CATALOGUE.search("damage discard cards from hand", 5);
    assert!(found.iter().any(|e| e.id.starts_with("AC-DMG-")), "{found:?}");
    assert!(CATALOGUE.search("qqqq", 5).is_empty());
    assert!(CATALOGUE.entries().count() > 700);
}

#[test]
fn an_entry_has_neighbors_rulings_and_examples() {
    let a = CATALOGUE.about("check 47").expect("there is one");
    assert_eq!(ids(&a.nearby), ["AC-CHECK-46"]);
    assert_eq!(ids(&a.see), ["AC-CHECK-48"]);
    assert_eq!(ids(&a.examples), ["AC-EX-81"]);
    let a = CATALOGUE.about("AC-CHECK-14").expect("there is one");
    assert_eq!(ids(&a.see), ["AC-RUL-44"]);
    let a = CATALOGUE.about("AC-GOLD-09").expect("there is one");
    assert_eq!(ids(&a.nearby), ["AC-GOLD-08", "AC-GOLD-10"]);
    let a = CATALOGUE.about("AC-PLAY-53").expect("there is one");
    assert_eq!(ids(&a.see), ["AC-PLAY-52", "AC-RUL-92"]);
    assert_eq!(CATALOGUE.about("AC-NONE-01"), None);
}

#[test]
fn vignettes_that_prove_it_are_there() {
    let a = CATALOGUE.about("AC-CHECK-48").expect("there is one");
    assert!(!a.shown.is_empty());
    assert!(a.shown.iter().all(|s| !s.title.is_empty()));
}

#[test]
fn the_file_is_read_and_names_only_rules_that_there_are() {
    let all = CATALOGUE.keywords();
    assert!(all.len() > 20);
    for k in all {
        assert!(!k.ids.is_empty() && !k.means.is_empty(), "{}", k.word);
        assert!(k.finds.iter().all(|f| *f == f.to_lowercase()), "{}", k.word);
        for id in &k.ids {
            assert!(CATALOGUE.find(id).is_some_and(|e| e.id == id), "{}: {id}", k.word);
        }
        for edition in [Edition::First, Edition::Third] {
            let only_third = all.iter().any(|o| o == k && k.rules(Some(Edition::First)).is_empty());
            let holds = !k.rules(Some(edition)).is_empty();
            assert!(holds || (only_third && edition == Edition::First), "{}", k.word);
        }
    }
}

#[test]
fn every_type_and_action_is_explained() {
    let words = Kind::ALL.iter().chain(&Kind::SUPPORT).map(|k| k.word());
    for word in words.chain(Action::ALL.map(Action::word)) {
        assert!(!CATALOGUE.keywords_in(word).is_empty(), "{word}");
    }
}

#[test]
fn every_word_is_there_in_german_and_found_in_german_text() {
    let english = CATALOGUE.keywords();
    lang::with(Language::German, || {
        let german = CATALOGUE.keywords();
        assert_eq!(german.len(), english.len());
        for (german, english) in german.iter().zip(english) {
            assert_ne!(german.means, english.means, "{}", english.word);
        }
        for word in Kind::ALL.iter().chain(&Kind::SUPPORT).map(|k| k.localized()) {
            assert!(!CATALOGUE.keywords_in(word).is_empty(), "{word}");
        }
        for word in Action::ALL.map(Action::localized) {
            assert!(!CATALOGUE.keywords_in(word).is_empty(), "{word}");
        }
        let words =
            |text| CATALOGUE.keywords_in(text).iter().map(|k| k.word.as_str()).collect::<Vec<_>>();
        assert_eq!(words("Lade diese Karte auf, um erneut zu erkunden."), ["aufladen", "erkunden"]);
        assert_eq!(words("Am Ende deines Zuges legst du 1 Karte ab."), ["ablegen"]);
        assert_eq!(words("Lege sie unter dieses Deck. Ab und zu."), Vec::<&str>::new());
    });
}

#[test]
fn words_are_found_by_their_beginnings_and_only_there() {
    let words =
        |text| CATALOGUE.keywords_in(text).iter().map(|k| k.word.as_str()).collect::<Vec<_>>();
    assert_eq!(words("Recharge this card to explore."), ["recharge", "explore"]);
    assert_eq!(words("It is undefeated"), ["undefeated"]);
    assert_eq!(words("really"), Vec::<&str>::new());
}

#[test]
fn of_rules_that_differ_the_one_that_holds_is_shown() {
    let display = CATALOGUE.keywords().iter().find(|k| k.word == "display").expect("there is one");
    let ids = |e| display.rules(e).iter().map(|e| e.id).collect::<Vec<_>>();
    assert_eq!(ids(Some(Edition::First)), ["AC-PLAY-20", "AC-PLAY-22"]);
    assert_eq!(ids(Some(Edition::Third)), ["AC-PLAY-21", "AC-PLAY-22"]);
    assert_eq!(ids(None).len(), 3);
}
