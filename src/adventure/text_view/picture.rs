//! The table as lines of text: hours, locations, heroes, the current card, the hand.

use bevy_ecs::prelude::*;

use super::listing::cut;
use crate::campaign::{hands, players};
use crate::cards::printed::CardDef;
use crate::cards::text::{card_text, check_text};
use crate::cards::vocabulary::{Rank, Trait};
use crate::kernel::campaign::privacy;
use crate::kernel::text::Page;
use crate::rules::check;
use crate::rules::flow::prompt::Prompt;
use crate::rules::state::charges;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table;
use crate::rules::state::{faceup, token};
use crate::rules::{describe, setup};

/// Maximum length of a line for a card in hand, in characters.
const LINE: usize = 90;

/// Prints the whole table as seen from the asked seat.
pub fn table(world: &World, prompt: &Prompt, page: &mut Page) {
    lie(world, prompt, page);
    for c in table::pile(world, PileId::Stage) {
        card(world, table::printed(world, *c), page);
    }
    hand(world, prompt.who, page)
}

/// Prints the hours, locations, heroes and the cards displayed for all.
pub fn lie(world: &World, prompt: &Prompt, page: &mut Page) {
    page.line("");
    page.bold(hours(world));
    page.bold(t!("terminal-places"));
    for p in table::places(world) {
        page.hanging("  ", place_line(world, p));
    }
    page.bold(t!("terminal-heroes"));
    for h in table::heroes(world) {
        let mark = if h == prompt.who { "> " } else { "  " };
        page.hanging(mark, hero_line(world, h));
    }
    let support = table::pile(world, PileId::Support).iter();
    let support: Vec<String> = support.map(|c| describe::card_name(world, *c)).collect();
    if !support.is_empty() {
        page.bold(t!("terminal-for-all", cards = describe::list(&support)));
    }
    if let Some(line) = describe::ship_line(world) {
        page.bold(line);
    }
}

/// Returns the lines of locations and heroes.
pub fn rows(world: &World) -> Vec<String> {
    let places = table::places(world).map(|p| place_line(world, p));
    places.chain(table::heroes(world).map(|h| hero_line(world, h))).collect()
}

fn hours(world: &World) -> String {
    let left = match table::pile(world, PileId::Blessings).len() {
        1 => t!("terminal-hour-left"),
        n => t!("terminal-hours-left", n = n),
    };
    let now = table::pile(world, PileId::Hours).last().map(|c| describe::card_name(world, *c));
    let now = now.map_or_else(String::new, |n| t!("terminal-this-hour", card = n));
    let next = describe::known_cards_text(world, &hands::known_here(world, PileId::Blessings));
    let next = match next.is_empty() {
        true => String::new(),
        false => t!("terminal-hours-known", known = next),
    };
    let markers = markers(world, None);
    format!("{left}.{now}{next}{markers}")
}

fn place_line(world: &World, id: PlaceId) -> String {
    let p = table::place(world, id);
    let cards = describe::cards(table::pile(world, PileId::Location(id)).len());
    let here = table::heroes_at(world, id).into_iter().filter(|h| setup::placed(world, *h));
    let here: Vec<String> = here.map(|h| describe::hero_name(world, h)).collect();
    let here =
        if here.is_empty() { String::new() } else { format!(" - {}", describe::list(&here)) };
    let name = describe::place_name(world, id);
    let up: Vec<String> =
        faceup::cards(world, id).into_iter().map(|c| describe::card_name(world, c)).collect();
    let up = if up.is_empty() {
        String::new()
    } else {
        t!("terminal-faceup", cards = describe::list(&up))
    };
    // Players know which token is in the deck, not its position (AC-TOKN-01).
    let tokens: Vec<String> = token::hidden_heroes_at(world, id)
        .into_iter()
        .map(|h| describe::hero_name(world, h))
        .collect();
    let tokens = match tokens.as_slice() {
        [] => String::new(),
        some => t!("terminal-tokens", heroes = describe::list(some)),
    };
    let known = describe::known_cards_text(world, &hands::known_here(world, PileId::Location(id)));
    let known = match known.is_empty() {
        true => String::new(),
        false => t!("terminal-known-there", known = known),
    };
    let markers = markers(world, Some(id));
    format!("{name}: {cards}, {}{up}{tokens}{markers}{here}{known}", describe::shut_name(p.shut))
}

