use super::*;

const RULES: &str = "## HOP: Hopping\n\
- **HA-HOP-01** [A] A hare hops. (HA-HOP-02)\n\
- **HA-HOP-02** [A+B] No hare hops onto the fox.\n\
- Not an entry\n\
## RUL: Rulings\n\
- **HA-RUL-01** [B] See HA-HOP-01: a hop is one square.\n";

fn catalogue() -> Catalogue {
    Catalogue::read(Source {
        prefix: "HA",
        text: RULES,
        heading: str::to_lowercase,
        words: |text| text.replace("hare", "rabbit"),
        editions: &[("A+B", "both"), ("A", "old")],
        rulings: "RUL",
        examples: "EX",
        vignettes: "a/b.ron\tOne hop\tHA-HOP-01 HA-HOP-02\nc.ron\tOnly it\tHA-HOP-01",
        keywords: vec![
            (
                Language::English,
                "[(word: \"hop\", finds: [\"hop\"], means: \"To go one square.\", rules: [\"HA-HOP-01\"])]",
            ),
            (
                Language::German,
                "[(of: \"hop\", word: \"hüpfen\", finds: [\"hüpf\"], means: \"Ein Feld gehen.\")]",
            ),
        ],
    })
}

/// Entries are found by id, in whatever case, and by words; a text is cut at the ids that it names.
#[test]
fn entries_are_found() {
    let all = catalogue();
    assert_eq!(all.areas(), [("hop: hopping", 2), ("rul: rulings", 1)]);
    for id in ["HA-HOP-01", "ha-hop-1", "hop 1"] {
        let found = all.find(id).expect(id);
        assert_eq!((found.id, found.area(), found.mark()), ("HA-HOP-01", "HOP", "A"));
        assert_eq!(found.words(), "A rabbit hops. (HA-HOP-02)");
        assert_eq!(
            (found.holds("A"), found.holds("B"), found.editions()),
            (true, false, "old".into())
        );
    }
    assert_eq!(all.find("HA-HOP-02").map(|e| e.editions()), Some("both".into()));
    assert_eq!(all.search("fox", 5)[0].id, "HA-HOP-02");
    let pieces = all.pieces("See HA-HOP-02, HA-NO-1");
    assert_eq!(pieces.len(), 3);
    assert!(matches!(pieces[1], Piece::Rule(e) if e.id == "HA-HOP-02"));
}

/// What belongs to an entry is found: neighbors, rulings, vignettes.
#[test]
fn what_belongs_to_an_entry_is_found() {
    let all = catalogue();
    let about = all.about("hop 1").expect("there is one");
    assert_eq!(about.see.iter().map(|e| e.id).collect::<Vec<_>>(), ["HA-HOP-02"]);
    assert_eq!(about.rulings.iter().map(|e| e.id).collect::<Vec<_>>(), ["HA-RUL-01"]);
    assert_eq!(about.shown[0].title, "Only it");
    assert!(about.nearby.is_empty() && about.examples.is_empty());
}

/// Words on cards lead to the rules behind them, in each language.
#[test]
fn keywords_lead_to_rules() {
    let all = catalogue();
    assert_eq!(all.keywords_in("Hop twice.")[0].rules(Some("A"))[0].id, "HA-HOP-01");
    assert!(all.keywords_in("Hop twice.")[0].rules(Some("B")).is_empty());
    lang::with(Language::German, || {
        let found = all.keywords_in("Einmal hüpfen.");
        assert_eq!((found[0].word.as_str(), found[0].rules(None::<&str>).len()), ("hüpfen", 1));
        assert!(all.keywords_in("Hop twice.").is_empty());
    });
}

/// In an empty catalogue nothing is found, and texts stay whole.
#[test]
fn nothing_is_found_in_an_empty_catalogue() {
    assert!(EMPTY.areas().is_empty() && EMPTY.find("HOP-01").is_none());
    assert!(EMPTY.search("hop", 5).is_empty() && EMPTY.keywords_in("hop").is_empty());
    assert_eq!(EMPTY.pieces("No - hop (HA-HOP-01)."), [Piece::Words("No - hop (HA-HOP-01).")]);
}

/// A family without editions marks none, and a bracket within a text is no mark.
#[test]
fn entries_without_editions_are_read() {
    let text = "## HOP: Hopping\n\
- **HA-HOP-01** A hare hops. [HA-RUL-01]\n\
- **HA-HOP-02** A hare [HA-RUL-01] hops on.\n";
    let all = Catalogue::read(Source { text, editions: &[], ..catalogue().source });
    assert_eq!(all.areas(), [("hop: hopping", 2)]);
    let found = all.find("HA-HOP-02").expect("it is there");
    assert_eq!((found.mark(), found.editions()), ("", String::new()));
    assert_eq!(found.plain_text(), "HA-HOP-02 A rabbit [HA-RUL-01] hops on.");
}
