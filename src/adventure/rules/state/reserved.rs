//! Places in piles that are reserved for cards set aside (AC-PLAY-27 to AC-PLAY-29).
//!
//! While its effects are processed, a played card is in no pile, and yet the action that it was
//! played with is done first (AC-PLAY-31, AC-RUL-70). Reserving reconciles the two: the action
//! decides the position in the pile, and the position stays reserved, whatever is put above or
//! below it, until the card takes it.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::leaving;
use super::table::{self, Spot};
use crate::cards::effect::To;
use crate::rules::flow::frame::Rare;

/// A place reserved for a card.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct ReservedPlace {
    /// The card.
    pub card: CardId,
    /// Where the card goes.
    pub to: To,
    /// The location of its hero when it was set aside.
    pub place: PlaceId,
    /// Whether its hero may be asked for another place.
    pub asks: Rare<bool>,
    /// Whether the card paid for a power, and was not played itself.
    pub paid: Rare<bool>,
    /// The reserved position, in piles that have an order: the number of cards below it.
    at: Option<(PileId, usize)>,
}

impl ReservedPlace {
    fn bottom(&self) -> bool {
        self.to == To::DeckBottom
    }

    /// Returns whether this place ends up above another one with the same number of cards below it.
    /// `later`: this card was set aside after the other.
    fn above(&self, other: &ReservedPlace, later: bool) -> bool {
        match (self.bottom(), other.bottom()) {
            (true, true) => !later,
            (false, false) => later,
            (bottom, _) => !bottom,
        }
    }
}

/// All reserved places, in the order in which their cards were set aside.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct ReservedPlaces(pub Vec<ReservedPlace>);

/// Returns the hero's pile and the position that a text puts a card at, if that needs neither
/// chance nor a location.
pub fn fixed(world: &World, card: CardId, to: To, hero: HeroId) -> Option<(PileId, Spot)> {
    Some(match to {
        To::Hand => (PileId::Hand(hero), Spot::Top),
        To::DeckTop => (PileId::Deck(hero), Spot::Top),
        To::DeckBottom => (PileId::Deck(hero), Spot::Bottom),
        To::Discards => (PileId::Discards(hero), Spot::Top),
        To::Buried => (PileId::Buried(hero), Spot::Top),
        To::Displayed => (PileId::Displayed(hero), Spot::Top),
        To::Box => (table::banish_destination(world, card), Spot::Top),
        _ => return None,
    })
}

/// Reserves the place that a card would take now.
pub fn reserve(world: &mut World, card: CardId, to: To, hero: HeroId) {
    let place = table::hero(world, hero).at;
    let at = match fixed(world, card, to, hero) {
        None | Some((PileId::Box(_) | PileId::Vault | PileId::Removed | PileId::Gone, _)) => None,
        Some((pile, Spot::Bottom)) => Some((pile, 0)),
        Some((pile, _)) => Some((pile, table::pile(world, pile).len())),
    };
    world.resource_mut::<ReservedPlaces>().0.push(ReservedPlace {
        card,
        to,
        place,
        asks: Rare(false),
        paid: Rare(false),
        at,
    });
}

/// Returns the place reserved for a card.
pub fn find(world: &World, card: CardId) -> Option<&ReservedPlace> {
    world.resource::<ReservedPlaces>().0.iter().find(|k| k.card == card)
}

/// Notes that a card's hero may be asked for another place than the reserved one. `paid`: whether the
/// card paid for a power.
pub fn ask_for(world: &mut World, card: CardId, paid: bool) {
    let places = &mut world.resource_mut::<ReservedPlaces>().into_inner().0;
    for place in places.iter_mut().filter(|k| k.card == card) {
        (place.asks, place.paid) = (Rare(true), Rare(paid));
    }
}

/// Puts a card at its reserved position. Returns its reserved place if that has no position, for
/// the caller to move the card.
pub fn take(world: &mut World, card: CardId) -> Option<ReservedPlace> {
    let reserved = &mut world.resource_mut::<ReservedPlaces>().into_inner().0;
    let n = reserved.iter().position(|k| k.card == card)?;
    let own = reserved.remove(n);
    let Some((pile, at)) = own.at else { return Some(own) };
    // Reserved places directly above it move up by one.
    let above: Vec<CardId> = reserved
        .iter()
        .enumerate()
        .filter(|(i, k)| k.at == own.at && k.above(&own, *i >= n))
        .map(|(_, k)| k.card)
        .collect();
    table::move_card(world, card, pile, Spot::At(at));
    if own.bottom() {
        leaving::recharged(world, card, pile);
    }
    for k in &mut world.resource_mut::<ReservedPlaces>().0 {
        if let Some((_, at)) = k.at.as_mut().filter(|_| above.contains(&k.card)) {
            *at += 1;
        }
    }
    None
}

/// Puts a card without a reserved place, because it waited for its check, on top of a pile or at
/// its bottom. The cards in `later` were set aside after it, so their places come after its own:
/// above it on top, below it at the bottom (AC-PLAY-29).
pub fn place_before(world: &mut World, card: CardId, pile: PileId, bottom: bool, later: &[CardId]) {
    let meant = |k: &ReservedPlace| k.bottom() == bottom && later.contains(&k.card);
    let reserved = &world.resource::<ReservedPlaces>().0;
    let places = reserved.iter().filter(|k| meant(k)).filter_map(|k| k.at);
    let Some(at) = places.filter(|(p, _)| *p == pile).map(|(_, at)| at).min() else {
        let spot = if bottom { Spot::Bottom } else { Spot::Top };
        return table::move_card(world, card, pile, spot);
    };
    table::move_card(world, card, pile, Spot::At(at));
    if bottom {
        leaving::recharged(world, card, pile);
    }
    for k in &mut world.resource_mut::<ReservedPlaces>().0 {
        // At the bottom, cards that were set aside earlier stay above it.
        let up = meant(k) != bottom && k.bottom() == bottom;
        if let Some((_, n)) = k.at.as_mut().filter(|(p, n)| up && *p == pile && *n == at) {
            *n += 1;
        }
    }
}

