//! What is printed on a face, from what is in the pack: the data of cards as words for `faces`.

use super::art::FaceKey;
use crate::cards::content::Content;
use crate::cards::printed::{CardDef, Counts, HeroDef, LocationDef, RoleDef, ScenarioDef};
use crate::cards::text::{self, Line, Span};
use crate::cards::words::{Kind, Rank, Trait};
use crate::faces::{Face, FaceKind, Run};
use crate::t;

/// The face of that key.
pub fn of(content: &Content, key: FaceKey) -> Face {
    match key {
        FaceKey::Card(def) => content.cards.get(def.0 as usize).map(|c| card(content, c)),
        FaceKey::Place(at, shut) => {
            content.locations.get(at as usize).map(|l| location(content, l, shut))
        }
        FaceKey::Hero(at) => content.heroes.get(at as usize).map(|h| hero(content, h)),
        FaceKey::Role(at, side) => {
            let hero = content.heroes.get(at as usize);
            hero.and_then(|h| Some(role(content, h, h.roles.get(usize::from(side))?)))
        }
        FaceKey::Scenario(at) => content.scenarios.get(at as usize).map(|s| scenario(content, s)),
        FaceKey::Back(deck) => Some(Face::new(FaceKind::Back(deck), "")),
    }
    .unwrap_or_else(|| Face::new(FaceKind::Scenario, "?"))
}

/// A line as runs for the painter of faces.
pub fn runs(line: &Line) -> Vec<Run> {
    line.words()
        .into_iter()
        // The family has no box to check.
        .map(|(span, words)| (span, words.replace('☐', "[ ]")))
        .map(|(span, words)| match span {
            Span::Text(_) => Run::Text(words),
            // The die is drawn, so it is written as in data.
            Span::Dice(dice) => Run::Dice(dice.clone()),
            _ => Run::Bold(words),
        })
        .collect()
}

/// A line as plain words.
pub fn plain(line: &Line) -> String {
    line.words().into_iter().map(|(_, w)| w).collect()
}

