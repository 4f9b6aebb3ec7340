//! Setting up a scenario (AC-SETUP-01).

mod start;

use bevy_ecs::prelude::*;

use super::edition::Switches;
use super::family::Adventure;
use super::flow::drive::{self, Steps};
use super::flow::frame::{Frame, ScenarioFrame, Step};
use super::flow::history::Journal;
use super::mythic;
use super::sets;
use super::start::{Member, Start};
use super::state::board::Board;
use super::state::charges::Charges;
use super::state::cue::Cues;
use super::state::ending::Ending;
use super::state::ids::{CardId, HeroId, MAX_HEROES, MAX_PLACES, PileId, PlaceId};
use super::state::known::Known;
use super::state::laid::Laid;
use super::state::lasting::Lasting;
use super::state::markers::Markers;
use super::state::recovery::Recovering;
use super::state::reserved::ReservedPlaces;
use super::state::sheet;
use super::state::ship::PartyShip;
use super::state::table::{
    self, Book, Card, Clock, Hero, Index, LocationStatus, Pile, PileOf, Place, Playing, Printed,
    Spot,
};
use super::state::uses::Uses;
use crate::cards::content::{Content, DefId, MAX_CARDS};
use crate::cards::effect::Summoned;
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::play::{self, SetupError};
use crate::kernel::rng::Rng;
use crate::saturating;

use crate::rules::effect::summon::pick;

pub use start::placed;

/// Registers the steps of setup.
pub fn install(steps: &mut Steps) {
    steps.add(Step::SetUpPlaces, start::places);
    steps.add(Step::SetUpHands, start::hands);
    steps.add(Step::SetUpCohorts, start::cohorts);
    steps.add(Step::SetUpFirst, start::first);
}

/// Clears the table: every card in the box or the vault, one entity for each pile.
pub fn clear(world: &mut World, seed: u64) {
    let old = std::mem::take(&mut *world.resource_mut::<Index>());
    for e in [old.cards, old.heroes, old.places, old.piles].into_iter().flatten() {
        world.despawn(e);
    }
    let book = table::book(world).clone();
    let mut index = Index::default();
    let ships = world.resource::<Switches>().ships;
    let slots = if ships { PileId::SLOTS } else { PileId::WITHOUT_SHIP };
    let mut piles = vec![Pile::default(); slots];
    let mut cards = Vec::with_capacity(book.copies());
    for (n, def) in book.cards.iter().enumerate() {
        let pile = table::in_box(def);
        for _ in 0..def.copies {
            let id = CardId(saturating::short(cards.len()));
            let def = DefId(saturating::short(n));
            cards.push(Card { id, def, pile, imagined: false, up: false });
            piles[pile.slot()].0.push(id);
        }
    }
    index.cards = world.spawn_batch(cards).collect();
    let slots = piles.into_iter().enumerate();
    let slots = slots.map(|(slot, pile)| (pile, PileOf(PileId::from_slot(slot))));
    index.piles = world.spawn_batch(slots.collect::<Vec<_>>()).collect();
    world.insert_resource(index);
    world.insert_resource(ReservedPlaces::default());
    world.insert_resource(Markers::default());
    world.insert_resource(Lasting::default());
    world.insert_resource(Laid::default());
    world.insert_resource(Ending::default());
    world.insert_resource(PartyShip::default());
    world.insert_resource(Charges::default());
    world.insert_resource(Uses::default());
    world.insert_resource(Recovering::default());
    world.insert_resource(Clock { active: HeroId(0), turn: 0 });
    world.insert_resource(Known::default());
    play::reset::<Adventure>(world, seed);
}

/// Adds a location to the row.
pub fn add_place(world: &mut World, def: usize) -> PlaceId {
    let id = PlaceId(saturating::byte(world.resource::<Index>().places.len()));
    let e = world.spawn(Place { id, def, shut: LocationStatus::Open, flipped: false }).id();
    world.resource_mut::<Index>().places.push(e);
    id
}

/// Seats a hero.
pub fn add_hero(world: &mut World, def: usize, feats: table::Feats) -> HeroId {
    let id = HeroId(saturating::byte(world.resource::<Index>().heroes.len()));
    let e = world.spawn(Hero { id, def, at: PlaceId(0), alive: true, feats, token: None }).id();
    world.resource_mut::<Index>().heroes.push(e);
    id
}

