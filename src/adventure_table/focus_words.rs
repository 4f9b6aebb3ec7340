//! The texts of things on the table: for screen readers, and for the list.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};

use super::playback::Playback;
use super::spot::Spot;
use crate::adventure_table::model::Model;
use crate::campaign::hands;
use crate::kit::notices::Notices;
use crate::rules::describe;
use crate::rules::flow::prompt::Refusal;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table::{self, LocationStatus, Playing};

/// The groups of things: keys jump from group to group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The cards of the visible hand.
    Hand,
    /// The current card, and what was played on it.
    Stage,
    /// The locations, their decks, and the heroes there.
    Places,
    /// Every hero's board.
    Boards,
    /// The piles of the viewed hero.
    Piles,
    /// The blessings deck, the hours, the scenario.
    Hours,
}

/// A focusable thing on the table.
#[derive(Clone, Debug)]
pub struct Item {
    /// The thing.
    pub spot: Spot,
    /// Its group.
    pub group: Group,
    /// Its place.
    pub rect: Rect,
    /// Its description.
    pub label: String,
    /// What can be done with it now, as texts.
    pub can: Vec<String>,
    /// Why nothing can be done, if a reason is known.
    pub why: Option<Refusal>,
}

impl Item {
    /// Returns its egui id.
    pub fn id(&self) -> Id {
        id(self.spot)
    }

    /// Returns its whole text.
    pub fn words(&self) -> String {
        all(self)
    }
}

/// Returns the egui id of a thing on the table.
pub fn id(spot: Spot) -> Id {
    Id::new(("spot", spot))
}

/// Returns the name of a group.
pub fn group(group: Group) -> String {
    match group {
        Group::Hand => t!("focus-group-hand"),
        Group::Stage => t!("focus-group-stage"),
        Group::Places => t!("focus-group-places"),
        Group::Boards => t!("focus-group-boards"),
        Group::Piles => t!("focus-group-piles"),
        Group::Hours => t!("focus-group-hours"),
    }
}

/// Returns the name of the whole table.
pub fn table(world: &World) -> String {
    let at = world.get_resource::<Playing>().map(|p| p.0);
    let name = at.and_then(|at| table::book(world).scenarios.get(at).map(|s| s.name.clone()));
    t!("focus-table", scenario = name.unwrap_or_default())
}

/// Returns the description of a thing, what can be done with it, and why not.
pub fn all(item: &Item) -> String {
    let mut words = item.label.clone();
    if !item.can.is_empty() {
        words.push(' ');
        words.push_str(&t!("focus-can", acts = item.can.join("; ")));
    } else if item.why.is_some() {
        words.push(' ');
        words.push_str(&cannot(item));
    }
    words
}

/// Returns why nothing can be done with it, with the rule.
pub fn cannot(item: &Item) -> String {
    let Some(refusal) = &item.why else { return String::new() };
    t!("focus-cannot", why = refusal.why.clone(), rule = refusal.rule.to_string())
}

/// Returns the description of a thing.
pub fn label(world: &World, spot: Spot) -> String {
    let n = |pile: PileId| table::pile(world, pile).len();
    match spot {
        Spot::Card(card) => of_card(world, card),
        Spot::Place(place) => {
            let shut = match table::place(world, place).shut {
                LocationStatus::Open => t!("focus-open"),
                other => describe::shut_name(other).to_owned(),
            };
            let here: Vec<String> = table::heroes_at(world, place)
                .into_iter()
                .map(|h| describe::hero_name(world, h))
                .collect();
            let here = if here.is_empty() { t!("focus-nobody") } else { describe::list(&here) };
            t!("focus-place", name = describe::place_name(world, place), shut = shut, here = here)
        }
        Spot::Deck(place) => {
            let name = describe::place_name(world, place);
            let deck = t!("focus-deck", name = name, count = n(PileId::Location(place)));
            with_known(world, deck, PileId::Location(place))
        }
        Spot::Token(hero) => {
            let at = describe::place_name(world, table::hero(world, hero).at);
            t!("focus-token", hero = describe::hero_name(world, hero), place = at)
        }
        Spot::Board(hero) => t!(
            "focus-board",
            hero = describe::hero_name(world, hero),
            hand = n(PileId::Hand(hero)),
            deck = n(PileId::Deck(hero)),
            discards = n(PileId::Discards(hero)),
            alive = if table::hero(world, hero).alive { "yes" } else { "no" }
        ),
        Spot::Pile(pile) => with_known(world, of_pile(world, pile), pile),
        Spot::Scenario => {
            let at = world.resource::<Playing>().0;
            let book = table::book(world);
            let name = book.scenarios.get(at).map(|s| s.name.clone()).unwrap_or_default();
            t!("focus-scenario", name = name)
        }
        Spot::Adventure => {
            let adventure = table::book(world).adventure_of(&table::scenario(world).id);
            let name = adventure.map(|a| a.name.clone()).unwrap_or_default();
            t!("focus-adventure", name = name)
        }
        Spot::Stage | Spot::Hand | Spot::Table => String::new(),
    }
}

