//! Sets a position up on a table, without playing towards it.

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::format::{Moment, Position, Vignette};
use super::possible;
use super::read::{Loaded, read, spread_out};
use crate::cards::content::{Content, DefId};
use crate::cards::vocabulary::Trait;
use crate::cards::wild::{self, Wildcard};
use crate::kernel::rng::Rng;
use crate::kernel::vignette::open_read;
use crate::rules::family::Adventure;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame, Phase, ScenarioFrame, Step, StepEnds, TurnFrame};
use crate::rules::flow::history::{History, Journal};
use crate::rules::flow::prompt::Asked;
use crate::rules::play::{self, Start};
use crate::rules::state::charges::{self, Charges};
use crate::rules::state::cue::Cues;
use crate::rules::state::deeds::Deeds;
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId, MAX_HEROES, MAX_PLACES, PileId, PlaceId};
use crate::rules::state::markers::{self, Markers};
use crate::rules::state::ship::PartyShip;
use crate::rules::state::table::{
    self, Card, Clock, Hero, Index, LocationStatus, Over, Pile, PileOf, Place, Playing,
};
use crate::saturating;

/// A world with the position of a vignette, stopped at its first prompt.
///
/// # Errors
/// What is wrong with the file, line by line.
pub fn open(path: &Path) -> Result<World, String> {
    open_read::<Adventure, _>(read(path))
}

/// A new world with the position, stopped at its first prompt. Cues are listened to.
///
/// # Errors
/// When the position names something that is not in the content.
pub fn set_up(loaded: &Loaded) -> Result<World, String> {
    if loaded.vignette.camp.is_some() {
        return Err("this is a meeting between two games, with no table to open; \
                    `emberdeck vignette` runs it"
            .into());
    }
    let mut world = World::new();
    let vignette = &loaded.vignette;
    let start = started(&loaded.content, vignette)?;
    match &vignette.position {
        // A position is laid without its set-up.
        Some(_) => {
            play::install(&mut world, start.book(&loaded.content).map_err(|e| e.to_string())?)
        }
        None => play::install(&mut world, Arc::clone(&loaded.content)),
    }
    world.resource_mut::<Cues>().listening = true;
    match &vignette.position {
        Some(_) if !vignette.party.is_empty() => {
            return Err("there is a `position` and a `party`; one of them is enough".into());
        }
        Some(position) => lay(&mut world, &loaded.content, vignette, position)?,
        None if vignette.party.is_empty() => {
            return Err("there is neither a `position` nor a `party`".into());
        }
        None => {
            play::begin_as_told(&mut world, &start)?;
            world.resource_mut::<Rng>().forced.extend(&vignette.dice);
        }
    }
    Ok(world)
}

/// What its scenario begins with, with the wildcards that it names.
fn started(content: &Content, vignette: &Vignette) -> Result<Start, String> {
    let scenario = content.scenarios[playing(content, vignette)].id.clone();
    let start = Start {
        class_decks: vignette.class_decks.clone(),
        fleet: vignette.fleet.clone(),
        redeemed: vignette.redeemed.clone(),
        ..Start::new(scenario, vignette.party.clone(), vignette.seed)
    };
    let mut start = start.with_difficulty(content, vignette.difficulty);
    for named in &vignette.wildcards {
        let (id, place) = match named.split_once('@') {
            Some((id, place)) => (id, Some(place.to_owned())),
            None => (named.as_str(), None),
        };
        let found = wild::deck().iter().find(|(d, _)| d.id == id);
        let (_, card) = found.ok_or_else(|| format!("there is no wildcard `{id}`"))?;
        start.wildcards.push(Wildcard { card: card.clone(), place });
    }
    Ok(start)
}

/// The scenario's position in the content: an inline one stands first.
fn playing(content: &Content, vignette: &Vignette) -> usize {
    vignette.play.as_deref().and_then(|id| content.scenario(id)).unwrap_or(0)
}

