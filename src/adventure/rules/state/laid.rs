//! Who laid a card that now lies next to a location, next to the scenario or in front of another hero:
//! what goes somewhere from there goes to that hero's piles (AC-PLAY-22, AC-GOLD-03).

use bevy_ecs::prelude::*;

use super::components::{Book, Card, Hero, Index};
use super::ids::{CardId, HeroId, PileId};

/// The cards that lie somewhere else than in front of the hero who laid them. They follow from the
/// decisions, so no digest contains them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid(Vec<(CardId, HeroId)>);

/// Notes who lays a card somewhere else, before it is moved: the hero whose card it was, or else the one
/// who moves it.
pub fn note(world: &mut World, card: CardId, hero: HeroId) {
    let own = found(world, card).and_then(|c| c.pile.hero());
    let by = by(world, card).or(own).unwrap_or(hero);
    let mut laid = world.resource_mut::<Laid>();
    laid.0.retain(|(c, _)| *c != card);
    laid.0.push((card, by));
}

/// Forgets it, as the card goes to a pile where none lies.
pub fn moved(world: &mut World, card: CardId, to: PileId) {
    let lies = matches!(to, PileId::Displayed(_) | PileId::Beside(_) | PileId::Support);
    if !lies && !world.resource::<Laid>().0.is_empty() {
        world.resource_mut::<Laid>().0.retain(|(c, _)| *c != card);
    }
}

/// Returns the living hero who laid a boon where it lies now, unless it lies in front of that hero.
pub fn by(world: &World, card: CardId) -> Option<HeroId> {
    let all = &world.resource::<Laid>().0;
    let by = all.iter().find(|(c, _)| *c == card).map(|(_, hero)| *hero)?;
    let bane = world.resource::<Book>().0.card(found(world, card)?.def).kind.is_bane();
    let seat = *world.resource::<Index>().heroes.get(usize::from(by.0))?;
    let alive = world.get::<Hero>(seat).is_some_and(|hero| hero.alive);
    (!bane && alive).then_some(by)
}

fn found(world: &World, card: CardId) -> Option<&Card> {
    world.get(*world.resource::<Index>().cards.get(usize::from(card.0))?)
}
