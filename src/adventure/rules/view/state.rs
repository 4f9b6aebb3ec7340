//! The state that everybody may know: faceup cards, including open hands (AC-COOP-01, AC-RUL-57,
//! AC-PLAY-40, AC-SETUP-19), and the number of facedown cards (AC-PLAY-41, AC-SETUP-21).

use bevy_ecs::prelude::*;
use kernel::campaign::players::player;
use kernel::view::Viewer;
use serde_json::{Value, json};

use super::{card_id, hero_id};
use crate::cards::text::wild_text;
use crate::cards::vocabulary::Trait;
use crate::rules::flow::history;
use crate::rules::state::charges;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::known::{self, KnownCard};
use crate::rules::state::markers::Markers;
use crate::rules::state::ship::{self, PartyShip};
use crate::rules::state::table::{self, Clock, LocationStatus};
use crate::rules::state::{faceup, token};
use crate::rules::{play, setup};

/// Returns the table as JSON. Of hands that the viewer may not see only the size is included
/// (AC-COOP-01).
pub fn state(world: &World, viewer: Viewer) -> Value {
    let scenario = table::scenario(world);
    let clock = world.resource::<Clock>();
    let hours = table::pile(world, PileId::Hours);
    let names: Vec<String> = hours.iter().rev().map(|c| card_id(world, *c)).collect();
    let mut all = json!({
        "scenario": { "id": scenario.id, "name": scenario.name },
        "wildcards": wildcards(world),
        "turn": clock.on_turn().map(|_| clock.turn),
        "active": clock.on_turn().map(|hero| hero_id(world, hero)),
        "hours_left": table::pile(world, PileId::Blessings).len(),
        "hours_known": known(world, viewer, PileId::Blessings),
        "hours_gone": names,
        "heroes": table::heroes(world).map(|h| hero(world, h, viewer)).collect::<Vec<_>>(),
        "places": table::places(world).map(|p| place(world, p, viewer)).collect::<Vec<_>>(),
        "support": pile(world, PileId::Support),
        "stage": pile(world, PileId::Stage),
        "prompt": play::prompt(world).map(|p| p.number),
        "over": play::ended(world),
        "digest": format!("{:016x}", history::digest(world)),
    });
    add_markers(world, None, &mut all);
    if let Some(card) = ship::card(world) {
        let anchor = world.resource::<PartyShip>().anchor;
        all["ship"] = json!({
            "card": one(world, card),
            "wrecked": ship::is_wrecked(world),
            "anchored": anchor.map(|p| &table::place_def(world, p).id),
            "commander": ship::commander(world).map(|hero| hero_id(world, hero)),
            "plunder": table::pile(world, PileId::Plunder).len(),
        });
    }
    all
}

/// Adds the markers on a location, or without one on the scenario card, if there are any.
fn add_markers(world: &World, place: Option<PlaceId>, to: &mut Value) {
    let markers = world.resource::<Markers>().on(place);
    if !markers.is_empty() {
        let one = |(name, n): &(Trait, usize)| json!({ "name": name.name(), "count": n });
        to["markers"] = markers.iter().map(one).collect();
    }
}

/// Returns the wildcards in play with their texts (AC-TABLE-03).
fn wildcards(world: &World) -> Vec<Value> {
    let book = table::book(world);
    let all = book.wild.iter().map(|l| {
        let lines = wild_text(book, &l.card);
        json!({
            "name": l.card.name,
            "place": l.place.map(|n| &book.locations[n].id),
            "text": lines.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    });
    all.collect()
}

/// Returns a pile's cards from the top.
fn pile(world: &World, id: PileId) -> Vec<Value> {
    cards(world, table::pile(world, id).iter().rev())
}

fn cards<'a>(world: &World, cards: impl Iterator<Item = &'a CardId>) -> Vec<Value> {
    cards.map(|c| one(world, *c)).collect()
}

fn one(world: &World, c: CardId) -> Value {
    let def = table::printed(world, c);
    json!({ "card": def.id, "name": def.name, "kind": def.kind.word(), "number": c.0 })
}

/// Returns the facedown cards of a pile whose positions the viewer knows, from the top.
fn known(world: &World, viewer: Viewer, pile: PileId) -> Vec<Value> {
    let lies = |l: KnownCard| {
        let mut card = one(world, l.card);
        card["above"] = json!(l.above);
        card["below"] = json!(l.below);
        card
    };
    known::cards_known_to(world, pile, viewer).into_iter().map(lies).collect()
}

/// Returns the cards of a hand, or only their number.
fn hand(world: &World, id: HeroId, viewer: Viewer) -> Value {
    match known::is_visible(world, viewer, PileId::Hand(id)) {
        true => json!(pile(world, PileId::Hand(id))),
        false => json!(table::pile(world, PileId::Hand(id)).len()),
    }
}

fn hero(world: &World, id: HeroId, viewer: Viewer) -> Value {
    let h = table::hero(world, id);
    let def = table::hero_def(world, id);
    let mut all = json!({
        "id": def.id,
        "name": def.name,
        "seat": id.0,
        "player": player(world, id),
        "alive": h.alive,
        "at": setup::placed(world, id).then(|| table::place_def(world, h.at).id.clone()),
        "deck": table::pile(world, PileId::Deck(id)).len(),
        "deck_known": known(world, viewer, PileId::Deck(id)),
        "hand": hand(world, id, viewer),
        "discards": pile(world, PileId::Discards(id)),
        "buried": pile(world, PileId::Buried(id)),
        "displayed": pile(world, PileId::Displayed(id)),
        "in_play": pile(world, PileId::Aside(id)),
    });
    if charges::has_path(world, id) {
        all["charges"] = json!(charges::of(world, id));
    }
    all
}

fn place(world: &World, id: PlaceId, viewer: Viewer) -> Value {
    let p = table::place(world, id);
    let def = table::place_def(world, id);
    let shut = match p.shut {
        LocationStatus::Open => "open",
        LocationStatus::Temporarily => "temporarily",
        LocationStatus::Permanently => "permanently",
    };
    let here = table::heroes_at(world, id).into_iter().filter(|h| setup::placed(world, *h));
    let here: Vec<String> = here.map(|h| hero_id(world, h)).collect();
    let mut all = json!({
        "id": def.id,
        "name": def.name,
        "row": id.0,
        "cards": table::pile(world, PileId::Location(id)).len(),
        "known": known(world, viewer, PileId::Location(id)),
        "displayed": pile(world, PileId::Beside(id)),
        "faceup": cards(world, faceup::cards(world, id).iter()),
        "tokens": token::hidden_heroes_at(world, id).into_iter().map(|h| hero_id(world, h)).collect::<Vec<_>>(),
        "closed": shut,
        "heroes": here,
    });
    add_markers(world, Some(id), &mut all);
    all
}