/// Checks that every deck matches its hero's deck list (AC-CHAR-16). A deck may lack a card of a
/// type of which the box has no Basic one left (AC-RUL-82).
///
/// # Errors
///
/// Returns an error if a deck has too many or too few cards of a type, or cards that heroes cannot
/// have.
pub fn judge_decks(book: &Content, party: &[Member]) -> Result<(), SetupError> {
    // `lay_out` reports a party that is too big.
    let party = if party.len() > MAX_HEROES { &[] } else { party };
    let spare = |kind: Kind| {
        book.cards.iter().any(|c| {
            let basic = c.traits.iter().any(|t| t.name() == "Basic");
            let used = party.iter().flat_map(|m| &m.deck).filter(|id| **id == c.id).count();
            c.kind == kind && c.rank == Rank::Plain && basic && used < usize::from(c.copies)
        })
    };
    for m in party {
        let Some(def) = book.hero(&m.hero).map(|i| &book.heroes[i]) else { continue };
        let kind = |id: &String| book.find(id).map(|d| book.card(d).kind);
        let deck: Vec<Kind> = m.deck.iter().filter_map(kind).collect();
        for kind in Kind::ALL {
            let has = deck.iter().filter(|k| **k == kind).count();
            let want = sheet::cards(def, &m.feats, kind);
            if has > want || (has < want && spare(kind)) {
                let word = kind.word();
                return Err(SetupError::Party(format!(
                    "{}'s deck has {has} of type {word}, but the deck list says {want} \
                     (AC-CHAR-16)",
                    def.name
                )));
            }
        }
    }
    Ok(())
}

/// Sets up the table and pushes the scenario's frame.
///
/// # Errors
///
/// Returns an error if the start names something that the pack does not have, or more than fits on
/// a table.
pub fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
    let book = start
        .book(&world.resource::<Printed>().0)
        .map_err(|e| SetupError::Content(e.to_string()))?;
    let scenario = book
        .scenario(&start.scenario)
        .ok_or_else(|| format!("there is no scenario `{}` in this pack", start.scenario))
        .map_err(SetupError::Game)?;
    if start.party.is_empty() || start.party.len() > MAX_HEROES {
        let heroes = start.party.len();
        let what = format!("a party has 1 to {MAX_HEROES} heroes, not {heroes}");
        return Err(SetupError::Party(what));
    }
    if book.copies() > MAX_CARDS {
        let what = format!("the box has {} cards, and at most {MAX_CARDS} fit", book.copies());
        return Err(SetupError::Content(what));
    }
    let mut heroes = Vec::new();
    for m in &start.party {
        let def = book.hero(&m.hero).ok_or_else(|| format!("there is no hero `{}`", m.hero));
        let def = def.map_err(SetupError::Party)?;
        let deck = m
            .deck
            .iter()
            .map(|id| book.find(id).ok_or_else(|| format!("{}: no card `{id}`", m.hero)))
            .collect::<Result<Vec<_>, _>>()
            .map_err(SetupError::Party)?;
        if deck.len() > 100 {
            let what = format!("{}: a deck has at most 100 cards", m.hero);
            return Err(SetupError::Party(what));
        }
        let cohort = book.heroes[def].cohort.as_ref().filter(|_| !m.cohort_gone);
        heroes.push((def, deck, m.feats.clone(), cohort.and_then(|id| book.find(id))));
    }
    // The number of locations depends on the number of heroes (AC-SETUP-18, AC-SOLO-04).
    let row: Vec<usize> = book.scenarios[scenario]
        .locations
        .iter()
        .take(heroes.len())
        .flatten()
        .map(|id| book.location(id).ok_or_else(|| format!("there is no location `{id}`")))
        .collect::<Result<_, _>>()
        .map_err(SetupError::Game)?;
    if row.is_empty() || row.len() > MAX_PLACES {
        let what = format!("a scenario has 1 to {MAX_PLACES} locations, not {}", row.len());
        return Err(SetupError::Game(what));
    }
    world.insert_resource(Book(book.clone()));
    clear(world, start.seed);
    world.insert_resource(Playing(scenario));
    world.resource_mut::<Journal>().start = Some(start.clone());
    leave_out(world, start);
    for kind in Kind::ALL {
        table::shuffle(world, PileId::Box(kind));
    }
    for id in &book.scenarios[scenario].display {
        if let Some(def) = book.find(id) {
            let card = table::fetch(world, def);
            table::move_card(world, card, PileId::Support, Spot::Top);
        }
    }
    for (def, deck, feats, cohort) in heroes {
        let hero = add_hero(world, def, feats);
        for def in deck {
            let card = table::fetch(world, def);
            table::move_card(world, card, PileId::Deck(hero), Spot::Top);
        }
        // The cohort joins the hand after the starting hand is drawn.
        if let Some(card) = cohort.and_then(|def| table::find_in_box(world, def)) {
            table::move_card(world, card, PileId::Aside(hero), Spot::Top);
        }
        mythic::set_up(world, hero);
        // The deck is shuffled once before the starting hand (AC-RUL-60), even if it is short
        // (AC-RUL-82).
        table::shuffle(world, PileId::Deck(hero));
    }
    for def in row {
        let place = add_place(world, def);
        deal(world, place);
    }
    stack(world);
    // 30 random blessings for any number of heroes (AC-SETUP-27), or as many as the house rules say
    // (AC-TABLE-02).
    for _ in 0..book.scenarios[scenario].hours {
        let Some(c) = table::pile(world, PileId::Box(Kind::Blessing)).last().copied() else {
            break;
        };
        table::move_card(world, c, PileId::Blessings, Spot::Top);
    }
    table::shuffle(world, PileId::Blessings);
    let mut index = world.resource_mut::<Index>();
    index.laid = index.cards.len();
    world.resource_mut::<Cues>().drain();
    // The ship is placed before the heroes are (AC-SHIP-05).
    let ships = world.resource::<Switches>().ships;
    let step = if ships { Step::SetUpShip } else { Step::SetUpPlaces };
    let frame = ScenarioFrame { step, asking: 0, out_of_time: false };
    drive::push(world, Frame::Scenario(frame));
    Ok(())
}

