//! Packs are read.

use std::path::Path;

use tactics::content::load::load;
use tactics::content::words::CardKind;

/// The smallest pack that tests play.
#[test]
fn the_pack_of_the_tests_loads() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pack");
    let content = load(&dir).unwrap_or_else(|problems| {
        panic!("{}", problems.iter().map(|p| format!("{p}\n")).collect::<String>())
    });
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
