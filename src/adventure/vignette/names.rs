//! From the names that a vignette uses to the ids on the table, and back.

use bevy_ecs::prelude::*;

use super::format::PileName;
use crate::kernel::content::problem::did_you_mean;
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{
    self, Index, box_pile, card, hero_def, heroes, place_def, places, printed,
};
use crate::saturating;

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let hint = did_you_mean(name, known).map(|h| format!("; {h}")).unwrap_or_default();
    format!("no {what} `{name}` is on the table{hint}")
}

/// The hero of that id.
///
/// # Errors
/// When there is none at the table.
pub fn hero(world: &World, name: &str) -> Result<HeroId, String> {
    heroes(world)
        .find(|h| hero_def(world, *h).id == name)
        .ok_or_else(|| unknown("hero", name, heroes(world).map(|h| hero_def(world, h).id.as_str())))
}

/// The location of that id.
///
/// # Errors
/// When there is none at the table.
pub fn place(world: &World, name: &str) -> Result<PlaceId, String> {
    let known = || places(world).map(|p| place_def(world, p).id.as_str());
    places(world)
        .find(|p| place_def(world, *p).id == name)
        .ok_or_else(|| unknown("location", name, known()))
}

/// All copies of the card of that id, in the order of their own ids; `"id#2"` is the second only.
///
/// # Errors
/// When there is none.
pub fn cards(world: &World, name: &str) -> Result<Vec<CardId>, String> {
    let (id, number) = match name.split_once('#') {
        Some((id, n)) => (id, Some(n.parse::<usize>().map_err(|_| format!("`{name}`: `#{n}`?"))?)),
        None => (name, None),
    };
    let all = saturating::shorts(world.resource::<Index>().cards.len()).map(CardId);
    let found: Vec<CardId> = all.clone().filter(|c| printed(world, *c).id == id).collect();
    match number {
        _ if found.is_empty() => {
            Err(unknown("card", id, all.map(|c| printed(world, c).id.as_str())))
        }
        None => Ok(found),
        Some(n) => match n.checked_sub(1).and_then(|n| found.get(n)) {
            Some(c) => Ok(vec![*c]),
            None => Err(format!("there are {} cards `{id}`, so there is no `{name}`", found.len())),
        },
    }
}

/// The pile of that name; none for the box, which is many.
///
/// # Errors
/// When it names a hero or location that is not at the table.
pub fn pile(world: &World, name: &PileName) -> Result<Option<PileId>, String> {
    Ok(Some(match name {
        PileName::Hand(h) => PileId::Hand(hero(world, h)?),
        PileName::Deck(h) => PileId::Deck(hero(world, h)?),
        PileName::Discards(h) => PileId::Discards(hero(world, h)?),
        PileName::Buried(h) => PileId::Buried(hero(world, h)?),
        PileName::Displayed(h) => PileId::Displayed(hero(world, h)?),
        PileName::Aside(h) => PileId::Aside(hero(world, h)?),
        PileName::Location(p) => PileId::Location(place(world, p)?),
        PileName::Blessings => PileId::Blessings,
        PileName::Hours => PileId::Hours,
        PileName::Stage => PileId::Stage,
        PileName::Gone => PileId::Gone,
        PileName::Beside(p) => PileId::Beside(place(world, p)?),
        PileName::Support => PileId::Support,
        PileName::Removed => PileId::Removed,
        PileName::Ship => PileId::Ship,
        PileName::Plunder => PileId::Plunder,
        PileName::Box => return Ok(None),
    }))
}

/// Whether a card lies in the box; a copy that was only imagined never does.
fn is_boxed(world: &World, id: CardId) -> bool {
    let at = card(world, id).pile;
    at == box_pile(world, id) && at != PileId::Gone
}

/// Whether a card lies in the pile of that name.
///
/// # Errors
/// When the name is of nothing at the table.
pub fn lies_in(world: &World, id: CardId, name: &PileName) -> Result<bool, String> {
    let at = card(world, id).pile;
    Ok(match pile(world, name)? {
        Some(p) => at == p,
        None => is_boxed(world, id),
    })
}

/// The cards of the pile of that name; hands and displayed cards in the order of arrival, all
/// others from the top.
///
/// # Errors
/// When the name is of nothing at the table.
pub fn contents(world: &World, name: &PileName) -> Result<Vec<CardId>, String> {
    Ok(match pile(world, name)? {
        Some(p @ (PileId::Hand(_) | PileId::Displayed(_) | PileId::Aside(_))) => {
            table::pile(world, p).to_vec()
        }
        Some(p) => table::pile(world, p).iter().rev().copied().collect(),
        None => saturating::shorts(world.resource::<Index>().cards.len())
            .map(CardId)
            .filter(|c| is_boxed(world, *c))
            .collect(),
    })
}

/// The id that is printed for a card.
pub fn card_id(world: &World, id: CardId) -> String {
    printed(world, id).id.clone()
}

/// The id of a hero.
pub fn hero_id(world: &World, id: HeroId) -> String {
    hero_def(world, id).id.clone()
}

/// The id of a location.
pub fn place_id(world: &World, id: PlaceId) -> String {
    place_def(world, id).id.clone()
}

/// The id of what has a power.
pub fn source_id(world: &World, source: Source) -> String {
    match source {
        Source::Card(c) => card_id(world, c),
        Source::Hero(h) => hero_id(world, h),
        Source::Place(p) => place_id(world, p),
        Source::Scenario => "scenario".into(),
        Source::Adventure => "adventure".into(),
        Source::Path => "path".into(),
        Source::Rules => "rules".into(),
    }
}

/// Where a card lies, as a vignette says it.
pub fn where_is(world: &World, id: CardId) -> String {
    let of = |name: &str, h: HeroId| format!("{name}({:?})", hero_id(world, h));
    match card(world, id).pile {
        PileId::Deck(h) => of("Deck", h),
        PileId::Hand(h) => of("Hand", h),
        PileId::Discards(h) => of("Discards", h),
        PileId::Buried(h) => of("Buried", h),
        PileId::Displayed(h) => of("Displayed", h),
        PileId::Aside(h) => of("Aside", h),
        PileId::Location(p) => format!("Location({:?})", place_id(world, p)),
        PileId::Blessings => "Blessings".into(),
        PileId::Hours => "Hours".into(),
        PileId::Vault | PileId::Box(_) => "Box".into(),
        PileId::Stage => "Stage".into(),
        PileId::Gone => "Gone".into(),
        PileId::Beside(p) => format!("Beside({:?})", place_id(world, p)),
        PileId::Support => "Support".into(),
        PileId::Removed => "Removed".into(),
        PileId::Ship => "Ship".into(),
        PileId::Plunder => "Plunder".into(),
    }
}
