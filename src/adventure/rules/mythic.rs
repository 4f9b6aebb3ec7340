//! Mythic paths and their charges: at the start, for defeating mythic banes, and at the end of a turn.

use bevy_ecs::prelude::*;

use super::edition::switches;
use super::effect::amounts;
use super::flow::frame::Ctx;
use super::state::charges;
use super::state::ids::{CardId, HeroId, PileId};
use super::state::table::{self, Spot};
use crate::cards::mythic::MythicDeed;

/// Displays a hero's mythic path, and gives the charges to begin with: as many as the scenario's
/// adventure deck number (AC-MYTH-02, AC-MYTH-03). A path of which the box has no copy left is
/// imagined, as several heroes may have the same (AC-MYTH-01).
pub fn set_up(world: &mut World, hero: HeroId) {
    if !switches(world).mythic {
        return;
    }
    let path = table::hero(world, hero).feats.path.clone();
    let def = path.and_then(|id| table::book(world).find(&id));
    let Some(def) = def else { return };
    let card = table::fetch(world, def);
    table::move_card(world, card, PileId::Displayed(hero), Spot::Top);
    let number = table::scenario(world).number;
    charges::set(world, hero, number.into());
}

/// Gives a charge to a hero who has defeated a bane with the Mythic trait (AC-MYTH-04).
pub fn defeated(world: &mut World, hero: HeroId, card: CardId) {
    let mythic = |t: &crate::cards::vocabulary::Trait| t.name() == "Mythic";
    if switches(world).mythic && table::printed(world, card).traits.iter().any(mythic) {
        let n = charges::of(world, hero);
        charges::set(world, hero, i32::from(n) + 1);
    }
}

/// Takes what a hero has beyond the scenario's adventure deck number at the end of the turn
/// (AC-MYTH-06).
pub fn at_turn_end(world: &mut World, hero: HeroId) {
    let number = table::scenario(world).number;
    let n = charges::of(world, hero).min(number);
    charges::set(world, hero, n.into());
}

/// Carries out a deed of the effect language. The die counts on the check alone.
pub fn carry_out(world: &mut World, ctx: &Ctx, deed: &MythicDeed) {
    let had = i32::from(charges::of(world, ctx.you));
    match deed {
        MythicDeed::Gain(amount) => {
            let n = amounts::roll(world, ctx, amount, "dice");
            charges::set(world, ctx.you, had.saturating_add(n));
        }
        MythicDeed::Spend(n) => charges::set(world, ctx.you, had - i32::from(*n)),
        MythicDeed::Die => {}
    }
}
