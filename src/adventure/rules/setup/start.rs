//! The heroes' start: locations, hands, cohorts and the first player (AC-SETUP-29 to AC-SETUP-37).

use bevy_ecs::prelude::*;

use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Effect, From, Pick, To, Who};
use crate::cards::printed::Favored;
use crate::rules::effect::standing;
use crate::rules::effect::triggers::{self, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame, List, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::ship::PartyShip;
use crate::rules::state::table::{self, Clock, Spot};
use crate::saturating;

/// Returns whether a hero's token is on the map; it waits beside it until its player has chosen a
/// location (AC-SETUP-29).
pub fn placed(world: &World, hero: HeroId) -> bool {
    match world.resource::<Flow>().frames.first() {
        Some(Frame::Scenario(f)) => {
            !matches!(f.step, Step::SetUpShip | Step::SetUpPlaces) || hero.0 < f.asking
        }
        _ => true,
    }
}

/// Lets each player choose a starting location (AC-SETUP-29).
pub(super) fn places(world: &mut World) {
    let asking = drive::scenario(world).asking;
    if let Some(Act::Place(p)) = drive::answer_one(world) {
        table::hero_mut(world, HeroId(asking)).at = p;
        drive::scenario_mut(world).asking += 1;
        return;
    }
    if usize::from(asking) >= table::heroes(world).count() {
        drive::scenario_mut(world).asking = 0;
        return drive::go(world, Step::SetUpHands);
    }
    let told = |p: &PlaceId| {
        // Everybody starts on an anchored ship (AC-SHIP-08).
        if let Some(anchor) = world.resource::<PartyShip>().anchor {
            return *p == anchor;
        }
        let start = &table::scenario(world).start;
        start.is_empty() || start.contains(&table::place_def(world, *p).id)
    };
    let options: Vec<Act> = table::places(world).filter(told).map(Act::Place).collect();
    let who = HeroId(asking);
    // There is nothing to choose where the scenario says the place.
    let anchored = world.resource::<PartyShip>().anchor.is_some();
    let told = anchored || !table::scenario(world).start.is_empty();
    if let ([Act::Place(only)], true) = (&options[..], told) {
        table::hero_mut(world, who).at = *only;
        drive::scenario_mut(world).asking += 1;
        return;
    }
    let q = Question { who, ask: Ask::StartPlace, source: Source::Scenario, card: None };
    drive::ask(world, q, options);
}

/// Draws starting hands one after the other (AC-SETUP-30 to AC-SETUP-35). A hero with several
/// favored types names one before drawing (AC-SETUP-32), one that the deck has if possible
/// (AC-RUL-16).
pub(super) fn hands(world: &mut World) {
    let hero = HeroId(drive::scenario(world).asking);
    if usize::from(hero.0) >= table::heroes(world).count() {
        drive::scenario_mut(world).asking = 0;
        return drive::go(world, Step::SetUpCohorts);
    }
    let all = table::hero_def(world, hero).favored.choices().to_vec();
    let deck = table::pile(world, PileId::Deck(hero));
    let has = |f: &Favored| deck.iter().any(|c| f.fits(table::printed(world, *c)));
    let open: Vec<usize> = (0..all.len()).filter(|n| has(&all[*n])).collect();
    let named = match (drive::answer_one(world), open.as_slice()) {
        (Some(Act::Choice(n)), _) => Some(usize::from(n)),
        (_, []) => None,
        (_, [only]) => Some(*only),
        _ => {
            let options = open.iter().map(|n| Act::Choice(saturating::byte(*n))).collect();
            let (ask, source) = (Ask::Choice, Source::Hero(hero));
            return drive::ask(world, Question { who: hero, ask, source, card: None }, options);
        }
    };
    starting_hand(world, hero, named.and_then(|n| all.get(n)));
    // House rules may add cards (AC-TABLE-07).
    draw(world, hero, table::book(world).more_cards.into());
    drive::scenario_mut(world).asking += 1;
}

/// Adds a listed cohort to the hand after the starting hand, unless its player declines
/// (AC-SETUP-36, AC-SUPP-04, AC-CHAR-20, AC-RUL-91).
pub(super) fn cohorts(world: &mut World) {
    let hero = HeroId(drive::scenario(world).asking);
    if usize::from(hero.0) >= table::heroes(world).count() {
        return drive::go(world, Step::SetUpFirst);
    }
    if let Some(card) = table::pile(world, PileId::Aside(hero)).first().copied() {
        match drive::answer_one(world) {
            Some(Act::Yes) => table::move_card(world, card, PileId::Hand(hero), Spot::Top),
            Some(_) => {
                let home = table::box_pile(world, card);
                table::move_card(world, card, home, Spot::Top);
            }
            None => {
                let source = Source::Card(card);
                let q = Question { who: hero, ask: Ask::YesNo, source, card: Some(card) };
                return drive::ask(world, q, vec![Act::Yes, Act::No]);
            }
        }
    }
    drive::scenario_mut(world).asking += 1;
}

fn draw(world: &mut World, hero: HeroId, n: usize) {
    for _ in 0..n {
        let Some(c) = table::pile(world, PileId::Deck(hero)).last().copied() else { return };
        table::move_card(world, c, PileId::Hand(hero), Spot::Top);
    }
}

/// Draws a starting hand. A hand without a card of the favored type (or trait: AC-CHAR-15) is
/// discarded and drawn again until it has one; the discards are then shuffled back (AC-SETUP-31,
/// AC-SETUP-34). Too few cards do not kill here (AC-SETUP-35, AC-RUL-17).
fn starting_hand(world: &mut World, hero: HeroId, favored: Option<&Favored>) {
    let size = standing::hand_size(&Board::new(world), hero);
    let is_favored = |w: &World, c: &CardId| favored.is_some_and(|f| f.fits(table::printed(w, *c)));
    let deck = table::pile(world, PileId::Deck(hero));
    // A deck without the favored type keeps its first hand (AC-RUL-16), as does a hand size of 0.
    let possible = size > 0 && deck.iter().any(|c| is_favored(world, c));
    draw(world, hero, size);
    while possible && !table::pile(world, PileId::Hand(hero)).iter().any(|c| is_favored(world, c)) {
        for c in table::pile(world, PileId::Hand(hero)).to_vec() {
            table::move_card(world, c, PileId::Discards(hero), Spot::Top);
        }
        draw(world, hero, size);
        let short = size.saturating_sub(table::pile(world, PileId::Hand(hero)).len());
        if short > 0 {
            // Draws what is left, then shuffles the discards in for the rest (AC-SETUP-33).
            back(world, hero);
            draw(world, hero, short);
        }
    }
    back(world, hero);
}

/// Shuffles the discards of the starting hand back (AC-SETUP-34).
fn back(world: &mut World, hero: HeroId) {
    let discards = table::pile(world, PileId::Discards(hero)).to_vec();
    if discards.is_empty() {
        return;
    }
    for c in discards {
        table::move_card(world, c, PileId::Deck(hero), Spot::Top);
    }
    table::shuffle(world, PileId::Deck(hero));
}

/// Asks who takes the first turn (AC-SETUP-37); powers for the start of the scenario apply
/// (AC-SETUP-08).
pub(super) fn first(world: &mut World) {
    let heroes: Vec<HeroId> = table::heroes(world).collect();
    let chosen = match (drive::answer_one(world), heroes.as_slice()) {
        (Some(Act::Hero(h)), _) => h,
        (_, [only]) => *only,
        _ => {
            let options = heroes.into_iter().map(Act::Hero).collect();
            let who = HeroId(0);
            let q = Question { who, ask: Ask::FirstHero, source: Source::Scenario, card: None };
            return drive::ask(world, q, options);
        }
    };
    let f = drive::scenario_mut(world);
    f.asking = chosen.0;
    f.step = Step::NextTurn;
    world.resource_mut::<Clock>().active = chosen;
    let mut answers = triggers::Answers::default();
    for hero in table::heroes(world) {
        answers.collect(world, hero, Happened::Setup);
    }
    answers.collect(world, chosen, Happened::Begin);
    answers.push(world, chosen);
    scenario_cohorts(world, chosen);
}

/// Lets the party choose whose hand each cohort of the scenario joins (AC-SUPP-04, AC-GOLD-03).
fn scenario_cohorts(world: &mut World, who: HeroId) {
    let join = |id: &String| {
        let what = CardFilter { ids: vec![id.clone()], ..CardFilter::default() };
        let (n, pick, to) = (Amount::number(1), Pick::Random, To::Hand);
        let draw = Effect::Shift { who: Who::You, from: From::Box, what, n, pick, to };
        Effect::Each(Who::One, [draw].into(), None)
    };
    let list: Vec<Effect> = table::scenario(world).cohorts.iter().map(join).collect();
    if !list.is_empty() {
        let ctx = Ctx::of(who, Source::Scenario);
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list.into()), None)));
    }
}
