//! What the person at the screen may see with open or private hands (AC-COOP-01). The rules judge what
//! a hero's player knows ([`known::knows`]); [`viewer_here`] says for which heroes somebody looks.

use bevy_ecs::prelude::*;

use crate::kernel::campaign::privacy::viewer_here;
use crate::rules::flow::prompt::{self, Act};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::known::{self, Lying};
use crate::rules::state::{faceup, table};
use crate::rules::view;

/// Returns the facedown cards of a pile that the person at the screen knows: with private hands those
/// at which the person's own heroes have looked (AC-RUL-56).
pub fn known_here(world: &World, pile: PileId) -> Vec<Lying> {
    known::lying(world, pile, viewer_here(world))
}

/// Returns whether an act reveals nothing to the person at the screen about other players' hands.
pub fn act_shown(world: &World, act: &Act) -> bool {
    view::shows(world, viewer_here(world), act)
}

/// Returns the other heroes, by seat, who could play a card now that the person at the screen may not
/// see.
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

/// Returns every card that the person at the screen may see or knows the position of.
pub fn faceup(world: &World) -> Vec<CardId> {
    let mut piles = vec![PileId::Stage, PileId::Hours, PileId::Support];
    for h in table::heroes(world) {
        let hand = PileId::Hand(h);
        piles.extend(known::is_visible(world, viewer_here(world), hand).then_some(hand));
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
