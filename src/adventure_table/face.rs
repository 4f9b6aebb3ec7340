//! What is printed on a face, from what is in the pack: the data of cards as words for `faces`.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::TextureId;

use crate::cards::content::{Content, DefId};
use crate::cards::printed::{
    AdventureDef, CardDef, Counts, HeroDef, LocationDef, RoleDef, ScenarioDef,
};
use crate::cards::text::{self, Line};
use crate::cards::vocabulary::{Kind, Rank, Trait};
use crate::faces::{self, Face, Mood, Run, emblems};
use crate::kit::art::{FaceId, FaceSource};
use crate::lang::capital;
use crate::shell::screens::frame;

pub use words::{plain, runs};

/// What a picture shows, by the numbers of the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaceKey {
    /// A card of the box.
    Card(DefId),
    /// A location, open or closed.
    Place(u16, bool),
    /// A hero.
    Hero(u16),
    /// A side of a hero's role card.
    Role(u16, u8),
    /// A scenario.
    Scenario(u16),
    /// An adventure.
    Adventure(u16),
    /// The back of a deck.
    Back(DeckBack),
}

/// Whose deck a back is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeckBack {
    /// A hero's deck.
    Hero,
    /// A location's deck.
    Location,
    /// The blessings deck: the hours.
    Blessings,
}

impl DeckBack {
    /// How it looks.
    pub fn kind(self) -> &'static faces::Kind {
        match self {
            DeckBack::Hero => kinds::BACK_OF_HERO,
            DeckBack::Location => kinds::BACK_OF_LOCATION,
            DeckBack::Blessings => kinds::BACK_OF_BLESSINGS,
        }
    }
}

/// The backs of decks, in the order of their numbers.
const BACKS: [DeckBack; 3] = [DeckBack::Hero, DeckBack::Location, DeckBack::Blessings];

impl From<FaceKey> for FaceId {
    /// A kind in the highest byte, a side in the next, and a number.
    fn from(key: FaceKey) -> FaceId {
        let (kind, side, number) = match key {
            FaceKey::Card(def) => (0, 0, def.0),
            FaceKey::Place(at, shut) => (1, u8::from(shut), at),
            FaceKey::Hero(at) => (2, 0, at),
            FaceKey::Role(at, side) => (3, side, at),
            FaceKey::Scenario(at) => (4, 0, at),
            FaceKey::Adventure(at) => (6, 0, at),
            FaceKey::Back(deck) => {
                (5, BACKS.iter().position(|b| *b == deck).map_or(0, |at| at as u8), 0)
            }
        };
        FaceId(kind << 24 | u32::from(side) << 16 | u32::from(number))
    }
}

impl From<FaceId> for FaceKey {
    fn from(FaceId(id): FaceId) -> FaceKey {
        let (side, number) = ((id >> 16) as u8, id as u16);
        match id >> 24 {
            0 => FaceKey::Card(DefId(number)),
            1 => FaceKey::Place(number, side != 0),
            2 => FaceKey::Hero(number),
            3 => FaceKey::Role(number, side),
            4 => FaceKey::Scenario(number),
            6 => FaceKey::Adventure(number),
            _ => FaceKey::Back(BACKS[usize::from(side) % BACKS.len()]),
        }
    }
}

/// The faces of a pack, for the painters.
pub struct Faces(pub Arc<Content>);

impl FaceSource for Faces {
    fn digest(&self) -> u64 {
        // Wildcards are on the faces too.
        self.0.as_shown()
    }

    fn face(&self, id: FaceId) -> Face {
        of(&self.0, id.into())
    }

    fn share(&self) -> Arc<dyn FaceSource> {
        Arc::new(Faces(Arc::clone(&self.0)))
    }
}

/// Returns the picture of a face for a panel.
pub fn texture(world: &mut World, key: FaceKey, wide: f32, content: &Arc<Content>) -> TextureId {
    frame::texture(world, key.into(), wide, &Faces(Arc::clone(content)))
}

