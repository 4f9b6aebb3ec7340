//! Every face of every pack that ships, in every language: printed whole, and like no other.

use crate::kernel::content::translation::Translatable as _;
use std::collections::BTreeMap;

use super::*;
use crate::cards::content::DefId;
use crate::cards::source::{find_pack, packs};
use crate::faces::likeness::Seen;
use crate::faces::{self, TALL, WIDE};
use crate::lang::{self, Language};

/// Rules are never set smaller than this, in units of a card 1000 wide: at half a screen's height,
/// where cards are looked at, that is the size of small print.
const LEAST: f64 = 25.0;
/// Two faces of a pack are at least this far apart, where 26 is usual between any two.
const APART: f64 = 8.0;

fn content(pack: &str, language: Language) -> Content {
    let content = find_pack(pack).expect("a pack that ships");
    content.in_language(language)
}

/// Everything that can be seen of a pack: cards, places open and closed, heroes, roles, scenarios,
/// adventures.
fn keys(content: &Content) -> Vec<FaceKey> {
    let mut keys: Vec<FaceKey> =
        (0..content.cards.len()).map(|n| FaceKey::Card(DefId(n as u16))).collect();
    for n in 0..content.locations.len() as u16 {
        keys.extend([FaceKey::Place(n, false), FaceKey::Place(n, true)]);
    }
    for (n, hero) in content.heroes.iter().enumerate() {
        keys.push(FaceKey::Hero(n as u16));
        keys.extend((0..hero.roles.len()).map(|side| FaceKey::Role(n as u16, side as u8)));
    }
    keys.extend((0..content.scenarios.len() as u16).map(FaceKey::Scenario));
    keys.extend((0..content.adventures.len() as u16).map(FaceKey::Adventure));
    keys
}

/// What is wrong with how a face is laid out.
fn faults(face: &Face) -> Vec<String> {
    let boxes = faces::layout(face);
    let mut faults = Vec::new();
    if boxes.cut {
        faults.push("rules are cut".to_owned());
    }
    if !face.rules.is_empty() && boxes.rules_size < LEAST {
        faults.push(format!("rules are set {:.0} units small", boxes.rules_size));
    }
    if boxes.short {
        faults.push("a text is cut short with an ellipsis".to_owned());
    }
    let card = kurbo::Rect::new(20.0, 20.0, WIDE - 20.0, TALL - 20.0);
    for spot in &boxes.texts {
        let (room, used) = (spot.room.inflate(1.0, 1.0).intersect(card), spot.used);
        let empty = used.width() <= 0.0 || used.height() <= 0.0;
        if !empty && room.union(used) != room {
            faults.push(format!("a text leaves its box: {used:?} in {room:?}"));
        }
    }
    for title in faces::small_cut(face) {
        faults.push(format!("small, `{title}` is cut short"));
    }
    faults
}

#[test]
fn every_face_of_every_pack_is_printed_whole_in_every_language() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for pack in packs() {
            let content = content(&pack, language);
            lang::with(language, || {
                for key in keys(&content) {
                    let face = of(&content, key);
                    for fault in faults(&face) {
                        let code = language.code();
                        wrong.push(format!(
                            "{pack} {code}: {:?} {}: {fault}",
                            face.kind, face.title
                        ));
                    }
                }
            });
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_two_faces_of_a_pack_look_alike() {
    let mut alike = Vec::new();
    for pack in packs() {
        let content = content(&pack, Language::English);
        let shown = |key: &FaceKey| !matches!(key, FaceKey::Role(..) | FaceKey::Place(_, true));
        let drawn: Vec<(String, Seen)> = keys(&content)
            .into_iter()
            .filter(shown)
            .map(|key| of(&content, key))
            .map(|face| (face.title.clone(), Seen::of(&faces::draw(&face, 48))))
            .collect();
        for (i, (title, one)) in drawn.iter().enumerate() {
            for (other_title, other) in &drawn[..i] {
                let apart = one.distance(other);
                if apart < APART {
                    alike.push(format!("{pack}: {title} and {other_title}: {apart:.1}"));
                }
            }
        }
    }
    assert!(alike.is_empty(), "look alike:\n{}", alike.join("\n"));
}

#[test]
fn heroes_are_told_apart_where_they_are_small() {
    for pack in packs() {
        let content = content(&pack, Language::English);
        for width in [32, 64] {
            let drawn: Vec<Seen> = (0..content.heroes.len() as u16)
                .map(|n| Seen::of(&faces::draw(&of(&content, FaceKey::Hero(n)), width)))
                .collect();
            for (i, one) in drawn.iter().enumerate() {
                for (j, other) in drawn[..i].iter().enumerate() {
                    let apart = one.distance(other);
                    let names = [&content.heroes[i].name, &content.heroes[j].name];
                    assert!(apart > 10.0, "{names:?} at {width}: {apart:.1}");
                }
            }
        }
    }
}

#[test]
fn a_face_shows_the_same_in_every_language() {
    for pack in packs() {
        let (one, other) = (content(&pack, Language::English), content(&pack, Language::German));
        for key in keys(&one) {
            let (one, other) = (of(&one, key), of(&other, key));
            let what = |f: &Face| (f.seed, f.mood, f.variant, f.emblem.clone());
            assert_eq!(what(&one), what(&other), "{}", one.title);
        }
    }
}

#[test]
fn packs_show_many_kinds_of_places() {
    for pack in packs() {
        let content = content(&pack, Language::English);
        let mut grounds: BTreeMap<faces::scene::Ground, usize> = BTreeMap::new();
        for key in keys(&content) {
            let face = of(&content, key);
            *grounds.entry(faces::scene::Setting::of(&face).ground).or_default() += 1;
        }
        assert!(grounds.len() >= 14, "{pack}: {grounds:?}");
    }
}