/// Returns the markers on a location, or without one on the scenario card.
fn markers(world: &World, place: Option<PlaceId>) -> String {
    match describe::markers(world, place) {
        some if some.is_empty() => String::new(),
        some => t!("terminal-markers", markers = some),
    }
}

fn hero_line(world: &World, id: HeroId) -> String {
    let h = table::hero(world, id);
    let name = players::hero_and_player(world, id);
    if !h.alive {
        return t!("terminal-dead", name = name);
    }
    let n = |pile| table::pile(world, pile).len();
    let at = if setup::placed(world, id) {
        t!("terminal-at", place = describe::place_name(world, h.at))
    } else {
        t!("terminal-waits")
    };
    let mut line = t!(
        "terminal-hero",
        name = name,
        at = at,
        hand = n(PileId::Hand(id)),
        deck = n(PileId::Deck(id)),
        discards = n(PileId::Discards(id)),
        buried = n(PileId::Buried(id))
    );
    let shown: Vec<String> = table::pile(world, PileId::Displayed(id))
        .iter()
        .map(|c| describe::card_name(world, *c))
        .collect();
    if !shown.is_empty() {
        line.push_str(&t!("terminal-displayed", cards = describe::list(&shown)));
    }
    if charges::has_path(world, id) {
        line.push_str(&t!("terminal-charges", n = charges::of(world, id)));
    }
    line
}

/// Prints the cards of a hand, if the viewer may see them.
pub fn hand(world: &World, id: HeroId, page: &mut Page) {
    let cards = table::pile(world, PileId::Hand(id));
    if !privacy::may_see(world, id) {
        return page.bold(t!(
            "terminal-hand-of",
            hero = describe::hero_name(world, id),
            cards = describe::cards(cards.len())
        ));
    }
    if cards.is_empty() {
        return page.bold(t!("terminal-hand-empty", hero = describe::hero_name(world, id)));
    }
    page.bold(t!("terminal-hand", hero = describe::hero_name(world, id)));
    in_hand(world, cards, page)
}

/// Prints a hand, or the cards that came into it: on one line the names of cards in `read`, then a
/// line for each of the others, all below the title unless there is only one line.
pub fn hand_again(
    world: &World,
    title: &str,
    (read, new): (&[CardId], &[CardId]),
    page: &mut Page,
) {
    let name = |c: &CardId| {
        let def = table::printed(world, *c);
        format!("{} ({})", def.name, describe::kind_name(def.kind))
    };
    let names: Vec<String> = read.iter().map(name).collect();
    match names.is_empty() {
        true if new.len() == 1 => {
            return page.line(cut(&format!("{title}: {}", beginning(world, new[0])), LINE));
        }
        true => page.bold(title),
        false if new.is_empty() => {
            page.hanging("", format!("{title}: {}", describe::with_copies(&names).join(", ")));
        }
        false => {
            page.bold(title);
            page.hanging("  - ", describe::with_copies(&names).join(", "));
        }
    }
    in_hand(world, new, page)
}

/// Prints a line for each card: name, type, and the beginning of its text.
fn in_hand(world: &World, cards: &[CardId], page: &mut Page) {
    for card in cards {
        page.hanging("  - ", cut(&beginning(world, *card), LINE));
    }
}

