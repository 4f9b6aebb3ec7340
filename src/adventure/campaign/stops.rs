//! What can be pinned, by ids and names.

use bevy_ecs::prelude::*;

use super::hands;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::{faceup, table};

/// Returns what a card, a hero or a location of that id is called.
///
/// # Errors
/// Returns that there is none in the pack.
pub(crate) fn pin_name(world: &World, id: &str) -> Result<String, String> {
    let book = table::book(world);
    let card = book.find(id).map(|d| book.card(d).name.clone());
    let hero = || book.hero(id).map(|h| book.heroes[h].name.clone());
    let place = || book.locations.iter().find(|l| l.id == id).map(|l| l.name.clone());
    card.or_else(hero).or_else(place).ok_or_else(|| {
        let id: String = id.chars().take(40).collect();
        format!("no card, hero or location `{id}` in this pack")
    })
}

/// Returns ids of what lies faceup and is called so.
pub(crate) fn pinnable(world: &World, name: &str) -> Vec<String> {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let mut ids: Vec<String> = Vec::new();
    let heroes = table::heroes(world).map(|h| table::hero_def(world, h)).map(|d| (&d.id, &d.name));
    let places = table::places(world).map(|p| table::place_def(world, p)).map(|d| (&d.id, &d.name));
    let cards =
        faceup(world).into_iter().map(|c| table::printed(world, c)).map(|d| (&d.id, &d.name));
    for (id, name) in heroes.chain(places).chain(cards) {
        if fits(name) && !ids.contains(id) {
            ids.push(id.clone());
        }
    }
    ids
}

/// Every card that lies faceup, or where whoever looks knows of it.
pub fn faceup(world: &World) -> Vec<CardId> {
    let mut piles = vec![PileId::Stage, PileId::Hours, PileId::Support];
    for h in table::heroes(world) {
        piles.extend(hands::may_see(world, h).then_some(PileId::Hand(h)));
        piles.extend([
            PileId::Displayed(h),
            PileId::Aside(h),
            PileId::Discards(h),
            PileId::Buried(h),
        ]);
    }
    piles.extend(table::places(world).map(PileId::Beside));
    let lying = piles.into_iter().flat_map(|p| table::pile(world, p).iter().copied());
    let up = table::places(world).flat_map(|p| faceup::cards(world, p));
    let decks = table::places(world).map(PileId::Location);
    let decks = decks.chain(table::heroes(world).map(PileId::Deck)).chain([PileId::Blessings]);
    let known = decks.flat_map(|d| hands::known_here(world, d)).map(|l| l.card);
    lying.chain(up).chain(known).collect()
}