fn kind_of(card: &CardDef) -> FaceKind {
    match card.rank {
        Rank::Henchman => return FaceKind::Henchman,
        Rank::Villain => return FaceKind::Villain,
        Rank::Loot => return FaceKind::Loot,
        Rank::Plain => {}
    }
    match card.kind {
        Kind::Weapon => FaceKind::Weapon,
        Kind::Spell => FaceKind::Spell,
        Kind::Armor => FaceKind::Armor,
        Kind::Item => FaceKind::Item,
        Kind::Ally => FaceKind::Ally,
        Kind::Blessing => FaceKind::Blessing,
        Kind::Monster => FaceKind::Monster,
        Kind::Barrier | Kind::Scourge => FaceKind::Barrier,
        Kind::Cohort | Kind::Trader => FaceKind::Ally,
        Kind::Bazaar | Kind::Stance | Kind::Token => FaceKind::Item,
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// The type line: "Henchman monster", "Loot weapon", "Spell".
pub fn type_line(card: &CardDef) -> String {
    let kind = card.kind.shown();
    match card.rank {
        Rank::Plain => capital(kind),
        Rank::Henchman => t!("card-face-type-henchman", kind = kind),
        Rank::Villain => t!("card-face-type-villain", kind = kind),
        Rank::Loot => t!("card-face-type-loot", kind = kind),
    }
}

/// The lines of a check as printed: alternatives one below the other.
pub fn check_lines(check: &crate::cards::amount::CheckSpec) -> Vec<String> {
    let mut lines = Vec::new();
    for (i, step) in check.steps.iter().enumerate() {
        for alternative in step {
            let skills: Vec<&str> = alternative.skills.iter().map(|s| s.shown()).collect();
            let check = format!("{} {}", skills.join(" / "), alternative.number());
            let then = i > 0 && lines.len() < 8;
            lines.push(if then { t!("card-face-then", check = check) } else { check });
        }
    }
    lines
}

fn card(content: &Content, card: &CardDef) -> Face {
    let mut face = Face::new(kind_of(card), &card.name);
    face.subtitle = type_line(card);
    // A Trigger is told loudly: looking at the card is enough to set it off (AC-EXAM-14).
    let loud = |t: &Trait| match t.name() {
        "Trigger" => t.shown().to_uppercase(),
        _ => t.shown().to_owned(),
    };
    face.traits = card.traits.iter().map(loud).collect();
    face.check_title = match card.kind.is_bane() {
        true => t!("card-face-to-defeat"),
        false => t!("card-face-to-acquire"),
    };
    face.checks = check_lines(&card.check);
    if face.checks.is_empty() && (card.kind.is_bane() || card.kind.is_boon()) {
        face.checks.push(t!("card-face-none"));
    }
    face.rules = text::card_text(content, card).iter().map(runs).collect();
    face.flavour.clone_from(&card.flavour);
    face.emblem.clone_from(&card.emblem);
    face.set = card.set;
    face
}

fn counts(counts: &Counts) -> Vec<(String, String)> {
    Kind::ALL
        .iter()
        .filter(|k| counts.of(**k) > 0)
        .map(|k| (capital(k.shown()), counts.of(*k).to_string()))
        .collect()
}

fn location(content: &Content, location: &LocationDef, shut: bool) -> Face {
    let kind = if shut { FaceKind::LocationClosed } else { FaceKind::Location };
    let mut face = Face::new(kind, &location.name);
    face.subtitle = if shut { t!("card-face-closed-location") } else { t!("card-face-location") };
    let words = text::location_text(content, location);
    let titled = |title: &str, lines: &[Line]| -> Vec<Vec<Run>> {
        lines
            .iter()
            .map(|l| {
                let mut all = vec![Run::Bold(format!("{title}: "))];
                all.extend(runs(l));
                all
            })
            .collect()
    };
    if shut {
        face.rules = titled(&t!("card-face-closed"), &words.closed);
    } else {
        face.rules = titled(&t!("card-face-here"), &words.here);
        face.rules.extend(titled(&t!("card-face-closing"), &words.closing));
        face.rules.extend(titled(&t!("card-face-closed"), &words.closed));
        face.corner = counts(&location.deck);
    }
    face.flavour.clone_from(&location.flavour);
    face.emblem.clone_from(&location.emblem);
    face
}

fn hero(content: &Content, hero: &HeroDef) -> Face {
    let mut face = Face::new(FaceKind::Hero, &hero.name);
    face.subtitle.clone_from(&hero.title);
    face.corner =
        hero.skills.iter().map(|s| (s.skill.shown().to_owned(), s.die.to_string())).collect();
    face.rules = hero.powers.iter().map(|p| runs(&text::hero_power_text(content, p, 0))).collect();
    face.flavour.clone_from(&hero.story);
    face.emblem.clone_from(&hero.emblem);
    face
}

fn line(title: &str, words: String) -> Vec<Run> {
    vec![Run::Bold(format!("{title}: ")), Run::Text(words)]
}

/// A side of a role card: who the hero is by now, with all powers and boxes.
fn role(content: &Content, hero: &HeroDef, role: &RoleDef) -> Face {
    let mut face = Face::new(FaceKind::Hero, &role.name);
    face.subtitle.clone_from(&hero.name);
    face.rules = role.powers.iter().map(|p| runs(&text::hero_power_text(content, p, 0))).collect();
    let hand = role.hand_boxes.max(hero.hand_boxes);
    if hand > 0 {
        let boxes: String = (1..=hand).map(|n| format!("  [ ] {}", hero.hand + n)).collect();
        face.rules.push(line(&t!("card-face-hand-size"), hero.hand.to_string() + &boxes));
    }
    if !role.cards.is_empty() {
        let list: Vec<String> =
            role.cards.iter().map(|(kind, n)| format!("{n:+} {}", kind.shown())).collect();
        face.rules.push(line(&t!("card-face-cards-list"), list.join(", ")));
    }
    face.flavour.clone_from(&role.story);
    face.emblem.clone_from(&hero.emblem);
    face
}

fn scenario(content: &Content, scenario: &ScenarioDef) -> Face {
    let mut face = Face::new(FaceKind::Scenario, &scenario.name);
    face.subtitle = t!("card-face-scenario");
    let names = |ids: &[String]| -> String {
        let mut all: Vec<&str> = Vec::new();
        for id in ids {
            let name = content.find(id).map_or(id.as_str(), |d| content.card(d).name.as_str());
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all.join(", ")
    };
    face.rules.push(line(&t!("card-face-villain"), names(&scenario.villains)));
    face.rules.push(line(&t!("card-face-henchmen"), names(&scenario.henchmen)));
    face.rules.extend(text::scenario_text(content, scenario).iter().map(runs));
    face.flavour.clone_from(&scenario.opening);
    face
}
