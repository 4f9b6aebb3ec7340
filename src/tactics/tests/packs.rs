//! Packs are read.

use kernel::content::translation::Translatable as _;

use kernel::content::source::Source;
use lang::Language;
use tactics::content::TacticsContent;
use tactics::content::graph;
use tactics::content::load::examine;
use tactics::content::printed::{LevelUpDef, Tier};
use tactics::content::words::CardKind;

/// Loads a pack of a folder of the repository, with every problem told.
pub fn pack(dir: &str) -> TacticsContent {
    let dir = lang::assets::tree().join("src/tactics").join(dir);
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

/// AT-QTY-42, AT-QTY-45, AT-QTY-46: five basic classes and eighteen elite ones, each with what the
/// counts ask for.
#[test]
fn the_heavy_king_loads_and_is_translated() {
    let content = pack("../../campaigns/tactics/heavy-king");
    assert_eq!(content.missing_translations(Language::German), Vec::<String>::new());
    assert_eq!((content.basic_classes().count(), content.classes.len()), (5, 23));
    for class in &content.classes {
        let own = || content.levels.iter().filter(|l| l.class == class.id);
        let basic = class.tier == Tier::Basic;
        assert_eq!(own().map(|l| l.copies).sum::<u8>(), if basic { 10 } else { 5 }, "{}", class.id);
        let of = |kind: CardKind| {
            let cards = content.cards.iter().filter(|c| c.class.as_ref() == Some(&class.id));
            cards.filter(|c| c.kind == kind).map(|c| c.copies).sum::<u8>()
        };
        let given = |list: fn(&LevelUpDef) -> usize| own().map(list).sum::<usize>();
        let [actions, features, ..] = [CardKind::Action, CardKind::Feature].map(of);
        let counts = [actions, features, of(CardKind::Passive), of(CardKind::Dice)];
        match class.tier {
            Tier::Basic => assert_eq!(counts, [13, 5, 4, 2], "{}", class.id),
            Tier::Elite => {
                assert!((5..=6).contains(&actions) && (1..=2).contains(&features), "{}", class.id);
                assert_eq!(counts[2..], [2, 1], "{}", class.id);
                // Every card of the class comes with one of its level-ups.
                let cards = given(|l| l.add.len() + l.replace.len());
                assert_eq!(
                    [cards, given(|l| l.features.len())],
                    [actions, features].map(usize::from),
                    "{}",
                    class.id
                );
            }
        }
    }
    // AT-QTY-05 to AT-QTY-17: what lies in the box.
    let all = |kind: CardKind| {
        content.cards.iter().filter(|c| c.kind == kind).map(|c| u16::from(c.copies)).sum::<u16>()
    };
    let counts = [
        (CardKind::Action, 164),
        (CardKind::Feature, 47),
        (CardKind::Passive, 71),
        (CardKind::Dice, 32),
        (CardKind::Perk, 15),
        (CardKind::Item, 13),
        (CardKind::Gold, 24),
        (CardKind::Potion, 4),
        (CardKind::Mark, 10),
        (CardKind::RandomEncounter, 17),
        (CardKind::Market, 3),
    ];
    assert_eq!(counts.map(|(kind, _)| (kind, all(kind))), counts);
    let equipment = content.cards.iter().filter(|c| c.kind.is_equipment());
    assert_eq!(equipment.count(), 55);
    assert_eq!(
        content.companions.iter().filter(|c| c.class.is_some()).map(|c| c.copies).sum::<u8>(),
        5
    );
    for deck in &content.decks {
        let cards = match deck.id.as_str() {
            "vane" => 10,
            "wenlow" => 12,
            _ => 8,
        };
        assert_eq!(deck.cards.iter().map(|c| c.copies).sum::<u8>(), cards, "{}", deck.id);
    }
}

/// The graph of chapters as text: each chapter once, with every way out.
#[test]
fn the_graph_is_drawn() {
    let content = pack("../../campaigns/tactics/heavy-king");
    let lines = graph::draw(&content);
    let is_way = |line: &&String| line.starts_with("      ");
    let ways: usize = content.chapters.iter().map(|c| graph::edges(&content, c).len()).sum();
    assert_eq!(lines.iter().filter(is_way).count(), ways);
    assert_eq!(lines.len(), 2 + content.chapters.len() + ways);
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start));
    let toll = at("  2 E Nobody Passes Free (").unwrap();
    assert!(lines[toll + 1].starts_with("      failure -> 6 "), "{}", lines[toll + 1]);
    assert!(lines[toll + 2].contains("success -> 4 ") && lines[toll + 2].ends_with("a level"));
    assert!(lines[at(" 53 X ").unwrap() + 1].starts_with(" 54 X "), "an ending leads nowhere");
}
