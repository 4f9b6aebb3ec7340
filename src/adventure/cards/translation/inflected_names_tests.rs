//! Checks the inflection of the built-in packs' names.

use crate::kernel::content::translation::Translatable as _;
use lang::inflection::*;
use lang::{Language, with};

use crate::cards::source::find_pack;

/// Returns nominative, accusative, dative and genitive.
fn cases(name: &str) -> [String; 4] {
    [Case::Nominative, Case::Accusative, Case::Dative, Case::Genitive].map(|c| inflect(name, c))
}

/// Loads the packs in German, which registers the inflection of their names.
fn learn() {
    for pack in ["lamplighters", "glass-caravan"] {
        let content = find_pack(pack).expect("it ships");
        assert_eq!(content.in_language(Language::German).spoken(), Language::German);
    }
}

#[test]
fn names_of_the_packs_are_inflected_with_their_article() {
    learn();
    for (name, expected) in [
        (
            "Die Tölpelstiege",
            ["die Tölpelstiege", "die Tölpelstiege", "der Tölpelstiege", "der Tölpelstiege"],
        ),
        (
            "Die Hohe Furche",
            ["die Hohe Furche", "die Hohe Furche", "der Hohen Furche", "der Hohen Furche"],
        ),
        (
            "Die versunkene Kapelle",
            [
                "die versunkene Kapelle",
                "die versunkene Kapelle",
                "der versunkenen Kapelle",
                "der versunkenen Kapelle",
            ],
        ),
        (
            "Die Gruft der Wächter",
            [
                "die Gruft der Wächter",
                "die Gruft der Wächter",
                "der Gruft der Wächter",
                "der Gruft der Wächter",
            ],
        ),
        ("Der Stall", ["der Stall", "den Stall", "dem Stall", "des Stalls"]),
        (
            "Der neunte Lampenraum",
            [
                "der neunte Lampenraum",
                "den neunten Lampenraum",
                "dem neunten Lampenraum",
                "des neunten Lampenraums",
            ],
        ),
        (
            "Der See, der war",
            ["der See, der war", "den See, der war", "dem See, der war", "des Sees, der war"],
        ),
        (
            "Der Bulle im Stall",
            [
                "der Bulle im Stall",
                "den Bullen im Stall",
                "dem Bullen im Stall",
                "des Bullen im Stall",
            ],
        ),
        ("Das Aalmoor", ["das Aalmoor", "das Aalmoor", "dem Aalmoor", "des Aalmoors"]),
        (
            "Das umgedrehte Glas",
            [
                "das umgedrehte Glas",
                "das umgedrehte Glas",
                "dem umgedrehten Glas",
                "des umgedrehten Glases",
            ],
        ),
        (
            "Die Salzpfannen",
            ["die Salzpfannen", "die Salzpfannen", "den Salzpfannen", "der Salzpfannen"],
        ),
        (
            "Die Kamelreihen",
            ["die Kamelreihen", "die Kamelreihen", "den Kamelreihen", "der Kamelreihen"],
        ),
        (
            "Die Ziegelöfen",
            ["die Ziegelöfen", "die Ziegelöfen", "den Ziegelöfen", "der Ziegelöfen"],
        ),
        (
            "Die Zange aus kaltem Eisen",
            [
                "die Zange aus kaltem Eisen",
                "die Zange aus kaltem Eisen",
                "der Zange aus kaltem Eisen",
                "der Zange aus kaltem Eisen",
            ],
        ),
        (
            "Die Witwe Kantar",
            ["die Witwe Kantar", "die Witwe Kantar", "der Witwe Kantar", "der Witwe Kantar"],
        ),
        ("Fischmarkt", ["der Fischmarkt", "den Fischmarkt", "dem Fischmarkt", "des Fischmarkts"]),
        (
            "Bucht der Strandräuber",
            [
                "die Bucht der Strandräuber",
                "die Bucht der Strandräuber",
                "der Bucht der Strandräuber",
                "der Bucht der Strandräuber",
            ],
        ),
        (
            "Mutter Grapnel",
            ["Mutter Grapnel", "Mutter Grapnel", "Mutter Grapnel", "von Mutter Grapnel"],
        ),
    ] {
        assert_eq!(cases(name), expected, "{name}");
    }
}

