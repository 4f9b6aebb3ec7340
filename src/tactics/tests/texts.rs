//! The text of cards.

use kernel::content::translation::Translatable as _;
use lang::{Language, with};
use tactics::content::TacticsContent;
use tactics::content::text::{self, Line};
use tactics::content::words::CardKind;

use crate::packs::pack;

/// Returns what everything of a pack says, each with its name.
fn all(content: &TacticsContent) -> Vec<(String, Vec<Line>)> {
    let mut all = Vec::new();
    for card in &content.cards {
        all.push((card.name.clone(), text::card_text(content, card)));
    }
    for class in &content.classes {
        all.push((class.name.clone(), text::class_text(content, class)));
    }
    for companion in &content.companions {
        all.push((companion.name.clone(), text::companion_text(content, companion)));
    }
    for enemy in &content.enemies {
        all.push((enemy.name.clone(), text::enemy_text(content, enemy)));
    }
    for card in content.decks.iter().flat_map(|d| &d.cards) {
        all.push((card.name.clone(), text::boss_card_text(content, card)));
    }
    for terrain in &content.terrain {
        all.push((terrain.name.clone(), text::terrain_text(content, terrain)));
    }
    for chapter in &content.chapters {
        if let Some(encounter) = &chapter.encounter {
            all.push((chapter.name.clone(), text::encounter_text(content, encounter)));
        }
    }
    all
}

/// Every card of the campaign says something in both languages, in whole sentences.
#[test]
fn every_card_says_something() {
    for language in [Language::English, Language::German] {
        let content = pack("../../campaigns/tactics/heavy-king").in_language(language);
        with(language, || {
            let mute = [
                CardKind::Gold,
                CardKind::Potion,
                CardKind::RandomEncounter,
                CardKind::Mark,
                CardKind::Market,
            ];
            for card in content.cards.iter().filter(|c| !mute.contains(&c.kind)) {
                assert!(!text::card_text(&content, card).is_empty(), "{} says nothing", card.name);
            }
            for (name, lines) in all(&content) {
                for line in lines {
                    let shown = line.to_string();
                    println!("{name}: {shown}");
                    let broken = ["  ", "{", "tactics-", " .", " ,", ";;", "()", "; ;", "::"];
                    let found = broken.iter().find(|b| shown.contains(**b));
                    assert_eq!(found, None, "{name}: {shown}");
                    assert!(line.text.ends_with('.'), "{name}: {shown}");
                }
            }
        });
    }
}

/// Returns the text of a card of the campaign, in a language.
fn card(id: &str, language: Language) -> Vec<String> {
    let content = pack("../../campaigns/tactics/heavy-king").in_language(language);
    let lines =
        with(language, || text::card_text(&content, content.card(content.find_card(id).unwrap())));
    lines.iter().map(Line::to_string).collect()
}

/// Ways are parted; keywords and the event stand first.
#[test]
fn cards_are_told_as_they_are_played() {
    assert_eq!(
        card("toll-the-hour", Language::English),
        [
            "Heal a hero within 3: 2 blue.",
            "Or: Attack an enemy within 2, area 1: 1 blue; then it becomes Slowed. Move 1.",
        ]
    );
    assert_eq!(
        card("not-her", Language::English),
        [
            "Response, Remove, when an enemy has rolled an attack on another hero within 1 of you: The \
          damage goes to you. Reduce the damage by 2."
        ]
    );
    assert_eq!(
        card("not-her", Language::German),
        ["Reaktion, Entfernen, wenn ein Gegner für einen Angriff auf einen anderen Helden in \
          Reichweite 1 von dir gewürfelt hat: Der Schaden trifft stattdessen dich. Den Schaden um 2 \
          senken."]
    );
    assert_eq!(
        card("deep-apron", Language::German),
        ["Ausliegend: Handgröße +1.", "Einsatz: 3 ziehen. 1 Karte aus der Hand ablegen.",]
    );
}