/// Removes cards from the box that are not in the game yet or that the group has not added
/// (AC-SETS-07, AC-SETS-08, AC-SETS-10, AC-SETS-11, AC-SETS-14, AC-SETS-20). Such cards in heroes'
/// decks, for example loot, stay.
fn leave_out(world: &mut World, start: &Start) {
    let heroes: Vec<&str> = start.party.iter().map(|m| m.hero.as_str()).collect();
    let mut held: Vec<&String> = start.party.iter().flat_map(|m| &m.deck).collect();
    let adventure = sets::of_scenario(world).max(start.begun);
    let at = sets::Stage { adventure, class_decks: &start.class_decks, heroes: &heroes };
    let board = Board::new(world);
    let all = saturating::shorts(world.resource::<Index>().cards.len()).map(CardId);
    let mut out: Vec<CardId> = all.filter(|c| !sets::in_game(board.printed(*c), at)).collect();
    out.retain(|c| match held.iter().position(|id| **id == board.printed(*c).id) {
        Some(at) => {
            held.swap_remove(at);
            false
        }
        None => true,
    });
    table::remove_from_box(world, &out);
}

/// Deals random cards of each type of a location's deck list, unseen (AC-SETUP-20, AC-SETUP-21,
/// AC-CARD-11), as many as the box has (AC-RUL-81). The box was shuffled before.
pub fn deal(world: &mut World, place: PlaceId) {
    let list = table::place_def(world, place).deck;
    for kind in Kind::ALL {
        for _ in 0..list.of(kind) {
            let Some(c) = table::pile(world, PileId::Box(kind)).last().copied() else { break };
            table::move_card(world, c, PileId::Location(place), Spot::Top);
        }
    }
}

/// Deals the stack of villains and henchmen, shuffled, one card to each deck (AC-SETUP-22 to
/// AC-SETUP-25, AC-HENCH-02, AC-CARD-43): the villains, then henchmen in printed order, the last
/// one repeated, up to the number of locations; surplus ones are not used (AC-SETUP-24). Some
/// scenarios name other cards instead (AC-SETUP-26).
fn stack(world: &mut World) {
    let scenario = table::scenario(world).clone();
    let places: Vec<PlaceId> = table::places(world).collect();
    let names = scenario.villains.iter().chain(&scenario.henchmen).cloned().map(Summoned::Named);
    let usual: Vec<Summoned> = names.collect();
    let (list, fills) = match scenario.stack.is_empty() {
        true => (usual, scenario.henchmen.last().cloned().map(Summoned::Named)),
        false => (scenario.stack.clone(), scenario.stack.last().cloned()),
    };
    let more = std::iter::repeat_n(fills, places.len()).flatten();
    let mut cards = Vec::new();
    for what in list.into_iter().chain(more).take(places.len()) {
        // A card that was picked at random is moved at once, so that it is not picked twice.
        if let Some(card) = pick(world, &what, None) {
            table::move_card(world, card, PileId::Stage, Spot::Top);
            cards.push(card);
        }
    }
    world.resource_mut::<Rng>().shuffle(&mut cards);
    for (card, place) in cards.into_iter().zip(places) {
        table::move_card(world, card, PileId::Location(place), Spot::Shuffled);
    }
}