#[test]
fn prepositions_take_the_article_in() {
    learn();
    let dative = |preposition, name| after_preposition(preposition, "nach", name, Case::Dative);
    assert_eq!(dative("Bei", "Die Tölpelstiege"), "Bei der Tölpelstiege");
    assert_eq!(dative("Bei", "Der Spiegelbrunnen"), "Beim Spiegelbrunnen");
    assert_eq!(dative("bei", "Die Salzpfannen"), "bei den Salzpfannen");
    assert_eq!(dative("bei", "Zur nassen Kerze"), "beim Gasthaus „Zur nassen Kerze“");
    assert_eq!(dative("zu", "Die Lange Mühle"), "zur Langen Mühle");
    assert_eq!(dative("Zu", "Das Ofenmaul"), "Zum Ofenmaul");
    assert_eq!(dative("von", "Der alte Steinbruch"), "vom alten Steinbruch");
    assert_eq!(dative("in", "Der Linsengarten"), "im Linsengarten");
    assert_eq!(dative("an", "Die Klippenstraße"), "an der Klippenstraße");
    assert_eq!(dative("neben", "Der Glockenfels"), "neben dem Glockenfels");
    assert_eq!(dative("zu", "Skarn"), "nach Skarn");
    assert_eq!(after_preposition("in", "in", "Das Gatt", Case::Accusative), "ins Gatt");
}

/// Inflection specified by a pack, and names that no pack has yet.
#[test]
fn packs_specify_gender_and_number() {
    let check = |name: &str, gender: &str| {
        register(name, Inflection { gender: Gender::from_code(gender), ..Inflection::default() });
    };
    check("Die Docks von Test", "many");
    assert_eq!(cases("Die Docks von Test")[2], "den Docks von Test");
    check("Die Türme von Test", "many");
    assert_eq!(cases("Die Türme von Test")[2], "den Türmen von Test");
    check("Alter Prüfstein", "m");
    assert_eq!(cases("Alter Prüfstein")[2], "dem Alten Prüfstein");
    check("Prüfmatrose", "m");
    assert_eq!(cases("Prüfmatrose")[1], "den Prüfmatrosen");
    assert_eq!(cases("Die Alten Türme")[2], "den Alten Türmen");
    assert_eq!(cases("Die neun Wächter")[2], "den neun Wächtern");
    assert_eq!(cases("Der halb versunkene, alte Turm")[1], "den halb versunkenen, alten Turm");
    assert_eq!(cases("The Long Mill")[2], "The Long Mill");
    assert_eq!(cases("")[0], "");
    assert_eq!(cases("Die")[2], "Die");
    assert!(is_plural("Die Salzpfannen") && !is_plural("Die Tölpelstiege") && !is_plural("Fünf"));
}

#[test]
fn a_possessive_precedes_the_name_without_article() {
    assert_eq!(without_article("Die Zange aus kaltem Eisen"), "Zange aus kaltem Eisen");
    assert_eq!(without_article("Der letzte Lehrling"), "letzter Lehrling");
    assert_eq!(without_article("Bootshaken"), "Bootshaken");
    assert!(stems("Die Hohe Furche").contains(&"Hohen Furche".to_owned()));
}

#[test]
fn messages_inflect_names() {
    learn();
    let all = || {
        let (stair, pans, market) = ("Die Tölpelstiege", "Die Salzpfannen", "Fischmarkt");
        [
            t!("act-begin-at", place = stair, cards = "4"),
            t!("cue-walked", hero = "Pim", place = market),
            t!("cue-closed", place = pans),
            t!("words-pile-location", place = market),
            t!("cue-closed", place = "Der See, der war"),
            t!("cue-encounter", hero = "Pim", card = "Crake, der das Seil hält"),
            t!("moment-encounter", card = "Irisat, die Geglühte"),
            t!("cue-rolled-again", hero = "Pim", pool = "2d6+1"),
            t!("cue-hidden", hero = "Boris", place = stair),
        ]
    };
    let german = [
        "Bei der Tölpelstiege beginnen (4)",
        "Pim geht zum Fischmarkt.",
        "Die Salzpfannen sind geschlossen.",
        "das Deck des Fischmarkts",
        "Der See, der war, ist geschlossen.",
        "Pim begegnet Crake, der das Seil hält.",
        "Begegnung mit Irisat, der Geglühten",
        "Pim würfelt 2W6+1 neu.",
        "Boris’ Figur wird in das Deck der Tölpelstiege gemischt.",
    ];
    assert_eq!(with(Language::German, all), german);
}