fn lay(
    world: &mut World,
    content: &Content,
    vignette: &Vignette,
    position: &Position,
) -> Result<(), String> {
    let (seats, spreads) = (&position.heroes, &position.locations);
    if seats.is_empty() || seats.len() > MAX_HEROES {
        return Err(format!("a position has 1 to {MAX_HEROES} heroes"));
    }
    if spreads.is_empty() || spreads.len() > MAX_PLACES {
        return Err(format!("a position has 1 to {MAX_PLACES} locations"));
    }
    possible::check(position).map_err(|cannot| cannot.to_string())?;
    // Nothing lies in the box but what the position tells.
    let old = std::mem::take(&mut *world.resource_mut::<Index>());
    for e in [old.cards, old.heroes, old.places, old.piles].into_iter().flatten() {
        world.despawn(e);
    }
    let mut index = Index::default();
    for slot in 0..PileId::SLOTS {
        let of = PileOf(PileId::from_slot(slot));
        index.piles.push(world.spawn((Pile::default(), of)).id());
    }
    for (i, spread) in spreads.iter().enumerate() {
        let def = content
            .location(&spread.place)
            .ok_or_else(|| format!("there is no location `{}`", spread.place))?;
        let flipped = spread.shut == LocationStatus::Permanently;
        let place = Place { id: PlaceId(saturating::byte(i)), def, shut: spread.shut, flipped };
        index.places.push(world.spawn(place).id());
    }
    for (i, seat) in seats.iter().enumerate() {
        let def =
            content.hero(&seat.hero).ok_or_else(|| format!("there is no hero `{}`", seat.hero))?;
        let at = match &seat.at {
            None => 0,
            Some(at) => spreads
                .iter()
                .position(|s| s.place == *at)
                .ok_or_else(|| format!("`{}` stands at `{at}`, which is not here", seat.hero))?,
        };
        let (id, at) = (HeroId(saturating::byte(i)), PlaceId(saturating::byte(at)));
        let feats = seat.feats.clone();
        let hero = Hero { id, def, at, alive: !seat.dead, feats, token: None };
        index.heroes.push(world.spawn(hero).id());
    }
    world.insert_resource(index);
    world.insert_resource(Rng::new(vignette.seed));
    world.insert_resource(Playing(playing(content, vignette)));
    world.insert_resource(Over::default());
    world.insert_resource(Asked::default());
    world.insert_resource(Journal::default());
    world.insert_resource(History::default());
    deal_all(world, content, position)?;
    world.insert_resource(PartyShip::default());
    if let Some(ship) = &position.ship {
        let at = |id: &String| super::names::place(world, id);
        let anchor = ship.anchored.as_ref().map(at).transpose()?;
        world.insert_resource(PartyShip { wrecked: ship.wrecked, anchor });
    }
    world.insert_resource(Charges::default());
    for (i, seat) in seats.iter().enumerate() {
        charges::set(world, HeroId(saturating::byte(i)), seat.charges.into());
    }
    world.insert_resource(Markers::default());
    for (name, on) in &position.markers {
        let place = match on.as_str() {
            "scenario" => None,
            id => Some(super::names::place(world, id)?),
        };
        let name = Trait::new(name).map_err(|e| e.to_string())?;
        markers::put(world, name, place);
    }

    let active = match &position.turn.hero {
        None => 0,
        Some(h) => seats
            .iter()
            .position(|s| s.hero == *h)
            .ok_or_else(|| format!("it is the turn of `{h}`, who is not here"))?,
    };
    // Somebody must be able to take turns.
    if seats.iter().all(|s| s.dead) {
        return Err("all heroes of the position are dead".into());
    }
    let active = HeroId(saturating::byte(active));
    world.insert_resource(Clock { active, turn: 1 });
    world.resource_mut::<Rng>().forced.extend(&vignette.dice);
    // The seat that comes next.
    let asking = (active.0 + 1) % saturating::byte(seats.len());
    let scenario = ScenarioFrame { step: Step::NextTurn, asking, out_of_time: false };
    let (step, phase) = match position.turn.step {
        Moment::Begin => (Step::AdvanceBlessings, Phase::Give),
        Moment::Give => (Step::TurnActions, Phase::Give),
        Moment::Move => (Step::TurnActions, Phase::Move),
        Moment::Explore => (Step::TurnActions, Phase::Explore),
        Moment::Close => (Step::TurnActions, Phase::Close),
        Moment::End => (Step::TurnActions, Phase::End),
    };
    let turn = TurnFrame {
        hero: active,
        step,
        phase,
        explored: position.turn.explored,
        met_up: None,
        granted: false,
        explore_now: false,
        tried_closing: false,
        cut_short: false,
        ends: StepEnds::at(phase),
    };
    if position.turn.explored {
        world.resource_mut::<Deeds>().note_exploration();
    }
    world.insert_resource(Flow {
        frames: vec![Frame::Scenario(scenario), Frame::Turn(turn)],
        answer: None,
        returned: None,
    });
    drive::drive(world);
    Ok(())
}

