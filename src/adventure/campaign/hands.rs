//! Open or private hands (AC-COOP-01): with private ones a hand is shown only to the person who plays
//! it. Where several people share a screen, a curtain covers it until the right one sits there.
//!
//! Nothing of it is a matter of the rules: they offer the same whoever looks.

use bevy_ecs::prelude::*;

use crate::kernel::campaign::players::HandPrivacy;
use crate::kernel::campaign::privacy::{handover, may_know, may_see};
use crate::rules::flow::prompt::{self, Act, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::known::{self, Lying};
use crate::rules::state::{faceup, table};

/// The facedown cards of a pile of which that person knows where they lie: with private hands such as
/// the person's own heroes have looked at (AC-RUL-56).
pub fn known_to(world: &World, person: Option<&str>, pile: PileId) -> Vec<Lying> {
    known::lying(world, pile, |hero| may_know(world, person, hero))
}

/// The same for whoever looks just now.
pub fn known_here(world: &World, pile: PileId) -> Vec<Lying> {
    known::lying(world, pile, |hero| may_see(world, hero))
}

/// Whether a card lies where that person may see it, as far as hands go.
pub fn card_known(world: &World, person: Option<&str>, card: CardId) -> bool {
    match table::card(world, card).pile {
        PileId::Hand(hero) => may_know(world, person, hero),
        _ => true,
    }
}

/// Whether an act tells that person nothing of a hand that is not theirs.
pub fn act_known(world: &World, person: Option<&str>, act: &Act) -> bool {
    let known = |c: &CardId| card_known(world, person, *c);
    match act {
        Act::Use { of, with, .. } => {
            with.as_ref().is_none_or(known)
                && match of {
                    Source::Card(c) => known(c),
                    _ => true,
                }
        }
        Act::Card(c) | Act::Give { card: c, .. } => known(c),
        _ => true,
    }
}

/// Whether an act tells whoever looks just now nothing that is not theirs.
pub fn act_shown(world: &World, act: &Act) -> bool {
    let here = world.get_resource::<HandPrivacy>().and_then(|c| c.here.as_deref());
    act_known(world, here, act)
}

/// The person to whom the screen must be handed before the open prompt is answered.
pub fn curtain_of_prompt(world: &World) -> Option<String> {
    handover(world, prompt::prompt(world)?.who)
}

/// Others who have something in hand that could be played now, and what it is is theirs to know:
/// the heroes, by seat.
pub fn others(world: &World) -> Vec<HeroId> {
    let mut heroes = Vec::new();
    for act in prompt::prompt(world).into_iter().flat_map(|p| &p.options) {
        if let Act::Use { hero, .. } = act
            && !act_shown(world, act)
            && !heroes.contains(hero)
        {
            heroes.push(*hero);
        }
    }
    heroes.sort_unstable();
    heroes
}

/// Every card that lies faceup, or where whoever looks knows of it.
pub fn faceup(world: &World) -> Vec<CardId> {
    let mut piles = vec![PileId::Stage, PileId::Hours, PileId::Support];
    for h in table::heroes(world) {
        piles.extend(may_see(world, h).then_some(PileId::Hand(h)));
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
    let known = decks.flat_map(|d| known_here(world, d)).map(|l| l.card);
    lying.chain(up).chain(known).collect()
}
