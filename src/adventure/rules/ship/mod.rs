//! The party's ship: placing it, moving with it, seizing another, wrecks and repairs. Damage to it is
//! in `hull`, what lies under it in `plunder`.

pub mod deeds;
mod hull;
mod plunder;

use bevy_ecs::prelude::*;

use deeds::{push_deed, tell, wreck};

use super::effect::amounts;
use super::effect::progress::{Progress, push_list};
use super::effect::standing;
use super::flow::drive::{self, CurrentEncounter as _, Nearest as _, Question, Steps};
use super::flow::frame::{Ctx, EffectsFrame, Flow, Frame, Limits, List, Phase, Step};
use super::flow::history::Journal;
use super::flow::prompt::{Act, Ask, Source};
use super::state::board::Board;
use super::state::cue::ShipNews;
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::ship::{self, PartyShip};
use super::state::table::{self, Spot};
use super::state::token;
use crate::cards::content::DefId;
use crate::cards::effect::{Effect, Effects, Where, Who};
use crate::cards::printed::{CardDef, ScenarioDef};
use crate::cards::ship::ShipDeed;
use crate::saturating;

/// Registers the steps about ships.
pub fn install(steps: &mut Steps) {
    steps.add(Step::SetUpShip, set_up);
    steps.add(Step::HullDiscards, hull::discards);
}

/// Returns the ships that the party may sail: the one that the scenario names, any of a class that it
/// states or a lower one, else those of its fleet, and without a fleet those of the lowest class (AC-SHIP-02, AC-RUL-131).
pub fn choices<'a>(
    cards: &'a [CardDef],
    scenario: &ScenarioDef,
    fleet: &[String],
) -> Vec<&'a CardDef> {
    let ships = || cards.iter().filter(|c| c.ship.is_some());
    let class = |c: &CardDef| c.ship.as_ref().map_or(0, |s| s.class);
    if let Some(id) = &scenario.ship {
        return ships().filter(|c| c.id == *id).collect();
    }
    if let Some(most) = scenario.ship_class {
        return ships().filter(|c| class(c) <= most).collect();
    }
    let owned: Vec<&CardDef> = ships().filter(|c| fleet.contains(&c.id)).collect();
    if !owned.is_empty() {
        return owned;
    }
    let lowest = ships().map(class).min();
    ships().filter(|c| Some(class(c)) == lowest).collect()
}

/// Lets the party choose its ship, places it and stashes the first plunder card (AC-SHIP-02,
/// AC-SHIP-05, AC-SHIP-21).
fn set_up(world: &mut World) {
    let chosen = match drive::answer_one(world) {
        Some(Act::Card(card)) => Some(card),
        _ => {
            let start = world.resource::<Journal>().start.as_ref();
            let fleet = start.map_or(Vec::new(), |s| s.fleet.clone());
            let book = table::book(world);
            let defs = choices(&book.cards, table::scenario(world), &fleet);
            let defs: Vec<DefId> = defs.iter().filter_map(|c| book.find(&c.id)).collect();
            let all: Vec<CardId> =
                defs.into_iter().filter_map(|def| table::find_in_box(world, def)).collect();
            if all.len() > 1 {
                let who = HeroId(0);
                let source = Source::Scenario;
                let q = Question { who, ask: Ask::Cards, source, card: None };
                return drive::ask(world, q, all.into_iter().map(Act::Card).collect());
            }
            all.first().copied()
        }
    };
    drive::go(world, Step::SetUpPlaces);
    let Some(card) = chosen else { return };
    table::move_card(world, card, PileId::Ship, Spot::Top);
    let anchor = table::scenario(world).anchored.clone();
    let anchor = anchor.and_then(|id| named(world, &id));
    world.resource_mut::<PartyShip>().anchor = anchor;
    tell(world, ShipNews::Placed, Some(card), 0);
    push_deed(world, HeroId(0), ShipDeed::Plunder(crate::cards::amount::Amount::number(1)));
}

/// Returns the location in play with this id.
fn named(world: &World, id: &str) -> Option<PlaceId> {
    table::places(world).find(|p| table::place_def(world, *p).id == id)
}

