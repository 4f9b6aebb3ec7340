//! Closing a location (AC-CLOSE-01 to AC-CLOSE-20). Only the hero who has the chance meets the
//! requirement, with that hero's own cards (AC-CLOSE-06).

use bevy_ecs::prelude::*;

use super::check::stage::{self, NewCheck};
use super::effect::pay::destination;
use super::effect::shift::put;
use super::effect::standing;
use super::effect::triggers::{self, Happened};
use super::effect::verbs::summoned_card;
use super::encounter;
use super::flow::drive::{self, Question, Steps};
use super::flow::frame::{CloseFrame, Ctx, EffectsFrame, Frame, List, Returned, Step};
use super::flow::prompt::{Act, Ask, Source};
use super::state::cue::{Cue, Cues};
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::table::{self, Shut};
use crate::cards::effect::{Cost, Purpose};
use crate::cards::printed::Closing;
use crate::cards::words::{Action, Rank};

/// Adds the steps of closing.
pub fn install(steps: &mut Steps) {
    steps.add(Step::CloseOffer, choose);
    steps.add(Step::CloseJudge, judge);
    steps.add(Step::CloseSearch, search);
}

fn frame(hero: HeroId, place: PlaceId) -> CloseFrame {
    CloseFrame {
        hero,
        step: Step::CloseOffer,
        place,
        temporarily: false,
        free: false,
        villain: None,
        met: false,
        begun: false,
        way: None,
        check: 0,
        failed: false,
    }
}

/// Offers a chance to close; using it is voluntary (AC-CLOSE-04).
pub fn offer(world: &mut World, hero: HeroId, place: PlaceId) {
    drive::push(world, Frame::Close(frame(hero, place)));
}

/// An attempt that was decided on already: in the close step, or against a villain's escape.
pub fn attempt(world: &mut World, hero: HeroId, place: PlaceId, temporarily: bool) {
    let f = CloseFrame { temporarily, begun: true, ..frame(hero, place) };
    drive::push(world, Frame::Close(f));
}

/// Closes without fulfilling the requirement.
pub fn free(world: &mut World, hero: HeroId, place: PlaceId) {
    let f = CloseFrame { free: true, step: Step::CloseSearch, ..frame(hero, place) };
    drive::push(world, Frame::Close(f));
}

/// A defeated villain's location is closed without fulfilling its requirement (AC-VILL-12).
pub fn by_villain(world: &mut World, hero: HeroId, place: PlaceId, villain: CardId) {
    let f = CloseFrame {
        free: true,
        villain: Some(villain),
        step: Step::CloseSearch,
        ..frame(hero, place)
    };
    drive::push(world, Frame::Close(f));
}

/// The ways in which the hero can try now: what cannot be paid is not offered, nor what is closed
/// already (AC-RUL-31).
pub fn ways(world: &World, hero: HeroId, place: PlaceId) -> Vec<u8> {
    if table::place(world, place).shut == Shut::Permanently || standing::cannot_close(world, hero) {
        return Vec::new();
    }
    let payable = |c: &Closing| match c {
        Closing::Automatic | Closing::Check(_) | Closing::Defeat(_) => true,
        Closing::Pay(cost) => {
            !payments(world, hero, cost).is_empty() || {
                matches!(cost, Cost::Deck(_)) && !table::pile(world, PileId::Deck(hero)).is_empty()
            }
        }
    };
    let all = table::place_def(world, place).closing.iter().enumerate();
    all.filter(|(_, c)| payable(c)).map(|(i, _)| i as u8).collect()
}

/// Cards that can pay a price.
pub fn payments(world: &World, hero: HeroId, cost: &Cost) -> Vec<CardId> {
    let (pile, filter) = match cost {
        Cost::Hand(_, f) => (PileId::Hand(hero), f),
        Cost::Discards(_, f) => (PileId::Discards(hero), f),
        Cost::Deck(_) => return Vec::new(),
    };
    let fits = |c: &&CardId| table::matches(table::printed(world, **c), filter);
    table::pile(world, pile).iter().filter(fits).copied().collect()
}

/// The way is chosen before anything is played or rolled, and binds (AC-CLOSE-07, AC-EX-82).
fn choose(world: &mut World) {
    // What an encounter handed down before is not the answer to this attempt.
    let _ = drive::returned(world);
    match drive::answer_one(world) {
        Some(Act::Choice(n)) => return perform(world, n),
        Some(Act::Card(c)) => return pay_with(world, c),
        Some(_) => return drive::pop_with(world, Returned::Closed(false)),
        None => {}
    }
    let f = drive::close(world);
    let (hero, place, begun) = (f.hero, f.place, f.begun);
    let ways = ways(world, hero, place);
    match (ways.as_slice(), begun) {
        ([], _) => return drive::pop_with(world, Returned::Closed(false)),
        ([only], true) => return perform(world, *only),
        _ => {}
    }
    let mut options: Vec<Act> = ways.into_iter().map(Act::Choice).collect();
    if !begun {
        options.push(Act::No);
    }
    let q = Question { who: hero, ask: Ask::Close, source: Source::Place(place), card: None };
    drive::ask(world, q, options);
}