/// The face of that key.
pub fn of(content: &Content, key: FaceKey) -> Face {
    let mut face = printed(content, key);
    face.mood = mood(content);
    face.variant = match key {
        FaceKey::Hero(at) | FaceKey::Role(at, _) => at.try_into().unwrap_or(u8::MAX),
        FaceKey::Card(def) => alike(content, &face.emblem, def.0 as usize, 0),
        FaceKey::Place(at, _) => alike(content, &face.emblem, usize::MAX, at as usize),
        FaceKey::Scenario(_) | FaceKey::Adventure(_) | FaceKey::Back(_) => 0,
    };
    if !face.id.is_empty() {
        face.seed = crate::faces::paint::seed_of(&face.id);
    }
    face
}

/// The country that a pack plays in, told by the ids of its places and cards, which are the same in
/// every language.
fn mood(content: &Content) -> Mood {
    let mut words = content.pack.id.clone();
    let places = content.locations.iter().map(|l| l.id.as_str());
    for id in places.chain(content.cards.iter().map(|c| c.id.as_str())) {
        words.push(' ');
        words.push_str(id);
    }
    Mood::of(&words)
}

/// How many of so many cards and places have that emblem.
fn alike(content: &Content, emblem: &str, cards: usize, places: usize) -> u8 {
    let drawn = |name: &str| emblems::first_name(name) == emblems::first_name(emblem);
    let same =
        |name: &str| name == emblem || (emblems::first_name(emblem).is_some() && drawn(name));
    let cards = content.cards.iter().take(cards).filter(|c| same(&c.emblem)).count();
    let places = content.locations.iter().take(places).filter(|l| same(&l.emblem)).count();
    (cards + places).try_into().unwrap_or(u8::MAX)
}

fn printed(content: &Content, key: FaceKey) -> Face {
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
        FaceKey::Adventure(at) => {
            content.adventures.get(at as usize).map(|a| adventure(content, a))
        }
        FaceKey::Back(deck) => Some(Face::new(deck.kind(), "")),
    }
    .unwrap_or_else(|| Face::new(kinds::SCENARIO, "?"))
}

fn kind_of(card: &CardDef) -> &'static faces::Kind {
    match card.rank {
        Rank::Henchman => return kinds::HENCHMAN,
        Rank::Villain => return kinds::VILLAIN,
        Rank::Loot => return kinds::LOOT,
        Rank::Plain => {}
    }
    match card.kind {
        Kind::Weapon => kinds::WEAPON,
        Kind::Spell => kinds::SPELL,
        Kind::Armor => kinds::ARMOR,
        Kind::Item => kinds::ITEM,
        Kind::Ally => kinds::ALLY,
        Kind::Blessing => kinds::BLESSING,
        Kind::Monster => kinds::MONSTER,
        Kind::Barrier | Kind::Scourge => kinds::BARRIER,
        Kind::Cohort | Kind::Trader => kinds::ALLY,
        Kind::Bazaar | Kind::Stance | Kind::Token | Kind::Ship | Kind::Path => kinds::ITEM,
    }
}

/// The type line: "Henchman monster", "Loot weapon", "Spell".
pub fn type_line(card: &CardDef) -> String {
    let kind = card.kind.localized();
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
            let skills: Vec<&str> = alternative.skills.iter().map(|s| s.localized()).collect();
            let check = format!("{} {}", skills.join(" / "), alternative.number());
            let then = i > 0 && lines.len() < 8;
            lines.push(if then { t!("card-face-then", check = check) } else { check });
        }
    }
    lines
}

