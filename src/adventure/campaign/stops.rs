//! Finds what can be pinned for auto-pass, by ids and names.

use bevy_ecs::prelude::*;

use super::hands;
use crate::kernel::autopass::StopsError;
use crate::rules::state::table;

/// Returns the name of a card, a hero or a location, by its id.
///
/// # Errors
/// Returns an error if the pack has none of that id.
pub(super) fn pin_name(world: &World, id: &str) -> Result<String, StopsError> {
    let book = table::book(world);
    let card = book.find(id).map(|d| book.card(d).name.clone());
    let hero = || book.hero(id).map(|h| book.heroes[h].name.clone());
    let place = || book.locations.iter().find(|l| l.id == id).map(|l| l.name.clone());
    let nothing = || {
        let id: String = id.chars().take(40).collect();
        StopsError::NothingToPin(t!("stops-no-card", id = id))
    };
    card.or_else(hero).or_else(place).ok_or_else(nothing)
}

/// Returns ids and names of faceup things whose names contain a text.
pub(super) fn pinnable(world: &World, name: &str) -> Vec<(String, String)> {
    let wanted = name.to_lowercase();
    let fits = |n: &str| n.to_lowercase().contains(&wanted);
    let mut found: Vec<(String, String)> = Vec::new();
    let heroes = table::heroes(world).map(|h| table::hero_def(world, h)).map(|d| (&d.id, &d.name));
    let places = table::places(world).map(|p| table::place_def(world, p)).map(|d| (&d.id, &d.name));
    let cards = hands::faceup(world)
        .into_iter()
        .map(|c| table::printed(world, c))
        .map(|d| (&d.id, &d.name));
    for (id, name) in heroes.chain(places).chain(cards) {
        if fits(name) && !found.iter().any(|(known, _)| known == id) {
            found.push((id.clone(), name.clone()));
        }
    }
    found
}
