//! Details on request: a card, a hero, a location, a pile. Only faceup things can be looked at.

use bevy_ecs::prelude::*;

use super::{offer, picture};
use crate::campaign::hands;
use crate::cards::favored::Favored;
use crate::cards::text::{hero_power_text, location_text, scenario_text};
use crate::cards::vocabulary::Kind;
use crate::kernel::campaign::privacy;
use crate::kernel::text::Page;
use crate::rules::describe;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::sheet;
use crate::rules::state::table;

/// Prints the thing with this name, or whose name contains it.
pub fn look(world: &World, name: &str, page: &mut Page) {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let def = table::scenario(world);
    let mut found = fits(&def.name) || wanted == t!("terminal-word-scenario");
    if found {
        scenario(world, page);
    }
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
    // The scenario names its villains and henchmen (AC-SETUP-22).
    let book = table::book(world);
    for id in def.villains.iter().chain(&def.henchmen).filter_map(|id| book.find(id)) {
        if fits(&book.card(id).name) && !seen.contains(&id) {
            found = true;
            seen.push(id);
            picture::card(world, book.card(id), page);
        }
    }
    if !found {
        page.line(t!("terminal-nothing-faceup"));
    }
}

/// Prints the scenario: whom to defeat, its rules and its powers.
pub fn scenario(world: &World, page: &mut Page) {
    let (book, def) = (table::book(world), table::scenario(world));
    page.bold(&def.name);
    let names = |ids: &[String]| {
        let name = |id: &String| book.find(id).map(|found| book.card(found).name.clone());
        ids.iter().filter_map(name).collect::<Vec<_>>().join(", ")
    };
    let (villains, henchmen) = (names(&def.villains), names(&def.henchmen));
    match (villains.is_empty(), henchmen.is_empty()) {
        (false, false) => page
            .hanging("    ", t!("terminal-villain-is", villains = villains, henchmen = henchmen)),
        (false, true) => page.hanging("    ", t!("terminal-villain-alone", villains = villains)),
        (true, _) => {}
    }
    for line in scenario_text(book, def) {
        page.hanging("    ", line.to_string());
    }
}

/// Prints what the locations do, one line each, for the choice where to begin.
pub fn places(world: &World, page: &mut Page) {
    for id in table::places(world) {
        let def = table::place_def(world, id);
        let here = location_text(table::book(world), def).here;
        if !here.is_empty() {
            let here: Vec<String> = here.iter().map(ToString::to_string).collect();
            page.hanging("  ", format!("{}: {}", def.name, here.join(" ")));
        }
    }
}

/// Prints a hero's board.
fn hero(world: &World, id: HeroId, page: &mut Page) {
    let def = table::hero_def(world, id);
    let feats = &table::hero(world, id).feats;
    let title = sheet::side(def, feats).map_or(&def.title, |role| &role.name);
    let title = if title.is_empty() { String::new() } else { format!(", {title}") };
    page.bold(format!("{}{title}", def.name));
    for s in &def.skills {
        let more = |plus: i32| if plus == 0 { String::new() } else { format!("{plus:+}") };
        let (faces, plus) = Board::new(world).skill(id, s.skill).unwrap_or((s.die.faces, 0));
        let mut line = format!("{} d{faces}{}", describe::skill_name(s.skill), more(plus));
        for (uses, _) in &s.uses {
            if let Some((_, plus)) = Board::new(world).skill(id, *uses) {
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

/// Prints the viewer's known cards of a deck (AC-EXAM-01).
fn known(world: &World, deck: PileId, page: &mut Page) {
    let known = describe::known_cards_text(world, &hands::known_here(world, deck));
    match known.is_empty() {
        true => {}
        false => page.hanging("    ", t!("terminal-known-deck", known = known)),
    }
}

/// Prints the full text of cards whose name contains `name`, among faceup cards and those that the
/// viewer knows. With an option's number, of what the option is about.
pub fn card(world: &World, name: &str, act: Option<&Act>, page: &mut Page) {
    if let Some(act) = act {
        return match *act {
            Act::Place(p) | Act::Move(p) | Act::Use { of: Source::Place(p), .. } => {
                place(world, p, page);
            }
            Act::Hero(h) | Act::Use { of: Source::Hero(h), .. } => hero(world, h, page),
            Act::Use { of: Source::Scenario, .. } => scenario(world, page),
            _ => match offer::card_of(act) {
                Some(c) => picture::card(world, table::printed(world, c), page),
                None => page.line(t!("terminal-no-card")),
            },
        };
    }
    look(world, name, page)
}

/// Returns the favored types of a starting hand: "weapon or Attack".
fn favored(favored: &Favored) -> String {
    favored.describe()
}

/// Prints a location.
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

/// Prints the cards of a faceup pile: "discards", "buried tam", "hours".
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
