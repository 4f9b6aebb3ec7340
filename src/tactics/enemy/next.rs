//! How likely an enemy is activated by the next boss card, as far as the table has seen the cards that are
//! still to come (AT-BOSS-02, AT-RUL-105).

use bevy_ecs::prelude::*;

use crate::content::effect::Effect;
use crate::content::mentions::{Mention, Mentions as _};
use crate::content::printed::Step as Order;
use crate::content::words::Condition;
use crate::rules::effect::cond;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::ids::{CardId, Def, FighterId, Source};
use crate::rules::state::piles::{self, BOSS_DECKS, BossSeen, Pile};
use crate::rules::state::round::Round;
use crate::rules::state::table;
use crate::rules::turn::enemies::actors;

/// How many of the cards that can be the next one of a boss deck activate an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The boss deck.
    pub deck: u8,
    /// Cards that do, among those that the table has seen.
    pub least: usize,
    /// The same, and all that nobody has seen yet.
    pub most: usize,
    /// All cards that can be the next one.
    pub of: usize,
}

/// Returns the cards of a boss deck that the table has seen in this encounter: those that lie open, and
/// those that were revealed before and shuffled in again (AT-RUL-105).
pub fn seen(world: &World, deck: u8) -> Vec<CardId> {
    let noted = &world.resource::<BossSeen>().0;
    let lies = |pile: Pile| piles::pile(world, pile).iter().copied();
    let own = lies(Pile::BossDeck(deck)).filter(|card| noted.contains(card));
    lies(Pile::BossDiscards(deck)).chain(own).collect()
}

/// Returns for each boss deck how likely its next card activates an enemy, as everybody stands now: cards
/// of an empty deck are those of its discard pile (AT-BOSS-04).
pub fn next(world: &World, who: FighterId) -> Vec<Next> {
    (0..BOSS_DECKS).filter_map(|deck| next_of(world, who, deck)).collect()
}

fn next_of(world: &World, who: FighterId, deck: u8) -> Option<Next> {
    let boss = boss_of(world, deck)?;
    let mut cards = piles::pile(world, Pile::BossDeck(deck));
    if cards.is_empty() {
        cards = piles::pile(world, Pile::BossDiscards(deck));
    }
    let seen = seen(world, deck);
    let (known, unknown): (Vec<CardId>, Vec<CardId>) =
        cards.iter().partition(|card| seen.contains(card));
    let least = known.into_iter().filter(|card| activates(world, *card, boss, who)).count();
    let next = Next { deck, least, most: least + unknown.len(), of: cards.len() };
    (next.of > 0).then_some(next)
}

/// Returns the boss by whose token the next card of a deck is revealed: the first that stands.
fn boss_of(world: &World, deck: u8) -> Option<FighterId> {
    let tokens = &world.resource::<Round>().tokens;
    let own = || tokens.iter().filter(|token| token.deck == Some(deck)).map(|token| token.of);
    let stands = |id: &FighterId| table::fighter(world, *id).on_board;
    own().find(stands).or_else(|| own().next())
}

/// Returns whether a card activates an enemy as everybody stands now, by one of its orders or by what an
/// order does; of a minion that is stunned none does (AT-RUL-31).
fn activates(world: &World, card: CardId, boss: FighterId, who: FighterId) -> bool {
    let Def::Boss(def) = piles::card(world, card).def else { return false };
    if who != boss && table::has(world, who, Condition::Stunned) {
        return false;
    }
    let ctx = Ctx::of(boss, Source::Card(card));
    let orders = &table::book(world).boss_card(def).steps;
    let means = |order: &Order| {
        let held = |c| cond::holds(world, &ctx.about(who), c);
        actors(world, &ctx, boss, &order.who).contains(&who)
            && order.only_if.as_ref().is_none_or(held)
    };
    orders.iter().any(|order| {
        let mut does = means(order);
        let mut look = |mention: Mention<'_>| {
            if let Mention::Verb(Effect::Activate(order), _) = mention {
                does |= means(order);
            }
        };
        order.first.mentions(0, &mut look);
        order.does.mentions(0, &mut look);
        does
    })
}