/// Puts all cards where the position says.
fn deal_all(world: &mut World, content: &Content, position: &Position) -> Result<(), String> {
    let mut deal = |pile: PileId, entries: &[String], from_top: bool| {
        let mut ids = spread_out(entries)?;
        if from_top {
            ids.reverse();
        }
        ids.iter().try_for_each(|id| add_card(world, content, id, Some(pile)))
    };
    for (i, seat) in position.heroes.iter().enumerate() {
        let h = HeroId(saturating::byte(i));
        deal(PileId::Hand(h), &seat.hand, false)?;
        deal(PileId::Deck(h), &seat.deck, true)?;
        deal(PileId::Discards(h), &seat.discards, true)?;
        deal(PileId::Buried(h), &seat.buried, true)?;
        deal(PileId::Displayed(h), &seat.displayed, false)?;
    }
    for (i, spread) in position.locations.iter().enumerate() {
        deal(PileId::Location(PlaceId(saturating::byte(i))), &spread.deck, true)?;
        deal(PileId::Location(PlaceId(saturating::byte(i))), &spread.up, true)?;
    }
    deal(PileId::Support, &position.support, false)?;
    if let Some(ship) = &position.ship {
        deal(PileId::Ship, std::slice::from_ref(&ship.card), false)?;
        deal(PileId::Plunder, &ship.plunder, false)?;
    }
    deal(PileId::Blessings, &position.blessings, true)?;
    deal(PileId::Hours, &position.hours, true)?;
    for (i, spread) in position.locations.iter().enumerate() {
        let place = PlaceId(saturating::byte(i));
        let top = table::pile(world, PileId::Location(place)).iter().rev();
        let up: Vec<CardId> = top.take(spread_out(&spread.up)?.len()).copied().collect();
        for card in up.into_iter().rev() {
            faceup::leave(world, card, place, 0);
        }
    }
    for id in spread_out(&position.stock)? {
        add_card(world, content, &id, None)?;
    }
    Ok(())
}

/// A new card on top of a pile, or in the box.
fn add_card(
    world: &mut World,
    content: &Content,
    name: &str,
    to: Option<PileId>,
) -> Result<(), String> {
    let token = match name.strip_prefix('@') {
        Some(id) => Some(token(world, id, to)?),
        None => None,
    };
    let known = token.map(|h| DefId::token(h.0)).or_else(|| content.find(name));
    let def = known.ok_or_else(|| format!("there is no card `{name}`"))?;
    let number = world.resource::<Index>().cards.len();
    if number >= 2000 {
        return Err("more than 2000 cards".into());
    }
    let id = CardId(saturating::short(number));
    let card = Card { id, def, pile: PileId::Gone, imagined: token.is_some(), up: false };
    let entity = world.spawn(card).id();
    if let Some(hero) = token {
        if table::hero(world, hero).token.is_some() {
            return Err(format!("the token `{name}` lies in two places"));
        }
        table::hero_mut(world, hero).token = Some(id);
    }
    world.resource_mut::<Index>().cards.push(entity);
    let to = to.unwrap_or_else(|| table::box_pile(world, id));
    let pile = world.resource::<Index>().piles[to.slot()];
    if let Some(mut pile) = world.get_mut::<Pile>(pile) {
        pile.0.push(id);
    }
    if let Some(mut card) = world.get_mut::<Card>(entity) {
        card.pile = to;
    }
    Ok(())
}

/// The hero whose token lies in the deck of the hero's location.
fn token(world: &World, name: &str, to: Option<PileId>) -> Result<HeroId, String> {
    let hero = super::names::hero(world, name)?;
    if to != Some(PileId::Location(table::hero(world, hero).at)) {
        return Err(format!("the token `@{name}` lies where `{name}` stands"));
    }
    Ok(hero)
}
