//! Looking closer: a card, a hero, a place, a pile. Only what lies faceup can be looked at.

use bevy_ecs::prelude::*;

use super::{offer, picture};
use crate::campaign::hands;
use crate::cards::favored::Favored;
use crate::cards::text::{hero_power_text, location_text};
use crate::cards::vocabulary::Kind;
use crate::kernel::campaign::privacy;
use crate::kernel::text::Page;
use crate::rules::describe;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::sheet;
use crate::rules::state::table;

/// Something by its name, or a part of it.
pub fn look(world: &World, name: &str, page: &mut Page) {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let mut found = false;
    for h in table::heroes(world).filter(|h| fits(&describe::hero_name(world, *h))) {
        found = true;
        hero(world, h, page);
    }
    for p in table::places(world).filter(|p| fits(&describe::place_name(world, *p))) {
        found = true;
        place(world, p, page);
    }
    let mut seen = Vec::new();
    for c in hands::faceup(world) {
        let def = table::card(world, c).def;
        if fits(&describe::card_name(world, c)) && !seen.contains(&def) {
            found = true;
            seen.push(def);
            picture::card(world, table::printed(world, c), page);
        }
    }
    if !found {
        page.line(t!("terminal-nothing-faceup"));
    }
}

/// A hero's board.
fn hero(world: &World, id: HeroId, page: &mut Page) {
    let def = table::hero_def(world, id);
    let feats = &table::hero(world, id).feats;
    let title = sheet::side(def, feats).map_or(&def.title, |role| &role.name);
    let title = if title.is_empty() { String::new() } else { format!(", {title}") };
    page.bold(format!("{}{title}", def.name));
    for s in &def.skills {
        let more = |plus: i32| if plus == 0 { String::new() } else { format!("{plus:+}") };
        let (faces, plus) = table::skill(world, id, s.skill).unwrap_or((s.die.faces, 0));
        let mut line = format!("{} d{faces}{}", describe::skill_name(s.skill), more(plus));
        for (uses, _) in &s.uses {
            if let Some((_, plus)) = table::skill(world, id, *uses) {
                line.push_str(&format!(
                    ", {}: {}{}",
                    describe::skill_name(*uses),
                    describe::skill_name(s.skill),
                    more(plus)
                ));
            }
        }
        page.hanging("    ", &line);
    }
    let hand = sheet::hand(def, feats);
    let traits: Vec<&str> = def.proficient.iter().map(|t| t.localized()).collect();
    let proficient =
        if traits.is_empty() { t!("terminal-nothing-proficient") } else { traits.join(", ") };
    page.hanging(
        "    ",
        t!(
            "terminal-hand-line",
            hand = hand,
            proficient = proficient,
            favored = favored(&def.favored)
        ),
    );
    for (_, p, boxes) in sheet::powers(def, feats) {
        let text = hero_power_text(table::book(world), p, usize::from(boxes)).to_string();
        page.hanging("  - ", &text);
    }
    let list: Vec<String> = Kind::BOONS
        .iter()
        .map(|k| (sheet::cards(def, feats, *k), describe::kind_name(*k)))
        .filter(|(n, _)| *n > 0)
        .map(|(n, word)| format!("{n} {word}"))
        .collect();
    let book = table::book(world);
    let cohort = def.cohort.as_ref().and_then(|id| book.find(id)).map(|d| &book.card(d).name);
    let cohort =
        cohort.map_or_else(String::new, |name| t!("terminal-cohort", name = name.as_str()));
    page.hanging("    ", t!("terminal-cards-list", list = list.join(", "), cohort = cohort));
    known(world, PileId::Deck(id), page)
}

/// What whoever looks knows of a deck (AC-EXAM-01).
fn known(world: &World, deck: PileId, page: &mut Page) {
    let known = describe::lying_text(world, &hands::known_here(world, deck));
    match known.is_empty() {
        true => {}
        false => page.hanging("    ", t!("terminal-known-deck", known = known)),
    }
}

/// Cards that are called so, or by a part of it, with all that they say: of those that lie faceup, or
/// where whoever looks knows of them. Of the number of an option, the card that it is about.
pub fn card(world: &World, name: &str, act: Option<&Act>, page: &mut Page) {
    if let Some(act) = act {
        return match offer::card_of(act) {
            Some(c) => picture::card(world, table::printed(world, c), page),
            None => page.line(t!("terminal-no-card")),
        };
    }
    look(world, name, page)
}

/// What a starting hand is sure to have: "weapon or Attack".
fn favored(favored: &Favored) -> String {
    let word = |f: &Favored| match (f, f.kind()) {
        (_, Some(kind)) => describe::kind_name(kind),
        (Favored::Trait(t), _) => t.localized().to_owned(),
        _ => String::new(),
    };
    favored.choices().iter().map(word).collect::<Vec<_>>().join(&t!("act-or"))
}

/// A location.
fn place(world: &World, id: PlaceId, page: &mut Page) {
    let def = table::place_def(world, id);
    let text = location_text(table::book(world), def);
    let shut = describe::shut_name(table::place(world, id).shut);
    let n = describe::cards(table::pile(world, PileId::Location(id)).len());
    page.bold(format!("{} ({shut}, {n})", def.name));
    let parts = [
        (t!("terminal-here"), &text.here),
        (t!("terminal-when-closing"), &text.closing),
        (t!("terminal-when-closed"), &text.closed),
    ];
    for (heading, lines) in parts {
        if !lines.is_empty() {
            let all: Vec<String> = lines.iter().map(ToString::to_string).collect();
            page.hanging("    ", format!("{heading}: {}", all.join(" ")));
        }
    }
    let dealt: Vec<String> = Kind::ALL
        .iter()
        .filter(|k| def.deck.of(**k) > 0)
        .map(|k| describe::counted(def.deck.of(*k).into(), k.word()))
        .collect();
    page.hanging("    ", t!("terminal-dealt", cards = dealt.join(", ")));
    known(world, PileId::Location(id), page);
    if !def.flavour.is_empty() {
        page.dim(format!("    {}", def.flavour));
    }
}

/// The cards of a pile that lies faceup: "discards", "buried tam", "hours".
pub fn pile(world: &World, asked: HeroId, what: &str, page: &mut Page) {
    let (word, whose) = what.split_once(' ').unwrap_or((what, ""));
    let whose = whose.trim().to_lowercase();
    let hero = if whose.is_empty() {
        Some(asked)
    } else {
        table::heroes(world)
            .find(|h| describe::hero_name(world, *h).to_lowercase().contains(&whose))
    };
    let Some(hero) = hero else {
        return page.line(t!("terminal-nobody"));
    };
    let id = match word.to_lowercase().as_str() {
        w if w.starts_with("disc") => PileId::Discards(hero),
        w if w.starts_with("bur") => PileId::Buried(hero),
        w if w.starts_with("disp") => PileId::Displayed(hero),
        w if w.starts_with("hand") => PileId::Hand(hero),
        w if w.starts_with("hour") => PileId::Hours,
        _ => {
            return page.line(t!("terminal-which-pile"));
        }
    };
    let cards = table::pile(world, id);
    if matches!(id, PileId::Hand(h) if !privacy::may_see(world, h)) {
        return page.line(t!("terminal-own-hand"));
    }
    let name = describe::pile_name(world, id);
    page.bold(t!("terminal-pile", name = name, cards = describe::cards(cards.len())));
    for c in cards.iter().rev() {
        let def = table::printed(world, *c);
        page.line(format!("  {} ({})", def.name, describe::kind_name(def.kind)));
    }
}
