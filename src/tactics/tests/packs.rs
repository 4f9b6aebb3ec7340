//! Packs are read.

use kernel::content::translation::Translatable as _;
use std::path::Path;

use kernel::content::source::Source;
use lang::Language;
use tactics::content::TacticsContent;
use tactics::content::load::examine;
use tactics::content::words::CardKind;

/// Loads a pack of a folder of the repository, with every problem told.
pub fn pack(dir: &str) -> TacticsContent {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
    let (content, problems) = examine(&Source::folder(&dir).unwrap());
    assert!(
        problems.is_empty(),
        "{}",
        problems.iter().map(|p| format!("{p}\n")).collect::<String>()
    );
    content.unwrap()
}

/// The smallest pack that tests play.
#[test]
fn the_pack_of_the_tests_loads() {
    let content = pack("tests/pack");
    let guard = content.find_class("guard").unwrap();
    let starter = content.level(content.starter(guard).unwrap());
    assert_eq!((starter.add.len(), starter.hp), (5, 13));
    let deck = content.deck(content.find_deck("miller").unwrap());
    assert_eq!(deck.cards.iter().map(|c| u32::from(c.copies)).sum::<u32>(), 9);
    let brace = content.card(content.find_card("brace").unwrap());
    assert_eq!(brace.kind, CardKind::Action);
    let mill = content.chapter(content.find_chapter("2").unwrap());
    let ground = mill.encounter.as_ref().unwrap().map.read(&content.kinds).unwrap();
    assert_eq!(ground.size(), (12, 6));
}

/// AT-QTY-42, AT-QTY-45, AT-QTY-46: five basic classes, each with what the counts ask for.
#[test]
fn the_heavy_king_loads_and_is_translated() {
    let content = pack("../../campaigns/tactics/heavy-king");
    assert_eq!(content.missing_translations(Language::German), Vec::<String>::new());
    assert_eq!(content.basic_classes().count(), 5);
    for class in &content.classes {
        let own = || content.levels.iter().filter(|l| l.class == class.id);
        assert_eq!(own().map(|l| l.copies).sum::<u8>(), 10, "{}", class.id);
        let of = |kind: CardKind| {
            let cards = content.cards.iter().filter(|c| c.class.as_ref() == Some(&class.id));
            cards.filter(|c| c.kind == kind).map(|c| c.copies).sum::<u8>()
        };
        assert_eq!(
            [CardKind::Action, CardKind::Feature, CardKind::Passive, CardKind::Dice].map(of),
            [13, 5, 4, 2],
            "{}",
            class.id
        );
    }
    for deck in &content.decks {
        assert_eq!(deck.cards.iter().map(|c| c.copies).sum::<u8>(), 8, "{}", deck.id);
    }
}
