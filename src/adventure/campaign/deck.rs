//! Reads each hero's cards from the table at the end of a scenario.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cards::effect::{Effect, From, To};
use crate::cards::printed::{CardDef, Reward};
use crate::rules::play::ended;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, End};

/// The cards of a hero at the end of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    /// False if the hero is dead and the end of the scenario does not bring the hero back
    /// (AC-DIE-10).
    pub alive: bool,
    /// The ids of the boons in all the hero's piles (AC-BETW-01, AC-BETW-02), including displayed
    /// ones (AC-RUL-72). All other cards return to the box (AC-END-12, AC-END-13).
    pub cards: Vec<String>,
    /// The displayed cards among them that some condition would banish (AC-END-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaving: Vec<String>,
    /// Whether the hero's cohort was removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cohort_gone: bool,
}

/// Returns the cards of each hero by seat: deck, hand, buried, discarded and displayed cards
/// (AC-CHAR-21).
pub fn left(world: &World) -> Vec<Left> {
    let of = |h: HeroId| {
        let boons = |p: PileId| {
            let cards = table::pile(world, p).iter().copied();
            let cards = cards.filter(|c| !table::card(world, *c).imagined);
            cards.map(|c| table::printed(world, c)).filter(|d| d.kind.is_boon())
        };
        let piles = [
            PileId::Hand(h),
            PileId::Deck(h),
            PileId::Discards(h),
            PileId::Buried(h),
            PileId::Displayed(h),
            PileId::Aside(h),
        ];
        let cards = piles.into_iter().flat_map(boons).map(|d| d.id.clone()).collect();
        let leaving = boons(PileId::Displayed(h)).filter(|d| would_go(d));
        let removed = table::pile(world, PileId::Removed).iter();
        let mut removed = removed.map(|c| &table::printed(world, *c).id);
        let cohort = table::hero_def(world, h).cohort.as_ref();
        Left {
            alive: table::hero(world, h).alive,
            cards,
            leaving: leaving.map(|d| d.id.clone()).collect(),
            cohort_gone: cohort.is_some_and(|id| removed.any(|c| c == id)),
        }
    };
    let mut all: Vec<Left> = table::heroes(world).map(of).collect();
    // Plunder of a won scenario is the party's: decks are rebuilt from all cards together, so one
    // hero who lives keeps it for all (AC-SHIP-25, AC-BETW-01).
    if ended(world) == Some(End::Won) {
        let won = table::pile(world, PileId::Plunder).iter();
        let won = won.map(|c| table::printed(world, *c).id.clone());
        let won: Vec<String> = won.chain(displayed_reward(world)).collect();
        if let Some(first) = all.iter_mut().find(|l| l.alive) {
            first.cards.extend(won);
        }
    }
    all
}

/// Returns the boons next to the scenario that are its reward (AC-END-06).
fn displayed_reward(world: &World) -> impl Iterator<Item = String> {
    let rewards = &table::scenario(world).reward;
    let meant = move |c: &CardDef| {
        let fits = |r: &Reward| matches!(r, Reward::Displayed(f) if table::matches(c, f));
        c.kind.is_boon() && rewards.iter().any(fits)
    };
    let cards = table::pile(world, PileId::Support).iter().copied();
    let real = cards.filter(|c| !table::card(world, *c).imagined);
    real.map(|c| table::printed(world, c)).filter(move |c| meant(c)).map(|c| c.id.clone())
}

/// Returns whether some condition permanently removes a displayed card from its hero.
fn would_go(card: &CardDef) -> bool {
    card.rules.iter().any(|r| r.does.iter().any(|e| takes_away(e, &card.id)))
}

fn takes_away(effect: &Effect, id: &str) -> bool {
    let any = |list: &[Effect]| list.iter().any(|e| takes_away(e, id));
    match effect {
        Effect::Goes(To::Box | To::Hours | To::Blessings) => true,
        Effect::Shift { from: From::Displayed, what, to: To::Box, .. } => {
            what.ids.iter().any(|i| i == id)
        }
        // The check is not attempted any more, so the card is removed only if both outcomes do
        // that.
        Effect::Check { pass, fail, .. } => any(pass) && any(fail),
        Effect::If(_, then, _) => any(then),
        Effect::Each(_, does, _) => any(does),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy_ecs::world::World;

    use super::left;
    use crate::cards::load::load_source;
    use crate::cards::source::Source;
    use crate::cards::vocabulary::Kind;
    use crate::rules::state::ids::PileId;
    use crate::rules::state::table::{self, Feats, Spot};
    use crate::rules::{play, setup};

    /// AC-CHAR-21: the cards of a hero are those of deck, hand, discard pile, buried and displayed
    /// ones, and no other cards on the table.
    #[test]
    fn the_cards_of_a_hero() {
        let book = load_source(&Source::builtin("glass-caravan").expect("it ships"));
        let mut world = World::new();
        play::install(&mut world, Arc::new(book.expect("it is right")));
        setup::clear(&mut world, 1);
        let place = setup::add_place(&mut world, 0);
        let me = setup::add_hero(&mut world, 0, Feats::default());
        let other = setup::add_hero(&mut world, 1, Feats::default());
        let boons = table::pile(&world, PileId::Box(Kind::Weapon)).to_vec();
        let mine = [
            PileId::Deck(me),
            PileId::Hand(me),
            PileId::Discards(me),
            PileId::Buried(me),
            PileId::Displayed(me),
        ];
        let not =
            [PileId::Location(place), PileId::Beside(place), PileId::Hand(other), PileId::Hours];
        let mut want = Vec::new();
        for (card, pile) in boons.iter().zip(mine.into_iter().chain(not)) {
            table::move_card(&mut world, *card, pile, Spot::Top);
            if mine.contains(&pile) {
                want.push(table::printed(&world, *card).id.clone());
            }
        }
        let mut cards = left(&world).swap_remove(0).cards;
        cards.sort();
        want.sort();
        assert_eq!(cards, want);
        assert_eq!(cards.len(), 5);
    }
}