fn perform(world: &mut World, way: u8) {
    let f = drive::close_mut(world);
    let (hero, place) = (f.hero, f.place);
    f.step = Step::CloseJudge;
    f.way = Some(way);
    let source = Source::Place(place);
    let Some(closing) = table::place_def(world, place).closing.get(usize::from(way)).cloned()
    else {
        return;
    };
    match closing {
        Closing::Automatic => drive::close_mut(world).met = true,
        Closing::Check(check) => {
            let number = usize::from(drive::close(world).check);
            let Some(alternatives) = check.steps.into_iter().nth(number) else { return };
            let purpose = Purpose::Close;
            let optional = false;
            let against = None;
            stage::begin(
                world,
                NewCheck { hero, purpose, alternatives, against, source, optional },
            );
        }
        Closing::Defeat(what) => {
            if let Some(card) = summoned_card(world, &what, None) {
                encounter::begin(world, hero, card, None, false);
            }
        }
        Closing::Pay(Cost::Deck(action)) => {
            if let Some(top) = table::pile(world, PileId::Deck(hero)).last().copied() {
                drive::close_mut(world).met = true;
                settle(world, hero, top, action);
            }
        }
        Closing::Pay(cost) => {
            let options = payments(world, hero, &cost).into_iter().map(Act::Card).collect();
            // Asked at the first step, which takes the answer; the way stays chosen.
            let f = drive::close_mut(world);
            f.step = Step::CloseOffer;
            drive::ask(world, Question { who: hero, ask: Ask::Cards, source, card: None }, options);
        }
    }
}

fn settle(world: &mut World, hero: HeroId, card: CardId, action: Action) {
    if let Some(to) = destination(action) {
        put(world, card, to, hero, None);
    }
}

fn pay_with(world: &mut World, card: CardId) {
    let f = drive::close_mut(world);
    f.met = true;
    f.step = Step::CloseJudge;
    let (hero, place, way) = (f.hero, f.place, usize::from(f.way.unwrap_or_default()));
    let way = table::place_def(world, place).closing.get(way);
    if let Some(Closing::Pay(Cost::Hand(action, _) | Cost::Discards(action, _))) = way {
        let action = *action;
        settle(world, hero, card, action);
    }
}

/// How many checks one after the other a way of closing asks for.
fn checks(world: &World, place: PlaceId, way: u8) -> usize {
    match table::place_def(world, place).closing.get(usize::from(way)) {
        Some(Closing::Check(check)) => check.steps.len(),
        _ => 0,
    }
}

/// If the requirement is not met the chance is used up (AC-CLOSE-09). Of checks one after the
/// other each is attempted, even if an earlier one failed, and all must succeed (AC-CHECK-09).
fn judge(world: &mut World) {
    let back = drive::returned(world);
    let f = drive::close_mut(world);
    match back {
        Some(Returned::Check(o)) => {
            f.check += 1;
            f.failed |= !o.passed;
            let (place, way, number) = (f.place, f.way.unwrap_or_default(), usize::from(f.check));
            if number < checks(world, place, way) {
                return perform(world, way);
            }
            let f = drive::close_mut(world);
            f.met = !f.failed;
        }
        Some(Returned::Encounter(won)) => f.met |= won,
        _ => {}
    }
    let f = drive::close_mut(world);
    if !f.met {
        return drive::pop_with(world, Returned::Closed(false));
    }
    if !f.temporarily {
        f.step = Step::CloseSearch;
        return;
    }
    // No search, no banishing, no effect, no flip (AC-VILL-08).
    let place = f.place;
    shut(world, place, Shut::Temporarily);
    drive::pop_with(world, Returned::Closed(true));
}

fn shut(world: &mut World, place: PlaceId, how: Shut) {
    table::place_mut(world, place).shut = how;
    let permanently = how == Shut::Permanently;
    world.resource_mut::<Cues>().push(|| Cue::Closed { place, permanently });
}

/// The deck is searched for villains (AC-CLOSE-10, AC-VILL-13, AC-RUL-29), an empty one in vain
/// (AC-RUL-30). If there are, all else is banished and the
/// location stays open (AC-CLOSE-11), or is closed temporarily where a villain's defeat closes it
/// (AC-VILL-14); if not, its cards are banished, its effect happens and it is flipped
/// (AC-CLOSE-13). Where something forbids closing, that wins over whatever closes (AC-GOLD-06).
fn search(world: &mut World) {
    let Some(Frame::Close(f)) = drive::pop(world) else { return };
    if table::hero(world, f.hero).at == f.place && standing::cannot_close(world, f.hero) {
        return drive::hand_down(world, Returned::Closed(false));
    }
    let deck = PileId::Location(f.place);
    let is_villain = |w: &World, c: CardId| table::printed(w, c).rank == Rank::Villain;
    let cards = table::pile(world, deck).to_vec();
    let found = cards.iter().any(|c| is_villain(world, *c));
    for c in cards {
        if !is_villain(world, c) {
            table::banish(world, c);
        }
    }
    if found {
        table::shuffle(world, deck);
        if f.villain.is_some() {
            shut(world, f.place, Shut::Temporarily);
        }
        drive::hand_down(world, Returned::Closed(false));
        return;
    }
    shut(world, f.place, Shut::Permanently);
    drive::hand_down(world, Returned::Closed(true));
    let list = table::place_def(world, f.place).when_closed.clone();
    triggers::fire(world, f.hero, Happened::Closed(f.place, f.villain));
    if !list.is_empty() {
        let source = Source::Place(f.place);
        let ctx = Ctx { you: f.hero, them: f.hero, source, card: None, level: 0 };
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), None)));
    }
}
