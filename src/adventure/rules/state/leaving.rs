//! Cards that have left hands by an action, and decks that were shuffled, until texts that answer it are
//! told.

use bevy_ecs::prelude::*;

use super::components::Book;
use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::spot::Spot;
use crate::cards::vocabulary::Action;
use crate::rules::flow::frame::{Flow, Frame};

/// A card that left a hand, by which action and on which occasion.
#[derive(Clone, Copy, Debug)]
struct Left {
    hero: HeroId,
    card: CardId,
    action: Action,
    occasion: u32,
}

/// The cards that have left hands since texts were told. They follow from the decisions, so no digest
/// contains them; where no text asks for them there are none.
#[derive(Resource, Clone, Debug, Default)]
pub struct Leaving {
    left: Vec<Left>,
    /// Cards that were set aside from a hand, each with the occasion.
    aside: Vec<(CardId, u32)>,
    occasion: u32,
    /// The locations whose decks were shuffled.
    shuffled: Vec<PlaceId>,
}

/// Notes that a pile is shuffled, if it is the deck of a location and a text asks for that.
pub(super) fn note_shuffled(world: &mut World, pile: PileId) {
    let PileId::Location(place) = pile else { return };
    let asked = world.get_resource::<Book>().is_some_and(|book| book.0.answers_shuffling());
    let playing = |flow: &Flow| matches!(flow.frames.get(1), Some(Frame::Turn(_)));
    if !asked || !world.get_resource::<Flow>().is_some_and(playing) {
        return;
    }
    let mut all = world.resource_mut::<Leaving>();
    if !all.shuffled.contains(&place) {
        all.shuffled.push(place);
    }
}

/// Takes the locations whose decks were shuffled.
pub fn take_shuffled(world: &mut World) -> Vec<PlaceId> {
    if world.resource::<Leaving>().shuffled.is_empty() {
        return Vec::new();
    }
    std::mem::take(&mut world.resource_mut::<Leaving>().shuffled)
}

/// Begins an occasion: what leaves hands from now on goes together.
pub fn begin_occasion(world: &mut World) {
    let mut all = world.resource_mut::<Leaving>();
    all.occasion = all.occasion.wrapping_add(1);
}

/// Notes that a card goes from one pile to another.
pub(super) fn note(world: &mut World, card: CardId, (from, to): (PileId, PileId), spot: Spot) {
    let (PileId::Hand(hero) | PileId::Aside(hero)) = from else {
        // What was staged and is taken back has not left.
        if let PileId::Hand(_) = to {
            let mut all = world.resource_mut::<Leaving>();
            all.left.retain(|l| l.card != card);
        }
        return;
    };
    let asked = world.get_resource::<Book>().is_some_and(|book| book.0.answers_leaving());
    let playing = |flow: &Flow| matches!(flow.frames.get(1), Some(Frame::Turn(_)));
    if !asked || !world.get_resource::<Flow>().is_some_and(playing) {
        return;
    }
    let mut all = world.resource_mut::<Leaving>();
    let occasion = match from {
        PileId::Hand(_) => Some(all.occasion),
        _ => all.aside.iter().find(|(c, _)| *c == card).map(|(_, occasion)| *occasion),
    };
    let action = match to {
        PileId::Aside(_) => {
            all.aside.retain(|(c, _)| *c != card);
            let now = all.occasion;
            all.aside.extend(matches!(from, PileId::Hand(_)).then_some((card, now)));
            return;
        }
        // A reserved place may be anywhere in the deck; see `recharged`.
        PileId::Deck(_) if matches!(spot, Spot::At(_)) => return,
        PileId::Deck(h) if h == hero && spot == Spot::Bottom => Some(Action::Recharge),
        PileId::Discards(h) if h == hero => Some(Action::Discard),
        PileId::Buried(h) if h == hero => Some(Action::Bury),
        PileId::Box(_) | PileId::Vault | PileId::Removed => Some(Action::Banish),
        _ => None,
    };
    all.aside.retain(|(c, _)| *c != card);
    if let (Some(action), Some(occasion)) = (action, occasion) {
        all.left.push(Left { hero, card, action, occasion });
    }
}

/// Notes that a card that was set aside is recharged, wherever in the deck its reserved place is.
pub(super) fn recharged(world: &mut World, card: CardId, pile: PileId) {
    let PileId::Deck(hero) = pile else { return };
    let mut all = world.resource_mut::<Leaving>();
    let Some(at) = all.aside.iter().position(|(c, _)| *c == card) else { return };
    let (card, occasion) = all.aside.remove(at);
    all.left.push(Left { hero, card, action: Action::Recharge, occasion });
}

/// Cards that left a hero's hand together, by one action.
type Group = (HeroId, Action, Vec<CardId>);

/// Takes what has left hands, by hero, action and occasion, in the order in which it happened.
pub fn take(world: &mut World) -> Vec<Group> {
    if world.resource::<Leaving>().left.is_empty() {
        return Vec::new();
    }
    let left = std::mem::take(&mut world.resource_mut::<Leaving>().left);
    let mut groups: Vec<(u32, Group)> = Vec::new();
    for l in left {
        let same = |(occasion, (hero, action, _)): &&mut (u32, Group)| {
            (*occasion, *hero, *action) == (l.occasion, l.hero, l.action)
        };
        match groups.iter_mut().find(same) {
            Some((_, (_, _, cards))) => cards.push(l.card),
            None => groups.push((l.occasion, (l.hero, l.action, vec![l.card]))),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns whether something has left a hand, or was shuffled, that no text was told of.
pub fn any(world: &World) -> bool {
    let all = world.resource::<Leaving>();
    !all.left.is_empty() || !all.shuffled.is_empty()
}
