//! Plunder: cards that lie facedown under the party's ship until the scenario ends (AC-SHIP-21 to
//! AC-SHIP-25).

use bevy_ecs::prelude::*;

use super::deeds::tell;
use crate::cards::amount::{Amount, Dice, Sum};
use crate::cards::effect::{CardFilter, Effect, Effects, Way};
use crate::cards::ship::{PLUNDER, ShipDeed};
use crate::cards::vocabulary::Kind;
use crate::kernel::rng::Rng;
use crate::rules::effect::amounts;
use crate::rules::effect::progress::{Progress, push_list};
use crate::rules::flow::drive;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::cue::ShipNews;
use crate::rules::state::ids::PileId;
use crate::rules::state::ship;
use crate::rules::state::table::{self, Spot};
use crate::saturating;

/// The die of the plunder table.
const DIE: Dice = Dice { count: 1, faces: 6 };

/// Returns the types of the pack's plunder table, in its order.
fn plunder_table(world: &World) -> Vec<Kind> {
    let own = &table::book(world).pack.plunder;
    if own.is_empty() { PLUNDER.to_vec() } else { own.clone() }
}

/// Stashes so many plunder cards, one after the other: the die says the type of each, and beyond the
/// table's types the hero chooses one (AC-SHIP-22, AC-SHIP-23). Nothing is stashed under a wreck
/// (AC-SHIP-18).
pub(super) fn stash_by_table(world: &mut World, ctx: &Ctx, amount: &Amount) -> Progress {
    let f = drive::effects(world);
    if f.stage == 0 {
        let n = amounts::roll(world, ctx, amount, "dice").min(20);
        let f = drive::effects_mut(world);
        (f.stage, f.number) = (1, n);
    }
    if drive::effects(world).number <= 0 || ship::is_wrecked(world) {
        return Progress::Done;
    }
    drive::effects_mut(world).number -= 1;
    let kinds = plunder_table(world);
    let sum = Sum { dice: vec![DIE], ..Sum::default() };
    let shown = amounts::roll(world, ctx, &Amount { levels: vec![sum] }, "dice");
    let deed = |kind: Kind| Effect::Ship(ShipDeed::PlunderOf(kind));
    let list: Effects = match kinds.get(saturating::count(shown).saturating_sub(1)) {
        Some(kind) => [deed(*kind)].into(),
        None => {
            let way = |kind: &Kind| Way { only_if: None, does: [deed(*kind)].into() };
            let ways = kinds.iter().map(way).collect();
            [Effect::Choose { who: Default::default(), ways }].into()
        }
    };
    push_list(world, ctx, ctx.you, &list);
    Progress::Wait
}

/// Puts a random card of the type from the box facedown under the ship, if the box has one
/// (AC-SHIP-22).
pub(super) fn stash(world: &mut World, kind: Kind) {
    if ship::is_wrecked(world) {
        return;
    }
    let what = CardFilter { kinds: vec![kind], ..CardFilter::default() };
    let Some(card) = table::random_from_box(world, &what) else { return };
    table::move_card(world, card, PileId::Plunder, Spot::Top);
    tell(world, ShipNews::Stashed, None, 1);
}

/// Banishes so many random plunder cards, or all if there are fewer (AC-SHIP-24).
pub(super) fn lose(world: &mut World, n: usize) {
    for _ in 0..n {
        let all = table::pile(world, PileId::Plunder).to_vec();
        if all.is_empty() {
            return;
        }
        let card = all[world.resource_mut::<Rng>().below(all.len())];
        table::banish(world, card);
        tell(world, ShipNews::PlunderLost, None, 1);
    }
}
