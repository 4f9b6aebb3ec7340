//! Revive potions (AT-REVV-01 to AT-REVV-09).

use bevy_ecs::prelude::*;

use crate::content::effect::Change;
use crate::rules::effect::{amount, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Frame, Happened, ReturnFrame, What};
use crate::rules::hand;
use crate::rules::state::ids::SeatId;
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::round::Potions;
use crate::rules::state::table;

/// Returns how many potions can still be used in this encounter (AT-REVV-07).
pub fn left(world: &World) -> u8 {
    world.resource::<Potions>().unused
}

/// Marks a potion as used (AT-REVV-07), by a hero who is revived or for the line (AT-REVV-09).
pub fn spend(world: &mut World, hero: Option<SeatId>) {
    let mut potions = world.resource_mut::<Potions>();
    potions.unused = potions.unused.saturating_sub(1);
    potions.used = potions.used.saturating_add(1);
    let left = potions.unused;
    drive::tell(world, || Cue::Potion { hero, left });
}

/// Returns how many cards a hero has for the penalty: action deck and discard pile (AT-RUL-62).
pub fn cards(world: &World, hero: SeatId) -> usize {
    [Pile::Deck(hero), Pile::Discards(hero)].map(|p| piles::pile(world, p).len()).iter().sum()
}

/// Judges whether a hero who is knocked out may use a potion now.
///
/// # Errors
/// Returns the rule that is in the way.
pub fn may_revive(world: &World, hero: SeatId) -> Result<(), &'static str> {
    let needed = table::book(world).pack.parameters.cards_for_potion;
    if left(world) == 0 {
        return Err("AT-REVV-07");
    }
    if cards(world, hero) < usize::from(needed) {
        return Err("AT-REVV-06");
    }
    Ok(())
}

/// Revives a hero, in the order of AT-RUL-63: the potion is paid, half of the maximum HP healed
/// (AT-REVV-02), the discard pile shuffled into the deck (AT-REVV-03), the penalty rolled and set aside
/// (AT-REVV-04, AT-RUL-61), the hand filled (AT-REVV-05, AT-EX-37). The hero comes back to the board
/// before the turn goes on (AT-COND-14).
pub fn revive(world: &mut World, hero: SeatId) {
    spend(world, Some(hero));
    let who = hero.into();
    let half = (standing::max_hp(world, who) / 2).max(1);
    table::fighter_mut(world, who).hp = half;
    drive::tell(world, || Cue::Healed { who, by: half, hp: half });
    piles::put_all(world, Pile::Discards(hero), Pile::Deck(hero));
    piles::shuffle(world, Pile::Deck(hero));
    drive::tell(world, || Cue::Shuffled { pile: Pile::Deck(hero) });
    if !standing::is(world, who, |c| *c == Change::NoPenalty) {
        penalty(world, hero);
    }
    hand::fill(world, hero);
    triggers::fire(world, Happened::by(What::TurnStart, who));
    triggers::fire(world, Happened::by(What::Revived, who).to(who));
    triggers::fire(world, Happened::by(What::PotionUsed, who));
    // On top, so that it is settled first.
    drive::push(world, Frame::Return(ReturnFrame { who }));
}

/// As many cards as the penalty dice show leave the top of the deck for the rest of the encounter; all
/// of them if there are no more (AT-REVV-04, AT-RUL-61).
fn penalty(world: &mut World, hero: SeatId) {
    let dice = table::book(world).pack.parameters.penalty.clone();
    let lie = amount::roll(world, &Ctx::nobody(), &dice);
    let plus = amount::count(world, &Ctx::nobody(), &dice);
    let total = amount::sum(&lie, 0) + plus;
    let told = lie.iter().map(|d| (d.die, d.shows)).collect();
    drive::tell(world, || Cue::Rolled { by: Some(hero.into()), dice: told, plus });
    for _ in 0..total.max(0) {
        let Some(top) = piles::pile(world, Pile::Deck(hero)).last().copied() else { break };
        hand::shift(world, top, Pile::SetAside(hero), Spot::Top);
    }
}