/// Lets the other heroes on the ship come along when its commander has moved (AC-SHIP-07): not with a
/// wreck (AC-SHIP-18), not from an anchored ship (AC-SHIP-08), and not who cannot move.
pub fn take_along(world: &mut World, hero: HeroId, from: PlaceId, to: PlaceId) {
    let sails = ship::commander(world) == Some(hero)
        && !ship::is_wrecked(world)
        && world.resource::<PartyShip>().anchor.is_none();
    let Some(card) = ship::card(world).filter(|_| sails) else { return };
    let place = table::place_def(world, to).id.clone();
    let free = |w: &World, h: HeroId| {
        standing::cannot_move(&Board::new(w), h).is_none() && !token::is_hidden(w, h)
    };
    let others = table::heroes_at(world, from).into_iter().rev();
    let others: Vec<HeroId> = others.filter(|h| *h != hero && free(world, *h)).collect();
    for other in others {
        let go = Effect::Move { who: Who::You, to: Where::Named(place.clone()), freely: false };
        let list: Effects = [Effect::May([go].into())].into();
        let ctx = Ctx::of(other, Source::Card(card));
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), None)));
    }
}

/// Carries out a deed of the effect language. Without a ship nothing happens (AC-SHIP-05).
pub fn carry_out(world: &mut World, ctx: &Ctx, deed: &ShipDeed) -> Progress {
    let Some(card) = ship::card(world) else { return Progress::Done };
    match deed {
        ShipDeed::Damage(amount) => {
            let n = amounts::roll(world, ctx, amount, "damage");
            let met = world.resource::<Flow>().current_encounter().map(|e| e.card);
            let by = met.filter(|c| ctx.source == Source::Card(*c));
            let limits = Limits::default();
            deeds::begin_damage(world, ctx.you, n, (ctx.source, by), limits);
        }
        ShipDeed::Plunder(amount) => return plunder::stash_by_table(world, ctx, amount),
        ShipDeed::PlunderOf(kind) => plunder::stash(world, *kind),
        ShipDeed::LosePlunder(amount) => {
            let n = amounts::roll(world, ctx, amount, "dice");
            plunder::lose(world, saturating::count(n));
        }
        ShipDeed::Seize => seize(world, card),
        ShipDeed::Wreck => wreck(world),
        ShipDeed::Repair => {
            if ship::is_wrecked(world) {
                world.resource_mut::<PartyShip>().wrecked = false;
                tell(world, ShipNews::Repaired, Some(card), 0);
            }
        }
        ShipDeed::TryRepair => try_repair(world, ctx, card),
        ShipDeed::Anchor => {
            let at = table::hero(world, ctx.you).at;
            world.resource_mut::<PartyShip>().anchor = Some(at);
            tell(world, ShipNews::Anchored, Some(card), 0);
        }
        ShipDeed::Weigh => {
            if world.resource_mut::<PartyShip>().anchor.take().is_some() {
                tell(world, ShipNews::Weighed, Some(card), 0);
            }
        }
    }
    Progress::Done
}

/// Takes the ship that is being encountered in place of the party's, which is banished; the plunder
/// comes along (AC-SHIP-13). The new ship is not wrecked (AC-RUL-132).
fn seize(world: &mut World, old: CardId) {
    let met = world.resource::<Flow>().current_encounter().map(|e| e.card);
    let is_ship = |c: &CardId| table::printed(world, *c).ship.is_some();
    // An imagined copy stays nobody's (AC-RUL-101).
    let there = |c: &CardId| table::card(world, *c).pile == PileId::Stage;
    let real = |c: &CardId| !table::card(world, *c).imagined;
    let Some(new) = met.filter(|c| is_ship(c) && there(c) && real(c)) else { return };
    table::banish(world, old);
    table::move_card(world, new, PileId::Ship, Spot::Top);
    world.resource_mut::<PartyShip>().wrecked = false;
    tell(world, ShipNews::Seized, Some(new), 0);
}

/// Asks for the check that repairs the ship, which begins the move step (AC-SHIP-20).
fn try_repair(world: &mut World, ctx: &Ctx, card: CardId) {
    let Some(check) = table::printed(world, card).ship.as_ref().map(|s| s.repair.clone()) else {
        return;
    };
    if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut()
        && t.hero == ctx.you
        && t.phase < Phase::Move
    {
        t.phase = Phase::Move;
    }
    let none: Effects = [].into();
    let pass: Effects = [Effect::Ship(ShipDeed::Repair)].into();
    let ask = Effect::Check { who: Who::You, check, pass, fail: none, may: false };
    push_list(world, ctx, ctx.you, &[ask].into());
}