fn of_card(world: &World, card: CardId) -> String {
    let name = describe::card_name(world, card);
    let pile = table::card(world, card).pile;
    let all = table::pile(world, pile);
    let at = all.iter().position(|c| *c == card).map_or(0, |n| n + 1);
    let model = world.resource::<Model>();
    let marked = if model.marked.contains(&card) { "yes" } else { "no" };
    match pile {
        PileId::Hand(_) => {
            t!("focus-card-hand", name = name, at = at, count = all.len(), marked = marked)
        }
        PileId::Stage => match &model.check {
            Some(check) => t!(
                "focus-card-check",
                name = name,
                difficulty = check.difficulty,
                pool = check.pool.clone(),
                chance = describe::percent(check.chance)
            ),
            None => t!("focus-card-stage", name = name),
        },
        PileId::Aside(_) => t!("focus-card-played", name = name),
        _ => name,
    }
}

/// Adds to a deck's description what the viewer knows of its cards (AC-EXAM-01).
fn with_known(world: &World, label: String, deck: PileId) -> String {
    match describe::known_cards_text(world, &hands::known_here(world, deck)) {
        nothing if nothing.is_empty() => label,
        known => format!("{label} {}", t!("inspect-known", known = known)),
    }
}

fn of_pile(world: &World, pile: PileId) -> String {
    let count = table::pile(world, pile).len();
    let top = table::pile(world, pile).last().map(|c| describe::card_name(world, *c));
    let top = top.unwrap_or_default();
    let hero = pile.hero().map(|h| describe::hero_name(world, h)).unwrap_or_default();
    match pile {
        PileId::Deck(_) => t!("focus-pile-deck", hero = hero, count = count),
        PileId::Discards(_) => t!("focus-pile-discards", hero = hero, count = count),
        PileId::Buried(_) => t!("focus-pile-buried", hero = hero, count = count),
        PileId::Displayed(_) => t!("focus-pile-displayed", hero = hero, count = count),
        PileId::Blessings => t!("focus-pile-blessings", count = count),
        PileId::Hours if count == 0 => t!("focus-pile-no-hours"),
        PileId::Hours => t!("focus-pile-hours", count = count, top = top),
        other => describe::pile_name(world, other),
    }
}

/// The most lines of the chronicle that are announced together.
const LINES: usize = 4;

/// Returns what is announced when it changes: the last events, the open question, and notices, each
/// with whether it is urgent.
pub fn news(world: &World) -> Vec<(String, bool)> {
    let playback = world.resource::<Playback>();
    let model = world.resource::<Model>();
    let last = playback.chronicle.iter().rev().filter(|n| !n.text.starts_with('·')).take(LINES);
    let mut lines: Vec<&str> = last.map(|n| n.text.as_str()).collect();
    lines.reverse();
    let asked = match (&model.prompt, &model.curtain) {
        (_, Some(person)) => t!("focus-curtain", person = person.clone()),
        (Some(prompt), None) => t!(
            "focus-asked",
            hero = describe::hero_name(world, prompt.who),
            question = model.question.clone()
        ),
        (None, None) => String::new(),
    };
    let notices: Vec<&str> =
        world.resource::<Notices>().list.iter().map(|t| t.text.as_str()).collect();
    vec![(lines.join(" "), false), (asked, false), (notices.join(" "), true)]
}
