//! What the rules themselves begin with the party's ship: its damage, deeds that are pushed, a ship
//! that passes by. Nothing here knows how these are carried out.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Effect, Effects};
use crate::cards::ship::ShipDeed;
use crate::cards::vocabulary::{Kind, Trait};
use crate::rules::flow::drive::{self, Nearest as _};
use crate::rules::flow::frame::{
    Ctx, DamageFrame, EffectsFrame, Frame, Hull, Limits, List, Phase, Rare,
};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues, ShipNews};
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::ship::{self, PartyShip};
use crate::rules::state::table;

/// Tells what happened to the ship.
pub(in crate::rules) fn tell(world: &mut World, news: ShipNews, card: Option<CardId>, n: i32) {
    world.resource_mut::<Cues>().push(|| Cue::Ship { news, card, n });
}

/// Pushes a deed of the rules themselves, for a hero.
pub fn push_deed(world: &mut World, hero: HeroId, deed: ShipDeed) {
    let list: Effects = [Effect::Ship(deed)].into();
    let ctx = Ctx::of(hero, Source::Rules);
    drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), None)));
}

/// Banishes a ship that is met by a hero who commands none, in place of the encounter (AC-SHIP-10).
/// Returns whether that is so.
pub fn passes_by(world: &mut World, hero: HeroId, card: CardId) -> bool {
    if table::printed(world, card).kind != Kind::Ship || ship::commander(world) == Some(hero) {
        return false;
    }
    tell(world, ShipNews::PassedBy, Some(card), 0);
    table::banish(world, card);
    true
}

/// Wrecks the party's ship, unless it is wrecked already (AC-SHIP-17).
pub(super) fn wreck(world: &mut World) {
    let card = ship::card(world);
    if !std::mem::replace(&mut world.resource_mut::<PartyShip>().wrecked, true) {
        tell(world, ShipNews::Wrecked, card, 0);
    }
}

/// Returns whether the repair of the ship can be attempted now: it is wrecked, and the move step is
/// not over on one's own turn (AC-SHIP-20).
pub fn may_repair(board: &Board<'_>) -> bool {
    let early = board.flow.turn().is_none_or(|t| t.phase <= Phase::Move);
    ship::is_wrecked(board) && early && board.encounter().is_none()
}

/// The damage type Structural.
fn structural() -> Trait {
    Trait::new("Structural").expect("a short name")
}

/// Begins to deal Structural damage to the party's ship, if there is one (AC-SHIP-14). `hero` is the
/// one whose check or turn it is.
pub fn begin_damage(
    world: &mut World,
    hero: HeroId,
    amount: i32,
    by: (Source, Option<CardId>),
    limits: Limits,
) {
    if amount <= 0 || ship::card(world).is_none() || !table::hero(world, hero).alive {
        return;
    }
    let hull = Rare(Hull { struck: true, asked: 0 });
    let frame = DamageFrame::new(hero, amount, structural(), by, limits);
    drive::push(world, Frame::Damage(DamageFrame { hull, ..frame }));
}