/// Returns whether any place is reserved.
pub(super) fn any(world: &World) -> bool {
    !world.resource::<ReservedPlaces>().0.is_empty()
}

/// Drops the reservation of a card that is in a pile again.
pub(super) fn forget(world: &mut World, card: CardId) {
    world.resource_mut::<ReservedPlaces>().0.retain(|k| k.card != card);
}

fn shift_places(
    world: &mut World,
    pile: PileId,
    mut change: impl FnMut(&ReservedPlace, usize) -> usize,
) {
    for k in &mut world.resource_mut::<ReservedPlaces>().0 {
        if let Some((p, at)) = k.at
            && p == pile
        {
            k.at = Some((p, change(k, at)));
        }
    }
}

/// Adjusts reserved positions after a card was taken out of a pile at `from`.
pub(super) fn removed(world: &mut World, pile: PileId, from: usize) {
    shift_places(world, pile, |_, at| at - usize::from(from < at));
}

/// Adjusts reserved positions after a card was put into a pile at `to`. At the bottom it goes below
/// a place reserved there.
pub(super) fn inserted(world: &mut World, pile: PileId, to: usize, bottom: bool) {
    shift_places(world, pile, |_, at| at + usize::from(to < at || (to == at && bottom)));
}

/// Adjusts reserved positions after a pile was reordered. `stays` tells how many of the cards below
/// a position remain below it.
pub(super) fn reordered(world: &mut World, pile: PileId, stays: impl Fn(usize) -> usize) {
    shift_places(world, pile, |_, at| stays(at));
}

/// Adjusts reserved positions after a shuffle: places at the bottom stay there, all others go to
/// the top.
pub(super) fn shuffled(world: &mut World, pile: PileId) {
    let all = table::pile(world, pile).len();
    shift_places(world, pile, |k, _| if k.bottom() { 0 } else { all });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::rules::play;
    use crate::sim::bots::Whim;
    use crate::sim::playouts::{Party, SimOptions};

    /// A reserved place ends up where the card would be if it had been in the pile all the time.
    #[test]
    fn a_kept_place_is_where_the_card_would_lie() {
        let pack = Arc::new(find_pack("glass-caravan").expect("the pack that ships"));
        let scenario = pack.scenarios[0].id.clone();
        let options =
            SimOptions { party: Party::Any(1), ..SimOptions::new(pack.clone(), &scenario) };
        let mut world = World::new();
        play::install(&mut world, pack);
        let start = options.start(0).expect("a hero");
        play::begin(&mut world, &start).expect("it is set up");
        let (hero, mut whim) = (HeroId(0), Whim::new(7));
        let (deck, aside, away) = (PileId::Deck(hero), PileId::Aside(hero), PileId::Buried(hero));
        // The deck with the reserved cards in it, and whether each card is really there.
        let mut all: Vec<(CardId, bool)> =
            table::pile(&world, deck).iter().map(|c| (*c, true)).collect();
        let mut laid = 0;
        for _ in 0..5_000 {
            let there: Vec<CardId> = table::pile(&world, deck).to_vec();
            let out: Vec<CardId> = table::pile(&world, away).to_vec();
            match whim.below(5) {
                0 if !there.is_empty() => {
                    let card = there[whim.below(there.len())];
                    table::move_card(&mut world, card, away, Spot::Top);
                    all.retain(|(c, _)| *c != card);
                }
                1 if !out.is_empty() => {
                    let (card, bottom) = (out[whim.below(out.len())], whim.once_in(2));
                    let spot = if bottom { Spot::Bottom } else { Spot::Top };
                    table::move_card(&mut world, card, deck, spot);
                    all.insert(if bottom { 0 } else { all.len() }, (card, true));
                }
                2 if !out.is_empty() => {
                    let (card, bottom) = (out[whim.below(out.len())], whim.once_in(2));
                    table::move_card(&mut world, card, aside, Spot::Top);
                    let to = if bottom { To::DeckBottom } else { To::DeckTop };
                    reserve(&mut world, card, to, hero);
                    all.insert(if bottom { 0 } else { all.len() }, (card, false));
                }
                3 => {
                    let kept = table::pile(&world, aside).to_vec();
                    if !kept.is_empty() {
                        let card = kept[whim.below(kept.len())];
                        assert_eq!(take(&mut world, card), None);
                        all.iter_mut().filter(|(c, _)| *c == card).for_each(|(_, is)| *is = true);
                        laid += 1;
                    }
                }
                _ => {}
            }
            let is: Vec<CardId> = all.iter().filter(|(_, is)| *is).map(|(c, _)| *c).collect();
            assert_eq!(table::pile(&world, deck), is);
            assert_eq!(
                world.resource::<ReservedPlaces>().0.len(),
                table::pile(&world, aside).len()
            );
        }
        assert!(laid > 300, "{laid}");
    }
}