/// Returns the line of a card: "Rope (item): Reveal this card ..."
fn beginning(world: &World, card: CardId) -> String {
    let def = table::printed(world, card);
    let text: Vec<String> =
        card_text(table::book(world), def).iter().map(ToString::to_string).collect();
    format!("{} ({}): {}", def.name, describe::kind_name(def.kind), text.join(" "))
}

/// Returns type and traits: "Loot weapon: Melee, Sword".
fn sort(def: &CardDef) -> String {
    let rank = match def.rank {
        Rank::Plain => String::new(),
        Rank::Henchman => t!("terminal-henchman"),
        Rank::Villain => t!("terminal-villain"),
        Rank::Loot => t!("terminal-loot"),
    };
    // The Trigger trait is printed in capitals, as merely examining the card sets it off
    // (AC-EXAM-14).
    let name = |t: &Trait| match t.name() {
        "Trigger" => "TRIGGER".to_owned(),
        name => name.to_owned(),
    };
    let traits: Vec<String> = def.traits.iter().map(name).collect();
    let traits = if traits.is_empty() { String::new() } else { format!("; {}", traits.join(", ")) };
    format!("{rank}{}{traits}", describe::kind_name(def.kind))
}

/// Prints a card with its full text.
pub fn card(world: &World, def: &CardDef, page: &mut Page) {
    rules_of(world, def, page);
    if !def.flavour.is_empty() {
        page.dim(format!("    {}", def.flavour));
    }
}

/// Prints the powers and rules of a card.
pub fn rules_of(world: &World, def: &CardDef, page: &mut Page) {
    page.hanging("  ", format!("{} ({})", def.name, sort(def)));
    let what =
        if def.kind.is_fought() { t!("terminal-to-defeat") } else { t!("terminal-to-acquire") };
    if !def.check.steps.is_empty() {
        page.hanging("    ", format!("{what}: {}", check_text(&def.check)));
    }
    for line in card_text(table::book(world), def) {
        page.hanging("    ", line.to_string());
    }
}

/// Prints the sources of the check's dice, and the chance.
pub fn odds(world: &World, page: &mut Page) {
    let Some(v) = check::view(world) else {
        return page.line(t!("terminal-no-check"));
    };
    page.bold(t!(
        "terminal-odds",
        pool = v.pool.as_str(),
        difficulty = v.difficulty,
        chance = describe::percent(v.chance)
    ));
    for note in describe::check_notes(world, &v) {
        page.hanging("    ", note);
    }
    let ways = check::prospects(world);
    for p in ways.iter().filter(|_| ways.len() > 1) {
        let mark = if p.taken { t!("terminal-way-taken") } else { String::new() };
        let line = t!(
            "terminal-way",
            skill = describe::way_name(p.skill),
            difficulty = p.difficulty,
            chance = describe::percent(p.chance),
            best = describe::percent(p.at_best),
            taken = mark
        );
        page.hanging("    ", line);
    }
    if let Some(chance) = v.rerolled {
        page.line(t!("terminal-odds-again", chance = describe::percent(chance)));
    }
    if let Some(chance) = v.joint {
        page.line(t!("terminal-odds-joint", chance = describe::percent(chance)));
    }
    for part in &v.parts {
        let mut sum: Vec<String> = part.dice.iter().map(ToString::to_string).collect();
        sum.extend(part.less.iter().map(|d| format!("-{d}")));
        if part.plus != 0 || sum.is_empty() {
            sum.push(format!("{:+}", part.plus));
        }
        page.hanging(
            "    ",
            format!("{}: {}", describe::part_name(world, &v, part), sum.join(" ")),
        );
    }
    if !v.traits.is_empty() {
        let traits: Vec<&str> = v.traits.iter().map(|t| t.localized()).collect();
        page.hanging("    ", t!("terminal-traits", traits = traits.join(", ")));
    }
    if v.expected_damage > 0.0 {
        page.line(t!("terminal-expected", damage = crate::lang::decimal(v.expected_damage, 1)));
    }
}
