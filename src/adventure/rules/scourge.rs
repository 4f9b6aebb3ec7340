//! Scourges: support cards with lasting bad effects, displayed beside the hero who suffers them
//! (AC-SCRG-01 to AC-SCRG-08).

use bevy_ecs::prelude::*;

use super::effect::amounts;
use super::flow::frame::Ctx;
use super::state::cue::{Cue, Cues};
use super::state::ids::{CardId, HeroId, PileId};
use super::state::table::{self, Spot};
use crate::cards::amount::Amount;
use crate::cards::content::DefId;

/// The scourge dice by scenario number, 0 for letters (AC-SCRG-04).
const DICE: [&str; 7] = ["1d4", "1d4+1", "1d6", "1d6+1", "1d8", "1d8+1", "1d10"];

/// Returns the scourge die: that of the scenario's adventure, otherwise by the scenario's own
/// number (AC-SCRG-04, AC-RUL-87).
pub fn die(world: &World) -> Amount {
    let scenario = table::scenario(world);
    let adventure =
        table::book(world).adventures.iter().find(|a| a.scenarios.contains(&scenario.id));
    let number = scenario.set.to_digit(10).unwrap_or(0) as usize;
    let by_number =
        || DICE[number.min(DICE.len() - 1)].parse().unwrap_or_else(|_| Amount::number(1));
    adventure.and_then(|a| a.scourge_die.clone()).unwrap_or_else(by_number)
}

/// Returns the scourge that the scenario's table gives for a roll (AC-SCRG-05).
pub fn by_roll(world: &World, rolled: i32) -> Option<DefId> {
    let list = &table::book(world).pack.scourges;
    let at = usize::try_from(rolled - 1).unwrap_or(0).min(list.len().checked_sub(1)?);
    table::book(world).find(&list[at])
}

/// Makes a hero suffer a scourge: the named one (AC-SCRG-02), or by the die (AC-SCRG-03). Without a
/// further copy nothing happens; the same scourge may be suffered twice (AC-RUL-86).
pub fn suffer(world: &mut World, ctx: &Ctx, hero: HeroId, named: Option<&str>) {
    let def = match named {
        Some(id) => table::book(world).find(id),
        None => {
            let die = die(world);
            let rolled = amounts::roll(world, &Ctx { you: hero, ..ctx.clone() }, &die, "a scourge");
            by_roll(world, rolled)
        }
    };
    let card = def.and_then(|d| table::find_in_box(world, d));
    world.resource_mut::<Cues>().push(|| Cue::Suffered { hero, card });
    if let Some(card) = card {
        table::move_card(world, card, PileId::Displayed(hero), Spot::Top);
    }
}

/// Displays a scourge that was found in a deck beside the hero; this is its whole encounter
/// (AC-SCRG-06).
pub fn display_from_deck(world: &mut World, hero: HeroId, card: CardId) {
    world.resource_mut::<Cues>().push(|| Cue::Suffered { hero, card: Some(card) });
    table::move_card(world, card, PileId::Displayed(hero), Spot::Top);
}
