//! The paragraphs beside an enlarged face: the meanings of its words, and its state at the table.

use bevy::prelude::*;

use crate::adventure_table::face::{FaceKey, plain};
use crate::adventure_table::panels::inspect::{self, Note};
use crate::campaign::hands;
use crate::cards::content::Content;
use crate::cards::printed::HeroDef;
use crate::cards::text;
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::catalogue::CATALOGUE;
use crate::rules::setup;
use crate::rules::state::ids::PileId;
use crate::rules::state::sheet;
use crate::rules::state::table::{self, Feats};

/// Returns the paragraphs beside an enlarged face.
pub fn notes(world: &World, content: &Content, key: FaceKey) -> Vec<Note> {
    let edition = content.pack.edition;
    match key {
        FaceKey::Card(def) => {
            let card = content.card(def);
            let rank = match card.rank {
                Rank::Plain => String::new(),
                Rank::Henchman => t!("inspect-of-henchman"),
                Rank::Villain => t!("inspect-of-villain"),
                Rank::Loot => t!("inspect-of-loot"),
            };
            let side = match card.kind {
                kind if Kind::SUPPORT.contains(&kind) => String::new(),
                kind if kind.is_bane() => t!("inspect-of-bane"),
                Kind::Ship | Kind::Path => String::new(),
                _ => t!("inspect-of-boon"),
            };
            let mut words = vec![rank, card.kind.localized().to_owned(), side];
            words.extend(text::card_text(content, card).iter().map(plain));
            words.extend(card.traits.iter().map(|t| t.localized().to_owned()));
            let mut notes = inspect::meanings(&words.join("\n"), edition);
            let traits: Vec<&str> = card.traits.iter().map(|t| t.localized()).collect();
            let of_traits = t!("inspect-of-traits");
            if !traits.is_empty() && !notes.iter().any(|n| n.title == of_traits) {
                notes.extend(inspect::meanings(&of_traits, edition));
            }
            if let Some(note) = notes.iter_mut().find(|n| n.title == of_traits)
                && !traits.is_empty()
            {
                note.text = format!("{}. {}", traits.join(", "), note.text);
            }
            notes
        }
        // Heroes have their board instead.
        FaceKey::Hero(_) | FaceKey::Role(..) => Vec::new(),
        FaceKey::Place(def, _) => {
            let place = table::places(world).find(|p| table::place(world, *p).def == def as usize);
            let mut notes = place.map_or_else(Vec::new, |p| {
                let n = table::pile(world, PileId::Location(p)).len();
                let here: Vec<String> = table::heroes_at(world, p)
                    .into_iter()
                    .filter(|h| setup::placed(world, *h))
                    .map(|h| table::hero_def(world, h).name.clone())
                    .collect();
                let here = if here.is_empty() { t!("inspect-nobody") } else { here.join(", ") };
                let left = t!("inspect-left", cards = crate::rules::describe::cards(n));
                let known = hands::known_here(world, PileId::Location(p));
                let left = match crate::rules::describe::known_cards_text(world, &known) {
                    nothing if nothing.is_empty() => left,
                    known => format!("{left} {}", t!("inspect-known", known = known)),
                };
                vec![
                    Note::plain(t!("inspect-its-deck"), left),
                    Note::plain(t!("inspect-heroes-here"), here),
                ]
            });
            notes.extend(inspect::meanings(&t!("inspect-of-place"), edition));
            notes
        }
        FaceKey::Scenario(at) => {
            // What the adventure's card says holds too, and is not printed again on the scenario's.
            let scenario = content.scenarios.get(usize::from(at));
            let adventure = scenario.and_then(|s| content.adventure_of(&s.id));
            let mut notes = Vec::new();
            if let Some(adventure) = adventure.filter(|a| content.has_rules(a)) {
                let lines = text::adventure_text(content, adventure);
                let lines: Vec<String> = lines.iter().map(plain).collect();
                notes.push(Note::plain(adventure.name.clone(), lines.join(" ")));
            }
            notes.extend(inspect::meanings(&t!("inspect-of-scenario"), edition));
            notes
        }
        FaceKey::Adventure(_) => inspect::meanings(&t!("inspect-of-scenario"), edition),
        FaceKey::Back(_) => Vec::new(),
    }
}

/// Returns a hero's full board as paragraphs: skills with feats, powers, proficiencies, deck list.
pub fn board(content: &Content, hero: &HeroDef, feats: &Feats) -> Vec<Note> {
    let boxes = |checked: u8, all: u8| -> String {
        (0..all).map(|i| if i < checked { "[x]" } else { "[ ]" }).collect()
    };
    let skills: Vec<String> = hero
        .skills
        .iter()
        .enumerate()
        .map(|(i, s)| {
            let checked = feats.skills.get(i).copied().unwrap_or(0);
            let plus = if checked > 0 { format!("+{checked}") } else { String::new() };
            let mut line = format!(
                "{} {}{plus}  {}",
                s.skill.localized(),
                s.die.localized(),
                boxes(checked, s.boxes)
            );
            for (name, plus) in &s.uses {
                line.push_str(&format!(
                    "\n      {}: {} +{plus}",
                    name.localized(),
                    s.skill.localized()
                ));
            }
            line
        })
        .collect();
    let powers: Vec<String> = sheet::powers(hero, feats)
        .map(|(_, p, checked)| plain(&text::hero_power_text(content, p, usize::from(checked))))
        .collect();
    let hand = sheet::hand(hero, feats);
    let hand = format!("{hand}  {}", boxes(feats.hand, sheet::hand_boxes(hero, feats)));
    let proficient: Vec<&str> = hero.proficient.iter().map(|t| t.localized()).collect();
    let list: Vec<String> = crate::cards::vocabulary::Kind::BOONS
        .iter()
        .map(|k| format!("{} {}", sheet::cards(hero, feats, *k), k.localized()))
        .collect();
    let mut notes = vec![
        ruled(&t!("inspect-skills"), skills.join("\n"), "AC-CHAR-04"),
        ruled(&t!("inspect-powers"), powers.join("\n\n"), "AC-CHAR-09"),
        ruled(&t!("inspect-hand-size"), hand, "AC-CHAR-12"),
        ruled(&t!("inspect-cards-list"), list.join(", "), "AC-CHAR-16"),
        ruled(&t!("inspect-favored"), hero.favored.describe(), "AC-CHAR-15"),
    ];
    if !proficient.is_empty() {
        notes.push(ruled(&t!("inspect-proficient"), proficient.join(", "), "AC-CHAR-13"));
    }
    notes
}

/// Creates a paragraph with the rule that says more.
fn ruled(title: &str, text: impl Into<String>, rule: &str) -> Note {
    Note { rules: CATALOGUE.find(rule).into_iter().collect(), ..Note::plain(title, text) }
}