fn card(content: &Content, card: &CardDef) -> Face {
    let mut face = Face::new(kind_of(card), &card.name);
    face.id.clone_from(&card.id);
    face.subtitle = type_line(card);
    // A Trigger is told loudly: looking at the card is enough to set it off (AC-EXAM-14).
    let loud = |t: &Trait| match t.name() {
        "Trigger" => t.localized().to_uppercase(),
        _ => t.localized().to_owned(),
    };
    face.traits = card.traits.iter().map(loud).collect();
    face.check_title = match card.kind.is_fought() {
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
        .map(|k| (capital(k.localized()), counts.of(*k).to_string()))
        .collect()
}

fn location(content: &Content, location: &LocationDef, shut: bool) -> Face {
    let kind = if shut { kinds::LOCATION_CLOSED } else { kinds::LOCATION };
    let mut face = Face::new(kind, &location.name);
    face.id.clone_from(&location.id);
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
    let mut face = Face::new(kinds::HERO, &hero.name);
    face.id.clone_from(&hero.id);
    face.subtitle.clone_from(&hero.title);
    face.corner =
        hero.skills.iter().map(|s| (s.skill.localized().to_owned(), s.die.to_string())).collect();
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
    let mut face = Face::new(kinds::HERO, &role.name);
    let side = hero.roles.iter().position(|r| std::ptr::eq(r, role)).unwrap_or_default();
    face.id = format!("{}-{side}", hero.id);
    face.subtitle.clone_from(&hero.name);
    face.rules = role.powers.iter().map(|p| runs(&text::hero_power_text(content, p, 0))).collect();
    let hand = role.hand_boxes.max(hero.hand_boxes);
    if hand > 0 {
        let boxes: String = (1..=hand).map(|n| format!("  [ ] {}", hero.hand + n)).collect();
        face.rules.push(line(&t!("card-face-hand-size"), hero.hand.to_string() + &boxes));
    }
    if !role.cards.is_empty() {
        let list: Vec<String> =
            role.cards.iter().map(|(kind, n)| format!("{n:+} {}", kind.localized())).collect();
        face.rules.push(line(&t!("card-face-cards-list"), list.join(", ")));
    }
    face.flavour.clone_from(&role.story);
    face.emblem.clone_from(&hero.emblem);
    face
}

fn scenario(content: &Content, scenario: &ScenarioDef) -> Face {
    let mut face = Face::new(kinds::SCENARIO, &scenario.name);
    face.id.clone_from(&scenario.id);
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
    for (title, ids) in [
        (t!("card-face-villain"), &scenario.villains),
        (t!("card-face-henchmen"), &scenario.henchmen),
    ] {
        if !ids.is_empty() {
            face.rules.push(line(&title, names(ids)));
        }
    }
    face.rules.extend(text::scenario_card_text(content, scenario).iter().map(runs));
    face.flavour.clone_from(&scenario.opening);
    face
}

fn adventure(content: &Content, adventure: &AdventureDef) -> Face {
    let mut face = Face::new(kinds::ADVENTURE, &adventure.name);
    face.id.clone_from(&adventure.id);
    face.subtitle = t!("card-face-adventure");
    face.rules.extend(text::adventure_text(content, adventure).iter().map(runs));
    face.rules.extend(text::reward_text(content, &adventure.reward).iter().map(runs));
    let again = text::again_text(content, &adventure.reward, adventure.again);
    face.rules.extend(again.iter().map(runs));
    face.flavour.clone_from(&adventure.opening);
    // It shows the place where its last scenario begins: where it is going.
    let last = adventure.scenarios.last().and_then(|id| content.scenario(id));
    let place = last.and_then(|at| content.scenarios[at].locations.first()?.first());
    if let Some(at) = place.and_then(|id| content.location(id)) {
        face.emblem.clone_from(&content.locations[at].emblem);
    }
    face
}

#[cfg(test)]
mod gallery;
pub mod kinds;
mod words;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_comes_back_from_its_number() {
        let mut all = vec![FaceKey::Card(DefId(7)), FaceKey::Card(DefId(u16::MAX))];
        all.extend([FaceKey::Place(3, false), FaceKey::Place(3, true), FaceKey::Hero(5)]);
        all.extend([FaceKey::Role(2, 1), FaceKey::Scenario(9), FaceKey::Adventure(9)]);
        all.extend(BACKS.map(FaceKey::Back));
        for key in all {
            assert_eq!(FaceKey::from(FaceId::from(key)), key);
        }
    }
}
